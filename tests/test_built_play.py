"""Games that begin with a position in words: tables in Python, the real game, bots in other programs, and commands."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

from tilewright.analysis import odds
from tilewright.bots.bot import Question
from tilewright.bots.guest import Guest
from tilewright.bots.line import new_game, position
from tilewright.bots.simple import GreedyBot
from tilewright.core import told
from tilewright.core.byhand import Sheet
from tilewright.core.game import CHANCE, EVERYTHING
from tilewright.core.move import Impossible, Refusal
from tilewright.core.record import Record, RecordError
from tilewright.games import can_build, find, hides, names
from tilewright.kit.random import stream
from tilewright.table import Table

GAMES = [name for name in names() if can_build(name)]
FIELD: dict[str, Any] = {
    "tiles": {"0 0": "D 0", "0 -1": "E 2", "1 0": "U 1"},
    "figures": {"1 0": {"seat": 0, "part": "field 1"}},
    "seat": 1,
}


def built(name: str, share: float = 0.6) -> Table:
    """A table that begins somewhere in a random game, with a decision to make."""
    table, rng = Table(name, seats=2, seed=4), random.Random(6)
    while not table.is_over:
        table.play(rng.choice(table.legal()))
    for ply in range(round(share * len(table.moves)), len(table.moves)):
        early = Table.of(table.record, ply)
        if early.actor >= 0 and len(early.legal()) > 1:
            state = early.game.state(early.position)
            return Table(name, seats=2, seed=1, options=early.options, position=state, deals=False)
    raise AssertionError("nobody decides anything any more")


def test_a_position_laid_out_by_hand_is_a_table_like_any_other() -> None:
    table = Table("carcassonne", seats=2, seed=3, position=FIELD)
    assert table.moves[0].startswith("draw ")
    assert all(move.startswith("place ") for move in table.legal())
    assert "<svg" in table.picture()
    assert table.hint().choices
    assert len(table.forecast(0).points) == 2
    again = Table.of(Record.read(table.record.write()))
    assert (again.moves, again.position.tobytes()) == (table.moves, table.position.tobytes())
    assert table.copy().record == table.record


def test_an_impossible_position_says_why() -> None:
    wrong = {**FIELD, "figures": {"0 -1": {"seat": 0, "part": "city 0"}}, "supply": [7, 7]}
    with pytest.raises(Impossible, match=r"4\.6 At 0 -1: The city is finished") as caught:
        Table("carcassonne", seats=2, position=wrong)
    assert [refusal.clause for refusal in caught.value.refusals] == ["4.6"]
    record = Record("carcassonne", 1, 2, {}, (), position=wrong)
    with pytest.raises(RecordError, match=r"the position is impossible: 4\.6") as error:
        Table.of(record)
    line = next(at for at, words in enumerate(record.write().splitlines(), 1) if words.startswith("position "))
    assert error.value.line == line


@pytest.mark.parametrize("name", GAMES)
def test_it_is_told_and_replayed_move_by_move(name: str) -> None:
    table, rng = built(name), random.Random(1)
    for _ in range(8):
        if not table.is_over:
            table.play(rng.choice(table.legal()))
    assert [entry.words[EVERYTHING] for entry, _ in told.replay(table)] == table.moves


@pytest.mark.parametrize("name", GAMES)
def test_the_real_game_can_begin_at_a_position(name: str) -> None:
    table = built(name)
    sheet = Sheet(table.game, 2, table.options, position=table.start)
    rng = random.Random(2)
    for _ in range(6):
        before = list(sheet.moves)
        if sheet.is_over:
            break
        if sheet.actor == CHANCE:
            sheet.play(sheet.draws[0].move)
        else:
            sheet.play(rng.choice(sheet.legal()))
        assert sheet.moves[: len(before)] == before or not find(name).hands
    sheet.take_back(0)
    assert sheet.record.position == table.start
    assert Table.of(sheet.record).moves == sheet.moves


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_in_another_program_is_told_where_the_game_begins(name: str) -> None:
    table = built(name)
    seat = table.actor
    asked = Question.of(table.game, table.position, 2, seat, stream(1), table.options, (), table.start)
    said: list[str] = []
    guest = Guest(table.game, "greedy", GreedyBot, said.append)
    guest.serve(["hello 1", *new_game(asked, 7), *position(asked), "go 10", "quit"])
    assert said[1] == "ready"
    assert said[-1].removeprefix("move ") in [asked.words(action) for action in table.game.legal(asked.position)]


@pytest.mark.parametrize("name", [name for name in GAMES if hides(name)])
def test_a_bot_is_not_told_what_its_seat_may_not_know(name: str) -> None:
    table = built(name)
    seat = table.actor
    starts = [
        Question.of(table.game, table.position, 2, seat, stream(seed), table.options, (), table.start).start
        for seed in range(5)
    ]
    assert all(hands(name, start)[seat] == hands(name, table.start)[seat] for start in starts)
    assert any(hands(name, start)[1 - seat] != hands(name, table.start)[1 - seat] for start in starts)


def hands(name: str, state: Mapping[str, Any] | None) -> list[Any]:
    """All hands of a position in words."""
    assert state is not None
    return list(state["hands"]) if name == "tabula_rasa" else [one["hand"] for one in state["seats"]]


def test_a_guest_refuses_an_impossible_beginning() -> None:
    said: list[str] = []
    lines = [
        "hello 1",
        "new",
        "game carcassonne",
        "revision 1",
        "seats 2",
        "seat 1",
        'begin {"seat": 9}',
        "start",
        "quit",
    ]
    Guest(find("carcassonne"), "greedy", GreedyBot, said.append).serve(lines)
    assert said[1].startswith("error ")
    assert "seat" in said[1]


def test_a_move_refused_in_a_built_game_names_its_clause() -> None:
    table = Table("carcassonne", seats=2, position=FIELD, deals=False)
    with pytest.raises(Refusal, match=r"3\.2"):
        table.play("draw RV_LAKE")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_left_of_a_game_follows_from_the_position(name: str) -> None:
    game = find(name)
    assert odds.left(game, game.new(2)) == 1.0
    early, late = (odds.left(game, built(name, share).position) for share in (0.3, 0.8))
    assert 0.0 < late < 0.45
    assert late + 0.25 < early < 1.0


def test_late_in_a_game_a_lead_counts_for_more() -> None:
    table = built("carcassonne", 0.9)
    ahead = {**table.game.state(table.position), "points": [60, 20]}
    chances = Table("carcassonne", position=ahead, deals=False).forecast(0).odds
    assert chances[0] > 0.97
