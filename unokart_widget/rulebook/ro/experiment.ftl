### The words of the experiment’s page: buttons, the chart, the list of rounds.
### Titles of questions and labels of bars are in notebook.ftl; they come from the kernel ready made.
### Numbers and shares ($count, $share …) are ready-made texts in the language’s own digits and marks.
###
### Words: run = pornește; bar = coloană; average = medie; seed = număr de pornire;
### standard deviation = abatere standard; even chances = șanse egale.

exp-loading = Se pregătește experimentul …

## What is asked
exp-question = Întrebare
exp-players = Jucători
exp-strategies = Cum joacă
# How the players play. $strategy (text): random, greedy, careful, or the name of a strategy of one’s own.
exp-strategy =
    { $strategy ->
        [random] la noroc
        [greedy] pun tot ce pot
        [careful] cu prudență
       *[other] { $strategy }
    }
exp-strategy-mixed = fiecare în felul lui
exp-strategy-of = Cum joacă { $name }
exp-each = Loc cu loc
exp-language = Limba
exp-seed = Numărul de pornire: { $seed }

## Running
exp-run = Pornește
exp-pause = Pauză
# How many rounds more at once: +1, +100, +100,000.
exp-step = +{ $count }
exp-step-label = +{ $count } în plus
exp-anew = Ia-o de la capăt
exp-compiling = Regulile se pregătesc ca să meargă de o sută de ori mai repede. Până atunci merg așa cum sunt.
# $unit (text): round, game, hand or wait.
exp-played =
    { $unit ->
        [game]
            { $number ->
                [one] { $count } joc
                [few] { $count } jocuri
               *[other] { $count } de jocuri
            }
        [wait]
            { $number ->
                [one] { $count } încercare
                [few] { $count } încercări
               *[other] { $count } de încercări
            }
        [hand]
            { $number ->
                [one] { $count } mână
                [few] { $count } mâini
               *[other] { $count } de mâini
            }
       *[other]
            { $number ->
                [one] { $count } rundă
                [few] { $count } runde
               *[other] { $count } de runde
            }
    }
# Things that are counted, several in a round. $unit (text): item, challenge or uno.
exp-counted =
    { $unit ->
        [item]
            { $number ->
                [one] { $count } Cutie-surpriză deschisă
                [few] { $count } Cutii-surpriză deschise
               *[other] { $count } de Cutii-surpriză deschise
            }
        [challenge]
            { $number ->
                [one] { $count } contestație făcută
                [few] { $count } contestații făcute
               *[other] { $count } de contestații făcute
            }
       *[other]
            { $number ->
                [one] UNO uitat o dată
                [few] UNO uitat de { $count } ori
               *[other] UNO uitat de { $count } de ori
            }
    }
exp-rate = { $count } pe secundă
exp-all = Acestea sunt toate: { $count }.

## The chart
exp-chart = { $title }: apasă o coloană ca să vezi ce e în ea
exp-empty = Încă nu s-a numărat nimic. Apasă Pornește sau mergi pas cu pas.
exp-bar = { $label }: { $share }, { $count } din { $all }, probabil între { $low } și { $high }
exp-bar-none = { $label }: încă niciuna
exp-bar-mark = { $bar }; { $name } { $mark }
# What stands beside the counted share. $kind (text): exact, even or unseen.
exp-mark =
    { $kind ->
        [exact] valoare exactă
        [even] șanse egale
       *[unseen] pachet nevăzut
    }
exp-legend-bar = numărat
exp-legend-interval = interval de 95 %
# A sentence on what stands beside the counted share.
exp-note =
    { $kind ->
        [exact] Valoare exactă: calculată, nu numărată.
        [even] Șanse egale: cum ar fi dacă locul la masă nu ar conta.
       *[unseen] Șansele exacte când nu se vede nicio carte în afară de Cutia-surpriză. În joc s-au văzut deja unele cărți, așa că pot fi mici diferențe.
    }

## The mean
exp-mean = În medie { $mean }
exp-mean-interval = între { $low } și { $high }, cu încredere de 95 %
exp-mean-exact = valoare exactă { $mean }
exp-spread = Abatere standard { $spread }
exp-spread-exact = valoare exactă { $spread }

## The running line: how the average, or the share of a bar, went with the number of rounds
exp-line = Evoluția
exp-line-mean = Media până acum
exp-line-share = { $label }: partea de până acum
# $played (text): as exp-played. $value, $low, $high (text): a number or a share.
exp-line-point = { $played }: { $value }, probabil între { $low } și { $high }
exp-line-value = { $played }: { $value }

## The numbers
exp-numbers = Numerele
exp-column-value = Valoare
exp-column-count = Număr
exp-column-share = Parte
exp-column-interval = Interval de 95 %

## The rounds of a bar
exp-rounds-of = { $label }: { $count }
# $unit (text): round, game, hand or wait.
exp-rounds-hint =
    { $unit ->
        [game] Deschide unul și îi vezi toate rundele jucate la o masă.
        [wait] Cărțile trase, una după alta. Ultima se potrivește.
        [hand] Deschide una și o găsești pe masă, gata de jucat.
       *[round] Deschide una și o vezi jucată la o masă.
    }
# $number (text).
exp-round =
    { $unit ->
        [game] Jocul { $number }
        [wait] Încercarea { $number }
        [hand] Mâna { $number }
       *[round] Runda { $number }
    }
exp-won = { $name } câștigă { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
exp-unwon = nu câștigă nimeni
exp-turns =
    { $turns ->
        [one] { $turns } tură
        [few] { $turns } ture
       *[other] { $turns } de ture
    }
exp-worth =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
exp-won-game = { $name } câștigă cu { exp-worth }
exp-draws =
    { $draws ->
        [one] { $draws } carte trasă
        [few] { $draws } cărți trase
       *[other] { $draws } de cărți trase
    }
exp-more-rounds = Înainte
exp-fewer-rounds = Înapoi
exp-none-in-bar = Încă nu e nimic în coloana aceasta.
exp-close = Închide
exp-opened = { $round }, la o masă
exp-close-table = Strânge masa
exp-cannot-open = Pagina aceasta nu poate arăta o masă într-un experiment. În caiet, rulează: uk.Table(experiment.run.game({ $number }).at(0))

## When something is amiss
exp-silent-title = Nucleul nu răspunde.
exp-silent-text = Are de lucru sau s-a oprit. Experimentul poate continua când răspunde. Dacă nu răspunde, reîncarcă pagina sau rulează din nou celula experimentului.
exp-never-title = Aceasta este o imagine salvată a experimentului.
# $cell (text): the number of the cell, or none.
exp-never-text =
    { $cell ->
        [none] Ca să continui, rulează celula care l-a făcut: cea cu unokart_widget.Experiment.
       *[other] Ca să continui, rulează celula care l-a făcut: a fost In [{ $cell }].
    }
exp-error = Ceva n-a mers
exp-bad-view = Experimentul nu a putut fi citit ({ $what }).
