"""Draws the cover of each game for the README, from the cover in the lobby: `python -m tools.pictures`."""

import io
from pathlib import Path

import resvg_py
from PIL import Image

from tests.kit.play import FINISHED
from tilewright.server.api.cover import cover

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WIDTH = 320
QUALITY = 82  # of WebP: 11 to 17 kB each


def draw(name: str) -> bytes:
    """One cover in the day theme, drawn at twice its size so that fine lines survive."""
    drawn = resvg_py.svg_to_bytes(svg_string=cover(name, "day"), width=2 * WIDTH)
    made = io.BytesIO()
    with Image.open(io.BytesIO(drawn)) as image:
        height = round(WIDTH * image.height / image.width)
        small = image.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS)
        small.save(made, "WEBP", quality=QUALITY, method=6)
    return made.getvalue()


if __name__ == "__main__":
    for name in FINISHED:
        (FOLDER / f"cover-{name}.webp").write_bytes(draw(name))
