"""The types everything shares: games, moves, records, tables, scenes and pictures."""
