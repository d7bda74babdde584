"""Scenes of every game: every choice can be picked, no two the same way, and every piece can be drawn."""

import re
import sys
from math import hypot
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.kit.play import Setup, setups, walk
from tilewright import games
from tilewright.core import cached
from tilewright.core.game import clone
from tilewright.core.palette import DAY, DUSK, SEATS, Palette
from tilewright.core.picture import picture
from tilewright.core.scene import SPECTATOR
from tilewright.words import LANGUAGES

every_setup = pytest.mark.parametrize("setup", setups(), ids=str)


@every_setup
def test_every_choice_is_reached_by_its_own_picks(setup: Setup) -> None:
    game = setup.game
    for position, _ in walk(setup, 6):
        actor = game.kernels.actor(position, 0)
        if actor < 0:
            continue
        scene = game.scene(position, actor)
        known = [spot.id for area in scene.areas for spot in area.spots] + [piece.id for piece in scene.pieces()]
        assert len(set(known)) == len(known)
        paths = [choice.picks for choice in scene.choices]
        assert all(path for path in paths)
        assert all(pick in known for path in paths for pick in path)
        for path in paths:
            assert sum(other[: len(path)] == path for other in paths) == 1, (
                f"{path} begins or equals another choice's picks"
            )
        assert all(len(choice.ghosts) == len(choice.picks) for choice in scene.choices)


@every_setup
def test_every_piece_has_art_and_text(setup: Setup) -> None:
    game = setup.game
    known = set(game.art.ids())
    used = set()
    for position, _ in walk(setup, 7):
        for viewer in (SPECTATOR, 0):
            scene = game.scene(position, viewer)
            used |= {piece.art for piece in scene.pieces()}
            used |= {ghost.art for choice in scene.choices for ghost in choice.ghosts if ghost}
            used |= {supply.art for panel in scene.panels for supply in panel.supplies}
            used |= {heap.art for heap in scene.heaps}
    assert used <= known
    for number in used:
        rows = game.art.text(number)
        assert rows
    assert {f"chip/{seat.name}" for seat in SEATS} <= known


@pytest.mark.parametrize("name", games.names())
def test_drawings_in_the_colours_of_a_seat_exist_in_all_colours(name: str) -> None:
    drawings = games.art(name)
    coloured = {one: seat for one in drawings.ids() if (seat := _coloured(drawings.symbol(one, DAY)))}
    assert coloured
    for one, seat in coloured.items():
        parts = one.split("/")
        assert parts.count(seat) == 1, one
        for other in SEATS:
            assert coloured["/".join(other.name if part == seat else part for part in parts)] == other.name


def _coloured(symbol: str) -> str | None:
    return ElementTree.fromstring(symbol).get("data-seat")


@pytest.mark.parametrize("name", [name for name in games.names() if not games.is_draft(name)])
def test_words_on_pieces_are_in_every_language(name: str) -> None:
    """The only other text is numbers and signs, which need no translation."""
    drawings = games.art(name)
    for one in drawings.ids():
        symbol = ElementTree.fromstring(drawings.symbol(one, DAY))
        choices = list(symbol.iter("switch"))
        for choice in choices:
            assert sorted(text.get("systemLanguage", "en") for text in choice) == sorted(LANGUAGES), one
        inside = {text for choice in choices for text in choice}
        for text in symbol.iter("text"):
            assert text in inside or not re.search(r"[^\W\d_]", text.text or ""), (one, text.text)


@every_setup
def test_pieces_are_drawn_in_the_colours_of_their_owner(setup: Setup) -> None:
    drawings = setup.game.art
    for position, _ in walk(setup, 7):
        scene = setup.game.scene(position, SPECTATOR)
        owned = [(piece.art, piece.owner) for piece in scene.pieces()]
        owned += [(supply.art, panel.seat) for panel in scene.panels for supply in panel.supplies]
        for drawing, owner in owned:
            colours = _coloured(drawings.symbol(drawing, DAY))
            assert colours is None or (owner is not None and colours == SEATS[owner].name), drawing


@pytest.mark.parametrize("setup", {setup.game.name: setup for setup in reversed(setups())}.values(), ids=str)
def test_sentences_call_places_by_the_labels_that_a_grid_would_show(setup: Setup) -> None:
    """Clients number columns and rows themselves, so a place in column 2 must be drawn there."""
    for position, _ in walk(setup, 7):
        scene = setup.game.scene(position, max(setup.game.kernels.actor(position, 0), SPECTATOR))
        for area in scene.areas:
            for spot in area.spots if area.is_ruled else ():
                said: dict[str, Any] = dict(spot.label.args)
                if area.grid == "square" and "x" in said:
                    assert (spot.x, spot.y) == (100 * said["x"], 100 * said["y"])
                if area.grid == "hex" and "q" in said:
                    x, y = 50 * 3**0.5 * (said["q"] + said["r"] / 2), 75 * said["r"]
                    assert hypot(spot.x - x, spot.y - y) <= 50.1  # in that hexagon, or at one of its corners
            known = {name.text: (name.x, name.y) for name in area.names}
            for spot in area.spots if known else ():
                if (field := dict(spot.label.args).get("field")) is not None:
                    assert known[str(field)] == (spot.x, spot.y)
            about = dict(scene.prompt.args).get("field")
            spoken = [name.text for name in area.names if name.is_spoken]
            if area.kind == "table":
                assert spoken == ([about] if about is not None and scene.viewer == area.owner else [])


@every_setup
@pytest.mark.parametrize("palette", [DAY, DUSK], ids=lambda palette: palette.name)
def test_positions_can_be_drawn(setup: Setup, palette: Palette) -> None:
    game = setup.game
    positions = [position for position, _ in walk(setup, 8)]
    for position in (positions[0], positions[len(positions) // 2], positions[-1]):
        actor = game.kernels.actor(position, 0)
        text = picture(game.scene(position, max(actor, SPECTATOR)), game, palette)
        root = ElementTree.fromstring(text)
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        assert text == picture(game.scene(position, max(actor, SPECTATOR)), game, palette)


@every_setup
def test_cached_scenes_are_those_made_from_scratch(setup: Setup) -> None:
    """Cache keys are complete: after clearing the caches and in another order, every scene is the same."""
    seen = [
        (clone(position), viewer, setup.game.scene(position, viewer))
        for ply, (position, _) in enumerate(walk(setup, 9))
        for viewer in range(SPECTATOR, setup.seats)
        if ply % 4 == 0
    ]
    assert forget(setup.game.name) > 0
    for position, viewer, scene in reversed(seen):
        assert setup.game.scene(position, viewer) == scene


def forget(game: str) -> int:
    """Clear what is cached of a game; return how many functions have a cache."""
    art = ("tilewright.land.table.choice", "tilewright.land.table.scene")
    rooms = (f"tilewright.games.{game}.table", *art)
    files = [module for name, module in list(sys.modules.items()) if name.startswith(rooms)]
    kept = [made for file in files for made in vars(file).values() if hasattr(made, "cache_clear")]
    for made in kept:
        made.cache_clear()
    return len(kept) + cached.forget()
