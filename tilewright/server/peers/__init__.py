"""Several processes that share one PostgreSQL."""
