"""What each viewer is told of a move: its words as they may read them, a sentence, and what it brought about.

It is worked out once, when the move is made, and kept with it as JSON: what the spectator is told under "all", and
beside it only what a seat, or EVERYTHING (the record after the end), is told otherwise.
"""

from collections.abc import Callable

import msgspec

from tilewright.core.game import CHANCE, EVERYTHING, Game, Positions
from tilewright.core.move import HIDDEN
from tilewright.core.scene import SPECTATOR, Scene
from tilewright.server.wire import Told

ALL = "all"

_readings = msgspec.json.Decoder(dict[str, msgspec.Raw])
_encoder = msgspec.json.Encoder()


def tell(
    game: Game, before: Positions, action: int, after: Positions, ply: int, seats: int, see: Callable[[int], Scene]
) -> str:
    """What everybody is told of a move; `see` gives the scene before it. `ply` counts from 1."""
    actor = int(game.kernels.actor(before, 0))
    words = {viewer: game.write(before, action, viewer) for viewer in (SPECTATOR, EVERYTHING, *range(seats))}
    sentence = game.prompt(before, SPECTATOR) if actor == CHANCE else see(actor).told(words[actor])
    events = game.events(after)

    def told(read: str) -> Told:
        is_open = HIDDEN not in read.split()  # what the words hide, the sentence must not tell
        return Told(ply, actor, read, sentence if is_open else None, events)

    public = words[SPECTATOR]
    others = {str(viewer): told(own) for viewer, own in words.items() if own != public}
    return _encoder.encode({ALL: told(public), **others}).decode()


def read(told: str, viewer: int) -> msgspec.Raw:
    """What one viewer is told of a move."""
    readings = _readings.decode(told)
    return readings.get(str(viewer), readings[ALL])
