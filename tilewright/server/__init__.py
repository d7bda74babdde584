"""Live games: tables, rooms, sockets and the store behind them. Knows no game."""
