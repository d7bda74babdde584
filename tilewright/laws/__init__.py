"""The laws every game must keep, and a trial of a game by them that survives crashes and endless loops."""
