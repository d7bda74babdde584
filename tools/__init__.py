"""Programs that write files of this repository, build its documentation or check a release; none is installed."""
