"""`play`: a game in the terminal, with bots, hints, undo and saved files."""

from pathlib import Path

import pytest

from tests.kit.cold import marks
from tests.kit.command import ONE, Run, began, every_game, golden, spawn
from tilewright import Record, Table
from tilewright.core import table as core_table
from tilewright.core.scene import SPECTATOR, Area, Piece, Scene
from tilewright.games import facts, names
from tilewright.words import LANGUAGES


@every_game
def test_a_whole_game_with_numbers(name: str, tmp_path: Path) -> None:
    """A real process and a real pipe; always the first number, until the game is over."""
    file = tmp_path / "mine.game"
    answer = spawn("play", name, "--seed", 3, "--save", file, typed="1\n" * 3000)
    assert answer.status == 0
    assert answer.err == ""
    table = Table.load(file)
    assert table.is_over
    points = " ".join(answer.out.splitlines()[-table.seats :])
    assert all(str(score) in points for score in table.scores)


@every_game
def test_a_game_can_be_played_before_anything_is_compiled(name: str, run: Run, tmp_path: Path) -> None:
    cold, warm, cache = tmp_path / "cold.game", tmp_path / "warm.game", tmp_path / "cache"
    asked = ("play", name, "--seed", 3, "--people", "1,2", "--save")
    answer = spawn(*asked, cold, typed="1\n" * 4, TILEWRIGHT_CACHE=str(cache))
    assert answer.status == 0
    assert answer.err == ""
    assert marks(cache) == []
    run(*asked, warm, typed="1\n" * 4)
    assert len(Table.load(cold).moves) > 0
    assert cold.read_text() == warm.read_text()


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


def test_a_bot_that_fails_is_reported_and_the_game_saved(run: Run, tmp_path: Path) -> None:
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
def test_a_hint_shows_good_moves_and_how_the_game_stands(name: str, run: Run) -> None:
    table = Table(name, facts(name).seats[0], seed=4)
    answer = run("play", name, "--seed", 4, typed="hint\nhint now\n")
    if table.actor == 0 and len(table.legal()) > 1:
        hint, forecast = table.hint(), table.forecast()
        assert {choice.move for choice in hint.choices} <= set(table.legal())
        for number, choice in enumerate(hint.choices, start=1):
            assert f"{number}. " in answer.out
            assert (
                f"(“{choice.move}”): {round(100 * choice.odds[0])}% to win, a lead of {choice.lead:+.1f}" in answer.out
            )
        for score in forecast.points:
            assert f"expects {round(score)} points" in answer.out
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


def test_the_only_move_is_made_without_asking_unless_wished(run: Run, tmp_path: Path) -> None:
    record = Record.read(golden("carcassonne").read_text())
    before = next(ply for ply in range(len(record.moves)) if has_one_move(record, ply + 1))
    file = tmp_path / "forced.game"
    for wished in ((), ("--ask-always",)):
        file.write_text(Record(record.game, 1, record.seats, record.options, record.moves[:before]).write())
        answer = run(
            "play", "--load", file, "--save", file, "--people", "1,2", "--seed", 1, *wished, typed=record.moves[before]
        )
        assert ("(automatic)" in answer.out) == (not wished)
        assert ("Enter plays the only move" in answer.out) == bool(wished)
        moves = Record.read(file.read_text()).moves
        assert moves[: before + 1] == record.moves[: before + 1]
        assert (moves[before + 1 :][:1] == ("pass",)) == (not wished)


def has_one_move(record: Record, ply: int) -> bool:
    table = Table.of(record, ply)
    return table.actor >= 0 and len(table.legal()) == 1


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


def test_moves_of_bots_are_shown_with_points(run: Run, tmp_path: Path) -> None:
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


def test_saving_and_resuming(run: Run, tmp_path: Path) -> None:
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


def test_ctrl_c_ends_the_game_cleanly(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
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
