"""The laws every game must obey, and a trial of a game that survives crashes and endless loops."""
