"""Puzzles: shown and judged without a trace for everybody; for people with a key, a row of days and a rating."""
