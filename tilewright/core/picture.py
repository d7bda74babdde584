"""A scene as one standalone SVG: the table, the areas next to it, and a panel for every seat."""

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from tilewright.core import svg
from tilewright.core.game import Art, Game
from tilewright.core.palette import SEATS, Palette
from tilewright.core.scene import Area, Box, Panel, Piece, Scene, Spot

MARGIN = 40.0
PANEL_WIDTH = 300.0
PANEL_HEIGHT = 116.0
GAP = 24.0
TITLE = 40.0  # the height of an area's title
MOST_PIXELS = 1400.0

EXCERPT_MARGIN = 24.0
EXCERPT_SCALE = 0.8  # pixels to a unit
EXCERPT_ROW = 620.0  # areas are side by side up to this width
SHEET_EDGE = 10.0  # around an area with a title

_REFERENCE = re.compile(r"""(?:href="#|url\(#)([^")]+)""")


@dataclass(frozen=True, slots=True)
class Ghost:
    """A piece about to be placed on the table, or a place where it may not be."""

    x: float
    y: float
    shape: str  # of the spot where it goes
    piece: Piece | None
    is_refused: bool = False


def picture(scene: Scene, game: Game, palette: Palette, language: str = "en") -> str:
    """The scene as a self-contained SVG document, its words in a language."""
    blocks, height = _stack(scene.areas)
    width = max(box[2] for _, box in blocks)
    body = [_sheet(area, box, game, palette, language) + _area(area, box, scene, palette) for area, box in blocks]
    side = width + 2 * MARGIN
    body += [
        _panel(panel, side, MARGIN + number * (PANEL_HEIGHT + GAP), palette)
        for number, panel in enumerate(scene.panels)
    ]
    full_width = side + PANEL_WIDTH + MARGIN
    full_height = max(height, len(scene.panels) * (PANEL_HEIGHT + GAP) + MARGIN) + MARGIN
    ground = svg.rect(0, 0, full_width, full_height, fill=palette.table) + svg.rect(
        0, 0, full_width, full_height, fill="url(#table-dots)"
    )
    inside = "".join(body)
    scale = min(1.0, MOST_PIXELS / full_width)
    points = ", ".join(f"{SEATS[panel.seat].name} {panel.points}" for panel in scene.panels)
    drawing = svg.document(
        full_width * scale,
        full_height * scale,
        svg.element("defs", definitions(inside, game.art, palette, {"table-dots": _dots(palette)})) + ground + inside,
        (0, 0, full_width, full_height),
        game.facts.title,
        f"{game.say(scene.prompt, language)} {points}",
    )
    return svg.speaking(drawing, language)


def excerpt(
    scene: Scene,
    areas: Sequence[Area],
    ghosts: Sequence[Ghost],
    game: Game,
    palette: Palette,
    language: str = "en",
) -> str:
    """Some areas of a scene alone, without places to pick, as a self-contained SVG document; each is cut off at its
    box. `ghosts` are about to be placed on the table.
    """
    blocks, width, height = _column(areas)
    body = []
    for area, (left, top, wide, high) in blocks:
        above = _ghosts(ghosts, palette) if area.kind == "table" else ""
        inside = _area(area, area.box, scene, palette) + above
        cut = {"viewBox": " ".join(svg.number(value) for value in area.box)}
        body.append(_sheet(area, (left, top, wide, high), game, palette, language))
        body.append(svg.element("svg", inside, x=left, y=top, width=wide, height=high, **cut))
    ground = svg.rect(0, 0, width, height, fill=palette.table) + svg.rect(0, 0, width, height, fill="url(#table-dots)")
    inside = "".join(body)
    drawing = svg.document(
        *excerpt_size(areas),
        svg.element("defs", definitions(inside, game.art, palette, {"table-dots": _dots(palette)})) + ground + inside,
        (0, 0, width, height),
        game.facts.title,
        game.say(scene.prompt, language),
    )
    return svg.speaking(drawing, language)


def excerpt_size(areas: Sequence[Area]) -> tuple[float, float]:
    """The width and height of an excerpt, in pixels."""
    _, width, height = _column(areas)
    return round(width * EXCERPT_SCALE), round(height * EXCERPT_SCALE)


def _column(areas: Sequence[Area]) -> tuple[list[tuple[Area, Box]], float, float]:
    """The areas of an excerpt in rows, each row in the middle; its width and height."""
    rows: list[list[Area]] = []
    most = max(EXCERPT_ROW, *(_wide(area) for area in areas))
    for area in areas:
        if rows and area.kind != "table" and rows[-1][0].kind != "table" and _row(rows[-1]) + GAP + _wide(area) <= most:
            rows[-1].append(area)
        else:
            rows.append([area])
    most = max(map(_row, rows))
    blocks: list[tuple[Area, Box]] = []
    top = EXCERPT_MARGIN
    for row in rows:
        left = EXCERPT_MARGIN + (most - _row(row)) / 2
        for area in row:
            edge = SHEET_EDGE if area.title else 0.0
            head = TITLE + edge if area.title else 0.0
            blocks.append((area, (left + edge, top + head, area.box[2], area.box[3])))
            left += _wide(area) + GAP
        top += max(area.box[3] + (TITLE + 2 * SHEET_EDGE if area.title else 0) for area in row) + GAP
    return blocks, most + 2 * EXCERPT_MARGIN, top - GAP + EXCERPT_MARGIN


def _wide(area: Area) -> float:
    return area.box[2] + (2 * SHEET_EDGE if area.title else 0)


def _row(areas: Sequence[Area]) -> float:
    return sum(map(_wide, areas)) + GAP * (len(areas) - 1)


def _ghosts(ghosts: Sequence[Ghost], palette: Palette) -> str:
    """Pieces about to be placed in a dashed frame, figures on a disc; a refused place with a cross."""
    interface, drawn = palette.interface, []
    for ghost in ghosts:
        colour = interface.warn if ghost.is_refused else interface.accent
        piece = _piece(ghost.piece) if ghost.piece else ""
        if ghost.shape == "cell":
            drawn += [
                svg.group(piece, opacity=0.6 if ghost.is_refused else None) if piece else "",
                _frame(ghost, colour),
            ]
        elif ghost.piece and ghost.piece.height:
            drawn += [svg.circle(ghost.x, ghost.y, 32, fill=colour, fill_opacity=0.35), piece]
        else:
            drawn.append(svg.group(piece, opacity=0.65 if ghost.is_refused else 0.8) if piece else "")
        drawn.append(_cross(ghost, colour, interface.surface) if ghost.is_refused else "")
    return "".join(drawn)


def _frame(ghost: Ghost, colour: str) -> str:
    lines: tuple[tuple[str, float, str | None], ...] = (("#fff", 7.5, None), (colour, 4.2, "12 7"))
    return "".join(
        svg.rect(
            ghost.x - 47, ghost.y - 47, 94, 94, rx=8, fill="none", stroke=ink, stroke_width=width, stroke_dasharray=dash
        )
        for ink, width, dash in lines
    )


def _cross(ghost: Ghost, colour: str, ink: str) -> str:
    return svg.group(
        svg.circle(0, 0, 17, fill=colour, stroke="#fff", stroke_width=3),
        svg.path("M-6-6 6 6M6-6-6 6", stroke=ink, stroke_width=4, stroke_linecap="round"),
        transform=svg.move(ghost.x, ghost.y),
    )


def _stack(areas: Sequence[Area]) -> tuple[list[tuple[Area, Box]], float]:
    """The box of each area, and the total height: a table has a row to itself, others are side by side."""
    width = max(area.box[2] for area in areas)
    blocks: list[tuple[Area, Box]] = []
    left, top, height = MARGIN, MARGIN, 0.0
    for area in areas:
        head = TITLE if area.title else 0.0
        is_alone = area.kind == "table" or left + area.box[2] > MARGIN + width
        if is_alone and left > MARGIN:
            left, top, height = MARGIN, top + height + GAP, 0.0
        blocks.append((area, (left, top + head, area.box[2], area.box[3])))
        height = max(height, head + area.box[3])
        left += area.box[2] + GAP
        if area.kind == "table":
            left, top, height = MARGIN, top + height + GAP, 0.0
    return blocks, top + height + GAP


def _sheet(area: Area, box: Box, game: Game, palette: Palette, language: str) -> str:
    """The background of an area with a title, and the title."""
    if area.title is None:
        return ""
    interface, edge = palette.interface, GAP / 2 - 2
    left, top, width, height = box
    ground = svg.rect(
        left - edge,
        top - TITLE - edge,
        width + 2 * edge,
        height + TITLE + 2 * edge,
        rx=16,
        fill=interface.surface,
        stroke=interface.line,
    )
    words = game.say(area.title, language)
    chip = "" if area.owner is None else svg.use(f"chip/{SEATS[area.owner].name}", left + 20, top - 20)
    at = left + (8 if area.owner is None else 42)
    return (
        ground
        + chip
        + svg.text(at, top - 13, words, font_family=svg.SERIF, font_size=22, font_weight="700", fill=interface.text)
    )


def definitions(body: str, art: Art, palette: Palette, more: Mapping[str, str] = MappingProxyType({})) -> str:
    """Every symbol the body uses, directly or indirectly, and `more` definitions by id."""
    shared, known = {**art.shared(palette), **more}, set(art.ids())
    found: dict[str, str] = {}
    wanted = [*_REFERENCE.findall(body), *more]
    while wanted:
        name = wanted.pop()
        if name not in found:
            found[name] = art.symbol(name, palette) if name in known else shared[name]
            wanted += _REFERENCE.findall(found[name])
    return "".join(found[name] for name in sorted(found))


def _dots(palette: Palette) -> str:
    dot = svg.circle(25, 25, 2, fill=palette.table_dot)
    return svg.element("pattern", dot, id="table-dots", width=50, height=50, patternUnits="userSpaceOnUse")


def _area(area: Area, box: Box, scene: Scene, palette: Palette) -> str:
    last = [piece for piece in area.pieces if piece.id in scene.last]
    ground = [piece for piece in area.pieces if piece.height == 0]
    above = sorted((piece for piece in area.pieces if piece.height > 0), key=lambda piece: (piece.height, piece.y))
    return svg.group(
        *(_piece(piece) for piece in ground),
        *(_spot(spot, area, palette) for spot in area.spots if spot.shape in ("cell", "hex", "card")),
        *(_brackets(piece, area.grid, scene.last_seat, palette) for piece in last),
        *(_piece(piece) for piece in above),
        *(_spot(spot, area, palette) for spot in area.spots if spot.shape == "disc"),
        transform=svg.move(box[0] - area.box[0], box[1] - area.box[1]),
    )


def _piece(piece: Piece) -> str:
    if piece.turn:
        return svg.use(piece.art, transform=svg.move(piece.x, piece.y, turn=piece.turn))
    return svg.use(piece.art, piece.x, piece.y)


def _spot(spot: Spot, area: Area, palette: Palette) -> str:
    if spot.turn:
        return ""
    accent = palette.interface.accent
    if spot.shape == "disc":
        return svg.circle(spot.x, spot.y, 9, fill=accent, stroke="#fff", stroke_width=2.5)
    if spot.shape == "hex":
        return svg.group(
            *(
                svg.path(_hexagon(46, 0.5, area.grid), fill="none", stroke=colour, stroke_width=width, **dashes)
                for colour, width, dashes in (("#fff", 7.5, {}), (accent, 4.2, {"stroke_dasharray": "9 5"}))
            ),
            transform=svg.move(spot.x, spot.y),
        )
    return svg.group(
        svg.rect(
            -41,
            -41,
            82,
            82,
            rx=9,
            fill=accent,
            fill_opacity=0.06,
            stroke=accent,
            stroke_width=2.4,
            stroke_dasharray="7 6",
        ),
        svg.path("M0-7V7M-7 0H7", stroke=accent, stroke_width=3.4, stroke_linecap="round"),
        transform=svg.move(spot.x, spot.y),
    )


def _hexagon(radius: float, part: float, grid: str) -> str:
    """The corners of one of the grid's hexagons, each with this fraction of both its sides."""
    turn = math.pi / 6 if grid == "flat" else 0.0
    angles = [math.pi * k / 3 + turn for k in range(6)]
    corners = [(radius * math.sin(angle), -radius * math.cos(angle)) for angle in angles]
    line = ""
    for k, (x, y) in enumerate(corners):
        ends = [(x + (ox - x) * part, y + (oy - y) * part) for ox, oy in (corners[k - 1], corners[(k + 1) % 6])]
        (ax, ay), (bx, by) = ends
        line += "M" + "L".join(f"{svg.number(px)} {svg.number(py)}" for px, py in ((ax, ay), (x, y), (bx, by)))
    return line


def _brackets(piece: Piece, grid: str, seat: int | None, palette: Palette) -> str:
    """Corners around the last move, in the seat's colour on ink on white."""
    square = "M-47-25V-47H-25M25-47H47V-25M47 25V47H25M-25 47H-47V25"
    line = square if grid == "square" else _hexagon(46, 0.3, grid)
    colours = (("#fff", 8.5), (palette.ink, 6.0), (SEATS[seat].fill if seat is not None else palette.paper, 3.8))
    strokes = (
        svg.path(line, fill="none", stroke=colour, stroke_width=width, stroke_linejoin="round", stroke_linecap="round")
        for colour, width in colours
    )
    return svg.group(*strokes, transform=svg.move(piece.x, piece.y))


def _panel(panel: Panel, left: float, top: float, palette: Palette) -> str:
    interface = palette.interface
    seat = SEATS[panel.seat]
    frame = interface.accent if panel.is_asked else interface.line
    body = [
        svg.rect(
            0,
            0,
            PANEL_WIDTH,
            PANEL_HEIGHT,
            rx=14,
            fill=interface.surface,
            stroke=frame,
            stroke_width=3 if panel.is_asked else 1.5,
        ),
        svg.use(f"chip/{seat.name}", transform=svg.move(40, 38, scale=1.5)),
        svg.text(
            PANEL_WIDTH - 22,
            50,
            str(panel.points),
            text_anchor="end",
            font_family=svg.SERIF,
            font_size=38,
            font_weight="700",
            fill=interface.text,
        ),
    ]
    if panel.hand is not None:
        card = svg.rect(76, 23, 21, 30, rx=4, fill=interface.surface2, stroke=interface.edge, stroke_width=1.5)
        number = svg.text(105, 46, str(panel.hand), font_family=svg.SERIF, font_size=22, fill=interface.muted)
        body.append(card + number)
    if panel.place is not None:
        at = 76 if panel.hand is None else 156
        body.append(svg.text(at, 47, f"{panel.place}.", font_family=svg.SERIF, font_size=26, fill=interface.muted))
    return svg.group(*body, *_supplies(panel, palette), transform=svg.move(left, top))


def _supplies(panel: Panel, palette: Palette) -> Iterator[str]:
    """A seat's supplies, used ones faded; supplies without a maximum are shown as a number."""
    shown = [2 if supply.most is None else max(supply.count, supply.most) for supply in panel.supplies]
    step = min(34.0, (PANEL_WIDTH - 60) / max(1, sum(shown)))
    at = 30.0
    for supply, most in zip(panel.supplies, shown, strict=True):
        if supply.most is None:
            yield svg.use(supply.art, transform=svg.move(at, 84))
            yield svg.text(
                at + 18,
                91,
                str(supply.count),
                font_family=svg.SERIF,
                font_size=20,
                font_weight="700",
                fill=palette.interface.text,
            )
            at += 2 * step
            continue
        for number in range(most):
            yield svg.use(supply.art, transform=svg.move(at, 84), opacity=None if number < supply.count else 0.18)
            at += step
