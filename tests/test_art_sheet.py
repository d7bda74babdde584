"""The sheet of pieces of square land: the same bytes each time, complete ids, and pieces as text."""

import hashlib
import os
import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest
from rich.text import Text

from tests.kit.land import every_tile
from tilewright.art import figures
from tilewright.core import svg
from tilewright.core.palette import DAY, SEATS, THEMES, Palette
from tilewright.games.carcassonne.table import art
from tilewright.land.rules.tile import CITY, FIELD, RIVER, ROAD, LandTile
from tilewright.land.table.art import terminal as land_terminal
from tilewright.land.table.art import tile as land_tile


def test_same_input_same_bytes() -> None:
    program = (
        "import hashlib; from tilewright.core.palette import DAY; from tilewright.games.carcassonne.table import art;"
        "print(hashlib.sha256(''.join([art.symbol(name, DAY) for name in art.ids()[::7]]"
        " + list(art.shared(DAY).values())).encode()).hexdigest())"
    )
    digests = set()
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(done.stdout.strip())
    art.symbol.cache_clear()
    drawn = [art.symbol(name, DAY) for name in art.ids()[::7]] + list(art.shared(DAY).values())
    digests.add(hashlib.sha256("".join(drawn).encode()).hexdigest())
    assert len(digests) == 1


def _sheet(palette: Palette) -> str:
    body = "".join([*art.shared(palette).values(), *(art.symbol(name, palette) for name in art.ids())])
    return svg.document(100, 100, f"<defs>{body}</defs>", (0, 0, 100, 100), title="all", description="all")


@pytest.mark.parametrize("palette", THEMES.values(), ids=THEMES)
def test_ids_on_a_sheet_are_unique_and_references_exist(palette: Palette) -> None:
    sheet = _sheet(palette)
    names = [element.attrib["id"] for element in ElementTree.fromstring(sheet).iter() if "id" in element.attrib]
    assert len(names) == len(set(names))
    assert set(art.ids()) | set(art.shared(palette)) == set(names)
    used = set(re.findall(r'href="#([^"]+)"', sheet)) | set(re.findall(r"url\(#([^)]+)\)", sheet))
    assert used <= set(names)


def test_every_piece_has_its_own_id() -> None:
    assert len(art.ids()) == 4 * 34 + 1 + 15
    for name in art.ids():
        assert art.symbol(name, DAY).startswith(f'<g id="{name}"')
    for unknown in ("tile/K/4", "tile/none/0", "figure/violet/standing", "chip"):
        with pytest.raises(KeyError):
            art.symbol(unknown, DAY)
        with pytest.raises(KeyError):
            art.text(unknown)


@every_tile
def test_a_tile_in_a_terminal(tile: LandTile) -> None:
    for facing in range(4):
        rows = [Text.from_markup(row) for row in land_terminal.text(tile, facing, wheel=1)]
        assert [row.cell_len for row in rows] == [11] * 5
        plain = [Text.from_markup(row).plain for row in land_terminal.text(tile, facing)]
        lying = tile.turned(facing)
        # the middle of a side shows its kind without colour
        edges = (plain[0][5], plain[2][10], plain[4][5], plain[2][0])
        for side, character in enumerate(edges):
            signs = {CITY: "⌂ ▒★", ROAD: "║═", RIVER: "≈", FIELD: " ·'♣†∩"}[lying.shows[side]]
            assert character in signs
        cells = land_terminal.places(tile, facing)
        assert set(cells) == set(land_tile.places(tile, facing))
        assert len(set(cells.values())) == len(cells)
        signs_of = {"road": "═║╔╗╚╝", "monastery": "∩", "city": "⌂ ", "field": " ·'♣"}
        for (kind, _), (row, column) in cells.items():
            assert plain[row][column] in signs_of[kind]
        # and so does the cell of a figure's place in the picture
        for (kind, _), point in land_tile.places(tile, facing).items():
            row, column = land_terminal.cell(point)
            assert plain[row][column] in signs_of[kind] + ("│▟█▙" if kind == "monastery" else "")


def test_figures_in_a_terminal_are_known_without_colour() -> None:
    tokens = [name for name in art.ids() if not name.startswith("tile/")]
    shown = {name: [Text.from_markup(row).plain for row in art.text(name)] for name in tokens}
    assert all(len(rows) == 1 and len(rows[0]) == 1 for rows in shown.values())
    assert len({rows[0] for rows in shown.values()}) == len(tokens) == 15
    assert "".join(shown[figures.figure_id(seat)][0] for seat in SEATS) == "RBYGK"
    assert "".join(shown[figures.figure_id(seat, lying=True)][0] for seat in SEATS) == "rbygk"
    assert [Text.from_markup(row).cell_len for row in art.text("tile/back")] == [11] * 5
