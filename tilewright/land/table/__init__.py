"""What people see and say of square land: moves in words, scenes, features and pictures."""
