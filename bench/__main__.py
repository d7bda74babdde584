"""Runs every benchmark and prints its table: `python -m bench`, or some of them by name."""

import sys

from bench import engine, server, startup

BENCHES = {"startup": startup.main, "engine": engine.main, "server": server.main}


def main() -> None:
    wanted = sys.argv[1:] or list(BENCHES)
    for name in wanted:
        if name not in BENCHES:
            sys.exit(f"there is no benchmark '{name}' (possible: {', '.join(BENCHES)})")
    for name in wanted:
        BENCHES[name]()


main()
