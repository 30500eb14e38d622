### What an exercise says: on its page, about an answer, and in the text saved in a notebook.

## On the page
exercise-page-label = Ymarfer
exercise-page-answer = Dy ateb
exercise-page-number-help = Ffracsiwn, rhif degol neu ganran.
exercise-page-amount-help = Ffracsiwn neu rif degol.
exercise-page-whole-help = Ysgrifenna rif.
exercise-page-many-help = Ticia bopeth sy’n gywir.
exercise-page-order-help = Rho nhw mewn trefn, o’r brig i lawr.
exercise-page-move-help = Dy symudiad cyntaf ar y bwrdd yw dy ateb.
exercise-page-check = Gwirio
exercise-page-again = Rhoi cynnig arall
exercise-page-hint = Awgrym
exercise-page-hints = Awgrymiadau
exercise-page-up = Symud i fyny
exercise-page-down = Symud i lawr
exercise-page-solved = Wedi’i ddatrys
exercise-page-before = Wedi’i ddatrys o’r blaen
exercise-page-right = Cywir
exercise-page-wrong = Ddim eto
exercise-page-done = Wedi amcangyfrif
# $stars and $most are numbers in figures.
exercise-page-stars = Sêr: { $stars } o { $most }
exercise-page-silent = Dyw’r cnewyllyn ddim yn ateb. Fydd dim byd a wnei di yma’n cael ei wirio nes iddo ateb.
exercise-page-dead = Does neb yn gwirio atebion yma: mae’r cnewyllyn wedi gorffen, neu doedd e erioed yno. Rheda’r gell hon eto.
exercise-page-dead-cell = Does neb yn gwirio atebion yma: mae’r cnewyllyn wedi gorffen, neu doedd e erioed yno. Rheda’r gell In [{ $cell }] eto.

## An answer
exercise-right = Cywir!
exercise-wrong = Ddim eto. Edrycha eto.
exercise-wrong-hint = Ddim eto. Edrycha eto, neu gofynna am awgrym.
exercise-more-digits = Bron iawn: rho fwy o ddigidau, neu ffracsiwn.
exercise-rounding = Bron iawn: edrycha ar y digid olaf eto.
exercise-fraction-near = Agos iawn, ond rhaid i ffracsiwn fod yn union gywir.
exercise-empty = Does dim ateb eto.
exercise-unreadable = Does dim modd darllen hwn fel rhif. Ysgrifenna ffracsiwn, rhif degol neu ganran.
exercise-colon = Ysgrifenna fe fel ffracsiwn, gyda / yn lle’r colon.
exercise-sum = Cyfrifa fe: un rhif yw’r ateb.
exercise-zero = Does dim modd rhannu dim byd â sero.
exercise-over-one = Dyw siawns byth yn fwy nag 1, sef 100 %.
exercise-below-zero = Dyw siawns byth yn llai na 0.
exercise-certain = Byddai hynny’n golygu ei fod yn digwydd bob tro.
exercise-never = Byddai hynny’n golygu nad yw byth yn digwydd.
exercise-percent-missing = Mae’r ffigurau’n gywir, fel canran: ysgrifenna’r arwydd % ar eu hôl.
exercise-percent-missing-maybe = Dyw siawns byth yn fwy nag 1. Os canran sydd gen ti, ysgrifenna’r arwydd % ar ei hôl.
exercise-percent-extra = Mae’r ffigurau’n gywir, ond nid canran ydyn nhw: gad yr arwydd % allan.
exercise-opposite = Dyna’r siawns nad yw’n digwydd.
exercise-one-in = Mae’n digwydd unwaith mewn cynifer â hynny o weithiau. Ei siawns yw 1 wedi’i rannu â hynny.
exercise-choice-more = Mae’r hyn a diciaist ti’n gywir, ond mae mwy.
exercise-choice-less = Mae tic wrth bopeth sy’n gywir, ond wrth bethau eraill hefyd.
exercise-order-places =
    { $number ->
        [zero] Does dim un yn ei le eto.
        [one] Mae un yn ei le.
        [two] Mae dau yn eu lle.
        [few] Mae { $number } yn eu lle.
        [many] Mae { $number } yn eu lle.
       *[other] Mae { $number } yn eu lle.
    }
exercise-estimate =
    { $stars ->
        [3] Agos iawn!
        [2] Agos.
        [1] Ddim ymhell ohoni.
       *[other] Ymhellach i ffwrdd nag y byddet ti’n meddwl.
    }
# $truth and $off are numbers; $off is how far the estimate is off, as a share of the true value.
exercise-truth = { NUMBER($truth, maximumSignificantDigits: 3) } yw’r gwir werth. Mae dy amcangyfrif { NUMBER($off, style: "percent", maximumFractionDigits: 0) } ohono i ffwrdd.
# $truth and $guess are chances.
exercise-truth-percent = { NUMBER($truth, style: "percent", maximumSignificantDigits: 3) } yw’r gwir werth. { NUMBER($guess, style: "percent", maximumSignificantDigits: 3) } oedd dy amcangyfrif di.
# $truth and $off are whole numbers; $off is how far the estimate is off.
exercise-truth-whole =
    { NUMBER($truth) } yw’r gwir werth. { $off ->
        [0] Dyna’n union oedd dy amcangyfrif.
       *[other] Rwyt ti { NUMBER($off) } i ffwrdd.
    }
# What may be written in place of the sign %, with commas between.
exercise-percent-words = y cant, canran
exercise-already = Mae’r amcangyfrif wedi’i wneud; mae’n sefyll.
exercise-play-it = Ar y bwrdd mae rhoi’r ateb hwn.

## Errors
exercise-not-understood = Doedd yr ymarfer ddim yn deall y dudalen. { $detail }
exercise-inner-error = Aeth rhywbeth o’i le yn yr ymarfer ({ $error }). Yn y llyfr nodiadau, mae’r achos yn exercise.last_error.

## The text that stays in a saved notebook
exercise-saved-solved = Wedi’i ddatrys.
exercise-saved-run-cell = I ateb, rheda’r gell In [{ $cell }], a wnaeth yr ymarfer hwn.
exercise-saved-run = I ateb, rheda’r gell a wnaeth yr ymarfer hwn.
