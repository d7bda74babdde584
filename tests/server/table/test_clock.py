"""Clocks: reckoned from the log alone, never below zero, and no undo gives time back."""

import dataclasses

from hypothesis import given
from hypothesis import strategies as st

from tilewright.core.game import CHANCE, OVER
from tilewright.server.store.change import Line
from tilewright.server.table.clock import SECOND_CHANCE_MS, Clocks, line_of
from tilewright.server.wire import Clock

SEATS = 3
DAY_MS = 86_400_000
LIVE = Clock(main_s=60, turn_s=5)
DAYS = Clock(days=2)

rules = st.sampled_from((LIVE, Clock(main_s=10), Clock(turn_s=7), DAYS, Clock(days=1, at_zero="lose")))


def line(kind: str, at: int, seat: int = CHANCE, words: str = "") -> Line:
    return Line(0, kind, seat, words, at=at)


def started(rule: Clock, asked: int = 0, at: int = 1000) -> Clocks:
    """Everybody's clock runs from `at` on."""
    return Clocks.new(rule, SEATS).after(line("clock", at, words=line_of(frozenset(range(SEATS)))), asked, 0)


def test_time_runs_from_the_first_clock_line() -> None:
    waiting = Clocks.new(LIVE, SEATS).after(line("move", 500), 0, 1)
    assert waiting.left_ms(90_000) == (65_000,) * SEATS
    assert waiting.due is None
    running = waiting.after(line("clock", 2000, words="0 1 2"), 0, 1)
    assert running.left_ms(12_000) == (55_000, 65_000, 65_000)
    assert running.due == 67_000


def test_a_turn_earns_its_seconds_when_it_is_complete() -> None:
    one = started(LIVE)
    within = one.after(line("move", 11_000, 0), 0, 1)  # a second decision in the same turn
    assert within.left[0] == 55_000
    drawing = within.after(line("move", 12_000, 0), CHANCE, 2)
    assert drawing.left[0] == 54_000
    passed = drawing.after(line("move", 12_000), 1, 3)
    assert passed.left == (59_000, 65_000, 65_000)


def test_chance_in_the_middle_of_a_turn_does_not_end_it() -> None:
    drawing = started(LIVE).after(line("move", 11_000, 0), CHANCE, 1)
    again = drawing.after(line("move", 11_000), 0, 2)
    assert again.left[0] == 55_000


def test_days_begin_again_with_every_turn() -> None:
    one = started(DAYS)
    two = one.after(line("move", 1000 + DAY_MS, 0), 1, 1).after(line("move", 1000 + DAY_MS + 5, 1), 2, 2)
    assert two.left == (DAY_MS, 2 * DAY_MS - 5, 2 * DAY_MS)
    three = two.after(line("move", 2000 + DAY_MS, 2), 0, 3)
    assert three.left[0] == 2 * DAY_MS


def test_a_clock_that_ran_out_stands_at_zero_until_its_player_returns() -> None:
    up = started(LIVE).after(line("flag", 90_000, 0, "stand-in"), 0, 0)
    assert up.left[0] == 0
    assert up.due is None
    assert up.is_up(0, 90_000)
    back = up.after(line("clock", 95_000, words="0 1 2"), 0, 0)
    assert back.left[0] == SECOND_CHANCE_MS
    assert back.due == 95_000 + SECOND_CHANCE_MS


def test_a_stand_in_spends_no_time_and_earns_none() -> None:
    away = started(LIVE).after(line("clock", 11_000, words="1 2"), 0, 0)
    played = away.after(line("move", 50_000, 0), 1, 1)
    assert played.left[0] == 55_000


def test_a_turn_played_again_earns_nothing_twice() -> None:
    clocks = started(Clock(main_s=60, turn_s=30))
    for number in range(20):
        moved = clocks.after(line("move", 2000 + number, 0), 1, 1)
        clocks = moved.after(line("undo", 2000 + number, 0, "0"), 0, 0)
    assert clocks.left[0] <= 60_000 + 2 * 30_000


# ---- whatever is written

steps = st.lists(
    st.tuples(
        st.sampled_from(("move", "move", "move", "undo", "end", "clock", "flag", "resign")),
        st.integers(0, 40_000),  # milliseconds since the last line
        st.sampled_from((0, 1, 2, CHANCE)),  # to move afterwards
        st.sets(st.integers(0, SEATS - 1)),
        st.integers(1, 3),
    ),
    max_size=40,
)


def history(chosen: list[tuple[str, int, int, set[int], int]]) -> list[tuple[Line, int, int]]:
    """Lines with who is to move and how many moves count after each."""
    made, at, ply, asked = [], 1000, 0, 0
    for kind, passed, mover, seats, back in chosen:
        at += passed
        if kind == "move":
            ply, asked = ply + 1, mover
        elif kind == "undo":
            ply, asked = max(0, ply - back), mover
        words = {"clock": line_of(frozenset(seats)), "flag": "stand-in", "resign": "lose"}.get(kind, "")
        made.append((line(kind, at, max(asked, 0), words), asked, ply))
    return made


@given(rules, steps)
def test_time_left_is_never_negative_and_never_more_than_was_given(rule: Clock, chosen: list[tuple]) -> None:  # type: ignore[type-arg]
    clocks, most = Clocks.new(rule, SEATS), 0
    full = clocks.left[0]
    for number, (one, asked, ply) in enumerate(history(chosen)):
        clocks = clocks.after(one, asked, ply)
        most = full + (number + 1) * max(rule.turn_s * 1000, SECOND_CHANCE_MS)
        assert all(0 <= left <= (max(full, most) if not rule.days else full) for left in clocks.left)
        assert clocks.due is None or clocks.due >= clocks.at
        if clocks.due is not None:
            assert clocks.is_up(clocks.asked, clocks.due)
            assert clocks.left[clocks.asked] == 0 or not clocks.is_up(clocks.asked, clocks.due - 1)


@given(rules, steps, st.integers(0, 40))
def test_all_processes_reckon_the_same(rule: Clock, chosen: list[tuple], cut: int) -> None:  # type: ignore[type-arg]
    """One read the log line by line while time passed; the other reads all of it later."""
    lines = history(chosen)
    live = late = Clocks.new(rule, SEATS)
    for one, asked, ply in lines:
        live.left_ms(live.at + cut * 1000)  # looking changes nothing
        live = live.after(one, asked, ply)
    for one, asked, ply in lines:
        late = late.after(one, asked, ply)
    assert dataclasses.astuple(live) == dataclasses.astuple(late)


@given(rules, steps)
def test_an_undo_gives_no_time_back(rule: Clock, chosen: list[tuple]) -> None:  # type: ignore[type-arg]
    clocks = Clocks.new(rule, SEATS)
    for one, asked, ply in history(chosen):
        before = clocks.left_ms(one.at or 0)
        clocks = clocks.after(one, asked, ply)
        if one.kind == "undo":
            assert all(after <= left for after, left in zip(clocks.left, before, strict=True))


@given(rules, steps)
def test_nobody_spends_time_while_another_seat_is_to_move(rule: Clock, chosen: list[tuple]) -> None:  # type: ignore[type-arg]
    clocks = Clocks.new(rule, SEATS)
    for one, asked, ply in history(chosen):
        before = clocks
        clocks = clocks.after(one, asked, ply)
        for seat in range(SEATS):
            if seat != before.asked and one.kind != "flag":
                assert clocks.left[seat] >= before.left[seat]


def test_a_late_process_whose_time_is_behind_gives_no_negative_time() -> None:
    running = started(LIVE, at=50_000)
    assert running.left_ms(40_000) == (65_000,) * SEATS
    assert running.after(line("move", 40_000, 0), 1, 1).at == 50_000
    assert running.after(line("move", 60_000, 0), OVER, 1).due is None
