"""Programs that write files of this repository or check what it ships: `python -m tools.NAME`."""
