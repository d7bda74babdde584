"""Keys of messages: every message made in the code exists, and no message is unused."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.play import ON_SQUARE_LAND
from tests.kit.words import FAMILIES, FOLDERS, PACKAGE, every_finished_game, every_language, keys_of, parts
from tilewright.core.message import Message
from tilewright.games import FOLDER, facts, find


@every_finished_game
@every_language
def test_a_game_names_itself_and_its_options(name: str, language: str) -> None:
    for key in own_names(name):
        assert find(name).say(Message.of(key), language)


def own_names(name: str) -> set[str]:
    """The messages every game has: title, description, options and their values, kinds of points."""
    options = facts(name).options
    return {
        "title",
        "about",
        *(key for key in keys_of(name) if key.startswith("row-")),
        *(f"option-{option.name}" for option in options),
        *(f"option-{option.name}-{value}" for option in options for value in option.values),
    }


def sources(folder: Path) -> list[ast.Module]:
    """The code of a folder and its subfolders, without tests."""
    files = [file for file in sorted(folder.rglob("*.py")) if "tests" not in file.relative_to(folder).parts]
    return [ast.parse(file.read_text(encoding="utf-8")) for file in files]


def pattern(node: ast.expr) -> str:
    """A string in the code as a regular expression, in which a placeholder matches anything."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(pattern(value) if isinstance(value, ast.Constant) else ".+" for value in node.values)
    return ""


def spelled(folder: Path) -> Iterator[str]:
    """Every string in the code that could be a key, as a regular expression."""
    for tree in sources(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant | ast.JoinedStr):
                found = pattern(node)
                if re.match(r"[a-z][a-z0-9\\]*", found):
                    yield found


def spoken(folder: Path) -> Iterator[str]:
    """The keys of the messages that the code makes, as regular expressions."""
    for tree in sources(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Message.of" and node.args:
                key = node.args[0]
                branches = (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,)
                yield from filter(None, map(pattern, branches))


@every_finished_game
def test_every_message_made_in_the_code_exists(name: str) -> None:
    known = keys_of(name)
    for made in spoken(FOLDER / name):
        assert any(re.fullmatch(made, key) for key in known), made
    assert not own_names(name) - known


@pytest.mark.parametrize("name", ON_SQUARE_LAND)
def test_every_message_made_for_square_land_exists_in_each_game_on_it(name: str) -> None:
    known = keys_of(name)
    for made in spoken_on_land():
        assert any(re.fullmatch(made, key) for key in known), made


def spoken_on_land() -> set[str]:
    return {*spoken(PACKAGE / "art"), *spoken(PACKAGE / "land")}


def spelled_on_land() -> set[str]:
    return {*spelled(PACKAGE / "art"), *spelled(PACKAGE / "land")}


def said_in(name: str) -> set[str]:
    """The keys in the code of a game; parts that several games show contain the keys of all of them."""
    return {*spelled(FOLDER / name), *spelled_on_land()}


@every_finished_game
def test_no_message_of_a_game_is_unused(name: str) -> None:
    used = re.compile("|".join(f"(?:{key})" for key in sorted(said_in(name))))
    for key in parts(FOLDERS[name], "en").keys() - own_names(name):
        assert used.fullmatch(chosen(key)), f"nothing uses '{key}'"


@pytest.mark.parametrize("name", ON_SQUARE_LAND)
def test_every_message_of_square_land_is_used_by_each_game_on_it(name: str) -> None:
    used = re.compile("|".join(f"(?:{key})" for key in sorted(said_in(name))))
    for key in parts(FAMILIES["land"], "en").keys() - own_names(name):
        assert used.fullmatch(chosen(key)), f"{name} does not use '{key}'"


@every_finished_game
def test_every_row_of_the_final_table_is_about_an_event(name: str) -> None:
    known = keys_of(name)
    assert all(key.replace("row-", "event-", 1) in known for key in known if key.startswith("row-"))


def chosen(key: str) -> str:
    """The choice that a log entry is about; other messages are returned unchanged."""
    return key.replace("told-", "choice-", 1) if key.startswith("told-") else key


@every_finished_game
def test_every_choice_has_a_sentence_for_the_log(name: str) -> None:
    known = keys_of(name)
    choices = {key for key in known if key.startswith("choice-")}
    assert choices == {chosen(key) for key in known if key.startswith("told-")}


def test_no_shared_message_is_unused() -> None:
    used = re.compile("|".join(f"(?:{key})" for key in sorted(set(spelled(PACKAGE)))))
    for key in parts(FOLDERS["shared"], "en"):
        assert key.startswith("-") or used.fullmatch(chosen(key)), f"nothing uses '{key}'"
