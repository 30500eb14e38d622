### Words of what the lessons draw: rule cards, strips of moves, tables to try.
### Players' names, cards and colours come in words; $direction is left or right.

## Rule cards
lesson-convention = Confensiwn

## A strip of moves
lesson-position = Y sefyllfa
lesson-dealer-drawn = Pwy sy’n delio?
lesson-dealt = Y delio
lesson-otherwise = Fel arall
lesson-refused = Ni chaniateir hyn.

## The board, as a screen reader tells it
lesson-pile = Ar y pentwr: { $card }.
lesson-pile-named = Ar y pentwr: { $card }. Y lliw i’w ddilyn yw { $colour }.
lesson-pile-unnamed = Ar y pentwr: { $card }. Nid yw’r lliw wedi’i enwi eto.
lesson-way =
    { $direction ->
        [left] Mae’r chwarae’n mynd i’r chwith.
       *[right] Mae’r chwarae’n mynd i’r dde.
    }
lesson-stock-sentence =
    { $number ->
        [zero] Mae’r stoc yn wag.
        [one] Mae { $number } cerdyn ar ôl yn y stoc.
        [two] Mae { $number } gerdyn ar ôl yn y stoc.
        [few] Mae { $number } cherdyn ar ôl yn y stoc.
        [many] Mae { $number } cherdyn ar ôl yn y stoc.
       *[other] Mae { $number } cerdyn ar ôl yn y stoc.
    }
lesson-holds = Llaw { $name }: { $cards }.
lesson-holds-many =
    { $number ->
        [zero] Mae { $number } cerdyn yn llaw { $name }.
        [one] Mae { $number } cerdyn yn llaw { $name }.
        [two] Mae { $number } gerdyn yn llaw { $name }.
        [few] Mae { $number } cherdyn yn llaw { $name }.
        [many] Mae { $number } cherdyn yn llaw { $name }.
       *[other] Mae { $number } cerdyn yn llaw { $name }.
    }
lesson-holds-none = Does dim cardiau ar ôl yn llaw { $name }.
lesson-to-move = { $name }: { $what }.

## The board, as it is seen
lesson-to-left = i’r chwith
lesson-to-right = i’r dde
lesson-many =
    { $number ->
        [zero] { $number } cerdyn
        [one] { $number } cerdyn
        [two] { $number } gerdyn
        [few] { $number } cherdyn
        [many] { $number } cherdyn
       *[other] { $number } cerdyn
    }
lesson-stock = stoc: { $number }
lesson-out = allan!
lesson-dealer = deliwr
lesson-points =
    { $number ->
        [zero] { $number } pwynt
        [one] { $number } pwynt
        [two] { $number } bwynt
        [few] { $number } phwynt
        [many] { $number } phwynt
       *[other] { $number } pwynt
    }
lesson-named = { $colour }
lesson-unnamed = pa liw?

# What the player whose turn it is has to do.
lesson-to-play = i chwarae
lesson-to-decide = i chwarae’r cerdyn a dynnwyd neu basio
lesson-to-name = i enwi lliw
lesson-to-aim = i anelu’r gragen
lesson-to-answer = i herio neu dderbyn

## A table to try
lesson-try = Dy dro di

## Pictures
lesson-colour-cards = { $number } o gardiau
lesson-deck = Y pecyn: { $number } o gardiau
lesson-item-on = ar bob cerdyn { $colour }
lesson-item-on-wild = ar bob cerdyn gwyllt
lesson-can-go = Gall fynd.
lesson-cannot-go = Ni all fynd.
lesson-total = Gyda’i gilydd
lesson-round = Rownd
lesson-scores = Y sgoriau ar ôl pob rownd
# $colour is the one that was to be matched before a Wild Draw Four.
lesson-tree-with = { $colour } yn y llaw
lesson-tree-without = dim { $colour } yn y llaw
# Any other move than the Wild Draw Four.
lesson-tree-other = rhywbeth arall

## Notes for teachers, and the numbers of a lesson
lesson-teacher = I athrawon

## The five steps of a lesson
lesson-step-play = Chwarae
lesson-step-predict = Rhagweld
lesson-step-simulate = Efelychu
lesson-step-work = Cyfrifo
lesson-step-look = Edrych yn ôl
