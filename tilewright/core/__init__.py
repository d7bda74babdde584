"""The words everyone shares: games, moves, records, tables, scenes and pictures."""
