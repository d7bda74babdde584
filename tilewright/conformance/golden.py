"""Random games that are always the same: those of the kit, and the golden games of the tests."""

import random
from collections.abc import Mapping

from tilewright.core.game import CHANCE, Game
from tilewright.core.table import Table


def options(game: Game, seats: int) -> Mapping[str, str]:
    """The options of a golden game: odd seat counts use the last value of every option."""
    return {option.name: option.values[-1 if seats % 2 else 0] for option in game.facts.options}


def golden(game: Game, seats: int) -> Table:
    """The golden game of a number of seats, played to its end."""
    return random_game(game, seats, options(game, seats), f"golden {game.facts.recorded_name} {seats}")


def random_game(game: Game, seats: int, chosen: Mapping[str, str], seed: str) -> Table:
    """A game of random moves, played to its end: the same for the same seed."""
    table = Table(game, seats, options=chosen, deals=False)
    rng = random.Random(seed)
    while not table.is_over:
        weights = game.weights(table.position) if table.actor == CHANCE else [1] * len(table.legal())
        pairs = sorted(zip(table.legal(), weights, strict=True))  # by words: action numbers may change freely
        table.play(rng.choices([move for move, _ in pairs], [weight for _, weight in pairs])[0])
    return table
