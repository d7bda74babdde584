"""What people see and say of Carcassonne: moves in words, scenes and pictures."""
