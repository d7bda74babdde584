"""Counts all ways a game can continue to a given depth: the quickest test that two sets of rules are the same."""

from tilewright.core.game import EVERYTHING, Game, Positions, clone


def perft(game: Game, position: Positions, depth: int) -> int:
    """How many sequences of `depth` actions there are; chance counts by its distinct outcomes."""
    if depth == 0:
        return 1
    actions = game.legal(position)
    if depth == 1:
        return len(actions)
    return sum(perft(game, _after(game, position, action), depth - 1) for action in actions)


def divide(game: Game, position: Positions, depth: int) -> dict[str, int]:
    """The same count for each first action, in words."""
    return {
        game.write(position, action, EVERYTHING): perft(game, _after(game, position, action), depth - 1)
        for action in game.legal(position)
    }


def _after(game: Game, position: Positions, action: int) -> Positions:
    after = clone(position)
    game.kernels.apply(after, 0, action)
    return after
