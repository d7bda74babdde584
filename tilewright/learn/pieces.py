"""Which words explain which piece, space, card, track or figure: the file `learn/pieces.toml` of a game."""

import tomllib
from functools import cache

import msgspec

from tilewright.core.game import Facts
from tilewright.learn.lesson import FOLDER


class Explained(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of piece. The first kind with a matching pattern counts."""

    name: str  # its words are piece-NAME, piece-NAME-does and perhaps piece-NAME-worth
    art: tuple[str, ...] = ()  # patterns of the art of pieces and supplies
    spots: tuple[str, ...] = ()  # patterns of the ids of spots
    areas: tuple[str, ...] = ()  # patterns of the ids of areas
    clauses: tuple[str, ...] = ()


@cache
def pieces(facts: Facts) -> tuple[Explained, ...]:
    """The kinds of pieces a game explains; none if it has no such file."""
    file = facts.folder / FOLDER / "pieces.toml"
    if not file.is_file():
        return ()
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8"))["pieces"], tuple[Explained, ...])
