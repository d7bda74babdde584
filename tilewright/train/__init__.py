"""Makes the learned part of a game's estimate: games of self-play, a fit, and the proof that it plays better."""
