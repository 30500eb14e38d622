### The web app: its first page, the frame around every lesson, and its pages for when a thing fails.

app-name = UNO Mario Kart
app-tagline = Gêm gardiau gyda llond trac cartio o helynt, i’w chwarae mewn llyfr nodiadau.

## The first page
app-play = Chwarae
app-play-text = Bwrdd i ti a thri bot, neu i bawb o gwmpas un sgrin.
app-seed = Yr un cardiau i bawb
app-seed-label = Rhif y delio
app-seed-help = Ysgrifenna unrhyw rif. Mae pawb sy’n ysgrifennu’r un rhif yn cael yr un cardiau.
app-seed-given = Mae’r ddolen hon yn delio’r un cardiau i bawb: rhif y delio yw { $seed }.
app-seed-go = Delio
app-rules = Y rheolau, gam wrth gam
app-rules-text = Chwaraea drwy bob rheol. Mae’r cardiau’n barod, ac mae pob un yn dweud pam.
app-chance = Beth yw’r siawns?
app-chance-text = Chwarae, rhagweld, rhoi cynnig arni fil o weithiau, a chyfrifo.
app-authors = I athrawon ac awduron
app-experiment = Arbrawf
app-experiment-text = Gad i fotiau chwarae miloedd o rowndiau, ac edrycha ar y canlyniad.
app-age = o { $age } oed
app-minutes = { $minutes } munud
app-progress = { $done } o { $all } wedi’u gwneud
app-finished = Wedi gorffen!
app-no-lessons = Does dim gwersi yn y ffolder hon eto.
app-chapter = Pennod { $number }
app-lesson = Gwers { $number }
app-unaffiliated = Prosiect addysgu, heb gysylltiad â Mattel na Nintendo. Nodau masnach eu perchnogion yw UNO a Mario Kart.

## The frame around a lesson
app-home = Pob pennod
app-navigation = Penodau
app-previous = Blaenorol
app-next = Nesaf
app-onward = Blaenorol a nesaf
app-play-now = Chwarae gêm
app-loading = Wrthi’n cymysgu’r cardiau…
app-loading-long = Wrthi’n cymysgu o hyd. Y dudalen gyntaf ar ôl cychwyn sy’n cymryd hiraf.
app-code = Dangos y cod
app-no-script = Mae angen JavaScript ar y dudalen hon er mwyn i’r cardiau symud.
app-language = Iaith
app-only-english = Dim ond yn Saesneg y mae’r wers hon hyd yma.
app-number = Dy rif: { $number }
app-number-about = Ti biau dy gardiau a dy rifau. Gyda’r rhif hwn mae dy athro neu dy athrawes yn dod o hyd i’r atebion.

## Sheets to print, and the key to them
app-sheet-name = Enw
app-sheet-answer = Ateb:
app-sheet-move = Byddwn i’n chwarae:
app-sheet-key = Allwedd yr athro neu’r athrawes
app-sheet-by-number = Yn ôl y rhif ar y daflen
app-sheet-mistakes = Beth mae atebion anghywir yn ei ddweud
app-sheet-hints = Awgrymiadau
app-sheet-note = Ar gyfer y wers

## When something fails
app-seed-bad = Nid rhif delio yw “{ $seed }”. Rhaid iddo fod yn rhif cyfan o 0 i { $largest }. Mae’r cardiau’n cael eu cymysgu o’r newydd yn lle hynny.
app-not-found = Does dim tudalen o’r fath
app-not-found-text = Efallai fod camgymeriad yn y cyfeiriad, neu fod y wers wedi’i symud.
app-failed = Methodd y dudalen hon
app-failed-text = Llwytha hi eto. Os nad yw hynny’n helpu, dweda wrth y person sy’n rhedeg y gêm hon.
app-lost = Ni chyrhaeddodd rhan o’r dudalen hon.
app-again = Llwytho eto
app-token = Gêm i ddosbarth yw hon
app-token-text = Teipia’r cod sydd i’w weld ar sgrin dy athro neu dy athrawes.
app-token-label = Cod
app-token-go = Mynd i mewn
app-token-wrong = Nid hwnnw yw’r cod. Edrycha ar y sgrin eto.
