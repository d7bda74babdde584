"""Live games: one room for each table, and everything that happens there."""
