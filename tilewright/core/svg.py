"""The few SVG elements that our pictures need.

Numbers are rounded to one decimal, so that the same picture is always the same bytes and stays small. Attribute names
are written with underscores (`stroke_width`); a trailing underscore is dropped (`class_`); None omits an attribute.
"""

import re
from collections.abc import Iterable, Mapping
from html import escape

SERIF = "'Tilewright Serif','Iowan Old Style','Palatino Linotype',Palatino,P052,'Book Antiqua',Georgia,serif"
SANS = "'Tilewright Sans',system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',sans-serif"

_SWITCH = re.compile(r"<switch>(.*?)</switch>", re.DOTALL)
_LANGUAGE = re.compile(r' systemLanguage="(\w+)"')

Point = tuple[float, float]
Value = str | float | None


def number(value: float) -> str:
    """A number with at most one decimal.

    >>> number(12.04), number(-0.04), number(7.25 * 2)
    ('12', '0', '14.5')
    """
    rounded = f"{value:.1f}".removesuffix(".0")
    return "0" if rounded == "-0" else rounded


def points(line: Iterable[Point]) -> str:
    """The points of a line, as polygons and polylines need them.

    >>> points([(0, 0), (2.5, -1)])
    '0,0 2.5,-1'
    """
    return " ".join(f"{number(x)},{number(y)}" for x, y in line)


def element(name: str, body: str = "", /, **attributes: Value) -> str:
    """Any element.

    >>> element("circle", r=2.25, stroke_width=1, fill=None)
    '<circle r="2.2" stroke-width="1"/>'
    """
    written = "".join(_attribute(key, value) for key, value in attributes.items())
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


def _attribute(key: str, value: Value) -> str:
    if value is None:
        return ""
    shown = escape(value) if isinstance(value, str) else _fraction(value) if "opacity" in key else number(value)
    return f' {key.rstrip("_").replace("_", "-")}="{shown}"'


def _fraction(value: float) -> str:
    """An opacity: one decimal would be too coarse."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def circle(x: float, y: float, radius: float, **attributes: Value) -> str:
    """A circle around a point."""
    return element("circle", cx=x or None, cy=y or None, r=radius, **attributes)


def ellipse(x: float, y: float, radius_x: float, radius_y: float, **attributes: Value) -> str:
    """An upright ellipse around a point."""
    return element("ellipse", cx=x or None, cy=y or None, rx=radius_x, ry=radius_y, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> str:
    """A rectangle by its top left corner and its size."""
    return element("rect", x=x or None, y=y or None, width=width, height=height, **attributes)


def path(data: str, **attributes: Value) -> str:
    """A path in SVG's own path language."""
    return element("path", d=data, **attributes)


def polygon(corners: Iterable[Point], **attributes: Value) -> str:
    """A closed shape with straight sides."""
    return element("polygon", points=points(corners), **attributes)


def polyline(line: Iterable[Point], **attributes: Value) -> str:
    """An open line without fill."""
    return element("polyline", points=points(line), fill="none", **attributes)


def curve(controls: Iterable[Point]) -> str:
    """Path data of a chain of cubic curves: the start, then two control points and an end for each.

    >>> curve([(0, 0), (0, 5), (5, 9), (9, 9)])
    'M0 0C0 5 5 9 9 9'
    """
    start, *rest = (f"{number(x)} {number(y)}" for x, y in controls)
    return f"M{start}C{' '.join(rest)}"


def ring(corners: Iterable[Point]) -> str:
    """Path data of a closed shape with straight sides.

    >>> ring([(0, 0), (5, 0), (5, 2.5)])
    'M0 0L5 0 5 2.5Z'
    """
    start, *rest = (f"{number(x)} {number(y)}" for x, y in corners)
    return f"M{start}L{' '.join(rest)}Z"


def group(*body: str, **attributes: Value) -> str:
    """Several elements as one group."""
    return element("g", "".join(body), **attributes)


def use(name: str, x: float = 0, y: float = 0, **attributes: Value) -> str:
    """A shared element at a point."""
    return element("use", href=f"#{name}", x=x or None, y=y or None, **attributes)


def text(x: float, y: float, words: str, **attributes: Value) -> str:
    """Text at a point."""
    return element("text", escape(words), x=x, y=y, **attributes)


def inscription(x: float, y: float, spoken: Mapping[str, str], **attributes: Value) -> str:
    """The same words in several languages at a point; `speaking` keeps one of them, and viewers show their own.

    >>> inscription(0, 5, {"en": "Plague", "de": "Pest"})
    '<switch><text x="0" y="5" systemLanguage="de">Pest</text><text x="0" y="5">Plague</text></switch>'
    """
    others = (
        text(x, y, spoken[tongue], systemLanguage=tongue, **attributes) for tongue in sorted(spoken) if tongue != "en"
    )
    return element("switch", "".join([*others, text(x, y, spoken["en"], **attributes)]))


def speaking(drawing: str, language: str) -> str:
    """A drawing with its inscriptions in one language.

    >>> speaking(inscription(0, 5, {"en": "Plague", "de": "Pest"}), "de")
    '<text x="0" y="5">Pest</text>'
    """

    def chosen(found: re.Match[str]) -> str:
        *others, english = re.findall(r"<text.*?</text>", found[1], re.DOTALL)
        wanted = (other for other in others if f' systemLanguage="{language}"' in other)
        return _LANGUAGE.sub("", next(wanted, english))

    return _SWITCH.sub(chosen, drawing)


def move(x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """The value of a `transform` that scales first, then rotates, then moves.

    >>> move(3, 4), move(0, 0, turn=-90, scale=0.85)
    ('translate(3 4)', 'rotate(-90) scale(0.85)')
    """
    parts = (
        f"translate({number(x)} {number(y)})" if x or y else "",
        f"rotate({number(turn)})" if turn else "",
        f"scale({_fraction(scale)})" if scale != 1 else "",
    )
    return " ".join(part for part in parts if part)


def document(
    width: float, height: float, body: str, box: tuple[float, float, float, float], title: str, description: str
) -> str:
    """A whole SVG file; `box` is the part of the drawing it shows: left, top, width, height."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(width)}" height="{number(height)}"'
        f' viewBox="{" ".join(number(value) for value in box)}" role="img">'
        f"<title>{escape(title)}</title><desc>{escape(description)}</desc>{body}</svg>"
    )
