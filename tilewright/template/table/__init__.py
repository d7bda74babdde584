"""The table of the game: its moves as words, and where its tiles are."""
