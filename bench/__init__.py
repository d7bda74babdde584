"""Speed, as tables of numbers measured in one run."""
