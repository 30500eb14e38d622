### How likely it is: the sentences of the odds panel, said by the table's Python side.
### $name is a player. $share, $low, $high: parts of one, told as per cent.

## A seat's chance to win the round, by play-outs.
win-how-deal =
    { $playouts ->
        [one] The cards that cannot be seen from here were dealt once more by chance, with nothing concluded from how others play, and the round was played to its end.
       *[other] The cards that cannot be seen from here were dealt { $playouts } times by chance, with nothing concluded from how others play, and each time the round was played to its end.
    }
win-how-all-seen =
    { $playouts ->
        [one] The round was played to its end once.
       *[other] The round was played to its end { $playouts } times.
    }
win-how-players = People were played by the { $strategy } bot, bots by their own way.
# $you: yes if the player is the reader.
win-how-count =
    { $wins ->
        [one]
            { $you ->
                [yes] You won one of these { $playouts } play-outs: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
               *[no] { $name } won one of these { $playouts } play-outs: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
            }
       *[other]
            { $you ->
                [yes] You won { $wins } of these { $playouts } play-outs: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
               *[no] { $name } won { $wins } of these { $playouts } play-outs: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
            }
    }
win-how-interval = So many play-outs leave room for chance: in 95 cases of 100 the true chance lies in such an interval, here { NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) } (by Wilson).
win-how-over =
    { $you ->
        [yes] The round is over: you have won it.
       *[no] The round is over: { $name } has won it.
    }
win-how-nobody = The round is over, and nobody has won it.
move-how-first = Each play-out began with this move. The same deals served every move, so what differs is the move.

## What an Item Box would turn up: exact.
item-how-pile =
    { $number ->
        [one] The next card of the stock can be only one.
       *[other] The next card of the stock is one of { $number } that cannot be seen from here, each as likely as any other.
    }
item-how-refill =
    { $number ->
        [one] The stock is empty: the one card of the discard pile would be turned up.
       *[other] The stock is empty: the { $number } cards of the discard pile would be shuffled, each as likely to come first as any other.
    }
# $item: mushroom, banana, shell, lightning or bobomb. $colour: red, yellow, green or blue.
item-how-colour = { $such } of them are { $colour } ({ item-name }): { $such } / { $number }.
item-how-wild = { $such } of them are wild ({ item-name }): { $such } / { $number }.

## Whether to challenge a Wild Draw Four: Bayes, line by line.
# $name laid it, and holds $cards cards now. $colour is the colour that was in force.
challenge-prior = { $name } holds { $colour }, before the Wild Draw Four says anything
challenge-bluff = whoever holds { $colour } lays it all the same (assumed)
challenge-honest = whoever holds no { $colour } lays it (assumed)
challenge-laid = it is laid, all in all
challenge-posterior = { $name } held { $colour }, now that it was laid
challenge-cost = cards for challenging, on average
challenge-accepting = cards for accepting
challenge-even = from this chance on, a challenge pays
challenge-even-bluff = from so much bluffing on, a challenge pays
challenge-pays = A challenge pays, if the assumption holds: { NUMBER($challenging, maximumFractionDigits: 2) } cards on average instead of { $accepted }.
challenge-pays-not = Better accept, if the assumption holds: a challenge costs { NUMBER($challenging, maximumFractionDigits: 2) } cards on average, accepting { $accepted }.
challenge-same = Both cost the same on average, if the assumption holds: { $accepted } cards.
# $such of the $number cards that may be in the hand are of that colour; $hidden cards of the hand are not known.
challenge-how-prior = { $such } of the { $number } cards that may be in that hand are { $colour }. The chance that { $hidden } cards hold none of them is { $absent }, so they hold one with { $prior }.
challenge-how-known = The hand is known to hold { $colour }.
challenge-how-laid = Held and bluffed, or not held: { $prior } · { $bluff } + { $absent } · { $honest } = { $laid }.
challenge-how-posterior = Of these, held and bluffed: { $prior } · { $bluff } / { $laid } = { $posterior }.
challenge-how-cost = A challenge that is lost costs { $lost } cards, one that is won none: { $lost } · { $missed } = { $cost }.
challenge-how-even = Accepting always costs { $accepted } cards, which is as much as { $lost } · { $rest }: so both are alike at a chance of { $even }.
