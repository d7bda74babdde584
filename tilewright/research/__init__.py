"""For research: the same rules for PettingZoo, Gymnasium and OpenSpiel, and by the million in batches."""
