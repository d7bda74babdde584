"""How games on square land are shown and described: moves in words, scenes, features and pictures."""
