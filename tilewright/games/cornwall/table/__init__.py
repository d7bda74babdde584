"""What people see of Cornwall: the land as plain Python reads it, and the parts of its pictures."""
