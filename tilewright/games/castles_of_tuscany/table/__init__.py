"""What people see and say: icons, mats, the middle of the table, a terminal, and how moves are read."""
