"""Who may be advised during a game, and what the analysis says in words for its player.

Whether there are hints depends on who has a seat, not on who is connected or has left: nobody gets hints by making the
others leave.
"""

from collections.abc import Sequence

from tilewright import games
from tilewright.core.game import Game, Positions, clone
from tilewright.core.message import Message
from tilewright.server import wire
from tilewright.server.bots import levels
from tilewright.server.refusal import Refused
from tilewright.server.store.database import TableRow


def is_allowed(row: TableRow) -> bool:
    """Whether the players of a table may have hints and odds: against bots always, among people if they have agreed on
    it before, in rated games and events never.
    """
    people = sum(seat.kind != "bot" for seat in row.seats)
    return not row.rated and row.event is None and not _has_unknown_hands(row) and (row.hints or people <= 1)


def _has_unknown_hands(row: TableRow) -> bool:
    """Whether nobody tells the server what is in a hand."""
    return row.by_hand == "unknown" and games.has_hands(row.game)


def must_be_allowed(row: TableRow) -> None:
    """Refused if the players of a table may not be advised."""
    if not is_allowed(row):
        if _has_unknown_hands(row):
            raise Refused(403, "no-hints-hands")
        raise Refused(403, "no-hints-rated" if row.rated else "no-hints-event" if row.event else "no-hints")


def told(game: Game, position: Positions, seats: int, seat: int, data: bytes) -> wire.Advice:
    """What the analysis has said to a seat, in words; by what the seat knows, as everything in it."""
    from tilewright.analysis import stored  # noqa: PLC0415 -- imports Numba, which a start need not wait for

    found = stored.read_advice(data)
    shown = levels.question(game, position, seats, seat).position
    made = wire.Advice(
        id=None,
        version=0,
        seat=seat,
        odds=[round(chance, 3) for chance in found.forecast.odds],
        points=_rounded(found.forecast.points),
        low=_rounded(found.forecast.low),
        high=_rounded(found.forecast.high),
    )
    for one in found.hint.choices if found.hint else ():
        turn = _turn(game, shown, seat, (one.move, *one.line))
        chance, points, lead = round(one.odds[seat], 3), round(one.points[seat], 1), round(one.lead, 1)
        made.choices.append(wire.Hinted(one.move, turn, chance, points, lead, list(one.said), one.about))
    made.even = found.hint is not None and found.hint.is_even
    return made


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 1) for number in numbers]


def _turn(game: Game, position: Positions, seat: int, moves: Sequence[str]) -> list[Message]:
    """Moves that follow each other, as the seat would read them before it chooses them."""
    labels: list[Message] = []
    for move in moves:
        choice = next((one for one in game.scene(position, seat).choices if one.move == move), None)
        if choice is None:  # it depends on something that is dealt differently here
            break
        labels.append(choice.label)
        after = clone(position)
        game.kernels.apply(after, 0, game.read(position, move))
        position = after
    return labels
