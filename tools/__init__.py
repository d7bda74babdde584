"""Programs that write files of this repository or build its documentation; nothing here is installed."""
