"""Writes the icons that are made from web/public/icon.svg: `python -m tools.icons`.

With a dot for a page where it is your turn, and as PNG pictures for systems that install the page as an app.
"""

from pathlib import Path

import resvg_py

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
PAPER = "#F4EEE0"
DOT = '<circle cx="24.500" cy="7.500" r="6.500" fill="#5B3BC4" stroke="#FFF" stroke-width="2"/>'
SAFE = 0.66  # of a picture that systems crop to their own shape
PICTURES = {"icon-192.png": 192, "icon-512.png": 512}
CROPPED = {"icon-maskable.png": (512, SAFE), "icon-apple.png": (180, 0.8)}


def padded(drawing: str, share: float) -> str:
    """The drawing in the middle of a square of paper."""
    inside = drawing[drawing.index(">") + 1 :].removesuffix("</svg>")
    edge = 32 * (1 - share) / 2
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
        f'<path fill="{PAPER}" d="M0 0h32v32H0z"/>'
        f'<g transform="translate({edge:.3f} {edge:.3f}) scale({share})">{inside}</g></svg>'
    )


def picture(drawing: str, width: int) -> bytes:
    """A drawing as PNG."""
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=width))


def main() -> None:
    """Write all of them."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8").strip()
    (PUBLIC / "icon-turn.svg").write_text(drawing.removesuffix("</svg>") + DOT + "</svg>\n", encoding="utf-8")
    for name, width in PICTURES.items():
        (PUBLIC / name).write_bytes(picture(drawing, width))
    for name, (width, share) in CROPPED.items():
        (PUBLIC / name).write_bytes(picture(padded(drawing, share), width))


if __name__ == "__main__":
    main()
