"""What the analysis says, as JSON: between processes, in a database, and for programs."""

import msgspec

from tilewright.analysis.advice import Forecast, Hint, forecast, hint
from tilewright.analysis.judge import Judge
from tilewright.analysis.ply import Decision, Draw, Judged
from tilewright.analysis.strength import strength
from tilewright.core.game import Game, Positions


class _Said(msgspec.Struct, omit_defaults=True):
    """A decision or a draw."""

    decision: Decision | None = None
    draw: Draw | None = None


class Advice(msgspec.Struct):
    """How a game stands for a seat, and what it could play if it is to move."""

    forecast: Forecast
    hint: Hint | None = None


_SAID = msgspec.json.Decoder(_Said)
_ADVICE = msgspec.json.Decoder(Advice)


def judged(
    game: Game, position: Positions, seats: int, ply: int, action: int, name: str, is_built: bool = False
) -> bytes:
    """What to say about the action played as move `ply` (counted from 1), with the strength of this name."""
    return write(Judge(game, seats, strength(name), is_built=is_built).judge(position, ply, action))


def write(said: Judged) -> bytes:
    """A decision or a draw as JSON."""
    return msgspec.json.encode(_Said(decision=said) if isinstance(said, Decision) else _Said(draw=said))


def read(data: bytes) -> Judged:
    """The same back from JSON."""
    said = _SAID.decode(data)
    found = said.decision or said.draw
    assert found is not None
    return found


def advice(
    game: Game, position: Positions, seats: int, seat: int, ply: int, is_hinted: bool, is_built: bool = False
) -> bytes:
    """The forecast after `ply` moves by what a seat knows, as JSON; and a hint, if wanted and if it is to move."""
    is_asked = int(game.kernels.actor(position, 0)) == seat
    found = hint(game, position, seats, ply, is_built=is_built) if is_hinted and is_asked else None
    return msgspec.json.encode(Advice(forecast(game, position, seats, seat, ply, is_built=is_built), found))


def read_advice(data: bytes) -> Advice:
    """Advice back from JSON."""
    return _ADVICE.decode(data)
