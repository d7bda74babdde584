"""Scenes in the terminal: every piece in its place, a number at every pick, nothing beyond the edge."""

import io
from collections.abc import Mapping
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.style import Style

from tests.kit.play import Setup, setups, walk
from tilewright.cli.pick import picking
from tilewright.cli.story import speaker
from tilewright.core.game import Game
from tilewright.core.message import Message
from tilewright.core.scene import Area, Choice, Heap, Panel, Piece, Scene, Spot, Supply
from tilewright.terminal import Artist
from tilewright.terminal.canvas import Canvas, Window, block

ART: Mapping[str, tuple[str, ...]] = {
    "tile": ("[white on green]ABCDEFGHIJK[/]",) * 5,
    "hex": ("  ##  ", "[on red]######[/]", "  ##  "),
    "wide": ("[on red]城[/]",),
    "figure": ("[bold white on red]R[/]",),
    "chip/red": ("[red]●[/]",),
    "chip/blue": ("[blue]■[/]",),
}


def game() -> Game:
    """A game that has only art."""
    return cast(Game, SimpleNamespace(art=SimpleNamespace(text=ART.__getitem__)))


def say(message: Message, language: str) -> str:
    return " ".join([message.key, *(str(value) for _, value in message.args)])


ARTIST = Artist(game(), say, "en", {0: Message.of("you")})


def scene(*pieces: Piece, spots: tuple[Spot, ...] = (), box: Any = (-50, -50, 300, 200), **parts: Any) -> Scene:
    areas = (Area("land", "table", box, pieces, spots), *parts.pop("areas", ()))
    panels = (Panel(0, 7, True, (Supply("figure", 3, 5, Message.of("figures")),)), Panel(1, 12, False, hand=4))
    return Scene(0, 0, Message.of("prompt"), areas, parts.pop("panels", panels), **parts)


def shown(renderable: RenderableType, columns: int = 100) -> list[str]:
    console = Console(width=columns, file=io.StringIO(), color_system=None)
    console.print(renderable)
    return cast(io.StringIO, console.file).getvalue().splitlines()


def plain(canvas: Canvas) -> list[str]:
    return [line.plain for line in canvas.lines(canvas.whole)]


# --- canvas --------------------------------------------------------------------------------------------------------


def test_a_tile_is_eleven_by_five() -> None:
    canvas = Canvas((-50, -50, 200, 100))
    assert (canvas.columns, canvas.rows) == (22, 5)
    assert canvas.paste(block(game(), "tile"), 100, 0) == Window(0, 11, 5, 11)
    assert plain(canvas) == [" " * 11 + "ABCDEFGHIJK"] * 5


def test_a_figure_stands_on_the_character_of_its_place() -> None:
    canvas = Canvas((-50, -50, 100, 100))
    canvas.paste(block(game(), "tile"), 0, 0)
    canvas.paste(block(game(), "figure"), -49, 49)
    canvas.paste(block(game(), "figure"), 0, 0)
    assert plain(canvas)[4] == "RBCDEFGHIJK"
    assert plain(canvas)[2] == "ABCDERGHIJK"


def test_unstyled_blanks_show_what_lies_below() -> None:
    canvas = Canvas((-50, -50, 100, 100))
    canvas.paste(block(game(), "tile"), 0, 0)
    window = canvas.paste(block(game(), "hex"), 0, 0)
    assert plain(canvas)[window.row] == "ABCDE##HIJK"
    assert plain(canvas)[window.row + 1] == "ABC######JK"


def test_wide_characters_keep_their_columns() -> None:
    canvas = Canvas((-50, -50, 100, 20))
    canvas.paste(block(game(), "wide"), 0, -40)
    assert cell_len(plain(canvas)[0]) == 11
    assert "城" in plain(canvas)[0]


def test_labels_never_cover_each_other() -> None:
    canvas = Canvas((-50, -50, 100, 100))
    for number in range(10, 16):
        canvas.label(2, 5, str(number))
    text = " ".join(plain(canvas))
    assert all(str(number) in text for number in range(10, 16))


def test_empty_rows_are_trimmed() -> None:
    canvas = Canvas((0, 0, 200, 400))
    canvas.write(7, 3, "x", Style.null())
    canvas.write(9, 15, "y", Style.null())
    assert canvas.trimmed(Window(0, 0, canvas.rows, 11)) == Window(7, 0, 1, 11)
    assert canvas.beyond(Window(7, 0, 1, 11)) == "→"


# --- scenes --------------------------------------------------------------------------------------------------------

TILES = tuple(Piece(f"tile {x}", "tile", 100 * x, 0) for x in range(2))
CELL = Spot("cell", 200, 0, "cell", Message.of("cell"))


def test_panels_show_points_supplies_and_hands() -> None:
    text = "\n".join(shown(ARTIST.draw(scene(*TILES), {}, 100, None).picture))
    assert "▶ ● terminal-seat 1 · you" in text
    assert "7 terminal-points 7" in text
    assert "R R R · · figures" in text
    assert "terminal-hand 4" in text


def test_narrow_panels_count_their_supplies() -> None:
    supplies = (Supply("figure", 3, 9, Message.of("figures")),)
    panels = tuple(Panel(seat % 2, 0, False, supplies) for seat in range(5))
    text = "\n".join(shown(ARTIST.draw(scene(*TILES, panels=panels), {}, 80, None).picture, 80))
    assert "R 3/9" in text
    assert "R R" not in text


def test_places_are_shown_at_the_end() -> None:
    panels = (Panel(0, 7, False, place=2), Panel(1, 12, False, place=1))
    assert "terminal-place 2" in "\n".join(shown(ARTIST.draw(scene(*TILES, panels=panels), {}, 100, None).picture))


def test_each_empty_cell_that_may_be_picked_has_a_number() -> None:
    lines = shown(ARTIST.draw(scene(*TILES, spots=(CELL,)), {"cell": "3"}, 100, 60).picture)
    row = next(number for number, line in enumerate(lines) if "┌╌╌╌╌╌╌╌╌╌┐" in line)
    assert "ABCDEFGHIJK" * 2 + "┌╌╌╌╌╌╌╌╌╌┐" in lines[row]
    assert "╎    3    ╎" in lines[row + 2]
    assert "└╌╌╌╌╌╌╌╌╌┘" in lines[row + 4]


def test_numbers_on_pieces_and_discs() -> None:
    disc = Spot("disc", 0, 0, "disc", Message.of("disc"))
    figure = Piece("figure 1", "figure", 100, 0, height=1)
    labels = {"disc": "1", "tile 0": "2", "figure 1": "3"}
    lines = shown(ARTIST.draw(scene(*TILES, figure, spots=(disc,)), labels, 100, 60).picture)
    text = "\n".join(lines)
    assert "A 2 EFGHIJK" in text
    assert "ABCDE1GHIJK" in text
    assert "R3" in text


def test_the_last_move_has_corners() -> None:
    text = "\n".join(shown(ARTIST.draw(scene(*TILES, last=("tile 1",), last_seat=1), {}, 100, 60).picture))
    assert "┏BCDEFGHIJ┓" in text
    assert "┗BCDEFGHIJ┛" in text


def test_a_table_too_wide_shows_the_picks_and_points_to_the_rest() -> None:
    land = tuple(Piece(f"tile {x}", "tile", 100 * x, 0) for x in range(20))
    far = Spot("far", 2000, 0, "cell", Message.of("far"))
    picture = scene(*land, spots=(far,), box=(-50, -50, 2100, 100))
    drawing = ARTIST.draw(picture, {"far": "9"}, 60, 60)
    lines = shown(drawing.picture, 60)
    assert drawing.hidden == {}
    assert any("╎    9    ╎" in line for line in lines)
    assert any("← …" in line for line in lines)
    both = ARTIST.draw(replace(picture, last=("tile 0",)), {"far": "9", "tile 1": "2", "tile 2": "3"}, 60, 60)
    assert both.hidden == {"far": "→"}


def test_a_table_too_high_points_up_and_down() -> None:
    land = tuple(Piece(f"tile {y}", "tile", 0, 100 * y) for y in range(20))
    picture = scene(*land, box=(-50, -50, 100, 2000), last=("tile 10",))
    lines = shown(ARTIST.draw(picture, {"tile 0": "1", "tile 9": "2", "tile 11": "3"}, 100, 40).picture)
    assert any("↑ ↓ …" in line for line in lines)
    assert len(lines) < 45
    assert ARTIST.draw(picture, {"tile 0": "1", "tile 9": "2", "tile 11": "3"}, 100, 40).hidden == {"tile 0": "↑"}


def test_the_whole_of_a_wide_table_is_drawn_in_parts() -> None:
    land = tuple(Piece(f"tile {x}", "tile", 100 * x, 300 * (x > 4)) for x in range(10))
    lines = shown(ARTIST.draw(scene(*land, box=(-50, -50, 1000, 400)), {}, 60, None).picture, 60)
    assert sum(line.count("ABCDEFGHIJK") for line in lines) == 50
    assert sum("╭─" in line for line in lines) >= 3


def test_in_a_wide_terminal_panels_are_beside_the_table() -> None:
    lines = shown(ARTIST.draw(scene(*TILES), {}, 160, 50).picture, 160)
    assert any("ABCDEFGHIJK" in line and "terminal-points" in line for line in lines)


def test_docks_are_beside_the_question_and_other_areas_below_the_table() -> None:
    dock = Area("dock", "dock", (-50, -50, 100, 100), (Piece("drawn", "tile", 0, 0),))
    hand = Area("hand", "hand", (-50, -50, 100, 100), (Piece("card", "hex", 0, 0),), title=Message.of("hand"))
    drawing = ARTIST.draw(scene(*TILES, areas=(dock, hand)), {}, 100, 60)
    assert sum("ABCDEFGHIJK" in line for line in shown(drawing.dock[0])) == 5
    assert any(" hand " in line for line in shown(drawing.picture))


def test_ghosts_show_what_each_pick_would_do() -> None:
    ghosts = [(number, "cell", Piece("ghost", "tile", 200, 0)) for number in (1, 2)]
    lines = shown(ARTIST.ghosts(scene(*TILES, spots=(CELL,)), ghosts))
    assert "1" in lines[0]
    assert "2" in lines[0]
    assert sum(line.count("HIJK┏BCDEFGHIJ┓") for line in lines) == 2
    assert sum(line.count("HIJK┗BCDEFGHIJ┛") for line in lines) == 2


def test_heaps_are_counted() -> None:
    drawn = scene(*TILES, heaps=(Heap("tile", 4), Heap("figure", 2)))
    assert any("terminal-left 6" in line for line in shown(ARTIST.draw(drawn, {}, 100, 60).picture))
    text = "\n".join(shown(ARTIST.heaps(drawn)))
    assert "× 4" in text
    assert "× 2" in text


# --- picking -------------------------------------------------------------------------------------------------------


def choice(move: str, *picks: str) -> Choice:
    ghost = Piece("ghost", "tile", 0, 0)
    return Choice(move, picks, Message.of(move), tuple(ghost for _ in picks))


def test_picks_are_numbered_in_reading_order_with_buttons_last() -> None:
    spots = (
        Spot("pass", 0, 0, "button", Message.of("pass")),
        Spot("south", 0, 100, "cell", Message.of("south")),
        Spot("east", 100, 0, "cell", Message.of("east")),
        Spot("west", -100, 0, "cell", Message.of("west")),
    )
    moves = tuple(choice(spot.id, spot.id) for spot in spots)
    found = picking(scene(spots=spots, choices=moves))
    assert [pick.id for pick in found.next] == ["west", "east", "south", "pass"]
    assert found.labels == {"west": "1", "east": "2", "south": "3", "pass": "4"}


def test_a_pick_without_alternatives_is_taken_and_rotations_share_a_place() -> None:
    turns = tuple(Spot(f"turn {turn}", 200, 0, "cell", Message.of("turn"), turn=90 * turn) for turn in range(3))
    moves = tuple(choice(f"place {turn}", "cell", f"turn {turn}") for turn in range(3))
    found = picking(scene(spots=(CELL, *turns), choices=moves))
    assert found.picked == ("cell",)
    assert found.is_one_place
    assert found.labels == {"cell": "1–3"}
    other = Spot("other", 0, 0, "cell", Message.of("other"))
    both = picking(scene(spots=(CELL, other, *turns), choices=(*moves, choice("other", "other"))))
    assert both.picked == ()
    assert [len(pick.choices) for pick in both.next] == [1, 3]
    assert both.next[1].label == Message.of("cell")


def test_payments_narrow_pick_by_pick() -> None:
    cards = tuple(
        Piece(f"card {number}", "hex", 30 * number, 0, tip=Message.of(f"tip {number}")) for number in range(3)
    )
    moves = (
        choice("pay 01", "card 0", "card 1"),
        choice("pay 02", "card 0", "card 2"),
        choice("pay 12", "card 1", "card 2"),
    )
    table = scene(*cards, choices=moves)
    first = picking(table)
    assert [pick.label for pick in first.next] == [Message.of("tip 0"), Message.of("pay 12")]
    second = picking(table, ("card 0",))
    assert [pick.choices[0].move for pick in second.next] == ["pay 01", "pay 02"]
    assert second.labels == {"card 1": "1", "card 2": "2"}


# --- every game ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", setups(), ids=str)
@pytest.mark.parametrize("columns", [80, 100, 160])
def test_every_game_fits_and_shows_every_number(setup: Setup, columns: int) -> None:
    real = setup.game
    artist = Artist(real, speaker(real), "en", {})
    positions = [position for position, action in walk(setup, 11) if action >= 0]
    asked = [position for position in positions if real.kernels.actor(position, 0) >= 0]
    for position in (asked[0], asked[len(asked) // 2], asked[-1]):
        picture = real.scene(position, real.kernels.actor(position, 0))
        now = picking(picture)
        drawing = artist.draw(picture, now.labels, columns, 50)
        lines = [line for part in (drawing.picture, *drawing.dock) for line in shown(part, columns)]
        assert all(cell_len(line) <= columns for line in lines)
        buttons = {spot.id for area in picture.areas for spot in area.spots if spot.shape == "button"}
        text = "\n".join(lines)
        for pick, label in now.labels.items():
            assert pick in buttons or pick in drawing.hidden or label in text
