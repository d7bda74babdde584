"""Starts a game at once: on its uncompiled rules if it is not compiled yet, until it is."""

import threading
import warnings

from tilewright import games, warm
from tilewright.core.game import Game
from tilewright.kit import headstart
from tilewright.kit.compiler import compiled_here

DECISIONS = 6  # played to load the compiled rules before they take over

_one = threading.Lock()  # games are compiled one after the other: each takes two cores


def begin(name: str, has_bots: bool) -> bool:
    """Run the rules of a game uncompiled if they, or its bots if it has them, are not compiled; returns whether they
    have to be compiled now. The caller must then call `finish` or `fail`.
    """
    package = games.folder(name)
    is_ready = warm.is_ready(name) and (not has_bots or warm.are_bots_ready(name))
    has_begun = not is_ready and headstart.begin(package)  # before its modules are imported: some call kernels
    try:
        games.find(name)
    except BaseException:
        if has_begun:
            headstart.end(package)
        raise
    return has_begun


def load(name: str, has_bots: bool) -> Game:
    """Load a compiled game: its kernels come from the disk when they are first called."""
    game = games.find(name)
    with compiled_here():
        warm.touch(game, game.facts.seats[0], DECISIONS)
        if has_bots and game.is_compiled():  # with NUMBA_DISABLE_JIT nothing is ever compiled
            warm.ask(game, "greedy")
    return game


def finish(name: str, has_bots: bool) -> None:
    """Load the compiled rules and let them take over, between two calls of a kernel."""
    load(name, has_bots)
    headstart.end(games.folder(name))


def fail(name: str, failure: Exception) -> None:
    """A game could not be compiled: it stays on its uncompiled rules, and searches are told why they cannot begin."""
    headstart.fail(games.folder(name), failure)


def at_once(name: str, has_bots: bool = False) -> Game:
    """A game that can be played at once; it is compiled in the background if necessary."""
    if begin(name, has_bots):
        threading.Thread(target=_compile, args=(name, has_bots), name=f"compile {name}", daemon=True).start()
    return games.find(name)


def _compile(name: str, has_bots: bool) -> None:
    try:
        with _one:
            for _ in warm.run(name, has_bots):
                pass
        finish(name, has_bots)
    except Exception as failure:
        fail(name, failure)
        warnings.warn(f"{name} stays slow: it could not be compiled ({failure})", stacklevel=1)
