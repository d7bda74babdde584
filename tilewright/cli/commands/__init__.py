"""What each command takes, by subject; what it does is in a module of its own name one folder up."""
