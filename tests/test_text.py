"""Reading and writing: every game can be played in words, nothing hidden is read, and comparisons are fair."""

import ast
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kit.play import FINISHED
from tests.kit.words import OTHERS, parts
from tilewright import Table
from tilewright.bots.bot import Bot
from tilewright.core.game import clone
from tilewright.games import names
from tilewright.kit.random import stream
from tilewright.research import text, wording
from tilewright.research.text import TextEnv
from tilewright.research.text_match import MostPoints, Rules, compare
from tilewright.research.wording import DASH, Bounds, tokens
from tilewright.words import LANGUAGES

ONE = "tabula_rasa"
ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.filterwarnings("ignore:First-class function type")


def numbered(question: str) -> list[str]:
    return [line for line in question.splitlines() if re.match(r"\d+\. \S", line)]


@pytest.mark.parametrize("name", names())
def test_every_game_can_be_read_in_every_language(name: str) -> None:
    env = TextEnv(name, foretold=False)
    for number, language in enumerate(LANGUAGES):
        env.wording = wording.Wording(env.game, language, foretold=number == 4)
        env.begin(number)
        for _ in range(7):
            env.skip()
        moves = numbered(env.question)
        table = Table.of(env.record)
        assert [line.split(". ")[1].split(DASH)[0] for line in moves] == [
            choice.move for choice in table.scene(env.seat).choices
        ]
        assert len(env.rules) > 1000
        assert "![" not in env.rules
        refused = env.step("place 99 99 0").refusal
        assert refused
        assert env.record.moves == tuple(table.moves)


def test_a_whole_game_is_played_by_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> None:
        raise AssertionError("it uses a network")

    monkeypatch.setattr(socket.socket, "connect", none)
    env, rewards = TextEnv(ONE), [0.0, 0.0]
    question, is_over, seen = env.reset(3), False, 0
    while not is_over:
        seat, moves = env.seat, numbered(question)
        said = moves[-1].split(". ")[1].split(DASH)[0] if seen % 2 else str(len(moves))
        turn = env.step(f"I think about it.\n**{said}**")
        assert not turn.refusal
        rewards[seat] += turn.reward
        question, is_over, seen = turn.text, turn.is_over, seen + 1
    played = Table.of(env.record)
    assert played.is_over
    assert played.scores == env.scores
    assert max(rewards) in (0.0, 1.0)
    assert all(str(points) in question for points in env.scores)
    with pytest.raises(ValueError, match="the game is over"):
        env.step("1")


@pytest.mark.parametrize(
    ("answer", "refused"),
    [
        ("2", ""),
        ("Move: 2.", ""),
        ("My answer is clear.\n\n`place 0 -1 2`", ""),
        ("2. place 1 0 0 — Place the tile in column 1, row 0, not rotated", ""),
        ("", "Your answer is empty."),
        ("2\nor 3", "“or 3” is not a move"),
        ("99", "There is no move 99"),
        ("0", "There is no move 0"),
        ("place 1 0 2", "(rule 3.4)"),
        ("place 99 99 0", "(rule 3.3)"),
        ("pass", "(rule 3.1)"),
        ("2 " * 5000, "at most 4,000 words"),
    ],
)
def test_an_answer_is_a_number_or_a_move(answer: str, refused: str) -> None:
    env = TextEnv("carcassonne", foretold=False)
    question, before = env.reset(7), env.record
    assert before.moves == ("draw K",)
    turn = env.step(answer)
    assert (refused in turn.refusal) if refused else not turn.refusal
    if refused:
        assert turn.text == f"{turn.refusal}\n\n{question}"
        assert env.record == before
    else:
        assert len(env.record.moves) > len(before.moves)


@pytest.mark.parametrize("name", [name for name in FINISHED if name in ("castles_of_tuscany", ONE)])
def test_a_question_says_nothing_that_its_seat_cannot_know(name: str) -> None:
    env, rng = TextEnv(name), stream(5)
    env.begin(2)
    for _ in range(25):
        env.skip()
    asked = env.question
    for _ in range(3):
        other = clone(env._table.position)
        env.game.kernels.redeal(other, 0, env.seat, rng)
        assert other.tobytes() != env._table.position.tobytes()
        env._table.position, env._open = other, None
        assert env.question == asked
    assert "draw ?" in asked or "?" in asked


def test_a_question_is_as_short_as_wanted_and_every_move_stays_possible() -> None:
    whole = TextEnv("carcassonne").reset(7)
    last = ""
    for most in (2000, 300, 200, 130):
        env = TextEnv("carcassonne", bounds=Bounds(text=most))
        short = env.reset(7)
        assert tokens(short) <= most
        left_out = next((line for line in short.splitlines() if line.startswith("Left out")), "")
        assert len(left_out) >= len(last)
        last = left_out
        assert (short == whole) == (not left_out)
    assert re.search(r"… and \d+ more moves", short)
    hidden = numbered(whole)[-1].split(". ")[1].split(DASH)[0]
    assert hidden not in short
    assert not env.step(hidden).refusal
    assert TextEnv("carcassonne", bounds=Bounds(count=len, text=900)).reset(7) != whole


def test_what_a_move_would_do_is_said() -> None:
    env = TextEnv(ONE)
    env.begin(1)
    for _ in range(20):
        env.skip()
    table, said = Table.of(env.record), env.question
    foretold = [line for line in numbered(said) if wording.MARK in line]
    assert foretold
    for line in foretold:
        move = line.split(". ")[1].split(DASH)[0]
        for effect in table.outlook(move).effects:
            assert all(table.game.say(sentence, "en") in line for sentence in effect.sentences)


def test_all_contestants_play_the_same_games_and_everything_is_counted() -> None:
    heard: dict[str, list[str]] = {"one": [], "two": []}

    def says(name: str) -> Callable[[str], str]:
        def answer(question: str) -> str:
            heard[name].append(question)
            return "1"

        return answer

    contestants: dict[str, Callable[[str], str] | str] = {
        "one": says("one"),
        "two": says("two"),
        "mute": lambda question: "",
        "random": "random",
    }
    found = compare(ONE, contestants, 1, opponents="random", seed=4, foretold=False, rules=Rules(retries=1))
    assert heard["one"] == heard["two"]
    one, two, mute, bot = found.rows
    assert {**one, "contestant": "", "seconds": 0} == {**two, "contestant": "", "seconds": 0}
    assert (one["games"], one["refused"], one["given up"]) == (2, 0.0, 0.0)
    assert (mute["refused"], mute["given up"]) == (2.0, 1.0)
    assert mute["tokens written"] == bot["tokens read"] == 0
    assert one["tokens read"] == sum(map(tokens, heard["one"])) / 2
    assert [game.seat for game in found.games["one"]] == [0, 1]
    ahead = found.ahead("one", "two")
    assert ahead is not None
    assert ahead.mean == 0
    lead = found.lead("mute")
    assert lead is not None
    assert lead.mean == mute["lead"]
    assert "given up" in repr(found)
    assert "mute" in repr(found)


def test_bots_go_back_after_their_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot may be a program: one that is not taken back is started again for every game."""
    env = TextEnv(ONE, opponents="random", foretold=False)
    hired: list[Bot] = []
    back: list[Bot] = []
    make = env._roster.make

    def counted(name: str, seed: int) -> Bot:
        hired.append(make(name, seed))
        return hired[-1]

    monkeypatch.setattr(env._roster, "make", counted)
    monkeypatch.setattr(env._roster, "take_back", back.append)
    for game in range(3):
        env.begin(game)
        env.ask(env.bot("random"))
    env.close()
    assert len(hired) == 6
    assert {id(bot) for bot in hired} <= {id(bot) for bot in back}


def test_tokens_are_bounded() -> None:
    found = compare(ONE, {"one": lambda _: "1"}, 1, opponents="random", foretold=False, rules=Rules(most_tokens=3000))
    for game in found.games["one"]:
        assert game.tokens_read + game.tokens_written <= 3000
        assert 0 < game.given_up < game.decisions
        assert game.refused == 0


def test_the_scripted_reader_reads_points() -> None:
    head, reader = "Tabula Rasa, 2 players. You are seat 2.", MostPoints()
    lines = ["1. a — b", "2. c — d · Road: Finished. Seat 1 scores 9 points.", "3. e — f · Seat 2 scores 2 points."]
    assert reader("\n".join([head, *lines])) == "3"
    assert (
        reader("\n".join([head, *lines, "4. g — h · it: Seats 1 and 2 hold it together. Worth 5 points now."])) == "4"
    )
    assert reader("\n".join([head, lines[1], "7. i — j · City: Points: 9 instead of 8."])) == "7"


def test_the_example_lets_a_program_play(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text("import sys\nassert all(one in sys.stdin.read() for one in ('You are seat',))\nprint('1')\n")
    words = ["-n", "1", "--program", f"{sys.executable} -S {program}", "--most-tokens", "12000"]
    done = subprocess.run(
        [sys.executable, "examples/reader.py", ONE, *words],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    *_, last = done.stdout.splitlines()
    assert str(program) in last
    assert last.split()[-5] == "0.0%"  # no answer was refused


def test_all_its_words_are_used() -> None:
    used = {
        node.value
        for module in (text, wording)
        for node in ast.walk(ast.parse(Path(module.__file__ or "").read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for key in parts(OTHERS["research"], "en"):
        assert key in used or (key.startswith("text-part-") and key.removeprefix("text-part-") in used), key
