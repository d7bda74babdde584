"""What people see and say of Wheel of Fortune: moves in words, scenes and pictures."""
