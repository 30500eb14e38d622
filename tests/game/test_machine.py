"""Random games of 2 to 10 players, all options, people and bots, in any order of actions."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

import unokart_widget as uk

from .compare import (
    agree,
    looks_the_same,
    refuse_the_rest,
    replays,
    reread,
    twin,
    views_agree,
)
from .helpers import names, state

# Measuring which lines run takes three times as long; shorter tests run all of them.
pytestmark = pytest.mark.no_cover

RULES = st.builds(
    uk.Rules,
    two_player_reverse=st.sampled_from(["skip", "turn"]),
    banana=st.sampled_from(["went", "seat"]),
    last_item_box=st.sampled_from(["flip", "end"]),
    target=st.sampled_from([1, 60, 500]),
)


class Table(RuleBasedStateMachine):
    """One game; the second reading follows each action."""

    game: uk.Game
    version: int

    @initialize(
        players=st.integers(2, 10),
        seed=st.integers(0, 2**32),
        rules=RULES,
        bots=st.lists(st.sampled_from([None, *uk.STRATEGIES]), min_size=10, max_size=10),
    )
    def begin(self, players: int, seed: int, rules: uk.Rules, bots: list[str | None]) -> None:
        mixed = {seat: bot for seat, bot in enumerate(bots[:players]) if bot is not None}
        self.game = uk.Game(players=players, seed=seed, rules=rules, bots=mixed)
        self.version = self.game.version
        self.reading = reread(self.game)

    def acted(self, events: list[uk.Event]) -> None:
        """After one action: one version more, its events at the end of all events."""
        self.version += 1
        assert self.game.version == self.version
        assert not events or self.game.events[-len(events) :] == events
        self.reading = reread(self.game)

    @invariant()
    def both_readings_agree(self) -> None:
        agree(self.game, self.reading)
        assert self.game.version == self.version

    @precondition(lambda self: not self.game.round_over)
    @rule(choice=st.integers(0, 1000))
    def play_a_listed_move(self, choice: int) -> None:
        listed = self.game.legal_moves()
        assert listed
        move = listed[choice % len(listed)]
        assert self.game.reason(move).legal
        self.acted(self.game.play(move if choice % 2 else str(move)))

    @precondition(lambda self: not self.game.round_over)
    @rule(seed=st.integers(0, 2**32), actions=st.integers(1, 60))
    def play_many(self, seed: int, actions: int) -> None:
        """Quickly on to later in the round."""
        random = Random(seed)
        for _ in range(actions):
            if self.game.round_over:
                break
            laid = [move for move in self.game.legal_moves() if move.kind == "play"]
            self.acted(self.game.play(random.choice(laid or self.game.legal_moves())))
            agree(self.game, self.reading)

    @precondition(lambda self: self.game.can_step())
    @rule()
    def step_a_bot(self) -> None:
        moves = len(self.game.record()["rounds"][-1]["moves"])
        events = self.game.step()
        self.acted(events)
        assert len(self.game.record()["rounds"][-1]["moves"]) - moves == (1 if events else 0)

    @precondition(lambda self: not self.game.can_step())
    @rule()
    def nobody_to_step(self) -> None:
        before = state(self.game)
        try:
            self.game.step()
        except ValueError:
            pass
        else:
            raise AssertionError("a step without a bot that has something to do")
        assert state(self.game) == before

    @rule(seed=st.integers(0, 2**32))
    def refuse_others(self, seed: int) -> None:
        refuse_the_rest(self.game, Random(seed), 8)

    @rule(seed=st.integers(0, 2**32))
    def undo(self, seed: int) -> None:
        """Some action, and back: nothing is different."""
        before = state(self.game)
        listed = self.game.legal_moves()
        if not listed:
            return
        move = Random(seed).choice(listed)
        first = [event.to_dict() for event in self.game.play(move)]
        after = state(self.game)
        self.game.undo()
        assert state(self.game) == before
        assert [event.to_dict() for event in self.game.play(move)] == first
        assert state(self.game) == after
        self.game.undo()
        assert state(self.game) == before
        self.version += 4
        self.reading = reread(self.game)

    @precondition(lambda self: self.game.can_step())
    @rule()
    def undo_a_step(self) -> None:
        before = state(self.game)
        first = [event.to_dict() for event in self.game.step()]
        after = state(self.game)
        self.game.undo()
        assert state(self.game) == before
        assert [event.to_dict() for event in self.game.step()] == first
        assert state(self.game) == after
        self.version += 3
        self.reading = reread(self.game)

    @precondition(lambda self: self.game.round_over and self.game.winner is None)
    @rule()
    def next_round(self) -> None:
        before = state(self.game)
        dealer = self.game.dealer
        assert dealer is not None
        self.acted(self.game.next_round())
        assert self.game.dealer == (dealer + 1) % len(self.game.players)
        after = state(self.game)
        self.game.undo()
        assert state(self.game) == before
        assert "setup.next/deals" in names(self.game.next_round())
        assert state(self.game) == after
        self.version += 2

    @rule()
    def look(self) -> None:
        views_agree(self.game, self.reading)

    @rule()
    def read_the_record_again(self) -> None:
        replays(self.game)

    @rule()
    def a_copy_is_independent(self) -> None:
        before = state(self.game)
        copy = self.game.copy()
        assert state(copy) == before
        listed = copy.legal_moves()
        if listed:
            copy.play(listed[-1])
            assert state(copy) != before
        assert state(self.game) == before

    @precondition(lambda self: not self.game.round_over)
    @rule(seed=st.integers(0, 2**32))
    def nothing_hidden_shows(self, seed: int) -> None:
        random = Random(seed)
        seat = random.choice([None, *range(len(self.game.players))])
        pair = twin(self.game, self.reading, seat, random)
        if pair is not None:
            looks_the_same(*pair, seat)


Table.TestCase.settings = settings(
    max_examples=30,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
TestTable = Table.TestCase
