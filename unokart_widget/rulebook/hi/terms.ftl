### Words that the rulebook (Python) and the table (TypeScript) share: colours,
### cards, items, lists. Both sides pass the arguments as plain text.
###
### Words held to in all files of this language:
### card पत्ता · deck पूरी गड्डी · stock गड्डी · discard pile ढेरी · hand हाथ · draw उठाना · play, lay चलना
### deal बाँटना · dealer डीलर · shuffle फेंटना · turn बारी · be passed over बारी छूटना · pass पास करना
### name a colour रंग चुनना · symbol चिह्न · challenge चुनौती · accept मान लेना · catch पकड़ना
### round राउंड · game खेल · point अंक · seat सीट · opponent विरोधी · option विकल्प · convention परिपाटी
###
### The reader is आप. Cards, colours and names come in their plain form, and nobody's gender is known:
### so पीला, हरा, नीला stand where they need no other ending, and a verb agrees with the card or the turn.

language-name = हिन्दी

# $colour (text): R, Y, G or B.
colour-name =
    { $colour ->
        [R] लाल
        [Y] पीला
        [G] हरा
       *[B] नीला
    }

# The face of a card in one of the four colours.
# $face (text): 0 to 9, D, S or R.
face-name =
    { $face ->
        [D] ड्रॉ टू
        [S] स्किप
        [R] रिवर्स
       *[other] { $face }
    }

# A card by its name, as it stands in the middle of a sentence.
# $card_code (text): such as R7, GD, W4, WI.
# $colour, $face (text): its two characters.
card-name =
    { $card_code ->
        [W4] वाइल्ड ड्रॉ फ़ोर
        [WI] वाइल्ड आइटम बॉक्स
       *[other] { colour-name } { face-name }
    }

# $item (text): mushroom, banana, shell, lightning or bobomb.
item-name =
    { $item ->
        [mushroom] मशरूम
        [banana] केले का छिलका
        [shell] हरा शेल
        [lightning] बिजली
       *[bobomb] बॉब-ओम्ब
    }

# $direction (text): left or right.
direction-name =
    { $direction ->
        [left] बाईं ओर
       *[right] दाईं ओर
    }

# Between the members of a list, but for the last two.
list-comma = { ", " }

# The end of a list. $list: all but the last, already joined. $last: the last.
list-end = { $list } और { $last }

# A player's name that would be misread in a sentence stands in quotation marks.
quoted-name = “{ $name }”
