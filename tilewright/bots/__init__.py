"""Players made of code: they know the contract and no game, and see only what their seat may see."""
