"""The log entry of a move: its words as each viewer may read them, a sentence about it, and its events."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from tilewright.core.ending import is_stopped
from tilewright.core.event import Event
from tilewright.core.game import CHANCE, EVERYTHING, Game, Positions
from tilewright.core.message import Message
from tilewright.core.move import HIDDEN
from tilewright.core.scene import SPECTATOR, Scene
from tilewright.core.table import Table


@dataclass(frozen=True, slots=True)
class Entry:
    """One move that was played."""

    ply: int  # counted from 1
    actor: int  # a seat or CHANCE
    words: Mapping[int, str]  # as each viewer may read them
    sentence: Message  # says what was done; for chance, the prompt
    events: list[Event]

    def sentence_for(self, viewer: int) -> Message | None:
        """The sentence, or None if it would give away something the viewer's words hide."""
        return None if HIDDEN in self.words[viewer].split() else self.sentence


def words(game: Game, before: Positions, action: int, viewers: Iterable[int]) -> dict[int, str]:
    """The words of an action as each viewer may read them."""
    return {viewer: game.write(before, action, viewer) for viewer in viewers}


def entry(
    game: Game,
    before: Positions,
    action: int,
    after: Positions,
    ply: int,
    seats: int,
    see: Callable[[int], Scene] | None = None,
) -> Entry:
    """The entry of a move for all viewers, including EVERYTHING; `see` gives a seat's scene before the move."""
    actor = int(game.kernels.actor(before, 0))
    read = words(game, before, action, (SPECTATOR, EVERYTHING, *range(seats)))
    if actor == CHANCE:
        sentence = game.prompt(before)
    else:
        sentence = (see(actor) if see else game.scene(before, actor)).told(read[actor])
    return Entry(ply, actor, read, sentence, game.events(after))


def play(table: Table, action: int) -> Entry:
    """Play a legal action at a table that does not deal by itself; returns its entry."""
    before = table.position
    table.apply(action)
    return entry(table.game, before, action, table.position, len(table.moves), table.seats)


def replay(table: Table) -> Iterator[tuple[Entry, Table]]:
    """Every move played at a table: its entry, and the table as it was after that move. What is scored when people stop
    a game early belongs to its last move.
    """
    again = Table(table.game, table.seats, options=table.options, deals=False, position=table.start)
    for move in table.moves:
        made = play(again, table.game.read(again.position, move))
        if len(again.moves) == len(table.moves) and is_stopped(table.record):
            made = replace(made, events=[*made.events, *again.stop()])
        yield made, again
