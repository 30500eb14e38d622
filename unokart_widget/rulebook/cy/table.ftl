### The words of the table's interface: buttons, dialogs, names for screen readers.
### Events and refusals have their sentences in rules.ftl; they come from the kernel ready made.

## Cards (their names are in terms.ftl)

card-can = { $card }, gellir ei chwarae
card-cannot = { $card }, ni ellir ei chwarae nawr; pwysa i glywed pam

## The table

loading = Mae’r bwrdd yn cael ei osod …
# Of a dialog or panel that is loaded when it is first opened.
part-loading = Un eiliad: mae hwn yn cael ei lwytho …
you = Ti
players-word = Chwaraewyr
dealer = Deliwr
dealer-letter = D
turn-now = Tro’r chwaraewr hwn yw hi.
watching = Rwyt ti’n gwylio’r gêm hon.
card-count =
    { $number ->
        [zero] { $number } cerdyn
        [one] { $number } cerdyn
        [two] { $number } gerdyn
        [few] { $number } cherdyn
        [many] { $number } cherdyn
       *[other] { $number } cerdyn
    }
# Read after the number that is shown.
cards-word =
    { $number ->
        [zero] cerdyn
        [one] cerdyn
        [two] gerdyn
        [few] cherdyn
        [many] cherdyn
       *[other] cerdyn
    }
score-of =
    { $number ->
        [zero] { $number } pwynt
        [one] { $number } pwynt
        [two] { $number } bwynt
        [few] { $number } phwynt
        [many] { $number } phwynt
       *[other] { $number } pwynt
    }
mark-uno = UNO!
mark-skipped = colli tro
mark-drew = +{ $number }
stock-count = { $number } yn y stoc
# Read after the number of cards in stock: the stock is a button.
stock-take = tynnu un
top-card = Ar y pentwr: { $card }
colour-in-force = Y lliw mewn grym: { colour-name }
colour-open = lliw heb ei enwi eto
way-left = Mae’r chwarae’n mynd i’r chwith
way-right = Mae’r chwarae’n mynd i’r dde
round-number = Rownd { $number }
target-points =
    { $number ->
        [zero] hyd at { $number } pwynt
        [one] hyd at { $number } pwynt
        [two] hyd at { $number } bwynt
        [few] hyd at { $number } phwynt
        [many] hyd at { $number } phwynt
       *[other] hyd at { $number } pwynt
    }
hand-label =
    { $number ->
        [zero] Dy law di, { $number } cerdyn
        [one] Dy law di, { $number } cerdyn
        [two] Dy law di, { $number } gerdyn
        [few] Dy law di, { $number } cherdyn
        [many] Dy law di, { $number } cherdyn
       *[other] Dy law di, { $number } cerdyn
    }
# Other people look on; only backs are drawn.
hand-covered =
    { $number ->
        [zero] Dy law di, { $number } cerdyn, wyneb i lawr tra bydd eraill yn chwarae
        [one] Dy law di, { $number } cerdyn, wyneb i lawr tra bydd eraill yn chwarae
        [two] Dy law di, { $number } gerdyn, wyneb i lawr tra bydd eraill yn chwarae
        [few] Dy law di, { $number } cherdyn, wyneb i lawr tra bydd eraill yn chwarae
        [many] Dy law di, { $number } cherdyn, wyneb i lawr tra bydd eraill yn chwarae
       *[other] Dy law di, { $number } cerdyn, wyneb i lawr tra bydd eraill yn chwarae
    }

## Whose turn

your-turn = Dy dro di
status-turn = Tro { $name } i chwarae
status-drawn-you = Chwaraea’r cerdyn a dynnwyd, neu pasia
status-colour-you = Ti sy’n enwi’r lliw
status-colour = Mae { $name } yn enwi’r lliw
status-aim-you = Ti sy’n taflu’r gragen werdd
status-aim = Mae { $name } yn taflu’r gragen werdd
status-challenge-you = Ti sy’n ateb y Tynnu Pedwar Gwyllt
status-challenge = Mae { $name } yn ateb y Tynnu Pedwar Gwyllt
round-done = Mae’r rownd ar ben

## Decisions

actions-label = Beth elli di ei wneud
draw-card = Tynnu cerdyn
pass-turn = Pasio
uno-call = UNO!
uno-armed = UNO! gyda’r cerdyn nesaf
catch-call = Dal!
choose-colour = Pa liw fydd yn dilyn?
choose-colour-for = { $card }: pa liw fydd yn dilyn?
take-back = Ailfeddwl
choose-target = Pwy sy’n cael ei daro gan y gragen werdd?
# Read before the player's name.
aim-here = Targed y gragen werdd:
challenge-question = Mae { $name } wedi gosod Tynnu Pedwar Gwyllt. Wyt ti’n ei gredu?
# Under the question; the colour is the one in force before the Wild Draw Four.
challenge-colour = Mae’r her yn gywir os oes cerdyn { colour-name } yn y llaw.
challenge-do = Herio
challenge-accept = Derbyn a thynnu pedwar
shown-title = Llaw { $name }, i dy lygaid di yn unig
shown-done = Rydw i wedi’i gweld

## Several people at one screen

curtain-title = { $name } sydd nesaf
curtain-text = Rho’r ddyfais i’r chwaraewr nesaf: { $name }. Mae’r llaw’n aros ynghudd tan hynny.
curtain-open = { $name } ydw i

## The end of a round

round-count = Y cyfrif
# $you is yes when the reader is $name.
round-won =
    { $you ->
        [yes] Ti sy’n ennill y rownd: { score-of }
       *[no] { $name } sy’n ennill y rownd: { score-of }
    }
round-blocked = All neb dynnu mwy: does dim enillydd i’r rownd
game-won =
    { $you ->
        [yes] Ti sy’n ennill y gêm!
       *[no] { $name } sy’n ennill y gêm!
    }
hand-empty = dim cerdyn ar ôl
points-won = yn ennill { $number }
points-left = { $number } yn y llaw
score-way =
    { $number ->
        [zero] { $number } pwynt allan o { $target }
        [one] { $number } pwynt allan o { $target }
        [two] { $number } bwynt allan o { $target }
        [few] { $number } phwynt allan o { $target }
        [many] { $number } phwynt allan o { $target }
       *[other] { $number } pwynt allan o { $target }
    }
next-round = Y rownd nesaf

## Pace

pace-label = Cyflymder y botiau
pace-slow = Araf
pace-normal = Arferol
pace-fast = Cyflym
pace-pause = Oedi’r botiau
pace-go = Gadael i’r botiau barhau
pace-step = Un cam
# Said while the pause is on.
pace-paused = Mae’r botiau wedi’u hoedi.

## New game

new-game = Gêm newydd
new-game-start = Delio’r cardiau
cancel = Canslo
close = Cau
player-name = Enw chwaraewr { $number }
player-kind = Pwy sy’n chwarae dros chwaraewr { $number }
player-remove = Dileu { $name } o’r rhestr
player-add = Chwaraewr arall
person = Person go iawn
bot-number = Bot { $number }
bot-kind = Bot: { $character }
bot-random = ffwrdd-â-hi
bot-greedy = yn gosod popeth posib
bot-careful = gofalus
options-title = Opsiynau
option-reverse = Gyda dau chwaraewr, mae Gwrthdroi
option-reverse-skip = yn gweithio fel Colli Tro
option-reverse-turn = yn newid y cyfeiriad yn unig
option-banana = Mae’r croen banana’n taro
option-banana-went = pwy bynnag aeth yn union o’r blaen
option-banana-seat = y cymydog y tu ôl
option-last = Mae Blwch Eitem a osodir olaf
option-last-flip = yn cael ei agor er hynny
option-last-end = yn dod â’r rownd i ben ar unwaith
option-target = Pwyntiau i ennill y gêm
# The same words as on the page that leads to the table: app-seed-label.
seed-label = Rhif y delio
seed-none = un newydd
seed-bad = Rhif cyfan heb arwydd yw rhif y delio, heb fod yn hirach na 15 digid.
target-bad = Rhaid i nifer y pwyntiau i ennill fod yn rhif cyfan o 1 i 999999.
name-missing = Mae angen enw ar y chwaraewr hwn.
name-taken = Mae dau chwaraewr o’r enw { $name }. Rho enw gwahanol i bob un.

## Log, rules, help

log-title = Beth ddigwyddodd
log-then = Dangos y bwrdd fel yr oedd bryd hynny
# Read of the mark that opens the rulebook at a rule.
rule-read = Darllen y rheol
bot-why = Pam y gwnaeth { $name } hyn?
# $name is a bot, $character its character.
bot-why-title = { $name }, { $character }
rulebook-title = Llyfr rheolau
rulebook-search = Chwilio’r rheolau
rulebook-none = Does dim rheol â’r geiriau hyn.
rulebook-found =
    { $number ->
        [zero] { $number } rheol
        [one] { $number } rheol
        [two] { $number } reol
        [few] { $number } rheol
        [many] { $number } rheol
       *[other] { $number } rheol
    }
# Stands before what is settled by convention.
convention-mark = Confensiwn.
# $option and $value are the words of an option in the dialog for a new game.
option-set = Wrth y bwrdd hwn: { $option } { $value }.
# $chapter (text): the first word of the ids of its rules.
chapter-name =
    { $chapter ->
        [deck] Y cardiau
        [players] Y chwaraewyr
        [setup] Paratoi
        [turn] Tro
        [stock] Pan fydd y stoc yn wag
        [round] Pan na all neb fynd ymlaen
        [action] Cardiau gweithredu
        [item] Eitemau
        [challenge] Yr her
        [uno] Dweud UNO
        [out] Mynd allan
        [score] Pwyntiau
       *[other] { $chapter }
    }

## Hints

hint-do = Awgrym
hint-title = Dyma awgrym
# $character: the character of a bot, such as careful.
hint-advice = Beth fyddai chwaraewr { $character } yn ei wneud:
hint-moves =
    { $number ->
        [zero] Does gen ti ddim dewis
        [one] Un dewis sydd gen ti
        [two] Dau ddewis sydd gen ti
        [few] Tri dewis sydd gen ti
        [many] Chwe dewis sydd gen ti
       *[other] { $number } dewis sydd gen ti
    }

## Odds

odds-title = Siawns
odds-on = Ymlaen
odds-off = I ffwrdd
odds-win = Pwy sy’n ennill y rownd
odds-moves = Dy siawns ar ôl pob symudiad
odds-item = Blwch Eitem nawr
odds-challenge = Herio neu dderbyn?
odds-how = Sut mae cyfrifo hyn
odds-waiting = Mae’r siawns yn cael ei chyfrifo …
odds-past = Siawns y bwrdd fel y mae nawr sydd i’w gweld yma.
# $low, $high: shares as they are written, such as 18%.
odds-range = o { $low } i { $high }
# $what: a wild card in words; $colour is named with it.
odds-naming = { $what }: { colour-name }
# $what: the card that is laid.
odds-with-uno = { $what }, gan ddweud UNO
odds-playouts =
    { $number ->
        [zero] Heb rownd brawf ({ $number }).
        [one] O un rownd brawf.
        [two] O { $number } rownd brawf.
        [few] O { $number } rownd brawf.
        [many] O { $number } rownd brawf.
       *[other] O { $number } o rowndiau prawf.
    }
odds-unseen =
    { $number ->
        [zero] Mae pob cerdyn i’w weld o’r fan hon.
        [one] Mae { $number } cerdyn nad oes modd ei weld o’r fan hon.
        [two] Mae { $number } gerdyn nad oes modd eu gweld o’r fan hon.
        [few] Mae { $number } cherdyn nad oes modd eu gweld o’r fan hon.
        [many] Mae { $number } cherdyn nad oes modd eu gweld o’r fan hon.
       *[other] Mae { $number } cerdyn nad oes modd eu gweld o’r fan hon.
    }

## Looking back

history-title = Edrych yn ôl
# $number: so many actions of the game lie behind; $last: so many at the end of the round.
past-here = Edrych yn ôl: symudiad { $number } o { $last }.
past-of = { $number } o { $last }
past-earlier = Un symudiad yn ôl
past-later = Un symudiad ymlaen
past-now = Yn ôl i’r presennol
past-left = Dyma’r bwrdd fel y mae nawr.
past-branch = Chwarae ymlaen o’r fan hon
# The button beside the list of lines of play.
line-go = Mynd i’r llinell hon
lines-title = Llinellau chwarae
# $number: the last action of a line of play.
line-first = Llinell gyntaf, hyd at symudiad { $number }
# $from: after which action it left the line that it comes from.
line-from = O symudiad { $from } hyd at symudiad { $number }

## Settings, menu, goal

menu-title = Dewislen
settings-title = Gosodiadau
motion-label = Animeiddio
motion-off = Dim
size-label = Maint
size-large = Mawr
size-huge = Ar gyfer taflunydd
language-label = Iaith
start-again = O’r dechrau
goal-title = Dy nod:
goal-done = Wedi’i gyrraedd:
help-title = Help a bysellau
keys-title = Bysellau
key-arrows = symud ar hyd dy law
key-enter = chwarae’r cerdyn, neu glywed pam na ellir ei chwarae
key-why = clywed a ellir chwarae’r cerdyn, a pham, heb ei chwarae
key-uno = dweud UNO: cyn y cerdyn olaf ond un, neu’n hwyr
key-catch = dweud UNO yn gyntaf, os yw chwaraewr arall wedi anghofio
key-odds = dangos y siawns, neu ei chuddio
key-past = edrych yn ôl, neu ddychwelyd i’r presennol
key-clock = oedi’r botiau, un cam; wrth edrych yn ôl: un symudiad yn ôl, un ymlaen
key-log = symud ar hyd yr hanes
key-escape = ailfeddwl, cau, dychwelyd i’r presennol
colours-title = Lliwiau
items-title = Eitemau
help-why = Pam y gellir chwarae cerdyn, neu pam na ellir? Oeda ar y cerdyn, pwysa W, neu dal dy fys arno: bydd y frawddeg i’w gweld uwchben dy law, ac mae’n arwain at ei rheol. Mae llinell o’r hanes yn dangos y bwrdd fel yr oedd bryd hynny.

## When something is wrong

error-title = Aeth rhywbeth o’i le
bad-view = Doedd dim modd darllen y bwrdd ({ $what }).
kernel-awaited = Aros am y cnewyllyn …
silent-title = Dim ateb gan y cnewyllyn.
silent-text = Mae’n brysur neu wedi stopio. Mae’r bwrdd yn parhau ar ei ben ei hun pan ddaw ateb. Os na ddaw ateb, llwytha’r dudalen eto, neu rheda gell y bwrdd eto.
never-title = Llun o’r bwrdd wedi’i gadw yw hwn.
# $cell (text) is the number of the cell that made the table, or none.
never-text =
    { $cell ->
        [none] I chwarae, rheda’r gell a’i gwnaeth: yr un gyda unokart_widget.Table.
       *[other] I chwarae, rheda’r gell a’i gwnaeth: In [{ $cell }] oedd hi.
    }
