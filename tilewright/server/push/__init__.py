"""Web Push: browsers that are closed are told that it is their player's turn."""
