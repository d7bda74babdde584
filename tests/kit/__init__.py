"""Shared by several tests: random games, scenarios, golden games, and programs that tests run."""
