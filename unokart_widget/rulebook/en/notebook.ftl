### What the kernel's side of the table says: refusals to a page, and the text saved in a notebook.

## Refusals
moved-on = The table has moved on. Look again, then choose.
nobody-plays = Nobody plays from this screen: the table is only watched.
other-seat = From here only { $name } can play.
seat-is-bot = { $name } is played by a bot.
no-step = No bot has anything to do now.
not-at-screen = Nobody at this screen sits there.
unknown-rule = There is no such rule.
players-number = A game has 2 to 10 players, not { $number }.
name-empty = Player { $number } has no name.
name-too-long = The name of player { $number } is too long: { $most } characters at most.
name-odd = The name of player { $number } holds signs that a name cannot have, such as < or >.
name-twice = Two players are called { $name }. Give each a name of their own.
rules-unknown = The rules have no option called { $option }.
rules-choice = The option { $option } cannot be “{ $value }”: it is “{ $first }” or “{ $second }”.
rules-target = A game is won with a whole number of points from 1 to { $most }, not with { $value }.
# $strategy (text): the name of a function that somebody wrote. $kind (text): what Python calls the error.
strategy-failed = The strategy { $strategy } failed in line { $line } of its code ({ $kind }). Nothing has happened: whoever wrote it has to mend it.
bot-unknown = There are no bots of the kind “{ $strategy }”.
not-a-move = “{ $move }” is not a move. A move is written like 0:R7 (seat 0 lays red 7) or 0:draw.

## Errors
not-understood = The table did not understand the page. { $detail }
inner-error = Something went wrong in the table ({ $error }). The game is as it is shown. In the notebook, table.last_error holds the cause.
callback-error = The move was made, but a function of the notebook that follows the game failed ({ $error }). In the notebook, table.last_error holds the cause.

## The text that stays in a saved notebook
saved-title = UNO Mario Kart, round { $round }
saved-top = On the pile: { $card }.
saved-top-colour = On the pile: { $card }. Colour to match: { $colour }.
saved-top-unnamed = On the pile: { $card }. Its colour is still to be named.
saved-player = { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, { $score ->
    [one] 1 point
   *[other] { $score } points
  }
saved-to-play = { $player }, to play
saved-hand = The hand of { $name }: { $cards }.
saved-run-cell = This is how the table was left. To play, run the cell In [{ $cell }] that made it.
saved-run = This is how the table was left. To play, run the cell that made it.

## Going back, other lines of play, and what the author of the table settles
no-such-moment = The game has not been there: choose a moment that was played.
no-such-line = There is no such line of play at this table.
too-many-lines = There are { $most } lines of play at this table already: go on with one of them.
history-hidden = At this table there is no going back.
start-hidden = At this table there is no going back to the start.
hints-hidden = There are no hints at this table.
odds-hidden = There are no odds at this table.
nothing-to-decide = There is nothing for you to decide now.
no-bot-then = No bot acted at that moment.
new-game-hidden = At this table no other game is begun.
unknown-language = The table does not speak that language.
game-over =
    { $points ->
        [one] The game is over: { $name } won it with one point. Start a new one.
       *[other] The game is over: { $name } won it with { $points } points. Start a new one.
    }
round-goes-on = This round is not over yet: the next one is dealt when somebody has gone out.
nothing-to-undo = There is nothing to undo: the game has just begun.
goal-reached = The goal of this table is reached. Go back to the start to play it again.
goal-rule = The table stops when this comes about: { $title }.
goal-own = The table stops when its goal is reached.

## What a careful player would do, and why. A card stands first where one is spoken of.
hint-catch = { $other } has one card left and did not say UNO: say it first.
hint-uno = You have one card left and did not say UNO yet: say it before somebody else does.
hint-say-uno = Say UNO with it: you have one card left then.
hint-draw = None of your cards fits: draw one.
hint-keep = Keep the wild card that you drew: nobody is about to go out, and later it always fits.
hint-drawn = Lay the card that you drew, { $card }: it fits, and a card laid is one less to hold.
hint-only = Lay { $card }: no other card of yours fits.
hint-wild-near = Lay { $card } now: somebody is about to go out, and wild cards left in the hand count most.
hint-wild-only = Lay { $card }: only wild cards fit.
hint-stop =
    { $number ->
        [one] Lay { $card }: { $other }, who comes next, has one card left and is to be held up.
       *[other] Lay { $card }: { $other }, who comes next, has only { $number } cards left and is to be held up.
    }
hint-colour = Lay { $card }: of the colours that fit you hold most of { $colour }, { $number } cards, so you can go on with it.
hint-high = Lay { $card }: high numbers go first, since they count most against you in the end.
hint-action = Lay { $card }: it counts twenty points against you in the end, and more than a number.
hint-name =
    { $number ->
        [0] Name { $colour }: you hold no card of any colour, so each is as good.
        [one] Name { $colour }: you hold one card of it, and no more of any other.
       *[other] Name { $colour }: you hold { $number } cards of it, and no more of any other.
    }
hint-aim =
    { $number ->
        [one] Aim at { $other }, who has only one card left.
       *[other] Aim at { $other }: nobody else has fewer cards than { $number }.
    }
hint-challenge = Challenge: { $other } holds { $number } cards, and with so many one of them may well have had the colour.
hint-accept =
    { $number ->
        [one] Accept: with one card left { $other } hardly held the colour.
       *[other] Accept: with only { $number } cards left { $other } hardly held the colour.
    }

## Why a bot did what it did: how such a bot plays. Nothing here may depend on cards that are hidden.
# $strategy (text): random, greedy or careful. $name: the bot.
bot-play-number =
    { $strategy ->
        [random] { $name } plays by chance: of the cards that fit, any may be laid.
        [greedy] { $name } is greedy: of the cards that fit, the one with the most points goes first.
       *[careful] { $name } is careful: colours that it holds in plenty and high numbers go first.
    }
bot-play-action =
    { $strategy ->
        [random] { $name } plays by chance: of the cards that fit, any may be laid.
        [greedy] { $name } is greedy: of the cards that fit, the one with the most points goes first.
       *[careful] { $name } is careful: action cards hold up a next player who has few cards left. Otherwise colours that it holds in plenty go first.
    }
bot-play-wild =
    { $strategy ->
        [random] { $name } plays by chance: of the cards that fit, any may be laid.
        [greedy] { $name } is greedy: the cards with the most points go first, wild cards last.
       *[careful] { $name } is careful: wild cards wait until somebody has few cards left, or nothing else fits.
    }
bot-play-drawn =
    { $strategy ->
        [careful] { $name } is careful: a card just drawn is laid if it fits, unless it is better kept for later.
       *[other] { $name } always lays a card just drawn if it fits.
    }
bot-draw = { $name } draws when there is no card to lay. A bot never draws without need.
bot-pass = { $name } is careful: a card just drawn may be kept for later.
bot-colour =
    { $strategy ->
        [random] { $name } plays by chance: any colour may be named.
       *[other] { $name } names the colour of which it holds most.
    }
bot-aim =
    { $strategy ->
        [random] { $name } plays by chance: the shell may be aimed at anybody.
       *[other] { $name } aims at whoever has the fewest cards.
    }
bot-answer =
    { $strategy ->
        [random] { $name } plays by chance: every second Wild Draw Four is challenged.
       *[other] { $name } challenges a Wild Draw Four when whoever laid it still holds { $number } cards or more.
    }
# What $other held when the bot of the sentence before answered the Wild Draw Four.
bot-answer-then =
    { $number ->
        [one] { $other } had one card then.
       *[other] { $other } had { $number } cards then.
    }
# $strategy (text): the name of a function that somebody wrote.
bot-own = { $name } plays by { $strategy }, a strategy that somebody wrote: every possible move gets a score, and one with the highest is made.
bot-catch =
    { $strategy ->
        [random] { $name } seldom notices a forgotten UNO: one time in four.
        [greedy] { $name } notices every second forgotten UNO.
       *[careful] { $name } is careful and notices nearly every forgotten UNO.
    }
bot-forgot =
    { $strategy ->
        [random] { $name } often forgets to say UNO: one time in four.
        [greedy] { $name } now and then forgets to say UNO.
       *[careful] { $name } hardly ever forgets to say UNO, but this time it happened.
    }

## The experiment: what is counted, and its bars
experiment-points = Points of a round
experiment-turns = Turns of a round
experiment-cards_drawn = Cards drawn in a round
experiment-winner = Who wins the round
experiment-dealer = Who wins, counted from the dealer
experiment-starter = Does the player who begins win?
experiment-first = Who takes the first turn
experiment-item = What Item Boxes turn up
experiment-challenge = Challenges won, of those made
experiment-uno = UNO forgotten: who is caught
# $target (text): the points that win a game.
experiment-game_rounds = Rounds of a game to { $target }
experiment-hand_points =
    { $cards ->
        [one] Points of one card dealt
       *[other] Points of a hand of { $cards } cards
    }
# $what (text): wild, action, number, colour, fits (cards that can go on $name) or other. $name (text): the
# colour or card, in words.
experiment-hand_count =
    { $what ->
        [wild] Wild cards in a hand of { $cards }
        [action] Action cards in a hand of { $cards }
        [number] Number cards in a hand of { $cards }
        [colour] Cards in a hand of { $cards } that are { $name }
        [fits] Cards in a hand of { $cards } that fit { $name }
       *[other] How often a hand of { $cards } holds { $name }
    }
# As for experiment-hand_count: cards are drawn one by one from the shuffled deck.
experiment-wait =
    { $what ->
        [wild] Draws until the first wild card
        [action] Draws until the first action card
        [number] Draws until the first number card
        [colour] Draws until the first card that is { $name }
        [fits] Draws until a card fits { $name }
       *[other] Draws until the first { $name }
    }
# The bar of all numbers from this one on.
experiment-bar-from = { $low } +
experiment-bar-range = { $low }–{ $high }
experiment-nobody = nobody
# $number: how many places to the dealer’s left; 0 is the dealer.
experiment-dealer-bar =
    { $number ->
        [0] the dealer
        [1] 1 to the left
       *[other] { $number } to the left
    }
# 1: the player who began has won. 0: another player.
experiment-starter-bar =
    { $number ->
        [1] who began
       *[0] another
    }
# 0: won. 1: lost.
experiment-challenge-bar =
    { $number ->
        [0] won
       *[1] lost
    }
# 0: caught. 1: not caught.
experiment-uno-bar =
    { $number ->
        [0] caught
       *[1] not caught
    }

## The experiment: refusals, and the text that stays in a saved notebook
experiment-enough = That makes { $most } rounds: enough for this experiment. It can be begun anew.
experiment-no-round = Round { $number } has not been played in this experiment.
experiment-fixed = In this experiment the question and the players are given.
experiment-no-rounds = In this experiment single rounds cannot be opened.
experiment-no-question = There is no question “{ $question }”.
experiment-no-strategy = There is no strategy “{ $strategy }” in this experiment.
experiment-not-understood = The experiment did not understand the page. { $detail }
experiment-inner-error = Something went wrong in the experiment ({ $error }). In the notebook, experiment.last_error holds the cause.
experiment-saved-title = { $title }: { $count } counted
experiment-saved-players = { $players }, seed { $seed }
experiment-saved-none = Nothing has been counted yet.
experiment-saved-bar = { $label }: { $count }, { $share } ({ $low } to { $high })
experiment-saved-exact = { $line }; exact { $exact }
experiment-saved-even = { $line }; even chances { $exact }
experiment-saved-unseen = { $line }; of an unseen deck { $exact }
experiment-saved-mean = On average { $mean }
experiment-saved-mean-interval = On average { $mean } ({ $low } to { $high })
experiment-saved-mean-exact = { $line }; exact { $exact }
experiment-saved-run-cell = This is how the experiment was left. To go on, run the cell In [{ $cell }] that made it.
experiment-saved-run = This is how the experiment was left. To go on, run the cell that made it.
