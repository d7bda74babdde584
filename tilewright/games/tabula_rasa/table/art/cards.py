"""The knight cards: a hatched band with number and pips above a knight. Also their back, stock and removed pair."""

from tilewright.core import svg
from tilewright.core.palette import Palette
from tilewright.games.tabula_rasa.table.art.colours import colours, hatch_id
from tilewright.games.tabula_rasa.table.layout import CARD_HEIGHT, CARD_WIDTH

BACK = "card/back"
SMALL_BACK = "hand/back"
REMOVED = "removed"
_LEFT, _TOP = -CARD_WIDTH / 2, -CARD_HEIGHT / 2
_BAND = "M-28.8 -18.6V-36.2Q-28.8 -41.8 -23.2 -41.8H23.2Q28.8 -41.8 28.8 -36.2V-18.6Z"
_BAND_Y = -30.2
_HELM = "M-15 8V-12Q-15 -30 1 -30T17 -12V8Q1 16 -15 8Z"
_TABARD = "M-13 8L-15 33H15L13 8Q0 15 -13 8Z"


def card_id(colour: str, number: int) -> str:
    """The art id of a card's face."""
    return f"card/{colour}/{number}"


def stock_id(count: int) -> str:
    """The art id of the stock with `count` cards."""
    return f"stock/{count}"


def bust_id(colour: str) -> str:
    """The id of the knight of a colour, which cards and banners refer to."""
    return f"knight/{colour}"


def bust(colour: str, palette: Palette) -> str:
    """A knight from the waist up: helm with visor and plume, mail on the shoulders, a tabard in the colour."""
    own, dress = colours(palette), colours(palette).knights[colour]
    return svg.group(
        svg.path("M-29 33Q-28 12 -13 8H13Q28 12 29 33Z", fill=own.steel_dark),
        svg.path("M-24 24q3 -2 6 0M-25 29q3 -2 6 0M18 24q3 -2 6 0M19 29q3 -2 6 0", fill="none", stroke_width=1),
        svg.path(_TABARD, fill=dress.fill),
        svg.path(_TABARD, fill=f"url(#{hatch_id(colour)})", stroke="none"),
        svg.path("M2 -30Q-4 -44 12 -46 28 -47 31 -30 33 -18 26 -12 26 -26 14 -29 8 -31 2 -27Z", fill=dress.fill),
        svg.path(
            "M8 -37q10 -3 17 7M10 -33.5q7 0 11.5 4.5", fill="none", stroke="#FFFFFF", stroke_width=1.4, opacity=0.7
        ),
        svg.path(_HELM, fill=own.steel),
        svg.path("M6 -29Q17 -26 17 -12V8Q12 11 7 11.6Z", fill=own.steel_dark, stroke="none"),
        svg.path(_HELM, fill="none"),
        svg.path("M-15 -11H17V-5H-15Z", fill=palette.ink),
        svg.path("M1 -5V12M-9 2h5M-9 6h5M6 2h5M6 6h5M1 -30V-11", fill="none", stroke_width=1.5),
        id=bust_id(colour),
        stroke=palette.ink,
        stroke_width=1.8,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _sheet(palette: Palette, fill: str) -> str:
    """The empty card with its shadow."""
    return svg.rect(_LEFT + 1.5, _TOP + 3, CARD_WIDTH, CARD_HEIGHT, rx=7, fill="#000000", opacity=0.25) + svg.rect(
        _LEFT, _TOP, CARD_WIDTH, CARD_HEIGHT, rx=7, fill=fill, stroke=palette.ink, stroke_width=1.1
    )


def face(colour: str, number: int, palette: Palette) -> str:
    """The front of a knight card."""
    own, dress = colours(palette), colours(palette).knights[colour]
    pips = (
        svg.circle(23.4 - 6.2 * pip, _BAND_Y, 2.2, fill=own.face, stroke=palette.ink, stroke_width=0.8)
        for pip in range(number)
    )
    return svg.group(
        _sheet(palette, own.face),
        svg.path(_BAND, fill=dress.fill),
        svg.path(_BAND, fill=f"url(#{hatch_id(colour)})"),
        svg.path(_BAND, fill="none", stroke=palette.ink, stroke_width=0.8),
        svg.circle(-16.8, _BAND_Y, 10.4, fill=own.face, stroke=palette.ink, stroke_width=1),
        svg.text(-16.8, _BAND_Y + 7, str(number), **_numeral(20, palette)),
        *pips,
        svg.use(bust_id(colour), transform=svg.move(0, 18.6, scale=0.74)),
        id=card_id(colour, number),
    )


def _numeral(size: float, palette: Palette) -> dict[str, svg.Value]:
    return {
        "font_family": svg.SERIF,
        "font_size": size,
        "font_weight": "700",
        "text_anchor": "middle",
        "fill": palette.ink,
    }


def lattice(palette: Palette) -> str:
    """The woven background of the backs, as a pattern."""
    line = svg.path("M0 0L9 9M9 0L0 9", stroke=colours(palette).back_line, stroke_width=0.7, opacity=0.45)
    dot = svg.circle(4.5, 4.5, 1, fill=colours(palette).back_line, opacity=0.6)
    return svg.element("pattern", line + dot, id="lattice", width=9, height=9, patternUnits="userSpaceOnUse")


def back(palette: Palette) -> str:
    """The back of a card: a lattice with a helm in an oval."""
    own = colours(palette)
    helm = svg.group(
        svg.path("M-15 8V-12Q-15 -30 1 -30T17 -12V8Q1 16 -15 8Z", fill=own.back_line),
        svg.path(
            "M-15 -11H17V-5H-15ZM1 -5V12M-9 2h5M-9 6h5M6 2h5M6 6h5", fill=own.back, stroke=own.back, stroke_width=1.6
        ),
        transform=svg.move(-0.6, 4.6, scale=0.62),
    )
    return svg.group(
        _sheet(palette, own.face),
        svg.rect(_LEFT + 4, _TOP + 4, CARD_WIDTH - 8, CARD_HEIGHT - 8, rx=5, fill=own.back),
        svg.rect(_LEFT + 4, _TOP + 4, CARD_WIDTH - 8, CARD_HEIGHT - 8, rx=5, fill="url(#lattice)"),
        svg.rect(
            _LEFT + 7,
            _TOP + 7,
            CARD_WIDTH - 14,
            CARD_HEIGHT - 14,
            rx=3,
            fill="none",
            stroke=own.back_line,
            stroke_width=0.9,
        ),
        svg.ellipse(0, 0, 17, 22, fill=own.back, stroke=own.back_line, stroke_width=1.4),
        helm,
        id=BACK,
    )


def small_back(palette: Palette) -> str:
    """A card in someone's hand, small enough for eight in a row."""
    own = colours(palette)
    return svg.group(
        svg.rect(-10.2, -14.2, 22, 31, rx=3, fill="#000000", opacity=0.25),
        svg.rect(-11, -15.5, 22, 31, rx=3, fill=own.face, stroke=palette.ink, stroke_width=0.9),
        svg.rect(-8.6, -13.1, 17.2, 26.2, rx=1.6, fill=own.back),
        svg.rect(-8.6, -13.1, 17.2, 26.2, rx=1.6, fill="url(#lattice)"),
        svg.polygon([(0, -6.5), (4.6, 0), (0, 6.5), (-4.6, 0)], fill=own.back_line, stroke=own.back, stroke_width=1),
        id=SMALL_BACK,
    )


def stock(count: int, palette: Palette) -> str:
    """The face-down pile, thicker with more cards, with their number; an empty frame if there are none."""
    own = colours(palette)
    if count == 0:
        edge = palette.interface.edge
        frame = svg.rect(_LEFT, _TOP, CARD_WIDTH, CARD_HEIGHT, rx=7, fill="none", stroke=edge, stroke_dasharray="5 4")
        return svg.group(frame, id=stock_id(count))
    layers = min(4, (count + 7) // 8)
    cards = (svg.use(BACK, -2.2 * layer, -2.6 * layer) for layer in range(layers))
    label = svg.rect(-17, 22, 34, 21, rx=10.5, fill=own.face, stroke=palette.ink, stroke_width=1)
    return svg.group(
        *cards,
        svg.group(
            label,
            svg.text(0, 38.6, str(count), **_numeral(17, palette)),
            transform=svg.move(-2.2 * (layers - 1), -2.6 * (layers - 1)) or None,
        ),
        id=stock_id(count),
    )


def removed(palette: Palette) -> str:
    """The two cards that left the game unseen."""
    return svg.group(
        svg.use(BACK, transform=svg.move(-11, 1, turn=-9, scale=0.66)),
        svg.use(BACK, transform=svg.move(11, -1, turn=7, scale=0.66)),
        id=REMOVED,
        opacity=0.45,
    )
