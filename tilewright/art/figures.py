"""The players' figures and chips, as pictures and for a terminal, in the colours, emblems and hatchings of five seats.

A figure is a cloaked traveller with a broad hat; its origin is the place it stands on. A stylesheet may thicken `halo`.
"""

from collections.abc import Callable
from dataclasses import dataclass

from tilewright.core import svg
from tilewright.core.palette import SEATS, Palette, SeatColours

FEET = 11  # how far a standing figure's feet are below its place
CHIP_RADIUS = 12
BY_NAME = {seat.name: seat for seat in SEATS}
LETTERS = {"red": "R", "blue": "B", "yellow": "Y", "green": "G", "black": "K"}
EMBLEM_CHARACTERS = {"disc": "●", "square": "■", "triangle": "▲", "cross": "✚", "diamond": "◆"}
_FACE = "#FCEBD2"
_WHITE = "#FFFFFF"


@dataclass(frozen=True)
class Size:
    """How a figure differs from the normal one: a bulkier figure is stronger."""

    width: float
    height: float
    head: float
    emblem: float  # radius
    shadow: float  # half width


SIZES = {
    "normal": Size(1, 1, 1, 4.3, 13.5),
    "small": Size(0.8, 0.72, 0.86, 3.4, 11.5),
    "slender": Size(0.74, 1.16, 0.9, 3.3, 10.5),
    "big": Size(1.3, 1.16, 1.12, 5, 16.5),
}


def _disc(radius: float, fill: str) -> str:
    return svg.circle(0, 0, radius * 0.95, fill=fill)


def _square(radius: float, fill: str) -> str:
    return svg.rect(-radius * 0.85, -radius * 0.85, radius * 1.7, radius * 1.7, fill=fill)


def _triangle(radius: float, fill: str) -> str:
    base, half = radius * 0.8, radius * 1.1
    return svg.polygon([(0, -radius * 1.15), (half, base), (-half, base)], fill=fill)


def _cross(radius: float, fill: str) -> str:
    arm, tip = radius * 0.36, radius * 1.1
    corner = [(-arm, -tip), (arm, -tip), (arm, -arm)]
    return svg.polygon([_quarter(point, turns) for turns in range(4) for point in corner], fill=fill)


def _diamond(radius: float, fill: str) -> str:
    tall, wide = radius * 1.25, radius * 1.1
    return svg.polygon([(0, -tall), (wide, 0), (0, tall), (-wide, 0)], fill=fill)


def _quarter(point: svg.Point, turns: int) -> svg.Point:
    for _ in range(turns):
        point = (-point[1], point[0])
    return point


_EMBLEMS: dict[str, Callable[[float, str], str]] = {
    "disc": _disc,
    "square": _square,
    "triangle": _triangle,
    "cross": _cross,
    "diamond": _diamond,
}


def emblem(shape: str, radius: float, fill: str) -> str:
    """A seat's emblem around the origin: disc, square, triangle, cross or diamond."""
    return _EMBLEMS[shape](radius, fill)


def hatching(name: str, kind: str, colour: str, *, step: float, width: float, opacity: float, turned: float = 0) -> str:
    """A hatching pattern to draw over the colour it represents, as engravers do to tell colours apart."""
    half = svg.number(step / 2)
    whole = svg.number(step)
    over, under = svg.number(step + 1), svg.number(step - 1)
    lines = {
        "vertical": f"M{half} 0V{whole}",
        "horizontal": f"M0 {half}H{whole}",
        "grid": f"M{half} 0V{whole}M0 {half}H{whole}",
        # draw across the corners too, or the slanted lines would break where the pattern repeats
        "bend": f"M-1 -1L{over} {over}M-1 {under}L1 {over}M{under} -1L{over} 1",
        "sinister": f"M{over} -1L-1 {over}M1 -1L-1 1M{over} {under}L{under} {over}",
    }
    if kind == "dots":
        near, far = step / 4, step * 3 / 4
        body = svg.group(
            svg.circle(near, near, width * 0.75), svg.circle(far, far, width * 0.75), fill=colour, opacity=opacity
        )
    else:
        body = svg.path(lines[kind], fill="none", stroke=colour, stroke_width=width, opacity=opacity)
    return svg.element(
        "pattern",
        body,
        id=name,
        width=step,
        height=step,
        patternUnits="userSpaceOnUse",
        patternTransform=svg.move(0, 0, turn=turned) or None,
    )


def shared() -> dict[str, str]:
    """The hatchings that figures and chips refer to, by id: `hatch/SEAT`, and `hatch/SEAT/lying`.

    A lying figure is rotated 90° to the left; its hatching is rotated back, or red would look like blue.
    """
    definitions = {}
    for seat in SEATS:
        for name, turned in ((f"hatch/{seat.name}", 0), (f"hatch/{seat.name}/lying", 90)):
            definitions[name] = hatching(name, seat.hatch, seat.dark, step=3.2, width=0.8, opacity=0.8, turned=turned)
    return definitions


def figure_id(seat: SeatColours, size: str = "normal", lying: bool = False) -> str:
    """The art id of a figure; it names the size only if that is not the normal one."""
    posture = "lying" if lying else "standing"
    return f"figure/{seat.name}/{posture}" if size == "normal" else f"figure/{seat.name}/{size}/{posture}"


def figure(seat: SeatColours, palette: Palette, size: str = "normal", lying: bool = False) -> str:
    """One figure, with its shadow, around the place it stands or lies on."""
    measures = SIZES[size]
    name = figure_id(seat, size, lying)
    if lying:
        shadow = svg.ellipse(1, 9, 17 * measures.height, 5, fill="#000000", opacity=0.22)
        # rotated 90° to the left, centred on its place
        body = svg.group(
            _traveller(seat, palette, measures, lying), transform=f"rotate(-90) translate(0 {_middle(size)})"
        )
        return svg.group(shadow, body, id=name, data_seat=seat.name)
    shadow = svg.ellipse(2.5, FEET - 0.5, measures.shadow, 4, fill="#000000", opacity=0.25)
    body = svg.group(_traveller(seat, palette, measures, lying), transform=f"translate(0 {FEET})")
    return svg.group(shadow, body, id=name, data_seat=seat.name)


def _middle(size: str) -> str:
    measures = SIZES[size]
    return svg.number(14 * (17.5 * measures.height + 13.6 * measures.head) / 31.1)


def _traveller(seat: SeatColours, palette: Palette, size: Size, lying: bool) -> str:
    """Cloak, face and hat above the feet: first as a white halo, then as an ink outline, then in colour."""
    shoulder = -17.5 * size.height
    face = shoulder - 4.2 * size.head
    cloak, hat = _cloak(size), _hat(face, size.head)
    outline = svg.path(cloak) + svg.circle(0, face, 4.7 * size.head) + svg.path(hat)
    chest = -7.2 * size.height
    pattern = f"hatch/{seat.name}/lying" if lying else f"hatch/{seat.name}"
    mark = svg.circle(0, 0, size.emblem * 1.45, fill=seat.fill) + emblem(seat.emblem, size.emblem, seat.mark)
    return (
        svg.group(outline, class_="halo", fill=_WHITE, stroke=_WHITE, stroke_width=4.6, stroke_linejoin="round")
        + svg.group(outline, fill=palette.ink, stroke=palette.ink, stroke_width=1.9, stroke_linejoin="round")
        + svg.path(cloak, fill=seat.fill)
        + svg.path(cloak, fill=f"url(#{pattern})")
        + svg.circle(0, face, 4.6 * size.head, fill=_FACE)
        + svg.path(hat, fill=seat.dark)
        + svg.group(mark, transform=svg.move(0, chest, turn=90 if lying else 0))  # the emblem stays upright
    )


def _cloak(size: Size) -> str:
    """The cloak from the shoulders down to the feet, at y = 0."""

    def at(*numbers: float) -> str:
        scales = (size.width, size.height)
        return " ".join(svg.number(value * scales[index % 2]) for index, value in enumerate(numbers))

    return (
        f"M{at(-4.6, -17.5)}C{at(-8.4, -14.5, -10.6, -7, -11.4, -1.6)}Q{at(-11.6, 0, -9.8, 0)}"
        f"L{at(9.8, 0)}Q{at(11.6, 0, 11.4, -1.6)}C{at(10.6, -7, 8.4, -14.5, 4.6, -17.5)}Z"
    )


def _hat(face: float, scale: float) -> str:
    """Brim and crown, above a face at this height."""

    def at(*numbers: float) -> str:
        return " ".join(svg.number(value * scale + (face if index % 2 else 0)) for index, value in enumerate(numbers))

    brim = f"M{at(-9, -2.2)}Q{at(0, -5.2, 9, -2.2)}Q{at(4.6, -0.6, 0, -0.6)}Q{at(-4.6, -0.6, -9, -2.2)}Z"
    crown = f"M{at(-4.4, -3.4)}Q{at(-3.6, -9.4, 0, -9.4)}Q{at(3.6, -9.4, 4.4, -3.4)}Z"
    return brim + crown


def token_text(seat: SeatColours, characters: str) -> str:
    """Characters in a seat's colours, as Rich markup."""
    return f"[bold {seat.mark} on {seat.fill}]{characters}[/]"


def figure_text(seat: SeatColours, lying: bool = False) -> str:
    """A figure in a terminal: the seat's letter, lower case if it lies."""
    return token_text(seat, LETTERS[seat.name].lower() if lying else LETTERS[seat.name])


def chip_text(seat: SeatColours) -> str:
    """A chip in a terminal: the seat's emblem."""
    return token_text(seat, EMBLEM_CHARACTERS[seat.emblem])


def chip_id(seat: SeatColours) -> str:
    """The art id of a seat's chip."""
    return f"chip/{seat.name}"


def chip(seat: SeatColours) -> str:
    """A round chip that represents the seat itself, with a white ring that sets it off from any surface."""
    radius = CHIP_RADIUS
    return svg.group(
        svg.circle(0, 0, radius - 1, fill=seat.fill, stroke=_WHITE, stroke_width=2),
        svg.circle(0, 0, radius - 1.9, fill=f"url(#hatch/{seat.name})"),
        svg.circle(0, 0, radius * 0.64, fill=seat.fill),
        emblem(seat.emblem, radius * 0.45, seat.mark),
        id=chip_id(seat),
        data_seat=seat.name,
    )
