"""How Wheel of Fortune is shown and described: moves in words, scenes and pictures."""
