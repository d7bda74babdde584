"""A plot of a training: the error on games that were not learned from, pass by pass, of each generation."""

from pathlib import Path

from tilewright.bots.arena.plot import INK, QUIET, plotted
from tilewright.train.factory import Factory


def draw(factory: Factory) -> list[Path]:
    """Write the curves of all generations, as PNG and SVG; returns the files."""
    order = factory.order
    with plotted(7, 4, factory.folder / "curves") as (figure, files):
        axes = figure.subplots()
        for generation in range(1, order.generations + 1):
            curve = factory.fit(generation, lambda *_: None)
            passes = range(1, len(curve.after) + 1)
            (line,) = axes.plot(passes, curve.after, marker=".", label=f"generation {generation}")
            axes.axhline(curve.before, color=line.get_color(), linestyle=":")
        axes.set_xlabel("pass", color=INK)
        axes.set_ylabel("error of leads, in points (dotted: as written by hand)", color=INK)
        axes.grid(color=QUIET, alpha=0.25)
        axes.spines[["top", "right"]].set_visible(False)
        axes.legend(frameon=False)
        figure.suptitle(f"{order.game}, {order.seats} seats, seed {order.seed}", color=INK)
    return files
