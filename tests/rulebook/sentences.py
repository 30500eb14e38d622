"""Every sentence of the rulebook by rule and kind, with the arguments that its users give it.

Written by hand: it is what the kernel, the game and the table agreed upon.
"""

from __future__ import annotations

EVENTS = """
setup.dealer/drew name card
setup.dealer/chosen name
setup.dealer.tie/again number
setup.next/deals name
setup.deal/dealt name number
setup.start/turned card
setup.start.draw4/returned card
setup.start.itembox/asked name
setup.start.itembox/named name colour
setup.start.reverse/begins name
setup.start.draw2/drew name number cards
setup.start.skip/skipped name
turn.order/begins name
turn.match/played name card
turn.wild/played name card colour
turn.draw/drew name number cards
turn.draw.play/may_play name
turn.draw.play/ends name
turn.draw.play/passed name
stock.empty/reshuffled number
stock.empty/cut_short name number
round.blocked/ended
action.draw2/drew name other number cards
action.reverse/turned direction
action.reverse.two/skipped name
action.reverse.two/turned
action.skip/skipped name
action.draw4/drew name other number cards
action.itembox/turned name card
item.action/ignored card
item.none/asked name
item.none/named name colour
item.mushroom/again name
item.banana/drew name other number cards
item.banana/nobody name
item.shell/asked name
item.shell/drew name other number cards
item.lightning/drew name other number cards
item.lightning/again name
item.bobomb/drew name number cards
item.bobomb/asked name
item.bobomb/named name colour
item.after/passes name
challenge.offer/offered name other
challenge.offer/accepted name
challenge.show/shown name other cards
challenge.won/drew name other number cards
challenge.won/turn name
challenge.lost/drew name other number cards
uno.say/said name
uno.window/said name
uno.catch/caught name other number cards
out.end/out name
out.draw/drew name other number cards
out.itembox/flip name
out.itembox/ended name
out.itembox/goes_on name
score.hand/counted name number cards
score.hand/won name number
score.game/won name number
"""

REFUSALS = """
out.end/over
round.blocked/over
score.game/over
turn.order/not_your_turn name
players/no_such_seat number
setup.start.itembox/name_first name
item.bobomb/name_first name
item.none/name_first name
item.shell/aim_first name
challenge.offer/answer_first name
turn.draw.play/only_drawn_card card
turn.draw.play/already_drawn name
turn.draw/draw_before_passing name
turn.wild/nothing_to_name
item.shell/nothing_to_aim
item.shell/not_yourself name
challenge.offer/nothing_to_answer
challenge.offer/only_next_player
turn.match/not_in_hand name card
turn.match/no_match card top
turn.match/no_match_symbol card top
turn.match/no_match_colour card colour
action.draw4/colour_missing
turn.wild/colour_not_wanted card
uno.say/not_last_but_one number
uno.window/nothing_to_say name
uno.window/nobody_to_catch
uno.catch/not_yourself name
"""

PERMISSIONS = """
turn.match/fits_colour card top
turn.match/fits_number card top
turn.match/fits_symbol card top
turn.match/fits_named_colour card colour
turn.wild/fits card
turn.draw.play/fits card
turn.draw/may name
turn.draw.play/may_pass name
setup.start.itembox/may_name colour
item.bobomb/may_name colour
item.none/may_name colour
item.shell/may_aim other
challenge.offer/may_challenge name
challenge.offer/may_accept name
uno.say/may name
uno.window/may name
uno.catch/may other
"""

# Arguments that may be missing: the reader may not see them, or there are none.
OPTIONAL = {
    ("turn.wild", "played"): ["colour"],
    ("turn.draw.play", "only_drawn_card"): ["card"],
}


def read(table: str) -> dict[tuple[str, str], list[str]]:
    """(rule, kind) -> the arguments, of one of the tables above."""
    sentences = {}
    for line in table.split("\n"):
        if line:
            name, *arguments = line.split()
            rule, kind = name.split("/")
            sentences[rule, kind] = arguments
    return sentences


ALL = {**read(EVENTS), **read(REFUSALS), **read(PERMISSIONS)}


def may_be_missing(sentence: tuple[str, str]) -> list[str]:
    """The arguments of a sentence without which it must do."""
    hidden = [name for name in ALL[sentence] if name == "cards"]
    return OPTIONAL.get(sentence, hidden)
