"""Bots: each plays every game to the end, sees only what its seat may see, and respects seed, time limit and stop."""

import threading
import time
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from tests.kit.play import Setup, setups
from tilewright.bots import ending, search
from tilewright.bots.arena.crew import Job, alone
from tilewright.bots.arena.match import Match, Result
from tilewright.bots.arena.plan import Plan
from tilewright.bots.arena.report import report
from tilewright.bots.bot import Answer, Bot, Question
from tilewright.bots.roster import FILE, LEVELS, USUAL, Roster, UnknownBotError, judging, suited
from tilewright.core.game import Game
from tilewright.core.table import Table
from tilewright.games import facts, find, names
from tilewright.kit.random import stream

ONE = names()[0]
QUICK = ("greedy", "search:iterations=6,threads=1", "random", "greedy:slips=0.5", "search:iterations=6,threads=2")
every_game = pytest.mark.parametrize("name", names())


def plan(
    name: str, *bots: str, seats: int | None = None, options: tuple[tuple[str, str], ...] = (), seed: int = 1
) -> Plan:
    about = facts(name)
    return Plan(name, about.revision, seats or about.seats[0], options, bots, bots, seed)


def question(name: str, decisions: int = 4, seed: int = 1) -> Question:
    """A decision with several choices, early in the game."""
    table = Table(find(name), facts(name).seats[0], seed=seed)
    while decisions or len(table.legal()) == 1:
        decisions -= len(table.legal()) > 1
        table.play(table.legal()[-1])
    return Question.of(table.game, table.position, table.seats, table.actor, stream(1))


# --- names and levels -----------------------------------------------------------------------------------------------


@every_game
def test_every_game_has_the_five_levels(name: str) -> None:
    roster = Roster(facts(name))
    assert tuple(roster.levels) == LEVELS
    assert len(set(roster.levels.values())) == len(LEVELS)
    for level in LEVELS:
        roster.check(level)
        assert roster.spelled(level) == roster.levels[level] != level
        assert isinstance(roster.make(level, 1).decide(question(name, decisions=0)).action, int)


def test_a_game_may_have_its_own_levels(tmp_path: Path) -> None:
    about = replace(facts(ONE), folder=tmp_path)
    assert Roster(about).levels == USUAL
    (tmp_path / FILE).write_text('club = "search:iterations=7"\n')
    assert Roster(about).levels == USUAL | {"club": "search:iterations=7"}
    (tmp_path / FILE).write_text('search = "search:ahead=7,threads=1"\n')
    for name, ahead in (("search", 7.0), ("master", 7.0), ("search:ahead=2", 2.0)):
        bot = Roster(about).make(name, 1)
        assert isinstance(bot, search.SearchBot)
        assert bot.settings.ahead == ahead
    others = ('captain = "greedy"', 'club = "cmd:rm"', "club = 3", 'club = "fast"')
    for wrong in ('search = "greedy"', 'judge = "greedy"', *others):
        (tmp_path / FILE).write_text(wrong)
        with pytest.raises(UnknownBotError):
            Roster(about)


def test_a_game_may_judge_positions_by_other_settings_than_it_plays_with(tmp_path: Path) -> None:
    about = replace(facts(ONE), folder=tmp_path)
    assert judging(about) == {}
    (tmp_path / FILE).write_text('search = "search:ahead=7"\n')
    assert judging(about) == suited(about) == {"ahead": 7.0}
    (tmp_path / FILE).write_text('search = "search:ahead=7"\njudge = "search:ahead=3"\n')
    assert judging(about) == {"ahead": 3.0}
    assert suited(about) == {"ahead": 7.0}


def test_settings_by_name() -> None:
    bot = Roster(facts(ONE)).make("search:seconds=0.25,threads=1,iterations=9,playout=yes,explore=1,own=0.7", 1)
    assert isinstance(bot, search.SearchBot)
    assert bot.settings == search.Settings(seconds=0.25, threads=1, iterations=9, playout=True, explore=1.0, own=0.7)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (
            "gredy",
            "there is no bot 'gredy', did you mean 'greedy'? (possible: beginner, casual, club, expert, master,",
        ),
        ("random:x=1", "bot random has no setting 'x=1' (possible, each once: none)"),
        ("greedy:slips", "bot greedy has no setting 'slips'"),
        ("greedy:slips=2", "setting slips is a number from 0 to 1, not '2'"),
        ("greedy:sight=1.1", "setting sight is a number from 0 to 1, not '1.1'"),
        ("greedy:rivals=half", "setting rivals is a number from 0 to 1, not 'half'"),
        ("greedy:guesses=0", "setting guesses is a whole number from 1 to 100, not '0'"),
        ("greedy:unsure=-1", "setting unsure is a number at least 0, not '-1'"),
        ("greedy:haste=1", "'haste=1' (possible, each once: sight=, rivals=, guesses=, unsure=, slips=)"),
        ("search:sight=0.5", "bot search has no setting 'sight=0.5'"),
        ("search:", "bot search has no setting ''"),
        ("search:speed=3", "bot search has no setting 'speed=3' (possible, each once: seconds=, iterations="),
        ("search:threads=0", "setting threads is a whole number from 1 to 256, not '0'"),
        ("search:threads=1.5", "setting threads is a whole number"),
        ("search:seconds=nan", "setting seconds is a number"),
        ("search:iterations=2,iterations=3", "each once"),
        ("search:playout=1", "setting playout is yes or no, not '1'"),
        ("cmd:", "'cmd:' needs a program"),
        ("cmd:no-such-program", "there is no program 'no-such-program'"),
        ("cmd:'half", "cannot be read"),
        ("club:fast=1", "there is no bot 'club:fast=1'"),
    ],
)
def test_unknown_bots_are_refused_with_a_reason(name: str, reason: str) -> None:
    with pytest.raises(UnknownBotError) as error:
        Roster(facts(ONE)).check(name)
    assert reason in str(error.value)


# --- playing --------------------------------------------------------------------------------------------------------


def played(job: Job, games: int) -> dict[int, Result]:
    return {outcome.result.number: outcome.result for outcome in alone(job, range(games))}


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_every_bot_plays_every_game_to_the_end(setup: Setup) -> None:
    shift = setups().index(setup)
    bots = tuple(QUICK[(seat + shift) % len(QUICK)] for seat in range(setup.seats))
    made = plan(setup.name, *bots, seats=setup.seats, options=setup.options)
    [result] = played(Job(find, made), 1).values()
    assert result.fault is None
    assert min(result.places) == 1
    assert all(result.decisions)


class Spy:
    """A bot that stores what it is shown."""

    def __init__(self, bot: Bot, seen: list[Question]) -> None:
        self.bot = bot
        self.seen = seen

    def decide(self, question: Question) -> Answer:
        self.seen.append(question)
        return self.bot.decide(question)

    def stop(self) -> None:
        self.bot.stop()


class SpyRoster(Roster):
    """Makes spies."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.facts)
        self.seen: list[Question] = []

    def make(self, name: str, seed: int) -> Bot:
        return Spy(super().make(name, seed), self.seen)


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_bots_see_only_positions_dealt_again_for_their_seat(setup: Setup) -> None:
    honest, dealt = setup.game, []
    truths: list[bytes] = []

    def redeal(positions, index, seat, rng):  # type: ignore[no-untyped-def]
        truths.append(positions.tobytes())
        honest.kernels.redeal(positions, index, seat, rng)
        dealt.append((positions.tobytes(), seat))

    game = replace(honest, kernels=replace(honest.kernels, redeal=redeal))
    made = plan(setup.name, "random", seats=setup.seats, options=setup.options)
    roster = SpyRoster(game)
    match = Match(game, made, made.fixture(0), roster)
    match.play()
    assert roster.seen
    assert [(shown.position.tobytes(), shown.seat) for shown in roster.seen] == dealt
    for shown, truth in list(zip(roster.seen, truths, strict=True))[::9]:
        before = shown.position.copy()
        before.view("u1")[:] = bytearray(truth)
        assert honest.scene(shown.position, shown.seat) == honest.scene(before, shown.seat)
    again = Table(honest, setup.seats, options=dict(setup.options), deals=False)
    texts: list[list[str]] = [[] for _ in range(setup.seats)]
    for move in match.moves:
        action = honest.read(again.position, move)
        for seat in range(setup.seats):
            texts[seat].append(honest.write(again.position, action, seat))
        again.play(move)
    for shown in roster.seen:
        assert list(shown.moves) == texts[shown.seat][: len(shown.moves)]


@every_game
@pytest.mark.parametrize("bot", ["random", "greedy:slips=0.3", "casual", "search:iterations=12,threads=2"])
def test_the_same_seed_plays_the_same(name: str, bot: str) -> None:
    records = []
    for seed in (1, 1, 2):
        made = plan(name, bot, seed=seed)
        [outcome] = alone(Job(find, made, is_recorded=True), range(1))
        assert outcome.record is not None
        records.append(outcome.record.partition("\n\n")[2])
    assert records[0] == records[1] != records[2]


@every_game
def test_greedy_beats_random_clearly(name: str) -> None:
    made = plan(name, "greedy", "random")
    [greedy, _] = report(made, played(Job(find, made), 12)).standings
    assert greedy.wins is not None
    assert greedy.lead is not None
    assert greedy.wins.mean > 0.85
    assert greedy.lead.low is not None
    assert greedy.lead.low > 0


@every_game
def test_a_short_search_beats_random(name: str) -> None:
    made = plan(name, "search:iterations=12,threads=1", "random")
    [searching, _] = report(made, played(Job(find, made), 4)).standings
    assert searching.wins is not None
    assert searching.wins.mean >= 0.75


# --- luck, and trees that are kept ------------------------------------------------------------------------------------


def turn(name: str) -> tuple[Table, Question]:
    """A decision about a tile, after which the same seat decides once more before anything is drawn."""
    table = Table(find(name), 2, seed=3)
    while len(table.legal()) < 4 or len(table.moves) < 9 or not table.legal()[0].startswith(("place", "tile", "lay")):
        table.play(table.legal()[-1])
    return table, Question.of(table.game, table.position, 2, table.actor, stream(1))


def next_question(table: Table, answer: Answer) -> Question:
    """The question that follows the answer at once."""
    seat = table.actor
    table.play(table.game.write(table.position, answer.action, seat))
    assert table.actor == seat
    return Question.of(table.game, table.position, 2, seat, stream(2))


def test_the_branches_of_a_root_meet_the_same_luck() -> None:
    table, here = turn("carcassonne")
    question = next_question(table, search.SearchBot(1, search.Settings(iterations=50)).decide(here))
    grown = search.Tree(question, search.Settings(), stream(7), np.zeros(1, dtype=np.int64))
    grown.grow(300)
    drawn = [
        {action: grown.visits(node) for action, node in grown.branches(branch).items()}
        for branch in grown.branches(grown.root).values()
    ]
    drawn.sort(key=lambda one: sum(one.values()))
    assert len(drawn) > 1
    assert sum(drawn[0].values()) > 5
    for one, other in pairwise(drawn):
        assert all(count <= other.get(tile, 0) for tile, count in one.items())


@pytest.mark.parametrize("name", names())
def test_a_tree_is_kept_for_the_next_decision_if_nothing_is_hidden(name: str) -> None:
    table = Table(find(name), 2, seed=3)
    bots = [search.SearchBot(seat, search.Settings(iterations=60, threads=2)) for seat in range(2)]
    kept, decisions = 0, 0
    while len(table.moves) < 40:
        here = Question.of(table.game, table.position, 2, table.actor, stream(1))
        answer = bots[table.actor].decide(here)
        if answer.visits:
            decisions += 1
            kept += sum(answer.visits.values()) > answer.iterations
            assert 60 <= answer.iterations <= 62
            assert answer.action in answer.visits
        table.play(here.words(answer.action))
    assert decisions > 5
    assert (kept > 5) == ending.is_open(here)


def test_a_tree_is_not_kept_for_another_position() -> None:
    table, here = turn("carcassonne")
    bot, other = (search.SearchBot(1, search.Settings(iterations=60, threads=1)) for _ in range(2))
    assert bot.decide(here) == other.decide(here)
    bot.decide(next_question(table, bot.decide(here)))
    assert sum(bot.decide(here).visits.values()) <= 61, "the tree of a later position is of no use"


# --- time limit and stop --------------------------------------------------------------------------------------------


@every_game
def test_a_search_stops_at_once_on_request(name: str) -> None:
    for bot in ("search:seconds=600", "search:iterations=100000000"):
        thinking = Roster(facts(name)).make(bot, 1)
        answers: list[Answer] = []
        here = question(name)
        thread = threading.Thread(target=lambda: answers.append(thinking.decide(here)))  # noqa: B023
        thread.start()
        time.sleep(0.3)
        told = time.monotonic()
        while thread.is_alive():
            thinking.stop()
            thread.join(0.05)
        assert time.monotonic() - told < 5
        assert answers[0].action in here.game.legal(here.position)
        assert answers[0].iterations > 0


@every_game
def test_a_search_has_an_answer_at_any_time(name: str) -> None:
    here = question(name)
    iterations = []
    for seconds in (0.0, 0.02, 0.4):
        began = time.monotonic()
        answer = Roster(facts(name)).make(f"search:seconds={seconds}", 1).decide(here)
        assert time.monotonic() - began < seconds + 5
        assert answer.action in here.game.legal(here.position)
        assert len(answer.leads) == len(answer.odds) == here.seats
        assert sum(answer.odds) == pytest.approx(1)
        assert answer.line[0] == here.words(answer.action)
        iterations.append(answer.iterations)
    assert 1 <= iterations[0] <= iterations[1] < iterations[2]
