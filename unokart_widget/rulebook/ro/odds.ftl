### How likely it is: the sentences of the odds panel, said by the table's Python side.
### $name is a player. $share, $low, $high: parts of one, told as per cent.
###
### Words: play-out = rundă de probă; assumption = presupunere; bluff = cacealma; average = medie.

## A seat's chance to win the round, by play-outs.
win-how-deal =
    { $playouts ->
        [one] Cărțile care nu se văd de aici au fost împărțite încă o dată la întâmplare, fără concluzii din felul în care joacă ceilalți, și runda s-a jucat până la capăt.
        [few] Cărțile care nu se văd de aici au fost împărțite din nou la întâmplare de { $playouts } ori, fără concluzii din felul în care joacă ceilalți, și de fiecare dată runda s-a jucat până la capăt.
       *[other] Cărțile care nu se văd de aici au fost împărțite din nou la întâmplare de { $playouts } de ori, fără concluzii din felul în care joacă ceilalți, și de fiecare dată runda s-a jucat până la capăt.
    }
win-how-all-seen =
    { $playouts ->
        [one] Runda s-a jucat până la capăt o dată.
        [few] Runda s-a jucat până la capăt de { $playouts } ori.
       *[other] Runda s-a jucat până la capăt de { $playouts } de ori.
    }
# $strategy: random, greedy or careful.
win-how-players =
    { $strategy ->
        [random] În locul oamenilor a jucat botul care joacă la noroc, iar boții au jucat fiecare în felul lui.
        [greedy] În locul oamenilor a jucat botul lacom, iar boții au jucat fiecare în felul lui.
       *[careful] În locul oamenilor a jucat botul prudent, iar boții au jucat fiecare în felul lui.
    }
# $you: yes if the player is the reader.
win-how-count =
    { $wins ->
        [0]
            { $you ->
                [yes] N-ai câștigat niciuna dintre aceste runde de probă: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
               *[no] { $name } n-a câștigat niciuna dintre aceste runde de probă: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
            }
        [one]
            { $you ->
                [yes] Ai câștigat una dintre aceste runde de probă: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
               *[no] { $name } a câștigat una dintre aceste runde de probă: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
            }
        [few]
            { $you ->
                [yes] Ai câștigat { $wins } dintre aceste runde de probă: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
               *[no] { $name } a câștigat { $wins } dintre aceste runde de probă: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
            }
       *[other]
            { $you ->
                [yes] Ai câștigat { $wins } dintre aceste runde de probă: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
               *[no] { $name } a câștigat { $wins } dintre aceste runde de probă: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
            }
    }
win-how-interval = Chiar și atâtea runde de probă lasă loc întâmplării: în 95 de cazuri din 100 șansa adevărată se află într-un astfel de interval, aici între { NUMBER($low, style: "percent", maximumFractionDigits: 1) } și { NUMBER($high, style: "percent", maximumFractionDigits: 1) } (după Wilson).
win-how-over =
    { $you ->
        [yes] Runda s-a încheiat: ai câștigat-o tu.
       *[no] Runda s-a încheiat: a câștigat-o { $name }.
    }
win-how-nobody = Runda s-a încheiat și n-a câștigat-o nimeni.
move-how-first = Fiecare rundă de probă a început cu această mutare. Cărțile au fost împărțite la fel pentru toate mutările, așa că diferența vine doar de la mutare.

## What an Item Box would turn up: exact.
item-how-pile =
    { $number ->
        [one] Următoarea carte din teancul de tras nu poate fi decât una.
        [few] Următoarea carte din teancul de tras e una dintre cele { $number } cărți care nu se văd de aici, toate la fel de probabile.
       *[other] Următoarea carte din teancul de tras e una dintre cele { $number } de cărți care nu se văd de aici, toate la fel de probabile.
    }
item-how-refill =
    { $number ->
        [one] Teancul de tras s-a terminat: s-ar întoarce singura carte de sub cea de deasupra.
        [few] Teancul de tras s-a terminat: s-ar amesteca cele { $number } cărți jucate, și oricare poate ieși prima, cu aceeași șansă.
       *[other] Teancul de tras s-a terminat: s-ar amesteca cele { $number } de cărți jucate, și oricare poate ieși prima, cu aceeași șansă.
    }
# $item: mushroom, banana, shell, lightning or bobomb. $colour: red, yellow, green or blue.
item-how-colour =
    { $such ->
        [one] Una este { part-colour } ({ item-name }): { $such } / { $number }.
        [few] { $such } sunt { part-many-of-colour } ({ item-name }): { $such } / { $number }.
       *[other] { $such } sunt { part-many-of-colour } ({ item-name }): { $such } / { $number }.
    }
item-how-wild =
    { $such ->
        [one] Una este joker ({ item-name }): { $such } / { $number }.
        [few] { $such } sunt jokeri ({ item-name }): { $such } / { $number }.
       *[other] { $such } sunt jokeri ({ item-name }): { $such } / { $number }.
    }
part-many-of-colour =
    { $colour_code ->
        [R] roșii
        [Y] galbene
        [G] verzi
       *[B] albastre
    }

## Whether to challenge a Wild Draw Four: Bayes, line by line.
# $name laid it, and holds $cards cards now. $colour is the colour that was in force.
challenge-prior = { $name } are culoarea { part-colour }, înainte ca Joker +4 să ne spună ceva
challenge-bluff = cine are culoarea { part-colour } pune totuși Joker +4 (presupunere)
challenge-honest = cine nu are culoarea { part-colour } pune Joker +4 (presupunere)
challenge-laid = Joker +4 e pus, una peste alta
challenge-posterior = { $name } avea culoarea { part-colour }, acum că a pus Joker +4
challenge-cost = cărți pentru contestație, în medie
challenge-accepting = cărți pentru acceptare
challenge-even = de la șansa aceasta în sus, merită să contești
challenge-even-bluff = de la atâta cacealma în sus, merită să contești
challenge-pays = Merită să contești, dacă presupunerea e bună: costul în cărți este în medie { NUMBER($challenging, maximumFractionDigits: 2) } în loc de { $accepted }.
challenge-pays-not = Mai bine accepți, dacă presupunerea e bună: costul în cărți este în medie { NUMBER($challenging, maximumFractionDigits: 2) } dacă te îndoiești și { $accepted } dacă accepți.
challenge-same = Costul mediu e același, dacă presupunerea e bună: { $accepted ->
    [one] { $accepted } carte
    [few] { $accepted } cărți
   *[other] { $accepted } de cărți
  }.
# $such of the $number cards that may be in the hand are of that colour; $hidden cards of the hand are not known.
challenge-how-prior =
    { $hidden ->
        [one] Cărți care pot fi în mâna aceea: { $number }, dintre care { part-many-of-colour }: { $such }. Șansa ca singura carte să nu fie una dintre ele este { $absent }, deci șansa să fie este { $prior }.
        [few] Cărți care pot fi în mâna aceea: { $number }, dintre care { part-many-of-colour }: { $such }. Șansa ca { $hidden } cărți să nu cuprindă niciuna este { $absent }, deci șansa să cuprindă măcar una este { $prior }.
       *[other] Cărți care pot fi în mâna aceea: { $number }, dintre care { part-many-of-colour }: { $such }. Șansa ca { $hidden } de cărți să nu cuprindă niciuna este { $absent }, deci șansa să cuprindă măcar una este { $prior }.
    }
challenge-how-known = Se știe că în mâna aceea e culoarea { part-colour }.
challenge-how-laid = Are culoarea și joacă la cacealma, sau nu o are: { $prior } · { $bluff } + { $absent } · { $honest } = { $laid }.
challenge-how-posterior = Dintre acestea, are culoarea și joacă la cacealma: { $prior } · { $bluff } / { $laid } = { $posterior }.
challenge-how-cost =
    { $lost ->
        [one] O contestație greșită costă { $lost } carte, una corectă nu costă nimic: { $lost } · { $missed } = { $cost }.
        [few] O contestație greșită costă { $lost } cărți, una corectă nu costă nimic: { $lost } · { $missed } = { $cost }.
       *[other] O contestație greșită costă { $lost } de cărți, una corectă nu costă nimic: { $lost } · { $missed } = { $cost }.
    }
challenge-how-even =
    { $accepted ->
        [one] Acceptarea costă întotdeauna { $accepted } carte, cât { $lost } · { $rest }: așadar cele două sunt egale la o șansă de { $even }.
        [few] Acceptarea costă întotdeauna { $accepted } cărți, cât { $lost } · { $rest }: așadar cele două sunt egale la o șansă de { $even }.
       *[other] Acceptarea costă întotdeauna { $accepted } de cărți, cât { $lost } · { $rest }: așadar cele două sunt egale la o șansă de { $even }.
    }
