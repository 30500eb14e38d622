### The words of the table's interface: buttons, dialogs, names for screen readers.
### Events and refusals have their sentences in rules.ftl; they come from the kernel ready made.

## Cards (their names are in terms.ftl)

card-can = { $card }, can be played
card-cannot = { $card }, cannot be played now; press to hear why

## The table

loading = The table is being set up …
# Of a dialog or panel that is loaded when it is first opened.
part-loading = One moment: this is being loaded …
you = You
players-word = Players
dealer = Dealer
dealer-letter = D
turn-now = It is this player’s turn.
watching = You are watching this game.
card-count =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
# Read after the number that is shown.
cards-word =
    { $number ->
        [one] card
       *[other] cards
    }
score-of =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
mark-uno = UNO!
mark-skipped = skipped
mark-drew = +{ $number }
stock-count = { $number } in stock
# Read after the number of cards in stock: the stock is a button.
stock-take = take one
top-card = On the pile: { $card }
colour-in-force = Colour in force: { colour-name }
colour-open = colour to be named
way-left = Play goes to the left
way-right = Play goes to the right
round-number = Round { $number }
target-points = to { $number } points
hand-label =
    { $number ->
        [one] Your hand, { $number } card
       *[other] Your hand, { $number } cards
    }
# Other people look on; only backs are drawn.
hand-covered =
    { $number ->
        [one] Your hand, { $number } card, face down while others play
       *[other] Your hand, { $number } cards, face down while others play
    }

## Whose turn

your-turn = Your turn
status-turn = { $name } is to play
status-drawn-you = Play the card you drew, or pass
status-colour-you = You name the colour
status-colour = { $name } names the colour
status-aim-you = You throw the green shell
status-aim = { $name } throws the green shell
status-challenge-you = You answer the Wild Draw Four
status-challenge = { $name } answers the Wild Draw Four
round-done = The round is over

## Decisions

actions-label = What you can do
draw-card = Draw a card
pass-turn = Pass
uno-call = UNO!
uno-armed = UNO! with the next card
catch-call = Catch!
choose-colour = Which colour shall follow?
choose-colour-for = { $card }: which colour shall follow?
take-back = Take back
choose-target = Who is hit by the green shell?
# Read before the player's name.
aim-here = Aim the green shell at
challenge-question = { $name } laid a Wild Draw Four. Do you believe it?
# Under the question; the colour is the one in force before the Wild Draw Four.
challenge-colour = A challenge is right if the hand holds a { colour-name } card.
challenge-do = Challenge
challenge-accept = Accept and draw four
shown-title = The hand of { $name }, for your eyes only
shown-done = I have seen it

## Several people at one screen

curtain-title = Next: { $name }
curtain-text = Pass the device to { $name }. The hand stays hidden until then.
curtain-open = I am { $name }

## The end of a round

round-count = The count
# $you is yes when the reader is $name.
round-won =
    { $you ->
        [yes] You win the round: { score-of }
       *[no] { $name } wins the round: { score-of }
    }
round-blocked = Nobody can draw any more: the round has no winner
game-won =
    { $you ->
        [yes] You win the game!
       *[no] { $name } wins the game!
    }
hand-empty = no card left
points-won = wins { $number }
points-left = { $number } in hand
score-way =
    { $number ->
        [one] { $number } point of { $target }
       *[other] { $number } points of { $target }
    }
next-round = Next round

## Pace

pace-label = Pace of the bots
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-pause = Pause the bots
pace-go = Let the bots go on
pace-step = One step
# Said while the pause is on.
pace-paused = The bots are paused.

## New game

new-game = New game
new-game-start = Deal the cards
cancel = Cancel
close = Close
player-name = Name of player { $number }
player-kind = Who plays for player { $number }
player-remove = Take { $name } off the list
player-add = Another player
person = Person
bot-number = Bot { $number }
bot-kind = Bot: { $character }
bot-random = happy-go-lucky
bot-greedy = lays what it can
bot-careful = careful
options-title = Options
option-reverse = With two players, a Reverse
option-reverse-skip = is a Skip
option-reverse-turn = only turns the direction
option-banana = The banana peel hits
option-banana-went = whoever went just before
option-banana-seat = the neighbour behind
option-last = An Item Box laid last
option-last-flip = is still opened
option-last-end = ends the round at once
option-target = Points to win the game
# The same words as on the page that leads to the table: app-seed-label.
seed-label = Deal number
seed-none = a new one
seed-bad = A deal number is a whole number of at most 15 digits, without a sign.
target-bad = The points to win are a whole number from 1 to 999999.
name-missing = This player needs a name.
name-taken = Two players are called { $name }. Give each a name of their own.

## Log, rules, help

log-title = What happened
log-then = Show the table as it was then
# Read of the mark that opens the rulebook at a rule.
rule-read = Read the rule
bot-why = Why did { $name } do this?
# $name is a bot, $character its character.
bot-why-title = { $name }, { $character }
rulebook-title = Rulebook
rulebook-search = Search the rules
rulebook-none = No rule has these words.
rulebook-found =
    { $number ->
        [one] { $number } rule
       *[other] { $number } rules
    }
# Stands before what is settled by convention.
convention-mark = Convention.
# $option and $value are the words of an option in the dialog for a new game.
option-set = At this table: { $option } { $value }.
# $chapter (text): the first word of the ids of its rules.
chapter-name =
    { $chapter ->
        [deck] The cards
        [players] The players
        [setup] Setting up
        [turn] A turn
        [stock] When the stock is empty
        [round] When nobody can go on
        [action] Action cards
        [item] Items
        [challenge] The challenge
        [uno] Saying UNO
        [out] Going out
        [score] Points
       *[other] { $chapter }
    }

## Hints

hint-do = Hint
hint-title = A hint
# $character: the character of a bot, such as careful.
hint-advice = What a { $character } player would do:
hint-moves =
    { $number ->
        [one] One choice is allowed
       *[other] { $number } choices are allowed
    }

## Odds

odds-title = Odds
odds-on = On
odds-off = Off
odds-win = Who wins the round
odds-moves = Your chance after each move
odds-item = An Item Box now
odds-challenge = Challenge or accept?
odds-how = How this is worked out
odds-waiting = The odds are being worked out …
odds-past = The odds are those of the table as it is now.
# $low, $high: shares as they are written, such as 18%.
odds-range = between { $low } and { $high }
# $what: a wild card in words; $colour is named with it.
odds-naming = { $what }, naming { colour-name }
# $what: the card that is laid.
odds-with-uno = { $what }, saying UNO
odds-playouts =
    { $number ->
        [one] Found by one play-out.
       *[other] Found by { $number } play-outs.
    }
odds-unseen =
    { $number ->
        [one] { $number } card cannot be seen from here.
       *[other] { $number } cards cannot be seen from here.
    }

## Looking back

history-title = Look back
# $number: so many actions of the game lie behind; $last: so many at the end of the round.
past-here = Looking back: action { $number } of { $last }.
past-of = { $number } of { $last }
past-earlier = One action back
past-later = One action on
past-now = Back to now
past-left = This is the table as it is now.
past-branch = Go on from here
# The button beside the list of lines of play.
line-go = Go to this line
lines-title = Lines of play
# $number: the last action of a line of play.
line-first = First line, up to action { $number }
# $from: after which action it left the line that it comes from.
line-from = From action { $from }, up to action { $number }

## Settings, menu, goal

menu-title = Menu
settings-title = Settings
motion-label = Motion
motion-off = None
size-label = Size
size-large = Large
size-huge = For a projector
language-label = Language
start-again = From the start
goal-title = Your goal:
goal-done = Reached:
help-title = Help and keys
keys-title = Keys
key-arrows = move along your hand
key-enter = play the card, or hear why it cannot be played
key-why = hear why the card may be played or not, without playing it
key-uno = say UNO: before the last card but one, or late
key-catch = say UNO first, for a player who forgot
key-odds = show the odds, or put them away
key-past = look back, or return to now
key-clock = pause the bots, one step; looking back: one action back, one on
key-log = move along what happened
key-escape = take back, close, return to now
colours-title = Colours
items-title = Items
help-why = Why may a card be played, and why not? Rest on the card, press W, or hold it down: the sentence is said over your hand, and leads to its rule. A line of what happened shows the table as it was then.

## When something is wrong

error-title = Something went wrong
bad-view = The table could not be read ({ $what }).
kernel-awaited = Waiting for the kernel …
silent-title = No answer from the kernel.
silent-text = It is busy or has stopped. The table goes on by itself when it answers. If it does not, load the page again, or run the table’s cell again.
never-title = This is a saved picture of the table.
# $cell (text) is the number of the cell that made the table, or none.
never-text =
    { $cell ->
        [none] To play, run the cell that made it: the one with unokart_widget.Table.
       *[other] To play, run the cell that made it: it was In [{ $cell }].
    }
