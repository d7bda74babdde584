"""Moves as words: `draw wood` and `lay b3`. Each verb must be written, read and, if illegal, refused."""

from tilewright.core.event import Event, Term
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.move import Move, Refusal, malformed
from tilewright.core.plain import Plain
from tilewright.draft.tile import piece_id
from tilewright.template.rules import material, state

_SHAPES = {"draw": f"draw {'|'.join(material.KINDS)}", "lay": "lay CELL, such as lay b3"}
_CELLS = {material.name(cell): cell for cell in range(material.CELLS)}


def write(position: Positions, action: int, viewer: int) -> str:
    """An action in words. Write `?` for what the viewer may not know; here everything is open."""
    if action < state.DRAW:
        return f"lay {material.name(action)}"
    return f"draw {material.KINDS[action - state.DRAW]}"


def read(position: Positions, words: str) -> int:
    """The action of a legal move; a Refusal gives the clause and the reason why it may not be played now."""
    p = Plain(position)
    if p.laid == material.CELLS:
        raise Refusal("5.1", Message.of("refuse-over"))
    verb = "draw" if p.drawn == state.NONE else "lay"
    move = Move.expect(words, _SHAPES, (verb,), "3.1")
    known = material.KINDS if verb == "draw" else _CELLS
    if len(move.args) != 1 or move.args[0] not in known:
        raise malformed(_SHAPES[verb])
    if verb == "draw":
        kind = material.KINDS.index(move.args[0])
        if p.bag[kind] == 0:
            raise Refusal("3.2", Message.of("refuse-none-left", kind=move.args[0]))
        return state.DRAW + kind
    cell = _CELLS[move.args[0]]
    if p.board[cell]:
        raise Refusal("3.3", Message.of("refuse-occupied", cell=move.args[0]))
    return cell


def events(position: Positions) -> list[Event]:
    """What the last action caused: each point with its clause and its arithmetic."""
    p = Plain(position)
    return [_matched(seat, points, cell) for _, seat, points, cell, _ in p.event[: p.events]]


def _matched(seat: int, points: int, cell: int) -> Event:
    message = Message.of("event-matched", seat=seat + 1, cell=material.name(cell), points=points)
    terms = (Term(Message.of("neighbours"), points, 1),)
    laid = piece_id(cell % material.SIDE, cell // material.SIDE)
    return Event("matched", "4.1", seat, points, message, terms, pieces=(laid,))
