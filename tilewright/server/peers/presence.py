"""Who is connected to which table at the other processes."""

from tilewright.server.peers.messages import Here


class Presence:
    """What each of the other processes last said about its tables."""

    def __init__(self) -> None:
        self._known: dict[str, dict[str, Here]] = {}  # by table, then by process

    def hear(self, here: Here) -> bool:
        """Take note; whether anything is different now."""
        at = self._known.setdefault(here.code, {})
        before = at.get(here.by)
        if here.seats or here.spectators:
            at[here.by] = here
        else:
            at.pop(here.by, None)
        if not at:
            del self._known[here.code]
        return (before or Here(here.code, here.by, [], 0)) != here

    def drop(self, process: str) -> list[str]:
        """A process is gone, and so is everybody who was connected there; the tables concerned."""
        codes = [code for code, at in self._known.items() if process in at]
        for code in codes:
            self.hear(Here(code, process, [], 0))
        return codes

    def clear(self) -> None:
        """Nothing is known for certain: all are asked again."""
        self._known.clear()

    def at(self, code: str) -> tuple[set[int], int]:
        """The seats connected to a table elsewhere, and the number of spectators."""
        heard = self._known.get(code, {}).values()
        return {seat for here in heard for seat in here.seats}, sum(here.spectators for here in heard)
