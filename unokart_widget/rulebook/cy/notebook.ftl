### What the kernel's side of the table says: refusals to a page, and the text saved in a notebook.

## Refusals
moved-on = Mae’r bwrdd wedi symud ymlaen. Edrycha eto, yna dewisa.
nobody-plays = Does neb yn chwarae o’r sgrin hon: dim ond gwylio’r bwrdd sy’n bosib.
other-seat = Dim ond { $name } sy’n gallu chwarae o’r fan hon.
seat-is-bot = Bot yw { $name }.
no-step = Does dim i’r botiau ei wneud nawr.
not-at-screen = Does neb wrth y sgrin hon yn eistedd yno.
unknown-rule = Does dim rheol o’r fath.
players-number = Rhwng 2 a 10 chwaraewr sydd mewn gêm, nid { $number }.
name-empty = Does dim enw gan chwaraewr { $number }.
name-too-long = Mae enw chwaraewr { $number } yn rhy hir: { $most } nod ar y mwyaf.
name-odd = Mae enw chwaraewr { $number } yn cynnwys nodau na chaniateir mewn enw, fel < neu >.
name-twice = Mae dau chwaraewr o’r enw { $name }. Rho enw gwahanol i bob un.
rules-unknown = Does gan y rheolau ddim opsiwn o’r enw { $option }.
rules-choice = Ni all yr opsiwn { $option } fod yn “{ $value }”: naill ai “{ $first }” neu “{ $second }” yw’r dewis.
rules-target = Nifer cyfan o bwyntiau o 1 i { $most } sy’n ennill gêm, nid { $value }.
# $strategy (text): the name of a function that somebody wrote. $kind (text): what Python calls the error.
strategy-failed = Methodd y strategaeth { $strategy } yn llinell { $line } o’i chod ({ $kind }). Does dim wedi digwydd: rhaid i’r sawl a’i hysgrifennodd ei thrwsio.
bot-unknown = Does dim botiau o’r math “{ $strategy }”.
not-a-move = Nid yw “{ $move }” yn symudiad. Mae symudiad yn cael ei ysgrifennu fel 0:R7 (mae sedd 0 yn gosod 7 coch) neu { "0:draw" }.

## Errors
not-understood = Doedd y bwrdd ddim yn deall y dudalen. { $detail }
inner-error = Aeth rhywbeth o’i le yn y bwrdd ({ $error }). Mae’r gêm fel y mae’n cael ei dangos. Yn y llyfr nodiadau, mae’r achos yn table.last_error.
callback-error = Cafodd y symudiad ei wneud, ond methodd un o ffwythiannau’r llyfr nodiadau sy’n dilyn y gêm ({ $error }). Yn y llyfr nodiadau, mae’r achos yn table.last_error.

## The text that stays in a saved notebook
saved-title = UNO Mario Kart, rownd { $round }
saved-top = Ar y pentwr: { $card }.
saved-top-colour = Ar y pentwr: { $card }. Y lliw i’w ddilyn: { $colour }.
saved-top-unnamed = Ar y pentwr: { $card }. Nid yw ei liw wedi’i enwi eto.
saved-player = { $name }: { $cards ->
    [zero] 0 cerdyn
    [one] 1 cerdyn
    [two] 2 gerdyn
    [few] 3 cherdyn
    [many] 6 cherdyn
   *[other] { $cards } cerdyn
  }, { $score ->
    [zero] 0 pwynt
    [one] 1 pwynt
    [two] 2 bwynt
    [few] 3 phwynt
    [many] 6 phwynt
   *[other] { $score } pwynt
  }
saved-to-play = { $player }, i chwarae
saved-hand = Llaw { $name }: { $cards }.
saved-run-cell = Dyma sut y gadawyd y bwrdd. I chwarae, rheda’r gell In [{ $cell }], a wnaeth y bwrdd.
saved-run = Dyma sut y gadawyd y bwrdd. I chwarae, rheda’r gell a wnaeth y bwrdd.

## Going back, other lines of play, and what the author of the table settles
no-such-moment = Nid yw’r gêm wedi cyrraedd y fan honno: dewisa fan sydd wedi’i chwarae.
no-such-line = Does dim llinell chwarae o’r fath wrth y bwrdd hwn.
too-many-lines = Mae { $most } o linellau chwarae wrth y bwrdd hwn yn barod: dewisa un ohonyn nhw.
history-hidden = Wrth y bwrdd hwn does dim mynd yn ôl.
start-hidden = Wrth y bwrdd hwn does dim mynd yn ôl i’r dechrau.
hints-hidden = Does dim awgrymiadau wrth y bwrdd hwn.
odds-hidden = Wrth y bwrdd hwn dydy’r siawns ddim yn cael ei dangos.
nothing-to-decide = Nid wyt ti’n gorfod penderfynu dim nawr.
no-bot-then = Nid bot wnaeth y symudiad hwnnw.
new-game-hidden = Wrth y bwrdd hwn does dim modd dechrau gêm arall.
unknown-language = Nid yw’r bwrdd yn siarad yr iaith honno.
game-over =
    { $points ->
        [zero] Mae’r gêm ar ben: { $name } enillodd (0 pwynt). Dechreua gêm newydd.
        [one] Mae’r gêm ar ben: { $name } enillodd (1 pwynt). Dechreua gêm newydd.
        [two] Mae’r gêm ar ben: { $name } enillodd (2 bwynt). Dechreua gêm newydd.
        [few] Mae’r gêm ar ben: { $name } enillodd (3 phwynt). Dechreua gêm newydd.
        [many] Mae’r gêm ar ben: { $name } enillodd (6 phwynt). Dechreua gêm newydd.
       *[other] Mae’r gêm ar ben: { $name } enillodd ({ $points } pwynt). Dechreua gêm newydd.
    }
round-goes-on = Nid yw’r rownd hon ar ben eto: bydd y nesaf yn cael ei delio pan fydd rhywun wedi mynd allan.
nothing-to-undo = Does dim i’w ddadwneud: mae’r gêm newydd ddechrau.
goal-reached = Mae nod y bwrdd hwn wedi’i gyrraedd. Dychwela i’r dechrau i’w chwarae eto.
goal-rule = Mae’r bwrdd yn stopio pan fydd hyn yn digwydd: { $title }.
goal-own = Mae’r bwrdd yn stopio pan fydd ei nod wedi’i gyrraedd.

## What a careful player would do, and why. A card stands first where one is spoken of.
hint-catch = Mae un cerdyn ar ôl yn llaw { $other }, a neb wedi dweud UNO: dweda di UNO yn gyntaf.
hint-uno = Mae gen ti un cerdyn ar ôl, heb ddweud UNO eto: dweda UNO cyn i rywun arall wneud.
hint-say-uno = Dweda UNO wrth ei osod: dim ond un cerdyn fydd gen ti wedyn.
hint-draw = Does dim un o dy gardiau’n ffitio: tynna un.
hint-keep = Cadwa’r cerdyn gwyllt a dynnwyd: does neb ar fin mynd allan, a bydd yn ffitio bob amser yn nes ymlaen.
hint-drawn = Gosoda’r cerdyn a dynnwyd, { $card }: mae’n ffitio, a bydd un cerdyn yn llai yn dy law.
hint-only = Y cerdyn i’w osod yw { $card }: does dim un arall o dy gardiau’n ffitio.
hint-wild-near = Y cerdyn i’w osod nawr yw { $card }: mae rhywun ar fin mynd allan, a chardiau gwyllt yn y llaw sy’n cyfrif fwyaf.
hint-wild-only = Y cerdyn i’w osod yw { $card }: dim ond cardiau gwyllt sy’n ffitio.
hint-stop =
    { $number ->
        [zero] Y cerdyn i’w osod yw { $card }: { $other } sydd nesaf, heb gerdyn ar ôl, felly arafa’r chwaraewr hwnnw.
        [one] Y cerdyn i’w osod yw { $card }: { $other } sydd nesaf, a dim ond un cerdyn ar ôl, felly arafa’r chwaraewr hwnnw.
        [two] Y cerdyn i’w osod yw { $card }: { $other } sydd nesaf, a dim ond dau gerdyn ar ôl, felly arafa’r chwaraewr hwnnw.
        [few] Y cerdyn i’w osod yw { $card }: { $other } sydd nesaf, a dim ond tri cherdyn ar ôl, felly arafa’r chwaraewr hwnnw.
        [many] Y cerdyn i’w osod yw { $card }: { $other } sydd nesaf, a dim ond chwe cherdyn ar ôl, felly arafa’r chwaraewr hwnnw.
       *[other] Y cerdyn i’w osod yw { $card }: { $other } sydd nesaf, a dim ond { $number } cerdyn ar ôl, felly arafa’r chwaraewr hwnnw.
    }
hint-colour =
    { $number ->
        [zero] Y cerdyn i’w osod yw { $card }: o’r lliwiau sy’n ffitio, { $colour } sydd amlaf yn dy law (0 cerdyn), felly gelli di barhau ag ef.
        [one] Y cerdyn i’w osod yw { $card }: o’r lliwiau sy’n ffitio, { $colour } sydd amlaf yn dy law (un cerdyn), felly gelli di barhau ag ef.
        [two] Y cerdyn i’w osod yw { $card }: o’r lliwiau sy’n ffitio, { $colour } sydd amlaf yn dy law (dau gerdyn), felly gelli di barhau ag ef.
        [few] Y cerdyn i’w osod yw { $card }: o’r lliwiau sy’n ffitio, { $colour } sydd amlaf yn dy law (tri cherdyn), felly gelli di barhau ag ef.
        [many] Y cerdyn i’w osod yw { $card }: o’r lliwiau sy’n ffitio, { $colour } sydd amlaf yn dy law (chwe cherdyn), felly gelli di barhau ag ef.
       *[other] Y cerdyn i’w osod yw { $card }: o’r lliwiau sy’n ffitio, { $colour } sydd amlaf yn dy law ({ $number } cerdyn), felly gelli di barhau ag ef.
    }
hint-high = Y cerdyn i’w osod yw { $card }: rhifau uchel sy’n mynd gyntaf, gan mai nhw sy’n cyfrif fwyaf yn dy erbyn yn y diwedd.
hint-action = Y cerdyn i’w osod yw { $card }: mae’n cyfrif ugain pwynt yn dy erbyn yn y diwedd, mwy nag unrhyw rif.
hint-name =
    { $number ->
        [zero] Enwa’r lliw { $colour }: does gen ti ddim cerdyn o unrhyw liw, felly mae pob lliw cystal â’i gilydd.
        [one] Enwa’r lliw { $colour }: mae gen ti un cerdyn o’r lliw, a dim mwy o unrhyw liw arall.
        [two] Enwa’r lliw { $colour }: mae gen ti ddau gerdyn o’r lliw, a dim mwy o unrhyw liw arall.
        [few] Enwa’r lliw { $colour }: mae gen ti dri cherdyn o’r lliw, a dim mwy o unrhyw liw arall.
        [many] Enwa’r lliw { $colour }: mae gen ti chwe cherdyn o’r lliw, a dim mwy o unrhyw liw arall.
       *[other] Enwa’r lliw { $colour }: mae gen ti { $number } cerdyn o’r lliw, a dim mwy o unrhyw liw arall.
    }
hint-aim =
    { $number ->
        [zero] Y targed gorau yw { $other }: does dim cerdyn yn y llaw honno.
        [one] Y targed gorau yw { $other }: dim ond un cerdyn sydd yn y llaw honno.
        [two] Y targed gorau yw { $other }: dau gerdyn sydd yn y llaw honno, a does gan neb arall lai.
        [few] Y targed gorau yw { $other }: tri cherdyn sydd yn y llaw honno, a does gan neb arall lai.
        [many] Y targed gorau yw { $other }: chwe cherdyn sydd yn y llaw honno, a does gan neb arall lai.
       *[other] Y targed gorau yw { $other }: { $number } cerdyn sydd yn y llaw honno, a does gan neb arall lai.
    }
hint-challenge =
    { $number ->
        [zero] Heria: does dim cerdyn yn llaw { $other }.
        [one] Heria: mae un cerdyn yn llaw { $other }, ac mae’n ddigon posib bod y lliw yno.
        [two] Heria: mae dau gerdyn yn llaw { $other }, ac mae’n ddigon posib bod y lliw yno.
        [few] Heria: mae tri cherdyn yn llaw { $other }, a chyda chynifer mae’n ddigon posib bod y lliw yno.
        [many] Heria: mae chwe cherdyn yn llaw { $other }, a chyda chynifer mae’n ddigon posib bod y lliw yno.
       *[other] Heria: mae { $number } cerdyn yn llaw { $other }, a chyda chynifer mae’n ddigon posib bod y lliw yno.
    }
hint-accept =
    { $number ->
        [zero] Derbynia: does dim cerdyn ar ôl yn llaw { $other }, felly doedd y lliw ddim yno.
        [one] Derbynia: dim ond un cerdyn sydd ar ôl yn llaw { $other }, felly prin bod y lliw yno.
        [two] Derbynia: dim ond dau gerdyn sydd ar ôl yn llaw { $other }, felly prin bod y lliw yno.
        [few] Derbynia: dim ond tri cherdyn sydd ar ôl yn llaw { $other }, felly prin bod y lliw yno.
        [many] Derbynia: dim ond chwe cherdyn sydd ar ôl yn llaw { $other }, felly prin bod y lliw yno.
       *[other] Derbynia: dim ond { $number } cerdyn sydd ar ôl yn llaw { $other }, felly prin bod y lliw yno.
    }

## Why a bot did what it did: how such a bot plays. Nothing here may depend on cards that are hidden.
# $strategy (text): random, greedy or careful. $name: the bot.
bot-play-number =
    { $strategy ->
        [random] Mae { $name } yn chwarae ar hap: gall osod unrhyw un o’r cardiau sy’n ffitio.
        [greedy] Mae { $name } yn farus: o’r cardiau sy’n ffitio, yr un â’r mwyaf o bwyntiau sy’n mynd gyntaf.
       *[careful] Mae { $name } yn ofalus: y lliwiau sydd amlaf yn ei law a’r rhifau uchel sy’n mynd gyntaf.
    }
bot-play-action =
    { $strategy ->
        [random] Mae { $name } yn chwarae ar hap: gall osod unrhyw un o’r cardiau sy’n ffitio.
        [greedy] Mae { $name } yn farus: o’r cardiau sy’n ffitio, yr un â’r mwyaf o bwyntiau sy’n mynd gyntaf.
       *[careful] Mae { $name } yn ofalus: mae cardiau gweithredu’n arafu’r chwaraewr nesaf os nad oes ganddo lawer o gardiau. Fel arall, y lliwiau sydd amlaf yn ei law sy’n mynd gyntaf.
    }
bot-play-wild =
    { $strategy ->
        [random] Mae { $name } yn chwarae ar hap: gall osod unrhyw un o’r cardiau sy’n ffitio.
        [greedy] Mae { $name } yn farus: y cardiau â’r mwyaf o bwyntiau sy’n mynd gyntaf, a chardiau gwyllt yn olaf.
       *[careful] Mae { $name } yn ofalus: mae cardiau gwyllt yn aros nes bod rhywun yn brin o gardiau, neu nes bod dim byd arall yn ffitio.
    }
bot-play-drawn =
    { $strategy ->
        [careful] Mae { $name } yn ofalus: mae’n gosod cerdyn newydd ei dynnu os yw’n ffitio, oni bai ei bod yn well ei gadw at eto.
       *[other] Mae { $name } bob amser yn gosod cerdyn newydd ei dynnu os yw’n ffitio.
    }
bot-draw = Mae { $name } yn tynnu pan nad oes cerdyn i’w osod. Dydy bot byth yn tynnu heb fod rhaid.
bot-pass = Mae { $name } yn ofalus: mae’n gallu cadw cerdyn newydd ei dynnu at eto.
bot-colour =
    { $strategy ->
        [random] Mae { $name } yn chwarae ar hap: gall enwi unrhyw liw.
       *[other] Mae { $name } yn enwi’r lliw sydd amlaf yn ei law.
    }
bot-aim =
    { $strategy ->
        [random] Mae { $name } yn chwarae ar hap: gall anelu’r gragen at unrhyw un.
       *[other] Mae { $name } yn anelu at bwy bynnag sydd â’r nifer lleiaf o gardiau.
    }
bot-answer =
    { $strategy ->
        [random] Mae { $name } yn chwarae ar hap: mae’n herio un Tynnu Pedwar Gwyllt o bob dau.
       *[other]
            { $number ->
                [zero] Mae { $name } yn herio Tynnu Pedwar Gwyllt pan fydd 0 cerdyn neu fwy ar ôl yn llaw’r sawl a’i gosododd.
                [one] Mae { $name } yn herio Tynnu Pedwar Gwyllt pan fydd un cerdyn neu fwy ar ôl yn llaw’r sawl a’i gosododd.
                [two] Mae { $name } yn herio Tynnu Pedwar Gwyllt pan fydd dau gerdyn neu fwy ar ôl yn llaw’r sawl a’i gosododd.
                [few] Mae { $name } yn herio Tynnu Pedwar Gwyllt pan fydd tri cherdyn neu fwy ar ôl yn llaw’r sawl a’i gosododd.
                [many] Mae { $name } yn herio Tynnu Pedwar Gwyllt pan fydd chwe cherdyn neu fwy ar ôl yn llaw’r sawl a’i gosododd.
               *[other] Mae { $name } yn herio Tynnu Pedwar Gwyllt pan fydd { $number } cerdyn neu fwy ar ôl yn llaw’r sawl a’i gosododd.
            }
    }
bot-answer-then =
    { $number ->
        [zero] Roedd gan { $other } 0 cerdyn ar y pryd.
        [one] Roedd gan { $other } un cerdyn ar y pryd.
        [two] Roedd gan { $other } ddau gerdyn ar y pryd.
        [few] Roedd gan { $other } 3 cherdyn ar y pryd.
        [many] Roedd gan { $other } 6 cherdyn ar y pryd.
       *[other] Roedd gan { $other } { $number } cerdyn ar y pryd.
    }
# $strategy (text): the name of a function that somebody wrote.
bot-own = Mae { $name } yn dilyn strategaeth a ysgrifennodd rhywun, { $strategy }: mae pob symudiad posib yn cael sgôr, ac un o’r rhai uchaf sy’n cael ei wneud.
bot-catch =
    { $strategy ->
        [random] Anaml mae { $name } yn sylwi bod rhywun wedi anghofio dweud UNO: un tro o bob pedwar.
        [greedy] Mae { $name } yn sylwi un tro o bob dau pan fydd rhywun yn anghofio dweud UNO.
       *[careful] Mae { $name } yn ofalus ac yn sylwi bron bob tro pan fydd rhywun yn anghofio dweud UNO.
    }
bot-forgot =
    { $strategy ->
        [random] Mae { $name } yn aml yn anghofio dweud UNO: un tro o bob pedwar.
        [greedy] Mae { $name } yn anghofio dweud UNO o bryd i’w gilydd.
       *[careful] Anaml iawn mae { $name } yn anghofio dweud UNO, ond dyna ddigwyddodd y tro hwn.
    }

## The experiment: what is counted, and its bars
experiment-points = Pwyntiau mewn rownd
experiment-turns = Troeon mewn rownd
experiment-cards_drawn = Cardiau a dynnir mewn rownd
experiment-winner = Pwy sy’n ennill y rownd
experiment-dealer = Pwy sy’n ennill, gan gyfrif o’r deliwr
experiment-starter = Ydy’r chwaraewr sy’n dechrau yn ennill?
experiment-first = Pwy sy’n cael y tro cyntaf
experiment-item = Beth sy’n dod o Flychau Eitem
experiment-challenge = Heriau cywir, o’r rhai a wnaed
experiment-uno = Anghofio UNO: pwy sy’n cael ei ddal
# $target (text): the points that win a game.
experiment-game_rounds = Rowndiau mewn gêm hyd at { $target }
experiment-hand_points =
    { $cards ->
        [zero] Pwyntiau llaw o { $cards } cerdyn
        [one] Pwyntiau un cerdyn a ddeliwyd
        [two] Pwyntiau llaw o { $cards } gerdyn
        [few] Pwyntiau llaw o { $cards } cherdyn
        [many] Pwyntiau llaw o { $cards } cherdyn
       *[other] Pwyntiau llaw o { $cards } cerdyn
    }
# $what (text): wild, action, number, colour, fits (cards that can go on $name) or other. $name (text): the
# colour or card, in words.
experiment-hand_count =
    { $what ->
        [wild] Cardiau gwyllt mewn llaw o { $cards }
        [action] Cardiau gweithredu mewn llaw o { $cards }
        [number] Cardiau rhif mewn llaw o { $cards }
        [colour] Cardiau { $name } mewn llaw o { $cards }
        [fits] Cardiau sy’n cyfateb mewn llaw o { $cards }: { $name }
       *[other] Sawl gwaith mewn llaw o { $cards }: { $name }
    }
# As for experiment-hand_count: cards are drawn one by one from the shuffled deck.
experiment-wait =
    { $what ->
        [wild] Sawl cerdyn a dynnir nes daw cerdyn gwyllt
        [action] Sawl cerdyn a dynnir nes daw cerdyn gweithredu
        [number] Sawl cerdyn a dynnir nes daw cerdyn rhif
        [colour] Sawl cerdyn a dynnir nes daw cerdyn { $name }
        [fits] Sawl cerdyn a dynnir nes i un gyfateb: { $name }
       *[other] Sawl cerdyn a dynnir nes daw: { $name }
    }
# The bar of all numbers from this one on.
experiment-bar-from = { $low } +
experiment-bar-range = { $low }–{ $high }
experiment-nobody = neb
# $number: how many places to the dealer’s left; 0 is the dealer.
experiment-dealer-bar =
    { $number ->
        [0] y deliwr
        [1] 1 i’r chwith
       *[other] { $number } i’r chwith
    }
# 1: the player who began has won. 0: another player.
experiment-starter-bar =
    { $number ->
        [1] yr un ddechreuodd
       *[0] rhywun arall
    }
# 0: won. 1: lost.
experiment-challenge-bar =
    { $number ->
        [0] cywir
       *[1] anghywir
    }
# 0: caught. 1: not caught.
experiment-uno-bar =
    { $number ->
        [0] wedi’i ddal
       *[1] heb ei ddal
    }

## The experiment: refusals, and the text that stays in a saved notebook
experiment-enough = Dyna { $most } o rowndiau: digon i’r arbrawf hwn. Gelli di ei ddechrau o’r newydd.
experiment-no-round = Nid yw rownd { $number } wedi’i chwarae yn yr arbrawf hwn.
experiment-fixed = Yn yr arbrawf hwn mae’r cwestiwn a’r chwaraewyr wedi’u pennu.
experiment-no-rounds = Yn yr arbrawf hwn does dim modd agor rowndiau unigol.
experiment-no-question = Does dim cwestiwn o’r enw “{ $question }”.
experiment-no-strategy = Does dim strategaeth o’r enw “{ $strategy }” yn yr arbrawf hwn.
experiment-not-understood = Doedd yr arbrawf ddim yn deall y dudalen. { $detail }
experiment-inner-error = Aeth rhywbeth o’i le yn yr arbrawf ({ $error }). Yn y llyfr nodiadau, mae’r achos yn experiment.last_error.
experiment-saved-title = { $title }: { $count } wedi’u cyfrif
experiment-saved-players = { $players }, rhif cychwyn { $seed }
experiment-saved-none = Does dim wedi’i gyfrif eto.
experiment-saved-bar = { $label }: { $count }, { $share } (o { $low } i { $high })
experiment-saved-exact = { $line }; union werth { $exact }
experiment-saved-even = { $line }; siawns gyfartal { $exact }
experiment-saved-unseen = { $line }; pecyn heb ei weld { $exact }
experiment-saved-mean = { $mean } ar gyfartaledd
experiment-saved-mean-interval = { $mean } ar gyfartaledd (o { $low } i { $high })
experiment-saved-mean-exact = { $line }; union werth { $exact }
experiment-saved-run-cell = Dyma sut y gadawyd yr arbrawf. I barhau, rheda’r gell In [{ $cell }], a wnaeth yr arbrawf.
experiment-saved-run = Dyma sut y gadawyd yr arbrawf. I barhau, rheda’r gell a wnaeth yr arbrawf.
