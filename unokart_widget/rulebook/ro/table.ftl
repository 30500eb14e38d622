### The words of the table's interface: buttons, dialogs, names for screen readers.
### Events and refusals have their sentences in rules.ftl; they come from the kernel ready made.

## Cards (their names are in terms.ftl)

card-can = { $card }, se poate juca
card-cannot = { $card }, nu se poate juca acum; apasă ca să afli de ce
card-why = De ce? { $card }
card-why-key = De ce? (W)

## The table

loading = Se pregătește masa …
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
draw-card = Trage o carte
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
challenge-do = Contestă
challenge-accept = Acceptă și trage patru
shown-title = Cărțile arătate de { $name }, doar pentru ochii tăi
shown-done = Le-am văzut

## Several people at one screen

curtain-title = Urmează { $name }
curtain-text = Acum joacă { $name }. Dă mai departe aparatul; cărțile rămân ascunse până atunci.
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
seed-label = Numărul împărțirii
seed-none = unul nou
seed-bad = Numărul împărțirii este un număr întreg fără semn, de cel mult 15 cifre.

## Log, rules, help

log-title = Ce s-a întâmplat
log-why = Arată regula
rule-title = Regula
help-title = Ajutor și taste
keys-title = Taste
key-arrows = te miști prin cărțile tale
key-enter = joci cartea sau afli de ce nu se poate
key-why = afli de ce se poate sau nu juca o carte, fără s-o joci
key-uno = spui UNO: înainte de penultima carte sau cu întârziere
key-catch = spui UNO înaintea cuiva care a uitat
key-pause = oprești boții sau îi lași să continue
key-escape = renunți, închizi
colours-title = Culori
items-title = Obiecte
help-why = De ce se poate juca o carte și de ce nu? Îți spun tasta W pe carte, semnul ? de deasupra ei sau o apăsare lungă. Propoziția, ca și orice rând din jurnal, duce la regula ei.

## When something is wrong

error-title = Ceva n-a mers
bad-view = Masa nu a putut fi citită ({ $what }).
silent-title = Nucleul nu răspunde.
silent-text = Are de lucru sau s-a oprit. Masa merge mai departe singură când răspunde. Dacă nu, reîncarcă pagina sau rulează din nou celula mesei.
never-title = Aceasta este o imagine salvată a mesei.
# $cell (text) is the number of the cell that made the table, or none.
never-text =
    { $cell ->
        [none] Ca să joci, rulează celula care a făcut-o: cea cu unokart_widget.Table.
       *[other] Ca să joci, rulează celula care a făcut-o: a fost In [{ $cell }].
    }
