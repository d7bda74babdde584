"""Examples as the seat to move sees them, played on by any legal moves, and questions about them."""

from collections.abc import Sequence

from msgspec import Raw

from tilewright.core.game import Facts, Game
from tilewright.core.move import Refusal
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table
from tilewright.learn import playground
from tilewright.server import wire
from tilewright.server.learn import forms, tale
from tilewright.server.refusal import Refused
from tilewright.server.table import inquiry


def find(facts: Facts, name: str) -> str:
    """The record of an example."""
    found = playground.find(facts, name)
    if found is None:
        raise Refused(404, "no-example")
    return found


def shown(game: Game, wish: forms.AskExample) -> forms.Example:
    """The table of an example after these moves; a move that is refused is left out, with all that follow."""
    name = find(game.facts, wish.name)
    table = playground.begin(game, name, wish.ply)
    ply, refusal, done = len(table.moves), None, len(wish.moves)
    told: list[Raw] = []
    for at, move in enumerate(wish.moves):
        try:
            told = _play(table, name, move)
        except Refusal as found:
            refusal, done = found, at
            break
    return forms.Example(
        record=name,
        ply=ply,
        sides=game.facts.sides(table.seats),
        moves=wish.moves[:done],
        told=told,
        scene=table.scene(max(table.actor, SPECTATOR)),
        reason=refusal.reason if refusal else None,
        clause=refusal.clause if refusal else "",
    )


def answer(game: Game, question: forms.AskAbout) -> inquiry.Answer:
    """The answer to a question about a table that was reached by these moves."""
    name = find(game.facts, question.name)
    table = reached(game, name, question.ply, question.moves)
    seat, position = table.actor, table.position
    if question.ask == "features":
        return wire.FeaturesAnswer(None, 0, game.features(position, max(seat, SPECTATOR)))
    if seat < 0:
        raise Refused(409, "not-asked")
    if question.ask == "why":
        return inquiry.why(game, position, question.area, question.x, question.y, question.move)
    return inquiry.preview(game, position, seat, question.move, table.scene(seat), game.features(position, seat))


def reached(game: Game, name: str, ply: int | None, moves: Sequence[str]) -> Table:
    """The table of an example after some moves of its record and those played since then."""
    table = playground.begin(game, name, ply)
    for move in moves:
        table.play(move)
        playground.draw(table, name)
    return table


def _play(table: Table, name: str, move: str) -> list[Raw]:
    """A move and the draws that follow, as the seat that moves reads them."""
    seat = max(table.actor, SPECTATOR)
    told = [tale.play(table, move, seat)]
    while (drawn := playground.next_draw(table, name)) is not None:
        told.append(tale.play(table, drawn, seat))
    return told
