"""The published format is what programs read and write: the grammars and the schema of docs/format.md, both ways."""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import jsonschema
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.kit.ebnf import PAGE, Grammar, grammars
from tests.kit.golden import folder
from tests.kit.play import FINISHED
from tilewright.core import json_form
from tilewright.core import scenario as scenario_format
from tilewright.core.game import EVERYTHING
from tilewright.core.record import FORMAT, HEADS, MOST_CHARACTERS, MOST_LINES, MOST_POSITION, Record, RecordError, tidy
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table
from tilewright.games import facts, find, names

GRAMMARS = grammars()
TEXT = GRAMMARS["The text form"]
SCHEMA = json.loads((folder(names()[0]).parents[3] / "core" / "record.schema.json").read_text(encoding="utf-8"))
VALID = jsonschema.Draft202012Validator(SCHEMA)
# what the page says in words, beyond its grammar
BEYOND = (
    r"appears a second time|there is no '\w+' line|but there are \d+ moves|must be a whole number|has format|1 or more|"
    r"the position (is not JSON|has a text)|begins with 'format 2'"
)
ALPHABET = "formatgevisnpd 0123#\t\n\u00a0\u2028{"
QUICK = settings(max_examples=150, deadline=None, database=None, suppress_health_check=list(HealthCheck))

GOOD = (
    "game carcassonne\nrevision 1\nseats 2\noption river no\nnote title Sunday\n\ndraw K\nplace 0 -1 2\npass\nend 3\n"
)
BUILT = f'format 2\n{GOOD.replace("note", """position {"seat": 1, "tiles": {"0 0": "D 0"}}""" + chr(10) + "note")}'
# each is refused by the grammar and by the reader
BROKEN = {
    "nothing": "",
    "only comments": "# game carcassonne\n",
    "no end": GOOD.replace("end 3\n", ""),
    "cut in a word": GOOD[: GOOD.index("end") + 2],
    "text after the end": f"{GOOD}pass\n",
    "a second end": f"{GOOD}end 3\n",
    "a move before the heads": f"draw K\n{GOOD}",
    "a head after a move": GOOD.replace("pass", "note late"),
    "an option after a move": GOOD.replace("pass", "option river no"),
    "a format after a move": GOOD.replace("pass", "format 1"),
    "a format after a head": GOOD.replace("note title Sunday", "format 1"),
    "no name": GOOD.replace("game carcassonne", "game"),
    "a name of two words": GOOD.replace("game carcassonne", "game wheel of"),
    "no number": GOOD.replace("seats 2", "seats"),
    "a number in words": GOOD.replace("seats 2", "seats two"),
    "a negative number": GOOD.replace("revision 1", "revision -1"),
    "digits of another script": GOOD.replace("seats 2", "seats ٢"),
    "two numbers": GOOD.replace("seats 2", "seats 2 3"),
    "an option without a value": GOOD.replace("option river no", "option river"),
    "an option without a name": GOOD.replace("option river no", "option"),
    "an end in words": GOOD.replace("end 3", "end three"),
    "another line end": GOOD.replace("\n", "\u2028"),
    "a head after another blank": GOOD.replace("seats 2", "seats\u00a02"),
}
# each is refused by the reader for what the page says in words
BEYOND_GRAMMAR = {
    "two games": (GOOD.replace("seats 2", "seats 2\ngame cornwall"), "a second time"),
    "an option twice": (GOOD.replace("seats 2", "seats 2\noption river yes"), "a second time"),
    "no seats": (GOOD.replace("seats 2\n", ""), "no 'seats' line"),
    "a wrong count": (GOOD.replace("end 3", "end 4"), "but there are 3 moves"),
    "a later format": (f"format {FORMAT + 1}\n{GOOD}", f"line 1: this record has format {FORMAT + 1}, but this"),
    "a position in format 1": (GOOD.replace("note", "position {}\nnote"), "line 5: a record with a 'position' begins"),
    "a position that is no JSON": (BUILT.replace("position {", "position {{"), "the position is not JSON"),
    "a name twice": (BUILT.replace('"seat": 1', '"seat": 1, "seat": 1'), "every name appears once"),
    "no number at all": (BUILT.replace('"seat": 1', '"seat": NaN'), "the position is not JSON"),
    "a long position": (BUILT.replace('"seat": 1', f'"seat": {"1" * MOST_POSITION}'), "longer than 65,536"),
    "no format": (f"format 0\n{GOOD}", "1 or more"),
    "ten digits": (GOOD.replace("seats 2", "seats 1234567890"), "whole number"),
    "too many lines": (GOOD + "\n" * MOST_LINES, f"more than {MOST_LINES:,} lines"),
}
BROKEN_JSON = {
    "no JSON": "{",
    "cut": Record.read(GOOD).to_json()[:-3],
    "a list": "[]",
    "lists in lists": '{"format": ' + "[" * 100_000,
    "a long number": '{"format": ' + "1" * 5000 + "}",
}


def json_with(**changed: object) -> str:
    return json.dumps(json.loads(Record.read(GOOD).to_json()) | changed)


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Record.read(text)
    return caught.value


def outcome(text: str) -> tuple[Record | None, str]:
    """What was read, or why nothing was."""
    try:
        return Record.read(text), ""
    except RecordError as error:
        return None, error.reason


@cache
def golden() -> tuple[str, ...]:
    return tuple(file.read_text(encoding="utf-8") for name in FINISHED for file in sorted(folder(name).glob("*.game")))


# ---- the text form


def test_the_grammar_accepts_every_golden_game() -> None:
    for text in golden():
        assert TEXT.matches(text, "record")
        record = Record.read(text)
        assert TEXT.matches(record.write(), "record")
        assert all(GRAMMARS[record.game].matches(move, "move") for move in record.moves)


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN)
def test_broken_records_are_refused_by_grammar_and_reader(text: str) -> None:
    assert not TEXT.matches(text, "record")
    refused(text)


@pytest.mark.parametrize(("text", "reason"), BEYOND_GRAMMAR.values(), ids=BEYOND_GRAMMAR)
def test_what_the_page_says_in_words_is_refused_with_that_reason(text: str, reason: str) -> None:
    assert reason in str(refused(text))


def test_heads_and_reserved_words_of_the_page_are_those_of_the_reader() -> None:
    assert re.findall(r"'(\w+)'", TEXT.productions["reserved"]) == [*HEADS, "end"]
    assert TEXT.productions["head"].count("|") + 2 == len(HEADS)
    for word in HEADS:
        assert f"'{word}'" in TEXT.productions[word]


def lines_like(production: str, most: int) -> st.SearchStrategy[str]:
    """Some texts of one production."""
    one = st.from_regex(TEXT.compiled(production), fullmatch=True, alphabet=st.sampled_from(ALPHABET))
    return st.lists(one, max_size=most).map("".join)


needed = st.permutations(["game a\n", " revision\t1 \n", "seats 2\n"]).map("".join) | st.just("seats 1\n")
texts = st.tuples(
    lines_like("filler", 2), lines_like("format", 1), needed, lines_like("head", 2), lines_like("move", 2)
).map("".join)


@QUICK
@given(texts, st.sampled_from(["end", "end 0\n", "\tend 1\n#", "end\n\n "]))
@example("\n#\n\tformat  01\n game \u2028\nrevision 0\nseats 1\n\nnote\n?!\n", " end 1\t\n\n ")
def test_a_text_of_the_grammar_is_read_or_refused_for_what_the_page_says(text: str, end: str) -> None:
    assert TEXT.matches(text + end, "record")
    record, reason = outcome(text + end)
    assert re.search(BEYOND, reason) if record is None else Record.read(record.write()) == record


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A good record with some of its lines moved, repeated, left out or changed."""
    lines = draw(st.permutations(GOOD.splitlines())) if draw(st.booleans()) else GOOD.splitlines()
    extra = st.sampled_from(
        ["", "# x", "note", "format 1", "format 2", "option a b c", "end", "end 0", "{", "\tseats\t3", "?"]
    )
    for _ in range(draw(st.integers(0, 4))):
        at = draw(st.integers(0, len(lines)))
        lines = [*lines[:at], draw(extra | st.text(max_size=8)), *lines[at + draw(st.integers(0, 2)) :]]
    return draw(st.sampled_from(["\n", "\r\n", "\r"])).join(lines)


@QUICK
@given(spoilt())
def test_a_text_that_is_read_is_one_of_the_grammar(text: str) -> None:
    plain = text.replace("\r\n", "\n").replace("\r", "\n").removeprefix("\ufeff")
    record, reason = outcome(text)
    if record is None:
        assert not TEXT.matches(plain, "record") or re.search(BEYOND, reason)
    else:
        assert TEXT.matches(plain, "record")
        assert Record.read(record.write()) == record


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_and_a_byte_order_mark_do_not_matter(end: str) -> None:
    text = "\ufeff" + GOOD.replace("\n", end)
    assert Record.read(text) == Record.read(f"format 1\n{GOOD}") == Record.read(GOOD)
    assert refused(text.replace("seats 2", "seats two")).line == 3
    assert Record.read("\ufeff" + Record.read(GOOD).to_json().replace("\n", end)) == Record.read(GOOD)


# ---- the JSON form


def test_both_forms_of_golden_games_are_the_same_record() -> None:
    for text in golden():
        record = Record.read(text)
        made = record.to_json()
        VALID.validate(json.loads(made))
        again = Record.read(made)
        assert again == record == Record.from_json(made)
        assert (again.write(), again.to_json()) == (record.write(), made)


words = st.text(st.characters(blacklist_characters=" \t\r\n", blacklist_categories=["Cs"]), min_size=1, max_size=6)
phrases = st.lists(words, min_size=1, max_size=3).map(" ".join)
numbers = st.integers(0, 999_999_999)
moves = phrases.filter(lambda move: move.split(" ")[0] not in (*HEADS, "end") and not move.startswith("#"))
leaves = st.none() | st.booleans() | st.integers(-9, 9) | words
states = st.dictionaries(words, leaves | st.lists(leaves, max_size=2) | st.dictionaries(words, leaves), max_size=3)
records = st.builds(
    Record,
    words,
    numbers,
    numbers,
    st.dictionaries(words, phrases, max_size=3),
    st.lists(moves, max_size=4).map(tuple),
    st.lists(st.just("") | phrases, max_size=4).map(tuple),
    position=st.none() | states,
)


@QUICK
@given(records)
def test_any_record_is_the_same_in_both_forms(record: Record) -> None:
    made, text = record.to_json(), record.write()
    VALID.validate(json.loads(made))
    assert Record.read(text) == record == Record.read(made)
    assert list(Record.read(made).options) == list(record.options)
    assert json.loads(made)["format"] == record.format


def has_half_characters(value: object) -> bool:
    return any("\ud800" <= one <= "\udfff" for one in json.dumps(value, ensure_ascii=False))


anything = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5) | phrases
members = st.sampled_from([*json_form.MEMBERS, "end", "Moves"])


@QUICK
@given(members, anything | st.lists(anything, max_size=3) | st.dictionaries(st.text(max_size=4), anything, max_size=2))
@example("moves", ["note x"])
@example("moves", ["end"])
@example("notes", ["two  blanks"])
@example("notes", ["half \ud800"])
@example("seats", True)
@example("seats", 2.0)
@example("options", {"": "no"})
@example("format", 2)
def test_schema_and_reader_agree_about_a_changed_member(name: str, value: object) -> None:
    text = json_with(**{name: value})
    record, reason = outcome(text)
    if isinstance(value, float) or has_half_characters(value):  # JSON Schema cannot refuse these
        assert record is None
    else:
        assert VALID.is_valid(json.loads(text)) == (record is not None), reason
    assert record is None or Record.read(record.to_json()) == record == Record.read(record.write())


@pytest.mark.parametrize("name", ["format", "game", "revision", "seats", "moves"])
def test_what_a_record_cannot_be_without(name: str) -> None:
    found = json.loads(Record.read(GOOD).to_json())
    del found[name]
    assert not VALID.is_valid(found)
    assert f"no '{name}'" in str(refused(json.dumps(found)))


@pytest.mark.parametrize("text", BROKEN_JSON.values(), ids=BROKEN_JSON)
def test_broken_json_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        Record.from_json(text)


def test_json_is_refused_for_the_right_reason() -> None:
    assert "a second time" in str(refused('{"format": 1, "seats": 2, "seats": 3}'))
    assert f"has format {FORMAT + 1}, but this" in str(refused(json_with(format=FORMAT + 1, surprise=1)))
    assert "no member 'title'" in str(refused(json_with(title="x")))
    assert "longer than" in str(refused("{" + " " * MOST_CHARACTERS))
    assert "more than" in str(refused(json_with(moves=["pass"] * MOST_LINES)))
    assert refused('{"format": 1,\n\n"game" 3}').line == 3


def test_a_move_of_a_json_record_is_refused_by_its_line() -> None:
    made = Record.read(GOOD.replace("place 0 -1 2", "place 9 9 2").replace("Sunday", '"moves"')).to_json()
    for text, line in ((made, 10), (made.replace("\n", ""), 1)):
        with pytest.raises(RecordError, match="place 9 9 2") as caught:
            Table.replay(find("carcassonne"), Record.read(text))
        assert caught.value.line == line
    with pytest.raises(RecordError, match="2 to 5") as caught:
        Table.replay(find("carcassonne"), Record.read(json_with(seats=9)))
    assert caught.value.line == 1


def test_the_examples_of_the_page_are_one_record_and_one_with_a_position() -> None:
    found = re.findall(r"^```(text|json)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    (_, text), (_, made), (_, built) = found
    record = Record.read(text)
    assert (record.write(), record.to_json()) == (text, made)
    record = Record.read(built)
    assert record.write() == built
    assert Table.replay(find(record.game), record).actor == 1


def test_a_position_is_the_same_in_both_forms_and_needs_format_2() -> None:
    record = Record.read(BUILT)
    made = json.loads(record.to_json())
    assert record.position == made["position"] == {"seat": 1, "tiles": {"0 0": "D 0"}}
    VALID.validate(made)
    assert not VALID.is_valid(made | {"format": 1})
    assert "has format 2" in str(refused(json.dumps(made | {"format": 1})))
    wrongs: list[Any] = [None, [], 5, "x"]
    for wrong in wrongs:
        assert not VALID.is_valid(made | {"position": wrong})
        assert "must be an object" in str(refused(json.dumps(made | {"position": wrong})))
    assert "two blanks" in str(refused(json.dumps(made | {"position": {"a": "x  y"}})))


@pytest.mark.parametrize(
    "position", [[], "x", {"a": {1}}, {"a": float("nan")}, {"a": "  "}, {"a": "x" * MOST_POSITION}]
)
def test_a_record_made_in_python_has_a_position_that_can_be_written(position: Any) -> None:
    with pytest.raises(ValueError, match="position"):
        Record("carcassonne", 1, 2, {}, (), position=position)


# ---- moves


FURTHER = {"castles_of_tuscany": "3.13-a-castle-and-its-free-tile.txt"}  # has a move that no golden game has


def positions(name: str) -> Iterator[Table]:
    """Every position of the golden games but the last, at which nobody moves."""
    scenario = facts(name).folder / "scenarios" / FURTHER.get(name, "")
    for file in [*sorted(folder(name).glob("*.game")), *([scenario] if scenario.is_file() else [])]:
        record, _ = scenario_format.read(file.read_text(encoding="utf-8"))
        table = Table.replay(find(name), record, 0)
        for move in record.moves:
            yield table
            table.play(move)


@pytest.mark.parametrize("name", FINISHED)
def test_every_legal_move_is_one_of_the_grammar(name: str) -> None:
    grammar, game, seen = GRAMMARS[name], find(name), set[str]()
    for table in positions(name):
        written = {
            game.write(table.position, action, viewer)
            for action in game.legal(table.position)
            for viewer in (EVERYTHING, SPECTATOR, 0)
        }
        for move in written - seen:
            assert grammar.matches(move, "hidden" if move.endswith("?") else "move"), move
        seen |= written
    verbs = [verb for kind in grammar.productions["move"].split(" | ") for verb in verbs_of(grammar, kind)]
    assert {move.split()[0] for move in seen} == set(verbs)


def verbs_of(grammar: Grammar, kind: str) -> list[str]:
    """The verb of one kind of move."""
    return re.findall(r"^'([a-z]+)", kind if kind.startswith("'") else grammar.productions[kind])


@cache
def asked(name: str) -> dict[str, list[Table]]:
    """Some positions for each verb that can be played there."""
    found: dict[str, list[Table]] = {}
    for table in positions(name):
        for verb in {move.split()[0] for move in table.legal()}:
            if len(kept := found.setdefault(verb, [])) < 4:
                kept.append(table.copy())
    return found


@pytest.mark.parametrize("name", FINISHED)
def test_every_move_of_the_grammar_is_understood(name: str) -> None:
    """It may be illegal, but never malformed."""

    @settings(QUICK, max_examples=60)
    @given(st.from_regex(GRAMMARS[name].compiled("move"), fullmatch=True))
    def check(move: str) -> None:
        tables = asked(name).get(move.split(maxsplit=1)[0], [])
        if any(len(digits) > 9 for digits in re.findall(r"\d+", move)) or not tables:
            return
        refusals = [table.why_not(move) for table in tables]
        keys = [None if refusal is None else refusal.reason.key for refusal in refusals]
        assert any(key not in ("refuse-shape", "refuse-words") for key in keys), (move, keys)

    check()


def test_texts_of_records_are_tidy() -> None:
    assert tidy("\t a  b\u00a0c \t") == "a b\u00a0c"
