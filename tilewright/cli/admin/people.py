"""One person's data: export and deletion."""

from dataclasses import dataclass
from pathlib import Path

from tilewright.cli.admin.desk import confirm, run
from tilewright.cli.console import Failure, out, print_json
from tilewright.server.operator import person
from tilewright.server.operator.person import Person
from tilewright.server.store.database import Store


@dataclass(frozen=True)
class Who:
    """How a person was specified: by exactly one of these."""

    name: str | None
    token: str | None
    seat: str | None  # CODE:N
    id: str | None = None

    def __post_init__(self) -> None:
        if sum(one is not None for one in (self.name, self.token, self.seat, self.id)) != 1:
            raise Failure("say who is meant: --name NAME, --token TOKEN, --seat CODE:N or --person ID")

    async def find(self, store: Store) -> Person:
        """The person; raises Failure if there is none."""
        if self.name is not None:
            found = await person.by_name(store, self.name)
        elif self.token is not None:
            found = await person.by_token(store, self.token)
        elif self.id is not None:
            found = await person.by_id(store, self.id)
        else:
            found = await person.by_seat(store, *_place(str(self.seat)))
        if not await person.is_known(store, found):
            raise Failure("there is no such person in the store", 1)
        return found


def _place(text: str) -> tuple[str, int]:
    code, _, number = text.partition(":")
    if not number.isascii() or not number.isdigit() or int(number) < 1:
        raise Failure(f"a seat is given as CODE:N, not '{text}'")
    return code.upper(), int(number) - 1


def export(database: str | None, data: Path | None, who: Who) -> None:
    """Print everything about a person."""

    async def work(store: Store) -> None:
        print_json(await person.export(store, await who.find(store)))

    run(database, data, work)


def forget(database: str | None, data: Path | None, who: Who, yes: bool) -> None:
    """Delete everything about a person, after confirmation."""
    found = run(database, data, who.find)
    seats = ", ".join(f"{code}:{seat + 1}" for code, seat in found.seats) or "no seat"
    confirm(f"Forget the person at {seats}: name, chat and tokens, for good?", yes)
    run(database, data, lambda store: person.forget(store, found))
    out.print(f"forgotten at {seats}", markup=False)
