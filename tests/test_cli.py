"""The command line: each command as people and programs use it, and one clear line for whatever is wrong."""

import io
import json
import os
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tilewright import Record, Table, __version__, warm
from tilewright.cli import app, console, main, simulate, sitting
from tilewright.core import table as core_table
from tilewright.core.perft import perft
from tilewright.core.scene import SPECTATOR, Area, Piece, Scene
from tilewright.games import FOLDER, facts, find, names
from tilewright.research.batch import random_games
from tilewright.words import LANGUAGES

COMMANDS = (
    "games",
    "play",
    "arena",
    "bot",
    "simulate",
    "check",
    "replay",
    "render",
    "perft",
    "warm",
    "serve",
    "verify",
    "selfplay",
)
ONE = names()[0]
every_game = pytest.mark.parametrize("name", names())


@dataclass(frozen=True)
class Answer:
    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Answer]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in this process."""
    monkeypatch.setenv("COLUMNS", "100")
    for printer in (console.out, console.aside):  # made elsewhere, perhaps for another width
        monkeypatch.setattr(printer, "_width", None)

    def go(*arguments: object, typed: str = "") -> Answer:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Answer(status, captured.out, captured.err)

    return go


def spawn(*arguments: object, typed: str = "") -> Answer:
    """Run a command as a process of its own."""
    command = [sys.executable, "-m", "tilewright", *(str(argument) for argument in arguments)]
    environment = os.environ | {"COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, encoding="utf-8", env=environment, check=False
    )
    return Answer(done.returncode, done.stdout, done.stderr)


def golden(name: str) -> Path:
    return sorted((FOLDER / name / "tests" / "golden").glob("*.game"))[0]


def began(name: str, tmp_path: Path, moves: int = 12) -> Path:
    """A game that has only begun, saved in a file."""
    table = Table(name, facts(name).seats[0], seed=5)
    while len(table.moves) < moves:
        table.play(table.legal()[0])
    table.save(tmp_path / "begun.game")
    return tmp_path / "begun.game"


# --- the whole -----------------------------------------------------------------------------------------------------


def test_the_module_is_the_command() -> None:
    answer = spawn("--version")
    assert (answer.status, answer.out, answer.err) == (0, f"tilewright {__version__}\n", "")


def test_its_help_lists_all_commands(run: Run) -> None:
    answer = run("--help")
    assert answer.status == 0
    assert all(command in answer.out for command in COMMANDS)


def test_every_command_has_help(run: Run) -> None:
    assert {command.name for command in app.registered_commands} == set(COMMANDS)
    for command in COMMANDS:
        answer = run(command, "--help")
        assert answer.status == 0
        assert "Usage: tilewright " + command in answer.out
        without_json = ("play", "bot", "serve")
        assert all(option in answer.out for option in ["--help"] + ([] if command in without_json else ["--json"]))


def test_help_and_lists_import_nothing_heavy() -> None:
    light = "import sys, tilewright.cli; assert not {'numpy', 'numba', 'fluent'} & set(sys.modules)"
    listing = "import sys; from tilewright.cli import main; main(['games']); assert 'numba' not in sys.modules"
    for code in (light, listing):
        subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tilewright", "replay", str(golden(ONE))],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert "Traceback" not in process.stderr.read()


# --- games ---------------------------------------------------------------------------------------------------------


def test_games_lists_every_game(run: Run) -> None:
    answer = run("games")
    assert all(name in answer.out and facts(name).title in answer.out for name in names())
    listed = run("games", "--json").json
    assert [game["name"] for game in listed] == list(names())
    for game in listed:
        about = facts(game["name"])
        assert (game["title"], game["seats"], game["minutes"]) == (about.title, list(about.seats), about.minutes)
        assert game["options"] == {option.name: list(option.values) for option in about.options}


# --- simulate ------------------------------------------------------------------------------------------------------


@every_game
def test_simulate_is_the_same_for_the_same_seed(name: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seats, count = facts(name).seats[-1], 40
    points, actions = random_games(name, count, seats, seed=9)
    decisions, answers = actions.sum(), []
    for chunk, threads in ((0.0, 1), (100.0, 1), (100.0, 2)):
        monkeypatch.setattr(simulate, "CHUNK_S", chunk)
        wishes = ("-n", count, "--seats", seats, "--seed", 9, "--threads", threads, "--json")
        answers.append(run("simulate", name, *wishes).json)
        assert answers[-1]["threads"] == threads
    for answer in answers:
        assert (answer["game"], answer["games"], answer["seats"], answer["seed"]) == (name, count, seats, 9)
        assert answer["decisions"] == decisions
        assert answer["mean_scores"] == pytest.approx(points.mean(axis=0), abs=0.001)
        assert answer["games_per_s"] > 0
        assert answer["decisions_per_s"] > 0
        for seat, numbers in enumerate(answer["scores"]):
            own = points[:, seat]
            assert numbers["sd"] == pytest.approx(own.std(ddof=1), abs=0.001)
            assert [numbers[key] for key in ("min", "q1", "median", "q3", "max")] == pytest.approx(
                np.quantile(own, [0, 0.25, 0.5, 0.75, 1])
            )


def test_simulate_for_people(run: Run) -> None:
    answer = run("simulate", ONE, "-n", 50)
    assert answer.status == 0
    assert answer.err == ""
    assert all(word in answer.out for word in ("50 games", "games/s", "decisions/s", "median", "seat 1", "█", "%"))


def test_simulate_on_several_threads_counts_by_the_clock(run: Run) -> None:
    answer = run("simulate", ONE, "-n", 20, "--threads", 2)
    assert "s on 2 threads" in answer.out
    assert "of one core" not in answer.out


def test_simulate_says_that_there_is_no_gpu(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_gpu(*_: Any) -> None:
        raise RuntimeError("there is no NVIDIA GPU here that can be used")

    monkeypatch.setattr(simulate, "RandomGames", no_gpu)
    answer = run("simulate", ONE, "--device", "gpu")
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith("tilewright: there is no NVIDIA GPU here")


def test_simulate_takes_options(run: Run) -> None:
    name, option = next((name, option) for name in names() for option in facts(name).options)
    chosen = f"{option.name}={option.values[-1]}"
    answer = run("simulate", name, "-n", 5, "--option", chosen, "--json").json
    assert answer["options"][option.name] == option.values[-1]


# --- replay --------------------------------------------------------------------------------------------------------


@every_game
def test_replay_tells_every_move_and_the_end(name: str, run: Run) -> None:
    record = Record.read(golden(name).read_text())
    table = Table.of(record)
    told = run("replay", golden(name))
    assert told.status == 0
    assert all(move in told.out for move in record.moves)
    assert all(f"{points} point" in told.out for points in table.scores)
    answer = run("replay", golden(name), "--json").json
    assert [move["move"] for move in answer["moves"]] == list(record.moves)
    assert (answer["scores"], answer["places"], answer["is_over"]) == (table.scores, table.places, True)
    gained = [0] * record.seats
    for move in answer["moves"]:
        assert move["seat"] is None or f"Seat {move['seat']} " in move["text"]
        assert move["text"] in told.out
        for event in move["events"]:
            assert event["clause"]
            assert event["text"]
            if event["points"]:
                gained[event["seat"] - 1] += event["points"]
    assert gained == table.scores


def test_replay_stops_at_a_ply(run: Run) -> None:
    answer = run("replay", golden(ONE), "--to", 7, "--json").json
    assert len(answer["moves"]) == 7
    assert answer["places"] is None
    assert run("replay", golden(ONE), "--to", 0, "--json").json["moves"] == []


def test_replay_cuts_no_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = run("replay", golden(ONE), "--to", 30).out
    monkeypatch.setenv("COLUMNS", "30")
    narrow = run("replay", golden(ONE), "--to", 30).out
    assert narrow.splitlines()[1:-5] == usual.splitlines()[1:-5]


def test_replay_draws_the_table(run: Run) -> None:
    plain, drawn = (run("replay", golden(ONE), "--to", 10, *more) for more in ([], ["--board"]))
    assert len(drawn.out) > len(plain.out)
    assert "╭" in drawn.out


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_speaks_every_language(name: str, language: str, run: Run) -> None:
    answer = run("replay", golden(name), "--to", 40, "--language", language)
    assert answer.status == 0
    assert (answer.out == run("replay", golden(name), "--to", 40).out) == (language == "en")


# --- render --------------------------------------------------------------------------------------------------------


@every_game
def test_render_svg(name: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "table.svg"
    answer = run(
        "render", golden(name), "-o", file, "--ply", 20, "--theme", "dusk", "--viewer", 1, "--width", 500, "--json"
    )
    assert (answer.status, answer.json["ply"], answer.json["width"]) == (0, 20, 500)
    assert ET.parse(file).getroot().get("width") == "500"
    assert answer.json["bytes"] == file.stat().st_size


def test_render_png(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "table.png"
    answer = run("render", golden(ONE), "-o", file, "--width", 640)
    assert answer.status == 0
    picture = file.read_bytes()
    assert picture.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", picture[16:24])
    assert width == 640
    assert f"640 × {height}" in answer.out


def test_render_shows_the_chosen_ply_and_theme(run: Run, tmp_path: Path) -> None:
    pictures = []
    for number, arguments in enumerate((["--ply", 5], ["--ply", 15], ["--ply", 15, "--theme", "dusk"])):
        run("render", golden(ONE), "-o", tmp_path / f"{number}.svg", *arguments)
        pictures.append((tmp_path / f"{number}.svg").read_text())
    assert len(set(pictures)) == 3


# --- perft ---------------------------------------------------------------------------------------------------------


@every_game
def test_perft_counts_like_the_rules(name: str, run: Run) -> None:
    seats = facts(name).seats[-1]
    nodes = perft(find(name), find(name).new(seats), 2)
    plain = run("perft", name, "--depth", 2, "--seats", seats)
    assert f"{nodes:,} nodes" in plain.out
    answer = run("perft", name, "--depth", 2, "--seats", seats, "--divide", "--json").json
    assert answer["nodes"] == nodes == sum(answer["divide"].values())
    divided = run("perft", name, "--depth", 2, "--seats", seats, "--divide")
    assert all(move in divided.out for move in answer["divide"])


# --- warm ----------------------------------------------------------------------------------------------------------


def test_warm_answers_for_every_game(run: Run) -> None:
    run("warm")
    answer = run("warm", "--json").json
    assert [game["game"] for game in answer] == list(names())
    assert all(game["was_ready"] for game in answer)
    assert "ready before" in run("warm", ONE).out


def test_whoever_must_wait_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "is_ready", lambda name: False)
    answer = run("perft", ONE, "--depth", 1)
    assert answer.status == 0
    assert answer.err == f"compiling {facts(ONE).title}, once on this machine …\n"


def test_a_game_that_does_not_compile_is_told_in_a_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "is_ready", lambda name: False)
    monkeypatch.setattr(sys, "executable", "/bin/false")
    answer = run("warm", ONE)
    assert answer.status == 2
    assert "could not be compiled" in answer.err


# --- play ----------------------------------------------------------------------------------------------------------


@every_game
def test_a_whole_game_with_numbers(name: str, tmp_path: Path) -> None:
    """Real process, real pipe: always the first number, until the game is over."""
    file = tmp_path / "mine.game"
    answer = spawn("play", name, "--seed", 3, "--save", file, typed="1\n" * 3000)
    assert answer.status == 0
    assert answer.err == ""
    table = Table.load(file)
    assert table.is_over
    points = " ".join(answer.out.splitlines()[-table.seats :])
    assert all(str(score) in points for score in table.scores)


def test_the_same_seed_plays_the_same(run: Run, tmp_path: Path) -> None:
    for number in (1, 2):
        run("play", ONE, "--seed", 8, "--save", tmp_path / f"{number}", typed="1\n" * 9)
    assert (tmp_path / "1").read_text() == (tmp_path / "2").read_text()


@every_game
def test_bots_alone(name: str, run: Run, tmp_path: Path) -> None:
    seats = facts(name).seats[-1]
    every = ",".join(str(seat + 1) for seat in range(seats))
    answer = run("play", name, "--seats", seats, "--bots", every, "--seed", 1, "--save", tmp_path / "bots.game")
    assert answer.status == 0
    assert Table.load(tmp_path / "bots.game").is_over


def test_bots_by_name(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bots.game"
    name = next(name for name in names() if 3 in facts(name).seats)
    listed = "2:search:iterations=4,threads=1,3:club"
    answer = run("play", name, "--seats", 3, "--bots", listed, "--seed", 1, "--save", file, typed="1\n" * 3)
    assert answer.status == 0
    assert f"--save {file} --bots {listed}" in answer.out
    assert "bot club" in answer.out
    answer = run("play", ONE, "--level", "beginner", "--seed", 1, typed="1\n")
    assert "bot beginner" in answer.out


def test_a_bot_that_fails_is_told_and_the_game_kept(run: Run, tmp_path: Path) -> None:
    file, program = tmp_path / "kept.game", tmp_path / "bot.sh"
    program.write_text("#!/bin/sh\necho hello 1 x\nread a\nread a\nexit 4\n")
    program.chmod(0o755)
    bots = ",".join(f"{seat + 1}:cmd:{program}" for seat in range(facts(ONE).seats[0]))
    answer = run("play", ONE, "--bots", bots, "--seed", 1, "--save", file)
    assert answer.status == 2
    assert f"the bot cmd:{program} on seat " in answer.err
    assert "its program ended with status 4" in answer.err
    assert Record.read(file.read_text()).moves


@every_game
def test_a_hint_shows_move_points_lead_odds_and_line(name: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitting, "HINT", "search:iterations=60")
    table = Table(name, facts(name).seats[0], seed=4)
    answer = run("play", name, "--seed", 4, typed="hint\nhint now\n")
    move = answer.out.partition("The search would play “")[2].partition("”")[0]
    if table.actor == 0 and len(table.legal()) > 1:
        assert move in table.legal()
        for part in ("expects ", " points, a lead of ", "% to win"):
            assert answer.out.count(part) == table.seats
    assert "✗ " in answer.out  # there is no move "hint now"


def test_words_as_well_as_numbers(run: Run, tmp_path: Path) -> None:
    table = Table(ONE, facts(ONE).seats[0], seed=4)
    move = table.legal()[-1]
    run("play", ONE, "--seed", 4, "--save", tmp_path / "words.game", typed=f"  {move.replace(' ', '   ')} \n")
    played = Record.read((tmp_path / "words.game").read_text()).moves
    assert played == (*table.moves, move)


def test_several_numbers_pick_one_after_the_other(run: Run, tmp_path: Path) -> None:
    for file, typed in (("one", "1\n1\n"), ("both", "1 1\n")):
        run("play", "carcassonne", "--seed", 6, "--save", tmp_path / file, typed=typed)
    scene = Table("carcassonne", seed=6).scene(0)
    assert any(len(choice.picks) > 1 for choice in scene.choices)
    one, both = (Record.read((tmp_path / file).read_text()).moves for file in ("one", "both"))
    assert both == one[: len(both)]


def test_back_returns_to_the_first_pick(run: Run) -> None:
    answer = run("play", "carcassonne", "--seed", 6, typed="2\nback\n")
    assert "back returns" in answer.out


def test_a_refused_move_names_its_clause(run: Run) -> None:
    answer = run("play", "carcassonne", "--seed", 4, typed="place 0 0 0\nwhy place 9 9 0\nfly\npass\n")
    assert answer.out.count("✗ Rule 3.3: ") == 2
    assert "fly" in answer.out
    assert answer.out.count("✗ ") == 4


def test_why_of_a_legal_move(run: Run) -> None:
    move = Table(ONE, facts(ONE).seats[0], seed=4).legal()[0]
    answer = run("play", ONE, "--seed", 4, typed=f"why {move}\nwhy\n")
    assert f"“{move}” may be played now." in answer.out
    assert f"for example: why {move}" in answer.out


def test_undo_until_chance_has_moved(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "undo.game"
    table = Table("carcassonne", seed=4)
    first, *_, last = table.legal()
    answer = run("play", "carcassonne", "--seed", 4, "--save", file, typed=f"undo\n{first}\nundo\n{last}\npass\nundo\n")
    assert "You have no decision to undo." in answer.out
    assert answer.out.count("Undone.") == 1
    assert "Something was drawn after your last decision" in answer.out
    moves = Record.read(file.read_text()).moves
    assert moves[: len(table.moves) + 2] == (*table.moves, last, "pass")


def test_help_board_bag_and_log(run: Run, tmp_path: Path) -> None:
    file = began(ONE, tmp_path)
    moves = Record.read(file.read_text()).moves
    answer = run("play", "--load", file, "--seed", 1, typed="?\nboard\nbag\nlog\n\n")
    assert answer.status == 0
    assert all(word in answer.out for word in ("undo", "save FILE", "× "))
    assert answer.out.count(moves[0]) >= 1


def test_a_number_that_is_not_there(run: Run) -> None:
    answer = run("play", ONE, "--seed", 4, typed="0\n999999999999\n")
    assert "There is no number 0 here. Choose 1 to" in answer.out
    assert answer.status == 0


def test_what_bots_did_is_told_with_points(run: Run, tmp_path: Path) -> None:
    record = Record.read(golden(ONE).read_text())
    table = Table.of(record, 0)
    scored = next(
        number + 1 for number, move in enumerate(record.moves) if any(event.points for event in table.play(move))
    )
    while Table.of(record, scored).actor < 0:
        scored += 1
    cut = Record(record.game, record.revision, record.seats, record.options, record.moves[:scored])
    (tmp_path / "cut.game").write_text(cut.write())
    answer = run("play", "--load", tmp_path / "cut.game", "--bots", "none", typed="")
    assert "+" in answer.out
    assert record.moves[scored - 1] in answer.out


def test_leaving_without_saving(run: Run) -> None:
    answer = run("play", ONE, "--seed", 4, typed="1\n")
    assert answer.status == 0
    assert "It was not saved." in answer.out
    answer = run("play", ONE, "--seed", 4, typed="quit\nquit\n")
    assert "This game is not saved." in answer.out
    assert answer.status == 0


def test_saving_and_going_on(run: Run, tmp_path: Path) -> None:
    file, taken = tmp_path / "mine.game", tmp_path / "taken"
    taken.write_text("precious")
    typed = f"save {file}\nsave {file}\nsave {taken}\nsave {tmp_path}/none/x\nsave\nquit\n"
    answer = run("play", ONE, "--seed", 4, typed=typed)
    assert answer.out.count(f"Saved in {file}.") == 2
    assert f"{taken} already exists." in answer.out
    assert "cannot be written: No such file or directory" in answer.out
    assert taken.read_text() == "precious"
    before = Record.read(file.read_text()).moves
    answer = run("play", ONE, "--load", file, "--save", file, typed="1\n1\n1\n")
    assert f"Continue with: tilewright play --load {file} --save {file}" in answer.out
    after = Record.read(file.read_text()).moves
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_ctrl_c_is_polite(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    answer = run("play", ONE, "--save", tmp_path / "x.game")
    assert answer.status == 0
    assert "Continue with: tilewright play --load" in answer.out


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_play_speaks_every_language(name: str, language: str, run: Run) -> None:
    typed = "1\n" * 6 + "?\nwhy\nlog\nundo\nbag\nwhy nonsense\nsave\nquit\nquit\n"
    answer = run("play", name, "--seed", 2, "--language", language, typed=typed)
    assert answer.status == 0
    assert answer.err == ""


def test_the_command_line_says_the_same_in_every_language() -> None:
    folder = Path(simulate.__file__).parent / "words"
    keys = {
        language: {
            line.split(" = ")[0] for line in (folder / f"{language}.ftl").read_text().splitlines() if line[:4] == "cli-"
        }
        for language in LANGUAGES
    }
    assert all(keys[language] == keys["en"] for language in LANGUAGES)


def test_people_with_secrets_hand_the_keyboard_over(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = core_table.Table.scene

    def hiding(self: core_table.Table, viewer: int = SPECTATOR) -> Scene:
        scene = honest(self, viewer)
        art = "chip/red" if viewer >= 0 else "chip/blue"
        secret = Area("secret", "hand", (-5, -5, 10, 10), (Piece("secret", art, 0, 0),))
        return Scene(
            **{part: getattr(scene, part) for part in Scene.__slots__ if part != "areas"}, areas=(*scene.areas, secret)
        )

    monkeypatch.setattr(core_table.Table, "scene", hiding)
    answer = run("play", ONE, "--bots", "none", "--seed", 4, typed="\n" + "1\n" * 6)
    assert "Seat 1 to move (hidden hand)." in answer.out


# --- whatever is wrong ---------------------------------------------------------------------------------------------


def wrong_record(text: str) -> Callable[[Path], Path]:
    def write(folder: Path) -> Path:
        (folder / "wrong.game").write_text(text)
        return folder / "wrong.game"

    return write


HEAD = f"game {ONE}\nrevision {facts(ONE).revision}\nseats {facts(ONE).seats[0]}\n"
MOST = facts(ONE).seats[-1]

WRONG: dict[str, tuple[list[Any], str]] = {
    "no such command": (["fly"], "No such command 'fly'"),
    "no such option": (["games", "--fast"], "--fast"),
    "no game": (["simulate"], "Missing argument 'GAME'"),
    "no depth": (["perft", ONE], "--depth"),
    "unknown game": (["simulate", "chess"], f"there is no game 'chess' (possible: {names()[0]}"),
    "unknown game to play": (["play", "chess"], "there is no game 'chess'"),
    "unknown game to warm": (["warm", "chess"], "there is no game 'chess'"),
    "which game to play": (["play"], "which game?"),
    "too many seats": (["simulate", ONE, "--seats", MOST + 1], f"is for {facts(ONE).seats[0]} to {MOST} seats"),
    "no seats": (["play", ONE, "--seats", 0], "seats, not 0"),
    "seats in letters": (["perft", ONE, "--depth", 1, "--seats", "two"], "'--seats'"),
    "unknown option": (["simulate", ONE, "--option", "speed=high"], "has no option 'speed'"),
    "option without value": (["perft", ONE, "--depth", 1, "--option", "speed"], "NAME=VALUE"),
    "unknown value": (["play", "carcassonne", "--option", "river=maybe"], "cannot be 'maybe' (possible: no, yes)"),
    "option twice": (["play", "carcassonne", "--option", "river=no", "--option", "river=no"], "given twice"),
    "no games": (["simulate", ONE, "-n", 0], "'-n'"),
    "no threads": (["simulate", ONE, "--threads", 0], "'--threads'"),
    "no such device": (["simulate", ONE, "--device", "tpu"], "'--device'"),
    "unknown game to check": (["check", "chess"], "there is no game 'chess'"),
    "depth 0": (["perft", ONE, "--depth", 0], "'--depth'"),
    "unknown language": (["play", ONE, "--language", "la"], "there is no language 'la' (possible: de, en, fr, it, nl)"),
    "language of a replay": (["replay", golden(ONE), "--language", "xx"], "there is no language 'xx'"),
    "people out of range": (["play", ONE, "--people", "9"], "there is no seat 9 (possible: 1 to"),
    "bots in letters": (["play", ONE, "--bots", "you"], "--bots takes seats such as 1,2"),
    "people and bots": (["play", ONE, "--people", "1", "--bots", "2"], "give one of them"),
    "missing record": (["replay", "nowhere.game"], "nowhere.game: No such file or directory"),
    "record is a folder": (["replay", FOLDER], "Is a directory"),
    "record of bytes": (["replay", sys.executable], "not text in UTF-8"),
    "record of nothing": (["render", os.devnull, "-o", "x.svg"], "breaks off"),
    "truncated record": (["replay", wrong_record(HEAD + "draw")], "line 5: the record breaks off"),
    "wrong count": (["replay", wrong_record(HEAD + "end 3")], "some are missing"),
    "illegal move": (["replay", wrong_record(HEAD + "\nfly\nend 1")], "line 5: 'fly' is not legal"),
    "illegal move to render": (
        ["render", wrong_record(HEAD + "fly\nend"), "-o", "x.svg"],
        "line 4: 'fly' is not legal",
    ),
    "control characters": (["replay", wrong_record(HEAD + "\x1b[2Jfly\nend")], "?[2Jfly"),
    "record of no game": (["replay", wrong_record("game chess\nrevision 1\nseats 2\nend")], "there is no game 'chess'"),
    "old revision": (["replay", wrong_record(f"game {ONE}\nrevision 0\nseats 2\nend")], "revision 0"),
    "seats of a record": (["replay", wrong_record(f"game {ONE}\nrevision {facts(ONE).revision}\nseats 99\nend")], "99"),
    "load another game": (["play", "chess", "--load", golden(ONE)], f"is a game of {ONE}, not of chess"),
    "load with seats": (["play", "--load", golden(ONE), "--seats", 99], "seats, not 99"),
    "load with options": (["play", "--load", golden(ONE), "--option", "a=b"], "--option is for new games"),
    "load nothing": (["play", "--load", "nowhere"], "nowhere: No such file"),
    "save over something": (["play", ONE, "--save", golden(ONE)], "exists already"),
    "save nowhere": (["play", ONE, "--save", "no/such/folder.game"], "No such file or directory"),
    "replay beyond the end": (["replay", golden(ONE), "--to", 9999], "there is no ply 9999 (possible: 0 to"),
    "replay before the start": (["replay", golden(ONE), "--to", -1], "there is no ply -1"),
    "render beyond the end": (["render", golden(ONE), "-o", "x.svg", "--ply", 9999], "there is no ply 9999"),
    "render for nobody": (["render", golden(ONE), "-o", "x.svg", "--viewer", 0], "there is no seat 0 (possible: 1 to"),
    "render as text": (["render", golden(ONE), "-o", "x.txt"], "x.txt must end in .svg or .png"),
    "render nowhere": (["render", golden(ONE), "-o", "no/such/x.svg"], "No such file or directory"),
    "render at night": (
        ["render", golden(ONE), "-o", "x.svg", "--theme", "night"],
        "'night' is not one of 'day', 'dusk'",
    ),
    "render too wide": (["render", golden(ONE), "-o", "x.png", "--width", 10**9], "'--width'"),
    "render without a file": (["render", golden(ONE)], "-o"),
}


@pytest.mark.parametrize("case", WRONG)
def test_one_line_says_what_is_wrong(case: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments, reason = WRONG[case]
    monkeypatch.chdir(tmp_path)
    answer = run(*(argument(tmp_path) if callable(argument) else argument for argument in arguments))
    assert answer.status == 2
    assert answer.out == ""
    assert answer.err.startswith("tilewright: ")
    assert answer.err.count("\n") == 1
    assert reason in answer.err


@pytest.mark.parametrize("case", ["no such command", "unknown game", "missing record"])
def test_the_same_as_a_process(case: str) -> None:
    arguments, reason = WRONG[case]
    answer = spawn(*arguments)
    assert (answer.status, answer.out) == (2, "")
    assert reason in answer.err
    assert answer.err.count("\n") == 1
