"""Reviews of finished games: worked out move by move in idle time, stored once, shown to everybody who has the game."""
