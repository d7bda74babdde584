"""Computer players: they know the contract but no game, and see only what their seat may see."""
