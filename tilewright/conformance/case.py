"""One case of the kit: a position, perhaps a move, and the answer of a right engine; with others of the same game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Answer = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Case:
    """A question about the position after the first `ply` moves of its sheet."""

    id: str
    kind: str  # position, move, refusal or final
    clauses: tuple[str, ...]  # of the rules, that it is about
    ply: int
    state: Mapping[str, Any]
    answer: Answer
    move: str | None = None

    def plain(self) -> dict[str, Any]:
        """The case as it is written."""
        move = {} if self.move is None else {"move": self.move}
        return {
            "id": self.id,
            "kind": self.kind,
            "clauses": list(self.clauses),
            "ply": self.ply,
            **move,
            "answer": self.answer,
            "state": self.state,
        }


@dataclass(frozen=True, slots=True)
class Sheet:
    """The cases about one recorded game; a file of the kit."""

    name: str
    game: str
    revision: int
    seats: int
    options: Mapping[str, str]
    moves: tuple[str, ...]
    cases: tuple[Case, ...]

    def question(self, case: Case) -> dict[str, Any]:
        """What an engine is asked."""
        move = {} if case.move is None else {"move": case.move}
        return {
            "id": case.id,
            "game": self.game,
            "revision": self.revision,
            "seats": self.seats,
            "options": self.options,
            "moves": self.moves[: case.ply],
            "state": case.state,
            **move,
        }
