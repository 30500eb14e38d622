### Words that the rulebook (Python) and the table (TypeScript) share: colours,
### cards, items, lists. Both sides pass the arguments as plain text; en/terms.ftl tells which.

language-name = Română

# $colour (text): R, Y, G or B.
colour-name =
    { $colour ->
        [R] roșu
        [Y] galben
        [G] verde
       *[B] albastru
    }

# A colour as an adjective of a feminine noun: “culoarea roșie”.
part-colour =
    { $colour_code ->
        [R] roșie
        [Y] galbenă
        [G] verde
       *[B] albastră
    }
# “Cards” of the colour.
part-cards-of-colour =
    { $colour_code ->
        [R] cărți roșii
        [Y] cărți galbene
        [G] cărți verzi
       *[B] cărți albastre
    }

# The face of a card in one of the four colours.
# $face (text): 0 to 9, D, S or R.
face-name =
    { $face ->
        [D] +2
        [S] „Stai o tură”
        [R] „Schimbă direcția”
       *[other] { $face }
    }

# A card by its name, as it stands in the middle of a sentence.
# $card_code (text): such as R7, GD, W4, WI.
# $colour, $face (text): its two characters.
card-name =
    { $card_code ->
        [W4] Joker +4
        [WI] Joker Cutie-surpriză
       *[other] { face-name } { colour-name }
    }

# $item (text): mushroom, banana, shell, lightning or bobomb.
item-name =
    { $item ->
        [mushroom] ciupercă
        [banana] coajă de banană
        [shell] carapace verde
        [lightning] fulger
       *[bobomb] Bob-omb
    }

# $direction (text): left or right.
direction-name =
    { $direction ->
        [left] stânga
       *[right] dreapta
    }

# Between the members of a list, but for the last two.
list-comma = { ", " }

# The end of a list. $list: all but the last, already joined. $last: the last.
list-end = { $list } și { $last }

# A player's name that would be misread in a sentence stands in quotation marks.
quoted-name = „{ $name }”
