"""Nothing kills Python: what is not legal, not a number or not of this game is refused with one sentence."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np
import pyspiel
import pytest

from tilewright import Record, RecordError, arena, games
from tilewright.bots.bot import Answer, Question
from tilewright.games import names
from tilewright.research.batch import Batch, RandomGames
from tilewright.research.gymnasium import SeatEnv
from tilewright.research.openspiel import spiel_names
from tilewright.research.pettingzoo import env
from tilewright.table import Table

every_name = pytest.mark.parametrize("name", names())
NUMBERS = (10**12, 10**11, 2_000_000, 99_999, -1, -(10**12), 2**62)
NONSENSE: tuple[Any, ...] = (0.5, "seven", None, [[1]], {}, True, np.zeros(2))


def refused(call: Callable[..., Any], *given: Any, **named: Any) -> str:
    """The sentence that refuses a call: short, and on one line."""
    with pytest.raises(ValueError) as caught:  # noqa: PT011 -- its words are checked below
        call(*given, **named)
    said = str(caught.value)
    assert "\n" not in said
    assert len(said) < 160
    assert not re.search(r"\.\s+[A-Z]", said), said
    return said


@cache
def shared(name: str) -> Batch:
    return Batch(name, 4, seed=1)


@every_name
def test_gap_2_a_batch_refuses_every_action_that_is_not_legal_and_stays_as_it_was(name: str) -> None:
    batch = shared(name)
    before, streams = batch.positions().tobytes(), batch.streams().tobytes()
    lists, masks = batch.legal()[0], batch.masks()
    for number in (*NUMBERS, int((masks[2] == 0).argmax())):
        actions = lists[:, 0].copy()
        actions[2:] = number
        said = refused(batch.step, actions)
        assert f"action {number} is not legal in position 2" in said
    assert batch.positions().tobytes() == before
    assert batch.streams().tobytes() == streams
    assert np.array_equal(batch.masks(), masks)
    one = batch.clone()
    batch.step(lists[:, 0])
    one.step(lists[:, 0], checked=False)
    assert one.positions().tobytes() == batch.positions().tobytes()


def test_gap_2_the_first_of_a_thousand_is_named() -> None:
    batch = Batch("tabula_rasa", 1000, seed=1)
    actions = batch.choose()
    actions[[417, 900]] = 77
    assert "action 77 is not legal in position 417, where" in refused(batch.step, actions)


def test_gap_2_a_game_that_is_over_takes_any_action_and_no_actor_can_be_made_up() -> None:
    batch = Batch("tabula_rasa", 3, seed=1)
    batch.walk(1000)
    over = batch.positions().tobytes()
    batch.step(np.full(3, 10**12))
    batch.actors[:] = 0  # the array is the caller's to spoil
    batch.walk(5)
    batch.step(np.full(3, 5), checked=False)
    assert batch.positions().tobytes() == over


def test_gap_2_shapes_and_types_of_actions() -> None:
    batch = shared("tabula_rasa")
    wrong: list[Any] = [
        np.zeros(4),
        [0.5] * 4,
        "four",
        ["a"] * 4,
        [[1], [2, 3]],
        None,
        7,
        [0] * 3,
        np.zeros((4, 1), int),
    ]
    wrong += [np.ones(4, bool), np.zeros((2, 2), int), {1: 2}, np.array([1, 2, 3, 10**30]), [None] * 4]
    for actions in wrong:
        assert "actions" in refused(batch.step, actions)


def test_gap_2_masks_seats_and_rooms_of_a_batch() -> None:
    batch = shared("tabula_rasa")
    calls: list[Callable[[], Any]] = [
        lambda: batch.reset([1, 2, 3]),
        lambda: batch.reset([3, 2, 1, 0]),
        lambda: batch.reset("all!"),
        lambda: batch.reset(np.array([0.5] * 4)),
        lambda: batch.reset(seed="x"),  # type: ignore[arg-type]
        lambda: batch.reset(seed=1.5),  # type: ignore[arg-type]
        lambda: batch.reseed(None),  # type: ignore[arg-type]
        lambda: batch.observe(2),
        lambda: batch.observe(-1),
        lambda: batch.observe([0, 1, 0, 9]),
        lambda: batch.observe([0, 1]),
        lambda: batch.observe("me"),
        lambda: batch.observe(0.0),
        lambda: batch.observe(out=np.zeros((4, batch.game.observation))),
        lambda: batch.observe(out=np.zeros((3, batch.game.observation), np.float32)),
        lambda: batch.observe(out=np.zeros((batch.game.observation, 4), np.float32).T),
        lambda: batch.observe(out=[]),
        lambda: batch.masks(out=np.zeros((4, 5), np.uint8)),
        lambda: batch.masks(out=np.zeros((4, batch.game.actions), np.int64)),
        lambda: batch.masks(out="here"),
        lambda: batch.walk(-1),
        lambda: batch.walk(1.5),  # type: ignore[arg-type]
        lambda: batch.playouts(0),
        lambda: batch.playouts("many"),  # type: ignore[arg-type]
        lambda: batch.rewards,
        lambda: batch.take("first"),
        lambda: batch.take([0.5]),
        lambda: batch.take(np.zeros(4, bool)),
        lambda: RandomGames("tabula_rasa").play(-1, 3),
        lambda: RandomGames("tabula_rasa").play(0, "3"),  # type: ignore[arg-type]
    ]
    for call in calls:
        refused(call)
    frozen = np.zeros((4, batch.game.actions), np.uint8)
    frozen.flags.writeable = False
    assert "writable" in refused(batch.masks, out=frozen)


def test_gap_2_settings_of_a_batch() -> None:
    wrong: list[dict[str, Any]] = [
        {"count": "5"},
        {"count": 2.0},
        {"count": 0},
        {"seats": "2"},
        {"seats": 9},
        {"seats": 2.0},
        {"seats": True},
        {"options": "river"},
        {"options": {"weather": "rain"}},
        {"options": {"river": True}},
        {"seed": "x"},
        {"limit": 0},
        {"limit": "long"},
        {"threads": 0},
        {"reward": "money"},
        {"device": "tpu"},
        {"game": "chess"},
    ]
    for settings in wrong:
        refused(Batch, **{"game": "carcassonne", "count": 2, **settings})


@every_name
def test_gap_2_positions_that_are_not_of_this_game(name: str) -> None:
    batch, game = shared(name), games.find(name)
    before = batch.positions().tobytes()
    other = games.find(next(one for one in names() if one != name))
    more_seats = np.concatenate([game.new(game.facts.seats[-1])] * 4)
    unborn = np.zeros(4, game.dtype)
    for positions in (np.concatenate([other.new(2)] * 4), np.zeros(4), more_seats, unborn, game.new(2), None, "x"):
        refused(batch.set, positions)
    assert "impossible" in refused(batch.set, spoilt(batch))
    refused(batch.set, batch.positions(), [1, 0, 0, 0])
    for position in (other.new(2), np.zeros(1), None, np.zeros(0, game.dtype), np.zeros((2, 2), game.dtype)):
        for ask in (game.legal, game.weights):
            refused(ask, position)
        for count in (game.scores, game.places, game.expected):
            refused(count, position, 2)
    assert batch.positions().tobytes() == before


def spoilt(batch: Batch) -> Any:
    """Positions of which one is impossible: `check` says so."""
    made = batch.positions()
    for field in made.dtype.names or ():
        if field != "seats":
            tried = batch.positions()
            tried[field][3] = 1
            if batch.game.kernels.check(tried, 3):
                return tried
    return made


@every_name
def test_gap_2_a_table_refuses_numbers_that_are_not_legal(name: str) -> None:
    table = Table(name, seed=1)
    before, moves = table.position.tobytes(), list(table.moves)
    for number in (*NUMBERS, 0.5, "seven", None):
        refused(table.apply, number)
    assert (table.position.tobytes(), table.moves) == (before, moves)
    table.apply(table.game.legal(table.position)[0])
    for seats in ("2", 2.0, None, 77):
        assert "seats" in refused(Table, name, seats=seats)
    assert "seed" in refused(Table, name, seed="x")
    for ask in (table.scene, table.picture, table.forecast):
        for viewer in (2, 10**9, -9, 0.5, "me", None):
            assert "no seat" in refused(ask, viewer)
    for move in (5, None, b"pass"):
        assert "words" in refused(table.play, move)
        assert "words" in refused(table.why_not, move)


GOOD = ("carcassonne", 1, 2, {"river": "no"}, ("draw K",), ("title Sunday",))
WRONG_RECORDS: dict[str, tuple[int, Any]] = {
    "a number as a game": (0, 5),
    "no game": (0, None),
    "a revision in words": (1, "1"),
    "a revision that is true": (1, True),
    "a broken revision": (1, 1.0),
    "seats in words": (2, "2"),
    "no options": (3, None),
    "options in a list": (3, [("river", "no")]),
    "a number as an option": (3, {"river": 5}),
    "an option by number": (3, {5: "no"}),
    "no moves": (4, None),
    "moves in one text": (4, "draw K"),
    "moves in a list": (4, ["draw K"]),
    "a number as a move": (4, (5,)),
    "a move of two lines": (4, ("draw K\nplace 0 -1 2",)),
    "no notes": (5, None),
    "a note of two lines": (5, ("title Sunday\rround",)),
}


@pytest.mark.parametrize(("at", "value"), WRONG_RECORDS.values(), ids=WRONG_RECORDS)
def test_what_no_text_could_say_is_no_record(at: int, value: Any) -> None:
    parts: list[Any] = list(GOOD)
    assert Record.read(Record(*parts).write()) == Record(*parts) == Record.read(Record(*parts).to_json())
    parts[at] = value
    assert "record" in refused(Record, *parts)


def test_records_are_read_from_text_and_tables_from_records() -> None:
    texts: list[Any] = [None, 5, b"game carcassonne", [], {}, Table]
    for text in texts:
        assert "read from text" in refused(Record.read, text)
        assert "read from text" in refused(Record.from_json, text)
    record = Table("carcassonne", seed=1).record
    wrong: list[Any] = [None, 5, record.write(), {}, [record], Table("carcassonne", seed=1)]
    for given in wrong:
        assert "Record.read(text)" in refused(Table.of, given)
    for ply in (-1, 2, 10**9, "1", 0.5, True):
        assert "no ply" in refused(Table.of, record, ply)
    assert Table.of(record, 0).moves == []
    assert Table.of(record, 1).moves == list(record.moves)


def test_a_table_refuses_what_is_no_game_no_option_and_no_seat() -> None:
    others: list[Any] = [None, 5, b"carcassonne", ["carcassonne"], {}, Table]
    for game in others:
        assert "game is given by its name" in refused(Table, game)
    for name in (None, 5, "chess", "", b"carcassonne", "../carcassonne"):
        assert "there is no game" in refused(games.find, name)
        assert "there is no game" in refused(games.facts, name)
    wrong: list[dict[str, Any]] = [{"options": 5}, {"options": [("river", "no")]}, {"deals": "no"}, {"deals": None}]
    for settings in (*wrong, {"seed": True}, {"river": True}, {"sea": "yes"}):
        refused(Table, "carcassonne", **settings)
    table = Table("carcassonne", seats=np.int64(3), seed=np.int64(1))  # type: ignore[arg-type]
    assert Record.read(table.record.write()) == table.record
    for seat in ("0", 0.5, True, [0]):
        assert "no seat" in refused(table.play, table.legal()[0], seat)
        assert "no seat" in refused(table.why_not, table.legal()[0], seat)
    for language in ("xx", "", None, 5):
        assert "there is no language" in refused(table.picture, language=language)
    assert "palette" in refused(table.picture, palette="day")


@every_name
def test_no_position_of_another_game_reaches_compiled_rules(name: str) -> None:
    """Python itself would end here, not only this test."""
    game, table = games.find(name), Table(name, seed=1)
    other = games.find(next(one for one in names() if one != name))
    unborn, empty = np.zeros(1, game.dtype), np.zeros(0, game.dtype)
    action = game.legal(table.position)[0]
    for position in (None, "x", [1], 5, table.position.tobytes(), other.new(2), np.zeros(3), unborn, empty):
        for ask in (game.scene, game.features):
            refused(ask, position, 0)
        for told in (game.prompt, game.events, game.state, game.suggest, game.prolong, game.legal, game.weights):
            refused(told, position)
        for count in (game.scores, game.places, game.expected):
            refused(count, position, 2)
        refused(game.write, position, action, -2)
        refused(game.read, position, "pass")
        refused(game.reasons, position, 0, action)
        refused(game.aim, position, "land", 0.0, 0.0, "pass")
    for number in (*NUMBERS, 0.5, "seven", None):
        if number not in range(game.actions):
            assert "no action" in refused(game.write, table.position, number, -2)
        assert "not legal" in refused(game.reasons, table.position, 0, number)
    for viewer in (99, -3, "me", None, 0.5):
        assert "no seat" in refused(game.scene, table.position, viewer)
    for count in (game.scores, game.places, game.expected):
        for seats in (0, 99, "2", None, 2.0, True):
            assert "seats" in refused(count, table.position, seats)


LONG = ("1" * 5000, "-" + "9" * 5000, "K" * 5000, "\u0663" * 50, "\x00")


def spoilt_moves(move: str) -> Iterator[str]:
    """A move with one of its words replaced by what is too long or no word, or with more of them."""
    words = move.split()
    for at in range(len(words)):
        for word in LONG:
            yield " ".join([*words[:at], word, *words[at + 1 :]])
    yield f"{move} {words[-1]}"
    yield from (" ".join(words[:-1]), "\n", "a\nb\rc", " ".join(["1"] * 5000))


@every_name
def test_whatever_a_move_says_it_is_refused_in_one_short_sentence(name: str) -> None:
    table, seen = Table(name, deals=False), set[str]()
    while not table.is_over and len(table.moves) < 250:
        for move in table.legal():
            verb = move.split()[0]
            if verb not in seen:
                seen.add(verb)
                for words in spoilt_moves(move):
                    refusal = table.why_not(words)
                    if refusal is not None:
                        assert "\n" not in str(refusal)
                        assert len(str(refusal)) < 250, words[:60]
        table.play(table.legal()[len(table.moves) % len(table.legal())])
    assert len(seen) > 1


def test_an_error_in_a_record_quotes_only_the_beginning_of_a_long_move() -> None:
    record = Record("carcassonne", 1, 2, {}, ("x" * 100_000,))
    with pytest.raises(RecordError) as caught:
        Table.of(record)
    assert len(str(caught.value)) < 300


def test_an_arena_refuses_what_is_no_list_and_no_number() -> None:
    for bots in (None, 5, "random", {"random": 1}):
        assert "list of names" in refused(arena, "tabula_rasa", bots)
    for settings in (
        {"games": "x"},
        {"games": 1.5},
        {"seed": "x"},
        {"workers": "two"},
        {"workers": True},
        {"seats": "2"},
    ):
        refused(arena, "tabula_rasa", ["random", "random"], **settings)


@every_name
def test_gap_2_pettingzoo(name: str) -> None:
    playing = env(name)
    assert "reset" in refused(playing.step, 0)
    for number in NUMBERS:
        playing.reset(seed=1)
        agent = playing.agent_selection
        playing.step(number)
        assert playing.rewards[agent] == -1
    for action in NONSENSE[:2] + NONSENSE[3:]:
        playing.reset(seed=1)
        refused(playing.step, action)
        assert not any(playing.terminations.values())
    assert "no agent" in refused(playing.observe, "player_9")
    refused(playing.reset, seed="x")


class Rogue:
    """A bot that plays what is not legal."""

    def __init__(self, seed: int) -> None:
        pass

    def decide(self, question: Question) -> Answer:
        return Answer(10**12)

    def stop(self) -> None:
        pass


@every_name
def test_gap_2_gymnasium(name: str) -> None:
    learning = SeatEnv(name)
    for number in NUMBERS:
        learning.reset(seed=1)
        _, reward, is_over, _, info = learning.step(number)
        assert (reward, is_over, info["illegal"]) == (-1, True, True)
    for action in NONSENSE:
        learning.reset(seed=1)
        refused(learning.step, action)
    rogue = SeatEnv(name, opponents=Rogue, seat=1)
    assert "the bot of seat 0" in refused(rogue.reset, seed=1)


@pytest.mark.parametrize("name", spiel_names())
def test_gap_2_openspiel(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before = state.position.tobytes()
    for number in NUMBERS:
        if number >= 0:
            refused(state.apply_action, number)
            refused(state.child, number)
    refused(state.resample_from_infostate, 9, lambda: 0.5)
    assert state.position.tobytes() == before
