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
saved-run-cell = This is the table as text. To play, run the cell In [{ $cell }] that made it.
saved-run = This is the table as text. To play, run the cell that made it.
