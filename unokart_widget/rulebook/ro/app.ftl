### The web app: its first page, the frame around every lesson, and its pages for when a thing fails.

app-name = UNO Mario Kart
app-tagline = Jocul de cărți cu peripeții cât pe o întreagă pistă de karturi, jucat într-un caiet.

## The first page
app-play = Joacă
app-play-text = O masă pentru tine și trei boți sau pentru toți cei din jurul unui ecran.
app-seed = Aceleași cărți pentru toți
app-seed-label = Numărul împărțirii
app-seed-help = Scrie orice număr. Cine scrie același număr primește aceleași cărți.
app-seed-given = Legătura aceasta le împarte tuturor aceleași cărți: împărțirea { $seed }.
app-seed-go = Împarte
app-rules = Regulile, pas cu pas
app-rules-text = Parcurge fiecare regulă jucând. Cărțile stau gata de jucat și fiecare spune de ce.
app-chance = Ce șanse sunt?
app-chance-text = Joacă, prezice, încearcă de o mie de ori și calculează.
app-authors = Pentru profesori și autori
app-experiment = Experiment
app-experiment-text = Lasă boții să joace mii de runde și privește ce iese.
app-age = de la { $age } ani
app-minutes = { $minutes } min
app-progress = { $done } din { $all } rezolvate
app-finished = Terminat!
app-no-lessons = Încă nu sunt lecții în acest dosar.
app-chapter = Capitolul { $number }
app-lesson = Lecția { $number }
app-unaffiliated = Un proiect pentru școală, fără legătură cu Mattel sau Nintendo. UNO și Mario Kart sunt mărci ale proprietarilor lor.

## The frame around a lesson
app-home = Toate capitolele
app-navigation = Capitole
app-previous = Înapoi
app-next = Înainte
app-onward = Înapoi și înainte
app-play-now = Joacă o partidă
app-loading = Se amestecă cărțile…
app-loading-long = Încă se amestecă. Prima pagină după pornire durează cel mai mult.
app-code = Arată codul
app-no-script = Pagina aceasta are nevoie de JavaScript ca să se miște cărțile.
app-language = Limba
app-only-english = Lecția aceasta este deocamdată doar în engleză.
app-number = Numărul tău: { $number }
app-number-about = Cărțile și numerele din exerciții sunt doar ale tale. După acest număr profesorul găsește răspunsurile la ele.

## Sheets to print, and the key to them
app-sheet-name = Numele
app-sheet-answer = Răspuns:
app-sheet-move = Aș juca:
app-sheet-key = Cheia profesorului
app-sheet-by-number = După numărul de pe fișă
app-sheet-mistakes = Ce arată răspunsurile greșite
app-sheet-hints = Indicii
app-sheet-note = Pentru lecție

## When something fails
app-seed-bad = „{ $seed }” nu este un număr de împărțire. Trebuie să fie un număr întreg de la 0 la { $largest }. Cărțile se amestecă altfel de data aceasta.
app-not-found = Nu există o astfel de pagină
app-not-found-text = Poate că adresa e scrisă greșit sau lecția a fost mutată.
app-failed = Pagina aceasta n-a mers
app-failed-text = Te rog s-o reîncarci. Dacă nu ajută, spune-i celui care se ocupă de acest joc.
app-lost = O parte a acestei pagini n-a ajuns.
app-again = Încarcă din nou
app-token = Jocul acesta este pentru o clasă
app-token-text = Scrie codul care se vede pe ecranul profesorului.
app-token-label = Cod
app-token-go = Intră
app-token-wrong = Nu acesta este codul. Mai uită-te o dată la ecran.
