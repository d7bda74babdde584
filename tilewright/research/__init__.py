"""Where researchers work: the same rules behind PettingZoo, Gymnasium and OpenSpiel, and by the million in batches."""
