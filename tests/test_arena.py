"""The arena: fair plans, shared luck, results that survive everything, and numbers that can be trusted."""

import csv
import json
import random
import statistics
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from tilewright.bots import simple
from tilewright.bots.arena import plot
from tilewright.bots.arena.crew import CrewError, Job, alone, crew, on_ray
from tilewright.bots.arena.estimate import Estimate, average, share, student
from tilewright.bots.arena.folder import Folder, FolderError
from tilewright.bots.arena.match import Chance, Fault, Outcome, Result
from tilewright.bots.arena.plan import Plan, PlanError
from tilewright.bots.arena.report import report
from tilewright.bots.bot import Answer, Question
from tilewright.cli import main
from tilewright.core.game import Positions
from tilewright.core.record import Record
from tilewright.games import facts, find, names
from tilewright.table import Table

ONE = names()[0]
FIRST = Path(__file__).resolve().parent.parent / "examples" / "first.sh"
TIMES = ("seconds", "longest")
every_game = pytest.mark.parametrize("name", names())


def plan(*bots: str, name: str = ONE, seats: int | None = None, seed: int = 1) -> Plan:
    about = facts(name)
    return Plan(name, about.revision, seats or about.seats[0], (), bots, bots, seed)


def timeless(results: Iterable[Result]) -> list[dict[str, Any]]:
    """What must be the same in every run, in order."""
    ordered = sorted(results, key=lambda result: result.number)
    return [{name: value for name, value in result.facts().items() if name not in TIMES} for result in ordered]


# --- the plan -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "seats", "seatings"),
    [(2, 2, 2), (3, 2, 6), (5, 2, 20), (4, 4, 24), (1, 2, 1), (2, 4, 6), (3, 4, 36), (2, 3, 6), (2, 5, 20)],
)
def test_every_bot_sits_on_every_seat_equally_often(bots: int, seats: int, seatings: int) -> None:
    made = plan(*(f"bot{number}" for number in range(bots)), seats=seats)
    assert len(made.seatings) == len(set(made.seatings)) == seatings
    for seat in range(seats):
        assert len(set(Counter(seating[seat] for seating in made.seatings).values())) == 1
    if bots >= seats:
        assert set(made.seatings) == set(permutations(range(bots), seats))


def test_games_come_in_whole_deals() -> None:
    made = plan("a", "b", "c")
    assert [made.whole(count) for count in (1, 6, 7)] == [6, 6, 12]
    assert [made.fixture(number).deal for number in (0, 5, 6)] == [0, 0, 1]
    assert {made.fixture(number).seating for number in range(6)} == set(made.seatings)


def test_bots_of_the_same_name_are_told_apart() -> None:
    assert plan("a", "b", "a").labels == ("a", "b", "a#2")


def test_too_many_seatings_are_refused() -> None:
    with pytest.raises(PlanError, match="20 bots on 5 seats make too many seatings"):
        _ = plan(*(f"{number}" for number in range(20)), seats=5).seatings


@every_game
def test_games_of_a_deal_share_their_luck(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[int, str, int, tuple[tuple[int, int], ...], int]] = []
    honest = Chance.draw

    def draw(self: Chance, position: Positions) -> int:
        outcome = honest(self, position)
        kind = max(self._counts, key=lambda kind: kind == self._game.write(position, outcome, -2).split()[0])
        weighed = tuple(zip(self._game.legal(position), self._game.weights(position), strict=True))
        drawn.append((self._deal, kind, self._counts[kind], weighed, outcome))
        return outcome

    monkeypatch.setattr(Chance, "draw", draw)
    made = plan("random", "greedy", name=name)
    list(alone(Job(find, made), range(4)))
    outcomes: dict[Any, list[int]] = {}
    for *what, outcome in drawn:
        outcomes.setdefault(tuple(what), []).append(outcome)
    assert all(len(set(same)) == 1 for same in outcomes.values())
    assert any(len(same) > 1 for same in outcomes.values())
    deals = [[outcome for deal, *_, outcome in drawn if deal == wanted] for wanted in (0, 1)]
    assert deals[0] != deals[1]


# --- playing --------------------------------------------------------------------------------------------------------


def test_two_workers_play_the_same_as_one() -> None:
    job = Job(find, plan("random", "greedy", "search:iterations=4,threads=1"))
    one = [outcome.result for outcome in crew(job, range(6), workers=1)]
    two = [outcome.result for outcome in crew(job, range(6), workers=2)]
    assert timeless(one) == timeless(two)


@pytest.mark.filterwarnings("ignore")
def test_a_ray_cluster_plays_the_same() -> None:
    ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'tilewright[cluster]'")
    job = Job(find, plan("random", "greedy"))
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    try:
        far = [outcome.result for outcome in on_ray(job, range(4), "auto")]
    finally:
        ray.shutdown()
    assert timeless(far) == timeless(outcome.result for outcome in alone(job, range(4)))


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(CrewError, match=r"pip install 'tilewright\[cluster\]'"):
        next(crew(Job(find, plan("random")), range(1), address="local"))


# --- faults ---------------------------------------------------------------------------------------------------------


def crash(self: simple.RandomBot, question: Question) -> Answer:
    raise ZeroDivisionError("oh\nno")


def cheat(self: simple.RandomBot, question: Question) -> Answer:
    return Answer(question.game.actions + 5)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [(crash, "it crashed: ZeroDivisionError: oh no"), (cheat, "which is not a legal action")],
)
def test_a_bot_that_fails_loses_and_the_arena_goes_on(wrong: Any, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simple.RandomBot, "decide", wrong)
    made = plan("greedy", "random")
    outcomes = list(alone(Job(find, made), range(4)))
    for outcome in outcomes:
        result = outcome.result
        failed = result.seating.index(1)
        assert result.fault is not None
        assert (result.fault.seat, result.fault.ply) == (failed, result.plies)
        assert reason in result.fault.reason
        assert (result.places[failed], result.places[1 - failed]) == (2, 1)
        assert outcome.record is not None
        record = Record.read(outcome.record)
        assert any(reason in note and f"seat {failed + 1}" in note for note in record.notes)
        assert Table.of(record).actor == failed
    greedy, failing = report(made, {outcome.result.number: outcome.result for outcome in outcomes}).standings
    assert (failing.faults, greedy.faults) == (4, 0)
    assert greedy.wins is not None
    assert greedy.wins.mean == 1
    assert greedy.points is None  # of games that were not played to the end nobody counts the points


def test_with_three_seats_only_the_guilty_one_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(name for name in names() if 3 in facts(name).seats)
    monkeypatch.setattr(simple.RandomBot, "decide", crash)
    made = plan("random", "greedy", name=name, seats=3)
    for outcome in alone(Job(find, made), range(3)):
        fault = outcome.result.fault
        assert fault is not None
        places = list(outcome.result.places)
        assert places.pop(fault.seat) == 3
        assert sorted(places) in ([1, 1], [1, 2])


# --- the folder -----------------------------------------------------------------------------------------------------


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    made = plan("random", "greedy")
    job = Job(find, made)
    whole = [outcome.result for outcome in alone(job, range(6))]
    folder = Folder(tmp_path / "match", made)
    for outcome in alone(job, [0, 3, 1]):  # as workers may end them
        folder.add(outcome, is_recorded=False)
    with (folder.path / "games.jsonl").open("a") as file:
        file.write('{"number": 2, "deal"')  # the power fails
    again = Folder(tmp_path / "match", made)
    found = again.results()
    assert sorted(found) == [0, 1, 3]
    for outcome in alone(job, [2, 4, 5]):
        again.add(outcome, is_recorded=False)
    assert timeless(Folder(tmp_path / "match", made).results().values()) == timeless(whole)


def test_a_folder_holds_one_match(tmp_path: Path) -> None:
    Folder(tmp_path / "match", plan("random", "greedy"))
    with pytest.raises(FolderError, match=r"holds another match: its seed is 1, not 2"):
        Folder(tmp_path / "match", plan("random", "greedy", seed=2))
    with pytest.raises(FolderError, match="holds another match: its bots"):
        Folder(tmp_path / "match", plan("random", "random"))
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "thesis.txt").write_text("precious")
    with pytest.raises(FolderError, match="holds other things"):
        Folder(tmp_path / "other", plan("random"))
    (tmp_path / "match" / "games.jsonl").write_text("nonsense\n")
    with pytest.raises(FolderError, match="line 1 is not the result of a game"):
        Folder(tmp_path / "match", plan("random", "greedy")).results()


# --- numbers --------------------------------------------------------------------------------------------------------


def test_students_distribution() -> None:
    table = {1: 12.706, 4: 2.776, 5: 2.571, 7: 2.365, 10: 2.228, 20: 2.086, 30: 2.042, 60: 2.000, 1000: 1.962}
    for freedom, value in table.items():
        assert student(freedom) == pytest.approx(value, abs=0.002)


def test_an_average_of_single_games_is_the_usual_interval() -> None:
    values = [3.0, 5.0, 4.0, 8.0, 1.0, 6.0]
    estimate = average(enumerate(values))
    assert estimate is not None
    assert estimate.low is not None
    reach = 2.571 * statistics.stdev(values) / len(values) ** 0.5
    assert (estimate.mean, estimate.low) == pytest.approx((4.5, 4.5 - reach), abs=0.002)


def test_games_that_share_their_luck_count_as_one() -> None:
    single = average((deal, value) for deal, value in enumerate([1.0, 2.0, 4.0, 9.0]))
    doubled = average((deal, value) for deal, value in enumerate([1.0, 2.0, 4.0, 9.0]) for _ in range(5))
    assert single == doubled
    assert average([]) is None
    assert average([(0, 1.0), (0, 3.0)]) == Estimate(2.0, None, None)


def test_shares_stay_between_0_and_1_and_are_honest_about_few_games() -> None:
    always = share((deal, 1.0) for deal in range(100) for _ in range(2))
    assert always is not None
    assert (always.mean, always.high) == pytest.approx((1.0, 1.0))
    assert always.high is not None
    assert always.high <= 1
    assert always.low == pytest.approx(0.962, abs=0.002)  # Wilson for 100 of 100, with Student's factor
    never = share((deal, 0.0) for deal in range(100))
    assert never is not None
    assert never.low == 0.0


@pytest.mark.parametrize("truth", [0.5, 0.85])
def test_intervals_hold_the_truth_as_often_as_they_say(truth: float) -> None:
    rng = random.Random(4)
    held = {"average": 0, "share": 0}
    for _ in range(400):
        samples = []
        for deal in range(25):
            luck = rng.gauss(0, 0.1)
            samples += [(deal, float(rng.random() < truth + luck)) for _ in range(2)]
        for kind, estimate in (("average", average(samples)), ("share", share(samples))):
            assert estimate is not None
            assert estimate.low is not None
            assert estimate.high is not None
            held[kind] += estimate.low <= truth <= estimate.high
    assert all(0.9 <= count / 400 <= 0.99 for count in held.values()), held


def result(number: int, seating: tuple[int, ...], scores: tuple[int, ...], fault: Fault | None = None) -> Result:
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    seats = len(seating)
    return Result(
        number, number // 2, seating, scores, places, (10,) * seats, (0.5,) * seats, (0.1,) * seats, 40, fault
    )


def test_a_report_adds_up() -> None:
    made = plan("a", "b")
    results = [((0, 1), (50, 40)), ((1, 0), (44, 44)), ((0, 1), (30, 60)), ((1, 0), (10, 70))]
    summed = report(made, {number: result(number, *facts) for number, facts in enumerate(results)})
    a, b = summed.standings
    assert (a.wins, b.wins) != (None, None)
    assert a.wins is not None
    assert a.wins.mean == (1 + 0.5 + 0 + 1) / 4
    assert a.points is not None
    assert a.points.mean == (50 + 44 + 30 + 70) / 4
    assert a.lead is not None
    assert a.lead.mean == (10 + 0 - 30 + 60) / 4
    assert (a.decisions, a.seconds_each, a.per_second, a.longest_s) == (40, 0.05, 20.0, 0.1)
    assert a.rating.mu > b.rating.mu
    pair = summed.pair(1, 0)
    assert pair.wins is not None
    assert pair.wins.mean == 1 - a.wins.mean
    assert pair.difference is not None
    assert pair.difference.mean == -a.lead.mean
    assert summed.seat_wins == ((1 + 0.5 + 0 + 0) / 4, (0 + 0.5 + 1 + 1) / 4)


def test_who_sits_twice_is_rated_once() -> None:
    made = plan("a", "b", seats=4)
    summed = report(made, {0: result(0, (0, 0, 1, 1), (40, 30, 20, 10)), 1: result(1, (0, 1, 0, 1), (9, 8, 7, 6))})
    a, b = summed.standings
    assert a.games == 2
    assert a.rating.mu > 25 > b.rating.mu
    assert a.wins is not None
    assert a.wins.mean == 1


# --- the command ----------------------------------------------------------------------------------------------------


def test_the_command_keeps_everything_in_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "match"
    command = ["arena", ONE, "greedy", f"cmd:{FIRST}", "--seed", "4", "-o", str(folder), "--records", "--json"]
    assert main([*command, "-n", "2"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert main([*command, "-n", "3"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (first["games"], answer["games"], answer["deals"]) == (2, 4, 2)
    assert [standing["bot"] for standing in answer["standings"]] == ["greedy", f"cmd:{FIRST}"]
    assert all(standing["decisions_per_s"] > 0 for standing in answer["standings"])
    assert len((folder / "games.jsonl").read_text().splitlines()) == 4
    rows = list(csv.DictReader((folder / "games.csv").read_text().splitlines()))
    assert [(row["game"], row["seat"]) for row in rows] == [(f"{game}", f"{seat}") for game in "1234" for seat in "12"]
    for number in range(4):
        table = Table.load(folder / "records" / f"game-{number + 1:06}.game")
        assert table.is_over
        assert table.scores == [int(row["points"]) for row in rows if row["game"] == f"{number + 1}"]
    assert (folder / "plot.png").read_bytes().startswith(b"\x89PNG")
    assert ET.parse(folder / "plot.svg").getroot().tag.endswith("svg")
    assert json.loads((folder / "report.json").read_text())["standings"] == answer["standings"]
    assert main(command[:-1]) == 0  # all is there already; and now for people
    told = capsys.readouterr()
    assert all(word in told.out for word in ("greedy", "wins %", "rating", "ms each", "first places by seat", "deals"))
    assert "plot.svg" in told.err


def test_the_command_tells_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.sh"
    file.write_text(FIRST.read_text().replace("move $move", "move nonsense"))
    file.chmod(0o755)
    assert main(["arena", ONE, "random", f"cmd:{file}", "-n", "2", "--json"]) == 0
    faults = json.loads(capsys.readouterr().out)["faults"]
    assert [(fault["game"], fault["seat"]) for fault in faults] == [(1, 2), (2, 1)]
    for fault in faults:
        assert "it played 'nonsense', which is not legal" in fault["reason"]
        assert len(Table.load(fault["record"]).moves) == fault["ply"]
    assert main(["arena", ONE, "random", f"cmd:{file}", "-n", "2", "-o", str(tmp_path / "match")]) == 0
    told = capsys.readouterr().out
    assert "nonsense" in told
    assert (tmp_path / "match" / "faults" / "game-000001.game").exists()


def test_an_interrupted_match_is_told_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Folder.add
    added: list[Outcome] = []

    def add(self: Folder, outcome: Outcome, is_recorded: bool) -> Path | None:
        if len(added) == 3:
            raise KeyboardInterrupt
        added.append(outcome)
        return honest(self, outcome, is_recorded)

    monkeypatch.setattr(Folder, "add", add)
    command = ["arena", ONE, "random", "greedy", "-n", "6", "-o", str(tmp_path / "match")]
    assert main(command) == 130
    assert "3 games" in capsys.readouterr().out
    monkeypatch.setattr(Folder, "add", honest)
    assert main(command) == 0
    assert "6 games" in capsys.readouterr().out


def test_without_matplotlib_the_rest_is_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["arena", ONE, "random", "-n", "1", "-o", str(tmp_path / "match")]) == 0
    assert "pip install 'tilewright[lab]'" in capsys.readouterr().err
    assert (tmp_path / "match" / "report.json").exists()
    with pytest.raises(plot.PlotError):
        plot.draw(report(plan("random"), {}), tmp_path / "x.png")


MOST = facts(ONE).seats[-1]
WRONG: dict[str, tuple[list[str], str]] = {
    "unknown game": (["arena", "chess", "random"], "there is no game 'chess'"),
    "no bots": (["arena", ONE], "Missing argument 'BOT...'"),
    "unknown bot": (["arena", ONE, "random", "deep"], "there is no bot 'deep' (possible: beginner"),
    "no program": (["arena", ONE, "cmd:./nowhere"], "there is no program './nowhere'"),
    "too many seats": (["arena", ONE, "random", "--seats", f"{MOST + 1}"], "seats, not"),
    "no workers": (["arena", ONE, "random", "--workers", "0"], "--workers is a number from 1 to 256, not 0"),
    "no games": (["arena", ONE, "random", "-n", "0"], "'-n'"),
    "records without a folder": (["arena", ONE, "random", "--records"], "--records needs a folder"),
    "folder is a file": (["arena", ONE, "random", "-o", __file__], "File exists"),
    "bot of an unknown game": (["bot", "chess", "random"], "there is no game 'chess'"),
    "unknown level": (["bot", ONE, "captain"], "there is no bot 'captain'"),
    "play against nobody": (["play", ONE, "--bots", "2:captain"], "there is no bot 'captain'"),
    "level without a name": (["play", ONE, "--level", "captain"], "there is no bot 'captain'"),
    "seat without a bot": (["play", ONE, "--bots", "2:"], "--bots takes seats such as 1,2 (with a bot such as 2:club)"),
    "seat named twice": (["play", ONE, "--bots", "2:club,2:greedy"], "--bots names seat 2 twice"),
    "people are no bots": (["play", ONE, "--people", "1:club"], "--people takes seats such as 1,2 or the word none"),
}


@pytest.mark.parametrize("case", WRONG)
def test_one_line_says_what_is_wrong(case: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, reason = WRONG[case]
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("tilewright: ")
    assert told.err.count("\n") == 1
    assert reason in told.err
