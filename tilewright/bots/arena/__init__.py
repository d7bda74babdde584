"""The arena: bots play duplicate matches against each other, and a report says who is better and how surely."""
