"""Anything at all may come from a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .conftest import Page, replies, views

KINDS = (
    "play step next_round new_game look explain rule log ping view eval "
    "past branch line restart rulebook hint bot language"
).split()
FIELDS = "version move seat players rules seed rule from moment line language extra".split()
scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=30)
    | st.sampled_from(["0:R7", "0:draw", "1:YS", "0:uno", "item.banana", "x" * 5000])
)
junk = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["name", "bot", "target"]) | st.text(), inner, max_size=4)
    ),
    max_leaves=12,
)
contents = junk | st.fixed_dictionaries(
    {"kind": st.sampled_from(KINDS), "id": st.integers(0, 99) | st.text(max_size=4)},
    optional=dict.fromkeys(FIELDS, junk),
)


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(content=contents, forged=st.dictionaries(st.sampled_from(["view", "_esm", "x"]), junk))
def test_whatever_a_page_sends_gets_one_reply_and_breaks_nothing(
    duel: Page, content: Any, forged: dict[str, Any]
) -> None:
    game = duel.table.game
    before = (game.version, game.hands, game.stock)
    heard = duel.send(content)
    (reply,) = replies(heard)
    assert set(reply) >= {"kind", "id"}
    if reply["kind"] != "answer":
        assert reply["text"]
        assert duel.table.game is game
        assert (game.version, game.hands, game.stock) == before
        assert heard[-1]["state"] == {"view": duel.view}
    elif content["kind"] in ("play", "new_game", "step", "next_round", "restart"):
        assert [view["version"] for view in views(heard)] == [content["version"] + 1]
    true = duel.state()
    duel.raw({"method": "update", "state": forged})
    assert duel.state() == true
    assert duel.view == true["view"]


def test_the_same_message_again_and_again(sit: Callable[..., Page]) -> None:
    page = sit(players=["You", "Bot"], seed=1)
    message = {"kind": "play", "id": "again", "version": page.view["version"], "move": "0:draw"}
    kinds = [replies(page.send(message))[0]["kind"] for _ in range(50)]
    assert kinds.count("answer") <= 1
