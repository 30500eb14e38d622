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
saved-run-cell = Dyma’r bwrdd fel testun. I chwarae, rheda’r gell In [{ $cell }], a wnaeth y bwrdd.
saved-run = Dyma’r bwrdd fel testun. I chwarae, rheda’r gell a wnaeth y bwrdd.
