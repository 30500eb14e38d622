"""A game as text: the line of its position and what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .positions import position_of

if TYPE_CHECKING:
    from .game_state import GameState

_SAYS = {
    "turn": "to move",
    "drawn": "has drawn {drawn}: to play it or pass",
    "colour": "to name a colour",
    "aim": "to aim the shell",
    "challenge": "to challenge the Wild Draw Four or accept it",
}


def text_board(game: GameState) -> str:
    """The position, then a line for the piles and one for each seat: the whole truth."""
    g = game.state
    way = "to the left" if game.direction == 1 else "to the right"
    lines = [
        position_of(g),
        f"round {game.rounds}, play goes {way}, stock {g.stock_size}, "
        f"discard pile {g.discard_size}",
    ]
    width = max(len(name) for name in game.players)
    for seat, (name, hand) in enumerate(zip(game.players, game.hands, strict=True)):
        marker = ">" if seat == game.to_move and not game.round_over else " "
        line = f"{marker} {seat} {name:<{width}} {game.scores[seat]:>4}  {' '.join(hand)}"
        if marker == ">":
            line = f"{line}  ({_SAYS[game.phase].format(drawn=game.drawn)})"
        lines.append(line)
    if game.round_over:
        winner = game.round_winner
        lines.append(
            "the round is blocked: nobody scores"
            if winner is None
            else f"{game.players[winner]} goes out and scores {game.round_points}"
        )
    if game.winner is not None:
        lines.append(f"{game.players[game.winner]} wins the game")
    return "\n".join(lines)
