"""Pictures of square land tiles."""
