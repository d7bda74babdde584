"""Lessons, and examples to play with: everything follows from the request, and nothing is stored."""
