"""What several tests use: random games, scenarios, golden games, and programs that tests run."""
