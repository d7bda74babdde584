"""How good a choice sounds to a player who does not see, judged by words alone: the choice's and the table's."""

import math
import re
from collections import Counter
from collections.abc import Callable, Sequence

Rate = Callable[[str, Sequence[str]], float]  # the name of a choice, and everything that is said about the table

_SIDE = re.compile(r"\b(north|east|south|west)\b")
_SIZE = re.compile(r"of (\d+)")
_STRENGTH = re.compile(r"strength (\d)")
_ROLES = {"Monk": 9, "Knight": 8, "Thief": 6, "Follower": 3, "Pass": 2, "Farmer": 1}
_SHOWN = {"city": 3.0, "road": 1.5, "field": 0.5}


def land(name: str, words: Sequence[str]) -> float:
    """Tiles where they touch much, cities above all; followers where they score soon."""
    for role, worth in _ROLES.items():
        if name.startswith(role):
            return worth
    around = [part for part in name.split(":", 1)[-1].split("; ") if part.split()]
    return sum(_SHOWN.get(part.split()[0], 0) * len(_SIDE.findall(part)) for part in around)


def cornwall(name: str, words: Sequence[str]) -> float:
    """Tiles that extend large regions and bring coins; the strongest piece, on large regions while they are free."""
    sizes = sum(int(found) for found in _SIZE.findall(name))
    if strength := _STRENGTH.search(name):
        return 3.0 + int(strength[1])
    if name.startswith(("Place no", "Leave")):
        return 2.0 if name.startswith("Place") else 0.0
    costs = "coin" in name and "(+" not in name and "Pay" not in name
    return 0.5 + sizes / 100 if costs else 3.0 + sizes + 4 * name.count("(+")


def tuscany(name: str, words: Sequence[str]) -> float:
    """Lays what it can, where it fills an area; takes tiles it can soon pay for; else draws cards."""
    if name.startswith(("Place", "In storage", "Field")):
        area = re.search(r"(\d+) of (\d+) covered; (\d+)", name)
        return 20.0 + (int(area[3]) * (int(area[1]) + 1) / int(area[2]) if area else 0)
    if name.startswith("Take from"):
        cards = Counter(word.removeprefix("Game card: ") for word in words if word.startswith("Game card: "))
        kind = name.split(": ", 1)[1].split(" (", maxsplit=1)[0]
        return 5.0 * cards[kind] if "Free storage space" in words else 0.0
    return 12.0 if name.startswith("Use") else 7.0


def tabula_rasa(name: str, words: Sequence[str]) -> float:
    """Knights where one more changes who leads, and where that is worth most."""
    if " beside " in name or name.startswith("Beside"):
        place = re.search(r"beside (?:the )?(?:(\w+) territory|territory (\d))", name, re.IGNORECASE)
        return _territory(place[1] or place[2], words) if place else 0.0
    colour, number = name.split()[:2]
    return max(_territory(colour, words), _territory(number, words))


def _territory(which: str, words: Sequence[str]) -> float:
    """How much one more knight raises the chance of taking a territory, times what that is worth."""
    named = re.compile(rf"(territory {which}|the {which} territory)\b.*Worth", re.IGNORECASE)
    told = next((word for word in words if named.match(word)), "")
    worth = re.search(r"Worth (\d+)", told)
    held = {who: int(count) for who, count in re.findall(r"(?:by|,) (\w+) (\d+)", told)}
    lead = held.pop("Ada", 0) - max(held.values(), default=0)
    stock = re.search(r"Stock: (\d+)", " ".join(words))
    spread = math.sqrt(
        ((int(stock[1]) if stock else 1) + 8) / 10
    )  # of the knights still to come, as each may go anywhere
    gained = math.erf((lead + 1) / spread / math.sqrt(2)) - math.erf(lead / spread / math.sqrt(2))
    return gained * ((int(worth[1]) if worth else 1) - 1 + 2 * which.isdigit())


RATES: dict[str, Rate] = {
    "carcassonne": land,
    "castles_of_tuscany": tuscany,
    "cornwall": cornwall,
    "tabula_rasa": tabula_rasa,
    "wheel_of_fortune": land,
}
READS_REVIEW = {"tabula_rasa"}  # the games in which the list of features is read before each decision
