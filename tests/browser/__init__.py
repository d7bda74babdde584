"""The client in a real browser against the real server."""
