"""A game's cover for the lobby: pieces from a moment of play, stored in the game's folder and drawn in either theme."""

import json
from functools import cache
from typing import Any

from tilewright import games
from tilewright.core import svg
from tilewright.core.palette import THEMES
from tilewright.core.picture import definitions

FILE = "cover.json"


def has_cover(name: str) -> bool:
    """Whether the game has a cover of its own."""
    return (games.facts(name).folder / FILE).is_file()


@cache
def cover(name: str, theme: str, language: str = "en") -> str:
    """The cover as a self-contained SVG document."""
    file = games.facts(name).folder / FILE
    stored = json.loads(file.read_text(encoding="utf-8")) if has_cover(name) else _plain(name)
    palette = THEMES[theme]
    left, top, width, height = stored["box"]
    body = "".join(
        svg.use(art, transform=svg.move(x, y, turn=turn)) if turn else svg.use(art, x, y)
        for art, x, y, turn in stored["pieces"]
    )
    ground = svg.rect(left, top, width, height, fill=palette.table)
    box = (left, top, width, height)
    drawn = svg.element("defs", definitions(body, games.art(name), palette)) + ground + body
    return svg.speaking(svg.document(width, height, drawn, box, games.facts(name).title, theme), language)


def _plain(name: str) -> dict[str, Any]:
    """A row of pieces, for a game without a cover of its own: of tiles, or of chips if it has none."""
    pieces = games.art(name).ids()[:4]
    unit = 36 if pieces[0].startswith("chip/") else 100
    box = (-0.9 * unit, -1.34 * unit, 4.8 * unit, 2.68 * unit)
    return {"box": box, "pieces": [(art, unit * k, 0, 0) for k, art in enumerate(pieces)]}
