"""The game for people: icons, mats, the middle of the table, a terminal, and moves in words."""
