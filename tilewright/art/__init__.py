"""Pictures that several games share: figures, and square land."""
