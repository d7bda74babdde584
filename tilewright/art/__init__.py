"""Pictures and words that several games share: figures, and square land."""
