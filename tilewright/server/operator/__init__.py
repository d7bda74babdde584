"""What keeps a server running, and what its operator can do."""
