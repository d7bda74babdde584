"""Hands that nobody has entered in a game with the real cards: what they may hold, and what a move needs."""

from tilewright.core.game import Positions, clone
from tilewright.core.move import Move
from tilewright.games.tabula_rasa.rules import material


def suppose(position: Positions, seat: int) -> Positions:
    """As if a seat held one of every knight that is not on the table."""
    supposed = clone(position)
    unseen = position["bag"][0] + position["hand"][0].sum(axis=0)
    supposed["hand"][0, seat] = unseen > 0
    return supposed


def held(position: Positions, seat: int) -> tuple[str, ...]:
    """The cards of a seat, each as the words that draw it."""
    counts = position["hand"][0, seat].tolist()
    return tuple(_draw(*material.card(kind)) for kind, count in enumerate(counts) for _ in range(count))


def needs(position: Positions, words: str) -> list[tuple[str, ...]]:
    """The card that a move plays."""
    move = Move.parse(words)
    return [(_draw(*move.args[:2]),)] if move.verb == "play" and len(move.args) > 1 else []


def _draw(colour: str, number: int | str) -> str:
    return f"draw {colour} {number}"
