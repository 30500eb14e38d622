### The words of the experiment’s page: buttons, the chart, the list of rounds.
### Titles of questions and labels of bars are in notebook.ftl; they come from the kernel ready made.
### Numbers and shares ($count, $share …) are ready-made texts in the language’s own digits and marks.

exp-loading = The experiment is being set up …

## What is asked
exp-question = Question
exp-players = Players
exp-strategies = They play
# How the players play. $strategy (text): random, greedy, careful, or the name of a strategy of one’s own.
exp-strategy =
    { $strategy ->
        [random] happy-go-lucky
        [greedy] laying what they can
        [careful] carefully
       *[other] { $strategy }
    }
exp-strategy-mixed = each their own way
exp-strategy-of = { $name } plays
exp-each = Seat by seat
exp-language = Language
exp-seed = Seed { $seed }

## Running
exp-run = Run
exp-pause = Pause
# How many rounds more at once: +1, +100, +100,000.
exp-step = +{ $count }
# The same, as it is read out: it begins with what is seen.
exp-step-label = +{ $count } more
exp-anew = Begin anew
exp-compiling = The rules are being compiled to run a hundred times faster. Until then they run as they are.
# $unit (text): round, game, hand or wait.
exp-played =
    { $unit ->
        [game] { $number ->
            [one] { $count } game
           *[other] { $count } games
        }
        [wait] { $number ->
            [one] { $count } try
           *[other] { $count } tries
        }
        [hand] { $number ->
            [one] { $count } hand
           *[other] { $count } hands
        }
       *[other] { $number ->
            [one] { $count } round
           *[other] { $count } rounds
        }
    }
# Things that are counted, several in a round. $unit (text): item, challenge or uno.
exp-counted =
    { $unit ->
        [item] { $number ->
            [one] { $count } Item Box opened
           *[other] { $count } Item Boxes opened
        }
        [challenge] { $number ->
            [one] { $count } challenge made
           *[other] { $count } challenges made
        }
       *[other] { $number ->
            [one] { $count } UNO forgotten
           *[other] { $count } UNOs forgotten
        }
    }
exp-rate = { $count } a second
exp-all = That is all: { $count }.

## The chart
exp-chart = { $title }: press a bar for what is in it
exp-empty = Nothing has been counted yet. Press Run, or go step by step.
exp-bar = { $label }: { $share }, { $count } of { $all }, likely between { $low } and { $high }
exp-bar-none = { $label }: none yet
exp-bar-mark = { $bar }; { $name } { $mark }
# What stands beside the counted share. $kind (text): exact, even or unseen.
exp-mark =
    { $kind ->
        [exact] exact
        [even] even chances
       *[unseen] of an unseen deck
    }
exp-legend-bar = counted
exp-legend-interval = 95 % interval
# A sentence on what stands beside the counted share.
exp-note =
    { $kind ->
        [exact] Exact: worked out, not counted.
        [even] Even chances: what it would be if it made no difference where one sits.
       *[unseen] The exact chances while no card is seen but the Item Box itself. In play some have been seen, so the bars may differ a little.
    }

## The mean
exp-mean = On average { $mean }
exp-mean-interval = between { $low } and { $high }, with 95 % confidence
exp-mean-exact = exact { $mean }
exp-spread = Standard deviation { $spread }
exp-spread-exact = exact { $spread }

## The running line: how the average, or the share of a bar, went with the number of rounds
exp-line = Line so far
exp-line-mean = The average so far
exp-line-share = { $label }: the share so far
# $played (text): as exp-played. $value, $low, $high (text): a number or a share.
exp-line-point = { $played }: { $value }, likely between { $low } and { $high }
exp-line-value = { $played }: { $value }

## The numbers
exp-numbers = The numbers
exp-column-value = Value
exp-column-count = Count
exp-column-share = Share
exp-column-interval = 95 % interval

## The rounds of a bar
exp-rounds-of = { $label }: { $count }
# $unit (text): round, game, hand or wait.
exp-rounds-hint =
    { $unit ->
        [game] Open one, and all its rounds are played on a table.
        [wait] The cards that were drawn, one after another. The last one fits.
        [hand] Open one, and it lies on a table, ready to be played.
       *[round] Open one, and it is played on a table.
    }
# $number (text).
exp-round =
    { $unit ->
        [game] Game { $number }
        [wait] Try { $number }
        [hand] Hand { $number }
       *[round] Round { $number }
    }
exp-won = { $name } wins { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
exp-unwon = nobody wins
exp-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
exp-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
exp-won-game = { $name } wins with { exp-worth }
exp-draws =
    { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    }
exp-more-rounds = Next
exp-fewer-rounds = Before
exp-none-in-bar = Nothing in this bar yet.
exp-close = Close
exp-opened = { $round }, on a table
exp-close-table = Put the table away
exp-cannot-open = This page cannot show a table inside an experiment. In the notebook, run: uk.Table(experiment.run.game({ $number }).at(0))

## When something is amiss
exp-silent-title = No answer from the kernel.
exp-silent-text = It is busy or has stopped. The experiment can go on when it answers. If it does not, load the page again, or run the experiment’s cell again.
exp-never-title = This is a saved picture of the experiment.
# $cell (text): the number of the cell, or none.
exp-never-text =
    { $cell ->
        [none] To go on, run the cell that made it: the one with unokart_widget.Experiment.
       *[other] To go on, run the cell that made it: it was In [{ $cell }].
    }
exp-error = Something went wrong
exp-bad-view = The experiment could not be read ({ $what }).
