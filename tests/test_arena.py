"""The arena plays fair plans with shared luck, survives bots that fail, and resumes where it stopped."""

import json
import sys
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from tests.analysis.games import TINY, played, reviewed
from tests.kit.arena import plan, timeless
from tilewright.analysis import cluster
from tilewright.analysis import reviewed as reviewing
from tilewright.bots import simple
from tilewright.bots.arena.crew import CrewError, Job, alone, crew, on_ray
from tilewright.bots.arena.folder import Folder, FolderError
from tilewright.bots.arena.match import Chance, Result
from tilewright.bots.arena.plan import PlanError
from tilewright.bots.arena.report import report
from tilewright.bots.bot import Answer, Question
from tilewright.core.game import Positions
from tilewright.core.record import Record
from tilewright.games import facts, find, names
from tilewright.table import Table

every_game = pytest.mark.parametrize("name", names())


@pytest.mark.parametrize(
    ("bots", "seats", "seatings"),
    [(2, 2, 2), (3, 2, 6), (5, 2, 20), (4, 4, 24), (1, 2, 1), (2, 4, 6), (3, 4, 36), (2, 3, 6), (2, 5, 20)],
)
def test_every_bot_plays_on_every_seat_equally_often(bots: int, seats: int, seatings: int) -> None:
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


def test_bots_of_the_same_name_get_different_labels() -> None:
    assert plan("a", "b", "a").labels == ("a", "b", "a#2")


def test_too_many_seatings_are_refused() -> None:
    with pytest.raises(PlanError, match="20 bots on 5 seats make too many seatings"):
        _ = plan(*(f"{number}" for number in range(20)), seats=5).seatings


@every_game
def test_games_of_a_deal_share_their_luck(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[Any, ...]] = []  # deal, kind of chance, number of this draw, possible outcomes, outcome
    honest = Chance.draw

    def draw(self: Chance, position: Positions) -> int:
        before = Counter(self._counts)
        outcome = honest(self, position)
        [kind] = self._counts - before
        possible = tuple(self._game.legal(position)), tuple(self._game.weights(position))
        drawn.append((self._deal, kind, self._counts[kind], possible, outcome))
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
        judged = cluster.review(find, played("tabula_rasa", 2, "random"), TINY, "auto")
    finally:
        ray.shutdown()
    assert timeless(far) == timeless(outcome.result for outcome in alone(job, range(4)))
    assert judged.plies == reviewed("tabula_rasa", 2, "random").plies


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(CrewError, match=r"pip install 'tilewright\[cluster\]'"):
        next(crew(Job(find, plan("random")), range(1), address="local"))


def crash(self: simple.RandomBot, question: Question) -> Answer:
    raise ZeroDivisionError("oh\nno")


def cheat(self: simple.RandomBot, question: Question) -> Answer:
    return Answer(question.game.actions + 5)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [(crash, "it crashed: ZeroDivisionError: oh no"), (cheat, "which is not a legal action")],
)
def test_a_bot_that_fails_loses_and_the_arena_continues(
    wrong: Any, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    assert greedy.points is None  # the points of unfinished games do not count


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


def test_a_match_resumes_where_it_stopped(tmp_path: Path) -> None:
    made = plan("random", "greedy")
    job = Job(find, made)
    whole = [outcome.result for outcome in alone(job, range(6))]
    folder = Folder(tmp_path / "match", made)
    for outcome in alone(job, [0, 3, 1]):  # in the order in which workers may finish them
        folder.add(outcome, is_recorded=False)
    with (folder.path / "games.jsonl").open("a") as file:
        file.write('{"number": 2, "deal"')  # a power failure
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
    with pytest.raises(FolderError, match="contains other files"):
        Folder(tmp_path / "other", plan("random"))
    (tmp_path / "match" / "games.jsonl").write_text("nonsense\n")
    with pytest.raises(FolderError, match="line 1 is not the result of a game"):
        Folder(tmp_path / "match", plan("random", "greedy")).results()


def test_a_reviewed_match_tells_loss_and_lead_without_luck() -> None:
    """The weaker bot gives away more, no matter who was lucky."""
    job = Job(find, plan("greedy", "random", name="tabula_rasa"), play=reviewing.play)
    results = {one.result.number: one.result for one in alone(job, range(4))}
    made = report(job.plan, results)
    good, bad = made.standings
    assert good.loss is not None
    assert bad.loss is not None
    assert good.skill is not None
    assert good.loss.mean < bad.loss.mean
    assert good.skill.mean > 0
    assert all(Result.of(json.loads(json.dumps(result.facts()))) == result for result in results.values())
