### The words of the experiment’s page: buttons, the chart, the list of rounds.
### Titles of questions and labels of bars are in notebook.ftl; they come from the kernel ready made.
### Numbers and shares ($count, $share …) are ready-made texts in the language’s own digits and marks.
###
### Geirfa: experiment = arbrawf; run = rhedeg; counted = wedi’i gyfrif; exact = union; bar = bar;
### interval = cyfwng; average = cyfartaledd; standard deviation = gwyriad safonol; seed = rhif cychwyn.

exp-loading = Mae’r arbrawf yn cael ei osod …

## What is asked
exp-question = Cwestiwn
exp-players = Chwaraewyr
exp-strategies = Maen nhw’n chwarae
# How the players play. $strategy (text): random, greedy, careful, or the name of a strategy of one’s own.
exp-strategy =
    { $strategy ->
        [random] ffwrdd-â-hi
        [greedy] gan osod popeth posib
        [careful] yn ofalus
       *[other] { $strategy }
    }
exp-strategy-mixed = pawb yn ei ffordd ei hun
exp-strategy-of = Mae { $name } yn chwarae
exp-each = Fesul sedd
exp-language = Iaith
exp-seed = Rhif cychwyn { $seed }

## Running
exp-run = Rhedeg
exp-pause = Oedi
# How many rounds more at once: +1, +100, +100,000.
exp-step = +{ $count }
exp-step-label = +{ $count } arall
exp-anew = Dechrau o’r newydd
exp-compiling = Mae’r rheolau’n cael eu paratoi i redeg ganwaith yn gyflymach. Tan hynny maen nhw’n rhedeg fel y maen nhw.
# $unit (text): round, game, hand or wait.
exp-played =
    { $unit ->
        [game]
            { $number ->
                [zero] { $count } gêm
                [one] { $count } gêm
                [two] { $count } gêm
                [few] { $count } gêm
                [many] { $count } gêm
               *[other] { $count } gêm
            }
        [wait]
            { $number ->
                [zero] { $count } cynnig
                [one] { $count } cynnig
                [two] { $count } gynnig
                [few] { $count } chynnig
                [many] { $count } chynnig
               *[other] { $count } cynnig
            }
        [hand]
            { $number ->
                [zero] { $count } llaw
                [one] { $count } llaw
                [two] { $count } law
                [few] { $count } llaw
                [many] { $count } llaw
               *[other] { $count } llaw
            }
       *[other]
            { $number ->
                [zero] { $count } rownd
                [one] { $count } rownd
                [two] { $count } rownd
                [few] { $count } rownd
                [many] { $count } rownd
               *[other] { $count } rownd
            }
    }
# Things that are counted, several in a round. $unit (text): item, challenge or uno.
exp-counted =
    { $unit ->
        [item]
            { $number ->
                [zero] { $count } Blwch Eitem wedi’i agor
                [one] { $count } Blwch Eitem wedi’i agor
                [two] { $count } Flwch Eitem wedi’u hagor
                [few] { $count } Blwch Eitem wedi’u hagor
                [many] { $count } Blwch Eitem wedi’u hagor
               *[other] { $count } Blwch Eitem wedi’u hagor
            }
        [challenge]
            { $number ->
                [zero] { $count } her wedi’i gwneud
                [one] { $count } her wedi’i gwneud
                [two] { $count } her wedi’u gwneud
                [few] { $count } her wedi’u gwneud
                [many] { $count } her wedi’u gwneud
               *[other] { $count } her wedi’u gwneud
            }
       *[other]
            { $number ->
                [zero] { $count } UNO wedi’i anghofio
                [one] { $count } UNO wedi’i anghofio
                [two] { $count } UNO wedi’u hanghofio
                [few] { $count } UNO wedi’u hanghofio
                [many] { $count } UNO wedi’u hanghofio
               *[other] { $count } UNO wedi’u hanghofio
            }
    }
exp-rate = { $count } yr eiliad
exp-all = Dyna’r cyfan: { $count }.

## The chart
exp-chart = { $title }: pwysa ar far i weld beth sydd ynddo
exp-empty = Does dim wedi’i gyfrif eto. Pwysa Rhedeg, neu dos gam wrth gam.
exp-bar = { $label }: { $share }, { $count } allan o { $all }, yn ôl pob tebyg o { $low } i { $high }
exp-bar-none = { $label }: dim un eto
exp-bar-mark = { $bar }; { $name } { $mark }
# What stands beside the counted share. $kind (text): exact, even or unseen.
exp-mark =
    { $kind ->
        [exact] union werth
        [even] siawns gyfartal
       *[unseen] pecyn heb ei weld
    }
exp-legend-bar = wedi’i gyfrif
exp-legend-interval = cyfwng 95%
# A sentence on what stands beside the counted share.
exp-note =
    { $kind ->
        [exact] Union werth: wedi’i gyfrifo, nid wedi’i gyfrif.
        [even] Siawns gyfartal: fel y byddai pe na bai’r sedd yn gwneud gwahaniaeth.
       *[unseen] Yr union siawns pan nad oes dim i’w weld ond y Blwch Eitem ei hun. Wrth chwarae mae rhai cardiau wedi’u gweld, felly gall y barrau fod ychydig yn wahanol.
    }

## The mean
exp-mean = { $mean } ar gyfartaledd
exp-mean-interval = o { $low } i { $high }, gyda hyder o 95%
exp-mean-exact = union werth { $mean }
exp-spread = Gwyriad safonol { $spread }
exp-spread-exact = union werth { $spread }

## The running line: how the average, or the share of a bar, went with the number of rounds
exp-line = Llinell hyd yma
exp-line-mean = Y cyfartaledd hyd yma
exp-line-share = { $label }: y gyfran hyd yma
# $played (text): as exp-played. $value, $low, $high (text): a number or a share.
exp-line-point = { $played }: { $value }, yn ôl pob tebyg o { $low } i { $high }
exp-line-value = { $played }: { $value }

## The numbers
exp-numbers = Y rhifau
exp-column-value = Gwerth
exp-column-count = Nifer
exp-column-share = Cyfran
exp-column-interval = Cyfwng 95%

## The rounds of a bar
exp-rounds-of = { $label }: { $count }
# $unit (text): round, game, hand or wait.
exp-rounds-hint =
    { $unit ->
        [game] Agora un i weld ei holl rowndiau’n cael eu chwarae ar fwrdd.
        [wait] Y cardiau a dynnwyd, un ar ôl y llall. Yr un olaf sy’n cyfateb.
        [hand] Agora un i’w gweld ar fwrdd, yn barod i’w chwarae.
       *[round] Agora un i’w gweld yn cael ei chwarae ar fwrdd.
    }
# $number (text).
exp-round =
    { $unit ->
        [game] Gêm { $number }
        [wait] Cynnig { $number }
        [hand] Llaw { $number }
       *[round] Rownd { $number }
    }
exp-won = { $name } sy’n ennill { $points ->
    [zero] { $points } pwynt
    [one] { $points } pwynt
    [two] { $points } bwynt
    [few] { $points } phwynt
    [many] { $points } phwynt
   *[other] { $points } pwynt
  }
exp-unwon = neb yn ennill
exp-turns =
    { $turns ->
        [zero] { $turns } tro
        [one] { $turns } tro
        [two] { $turns } dro
        [few] { $turns } thro
        [many] { $turns } thro
       *[other] { $turns } tro
    }
exp-worth =
    { $points ->
        [zero] { $points } pwynt
        [one] { $points } pwynt
        [two] { $points } bwynt
        [few] { $points } phwynt
        [many] { $points } phwynt
       *[other] { $points } pwynt
    }
exp-won-game = { $name } sy’n ennill, gyda { exp-worth }
exp-draws =
    { $draws ->
        [zero] tynnu { $draws } cerdyn
        [one] tynnu { $draws } cerdyn
        [two] tynnu { $draws } gerdyn
        [few] tynnu { $draws } cherdyn
        [many] tynnu { $draws } cherdyn
       *[other] tynnu { $draws } cerdyn
    }
exp-more-rounds = Nesaf
exp-fewer-rounds = Blaenorol
exp-none-in-bar = Does dim yn y bar hwn eto.
exp-close = Cau
exp-opened = { $round }, ar fwrdd
exp-close-table = Cadw’r bwrdd i ffwrdd
exp-cannot-open = Nid yw’r dudalen hon yn gallu dangos bwrdd y tu mewn i arbrawf. Yn y llyfr nodiadau, rheda: uk.Table(experiment.run.game({ $number }).at(0))

## When something is amiss
exp-silent-title = Dim ateb gan y cnewyllyn.
exp-silent-text = Mae’n brysur neu wedi stopio. Bydd yr arbrawf yn gallu parhau pan ddaw ateb. Os na ddaw ateb, llwytha’r dudalen eto, neu rheda gell yr arbrawf eto.
exp-never-title = Llun o’r arbrawf wedi’i gadw yw hwn.
# $cell (text): the number of the cell, or none.
exp-never-text =
    { $cell ->
        [none] I barhau, rheda’r gell a’i gwnaeth: yr un gyda unokart_widget.Experiment.
       *[other] I barhau, rheda’r gell a’i gwnaeth: In [{ $cell }] oedd hi.
    }
exp-error = Aeth rhywbeth o’i le
exp-bad-view = Doedd dim modd darllen yr arbrawf ({ $what }).
