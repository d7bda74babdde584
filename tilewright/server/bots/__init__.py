"""The bots of all tables."""
