"""Commands about the record of a game: replay, review, draw, convert and verify it."""
# ruff: noqa: PLC0415 -- each command imports what it needs when it runs, so that help appears immediately

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from tilewright.cli.commands.arguments import Json, Language, Record


class Theme(StrEnum):
    """The two themes of every picture."""

    DAY = "day"
    DUSK = "dusk"


class Form(StrEnum):
    """The two forms of a record."""

    TEXT = "text"
    JSON = "json"


def replay(
    file: Record,
    to: Annotated[int | None, typer.Option("--to", metavar="PLY", help="Stop after this many moves.")] = None,
    board: Annotated[bool, typer.Option("--board", help="Draw the table at the end.")] = False,
    language: Language = "en",
    json: Json = False,
) -> None:
    """Replay a game move by move: what each move did, and the score at the end."""
    from tilewright.cli.replay import replay

    replay(file, to, board, language, json)


def review(
    file: Record,
    strength: Annotated[str, typer.Option(metavar="NAME", help="How hard to think: quick, usual or deep.")] = "usual",
    html: Annotated[
        Path | None, typer.Option("--html", metavar="PAGE", help="Write one self-contained page with pictures.")
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="List every turn, not only those that cost something.")
    ] = False,
    threads: Annotated[
        int | None, typer.Option(min=1, max=256, metavar="N", help="How many cores to use; by default all.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster to work on; 'local' starts one here.")
    ] = None,
    language: Language = "en",
    json: Json = False,
) -> None:
    """Review a game: grade every turn, find the better move, and separate luck from skill."""
    from tilewright.cli.review import review_file

    shown = review_file(file, strength, threads, ray, everything, language)
    if html is not None:
        shown.save(html)
    elif json:
        shown.json()
    else:
        shown.print()


def render(
    file: Record,
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="PICTURE", help="Output file, ending in .svg or .png.")
    ],
    ply: Annotated[
        int | None, typer.Option(metavar="N", help="After this many moves; by default after the last.")
    ] = None,
    viewer: Annotated[
        int | None, typer.Option(metavar="SEAT", help="As this seat sees it; by default as a spectator.")
    ] = None,
    theme: Annotated[Theme, typer.Option(help="Day or dusk.")] = Theme.DAY,
    language: Language = "en",
    width: Annotated[int | None, typer.Option(min=16, max=8192, metavar="PX", help="Width in pixels.")] = None,
    json: Json = False,
) -> None:
    """Draw the table at any point of a game, as SVG or PNG."""
    from tilewright.cli.render import render

    render(file, output, ply, viewer, theme, language, width, json)


def convert(
    file: Record,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="RECORD", help="Output file; by default standard output.")
    ] = None,
    to: Annotated[
        Form | None, typer.Option(help="The form to write; by default what the output file ends in, or the other form.")
    ] = None,
    json: Json = False,
) -> None:
    """Turn a record from text into JSON, or back."""
    from tilewright.cli.convert import convert

    convert(file, output, to, json)


def verify(
    file: Record,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="The commitment you noted when the game began.")
    ] = None,
    nonce: Annotated[str | None, typer.Option(metavar="HEX", help="The nonce your own browser added.")] = None,
    json: Json = False,
) -> None:
    """Check that every draw of a finished game follows from the secret and nonces committed to at its start."""
    from tilewright.cli.verify import verify

    verify(file, commitment, nonce, json)
