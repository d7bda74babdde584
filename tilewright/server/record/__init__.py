"""Records of games: uploaded, replayed, and continued at new tables."""
