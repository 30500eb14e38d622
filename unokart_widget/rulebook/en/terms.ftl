### Words that the rulebook (Python) and the table (TypeScript) share: colours,
### cards, items, lists. Both sides pass the arguments as plain text.
###
### For every language: wherever a message of any file has $card (or $top, or $last at the end of a
### list), it may also use $card_code (R7), $card_colour (R, Y, G, B or W) and $card_face (0 to 9, D,
### S, R, 4 or I), likewise $top_code and $last_code, all empty if it is no card; and wherever it has
### $colour, $colour_code (R, Y, G or B). They serve to choose a gender, a case or a mutation.
### CAPITAL() gives a text a capital letter, where the script has capitals.

# What the language calls itself. No more than plain text.
language-name = English

# $colour (text): R, Y, G or B.
colour-name =
    { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    }

# The face of a card in one of the four colours.
# $face (text): 0 to 9, D, S or R.
face-name =
    { $face ->
        [D] Draw Two
        [S] Skip
        [R] Reverse
       *[other] { $face }
    }

# A card by its name, as it stands in the middle of a sentence.
# $card_code (text): such as R7, GD, W4, WI.
# $colour, $face (text): its two characters.
card-name =
    { $card_code ->
        [W4] Wild Draw Four
        [WI] Wild Item Box
       *[other] { colour-name } { face-name }
    }

# $item (text): mushroom, banana, shell, lightning or bobomb.
item-name =
    { $item ->
        [mushroom] mushroom
        [banana] banana peel
        [shell] green shell
        [lightning] lightning
       *[bobomb] Bob-omb
    }

# $direction (text): left or right.
direction-name =
    { $direction ->
        [left] left
       *[right] right
    }

# Between the members of a list, but for the last two.
list-comma = { ", " }

# The end of a list. $list: all but the last, already joined. $last: the last.
list-end = { $list } and { $last }

# A player's name that would be misread in a sentence stands in quotation marks.
quoted-name = “{ $name }”
