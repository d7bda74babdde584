"""Positions laid out by hand: everything follows from the request, and nothing is stored."""
