### The rules in words: see en/rules.ftl for what the messages and their arguments are.
###
### Words: stock = teancul de tras; discard pile = cărțile jucate; wild card = joker; item = obiect;
### passed over = stai o tură; to name a colour = a alege culoarea; challenge = a contesta.
### Nothing here may depend on whether a player is a boy or a girl: no “îl”, “o”, “lui” before a name.

## Parts of sentences

# Names of players that would be misread in a sentence, in small letters, with commas between:
# those that mean the reader, and others.
names-of-the-reader = tu, tine, dumneata, dvs, dumneavoastră
names-of-nobody = nimeni, oricine, cineva, altcineva, fiecare, toți, toate, toată lumea, ceilalți, eu, el, ea, noi, voi, ei, ele, dealerul, dealer, jucătorul, următorul jucător

# What somebody draws: how many, and which where the reader may know.
part-cards =
    { $number ->
        [one] o carte
        [few] { $number } cărți
       *[other] { $number } de cărți
    }{ $has_cards ->
        [yes] { " " }({ $cards })
       *[no] { "" }
    }
# Cards that are shown, at the end of a clause; nothing where the reader may not see them.
part-shown =
    { $has_cards ->
        [yes] : { $cards }
       *[no] { "" }
    }
# The item on $card.
part-item =
    { $item ->
        [mushroom] o ciupercă
        [banana] o coajă de banană
        [shell] o carapace verde
        [lightning] un fulger
       *[bobomb] un Bob-omb
    }
part-points =
    { $number ->
        [one] 1 punct
        [few] { $number } puncte
       *[other] { $number } de puncte
    }

## The cards

deck = Pachetul de cărți
    .rule = Pachetul are 112 cărți. Fiecare dintre cele patru culori are un 0, câte două cărți cu fiecare număr de la 1 la 9, două cărți +2, două „Schimbă direcția” și două „Stai o tură”. Patru cărți Joker +4 și opt Joker Cutie-surpriză nu au nicio culoare.

deck-items = Câte un obiect pe fiecare carte
    .rule = Fiecare carte poartă un obiect: cele roșii o ciupercă, cele galbene o coajă de banană, cele verzi o carapace verde, cele albastre un fulger, iar jokerii un Bob-omb. Obiectul doarme până când cartea este întoarsă de o Cutie-surpriză.

players = Câți pot juca
    .rule = La masă joacă între doi și zece jucători.
    .no-such-seat = La masa aceasta nu există locul { $number }: locurile se numără de la 0.

## Setting up

setup-dealer = Cine împarte primul
    .rule = Fiecare trage o carte, iar cine are numărul cel mai mare împarte primul cărțile; cărțile de acțiune și jokerii se socotesc 0. Cărțile trase se pun la loc și pachetul se amestecă.
    .drew =
        { $you ->
            [yes] Tragi { $card } ca să se vadă cine împarte.
           *[no] { $name } trage { $card } ca să se vadă cine împarte.
        }
    .chosen =
        { $you ->
            [yes] Ai numărul cel mai mare, așa că împarți tu primele cărți.
           *[no] { $name } are numărul cel mai mare și împarte primele cărți.
        }

setup-dealer-tie = Egalitate la tragere
    .rule = Când mai mulți jucători au același număr, cel mai mare, doar ei trag din nou, până când unul îi întrece pe ceilalți.
    .convention = Foaia cu reguli nu spune ce se face la egalitate, așa că aceasta este o convenție a noastră. Nicio opțiune nu o schimbă.
    .again =
        { $number ->
            [one] Cel mai mare număr îl are { $number } jucător, care trage din nou.
            [few] Cel mai mare număr îl au { $number } jucători, care trag din nou.
           *[other] Cel mai mare număr îl au { $number } de jucători, care trag din nou.
        }

setup-deal = Împărțirea cărților
    .rule = Cel care împarte dă fiecăruia șapte cărți, câte una pe rând, începând cu jucătorul din stânga sa. Celelalte cărți sunt teancul de tras și stau în mijloc, cu fața în jos.
    .convention = Foaia cu reguli nu spune cine primește prima carte; faptul că se începe din stânga celui care împarte este o convenție a noastră. Nicio opțiune nu o schimbă.
    .dealt =
        { $number ->
            [one]
                { $you ->
                    [yes] Împarți fiecăruia câte o carte.
                   *[no] { $name } împarte fiecăruia câte o carte.
                }
            [few]
                { $you ->
                    [yes] Împarți fiecăruia câte { $number } cărți.
                   *[no] { $name } împarte fiecăruia câte { $number } cărți.
                }
           *[other]
                { $you ->
                    [yes] Împarți fiecăruia câte { $number } de cărți.
                   *[no] { $name } împarte fiecăruia câte { $number } de cărți.
                }
        }

setup-start = Prima carte
    .rule = Cel care împarte întoarce cu fața în sus prima carte din teancul de tras, iar peste ea se vor pune cărțile jucate.
    .turned = { CAPITAL($card) } este prima carte întoarsă: cu ea începe jocul.

setup-start-draw4 = Joker +4 ca primă carte
    .rule = O rundă nu poate începe cu un Joker +4. Cartea se pune la loc, teancul de tras se amestecă și se întoarce altă carte.
    .returned = { CAPITAL($card) } nu poate începe o rundă: se amestecă la loc în teancul de tras.

setup-start-itembox = Joker Cutie-surpriză ca primă carte
    .rule = Când runda începe cu un Joker Cutie-surpriză, cel care împarte alege culoarea pe care trebuie s-o potrivească primul jucător. Din cutie nu iese niciun obiect.
    .asked =
        { $you ->
            [yes] Alege culoarea cu care se începe: tu ai împărțit cărțile.
           *[no] { $name } a împărțit cărțile și alege culoarea cu care se începe.
        }
    .named =
        { $you ->
            [yes] Alegi culoarea { part-colour } pentru început.
           *[no] { $name } alege culoarea { part-colour } pentru început.
        }
    .name-first =
        { $you ->
            [yes] Runda nu poate începe încă: mai întâi trebuie să alegi o culoare.
           *[no] Runda nu poate începe încă: mai întâi cel care a împărțit trebuie să aleagă o culoare.
        }
    .may-name = Runda începe cu un Joker Cutie-surpriză, așa că cel care a împărțit poate alege culoarea { part-colour }.

setup-start-reverse = „Schimbă direcția” ca primă carte
    .rule = Când runda începe cu „Schimbă direcția”, joacă mai întâi cel care a împărțit, iar rândul trece spre dreapta.
    .convention = Foaia cu reguli nu spune în ce direcție se joacă apoi; spre dreapta, ca după orice carte „Schimbă direcția”, este o convenție a noastră. Nicio opțiune nu o schimbă.
    .begins =
        { $you ->
            [yes] Prima carte este „Schimbă direcția”: începi tu, care ai împărțit, și se joacă spre dreapta.
           *[no] Prima carte este „Schimbă direcția”: începe { $name }, care a împărțit, și se joacă spre dreapta.
        }

setup-start-draw2 = +2 ca primă carte
    .rule = Când runda începe cu un +2, vecinul din stânga celui care a împărțit trage două cărți și stă o tură.
    .drew =
        { $you ->
            [yes] Prima carte este un +2: tragi { part-cards } și stai o tură.
           *[no] Prima carte este un +2: { $name } trage { part-cards } și stă o tură.
        }

setup-start-skip = „Stai o tură” ca primă carte
    .rule = Când runda începe cu „Stai o tură”, vecinul din stânga celui care a împărțit stă o tură.
    .skipped =
        { $you ->
            [yes] Prima carte este „Stai o tură”: tu stai o tură.
           *[no] Prima carte este „Stai o tură”: { $name } stă o tură.
        }

setup-next = Altcineva împarte cărțile
    .rule = În fiecare rundă nouă împarte cărțile următorul jucător spre stânga.
    .deals =
        { $you ->
            [yes] În runda aceasta împarți tu cărțile.
           *[no] În runda aceasta împarte cărțile { $name }.
        }

## A turn

turn-order = Al cui e rândul
    .rule = Începe jucătorul din stânga celui care a împărțit, dacă prima carte nu spune altceva, iar rândul trece în jurul mesei spre stânga.
    .begins =
        { $you ->
            [yes] Începi tu.
           *[no] Începe { $name }.
        }
    .not-your-turn =
        { $you ->
            [yes] Acum e rândul tău: nimeni altcineva nu poate face mutarea aceasta.
           *[no] Încă nu: acum joacă { $name }.
        }

turn-match = Potrivirea cu cartea de sus
    .rule = Pune o carte care are culoarea, numărul sau simbolul cărții de deasupra. Peste un joker se potrivește doar culoarea aleasă; peste o carte ieșită dintr-o Cutie-surpriză se pune ca peste oricare alta.
    .played =
        { $you ->
            [yes] Joci { $card }.
           *[no] { $name } joacă { $card }.
        }
    .not-in-hand =
        { $you ->
            [yes] Nu ai { $card } în mână.
           *[no] În mână nu se află { $card }.
        }
    .no-match = { CAPITAL($card) } nu se poate pune peste { $top }: nici culoarea, nici numărul nu se potrivesc.
    .no-match-symbol = { CAPITAL($card) } nu se poate pune peste { $top }: nici culoarea, nici simbolul nu se potrivesc.
    .no-match-colour = { CAPITAL($card) } nu se poate juca: s-a ales culoarea { part-colour }, așa că merg doar { part-cards-of-colour } sau jokeri.
    .fits-colour = { CAPITAL($card) } se poate pune peste { $top }: au aceeași culoare.
    .fits-number = { CAPITAL($card) } se poate pune peste { $top }: au același număr.
    .fits-symbol = { CAPITAL($card) } se poate pune peste { $top }: au același simbol.
    .fits-named-colour = { CAPITAL($card) } se poate juca: s-a ales culoarea { part-colour }.

turn-wild = Jokerii merg peste orice carte
    .rule = Ambele feluri de joker, Cutie-surpriză și +4, se pot pune peste orice carte, oricând e rândul tău.
    .played =
        { $has_colour ->
            [yes]
                { $you ->
                    [yes] Joci { $card } și alegi culoarea { part-colour }.
                   *[no] { $name } joacă { $card } și alege culoarea { part-colour }.
                }
           *[no]
                { $you ->
                    [yes] Joci { $card }.
                   *[no] { $name } joacă { $card }.
                }
        }
    .fits = { CAPITAL($card) } merge peste orice carte, ca orice joker.
    .nothing-to-name = Acum nu trebuie să aleagă nimeni o culoare.
    .colour-not-wanted = { CAPITAL($card) } se joacă fără să alegi o culoare: pune cartea fără ea.

turn-draw = Când tragi o carte
    .rule = Dacă nu poți juca nicio carte sau nu vrei, tragi o carte din teancul de tras.
    .drew =
        { $has_cards ->
            [yes]
                { $you ->
                    [yes] Tragi { $cards }.
                   *[no] { $name } trage { $cards }.
                }
           *[no]
                { $you ->
                    [yes] Tragi { part-cards }.
                   *[no] { $name } trage { part-cards }.
                }
        }
    .draw-before-passing =
        { $you ->
            [yes] Încă nu poți ceda rândul: trage mai întâi o carte.
           *[no] Nimeni nu poate ceda rândul fără să tragă: mai întâi se trage o carte.
        }
    .may =
        { $you ->
            [yes] La rândul tău poți oricând să tragi o carte, chiar dacă ai putea juca una.
           *[no] La rândul său, oricine poate trage o carte, chiar dacă ar putea juca una.
        }

turn-draw-play = Jucarea cărții trase
    .rule = Dacă se potrivește cartea pe care o tragi, poți s-o joci imediat, doar pe ea, sau poți ceda rândul. Dacă nu se potrivește, rândul tău s-a încheiat.
    .may-play =
        { $you ->
            [yes] Cartea trasă se potrivește: o poți juca acum sau poți ceda rândul.
           *[no] Cartea trasă se potrivește: { $name } o poate juca acum sau poate ceda rândul.
        }
    .ends =
        { $you ->
            [yes] Cartea trasă nu se potrivește, așa că rândul tău se încheie.
           *[no] Cartea trasă nu se potrivește, așa că { $name } cedează rândul.
        }
    .passed =
        { $you ->
            [yes] Păstrezi cartea și cedezi rândul.
           *[no] { $name } păstrează cartea și cedează rândul.
        }
    .only-drawn-card =
        { $has_card ->
            [yes] După ce ai tras, poți juca doar cartea trasă: { $card }.
           *[no] După tragere se poate juca doar cartea trasă.
        }
    .already-drawn =
        { $you ->
            [yes] Ai tras deja cartea ta în tura aceasta: joac-o sau cedează rândul.
           *[no] Într-o tură se trage o singură dată: cartea trasă se joacă sau se cedează rândul.
        }
    .fits = Tocmai s-a tras { $card }, care se potrivește, așa că se poate juca imediat.
    .may-pass =
        { $you ->
            [yes] Poți păstra cartea trasă: nu ești obligat s-o joci.
           *[no] Cartea trasă se poate păstra: nimeni nu e obligat s-o joace.
        }

stock-empty = Când se termină teancul de tras
    .rule = Dacă cineva trebuie să tragă și teancul de tras s-a terminat, cărțile jucate, în afară de cea de deasupra, se amestecă și devin noul teanc. Dacă nu e nimic de amestecat, tragerea se oprește și nimeni nu mai trage restul mai târziu.
    .convention = Foaia cu reguli nu spune ce se întâmplă când se termină teancul de tras, așa că aceasta este o convenție a noastră. Nicio opțiune nu o schimbă.
    .reshuffled =
        { $number ->
            [one] Teancul de tras s-a terminat: noul teanc este o singură carte dintre cele jucate.
            [few] Teancul de tras s-a terminat: { $number } cărți dintre cele jucate se amestecă și formează altul.
           *[other] Teancul de tras s-a terminat: { $number } de cărți dintre cele jucate se amestecă și formează altul.
        }
    .cut-short =
        { $you ->
            [yes]
                { $number ->
                    [one] Nu mai sunt cărți: scapi de o carte.
                    [few] Nu mai sunt cărți: scapi de { $number } cărți.
                   *[other] Nu mai sunt cărți: scapi de { $number } de cărți.
                }
           *[no]
                { $number ->
                    [one] Nu mai sunt cărți: { $name } scapă de o carte.
                    [few] Nu mai sunt cărți: { $name } scapă de { $number } cărți.
                   *[other] Nu mai sunt cărți: { $name } scapă de { $number } de cărți.
                }
        }

round-blocked = O rundă blocată
    .rule = Când toți jucătorii, unul după altul, vor să tragă și nu mai este nicio carte de tras, runda se încheie. N-o câștigă nimeni și nimeni nu primește puncte.
    .convention = Foaia cu reguli nu se gândește la o masă blocată, așa că aceasta este o convenție a noastră. Nicio opțiune nu o schimbă.
    .ended = Nimeni nu a mai putut trage o carte: runda este blocată și se încheie fără câștigător.
    .over = Runda aceasta s-a blocat și s-a încheiat: trebuie începută runda următoare.

## Action cards

action-draw2 = +2
    .rule = Următorul jucător trage două cărți și stă o tură. Nimeni nu poate da pedeapsa mai departe cu alt +2.
    .drew =
        { $you ->
            [yes] Tragi { part-cards } și stai o tură.
           *[no] { $name } trage { part-cards } și stă o tură.
        }

action-reverse = Schimbă direcția
    .rule = Jocul se întoarce: dacă rândul trecea spre stânga, acum trece spre dreapta, și invers.
    .turned = Jocul își schimbă direcția: acum se joacă spre { direction-name }.

action-reverse-two = „Schimbă direcția” în doi
    .rule = În doi jucători, „Schimbă direcția” are efectul unei cărți „Stai o tură”: celălalt stă o tură, iar cine a pus cartea joacă din nou.
    .convention = Foaia cu reguli nu spune nimic despre „Schimbă direcția” în doi, așa că aceasta este o convenție a noastră, ca în jocul UNO clasic. Cu opțiunea two_player_reverse="turn" se schimbă doar direcția și urmează celălalt jucător.
    .skipped =
        { $you ->
            [yes] În doi, „Schimbă direcția” e ca „Stai o tură”: tu stai o tură.
           *[no] În doi, „Schimbă direcția” e ca „Stai o tură”: { $name } stă o tură.
        }
    .turned = Jocul își schimbă direcția, dar în doi urmează tot celălalt jucător.

action-skip = Stai o tură
    .rule = Următorul jucător stă o tură.
    .skipped =
        { $you ->
            [yes] Tu stai o tură.
           *[no] { $name } stă o tură.
        }

action-itembox = Joker Cutie-surpriză
    .rule = Se întoarce imediat cartea de deasupra din teancul de tras și se pune peste cărțile jucate, iar obiectul de pe ea intră în acțiune.
    .turned =
        { $you ->
            [yes] Deschizi Cutia-surpriză: iese { $card }, cu { part-item }.
           *[no] { $name } deschide Cutia-surpriză: iese { $card }, cu { part-item }.
        }

action-draw4 = Joker +4
    .rule = Cine pune cartea alege culoarea care urmează. Următorul jucător fie contestă, fie trage patru cărți și stă o tură.
    .drew =
        { $you ->
            [yes] Tragi { part-cards } și stai o tură.
           *[no] { $name } trage { part-cards } și stă o tură.
        }
    .colour-missing = Un Joker +4 se pune împreună cu o culoare: W4=B, de exemplu, alege culoarea albastră.

## Items

item-mushroom = Ciuperca
    .rule = Cine a pus Cutia-surpriză joacă imediat încă o tură. Este o tură întreagă: dacă nu ai ce juca, tragi o carte.
    .again =
        { $you ->
            [yes] Ciuperca îți dă avânt: mai joci o tură.
           *[no] Ciuperca dă avânt: { $name } mai joacă o tură.
        }

item-banana = Coaja de banană
    .rule = Ultimul jucător care a jucat înainte de Cutia-surpriză alunecă și trage două cărți. O tură pierdută din cauza unei cărți „Stai o tură” sau a unei cărți de tras nu se socotește.
    .convention = Foaia cu reguli nu spune cine a jucat ultimul când cineva a stat o tură; ultimul alt jucător care chiar a avut rândul este o convenție a noastră, iar dacă n-a jucat încă nimeni altcineva, nu alunecă nimeni. Cu opțiunea banana="seat" este mereu vecinul dinspre care vine rândul.
    .drew =
        { $you ->
            [yes] Aluneci pe coaja de banană și tragi { part-cards }.
           *[no] { $name } alunecă pe coaja de banană și trage { part-cards }.
        }
    .nobody =
        { $you ->
            [yes] Nu alunecă nimeni pe coaja de banană: n-a jucat nimeni înaintea ta.
           *[no] Nu alunecă nimeni pe coaja de banană: înainte de { $name } n-a jucat nimeni.
        }

item-shell = Carapacea verde
    .rule = Cine a pus Cutia-surpriză alege un adversar, iar acesta trage o carte.
    .asked =
        { $you ->
            [yes] Ai o carapace verde: alege în cine o arunci.
           *[no] { $name } are o carapace verde și țintește.
        }
    .drew =
        { $you ->
            [yes] Carapacea verde te lovește: tragi { part-cards }.
           *[no] Carapacea verde lovește: { $name } trage { part-cards }.
        }
    .aim-first =
        { $you ->
            [yes] Mai întâi carapacea verde: trebuie s-o arunci într-un adversar.
           *[no] Mai întâi carapacea verde: trebuie aruncată într-un adversar.
        }
    .nothing-to-aim = Acum nu e nicio carapace verde de aruncat.
    .not-yourself =
        { $you ->
            [yes] Nu poți arunca în tine carapacea verde: alege un adversar.
           *[no] Nimeni nu poate arunca în sine carapacea verde: trebuie ales un adversar.
        }
    .may-aim =
        { $other_you ->
            [yes] Carapacea verde se poate arunca în orice adversar, deci și în tine.
           *[no] Carapacea verde se poate arunca în orice adversar, deci și în { $other }.
        }

item-lightning = Fulgerul
    .rule = Toți ceilalți jucători trag câte o carte, începând cu următorul, iar cine a pus Cutia-surpriză mai joacă o tură.
    .drew =
        { $you ->
            [yes] Fulgerul te lovește: tragi { part-cards }.
           *[no] Fulgerul lovește: { $name } trage { part-cards }.
        }
    .again =
        { $you ->
            [yes] După fulger mai joci o tură.
           *[no] După fulger { $name } mai joacă o tură.
        }

item-bobomb = Bob-omb
    .rule = Bob-omb explodează chiar sub cel care a pus Cutia-surpriză: acesta trage două cărți și apoi alege culoarea care urmează.
    .drew =
        { $you ->
            [yes] Bob-omb explodează sub tine: tragi { part-cards }.
           *[no] Bob-omb explodează sub { $name }, care trage { part-cards }.
        }
    .asked =
        { $you ->
            [yes] Tu alegi culoarea care urmează.
           *[no] { $name } trebuie să aleagă culoarea care urmează.
        }
    .named =
        { $you ->
            [yes] Alegi culoarea { part-colour }.
           *[no] { $name } alege culoarea { part-colour }.
        }
    .name-first =
        { $you ->
            [yes] După Bob-omb mai e ceva de făcut: trebuie să alegi o culoare.
           *[no] După Bob-omb mai e ceva de făcut: trebuie aleasă o culoare.
        }
    .may-name = După un Bob-omb se poate alege orice culoare, deci și cea { part-colour }.

item-action = Contează doar obiectul
    .rule = Când dintr-o Cutie-surpriză iese o carte de acțiune sau un joker, nu se face ce spune cartea; contează doar obiectul de pe ea. A doua Cutie-surpriză este doar un Bob-omb și nu se mai întoarce altă carte.
    .ignored =
        { $card_code ->
            [WI] A doua Cutie-surpriză rămâne închisă: contează doar Bob-omb de pe ea.
           *[other] Contează doar obiectul: { $card } nu face nimic.
        }

item-none = O Cutie-surpriză goală
    .rule = Când nu mai e nicio carte de întors, nici în teancul de tras, nici sub cartea de deasupra, nu se întâmplă nimic. Cine a pus Cutia-surpriză alege culoarea care urmează.
    .convention = Foaia cu reguli nu spune ce face o Cutie-surpriză când nu mai sunt cărți, așa că aceasta este o convenție a noastră. Nicio opțiune nu o schimbă.
    .asked =
        { $you ->
            [yes] Nu e nicio carte de întors: alegi doar culoarea care urmează.
           *[no] Nu e nicio carte de întors: { $name } alege doar culoarea care urmează.
        }
    .named =
        { $you ->
            [yes] Alegi culoarea { part-colour }.
           *[no] { $name } alege culoarea { part-colour }.
        }
    .name-first =
        { $you ->
            [yes] Cutia-surpriză a fost goală: mai întâi trebuie să alegi o culoare.
           *[no] Cutia-surpriză a fost goală: mai întâi trebuie aleasă o culoare.
        }
    .may-name = Cutia-surpriză a fost goală, așa că se poate alege orice culoare, deci și cea { part-colour }.

item-after = După obiect
    .rule = După o coajă de banană, o carapace verde sau un Bob-omb este rândul următorului jucător.
    .passes =
        { $you ->
            [yes] Acum e rândul tău.
           *[no] Acum joacă { $name }.
        }

## The challenge

challenge-offer = Contești sau accepți
    .rule = Când se pune un Joker +4, îl poate contesta următorul jucător și nimeni altcineva.
    .offered =
        { $you ->
            [yes] Ai încredere în { $other }? Contestă cartea Joker +4 sau accept-o și trage.
           *[no]
                { $other_you ->
                    [yes] { $name } poate contesta cartea ta Joker +4 sau o poate accepta și trage.
                   *[no] { $name } poate contesta cartea Joker +4 pusă de { $other } sau o poate accepta și trage.
                }
        }
    .accepted =
        { $you ->
            [yes] Accepți cartea Joker +4.
           *[no] { $name } acceptă cartea Joker +4.
        }
    .answer-first =
        { $you ->
            [yes] Mai întâi cartea Joker +4: trebuie s-o contești sau s-o accepți.
           *[no] Mai întâi cartea Joker +4: trebuie contestată sau acceptată.
        }
    .nothing-to-answer = Acum nu e niciun Joker +4 de contestat sau de acceptat.
    .only-next-player = Doar următorul jucător poate contesta sau accepta un Joker +4.
    .may-challenge =
        { $you ->
            [yes] Poți să te îndoiești de Joker +4 și să ceri să vezi mâna.
           *[no] Următorul jucător se poate îndoi de Joker +4 și poate cere să vadă mâna.
        }
    .may-accept =
        { $you ->
            [yes] Poți accepta fără să contești: tragi patru cărți și nu riști să tragi șase.
           *[no] Următorul jucător poate accepta fără să conteste: trage patru cărți și nu riscă să tragă șase.
        }

challenge-show = Se arată mâna
    .rule = Cine contestă, și niciun alt jucător, are voie să vadă mâna celui care a pus Joker +4.
    .shown =
        { $you ->
            [yes] { $other } îți contestă cartea și se uită la mâna ta{ part-shown }.
           *[no]
                { $other_you ->
                    [yes] Contești cartea pusă de { $name } și îi vezi mâna{ part-shown }.
                   *[no] { $other } contestă cartea pusă de { $name }, iar mâna n-o mai vede nimeni altcineva.
                }
        }

challenge-won = Contestația este corectă
    .rule = Dacă în mâna arătată este o carte de culoarea dinainte de Joker +4, cele patru cărți le trage cel care l-a pus. Culoarea aleasă rămâne, iar cine a contestat joacă normal.
    .convention = Foaia cu reguli nu spune ce culoare contează când dedesubt era un joker; culoarea aleasă pentru acesta este o convenție a noastră. Nicio opțiune nu o schimbă.
    .drew =
        { $you ->
            [yes] Contestația este corectă: tragi { part-cards }.
           *[no] Contestația este corectă: { $name } trage { part-cards }.
        }
    .turn =
        { $you ->
            [yes] Acum joci tu.
           *[no] { $name } joacă normal.
        }

challenge-lost = Contestația este greșită
    .rule = Dacă în mâna arătată nu este nicio carte de culoarea dinainte, cine a contestat trage șase cărți în loc de patru și stă o tură.
    .drew =
        { $you ->
            [yes] Contestația este greșită: tragi { part-cards } și stai o tură.
           *[no] Contestația este greșită: { $name } trage { part-cards } și stă o tură.
        }

## Saying UNO

uno-say = Se spune UNO
    .rule = Spune UNO când pui o carte și îți mai rămâne doar una.
    .said =
        { $you ->
            [yes] Spui UNO.
           *[no] { $name } spune UNO.
        }
    .not-last-but-one =
        { $number ->
            [one] UNO se spune când pui penultima carte, nu odată cu ultima.
            [few] UNO se spune când pui penultima carte, nu când ai { $number } cărți în mână.
           *[other] UNO se spune când pui penultima carte, nu când ai { $number } de cărți în mână.
        }
    .may =
        { $you ->
            [yes] Aceasta este penultima ta carte, așa că spune UNO când o pui.
           *[no] Aceasta este penultima carte, așa că se spune UNO când este pusă.
        }

uno-catch = UNO uitat
    .rule = Dacă uiți să spui UNO și îl spune mai întâi alt jucător, tragi două cărți.
    .caught =
        { $you ->
            [yes] { $other } observă că ai uitat să spui UNO: tragi { part-cards }.
           *[no]
                { $other_you ->
                    [yes] Observi că { $name } a uitat să spună UNO: { $name } trage { part-cards }.
                   *[no] { $other } observă că { $name } a uitat să spună UNO: { $name } trage { part-cards }.
                }
        }
    .not-yourself =
        { $you ->
            [yes] Pe tine nu te poți prinde, dar mai poți spune UNO.
           *[no] De prins pot prinde doar ceilalți: cine a uitat mai poate spune UNO.
        }
    .may =
        { $other_you ->
            [yes] Ai o singură carte și n-ai spus UNO, așa că oricine altcineva îl poate spune mai întâi.
           *[no] { $other } are o singură carte și n-a spus UNO, așa că oricine altcineva îl poate spune mai întâi.
        }

uno-window = Până când se mai poate spune UNO
    .rule = Cine a uitat de UNO îl mai poate spune, sau poate fi prins, până când cineva joacă o carte, trage, contestă sau acceptă, cât timp are exact o carte în mână. Alegerea culorii sau aruncarea carapacei verzi țin de aceeași tură, deci nu opresc timpul.
    .convention = Foaia cu reguli nu spune până când se poate spune UNO sau până când poate fi prins cineva, așa că aceasta este o convenție a noastră. Nicio opțiune nu o schimbă.
    .said =
        { $you ->
            [yes] Spui UNO în ultima clipă.
           *[no] { $name } spune UNO în ultima clipă.
        }
    .nothing-to-say =
        { $you ->
            [yes] Acum nu ai de ce să spui UNO.
           *[no] Acum nu e cazul să se spună UNO.
        }
    .nobody-to-catch = Acum nu poate fi prins nimeni, iar încercarea nu costă nimic.
    .may =
        { $you ->
            [yes] Ai uitat să spui UNO, dar încă nu e prea târziu.
           *[no] UNO a fost uitat, dar încă nu e prea târziu să fie spus.
        }

## The end

out-end = Ultima carte
    .rule = Runda se încheie când cineva nu mai are nicio carte.
    .out =
        { $you ->
            [yes] Pui ultima carte și termini runda.
           *[no] { $name } pune ultima carte și termină runda.
        }
    .over = Runda aceasta s-a încheiat: trebuie începută runda următoare.

out-draw = Ultima carte este +2 sau +4
    .rule = Dacă o rundă se încheie cu un +2 sau un Joker +4, următorul jucător trage mai întâi cărțile acelea, apoi se numără punctele. Joker +4 nu mai poate fi contestat atunci.
    .convention = Foaia cu reguli nu spune dacă se poate contesta un Joker +4 care încheie runda; că nu se poate, fiindcă mâna este goală, este o convenție a noastră. Nicio opțiune nu o schimbă.
    .drew =
        { $you ->
            [yes] Mai tragi { part-cards } înainte să se numere punctele.
           *[no] { $name } mai trage { part-cards } înainte să se numere punctele.
        }

out-itembox = Ultima carte este o Cutie-surpriză
    .rule = O Cutie-surpriză pusă ca ultimă carte se deschide ca de obicei. La coajă de banană, carapace verde sau fulger trag alții înainte de numărarea punctelor; un Bob-omb îi dă două cărți celui care a pus-o, iar runda continuă.
    .convention = Foaia cu reguli nu spune ce face o Cutie-surpriză ca ultimă carte, așa că aceasta este o convenție a noastră. Cu opțiunea last_item_box="end" runda se încheie de îndată ce este pusă, iar cutia rămâne închisă.
    .flip =
        { $you ->
            [yes] Ultima ta carte a fost o Cutie-surpriză: se mai deschide.
           *[no] Ultima carte pusă de { $name } a fost o Cutie-surpriză: se mai deschide.
        }
    .ended =
        { $you ->
            [yes] Ultima ta carte a fost o Cutie-surpriză: rămâne închisă, iar runda s-a încheiat.
           *[no] Ultima carte pusă de { $name } a fost o Cutie-surpriză: rămâne închisă, iar runda s-a încheiat.
        }
    .goes-on =
        { $you ->
            [yes] După Bob-omb ai din nou cărți în mână: runda continuă.
           *[no] După Bob-omb { $name } are din nou cărți în mână: runda continuă.
        }

score-hand = Numărarea punctelor
    .rule = Câștigătorul rundei primește puncte pentru cărțile rămase la ceilalți: cărțile cu numere valorează numărul lor, +2, „Schimbă direcția” și „Stai o tură” câte 20, iar jokerii câte 50.
    .counted =
        { $you ->
            [yes] Îți rămân { part-points } în mână{ part-shown }.
           *[no] { $name } rămâne cu { part-points } în mână{ part-shown }.
        }
    .won =
        { $you ->
            [yes] Câștigi runda și primești { part-points }.
           *[no] { $name } câștigă runda și primește { part-points }.
        }

score-game = Câștigarea jocului
    .rule = Se joacă runde până când cineva are cel puțin 500 de puncte și câștigă jocul. Opțiunea target stabilește alt număr.
    .won =
        { $you ->
            [yes] Câștigi jocul cu { part-points }.
           *[no] { $name } câștigă jocul cu { part-points }.
        }
    .over = Jocul s-a încheiat: poate urma doar un joc nou.
