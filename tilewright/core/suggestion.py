"""A proposal for somebody who does not yet know what to choose: moves to accept as they are, and why.

It is worked out on positions in which everything that this player cannot know is dealt again: the truth is never read,
so it cannot leak.
"""

from dataclasses import dataclass

from tilewright.core.game import Game, Positions
from tilewright.core.outlook import truths
from tilewright.core.scene import Piece, Proposal


@dataclass(frozen=True, slots=True)
class Suggested:
    """A proposal, and the pieces that would lie on the table after its moves."""

    proposal: Proposal
    pieces: tuple[Piece, ...]


def suggested(game: Game, position: Positions, seat: int) -> Suggested | None:
    """What the game proposes to the seat that is to move; None if it proposes nothing, or if that would depend on what
    the seat cannot know.
    """
    found = [_tried(game, truth, seat) for truth in truths(game, position, seat)]
    return found[0] if all(one == found[0] for one in found) else None


def _tried(game: Game, truth: Positions, seat: int) -> Suggested | None:
    proposal = game.suggest(truth)
    if proposal is None:
        return None
    before = {piece.id for piece in game.scene(truth, seat).pieces()}
    for move in proposal.moves:
        game.kernels.apply(truth, 0, game.read(truth, move))
    table = next(area for area in game.scene(truth, seat).areas if area.kind == "table")
    return Suggested(proposal, tuple(piece for piece in table.pieces if piece.id not in before))
