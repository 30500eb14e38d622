### Words that the rulebook (Python) and the table (TypeScript) share: colours,
### cards, items, lists. Both sides pass the arguments as plain text.
###
### Geirfa: card = cerdyn; discard pile = pentwr taflu; stock = stoc; hand = llaw; seat = sedd;
### deal = delio; dealer = deliwr; turn = tro; draw = tynnu; lay = gosod; pass = pasio;
### passed over = colli tro; Skip = Colli Tro; Reverse = Gwrthdroi; Draw Two = Tynnu Dau;
### wild = gwyllt; Wild Draw Four = Tynnu Pedwar Gwyllt; Wild Item Box = Blwch Eitem Gwyllt;
### item = eitem; mushroom = madarchen; banana peel = croen banana; green shell = cragen werdd;
### lightning = mellten; Bob-omb = Bob-omb (masculine); challenge = herio; accept = derbyn;
### catch = dal; aim = anelu; name a colour = enwi lliw; move (of a game) = symudiad.
###
### Names of players and of cards cannot be mutated, so that they never stand after i, o, at, gan,
### am, ar, a, â, neu and the like, nor as the object of an inflected verb.

# What the language calls itself.
language-name = Cymraeg

# $colour (text): R, Y, G or B.
colour-name =
    { $colour ->
        [R] coch
        [Y] melyn
        [G] gwyrdd
       *[B] glas
    }

# The face of a card in one of the four colours.
# $face (text): 0 to 9, D, S or R.
face-name =
    { $face ->
        [D] Tynnu Dau
        [S] Colli Tro
        [R] Gwrthdroi
       *[other] { $face }
    }

# A card by its name, as it stands in the middle of a sentence.
# $card_code (text): such as R7, GD, W4, WI.
# $colour, $face (text): its two characters.
card-name =
    { $card_code ->
        [W4] Tynnu Pedwar Gwyllt
        [WI] Blwch Eitem Gwyllt
       *[other] { face-name } { colour-name }
    }

# $item (text): mushroom, banana, shell, lightning or bobomb.
item-name =
    { $item ->
        [mushroom] madarchen
        [banana] croen banana
        [shell] cragen werdd
        [lightning] mellten
       *[bobomb] Bob-omb
    }

# $direction (text): left or right. It stands after "i'r".
direction-name =
    { $direction ->
        [left] chwith
       *[right] dde
    }

# Between the members of a list, but for the last two.
list-comma = { ", " }

# The end of a list. $list: all but the last, already joined. $last: the last; $last_code,
# $last_colour, $last_face: as it is written, if it is a card. "A" becomes "ac" before 1 (un) and
# 8 (wyth), and mutates Tynnu and Colli; before what is no card, "a hefyd" does neither.
list-end =
    { $last_code ->
        [R1] { $list } ac { $last }
        [Y1] { $list } ac { $last }
        [G1] { $list } ac { $last }
        [B1] { $list } ac { $last }
        [R8] { $list } ac { $last }
        [Y8] { $list } ac { $last }
        [G8] { $list } ac { $last }
        [B8] { $list } ac { $last }
        [RD] { $list } a Thynnu Dau coch
        [YD] { $list } a Thynnu Dau melyn
        [GD] { $list } a Thynnu Dau gwyrdd
        [BD] { $list } a Thynnu Dau glas
        [RS] { $list } a Cholli Tro coch
        [YS] { $list } a Cholli Tro melyn
        [GS] { $list } a Cholli Tro gwyrdd
        [BS] { $list } a Cholli Tro glas
        [W4] { $list } a Thynnu Pedwar Gwyllt
       *[other]
            { $last_colour ->
                [R] { $list } a { $last }
                [Y] { $list } a { $last }
                [G] { $list } a { $last }
                [B] { $list } a { $last }
                [W] { $list } a { $last }
               *[other] { $list } a hefyd { $last }
            }
    }

# A player's name that would be misread in a sentence stands in quotation marks.
quoted-name = “{ $name }”
