"""The puzzles in the package: each can be reached and played, its answer is best, and days take turns through them."""

from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import numpy as np
import pytest

from tilewright.analysis import coach, mine, puzzle, reason
from tilewright.analysis.lead import leads
from tilewright.analysis.mine import Budget, Miner
from tilewright.analysis.puzzle import FIRST_DAY, Puzzle, PuzzleError, Source, daily, judge, puzzles, sources, stand
from tilewright.analysis.worth import Worth, seed_of
from tilewright.core.game import EVERYTHING, Game
from tilewright.games import facts, find, names

LEAST = 150
SAMPLE = 2  # of each game, confirmed again
AGAIN = Budget(batches=6, iterations=120)


@pytest.fixture(params=names())
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


def test_every_puzzle_can_be_reached_and_played(game: Game) -> None:
    known = puzzles(game.facts)
    assert len(known) >= LEAST
    assert len({one.name for one in known}) == len(known)
    for one in known:
        table = stand(game, one)
        assert len(table.moves) == one.ply
        assert table.actor >= 0
        legal = table.legal()
        assert set(one.answers) | set(one.losses) == set(legal), one.name
        assert not set(one.answers) & set(one.losses)
        assert one.obvious in one.losses
        assert min(one.losses.values()) > 0
        seen = {choice.move for choice in table.scene(table.actor).choices}
        assert seen == set(legal), one.name  # what a seat may choose is written as the record writes it


def test_answers_differ_and_strengths_are_thirds(game: Game) -> None:
    known = puzzles(game.facts)
    common = Counter(one.answers[0] for one in known).most_common(1)[0][1]
    assert common <= len(known) / 3, "one answer would do for too many puzzles"
    strengths = Counter(puzzle.strength(game.facts, one) for one in known)
    assert min(strengths.values()) >= len(known) // 3 - 1
    for source in sources(game.facts):
        moves = [move for one in source.puzzles for move in (one.answers[0], one.obvious)]
        assert len(set(moves)) == len(moves), source.name
        assert len(source.record.moves) == source.puzzles[-1].ply


def test_puzzles_of_one_game_come_as_they_were_played(game: Game) -> None:
    plies: dict[str, list[int]] = {}
    for one in puzzles(game.facts):
        plies.setdefault(one.source, []).append(one.ply)
    assert list(plies.values()) == [sorted(each) for each in plies.values()]
    assert max(map(len, plies.values())) > 1


def test_the_puzzles_that_a_game_comes_to_before_a_draw_are_known(game: Game) -> None:
    one = next(one for one in puzzles(game.facts) if not one.record.moves[one.ply - 1].startswith(("draw", "deal")))
    moves, options = one.beginning.moves, one.record.options
    assert one in puzzle.ahead(game, options, moves)
    assert one in puzzle.ahead(game, options, moves[:-1]), "no draw in between"
    assert one not in puzzle.ahead(game, options, (*moves, one.answers[0]))
    assert puzzle.ahead(game, options, ()) == []


def sample(game: Game) -> Iterator[Puzzle]:
    known = puzzles(game.facts)
    chosen = np.random.default_rng(21).choice(len(known), SAMPLE, replace=False)
    return (known[int(at)] for at in chosen)


def lead(game: Game, one: Puzzle, move: str) -> float:
    """The lead that the seat can expect after a move."""
    table = stand(game, one)
    worth, seat = Worth(game, table.seats), table.actor
    seeds = [seed_of("confirmed", batch) for batch in range(AGAIN.batches)]
    action = game.read(table.position, move)
    points = worth.after(table.position, seat, action, AGAIN.iterations, seeds)
    return float(leads(points, worth.sides)[:, seat].mean())


def test_a_sample_is_confirmed_by_the_engine(game: Game) -> None:
    for one in sample(game):
        best, rival = lead(game, one, one.answers[0]), min(one.losses, key=lambda move: one.losses[move])
        assert best > lead(game, one, one.obvious), one.name
        assert best > lead(game, one, rival), one.name


def test_every_reason_can_be_told_and_a_warning_never_tells_the_answer(game: Game) -> None:
    known = puzzles(game.facts)
    assert [one.name for one in known if not reason.said(game, one)] == []
    for one in known[:4]:
        for move in one.losses:
            about = {fact.message for fact in coach.facts(game, stand(game, one).position, *_of(game, one, move))}
            assert set(reason.warned(game, one, move)) <= about


def _of(game: Game, one: Puzzle, move: str) -> tuple[int, int]:
    """The seat and the action of a move."""
    table = stand(game, one)
    return table.actor, game.read(table.position, move)


# ---- mining


def test_a_puzzle_without_a_reason_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("tabula_rasa")
    source = next(sources(game.facts))
    number = int(source.name.partition("-")[2])
    miner = Miner(game, mine.seats_of(game, number), 1)
    monkeypatch.setattr(reason, "said_at", lambda table, one: [])
    assert miner.mine(number).puzzles == ()


def test_mining_gives_the_same_again() -> None:
    game = find("tabula_rasa")
    source = next(sources(game.facts))
    number = int(source.name.partition("-")[2])
    one, other = (Miner(game, mine.seats_of(game, number), 1).mine(number) for _ in range(2))
    assert one.write() == other.write()


def test_an_edition_that_was_interrupted_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("tabula_rasa")
    made: list[int] = []

    def mined(self: Miner, number: int) -> Source:
        made.append(number)
        known = next(sources(game.facts))
        name = f"{self.edition}-{number:04}"
        return Source(name, known.record, known.puzzles if number % 2 else ())

    monkeypatch.setattr(Miner, "mine", mined)
    each = len(next(sources(game.facts)).puzzles)
    steps = mine.edition(game, tmp_path, 7, 3 * each)
    assert [next(steps), next(steps)] == [(1, 0), (2, each)]
    assert list(mine.edition(game, tmp_path, 7, 2 * each)) == [(3, each), (4, 2 * each)]
    assert made == [0, 1, 2, 3]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["7-0001.txt", "7-0003.txt"]
    assert list(mine.edition(game, tmp_path, 7, 2 * each)) == []


# ---- files


def test_a_file_reads_what_it_writes(game: Game) -> None:
    for source in sources(game.facts):
        file = game.facts.folder / puzzle.FOLDER / f"{source.name}.txt"
        assert source.write() == file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "wrong",
    [
        "game x\nrevision 1\nseats 2\n",
        "game x\nrevision 1\nseats 2\nend 0\nnonsense",
        "game x\nrevision 1\nseats 2\nend 0\npuzzle 0\nanswer a\nobvious b\n",
        "game x\nrevision 1\nseats 2\nend 0\npuzzle 0\ndifficulty 1\nobvious b\n",
        "game x\nrevision 1\nseats 2\nend 0\npuzzle 9\ndifficulty 1\nanswer a\nobvious b\n",
        "game x\nrevision 1\nseats 2\nend 0\npuzzle 0\ndifficulty 1\nanswer a\nobvious b\nloss much b\n",
    ],
)
def test_a_broken_file_is_named(wrong: str) -> None:
    with pytest.raises(PuzzleError, match="1-0001"):
        Source.read("1-0001", wrong)


# ---- days


def test_every_puzzle_has_its_day_before_one_comes_again(game: Game) -> None:
    known = puzzles(game.facts)
    days = [daily(game.facts, FIRST_DAY + timedelta(days=number)) for number in range(len(known) + 1)]
    assert {one.name for one in days[:-1] if one} == {one.name for one in known}
    assert days[-1] is days[0]


def test_puzzles_that_are_added_change_no_day_before() -> None:
    one = facts("tabula_rasa")
    known = puzzles(one)
    assert [each.edition for each in known] == sorted(each.edition for each in known)


# ---- tries


def test_a_try_is_answered_by_what_it_loses() -> None:
    game = find("tabula_rasa")
    one = puzzles(game.facts)[0]
    assert judge(game, one, one.answers[0]).kind == "right"
    for move, loss in one.losses.items():
        verdict = judge(game, one, move)
        assert (verdict.kind, verdict.loss) == ("wrong", loss)
    refused = judge(game, one, "jump")
    assert refused.kind == "refused"
    assert refused.reason


def test_the_seat_to_move_reads_its_moves_like_the_record() -> None:
    for name in names():
        game = find(name)
        one = puzzles(game.facts)[0]
        table = stand(game, one)
        for action in game.legal(table.position):
            assert game.write(table.position, action, table.actor) == game.write(table.position, action, EVERYTHING)
