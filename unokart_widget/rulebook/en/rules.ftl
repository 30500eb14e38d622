### The rules in words: one message for each rule, named after it with "-" for ".".
###
### The value is the title. The attribute .rule tells the rule; .convention is there where the rule
### sheet says nothing and the reading is ours. Every other attribute is the sentence of an event, of
### a move refused or of a move allowed, and is a whole sentence with a full stop.
###
### Arguments, where the sentence has them:
### $name, $you        the player it is about; "yes" when that player is the reader, else "no"
### $other, $other_you the other player, likewise
### $card, $card_code  a card in words; as it is written, such as R7. $has_card: "yes" or "no"
### $top               the card on the discard pile, in words
### $cards             several cards in words. $has_cards: "no" where the reader may not see them
### $colour            a colour in words. $has_colour: "yes" or "no"
### $item              mushroom, banana, shell, lightning or bobomb: the item on $card
### $number            how many
### $direction         left or right
###
### More arguments for languages that need them: see terms.ftl. The messages called part-… may be
### others in another language.

## Parts of sentences

# Names of players that would be misread in a sentence, in small letters, with commas between:
# those that mean the reader, and others.
names-of-the-reader = you, yourself
names-of-nobody = anybody, anyone, everybody, everyone, i, it, me, no one, nobody, somebody, someone, the dealer, they, we

# What somebody draws: how many, and which where the reader may know.
part-cards =
    { $number ->
        [0] no card
        [one] one card
       *[other] { $number } cards
    }{ $has_cards ->
        [yes] { " " }({ $cards })
       *[no] { "" }
    }
# Cards that are shown, at the end of a clause; nothing where the reader may not see them.
part-shown =
    { $has_cards ->
        [yes] { ": " }{ $cards }
       *[no] { "" }
    }
# The item on $card.
part-item =
    { $item ->
        [mushroom] a mushroom
        [banana] a banana peel
        [shell] a green shell
        [lightning] lightning
       *[bobomb] a Bob-omb
    }
part-points =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }

## The cards

deck = The deck
    .rule = There are 112 cards. Each of the four colours has one 0, two each of the numbers 1 to 9, two Draw Twos, two Reverses and two Skips; four Wild Draw Fours and eight Wild Item Boxes belong to no colour.

deck-items = An item on every card
    .rule = Every card carries an item: red a mushroom, yellow a banana peel, green a green shell, blue lightning, and each wild card a Bob-omb. The item sleeps until an Item Box turns that card up.

players = How many can play
    .rule = Two to ten players sit round the table.
    .no-such-seat = There is no seat { $number } at this table: seats are counted from 0.

## Setting up

setup-dealer = Who deals first
    .rule = Everybody draws a card, and whoever has the highest number is the first dealer; action cards and wild cards count as 0. The cards drawn go back into the deck, which is shuffled.
    .drew =
        { $you ->
            [yes] You draw { $card } to see who deals.
           *[no] { $name } draws { $card } to see who deals.
        }
    .chosen =
        { $you ->
            [yes] You have the highest number, so you deal first.
           *[no] { $name } has the highest number and deals first.
        }

setup-dealer-tie = A tie for the deal
    .rule = When several players share the highest number, only they draw again, until one of them is ahead.
    .convention = The rule sheet does not say how to settle a tie, so this is a convention of ours. No option changes it.
    .again = The highest number is shared by { $number } players, who draw again.

setup-deal = The deal
    .rule = The dealer gives everybody seven cards, one at a time, and starts with the player on the left. The other cards are the stock, face down in the middle.
    .convention = The rule sheet does not say who gets the first card; starting at the dealer’s left is a convention of ours. No option changes it.
    .dealt =
        { $you ->
            [yes] You deal { $number } cards to everybody.
           *[no] { $name } deals { $number } cards to everybody.
        }

setup-start = The first card
    .rule = The dealer turns up one card from the stock, and the discard pile begins with it.
    .turned = { CAPITAL($card) } is turned up and starts the discard pile.

setup-start-draw4 = Wild Draw Four as the first card
    .rule = A round cannot begin on a Wild Draw Four. It goes back, the stock is shuffled, and another card is turned up.
    .returned = { CAPITAL($card) } cannot start a round: it is shuffled back into the stock.

setup-start-itembox = Wild Item Box as the first card
    .rule = When a round starts on a Wild Item Box, the dealer names the colour that the first player has to match. No item comes out of it.
    .asked =
        { $you ->
            [yes] Name the colour to begin with: you are the dealer.
           *[no] { $name }, the dealer, has to name the colour to begin with.
        }
    .named =
        { $you ->
            [yes] You name { $colour } to begin with.
           *[no] { $name } names { $colour } to begin with.
        }
    .name-first =
        { $you ->
            [yes] The round cannot begin yet: first you have to name a colour.
           *[no] The round cannot begin yet: first the dealer must name a colour.
        }
    .may-name = The round begins on a Wild Item Box, so the dealer is free to name { $colour }.

setup-start-reverse = Reverse as the first card
    .rule = When a round starts on a Reverse, the dealer has the first turn, and the turn moves round the table to the right.
    .convention = The rule sheet does not say which way play then goes; to the right, as after any Reverse, is a convention of ours. No option changes it.
    .begins =
        { $you ->
            [yes] A Reverse is the first card: you, the dealer, begin, and play goes to the right.
           *[no] A Reverse is the first card: { $name }, the dealer, begins, and play goes to the right.
        }

setup-start-draw2 = Draw Two as the first card
    .rule = When a round starts on a Draw Two, the dealer’s neighbour on the left draws two cards and does not get a turn.
    .drew =
        { $you ->
            [yes] A Draw Two is the first card: you draw { part-cards } and are passed over.
           *[no] A Draw Two is the first card: { $name } draws { part-cards } and is passed over.
        }

setup-start-skip = Skip as the first card
    .rule = When a round starts on a Skip, the dealer’s neighbour on the left does not get a turn.
    .skipped =
        { $you ->
            [yes] A Skip is the first card: you are passed over.
           *[no] A Skip is the first card: { $name } is passed over.
        }

setup-next = The deal moves on
    .rule = In each new round the next player to the left deals.
    .deals =
        { $you ->
            [yes] You are the dealer of this round.
           *[no] { $name } is the dealer of this round.
        }

## A turn

turn-order = Whose turn it is
    .rule = The player on the dealer’s left begins, unless the first card says otherwise, and the turn moves round the table to the left.
    .begins =
        { $you ->
            [yes] You begin.
           *[no] { $name } begins.
        }
    .not-your-turn =
        { $you ->
            [yes] It is your turn now: nobody else can make this move.
           *[no] Not yet: it is the turn of { $name }.
        }

turn-match = Matching the top card
    .rule = Lay one card that has the colour, the number or the symbol of the card on top of the discard pile. On a wild card only the colour that was named matches; a card that came out of an Item Box is matched like any other.
    .played =
        { $you ->
            [yes] You play { $card }.
           *[no] { $name } plays { $card }.
        }
    .not-in-hand =
        { $you ->
            [yes] There is no { $card } in your hand.
           *[no] There is no { $card } in the hand.
        }
    .no-match = { CAPITAL($card) } cannot go on { $top }: neither colour nor number matches.
    .no-match-symbol = { CAPITAL($card) } cannot go on { $top }: neither colour nor symbol matches.
    .no-match-colour = { CAPITAL($card) } cannot be played: { $colour } was named, and only { $colour } or a wild card will do.
    .fits-colour = { CAPITAL($card) } can go on { $top }: the colour is the same.
    .fits-number = { CAPITAL($card) } can go on { $top }: the number is the same.
    .fits-symbol = { CAPITAL($card) } can go on { $top }: the symbol is the same.
    .fits-named-colour = { CAPITAL($card) } can be played: { $colour } is the colour that was named.

turn-wild = Wild cards go on anything
    .rule = Both kinds of wild card, Item Box and Draw Four, can be laid on any card, whenever it is your turn.
    .played =
        { $has_colour ->
            [yes]
                { $you ->
                    [yes] You play { $card } and name { $colour }.
                   *[no] { $name } plays { $card } and names { $colour }.
                }
           *[no]
                { $you ->
                    [yes] You play { $card }.
                   *[no] { $name } plays { $card }.
                }
        }
    .fits = { CAPITAL($card) } is a wild card: it can go on anything.
    .nothing-to-name = Nobody has to name a colour now.
    .colour-not-wanted = No colour is named when { $card } is played: lay it without one.

turn-draw = Drawing a card
    .rule = If you cannot play a card, or do not want to, you draw one from the stock.
    .drew =
        { $has_cards ->
            [yes]
                { $you ->
                    [yes] You draw { $cards }.
                   *[no] { $name } draws { $cards }.
                }
           *[no]
                { $you ->
                    [yes] You draw { part-cards }.
                   *[no] { $name } draws { part-cards }.
                }
        }
    .draw-before-passing =
        { $you ->
            [yes] You cannot pass yet: draw a card first.
           *[no] Nobody may pass without drawing: draw a card first.
        }
    .may =
        { $you ->
            [yes] You may always draw in your turn, even if you could play a card.
           *[no] Drawing is always allowed in a turn, even with a card that could be played.
        }

turn-draw-play = Playing the drawn card
    .rule = If the card you draw can be played, you may lay it at once, that card and no other, or pass. If it cannot, your turn is over.
    .may-play =
        { $you ->
            [yes] The drawn card can be played: you may lay it now, or pass.
           *[no] The drawn card can be played: { $name } may lay it now, or pass.
        }
    .ends =
        { $you ->
            [yes] The drawn card cannot be played, so your turn ends.
           *[no] The drawn card cannot be played, so { $name } has to pass.
        }
    .passed =
        { $you ->
            [yes] You keep the card and pass.
           *[no] { $name } keeps the card and passes.
        }
    .only-drawn-card =
        { $has_card ->
            [yes] After drawing, only the drawn card may be played: { $card }.
           *[no] After drawing, only the drawn card may be played.
        }
    .already-drawn =
        { $you ->
            [yes] You have drawn your card for this turn: play it, or pass.
           *[no] One draw is all a turn allows: play the drawn card, or pass.
        }
    .fits = { CAPITAL($card) } has just been drawn and matches, so it may be played at once.
    .may-pass =
        { $you ->
            [yes] You may keep the drawn card: you do not have to play it.
           *[no] The drawn card may be kept: nobody has to play it.
        }

stock-empty = When the stock runs out
    .rule = If somebody has to draw and the stock has run out, the discard pile, all but its top card, is shuffled into a new stock. If there is nothing to shuffle either, the drawing stops there, and nobody has to make up for it later.
    .convention = The rule sheet does not say what happens when the stock runs out, so this is a convention of ours. No option changes it.
    .reshuffled =
        { $number ->
            [one] The stock is empty: one card from the discard pile is the new stock.
           *[other] The stock is empty: { $number } cards from the discard pile are shuffled into a new one.
        }
    .cut-short =
        { $you ->
            [yes]
                { $number ->
                    [one] No more cards are left: you are spared one card.
                   *[other] No more cards are left: you are spared { $number } cards.
                }
           *[no]
                { $number ->
                    [one] No more cards are left: { $name } is spared one card.
                   *[other] No more cards are left: { $name } is spared { $number } cards.
                }
        }

round-blocked = A blocked round
    .rule = When all players, one after another, want to draw and there is no card to be had, the round ends. Nobody wins it, and nobody scores.
    .convention = The rule sheet does not foresee a table that is stuck, so this is a convention of ours. No option changes it.
    .ended = Nobody has been able to draw a card: the round is blocked and ends without a winner.
    .over = This round was blocked and is over: the next round has to be started.

## Action cards

action-draw2 = Draw Two
    .rule = The next player draws two cards and does not get a turn. Nobody can pass the burden on with another Draw Two.
    .drew =
        { $you ->
            [yes] You draw { part-cards } and are passed over.
           *[no] { $name } draws { part-cards } and is passed over.
        }

action-reverse = Reverse
    .rule = Play turns round: if the turn was moving to the left it now moves to the right, and the other way about.
    .turned = Play turns round and now goes to the { direction-name }.

action-reverse-two = Reverse with two players
    .rule = With two players a Reverse works like a Skip: the other player is passed over, and whoever laid it goes again.
    .convention = The rule sheet says nothing about a Reverse between two players, so this is a convention of ours, as in classic UNO. With the option two_player_reverse="turn" it only turns the direction, and the other player goes next.
    .skipped =
        { $you ->
            [yes] With two players a Reverse is a Skip: you are passed over.
           *[no] With two players a Reverse is a Skip: { $name } is passed over.
        }
    .turned = Play turns round, but with two players the other one is still next.

action-skip = Skip
    .rule = The next player does not get a turn.
    .skipped =
        { $you ->
            [yes] You are passed over.
           *[no] { $name } is passed over.
        }

action-itembox = Wild Item Box
    .rule = Another card is turned over from the stock at once, it becomes the new top of the discard pile, and the item on it goes off.
    .turned =
        { $you ->
            [yes] You open the Item Box: out comes { $card } with { part-item }.
           *[no] { $name } opens the Item Box: out comes { $card } with { part-item }.
        }

action-draw4 = Wild Draw Four
    .rule = Whoever lays it names the colour that comes next. The next player either challenges, or draws four cards without getting a turn.
    .drew =
        { $you ->
            [yes] You draw { part-cards } and are passed over.
           *[no] { $name } draws { part-cards } and is passed over.
        }
    .colour-missing = A Wild Draw Four is laid together with a colour: W4=B, for instance, names blue.

## Items

item-mushroom = Mushroom
    .rule = Whoever laid the Item Box goes again at once. It is a whole turn: draw a card if you have nothing to play.
    .again =
        { $you ->
            [yes] The mushroom speeds you on: take another turn.
           *[no] The mushroom speeds { $name } on to another turn.
        }

item-banana = Banana peel
    .rule = The last player to go before the Item Box was laid slips and draws two cards. A turn lost to a Skip or to a draw card does not count.
    .convention = The rule sheet does not say who went last when somebody was skipped; taking the last other player who really had a turn is a convention of ours, and before anybody else has gone, the peel catches nobody. With the option banana="seat" it is always the neighbour from whose side the turn comes.
    .drew =
        { $you ->
            [yes] You slip on the banana peel and draw { part-cards }.
           *[no] { $name } slips on the banana peel and draws { part-cards }.
        }
    .nobody =
        { $you ->
            [yes] Nobody slips on the banana peel: nobody has gone before you.
           *[no] Nobody slips on the banana peel: nobody has gone before { $name }.
        }

item-shell = Green shell
    .rule = Whoever laid the Item Box chooses an opponent, and that opponent draws one card.
    .asked =
        { $you ->
            [yes] You have a green shell: choose whom to aim it at.
           *[no] { $name } has a green shell and takes aim.
        }
    .drew =
        { $you ->
            [yes] The green shell hits you: you draw { part-cards }.
           *[no] The green shell hits { $name }, who draws { part-cards }.
        }
    .aim-first =
        { $you ->
            [yes] The green shell comes first: you have to aim it at an opponent.
           *[no] The green shell comes first: it has to be aimed at an opponent.
        }
    .nothing-to-aim = There is no green shell to aim now.
    .not-yourself =
        { $you ->
            [yes] You cannot aim the green shell at yourself: choose an opponent.
           *[no] A green shell cannot be aimed at the player who throws it: choose an opponent.
        }
    .may-aim =
        { $other_you ->
            [yes] The green shell may be aimed at any opponent, and you are one.
           *[no] The green shell may be aimed at any opponent, and { $other } is one.
        }

item-lightning = Lightning
    .rule = All other players draw one card each, the next player first, and whoever laid the Item Box goes again.
    .drew =
        { $you ->
            [yes] Lightning strikes you: you draw { part-cards }.
           *[no] Lightning strikes { $name }, who draws { part-cards }.
        }
    .again =
        { $you ->
            [yes] After the lightning you take another turn.
           *[no] After the lightning { $name } takes another turn.
        }

item-bobomb = Bob-omb
    .rule = The Bob-omb goes off under the player who laid the Item Box: that player draws two cards, and then names the colour that comes next.
    .drew =
        { $you ->
            [yes] The Bob-omb goes off under you: you draw { part-cards }.
           *[no] The Bob-omb goes off under { $name }, who draws { part-cards }.
        }
    .asked =
        { $you ->
            [yes] You name the colour that comes next.
           *[no] { $name } has to name the colour that comes next.
        }
    .named =
        { $you ->
            [yes] You name { $colour }.
           *[no] { $name } names { $colour }.
        }
    .name-first =
        { $you ->
            [yes] The Bob-omb is not done yet: first you have to name a colour.
           *[no] The Bob-omb is not done yet: first a colour must be named.
        }
    .may-name = After a Bob-omb any colour may be named, { $colour } as well as the others.

item-action = Only the item counts
    .rule = When an action card or a wild card comes out of an Item Box, nobody does what it says; the item on it is all that counts. A second Item Box is just a Bob-omb, and no further card is turned.
    .ignored =
        { $card_code ->
            [WI] The second Item Box stays shut: only its Bob-omb counts.
           *[other] Only the item counts: the { $card } itself does nothing.
        }

item-none = An Item Box with nothing in it
    .rule = When there is no card left to turn over, neither in the stock nor under the top of the discard pile, no item goes off. Whoever laid the Item Box names the colour that comes next.
    .convention = The rule sheet does not say what an Item Box does when no card is left, so this is a convention of ours. No option changes it.
    .asked =
        { $you ->
            [yes] There is no card to turn over: you only name the colour that comes next.
           *[no] There is no card to turn over: { $name } only names the colour that comes next.
        }
    .named =
        { $you ->
            [yes] You name { $colour }.
           *[no] { $name } names { $colour }.
        }
    .name-first =
        { $you ->
            [yes] The Item Box was empty: first you have to name a colour.
           *[no] The Item Box was empty: first a colour must be named.
        }
    .may-name = The Item Box was empty, so any colour may be named, { $colour } as well as the others.

item-after = After the item
    .rule = After a banana peel, a green shell or a Bob-omb it is the next player’s turn.
    .passes =
        { $you ->
            [yes] The turn passes to you.
           *[no] The turn passes to { $name }.
        }

## The challenge

challenge-offer = Challenge or accept
    .rule = When a Wild Draw Four is laid, the next player, and nobody else, may challenge it.
    .offered =
        { $you ->
            [yes] Do you believe { $other }? Challenge the Wild Draw Four, or accept it and draw.
           *[no]
                { $other_you ->
                    [yes] { $name } may challenge your Wild Draw Four, or accept it and draw.
                   *[no] { $name } may challenge the Wild Draw Four of { $other }, or accept it and draw.
                }
        }
    .accepted =
        { $you ->
            [yes] You accept the Wild Draw Four.
           *[no] { $name } accepts the Wild Draw Four.
        }
    .answer-first =
        { $you ->
            [yes] The Wild Draw Four comes first: you have to challenge it or accept it.
           *[no] The Wild Draw Four comes first: it has to be challenged or accepted.
        }
    .nothing-to-answer = There is no Wild Draw Four to challenge or accept now.
    .only-next-player = Only the next player may challenge or accept a Wild Draw Four.
    .may-challenge =
        { $you ->
            [yes] You may doubt the Wild Draw Four and ask to see the hand.
           *[no] The next player may doubt a Wild Draw Four and ask to see the hand.
        }
    .may-accept =
        { $you ->
            [yes] You may accept without a challenge: that is four cards instead of a risk of six.
           *[no] The next player may accept without a challenge: that is four cards instead of a risk of six.
        }

challenge-show = Showing the hand
    .rule = The challenger, and no other player, gets to see the hand of whoever laid the Wild Draw Four.
    .shown =
        { $you ->
            [yes] { $other } challenges you and looks at your hand{ part-shown }.
           *[no]
                { $other_you ->
                    [yes] You challenge { $name } and look at the hand{ part-shown }.
                   *[no] { $other } challenges { $name }, and nobody else sees the hand.
                }
        }

challenge-won = The challenge is right
    .rule = If the hand shown has a card of the colour that was in play before the Wild Draw Four, whoever laid it draws the four cards. The colour just named stands, and the challenger takes a normal turn.
    .convention = The rule sheet does not say which colour counts when the card below was a wild card; taking the colour named for it is a convention of ours. No option changes it.
    .drew =
        { $you ->
            [yes] The challenge is right: you draw { part-cards }.
           *[no] The challenge is right: { $name } draws { part-cards }.
        }
    .turn =
        { $you ->
            [yes] You take your turn.
           *[no] { $name } takes a normal turn.
        }

challenge-lost = The challenge is wrong
    .rule = If the hand shown has no card of the colour that was in play before, the challenger draws six cards instead of four and does not get a turn.
    .drew =
        { $you ->
            [yes] The challenge is wrong: you draw { part-cards } and are passed over.
           *[no] The challenge is wrong: { $name } draws { part-cards } and is passed over.
        }

## Saying UNO

uno-say = Saying UNO
    .rule = Say UNO when you lay a card and have only one left.
    .said =
        { $you ->
            [yes] You say UNO.
           *[no] { $name } says UNO.
        }
    .not-last-but-one =
        { $number ->
            [one] UNO is said while the last card but one is laid, not with the last card.
           *[other] UNO is said while the last card but one is laid, not with { $number } cards in the hand.
        }
    .may =
        { $you ->
            [yes] This is your last card but one, so say UNO while you lay it.
           *[no] This is the last card but one, so UNO is said while it is laid.
        }

uno-catch = Catching a forgotten UNO
    .rule = If you forget to say UNO and another player says it first, you draw two cards.
    .caught =
        { $you ->
            [yes] { $other } catches you without an UNO: you draw { part-cards }.
           *[no]
                { $other_you ->
                    [yes] You catch { $name } without an UNO: { $name } draws { part-cards }.
                   *[no] { $other } catches { $name } without an UNO: { $name } draws { part-cards }.
                }
        }
    .not-yourself =
        { $you ->
            [yes] You cannot catch yourself, but you can still say UNO.
           *[no] Catching is for the others: a player who forgot can still say UNO.
        }
    .may =
        { $other_you ->
            [yes] You have one card and have not said UNO, so anybody else may say it first.
           *[no] { $other } has one card and has not said UNO, so anybody else may say it first.
        }

uno-window = Too late for UNO
    .rule = A forgotten UNO can still be said, or caught, until somebody plays a card, draws, challenges or accepts, as long as there is exactly one card in that hand. Naming a colour or aiming a green shell still belongs to the same turn, so the time runs on.
    .convention = The rule sheet does not say until when UNO can be said or caught, so this is a convention of ours. No option changes it.
    .said =
        { $you ->
            [yes] You say UNO just in time.
           *[no] { $name } says UNO just in time.
        }
    .nothing-to-say =
        { $you ->
            [yes] You have no UNO to say now.
           *[no] There is no UNO to say now.
        }
    .nobody-to-catch = Nobody can be caught now, and trying costs nothing.
    .may =
        { $you ->
            [yes] You forgot to say UNO, and it is not too late to say it.
           *[no] UNO was forgotten, and it is not too late to say it.
        }

## The end

out-end = Going out
    .rule = The round is over when somebody has no cards left.
    .out =
        { $you ->
            [yes] You lay your last card and are out.
           *[no] { $name } lays the last card and is out.
        }
    .over = This round is over: the next round has to be started.

out-draw = Going out with a draw card
    .rule = If a round ends on a Draw Two or a Wild Draw Four, the next player has to draw those cards first, and then the points are counted. The Wild Draw Four cannot be challenged then.
    .convention = The rule sheet does not say whether a Wild Draw Four that ends a round can be challenged; that it cannot, since the hand is empty, is a convention of ours. No option changes it.
    .drew =
        { $you ->
            [yes] You still draw { part-cards } before the points are counted.
           *[no] { $name } still draws { part-cards } before the points are counted.
        }

out-itembox = Going out with an Item Box
    .rule = An Item Box laid as the last card is opened as usual. A banana peel, a green shell or lightning makes others draw before the points are counted; a Bob-omb gives two cards to the player who laid it, and the round goes on.
    .convention = The rule sheet does not say what an Item Box does as the last card, so this is a convention of ours. With the option last_item_box="end" the round is over as soon as it is laid, and it stays shut.
    .flip =
        { $you ->
            [yes] Your last card was an Item Box: it is still opened.
           *[no] The last card of { $name } was an Item Box: it is still opened.
        }
    .ended =
        { $you ->
            [yes] Your last card was an Item Box: it stays shut, and the round is over.
           *[no] The last card of { $name } was an Item Box: it stays shut, and the round is over.
        }
    .goes-on =
        { $you ->
            [yes] The Bob-omb has filled your hand again: the round goes on.
           *[no] The Bob-omb has filled the hand of { $name } again: the round goes on.
        }

score-hand = Counting the cards
    .rule = The winner of a round scores what the others still hold: number cards count their number, Draw Twos, Reverses and Skips 20, and both kinds of wild card 50.
    .counted =
        { $you ->
            [yes] You are left with { part-points }{ part-shown }.
           *[no] { $name } is left with { part-points }{ part-shown }.
        }
    .won =
        { $you ->
            [yes] You win the round and score { part-points }.
           *[no] { $name } wins the round and scores { part-points }.
        }

score-game = Winning the game
    .rule = Rounds are played until somebody has 500 points or more and wins the game. The option target sets another number.
    .won =
        { $you ->
            [yes] You win the game with { part-points }.
           *[no] { $name } wins the game with { part-points }.
        }
    .over = The game is over: only a new game can follow.
