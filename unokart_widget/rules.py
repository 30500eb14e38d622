"""The options of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from .errors import RulesError, shown
from .integers import whole

CHOICES: dict[str, tuple[str, str]] = {
    "two_player_reverse": ("skip", "turn"),
    "banana": ("went", "seat"),
    "last_item_box": ("flip", "end"),
}
"""The choices of each option but `target`, the default first."""

OPTION_OF = {
    "action.reverse.two": "two_player_reverse",
    "item.banana": "banana",
    "out.itembox": "last_item_box",
    "score.game": "target",
}
"""The option that a rule depends on, by the rule's id."""

HIGHEST_TARGET = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The options of a game; whatever is not an option is always played the same.

    two_player_reverse
        "skip" (default): between two players a Reverse is a Skip; "turn": it turns the direction
        only, and the other player goes next (`action.reverse.two`).
    banana
        Who slips on a banana peel. "went" (default): the last other player to have taken a turn;
        "seat": the neighbour against the direction of play (`item.banana`).
    last_item_box
        "flip" (default): an Item Box laid last is still opened; "end": the round ends at once
        (`out.itembox`).
    target
        So many points win the game, 1 to 1,000,000; 500 by default (`score.game`).

    Raises `RulesError` for any other value.
    """

    two_player_reverse: str = "skip"
    banana: str = "went"
    last_item_box: str = "flip"
    target: int = 500

    def __post_init__(self) -> None:
        for option, choices in CHOICES.items():
            value = getattr(self, option)
            if not isinstance(value, str) or value not in choices:
                raise RulesError(
                    f"The option {option} is {shown(value)!r}; it can be "
                    f'"{choices[0]}" or "{choices[1]}".',
                    key="rules-choice",
                    option=option,
                    value=shown(value),
                    first=choices[0],
                    second=choices[1],
                )
        target = whole(self.target)
        if target is None or not 1 <= target <= HIGHEST_TARGET:
            raise RulesError(
                f"The option target is {shown(self.target)!r}; it is a whole number of points from "
                f"1 to {HIGHEST_TARGET}.",
                key="rules-target",
                value=shown(self.target),
                most=HIGHEST_TARGET,
            )
        # One of NumPy's becomes an int, which JSON knows.
        object.__setattr__(self, "target", target)

    @classmethod
    def from_dict(cls, options: Mapping[str, object]) -> Rules:
        """Options by name; those left out have their default. Raises `RulesError`."""
        if not isinstance(options, Mapping):
            raise RulesError(f"Rules are options by name, not {type(options).__name__}.")
        known = [field.name for field in fields(cls)]
        for name in options:
            if name not in known:
                raise RulesError(
                    f"There is no option {shown(name)!r}; the options are {', '.join(known)}.",
                    key="rules-unknown",
                    option=shown(name),
                )
        return cls(**options)  # type: ignore[arg-type]  # the values are checked above

    def to_dict(self) -> dict[str, str | int]:
        """The options by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}
