### The web app: its first page, the frame around every lesson, and its pages for when a thing fails.

app-name = UNO Mario Kart
app-tagline = The card game with a kart track's worth of trouble, played in a notebook.

## The first page
app-play = Play
app-play-text = A table for you and three bots, or for everybody round one screen.
app-seed = The same cards for everyone
app-seed-label = Deal number
app-seed-help = Write any number. Whoever writes the same one gets the same deal.
app-seed-given = This link deals everyone the same cards: deal { $seed }.
app-seed-go = Deal
app-rules = The rules, step by step
app-rules-text = Play through every rule. The cards lie ready, and every one tells why.
app-chance = What are the chances?
app-chance-text = Play, predict, try it a thousand times, and work it out.
app-authors = For teachers and authors
app-experiment = Experiment
app-experiment-text = Let bots play thousands of rounds, and look at what comes out.
app-age = from { $age } years
app-minutes = { $minutes } min
app-progress = { $done } of { $all } done
app-finished = Finished!
app-no-lessons = No lessons are in this folder yet.
app-chapter = Chapter { $number }
app-lesson = Lesson { $number }
app-unaffiliated = A teaching project, not connected with Mattel or Nintendo. UNO and Mario Kart are trademarks of their owners.

## The frame around a lesson
app-home = All chapters
app-navigation = Chapters
app-previous = Before
app-next = Next
app-onward = Before and next
app-play-now = Play a game
app-loading = Shuffling the cards…
app-loading-long = Still shuffling. The first page after a start takes longest.
app-code = Show the code
app-no-script = This page needs JavaScript for the cards to move.
app-language = Language
app-only-english = This lesson is only in English so far.
app-number = Your number: { $number }
app-number-about = Your cards and numbers are your own. Your teacher finds the answers to them by this number.

## Sheets to print, and the key to them
app-sheet-name = Name
app-sheet-answer = Answer:
app-sheet-move = I would play:
app-sheet-key = The teacher’s key
app-sheet-by-number = By the number on the sheet
app-sheet-mistakes = What wrong answers tell
app-sheet-hints = Hints
app-sheet-note = For the lesson

## When something fails
app-seed-bad = “{ $seed }” is not a deal number. It is a whole number from 0 to { $largest }. The cards are shuffled afresh instead.
app-not-found = There is no such page
app-not-found-text = The address may be mistyped, or the lesson has been moved.
app-failed = This page did not work
app-failed-text = Please load it again. If that does not help, tell the person who runs this game.
app-lost = Part of this page did not arrive.
app-again = Load again
app-token = This game is for a class
app-token-text = Type the code that is shown on the teacher's screen.
app-token-label = Code
app-token-go = Come in
app-token-wrong = That is not the code. Look at the screen again.
