"""Every picture of The Castles of Tuscany: region parts, tiles, cards, bonus tiles, stores and the board of tracks.

A plan's hexagons have a flat side up and a radius of 50 units. Everything on a plan also exists as `small/…`.
"""

from collections.abc import Callable
from functools import lru_cache

from tilewright.art import figures
from tilewright.core import svg
from tilewright.core.palette import DAY, SEATS, Palette, SeatColours
from tilewright.games.castles_of_tuscany.rules import material
from tilewright.games.castles_of_tuscany.table import layout
from tilewright.games.castles_of_tuscany.table.art import icon, terminal, track

MOST_COUNT = 125  # the highest number shown on a badge

_SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',sans-serif"
_SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',P052,'Book Antiqua',Georgia,serif"
_WHITE = "#FFFDF6"
_COLOURS = {
    "day": {
        "castle": "#1F5238",
        "city": "#C8433A",
        "manor": "#177C84",
        "agriculture": "#A3CB55",
        "quarry": "#AAB2BD",
        "village": "#E8862B",
        "monastery": "#F4CB3C",
        "carriage": "#E2CFAE",
        "rim": "#6B5B4A",
        "plate": "#F3E7CC",
        "paper": "#FFFCF5",
        "wood": "#C08A55",
        "grain": "#9A6A3F",
    },
    "dusk": {
        "castle": "#1C4630",
        "city": "#A83A34",
        "manor": "#17666E",
        "agriculture": "#84A746",
        "quarry": "#878F9B",
        "village": "#C1712A",
        "monastery": "#D0AC34",
        "carriage": "#B8A585",
        "rim": "#3A3029",
        "plate": "#4A4038",
        "paper": "#77705F",
        "wood": "#A87745",
        "grain": "#7A5330",
    },
}
_SEATS = {seat.name: seat for seat in SEATS[:4]}
_ON_PLAN = (
    *(f"tile/{face}" for face in material.FACES),
    *(f"wood/{kind}" for kind in material.KINDS),
    *(f"start/{seat}" for seat in _SEATS),
    *(f"part/{part}/{turn}" for part in material.PARTS for turn in (0, 180)),
    *(f"stack/{seat}" for seat in _SEATS),
    "plate/rim",
    "plate/ground",
    "wood",
    "space",
    "token/marble",
    "token/worker",
    "pile/back",
    *(f"bonus/{bonus}" for bonus in material.BONUSES),
    *(f"count/{number}" for number in range(MOST_COUNT + 1)),
)


@lru_cache(maxsize=1)
def ids() -> tuple[str, ...]:
    """The art ids of all pieces, in the order of a sheet."""
    return (
        *_ON_PLAN,
        *(f"small/{name}" for name in _ON_PLAN),
        *(f"card/{kind}" for kind in (*material.KINDS, "back")),
        *(f"pile/{kind}" for kind in material.KINDS),
        *(f"yield/{name}" for name in (*material.YIELDS, "back")),
        "stack/neutral",
        *(f"colour/{kind}/{rank}" for kind in material.KINDS for rank in (1, 2)),
        "token/green",
        "tracks",
        *(f"marker/{seat}/{points}" for seat in _SEATS for points in (50, 100)),
        *(figures.chip_id(seat) for seat in _SEATS.values()),
    )


def shared(palette: Palette) -> dict[str, str]:
    """What the pieces refer to, by id."""
    return {**icon.definitions(palette), **figures.shared()}


@lru_cache(maxsize=1024)
def symbol(art_id: str, palette: Palette) -> str:
    """One piece around its origin."""
    match art_id.split("/", 1):
        case ["small", name] if name in _ON_PLAN:
            return svg.group(svg.use(name), id=art_id, transform=svg.move(0, 0, scale=layout.SMALL))
    if art_id not in ids():
        raise KeyError(art_id)
    if art_id == "tracks":
        return track.draw(palette)
    family, *names = art_id.split("/")
    if family == "chip":
        return figures.chip(_SEATS[names[0]])
    return svg.group(_DRAWN[family](names, palette), id=art_id)


@lru_cache(maxsize=1)
def shapes() -> dict[str, str]:
    """The outline of a field alone, and of each field of a part around the part's middle."""
    hexagons = {"field": icon.hexagon(layout.RADIUS)}
    hexagons |= {
        f"field/{field}": _moved(icon.hexagon(layout.RADIUS), centre(field))
        for field in range(material.FIELDS_PER_PART)
    }
    small = {
        f"small/{name}": [(x * layout.SMALL, y * layout.SMALL) for x, y in corners]
        for name, corners in hexagons.items()
    }
    return {name: svg.ring(corners) for name, corners in (hexagons | small).items()}


def centre(field: int) -> svg.Point:
    """The middle of a field of a part, seen from the part's own middle."""
    column, height = material.cell(field, (0, 0))
    return (column - 1) * layout.STEP_X, (height - 3) * layout.STEP_Y


def _moved(corners: list[svg.Point], by: svg.Point) -> list[svg.Point]:
    return [(x + by[0], y + by[1]) for x, y in corners]


def _plate(layer: str, palette: Palette) -> str:
    """The cardboard under a part: its rim, or what lies inside the rim."""
    colours = _COLOURS[palette.name]
    size, fill = (1.13, colours["rim"]) if layer == "rim" else (1.065, colours["plate"])
    return "".join(
        svg.polygon(_moved(icon.hexagon(layout.RADIUS * size), centre(field)), fill=fill)
        for field in range(material.FIELDS_PER_PART)
    )


def _part(part: int, is_turned: bool, palette: Palette) -> str:
    return "".join(
        svg.group(_field(material.KINDS[kind], palette), transform=svg.move(*centre(field)))
        for field, kind in enumerate(material.PART_KINDS[part, int(is_turned)])
    )


def _field(kind: str, palette: Palette) -> str:
    """An empty field: a tint with a rim in full colour, and the faded icon."""
    colours = _COLOURS[palette.name]
    size = layout.RADIUS * 0.94
    return (
        svg.polygon(icon.hexagon(size), fill=colours["paper"])
        + svg.polygon(
            icon.hexagon(size * 0.9),
            fill=colours[kind],
            fill_opacity=0.42,
            stroke=colours[kind],
            stroke_width=size * 0.13,
        )
        + icon.icon(kind, 0, 0, 0.92, opacity=0.62 if palette is DAY else 0.8)
    )


def _tile(face: str, palette: Palette) -> str:
    """A tile that lies on something: shadow, white rim, full colour with a horizon, and its icon or its crops."""
    crops = face.split("-") if face not in material.KINDS else []
    colour = _COLOURS[palette.name]["agriculture" if crops else face]
    rim, inner = layout.RADIUS * 0.94 * 0.97, layout.RADIUS * 0.94 * 0.87
    ground = [(inner * 0.792, inner * 0.36), (inner * 0.5, inner * 0.866), (-inner * 0.5, inner * 0.866)]
    sky = [(inner * 0.965, -inner * 0.06), (inner * 0.5, -inner * 0.866), (-inner * 0.5, -inner * 0.866)]
    drawn = (
        svg.polygon(_moved(icon.hexagon(rim), (0, 3.3)), fill="#000", opacity=0.3)
        + svg.polygon(icon.hexagon(rim), fill=_WHITE, stroke=palette.ink, stroke_width=1.6, stroke_linejoin="round")
        + svg.polygon(icon.hexagon(inner), fill=colour)
        + svg.polygon([*ground, (-inner * 0.792, inner * 0.36)], fill="#000", opacity=0.13)
        + svg.polygon([*sky, (-inner * 0.965, -inner * 0.06)], fill="#fff", opacity=0.1)
    )
    if len(crops) == 2:
        return drawn + icon.icon(crops[0], -17, -9.5, 0.94) + icon.icon(crops[1], 17, 9.5, 0.94)
    return drawn + icon.icon(crops[0] if crops else face, 0, 0, 1.34)


def _start(seat: str, palette: Palette) -> str:
    """A start castle, which lies there for its seat."""
    chip = svg.use(figures.chip_id(_SEATS[seat]))
    return _tile("castle", palette) + svg.group(chip, transform=svg.move(27, -27))


def _space(palette: Palette) -> str:
    """A place where a tile can lie."""
    edge = palette.interface.edge
    return svg.polygon(icon.hexagon(42), fill="none", stroke=edge, stroke_width=1.8, stroke_dasharray="6 5")


def _wood(names: list[str], palette: Palette) -> str:
    """A wooden hexagon, thicker than a tile; on a field it shows what it counts as."""
    colours = _COLOURS[palette.name]
    top = _moved(icon.hexagon(41), (0, -3))
    grain = "M-27-18q26 7 54 0M-34-4q34 8 68 0M-31 11q30 7 62 0M-20 24q20 5 40 0"
    return (
        svg.polygon(_moved(icon.hexagon(42), (0, 6)), fill="#000", opacity=0.3)
        + svg.polygon(_moved(icon.hexagon(41), (0, 3)), fill=colours["grain"], stroke=palette.ink, stroke_width=1.6)
        + svg.polygon(top, fill=colours["wood"], stroke=palette.ink, stroke_width=1.6, stroke_linejoin="round")
        + svg.path(grain, fill="none", stroke=colours["grain"], stroke_width=1.6, opacity=0.7)
        + "".join(icon.icon(kind, 0, -2, 1.05) for kind in names)
    )


def _stack(name: str, palette: Palette) -> str:
    """A stack of tiles, face down: own ones in the seat's colour and hatching, neutral ones beige."""
    seat = _SEATS.get(name)
    fill, cover, opacity = ("#D9C7A0", palette.paper, 0.35) if seat is None else (seat.fill, f"url(#hatch/{name})", 1.0)
    backs = [
        svg.polygon(_moved(icon.hexagon(36), (0, 8 - 4 * level)), fill=fill, stroke="#fff", stroke_width=1.4)
        for level in range(4)
    ]
    return "".join(backs) + svg.polygon(_moved(icon.hexagon(33), (0, -4)), fill=cover, opacity=opacity)


def _count(number: str, palette: Palette) -> str:
    """A number on a round badge."""
    width = 28.0 if len(number) < 3 else 36.0
    return svg.rect(-width / 2, -14, width, 28, rx=14, fill="#fff", stroke=palette.ink, stroke_width=1.3) + _number(
        number, 0, 6, 17, palette.ink
    )


def _number(words: str, x: float, y: float, size: float, fill: str, family: str = _SANS) -> str:
    return svg.text(x, y, words, font_family=family, font_size=size, font_weight="700", fill=fill, text_anchor="middle")


def _sheet(palette: Palette, width: float, height: float, fill: str) -> str:
    """A card's shadow, its white edge and its colour."""
    left, top = -width / 2, -height / 2
    return (
        svg.rect(left + 1.6, top + 3, width, height, rx=8, fill="#000", opacity=0.22)
        + svg.rect(left, top, width, height, rx=8, fill=_WHITE, stroke=palette.ink, stroke_width=1.3)
        + svg.rect(left + 4, top + 4, width - 8, height - 8, rx=5.5, fill=fill)
    )


def _card(kind: str, palette: Palette) -> str:
    """A game card: colour frame, oval with the icon, hexagons in two corners."""
    if kind == "back":
        return _card_back(palette)
    colour = _COLOURS[palette.name][kind]
    width, height = layout.CARD
    corners = ((-width / 2 + 11, -height / 2 + 12), (width / 2 - 11, height / 2 - 12))
    hexagons = "".join(
        svg.polygon(_moved(icon.hexagon(6.4), corner), fill=_WHITE, stroke=palette.ink, stroke_width=1)
        + svg.polygon(_moved(icon.hexagon(3.8), corner), fill=colour)
        for corner in corners
    )
    oval = svg.ellipse(0, 0, width * 0.37, height * 0.33, fill=_WHITE, opacity=0.94)
    return _sheet(palette, width, height, colour) + oval + icon.icon(kind, 0, 0, 1.02) + hexagons


def _card_back(palette: Palette) -> str:
    """A card's back: a ring of eight colours on slate."""
    colours = _COLOURS[palette.name]
    around = ((0, -22), (18, -12), (18, 12), (0, 22), (-18, 12), (-18, -12))
    shown = ("castle", "city", "monastery", "agriculture", "village", "carriage")
    cells = "".join(
        svg.polygon(_moved(icon.hexagon(10), at), fill=colours[kind], stroke=_WHITE, stroke_width=1.2)
        for at, kind in zip(around, shown, strict=True)
    )
    middle = svg.polygon(icon.hexagon(10), fill=colours["quarry"], stroke=_WHITE, stroke_width=1.2)
    return _sheet(palette, *layout.CARD, palette.land.slate) + cells + middle


def _yield(name: str, palette: Palette) -> str:
    """A yield card: what it gives, on straw."""
    sheet = _sheet(palette, 66, 66, "#E9D7AE" if palette is DAY else "#9E8D66")
    ink = palette.ink
    drawn = {
        "back": icon.icon("yield", 0, 0, 1.3),
        "red-points": _points("2", "#B23A32", dotted=False),
        "green-point": _points("1", "#3F8A4F", dotted=True),
        "two-cards": icon.icon("card", -9, 0, 1.1) + _number("2", 18, 8, 24, ink, _SERIF),
        "three-cards": icon.icon("card", -9, 0, 1.1) + _number("3", 18, 8, 24, ink, _SERIF),
        "worker": icon.icon("worker", 0, 0, 1.3),
        "marble": icon.icon("marble", 0, 0, 1.3),
        "hexagon": icon.icon("hexagon", 0, 2, 1.3),
    }[name]
    return sheet + drawn


def _points(words: str, colour: str, dotted: bool) -> str:
    """Points on one of the tracks: a roundel, dotted for green."""
    ring = svg.circle(0, 0, 19, fill=colour, stroke=_WHITE, stroke_width=2.4)
    dots = svg.circle(0, 0, 15.4, fill="none", stroke=_WHITE, stroke_width=1.6, stroke_dasharray="1.6 4")
    return ring + (dots if dotted else "") + _number(words, 0, 8, 22, _WHITE, _SERIF)


def _bonus(name: str, palette: Palette) -> str:
    """A bonus tile: plus one of something."""
    interface = palette.interface
    return (
        svg.rect(-37, -24, 76, 52, rx=9, fill="#000", opacity=0.22)
        + svg.rect(-38, -27, 76, 52, rx=9, fill=_WHITE, stroke=palette.ink, stroke_width=1.3)
        + svg.rect(-34, -23, 68, 44, rx=6, fill=interface.surface2 if palette is DAY else "#CFC3A6")
        + _number("+1", -16, 6, 20, palette.ink, _SERIF)
        + icon.icon(name, 15, -1, 0.92)
    )


def _colour_bonus(kind: int, rank: int, palette: Palette) -> str:
    """A colour bonus tile: the colour, the place that is still to be had, and its points."""
    colour = _COLOURS[palette.name][material.KINDS[kind]]
    return (
        svg.polygon(_moved(icon.hexagon(29), (1, 3)), fill="#000", opacity=0.25)
        + svg.polygon(icon.hexagon(29), fill=_WHITE, stroke=palette.ink, stroke_width=1.3)
        + svg.polygon(icon.hexagon(25.5), fill=colour)
        + icon.icon(material.KINDS[kind], 0, -3, 0.78)
        + svg.group(
            _points(str(material.COLOUR_BONUS[kind, rank - 1]), "#3F8A4F", dotted=True),
            transform=svg.move(17, 17, scale=0.62),
        )
        + svg.circle(-17, -17, 8.5, fill=_WHITE, stroke=palette.ink, stroke_width=1)
        + _number(f"{rank}.", -16.5, -13, 12, palette.ink)
    )


def _token(name: str, palette: Palette) -> str:
    if name == "green":
        return svg.group(_points("", "#3F8A4F", dotted=True), transform=svg.move(0, 0, scale=0.7))
    shadow = svg.ellipse(1, 15, 14, 4, fill="#000", opacity=0.22)
    return shadow + icon.icon(name, 0, 0, 1.1)


def _marker(seat: SeatColours, points: str) -> str:
    """The tile that says fifty or a hundred points more."""
    return (
        svg.rect(-22, -13, 44, 26, rx=13, fill=seat.fill, stroke="#fff", stroke_width=2)
        + svg.rect(-22, -13, 44, 26, rx=13, fill=f"url(#hatch/{seat.name})")
        + svg.rect(-17, -9, 34, 18, rx=9, fill=seat.fill)
        + _number(points, 0, 5.5, 15, seat.mark, _SERIF)
    )


_DRAWN: dict[str, Callable[[list[str], Palette], str]] = {
    "tile": lambda names, palette: _tile(names[0], palette),
    "wood": _wood,
    "start": lambda names, palette: _start(names[0], palette),
    "part": lambda names, palette: _part(material.PARTS.index(names[0]), names[1] == "180", palette),
    "plate": lambda names, palette: _plate(names[0], palette),
    "space": lambda names, palette: _space(palette),
    "stack": lambda names, palette: _stack(names[0], palette),
    "count": lambda names, palette: _count(names[0], palette),
    "card": lambda names, palette: _card(names[0], palette),
    "pile": lambda names, palette: svg.group(_card(names[0], palette), transform=svg.move(0, 0, scale=0.52)),
    "yield": lambda names, palette: _yield(names[0], palette),
    "bonus": lambda names, palette: _bonus(names[0], palette),
    "colour": lambda names, palette: _colour_bonus(material.KINDS.index(names[0]), int(names[1]), palette),
    "token": lambda names, palette: _token(names[0], palette),
    "marker": lambda names, palette: _marker(_SEATS[names[0]], names[1]),
}


def text(art_id: str) -> tuple[str, ...]:
    """The same piece for a terminal, as equally wide rows of Rich markup."""
    if art_id not in ids():
        raise KeyError(art_id)
    return terminal.rows(art_id.removeprefix("small/"), is_small=art_id.startswith("small/"))
