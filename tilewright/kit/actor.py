"""The actors that are not seats."""

CHANCE = -1  # a tile, a card or a die decides
OVER = -2  # nobody: the game has ended
