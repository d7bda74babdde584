"""People who have a key, and what they hold."""
