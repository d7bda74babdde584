"""Runs every benchmark and prints its table: `python -m bench`, or some of them by name."""

import sys

from bench import bots, engine, flood, server, startup


def _cluster() -> None:
    from bench import cluster  # noqa: PLC0415 -- needs PostgreSQL

    cluster.main()


def _frames() -> None:
    try:
        from bench import frames  # noqa: PLC0415 -- needs a browser
    except ImportError as error:
        print(f"frames: {error.name} is not installed")
    else:
        frames.main()


def _research() -> None:
    try:
        from bench import research  # noqa: PLC0415 -- needs extras
    except ImportError as error:
        print(f"research: {error.name} is not installed (pip install 'tilewright[lab]' pygame)")
    else:
        research.main()


BENCHES = {
    "startup": startup.main,
    "engine": engine.main,
    "bots": bots.main,
    "server": server.main,
    "flood": flood.main,
    "cluster": _cluster,
    "frames": _frames,
    "research": _research,
}


def main() -> None:
    wanted = sys.argv[1:] or list(BENCHES)
    for name in wanted:
        if name not in BENCHES:
            sys.exit(f"there is no benchmark '{name}' (possible: {', '.join(BENCHES)})")
    for name in wanted:
        BENCHES[name]()


main()
