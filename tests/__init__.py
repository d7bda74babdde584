"""Tests of every game, and of the whole running system."""
