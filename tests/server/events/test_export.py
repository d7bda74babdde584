"""Results as rows for spreadsheets: what people call themselves is never calculated."""

from typing import Any, cast

import pytest

from tilewright.server.events import page
from tilewright.server.events.forms import Entrant, EventPage, EventStanding


class Shown:
    """As much of an event as its export reads."""

    def __init__(self, name: str) -> None:
        self.entrants = [Entrant(0, name, False)]
        self.standings = [EventStanding(0, 1, -1.5, -2.0, 1, None)]
        self.fixtures: list[Any] = []


@pytest.mark.parametrize("name", ["=1+1", "+1", "-2+3", "@SUM(A1)"])
def test_a_name_is_no_formula_and_a_number_stays_one(name: str) -> None:
    assert page.lines(cast("EventPage", Shown(name)))[1] == ("1", f"'{name}", "-1.5", "-2.0", "1", "")
