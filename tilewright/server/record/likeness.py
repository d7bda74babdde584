"""Whether a position in words is that of a game people are still playing: whoever lays it out wants to be helped there.

What everybody sees of two positions is compared: the pieces that do not lie there from the start. Nobody can be sure to
find a position that was changed on purpose, so much of it may differ.
"""

from collections import Counter
from collections.abc import Sequence

from tilewright.core.game import Game, Positions, clone
from tilewright.core.scene import SPECTATOR
from tilewright.server.table.setup import Setup
from tilewright.server.table.state import State

ALIKE = 0.8  # of the pieces
LEAST = 6  # pieces: fewer may well lie alike in different games
MOST_PLIES = 24  # of a record, from its beginning, at which it is compared

Pieces = Counter[tuple[str, int, int]]


def of_record(state: State, ply: int) -> list[Pieces]:
    """What lies on the table at the first plies of a record, and at this one."""
    game, setup, found = state.game, state.setup, []
    position = setup.begin(game)
    static = _static(game, setup)
    for number, entry in enumerate([*state.entries[:ply], None]):
        if number <= MOST_PLIES or entry is None:
            found.append(_pieces(game, position) - static)
        if entry is not None:
            game.kernels.apply(position, 0, game.read(position, entry.words))
    return found


def is_like(game: Game, setup: Setup, words: Sequence[str], shown: Sequence[Pieces]) -> bool:
    """Whether what lies at a table after these moves is much like one of the positions shown."""
    position = clone(setup.begin(game))
    for one in words:
        game.kernels.apply(position, 0, game.read(position, one))
    here = _pieces(game, position) - _static(game, setup)
    most = [max(here.total(), there.total()) for there in shown]
    return here.total() >= LEAST and any(
        (here & there).total() >= ALIKE * count for there, count in zip(shown, most, strict=True)
    )


def _static(game: Game, setup: Setup) -> Pieces:
    return _pieces(game, game.new(setup.seats, setup.options))


def _pieces(game: Game, position: Positions) -> Pieces:
    """Every piece that everybody sees, and where it lies."""
    return Counter((piece.art, round(piece.x), round(piece.y)) for piece in game.scene(position, SPECTATOR).pieces())
