"""The pictures of Cornwall: complete, the same every time, and shown in a terminal too."""

import re
from xml.etree import ElementTree

import pytest
from rich.text import Text

from tilewright.core.palette import DAY, DUSK, Palette
from tilewright.games.cornwall.rules import material
from tilewright.games.cornwall.table import art, survey
from tilewright.games.cornwall.table.art import frame, geometry, ground

REFERENCE = re.compile(r"""(?:href="#|url\(#)([^")]+)""")
every_palette = pytest.mark.parametrize("palette", [DAY, DUSK], ids=lambda palette: palette.name)


@every_palette
def test_every_symbol_is_complete_and_refers_only_to_existing_ids(palette: Palette) -> None:
    known = set(art.ids())
    shared = art.shared(palette)
    assert len(known) == len(art.ids())
    assert known.isdisjoint(shared)
    drawn = {**{name: art.symbol(name, palette) for name in known}, **shared}
    for name, text in drawn.items():
        root = ElementTree.fromstring(text)
        assert [element.get("id") for element in root.iter() if element.get("id")] == [name]
        assert set(REFERENCE.findall(text)) <= set(drawn), name


def test_the_same_piece_is_drawn_the_same_way_every_time() -> None:
    for name in ("field/forest/2", "field/meadow/flag", "tile/T05/3", "pub/4", "values"):
        once = art.symbol(name, DAY)
        art.symbol.cache_clear()
        assert art.symbol(name, DAY) == once
    assert art.symbol("field/forest/2", DUSK) != art.symbol("field/forest/2", DAY)


def test_vegetation_stays_on_its_field() -> None:
    inradius = geometry.RADIUS * 3**0.5 / 2
    for terrain in material.TERRAINS:
        for variant in ("0", "1", "2", "3", "flag", "chapel", "cottage"):
            text = ground.ground(terrain, variant, DAY)
            for x, y in re.findall(r'<use href="#[^"]+" x="(-?[\d.]+)" y="(-?[\d.]+)"', text):
                assert abs(float(x)) < inradius
                assert abs(float(y)) < geometry.RADIUS


def test_frames_are_all_frames_up_to_rotation() -> None:
    names = frame.names()
    assert len(names) == 130
    for name in names:
        turned = name[2:] + name[:2]
        assert frame.turned(turned)[0] == name


def test_every_piece_has_rows_of_equal_width_in_a_terminal() -> None:
    for name in art.ids():
        rows = [Text.from_markup(row) for row in art.text(name)]
        assert rows
        assert len({row.cell_len for row in rows}) == 1, name


def test_unknown_pieces_are_refused() -> None:
    for name in ("field/sea/0", "tile/T99/0", "nothing", "figure/pink/small/standing"):
        with pytest.raises(KeyError):
            art.symbol(name, DAY)
    with pytest.raises(KeyError):
        art.text("nothing")


def test_rotations_of_a_tile_on_one_site_have_the_same_place() -> None:
    """To the last bit: a page treats choices at exactly the same place as rotations of one tile."""
    fields = [(q, r) for q in range(-9, 9) for r in range(-9, 9)]
    for q, r in fields:
        for facing in range(6):
            one, two, three = survey.places(q, r, facing)
            assert (
                geometry.centre([one, two, three])
                == geometry.centre([two, three, one])
                == geometry.centre([three, two, one])
            )
