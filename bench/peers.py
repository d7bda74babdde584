"""Random games a second beside other libraries, each on games of its own, in one run on one machine.

    python -m bench.peers                # all that are installed; the others are named and skipped
    python -m bench.peers pgx rlcard     # some of them beside Tilewright

Other libraries have other games: a game of Tabula Rasa is no game of Catan. What can be compared is what a decision
costs in play by chance, by the fastest way each library offers and by its steps from Python. CPU time, which counts all
threads of a library; compiling is not counted.
"""

import importlib
import importlib.metadata
import itertools
import pkgutil
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from rich.console import Console
from rich.table import Table

SECONDS = 1.0  # of each round
ROUNDS = 3  # alternating, so that a busy machine affects all alike; the best counts
PETTINGZOO = "PettingZoo steps"
CLASSIC = ("connect_four_v", "gin_rummy_v", "leduc_holdem_v", "tictactoe_v", "go_v")  # of its games
GAMES = 50  # of the compiled loop at a time
TITLES = ("library", "game", "how", "games/s", "decisions/s", "relative to Carcassonne's steps")

Run = Callable[[], tuple[int, int]]  # plays a few games: how many, and how many decisions


@dataclass
class Entry:
    """One way to play one game."""

    library: str
    game: str
    how: str
    run: Run
    games: float = 0.0  # a second
    decisions: float = 0.0

    def measure(self, seconds: float) -> None:
        """Play for a while; the best round counts."""
        began, games, decisions = time.process_time(), 0, 0
        while (took := time.process_time() - began) < seconds or not games:
            more = self.run()
            games, decisions = games + more[0], decisions + more[1]
        took = time.process_time() - began
        if decisions / took > self.decisions:
            self.games, self.decisions = games / took, decisions / took


def tilewright() -> Iterator[Entry]:
    """Every game, as fast as it goes on one core and by the steps of its PettingZoo environment."""
    from bench.research import seat_share  # noqa: PLC0415
    from tilewright.games import facts, names  # noqa: PLC0415
    from tilewright.research.batch import RandomGames  # noqa: PLC0415

    for name in names():
        machine, share, firsts = RandomGames(name, seed=1, threads=1), seat_share(name), itertools.count(0, GAMES)

        def bare(machine: Any = machine, share: float = share, firsts: Iterator[int] = firsts) -> tuple[int, int]:
            _, actions = machine.play(next(firsts), GAMES)  # never the same games: branches would be foretold
            return GAMES, round(share * float(actions.sum()))

        yield Entry("tilewright", facts(name).title, "compiled loop", bare)
    try:
        from tilewright.research.pettingzoo import env  # noqa: PLC0415
    except ImportError:
        return
    for name in names():
        yield Entry("tilewright", facts(name).title, PETTINGZOO, _agents(env(name)))


def pettingzoo() -> Iterator[Entry]:
    """The classic games that need nothing more."""
    from pettingzoo import classic  # noqa: PLC0415

    for name in (module.name for module in pkgutil.iter_modules(classic.__path__)):
        if not name.startswith(CLASSIC):
            continue
        try:
            made = importlib.import_module(f"pettingzoo.classic.{name}").env()
            made.reset(seed=1)
        except (ImportError, AttributeError) as error:
            print(f"pettingzoo: {name} left out ({error})")
            continue
        yield Entry("pettingzoo", name, PETTINGZOO, _agents(made))


def _agents(playing: Any) -> Run:
    """Random games of an environment for several agents."""
    import numpy as np  # noqa: PLC0415

    choice, seed = np.random.default_rng(1), itertools.count()

    def run() -> tuple[int, int]:
        playing.reset(seed=next(seed) % (1 << 31))
        count = 0
        for _ in playing.agent_iter():
            seen, _, is_over, is_stopped, info = playing.last()
            if is_over or is_stopped:
                playing.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) and "action_mask" in seen else info["action_mask"]
            legal = np.flatnonzero(mask)
            playing.step(int(legal[int(choice.random() * len(legal))]))
            count += 1
        return 1, count

    return run


def open_spiel() -> Iterator[Entry]:
    """Its games in C++: whole games by its own random bots, and steps from Python."""
    import random  # noqa: PLC0415

    import pyspiel  # noqa: PLC0415

    known = {game.short_name for game in pyspiel.registered_games()}
    for name in ("connect_four", "dots_and_boxes", "backgammon", "gin_rummy", "hive"):
        if name not in known:
            print(f"open_spiel: {name} left out (this version does not have it)")
            continue
        game, seed = pyspiel.load_game(name), itertools.count()
        choice = random.Random(1)

        def whole(game: Any = game, seed: Iterator[int] = seed) -> tuple[int, int]:
            players = range(game.num_players())
            number, state = next(seed) % (1 << 31), game.new_initial_state()
            bots = [pyspiel.make_uniform_random_bot(player, number) for player in players]
            pyspiel.evaluate_bots(state, bots, number)
            return 1, sum(one.player >= 0 for one in state.full_history())

        def steps(game: Any = game, choice: random.Random = choice) -> tuple[int, int]:
            state, count = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choice.choices(outcomes, chances)[0])
                else:
                    state.apply_action(choice.choice(state.legal_actions()))
                    count += 1
            return 1, count

        yield Entry("open_spiel", name, "C++ loop", whole)
        yield Entry("open_spiel", name, "steps from Python", steps)


def pgx() -> Iterator[Entry]:
    """Its games in JAX, a batch at a time, on this machine's CPU."""
    import jax  # noqa: PLC0415
    import jax.numpy as jnp  # noqa: PLC0415
    import pgx as peer  # noqa: PLC0415

    batch = 512
    for name in ("connect_four", "backgammon", "tic_tac_toe"):
        env = peer.make(name)

        def play(key: Any, env: Any = env) -> Any:
            """Play a batch of games to the end."""

            def step(carry: Any) -> Any:
                states, key, count = carry
                key, one, two = jax.random.split(key, 3)
                actions = jax.random.categorical(one, jnp.where(states.legal_action_mask, 0.0, -jnp.inf))
                count += (~(states.terminated | states.truncated)).sum()
                return jax.vmap(env.step)(states, actions, jax.random.split(two, batch)), key, count

            states = jax.vmap(env.init)(jax.random.split(key, batch))
            return jax.lax.while_loop(lambda c: ~(c[0].terminated | c[0].truncated).all(), step, (states, key, 0))[2]

        jitted, keys = jax.jit(play), itertools.count()
        jitted(jax.random.PRNGKey(0)).block_until_ready()

        def run(jitted: Any = jitted, keys: Iterator[int] = keys) -> tuple[int, int]:
            return batch, int(jitted(jax.random.PRNGKey(next(keys))))

        yield Entry("pgx", name, f"JAX on the CPU, {batch} at once", run)


def catanatron() -> Iterator[Entry]:
    """Catan between its random players."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    def run() -> tuple[int, int]:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE)])
        game.play()
        state = game.state
        return 1, len(getattr(state, "action_records", None) or state.actions)

    yield Entry("catanatron", "Catan, 2 players", "its own loop", run)


def rlcard() -> Iterator[Entry]:
    """Card games between its random agents."""
    import rlcard as peer  # noqa: PLC0415
    from rlcard.agents import RandomAgent  # noqa: PLC0415

    for name in ("gin-rummy", "uno", "leduc-holdem"):
        env = peer.make(name, config={"seed": 1})
        env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

        def run(env: Any = env) -> tuple[int, int]:
            env.run(is_training=False)
            return 1, len(env.action_recorder)

        yield Entry("rlcard", name, "its own loop", run)


PEERS = {
    "open_spiel": open_spiel,
    "pettingzoo": pettingzoo,
    "pgx": pgx,
    "catanatron": catanatron,
    "rlcard": rlcard,
}


def entries(wanted: list[str]) -> Iterator[Entry]:
    """Everything that is installed."""
    yield from tilewright()
    for name in wanted:
        try:
            yield from PEERS[name]()
        except ImportError as error:
            print(f"{name}: left out, {error.name} is not installed")


def version(library: str) -> str:
    """A library with its version."""
    try:
        return f"{library} {importlib.metadata.version(library)}"
    except importlib.metadata.PackageNotFoundError:
        return library


def table(found: list[Entry]) -> Table:
    """What was measured."""
    steps = [entry.decisions for entry in found if entry.library == "tilewright" and entry.how == PETTINGZOO]
    yardstick = steps[0] if steps else found[0].decisions
    shown = Table(title=f"Random play, CPU time, {datetime.now(UTC):%Y-%m-%d}")
    for title in TITLES:
        shown.add_column(title, justify="left" if title in TITLES[:3] else "right")
    for entry in found:
        ratio = entry.decisions / yardstick
        cells = (
            f"{entry.games:,.0f}",
            f"{entry.decisions:,.0f}",
            f"{ratio:,.1f} ×" if ratio >= 1 else f"{ratio:.2f} ×",
        )
        shown.add_row(version(entry.library), entry.game, entry.how, *cells)
    return shown


def main(wanted: list[str], seconds: float = SECONDS, rounds: int = ROUNDS) -> None:
    """Measure and print."""
    unknown = [name for name in wanted if name not in PEERS]
    if unknown:
        raise SystemExit(f"there is no library '{unknown[0]}' here (possible: {', '.join(PEERS)})")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = list(entries(wanted or list(PEERS)))
        for _ in range(rounds):
            for entry in found:
                entry.measure(seconds)
    Console(width=130).print(table(found))


if __name__ == "__main__":
    main(sys.argv[1:])
