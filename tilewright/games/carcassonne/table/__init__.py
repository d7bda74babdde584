"""How Carcassonne is shown and described: moves in words, scenes and pictures."""
