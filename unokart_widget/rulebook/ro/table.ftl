### The words of the table's interface: buttons, dialogs, names for screen readers.
### Events and refusals have their sentences in rules.ftl; they come from the kernel ready made.

## Cards (their names are in terms.ftl)

card-can = { $card }, se poate juca
card-cannot = { $card }, nu se poate juca acum; apasă ca să afli de ce

## The table

loading = Se pregătește masa …
# Of a dialog or panel that is loaded when it is first opened.
part-loading = O clipă: se încarcă …
you = Tu
players-word = Jucători
dealer = Împarte cărțile
dealer-letter = Î
turn-now = E rândul acestui jucător.
watching = Urmărești jocul acesta.
card-count =
    { $number ->
        [one] { $number } carte
        [few] { $number } cărți
       *[other] { $number } de cărți
    }
# Read after the number that is shown.
cards-word =
    { $number ->
        [one] carte
        [few] cărți
       *[other] de cărți
    }
score-of =
    { $number ->
        [one] { $number } punct
        [few] { $number } puncte
       *[other] { $number } de puncte
    }
mark-uno = UNO!
mark-skipped = stă o tură
mark-drew = +{ $number }
stock-count = { $number } de tras
# Read after the number of cards in stock: the stock is a button.
stock-take = ia una
top-card = Deasupra: { $card }
colour-in-force = Culoarea de urmat: { colour-name }
colour-open = se alege culoarea
way-left = Se joacă spre stânga
way-right = Se joacă spre dreapta
round-number = Runda { $number }
target-points = până la { $number }
hand-label =
    { $number ->
        [one] Mâna ta, { $number } carte
        [few] Mâna ta, { $number } cărți
       *[other] Mâna ta, { $number } de cărți
    }
# Other people look on; only backs are drawn.
hand-covered =
    { $number ->
        [one] Mâna ta, { $number } carte, cu fața în jos cât timp joacă alții
        [few] Mâna ta, { $number } cărți, cu fața în jos cât timp joacă alții
       *[other] Mâna ta, { $number } de cărți, cu fața în jos cât timp joacă alții
    }

## Whose turn

your-turn = E rândul tău
status-turn = Joacă { $name }
status-drawn-you = Joacă cartea trasă sau cedează rândul
status-colour-you = Tu alegi culoarea
status-colour = { $name } alege culoarea
status-aim-you = Tu arunci carapacea verde
status-aim = { $name } aruncă o carapace verde
status-challenge-you = Tu răspunzi la Joker +4
status-challenge = { $name } răspunde la Joker +4
round-done = Runda s-a încheiat

## Decisions

actions-label = Ce poți face
draw-card = Trage
pass-turn = Pas
uno-call = UNO!
uno-armed = UNO! la cartea următoare
catch-call = Ai uitat!
choose-colour = Ce culoare urmează?
choose-colour-for = { $card }: ce culoare urmează?
take-back = Renunță
choose-target = În cine arunci carapacea verde?
# Read before the player's name.
aim-here = Aruncă carapacea verde în
challenge-question = { $name } a pus un Joker +4. Crezi că avea voie?
challenge-colour = Contestația este corectă dacă în mână sunt { part-cards-of-colour }.
challenge-do = Contestă
challenge-accept = Acceptă și trage patru
shown-title = Cărțile arătate de { $name }, doar pentru ochii tăi
shown-done = Le-am văzut

## Several people at one screen

curtain-title = Urmează { $name }
curtain-text = Dă aparatul mai departe: acum joacă { $name }. Până atunci cărțile rămân ascunse.
curtain-open = Eu sunt { $name }

## The end of a round

round-count = Numărarea punctelor
# $you is yes when the reader is $name.
round-won =
    { $you ->
        [yes] Câștigi runda: { score-of }
       *[no] { $name } câștigă runda: { score-of }
    }
round-blocked = Nimeni nu mai poate trage: runda nu are câștigător
game-won =
    { $you ->
        [yes] Câștigi jocul!
       *[no] { $name } câștigă jocul!
    }
hand-empty = nicio carte rămasă
points-won = câștigă { $number }
points-left = { $number } în mână
score-way =
    { $number ->
        [one] { $number } punct din { $target }
        [few] { $number } puncte din { $target }
       *[other] { $number } de puncte din { $target }
    }
next-round = Runda următoare

## Pace

pace-label = Viteza boților
pace-slow = Încet
pace-normal = Normal
pace-fast = Repede
pace-pause = Oprește boții
pace-go = Lasă boții să continue
pace-step = Un pas
# Said while the pause is on.
pace-paused = Boții sunt opriți.

## New game

new-game = Joc nou
new-game-start = Împarte cărțile
cancel = Renunță
close = Închide
player-name = Numele jucătorului { $number }
player-kind = Cine joacă pe locul { $number }
player-remove = Scoate din listă: { $name }
player-add = Încă un jucător
person = Om
bot-number = Bot { $number }
bot-kind = Bot: { $character }
bot-random = la noroc
bot-greedy = lacom
bot-careful = prudent
options-title = Opțiuni
option-reverse = În doi jucători, „Schimbă direcția”
option-reverse-skip = e ca „Stai o tură”
option-reverse-turn = schimbă doar direcția
option-banana = Pe coaja de banană alunecă
option-banana-went = cine a jucat chiar înainte
option-banana-seat = vecinul din urmă
option-last = O Cutie-surpriză pusă ultima
option-last-flip = se mai deschide
option-last-end = încheie runda imediat
option-target = Puncte pentru câștigarea jocului
# The same words as on the page that leads to the table: app-seed-label.
seed-label = Numărul împărțirii
seed-none = unul nou
seed-bad = Numărul împărțirii este un număr întreg de cel mult 15 cifre, fără semn.
target-bad = Punctele pentru câștigarea jocului sunt un număr întreg de la 1 la 999999.
name-missing = Acest jucător are nevoie de un nume.
name-taken = Doi jucători se numesc { $name }. Dă-i fiecăruia un nume diferit.

## Log, rules, help

log-title = Ce s-a întâmplat
log-then = Arată masa așa cum era atunci
# Read of the mark that opens the rulebook at a rule.
rule-read = Citește regula
bot-why = De ce a jucat așa { $name }?
# $name is a bot, $character its character.
bot-why-title = { $name }, { $character }
rulebook-title = Regulile
rulebook-search = Caută în reguli
rulebook-none = Nicio regulă nu conține aceste cuvinte.
rulebook-found =
    { $number ->
        [one] { $number } regulă
        [few] { $number } reguli
       *[other] { $number } de reguli
    }
# Stands before what is settled by convention.
convention-mark = Convenție.
# $option and $value are the words of an option in the dialog for a new game.
option-set = La masa aceasta: { $option } { $value }.
# $chapter (text): the first word of the ids of its rules.
chapter-name =
    { $chapter ->
        [deck] Cărțile
        [players] Jucătorii
        [setup] Pregătirea
        [turn] O tură
        [stock] Când se termină teancul de tras
        [round] Când nimeni nu mai poate continua
        [action] Cărțile de acțiune
        [item] Obiectele
        [challenge] Contestația
        [uno] Când se spune UNO
        [out] Ultima carte
        [score] Punctele
       *[other] { $chapter }
    }

## Hints

hint-do = Indiciu
hint-title = Un indiciu
# $character: the character of a bot, such as careful.
hint-advice = Ce ar face un jucător { $character }:
hint-moves =
    { $number ->
        [one] Ai o singură mutare posibilă
        [few] Ai { $number } mutări posibile
       *[other] Ai { $number } de mutări posibile
    }

## Odds

odds-title = Șanse
odds-on = Da
odds-off = Nu
odds-win = Cine câștigă runda
odds-moves = Șansa ta după fiecare mutare
odds-item = O Cutie-surpriză acum
odds-challenge = Contești sau accepți?
odds-how = Cum se calculează
odds-waiting = Se calculează șansele …
odds-past = Șansele sunt cele ale mesei așa cum e acum.
# $low, $high: shares as they are written, such as 18%.
odds-range = între { $low } și { $high }
# $what: a wild card in words; $colour is named with it.
odds-naming = { $what }, culoarea { part-colour }
# $what: the card that is laid.
odds-with-uno = { $what }, spunând UNO
odds-playouts =
    { $number ->
        [one] Din { $number } rundă de probă.
        [few] Din { $number } runde de probă.
       *[other] Din { $number } de runde de probă.
    }
odds-unseen =
    { $number ->
        [0] De aici se văd toate cărțile.
        [one] De aici nu se vede { $number } carte.
        [few] De aici nu se văd { $number } cărți.
       *[other] De aici nu se văd { $number } de cărți.
    }

## Looking back

history-title = Privește înapoi
# $number: so many actions of the game lie behind.
past-here = Privire înapoi: mutarea { $number } din { $last }.
past-of = { $number } din { $last }
past-earlier = O mutare înapoi
past-later = O mutare înainte
past-now = Înapoi la prezent
past-left = Aceasta este masa așa cum e acum.
past-branch = Continuă de aici
# The button beside the list of lines of play.
line-go = Mergi la firul acesta
lines-title = Fire de joc
# $number: the last action of a line of play.
line-first = Primul fir, până la mutarea { $number }
# $from: after which action it left the line that it comes from.
line-from = De la mutarea { $from } până la mutarea { $number }

## Settings, menu, goal

menu-title = Meniu
settings-title = Setări
motion-label = Mișcare
motion-off = Deloc
size-label = Mărime
size-large = Mare
size-huge = Pentru proiector
language-label = Limba
start-again = De la început
goal-title = Ținta ta:
goal-done = Țintă atinsă:
help-title = Ajutor și taste
keys-title = Taste
key-arrows = te miști prin cărțile tale
key-enter = joci cartea sau afli de ce nu se poate
key-why = afli de ce se poate sau nu juca o carte, fără s-o joci
key-uno = spui UNO: înainte de penultima carte sau cu întârziere
key-catch = spui UNO înaintea cuiva care a uitat
key-odds = arăți sau ascunzi șansele
key-past = privești înapoi sau revii la prezent
key-clock = oprești boții, un pas; privind înapoi: o mutare înapoi, una înainte
key-log = te miști prin cele întâmplate
key-escape = renunți, închizi, revii la prezent
colours-title = Culori
items-title = Obiecte
help-why = De ce se poate juca o carte și de ce nu? Rămâi pe carte, apasă W sau ține-o apăsată: propoziția apare deasupra mâinii tale și duce la regula ei. Un rând din cele întâmplate arată masa așa cum era atunci.

## When something is wrong

error-title = Ceva n-a mers
bad-view = Masa nu a putut fi citită ({ $what }).
kernel-awaited = Se așteaptă nucleul …
silent-title = Nucleul nu răspunde.
silent-text = Are de lucru sau s-a oprit. Masa merge mai departe singură când răspunde. Dacă nu, reîncarcă pagina sau rulează din nou celula mesei.
never-title = Aceasta este o imagine salvată a mesei.
# $cell (text) is the number of the cell that made the table, or none.
never-text =
    { $cell ->
        [none] Ca să joci, rulează celula care a făcut-o: cea cu unokart_widget.Table.
       *[other] Ca să joci, rulează celula care a făcut-o: a fost In [{ $cell }].
    }
