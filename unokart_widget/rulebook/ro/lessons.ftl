### Words of what the lessons draw: rule cards, strips of moves, tables to try.
### Players' names, cards and colours come in words; $direction is left or right.

## Rule cards
lesson-convention = O convenție

## A strip of moves
lesson-position = Poziția
lesson-dealer-drawn = Cine împarte?
lesson-dealt = Împărțirea
lesson-otherwise = Altfel
lesson-refused = Nu e voie.

## The board, as a screen reader tells it
lesson-pile = Deasupra: { $card }.
lesson-pile-named = Deasupra: { $card }. Culoarea de potrivit este { $colour }.
lesson-pile-unnamed = Deasupra: { $card }. Culoarea nu a fost încă aleasă.
lesson-way =
    { $direction ->
        [left] Se joacă spre stânga.
       *[right] Se joacă spre dreapta.
    }
lesson-stock-sentence =
    { $number ->
        [0] Teancul de tras s-a terminat.
        [one] În teancul de tras a rămas { $number } carte.
        [few] În teancul de tras au rămas { $number } cărți.
       *[other] În teancul de tras au rămas { $number } de cărți.
    }
lesson-holds = { $name } are { $cards }.
lesson-holds-many =
    { $number ->
        [one] { $name } are { $number } carte.
        [few] { $name } are { $number } cărți.
       *[other] { $name } are { $number } de cărți.
    }
lesson-holds-none = { $name } nu mai are nicio carte.
lesson-to-move = { $name }: { $what }.

## The board, as it is seen
lesson-to-left = spre stânga
lesson-to-right = spre dreapta
lesson-many =
    { $number ->
        [one] { $number } carte
        [few] { $number } cărți
       *[other] { $number } de cărți
    }
lesson-stock = de tras: { $number }
lesson-out = gata!
lesson-dealer = împarte
lesson-points =
    { $number ->
        [one] { $number } punct
        [few] { $number } puncte
       *[other] { $number } de puncte
    }
lesson-named = { $colour }
lesson-unnamed = ce culoare?

# What the player whose turn it is has to do.
lesson-to-play = la rând
lesson-to-decide = joacă acum cartea trasă sau cedează rândul
lesson-to-name = alege o culoare
lesson-to-aim = aruncă o carapace
lesson-to-answer = contestă sau acceptă

## A table to try
lesson-try = E rândul tău

## Pictures
lesson-colour-cards =
    { $number ->
        [one] { $number } carte
        [few] { $number } cărți
       *[other] { $number } de cărți
    }
lesson-deck =
    { $number ->
        [one] Pachetul: { $number } carte
        [few] Pachetul: { $number } cărți
       *[other] Pachetul: { $number } de cărți
    }
lesson-item-on =
    { $colour_code ->
        [R] pe fiecare carte roșie
        [Y] pe fiecare carte galbenă
        [G] pe fiecare carte verde
       *[B] pe fiecare carte albastră
    }
lesson-item-on-wild = pe fiecare joker
lesson-can-go = Merge.
lesson-cannot-go = Nu merge.
lesson-total = În total
lesson-round = Runda
lesson-scores = Punctele după fiecare rundă
# $colour is the one that was to be matched before a Wild Draw Four.
lesson-tree-with = { $colour } în mână
lesson-tree-without = fără { $colour } în mână
# Any other move than the Wild Draw Four.
lesson-tree-other = altceva

## Notes for teachers, and the numbers of a lesson
lesson-teacher = Pentru profesori

## The five steps of a lesson
lesson-step-play = Joacă
lesson-step-predict = Prezice
lesson-step-simulate = Simulează
lesson-step-work = Calculează
lesson-step-look = Privește înapoi
