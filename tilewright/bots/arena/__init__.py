"""The arena: bots play duplicate matches against each other, and a report says which is better, with confidence."""
