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
saved-run-cell = Aceasta este masa ca text. Ca să joci, rulează celula In [{ $cell }], care a făcut-o.
saved-run = Aceasta este masa ca text. Ca să joci, rulează celula care a făcut-o.
