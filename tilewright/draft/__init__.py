"""The plain scene, pictures and words of a game that has rules but none of these yet."""
