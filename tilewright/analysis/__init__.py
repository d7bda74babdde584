"""What the engine says about a game: reviews, forecasts, hints and puzzles. Knows bots, but no game."""
