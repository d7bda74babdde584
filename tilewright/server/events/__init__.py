"""Events: tables that have the same luck, and small tournaments of an evening."""
