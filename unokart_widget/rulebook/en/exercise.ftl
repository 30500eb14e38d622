### What an exercise says: on its page, about an answer, and in the text saved in a notebook.

## On the page
exercise-page-label = Exercise
exercise-page-answer = Your answer
exercise-page-number-help = A fraction, a decimal number or per cent.
exercise-page-amount-help = A fraction or a decimal number.
exercise-page-whole-help = Write a number.
exercise-page-many-help = Tick all that are right.
exercise-page-order-help = Put them in order, from the top down.
exercise-page-move-help = Your first move on the table is your answer.
exercise-page-check = Check
exercise-page-again = Try again
exercise-page-hint = Hint
exercise-page-hints = Hints
exercise-page-up = Move up
exercise-page-down = Move down
exercise-page-solved = Solved
exercise-page-before = Solved before
exercise-page-right = Right
exercise-page-wrong = Not yet
exercise-page-done = Estimate made
# $stars and $most are numbers in figures.
exercise-page-stars = Stars: { $stars } of { $most }
exercise-page-silent = The kernel does not answer. What you do here is not checked until it does.
exercise-page-dead = Nobody checks answers here: the kernel has ended, or was never there. Run this cell again.
exercise-page-dead-cell = Nobody checks answers here: the kernel has ended, or was never there. Run the cell In [{ $cell }] again.

## An answer
exercise-right = Right!
exercise-wrong = Not yet. Look again.
exercise-wrong-hint = Not yet. Look again, or take a hint.
exercise-more-digits = Nearly: give more digits, or a fraction.
exercise-rounding = Nearly: look at the last digit again.
exercise-fraction-near = Very close, but a fraction has to be exact.
exercise-empty = There is no answer yet.
exercise-unreadable = This cannot be read as a number. Write a fraction, a decimal number or per cent.
exercise-colon = Write it as a fraction, with / in place of the colon.
exercise-sum = Work it out: the answer is one number.
exercise-zero = Nothing can be divided by zero.
exercise-over-one = A chance is never more than 1, which is 100 %.
exercise-below-zero = A chance is never less than 0.
exercise-certain = That would mean that it always happens.
exercise-never = That would mean that it never happens.
exercise-percent-missing = The figures are right, as per cent: write the sign % after them.
exercise-percent-missing-maybe = A chance is never more than 1. If you mean per cent, write the sign % after it.
exercise-percent-extra = The figures are right, but they are not per cent: leave out the sign %.
exercise-opposite = That is the chance that it does not happen.
exercise-one-in = It happens once in so many times. Its chance is 1 divided by that.
exercise-choice-more = What you ticked is right, but there is more.
exercise-choice-less = All the right ones are ticked, but not only those.
exercise-order-places =
    { $number ->
        [0] Nothing stands in its place yet.
        [one] One stands in its place.
       *[other] { $number } stand in their places.
    }
exercise-estimate =
    { $stars ->
        [3] Very close!
        [2] Close.
        [1] Not far off.
       *[other] Not so close this time.
    }
# $truth and $off are numbers; $off is how far the estimate is off, as a share of the true value.
exercise-truth = It is { NUMBER($truth, maximumSignificantDigits: 3) }. Your estimate is off by { NUMBER($off, style: "percent", maximumFractionDigits: 0) } of it.
# $truth and $guess are chances.
exercise-truth-percent = It is { NUMBER($truth, style: "percent", maximumSignificantDigits: 3) }. You said { NUMBER($guess, style: "percent", maximumSignificantDigits: 3) }.
# $truth and $off are whole numbers; $off is how far the estimate is off.
exercise-truth-whole =
    It is { NUMBER($truth) }. { $off ->
        [0] That is exactly what you said.
       *[other] You are { NUMBER($off) } off.
    }
# What may be written in place of the sign %, with commas between.
exercise-percent-words = percent, per cent
exercise-already = The estimate is made; it stands.
exercise-play-it = This answer is given on the table.

## Errors
exercise-not-understood = The exercise did not understand the page. { $detail }
exercise-inner-error = Something went wrong in the exercise ({ $error }). In the notebook, exercise.last_error holds the cause.

## The text that stays in a saved notebook
exercise-saved-solved = Solved.
exercise-saved-run-cell = To answer, run the cell In [{ $cell }] that made this exercise.
exercise-saved-run = To answer, run the cell that made this exercise.
