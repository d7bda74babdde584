"""The symbols printed on fields (flag, chapel and cottage), and the cottage that is placed there later."""

from tilewright.core import svg
from tilewright.core.palette import Palette
from tilewright.games.cornwall.table.art.colours import colours
from tilewright.games.cornwall.table.art.stroke import WALL, line, solid


def printed(name: str, palette: Palette) -> str:
    """A flag, a chapel or the picture of a cottage, standing on its origin."""
    return {"flag": flag, "chapel": chapel, "cottage": _plan}[name](palette)


def flag(palette: Palette) -> str:
    """A swallow-tailed pennant with a golden roundel, rimmed in white."""
    cloth = "M-5-31H17L11.5-23.5 17-16H-5Z"
    return (
        svg.ellipse(1, 1, 9, 2.4, fill=palette.shadow, opacity=0.3)
        + line("M-5 1V-31", "#FFFFFF", 6)
        + svg.path(cloth, fill="#FFFFFF", stroke="#FFFFFF", stroke_width=5, stroke_linejoin="round")
        + line("M-5 1V-32", palette.ink, 2.6)
        + solid(cloth, palette.shield, palette.ink, 1.2)
        + svg.circle(3, -23.5, 4.1, fill=palette.star)
        + svg.circle(-5, -33, 2, fill=palette.star, stroke=palette.ink, stroke_width=0.8)
    )


def chapel(palette: Palette) -> str:
    """A white nave with a slate roof behind a gabled front with a cross."""
    ink, slate = palette.ink, palette.land.slate
    outline = "M-11 0V-12L-4.5-19.5V-27M2-12L-4.5-19.5H9L15.5-10H14V0H-11"
    return (
        svg.ellipse(2, 1, 15, 3.2, fill=palette.shadow, opacity=0.3)
        + svg.path(outline + "Z", fill="#FFFFFF", stroke="#FFFFFF", stroke_width=4.4, stroke_linejoin="round")
        + solid("M2 0V-10.5H14V0Z", WALL, ink, 1.2)
        + svg.path("M2 0V-10.5H14V0Z", fill=ink, opacity=0.1)
        + solid("M-4.5-19.5H9L15.5-10H2.4Z", slate, ink, 1.2)
        + solid("M-11 0V-12L-4.5-19.5 2-12V0Z", WALL, ink, 1.2)
        + line("M-12-11L-4.5-19.6 3-11", palette.land.slate_dark, 2)
        + line("M-4.5-19v-9M-8-25h7", ink, 2.2)
        + svg.path("M-7 0V-5.4Q-7-8-4.5-8T-2-5.4V0Z", fill=ink)
        + svg.path("M5-3.4v-3.6h2.4v3.6ZM9.6-3.4v-3.6H12v3.6Z", fill=palette.window)
    )


def _plan(palette: Palette) -> str:
    """The printed cottage: a picture on a pale round background, where the real one is placed later."""
    return (
        svg.ellipse(0.5, -7, 19, 14.5, fill=palette.paper, opacity=0.85)
        + svg.ellipse(0.5, -7, 19, 14.5, fill="none", stroke=palette.ink, stroke_width=1.2, stroke_dasharray="3.2 2.4")
        + svg.group(_cottage_body(palette), transform=svg.move(0.4, -1, scale=0.74))
    )


def cottage(palette: Palette) -> str:
    """A thatched cottage that closes its region."""
    outline = "M-15 0V-9H16V0ZM-19-7.6Q-15-21-8-22H9Q16-21 20-7.6Z"
    return (
        svg.ellipse(3, 2, 20, 4, fill=palette.shadow, opacity=0.35)
        + svg.path(outline, fill="#FFFFFF", stroke="#FFFFFF", stroke_width=4.4, stroke_linejoin="round")
        + svg.group(_cottage_body(palette), transform="scale(1.15)")
    )


def _cottage_body(palette: Palette) -> str:
    shades, ink = colours(palette), palette.ink
    return (
        svg.path("M6.4-18v-6.4h4.2v7", fill=WALL, stroke=ink, stroke_width=1.1)
        + solid("M-12.6 0V-9H13.4V0Z", WALL, ink, 1.2)
        + solid(
            "M-16-7.4Q-12.4-18.6-6.4-19.6H7.6Q14-18.6 17-7.4 8.4-9.4.4-8.4-7.6-7.4-16-7.4Z", shades.thatch, ink, 1.2
        )
        + line("M-9.4-9.8l3-8M-3.2-10.2l1-8.6M3-10.2v-8.6M9-9.8l-1.8-8", shades.thatch_dark, 0.9)
        + svg.path("M-2 0V-6.2H3.2V0Z", fill=ink)
        + svg.path("M-9.4-2.4v-3.6h3.8v3.6ZM7.2-2.4v-3.6H11v3.6Z", fill=palette.window)
    )
