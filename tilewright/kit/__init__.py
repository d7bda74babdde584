"""Compiled parts that several games use; they know no game."""
