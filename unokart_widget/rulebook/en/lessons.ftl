### Words of what the lessons draw: rule cards, strips of moves, tables to try.
### Players' names, cards and colours come in words; $direction is left or right.

## Rule cards
lesson-convention = A convention

## A strip of moves
lesson-position = The position
lesson-dealer-drawn = Who deals?
lesson-dealt = The deal
lesson-otherwise = Otherwise
lesson-refused = Not allowed.

## The board, as a screen reader tells it
lesson-pile = On the pile: { $card }.
lesson-pile-named = On the pile: { $card }. The colour to match is { $colour }.
lesson-pile-unnamed = On the pile: { $card }. The colour is still to be named.
lesson-way =
    { $direction ->
        [left] Play goes to the left.
       *[right] Play goes to the right.
    }
lesson-stock-sentence =
    { $number ->
        [0] The stock is empty.
        [one] { $number } card is left in the stock.
       *[other] { $number } cards are left in the stock.
    }
lesson-holds = { $name } holds { $cards }.
lesson-holds-many =
    { $number ->
        [one] { $name } holds { $number } card.
       *[other] { $name } holds { $number } cards.
    }
lesson-holds-none = { $name } has no cards left.
lesson-to-move = { $name }: { $what }.

## The board, as it is seen
lesson-to-left = to the left
lesson-to-right = to the right
lesson-many =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
lesson-stock = stock: { $number }
lesson-out = out!
lesson-dealer = dealer
lesson-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
lesson-named = { $colour }
lesson-unnamed = which colour?

# What the player whose turn it is has to do.
lesson-to-play = to play
lesson-to-decide = to play the drawn card or pass
lesson-to-name = to name a colour
lesson-to-aim = to aim the shell
lesson-to-answer = to challenge or accept

## A table to try
lesson-try = Your turn

## Pictures
lesson-colour-cards = { $number } cards
lesson-deck = The deck: { $number } cards
lesson-item-on = on every { $colour } card
lesson-item-on-wild = on every wild card
lesson-can-go = It can go.
lesson-cannot-go = It cannot go.
lesson-total = Together
lesson-round = Round
lesson-scores = The scores after each round
# $colour is the one that was to be matched before a Wild Draw Four.
lesson-tree-with = { $colour } in the hand
lesson-tree-without = no { $colour } in the hand
# Any other move than the Wild Draw Four.
lesson-tree-other = something else

## Notes for teachers, and the numbers of a lesson
lesson-teacher = For teachers

## The five steps of a lesson
lesson-step-play = Play
lesson-step-predict = Predict
lesson-step-simulate = Simulate
lesson-step-work = Work it out
lesson-step-look = Look back
