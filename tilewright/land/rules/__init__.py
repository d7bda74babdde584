"""Compiled parts of games on square land: tiles, the landscape, figures on it, estimates and observations."""
