### What the kernel's side of the table says: refusals to a page, and the text saved in a notebook.

## Refusals
moved-on = Între timp masa s-a schimbat. Mai uită-te o dată și apoi alege.
nobody-plays = De la acest ecran nu joacă nimeni: masa este doar privită.
other-seat = De aici poate juca doar { $name }.
seat-is-bot = Pentru { $name } joacă un bot.
no-step = Acum niciun bot nu are nimic de făcut.
not-at-screen = Pe locul acela nu stă nimeni de la acest ecran.
unknown-rule = Nu există o astfel de regulă.
players-number =
    { $number ->
        [one] Un joc are între 2 și 10 jucători, nu { $number } jucător.
        [few] Un joc are între 2 și 10 jucători, nu { $number } jucători.
       *[other] Un joc are între 2 și 10 jucători, nu { $number } de jucători.
    }
name-empty = Jucătorul { $number } nu are nume.
name-too-long = Numele jucătorului { $number } este prea lung: cel mult { $most } de caractere.
name-odd = Numele jucătorului { $number } conține semne care nu au voie într-un nume, cum ar fi < sau >.
name-twice = Doi jucători se numesc { $name }. Dă-i fiecăruia un nume diferit.
rules-unknown = Regulile nu au nicio opțiune numită { $option }.
rules-choice = Opțiunea { $option } nu poate fi „{ $value }”: poate fi „{ $first }” sau „{ $second }”.
rules-target = Un joc se câștigă cu un număr întreg de puncte de la 1 la { $most }, nu cu { $value }.
# $strategy (text): the name of a function that somebody wrote. $kind (text): what Python calls the error.
strategy-failed = Strategia { $strategy } a dat greș la rândul { $line } din codul ei ({ $kind }). Nu s-a întâmplat nimic: trebuie s-o repare cine a scris-o.
bot-unknown = Nu există boți de felul „{ $strategy }”.
not-a-move = „{ $move }” nu este o mutare. O mutare se scrie ca 0:R7 (locul 0 pune 7 roșu) sau 0:draw.

## Errors
not-understood = Masa nu a înțeles pagina. { $detail }
inner-error = Ceva n-a mers la masă ({ $error }). Jocul este așa cum se vede. În caiet, table.last_error păstrează cauza.
callback-error = Mutarea s-a făcut, dar o funcție din caiet care urmărește jocul a dat greș ({ $error }). În caiet, table.last_error păstrează cauza.

## The text that stays in a saved notebook
saved-title = UNO Mario Kart, runda { $round }
saved-top = Deasupra: { $card }.
saved-top-colour = Deasupra: { $card }. Culoarea de potrivit: { $colour }.
saved-top-unnamed = Deasupra: { $card }. Culoarea nu a fost încă aleasă.
saved-player = { $name }: { $cards ->
    [one] 1 carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
  }, { $score ->
    [one] 1 punct
    [few] { $score } puncte
   *[other] { $score } de puncte
  }
saved-to-play = { $player }, la rând
saved-hand = { $name } are în mână: { $cards }.
saved-run-cell = Așa a rămas masa. Ca să joci, rulează celula In [{ $cell }], care a făcut-o.
saved-run = Așa a rămas masa. Ca să joci, rulează celula care a făcut-o.

## Going back, other lines of play, and what the author of the table settles
no-such-moment = Jocul n-a trecut pe acolo: alege un moment care s-a jucat.
no-such-line = La masa aceasta nu există un astfel de fir de joc.
too-many-lines =
    { $most ->
        [one] La masa aceasta este deja { $most } fir de joc: continuă cu el.
        [few] La masa aceasta sunt deja { $most } fire de joc: continuă cu unul dintre ele.
       *[other] La masa aceasta sunt deja { $most } de fire de joc: continuă cu unul dintre ele.
    }
history-hidden = La masa aceasta nu te poți întoarce în timp.
start-hidden = La masa aceasta nu te poți întoarce la început.
hints-hidden = La masa aceasta nu se dau indicii.
odds-hidden = La masa aceasta nu se arată șansele.
nothing-to-decide = Acum nu ai nimic de hotărât.
no-bot-then = În momentul acela n-a jucat niciun bot.
new-game-hidden = La masa aceasta nu se începe alt joc.
unknown-language = Masa nu vorbește limba aceasta.
game-over =
    { $points ->
        [one] Jocul s-a încheiat: l-a câștigat { $name }, cu un punct. Începe unul nou.
        [few] Jocul s-a încheiat: l-a câștigat { $name }, cu { $points } puncte. Începe unul nou.
       *[other] Jocul s-a încheiat: l-a câștigat { $name }, cu { $points } de puncte. Începe unul nou.
    }
round-goes-on = Runda aceasta nu s-a încheiat: următoarea se împarte după ce cineva termină cărțile.
nothing-to-undo = Nu e nimic de anulat: jocul abia a început.
goal-reached = Ținta mesei a fost atinsă. Întoarce-te la început ca să joci din nou.
goal-rule = Masa se oprește când se întâmplă aceasta: { $title }.
goal-own = Masa se oprește când își atinge ținta.

## What a careful player would do, and why. A card stands first where one is spoken of.
hint-catch = { $other } are o singură carte și n-a spus UNO: spune-l tu mai întâi.
hint-uno = Ai o singură carte și încă n-ai spus UNO: spune-l înaintea altcuiva.
hint-say-uno = Spune și UNO: îți mai rămâne o singură carte.
hint-draw = Nicio carte a ta nu se potrivește: trage una.
hint-keep = Păstrează jokerul tras: nimeni nu e pe cale să termine, iar mai târziu se potrivește oricând.
hint-drawn = Pune cartea trasă, { $card }: se potrivește, și cu fiecare carte pusă ai una mai puțin.
hint-only = Pune { $card }: nicio altă carte a ta nu se potrivește.
hint-wild-near = Pune { $card } acum: cineva e pe cale să termine, iar jokerii rămași în mână costă cel mai mult.
hint-wild-only = Pune { $card }: se potrivesc doar jokerii.
hint-stop =
    { $number ->
        [one] Pune { $card }: { $other } urmează la rând, mai are o singură carte și e bine să nu-i vină rândul.
        [few] Pune { $card }: { $other } urmează la rând, mai are doar { $number } cărți și e bine să nu-i vină rândul.
       *[other] Pune { $card }: { $other } urmează la rând, mai are doar { $number } de cărți și e bine să nu-i vină rândul.
    }
hint-colour = Pune { $card }: dintre culorile potrivite, din cea { part-colour } ai cele mai multe cărți, { $number }, așa că poți continua cu ea.
hint-high = Pune { $card }: numerele mari pleacă primele, fiindcă la sfârșit costă cel mai mult.
hint-action = Pune { $card }: la sfârșit te costă douăzeci de puncte, mai mult decât un număr.
hint-name =
    { $number ->
        [0] Alege culoarea { part-colour }: nu ai nicio carte colorată, așa că orice culoare e la fel de bună.
        [one] Alege culoarea { part-colour }: ai o carte din ea și nu ai mai multe de nicio alta.
        [few] Alege culoarea { part-colour }: ai { $number } cărți din ea și nu ai mai multe de nicio alta.
       *[other] Alege culoarea { part-colour }: ai { $number } de cărți din ea și nu ai mai multe de nicio alta.
    }
hint-aim =
    { $number ->
        [one] Aruncă în { $other }: are o singură carte.
        [few] Aruncă în { $other }: nimeni altcineva nu are mai puțin de { $number } cărți.
       *[other] Aruncă în { $other }: nimeni altcineva nu are mai puțin de { $number } de cărți.
    }
hint-challenge =
    { $number ->
        [one] Contestă: { $other } are { $number } carte, și s-ar putea să fi avut culoarea.
        [few] Contestă: { $other } are { $number } cărți, și dintre atâtea s-ar putea ca una să fi avut culoarea.
       *[other] Contestă: { $other } are { $number } de cărți, și dintre atâtea s-ar putea ca una să fi avut culoarea.
    }
hint-accept =
    { $number ->
        [one] Acceptă: cu o singură carte rămasă, { $other } nu prea avea culoarea.
        [few] Acceptă: cu doar { $number } cărți rămase, { $other } nu prea avea culoarea.
       *[other] Acceptă: cu doar { $number } de cărți rămase, { $other } nu prea avea culoarea.
    }

## Why a bot did what it did: how such a bot plays. Nothing here may depend on cards that are hidden.
# $strategy (text): random, greedy or careful. $name: the bot.
bot-play-number =
    { $strategy ->
        [random] { $name } joacă la noroc: dintre cărțile potrivite, o poate pune pe oricare.
        [greedy] { $name } e lacom: dintre cărțile potrivite pleacă prima cea cu cele mai multe puncte.
       *[careful] { $name } e prudent: pleacă primele culorile din care are mai multe cărți și numerele mari.
    }
bot-play-action =
    { $strategy ->
        [random] { $name } joacă la noroc: dintre cărțile potrivite, o poate pune pe oricare.
        [greedy] { $name } e lacom: dintre cărțile potrivite pleacă prima cea cu cele mai multe puncte.
       *[careful] { $name } e prudent: cu o carte de acțiune oprește următorul jucător când acesta mai are puține cărți. Altfel pleacă primele culorile din care are mai multe cărți.
    }
bot-play-wild =
    { $strategy ->
        [random] { $name } joacă la noroc: dintre cărțile potrivite, o poate pune pe oricare.
        [greedy] { $name } e lacom: pleacă primele cărțile cu cele mai multe puncte, iar jokerii la urmă.
       *[careful] { $name } e prudent: jokerii așteaptă până când cineva mai are puține cărți sau nu se mai potrivește altceva.
    }
bot-play-drawn =
    { $strategy ->
        [careful] { $name } e prudent: pune cartea trasă dacă se potrivește, afară de cazul în care e mai bine s-o păstreze.
       *[other] { $name } pune întotdeauna cartea trasă, dacă se potrivește.
    }
bot-draw = { $name } trage când nu are ce carte să pună. Un bot nu trage niciodată fără să fie nevoie.
bot-pass = { $name } e prudent: o carte tocmai trasă poate fi păstrată pentru mai târziu.
bot-colour =
    { $strategy ->
        [random] { $name } joacă la noroc: poate alege orice culoare.
       *[other] { $name } alege culoarea din care are cele mai multe cărți.
    }
bot-aim =
    { $strategy ->
        [random] { $name } joacă la noroc: poate arunca în oricine carapacea.
       *[other] { $name } aruncă în cine are cele mai puține cărți.
    }
bot-answer =
    { $strategy ->
        [random] { $name } joacă la noroc: contestă cam un Joker +4 din două.
       *[other]
            { $number ->
                [one] { $name } contestă un Joker +4 când cine l-a pus mai are cel puțin { $number } carte.
                [few] { $name } contestă un Joker +4 când cine l-a pus mai are cel puțin { $number } cărți.
               *[other] { $name } contestă un Joker +4 când cine l-a pus mai are cel puțin { $number } de cărți.
            }
    }
bot-answer-then =
    { $number ->
        [one] { $other } avea atunci o carte.
        [few] { $other } avea atunci { $number } cărți.
       *[other] { $other } avea atunci { $number } de cărți.
    }
# $strategy (text): the name of a function that somebody wrote.
bot-own = { $name } joacă după { $strategy }, o strategie scrisă de cineva: fiecare mutare posibilă primește un punctaj, și se face una dintre cele cu punctajul cel mai mare.
bot-catch =
    { $strategy ->
        [random] { $name } observă rar un UNO uitat: o dată din patru.
        [greedy] { $name } observă un UNO uitat din două.
       *[careful] { $name } e prudent și observă aproape orice UNO uitat.
    }
bot-forgot =
    { $strategy ->
        [random] { $name } uită des să spună UNO: o dată din patru.
        [greedy] { $name } mai uită uneori să spună UNO.
       *[careful] { $name } nu uită aproape niciodată să spună UNO, dar de data aceasta s-a întâmplat.
    }

## The experiment: what is counted, and its bars
experiment-points = Punctele unei runde
experiment-turns = Turele unei runde
experiment-cards_drawn = Cărți trase într-o rundă
experiment-winner = Cine câștigă runda
experiment-dealer = Cine câștigă, numărând de la cel care împarte
experiment-starter = Câștigă cel care începe?
experiment-first = Cine joacă primul
experiment-item = Ce iese din Cutiile-surpriză
experiment-challenge = Contestații corecte, din cele făcute
experiment-uno = UNO uitat: cine e prins
# $target (text): the points that win a game.
experiment-game_rounds = Rundele unui joc până la { $target }
experiment-hand_points =
    { $cards ->
        [one] Punctele unei cărți împărțite
        [few] Punctele unei mâini de { $cards } cărți
       *[other] Punctele unei mâini de { $cards } de cărți
    }
# $what (text): wild, action, number, colour, fits (cards that can go on $name) or other. $name (text): the
# colour or card, in words.
experiment-hand_count =
    { $what ->
        [wild] Jokeri într-o mână de { $cards }
        [action] Cărți de acțiune într-o mână de { $cards }
        [number] Cărți cu numere într-o mână de { $cards }
        [colour] Culoarea { $name } într-o mână de { $cards }
        [fits] Cărți care se potrivesc cu { $name } într-o mână de { $cards }
       *[other] De câte ori apare { $name } într-o mână de { $cards }
    }
# As for experiment-hand_count: cards are drawn one by one from the shuffled deck.
experiment-wait =
    { $what ->
        [wild] Cărți trase până la primul joker
        [action] Cărți trase până la prima carte de acțiune
        [number] Cărți trase până la prima carte cu număr
        [colour] Cărți trase până la prima de culoarea { $name }
        [fits] Cărți trase până se potrivește una cu { $name }
       *[other] Cărți trase până apare { $name }
    }
# The bar of all numbers from this one on.
experiment-bar-from = { $low } +
experiment-bar-range = { $low }–{ $high }
experiment-nobody = nimeni
# $number: how many places to the dealer’s left; 0 is the dealer.
experiment-dealer-bar =
    { $number ->
        [0] cine împarte
        [1] 1 la stânga
       *[other] { $number } la stânga
    }
# 1: the player who began has won. 0: another player.
experiment-starter-bar =
    { $number ->
        [1] cine a început
       *[0] altcineva
    }
# 0: won. 1: lost.
experiment-challenge-bar =
    { $number ->
        [0] corecte
       *[1] greșite
    }
# 0: caught. 1: not caught.
experiment-uno-bar =
    { $number ->
        [0] prins
       *[1] scăpat
    }

## The experiment: refusals, and the text that stays in a saved notebook
experiment-enough = Cu acestea sunt { $most } de runde: destule pentru acest experiment. Poți s-o iei de la capăt.
experiment-no-round = Runda { $number } nu s-a jucat în acest experiment.
experiment-fixed = În acest experiment întrebarea și jucătorii sunt dați.
experiment-no-rounds = În acest experiment rundele nu se pot deschide una câte una.
experiment-no-question = Nu există întrebarea „{ $question }”.
experiment-no-strategy = În acest experiment nu există strategia „{ $strategy }”.
experiment-not-understood = Experimentul nu a înțeles pagina. { $detail }
experiment-inner-error = Ceva n-a mers în experiment ({ $error }). În caiet, experiment.last_error păstrează cauza.
experiment-saved-title = { $title } (numărate: { $count })
experiment-saved-players = { $players }, numărul de pornire { $seed }
experiment-saved-none = Încă nu s-a numărat nimic.
experiment-saved-bar = { $label }: { $count }, { $share } (între { $low } și { $high })
experiment-saved-exact = { $line }; valoare exactă { $exact }
experiment-saved-even = { $line }; șanse egale { $exact }
experiment-saved-unseen = { $line }; pachet nevăzut { $exact }
experiment-saved-mean = În medie { $mean }
experiment-saved-mean-interval = În medie { $mean } (între { $low } și { $high })
experiment-saved-mean-exact = { $line }; valoare exactă { $exact }
experiment-saved-run-cell = Așa a rămas experimentul. Ca să continui, rulează celula In [{ $cell }], care l-a făcut.
experiment-saved-run = Așa a rămas experimentul. Ca să continui, rulează celula care l-a făcut.
