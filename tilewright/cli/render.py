"""The table as a picture, at any point of a recorded game."""

import re
from pathlib import Path

from tilewright.cli import setup
from tilewright.cli.console import Failure, out, print_json
from tilewright.core import svg
from tilewright.core.palette import DAY, DUSK
from tilewright.core.scene import SPECTATOR

ENDINGS = (".svg", ".png")
PALETTES = {palette.name: palette for palette in (DAY, DUSK)}
_SIZE = re.compile(r'width="([\d.]+)" height="([\d.]+)"')


def render(
    file: Path,
    output: Path,
    ply: int | None,
    viewer: int | None,
    theme: str,
    language: str,
    width: int | None,
    as_json: bool,
) -> None:
    """Draw the table after some moves of a record."""
    ending = output.suffix.lower()
    if ending not in ENDINGS:
        raise Failure(f"{output} must end in {' or '.join(ENDINGS)}")
    record = setup.read(file)
    seat = SPECTATOR if viewer is None else setup.seat(viewer, record.seats)
    table = setup.replayed(file, record, ply)
    drawing, size = _resize(table.picture(seat, PALETTES[theme], setup.language(language)), width)
    written = drawing.encode() if ending == ".svg" else _png(drawing, size[0])
    output.write_bytes(written)
    moves = len(table.moves)
    if as_json:
        print_json({"file": str(output), "ply": moves, "width": size[0], "height": size[1], "bytes": len(written)})
    else:
        out.print(f"{output}: {size[0]} × {size[1]} after {moves} moves", markup=False, soft_wrap=True)


def _resize(drawing: str, width: int | None) -> tuple[str, tuple[int, int]]:
    """The picture scaled to a width, and its size in whole pixels."""
    found = _SIZE.search(drawing)
    assert found is not None
    own_width, own_height = float(found[1]), float(found[2])
    scale = 1 if width is None else width / own_width
    size = f'width="{svg.number(own_width * scale)}" height="{svg.number(own_height * scale)}"'
    return _SIZE.sub(size, drawing, count=1), (round(own_width * scale), round(own_height * scale))


def _png(drawing: str, width: int) -> bytes:
    import resvg_py  # noqa: PLC0415 -- only pictures in pixels need it

    return resvg_py.svg_to_bytes(svg_string=drawing, width=width)
