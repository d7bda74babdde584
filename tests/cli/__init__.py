"""The command line, command by command."""
