"""A whole game as an animation for the README, from our own pictures: `python -m tools.film`, as `make film` does.

The game is played by bots from a fixed seed, so the same code makes the same film, by day and at dusk.
"""

import io
from dataclasses import replace
from pathlib import Path

import resvg_py
from PIL import Image

from tilewright import Table
from tilewright.bots.bot import Question
from tilewright.bots.roster import Roster
from tilewright.core.palette import THEMES, Palette
from tilewright.core.picture import picture
from tilewright.core.scene import Area, Box, Scene
from tilewright.games import find
from tilewright.kit.random import stream

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
GAME, SEATS, BOT, SEED = "carcassonne", 3, "greedy", 33
WIDTH = 960  # pixels
FRAME_MS, FIRST_MS, LAST_MS = 330, 900, 5000
QUALITY = 70


def scenes() -> list[Scene]:
    """What a spectator sees at the start and after each turn."""
    table = Table(GAME, SEATS, seed=SEED)
    roster, rng = Roster(table.game.facts), stream(SEED)
    bots = [roster.make(BOT, SEED + seat) for seat in range(SEATS)]
    seen = [table.scene()]
    while not table.is_over:
        actor = table.actor
        question = Question.of(table.game, table.position, SEATS, actor, rng)
        table.play(question.words(bots[actor].decide(question).action))
        if table.actor != actor:
            seen.append(table.scene())
    return seen


def land(scene: Scene) -> Area:
    """The area that grows."""
    return next(area for area in scene.areas if area.kind == "table")


def around(boxes: list[Box]) -> Box:
    """The smallest box around all of them."""
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    return left, top, right - left, bottom - top


def frame(scene: Scene, box: Box, palette: Palette) -> Image.Image:
    """The land and the panels of one scene, always in the same place."""
    drawn = picture(replace(scene, areas=(replace(land(scene), box=box),)), find(GAME), palette)
    with Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=drawn, width=2 * WIDTH))) as image:
        height = round(WIDTH * image.height / image.width)
        return image.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS)


def write(seen: list[Scene], theme: str) -> None:
    """One film, and its last frame for readers who prefer no motion."""
    box = around([land(scene).box for scene in seen])
    frames = [frame(scene, box, THEMES[theme]) for scene in seen]
    times = [FIRST_MS, *[FRAME_MS] * (len(frames) - 2), LAST_MS]
    file = FOLDER / f"game-{theme}.webp"
    frames[0].save(
        file, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=QUALITY, method=4, kmax=100
    )
    size = f"{frames[0].width} × {frames[0].height}"
    print(f"{file.name}: {len(frames)} pictures, {size}, {file.stat().st_size / 1e3:.0f} kB")


if __name__ == "__main__":
    played = scenes()
    for theme in THEMES:
        write(played, theme)
