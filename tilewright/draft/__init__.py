"""How a game looks and speaks that has rules, but no scene, pictures or words of its own yet."""
