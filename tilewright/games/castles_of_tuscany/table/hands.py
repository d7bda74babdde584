"""Hands that nobody has entered in a game with the real cards: what they may hold, and what a move needs."""

from collections.abc import Iterable

import numpy as np

from tilewright.core.game import Positions, clone
from tilewright.core.move import Move
from tilewright.games.castles_of_tuscany.rules import material, plan, state
from tilewright.games.castles_of_tuscany.table.notation.writing import paid

_MOST_PAID = 4  # cards of one kind: two pairs


def suppose(position: Positions, seat: int) -> Positions:
    """As if a seat held as many cards of every kind as it may hold and pay with."""
    supposed = clone(position)
    hands, pile = position["hand"][0], position["deck"][0]
    most = min(_MOST_PAID, int(hands[seat].sum()))
    supposed["hand"][0, seat] = np.minimum(hands.sum(axis=0) + pile, most)
    return supposed


def held(position: Positions, seat: int) -> tuple[str, ...]:
    """The cards of a seat, each as the words that draw it."""
    counts = position["hand"][0, seat].tolist()
    return tuple(_card(kind) for kind, count in enumerate(counts) for _ in range(count))


def needs(position: Positions, words: str) -> list[tuple[str, ...]]:
    """The cards that a payment takes, or with which a tile could be paid for; every other move needs none."""
    move, seat = Move.parse(words), int(position["seat"][0])
    if move.verb == "pay":
        return [_cards(move.args)]
    if move.verb != "lay" or len(move.args) != 2 or move.args[1] not in material.FIELD_NUMBER:
        return [()]
    colour = int(plan.kind_of(position[0], seat, material.FIELD_NUMBER[move.args[1]]))
    workers = int(position["workers"][0, seat])
    payments = [paid(state.PAY_ACTION + row, colour) for row in range(len(state.PAYMENTS))]
    return [_cards(words) for words in payments if words.count("worker") <= workers]


def _cards(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"card {word}" for word in words if word != "worker")


def _card(kind: int) -> str:
    return f"card {material.KINDS[kind]}"
