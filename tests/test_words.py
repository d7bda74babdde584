"""Words: every language says the same things, everything a game says can be spoken, and nothing is left unsaid."""

import ast
import random
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests import scenario
from tests.play import FINISHED, ON_SQUARE_LAND, Setup, setups, walk
from tilewright import words
from tilewright.core.game import Game, Positions
from tilewright.core.message import Message, Value
from tilewright.core.move import Refusal
from tilewright.core.scene import SPECTATOR, Scene
from tilewright.core.table import Table
from tilewright.games import FOLDER, facts, find, names

PACKAGE = FOLDER.parent
WEB = PACKAGE.parent / "web" / "src" / "words"
GAMES = {name: FOLDER / name / "words" for name in FINISHED}
FAMILIES = {family: PACKAGE / family / "words" for family in {facts(name).family for name in FINISHED} - {""}}
FOLDERS = {"shared": words.SHARED, **FAMILIES, **GAMES}
ALL_FOLDERS = FOLDERS | {"cli": PACKAGE / "cli" / "words", "server": PACKAGE / "server" / "words", "web": WEB}
SEAT_ARGUMENTS = {"seat", "seats", "actor", "partner"}
REFUSALS_EACH = 8
LEAST, MOST = -1, 5  # numbers beyond these are spoken like them

every_folder = pytest.mark.parametrize("folder", ALL_FOLDERS.values(), ids=ALL_FOLDERS.keys())
every_game = pytest.mark.parametrize("name", names())
every_finished_game = pytest.mark.parametrize("name", FINISHED)
every_language = pytest.mark.parametrize("language", words.LANGUAGES)


class _Parts(Visitor):  # type: ignore[misc]
    """Finds the variables and functions of a message, and in which forms it names which seats."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.seats: set[str] = set()  # variables that are named by SEAT
        self.bare: set[str] = set()  # all others
        self.forms: set[str] = set()
        self.attributes: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 -- the visitor's own name
        self.variables.add(node.id.name)
        self.bare.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        named = {variable.id.name for variable in node.arguments.positional}
        self.variables |= named
        self.seats |= named
        self.forms |= {option.value.value for option in node.arguments.named}

    def visit_Attribute(self, node: Any) -> None:  # noqa: N802
        self.attributes.add(node.id.name)
        self.generic_visit(node)


@cache
def parts(folder: Path, language: str) -> dict[str, _Parts]:
    """What each message of a file is made of, by key; terms begin with a hyphen."""
    found: dict[str, _Parts] = {}
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{folder}, {language}: {entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            assert key not in found, f"{folder}, {language}: '{key}' twice"
            found[key] = _Parts(text[entry.id.span.start : entry.span.end])
            found[key].visit(entry)
    return found


def keys_of(name: str) -> set[str]:
    """The keys a game can say: its own, those of its family, and the shared ones."""
    return {key for folder in (*words.homes(facts(name)), words.SHARED) for key in parts(folder, "en")}


@every_folder
def test_every_language_has_the_same_messages_about_the_same_things(folder: Path) -> None:
    """Forms differ from language to language, but a prompt addresses its player in all of them."""
    assert {file.stem for file in folder.glob("*.ftl")} == set(words.LANGUAGES)
    english, *others = (
        {key: (one.variables, one.seats, one.functions, "turn" in one.forms) for key, one in found.items()}
        for found in (parts(folder, language) for language in ("en", *words.LANGUAGES))
    )
    for language, found in zip(words.LANGUAGES, others, strict=True):
        assert found == english, language


@every_folder
@every_language
def test_seats_are_named_by_the_only_function(folder: Path, language: str) -> None:
    """The runtimes know neither currencies nor ordinals; a seat is never just a number, for it may have a name."""
    known = parts(words.SHARED, language)["seat"].attributes
    for key, found in parts(folder, language).items():
        assert found.functions <= {"SEAT"}, key
        assert found.seats <= SEAT_ARGUMENTS, key
        assert folder == WEB or not found.bare & SEAT_ARGUMENTS, key
        assert found.forms <= known, key
        assert "turn" not in found.forms or key.startswith("prompt-"), key


@every_folder
@every_language
def test_no_number_stands_behind_the_word_for_a_seat(folder: Path, language: str) -> None:
    """Only the messages behind SEAT say "seat 2"; their argument is called `$number`."""
    text = (words.SHARED / f"{language}.ftl").read_text(encoding="utf-8")
    nouns = {noun.lower() for noun in re.findall(r"(\w+) \{ \$number \}", text)}
    assert nouns
    said = re.findall(
        rf"\b({'|'.join(nouns)}) \{{ \$(\w+)", (folder / f"{language}.ftl").read_text("utf-8"), re.IGNORECASE
    )
    assert {argument for _, argument in said} <= {"number"}


@every_language
def test_names_take_the_forms_that_seats_take(language: str) -> None:
    named = parts(WEB, language)["web-named"].attributes
    assert {form.removesuffix("-vowel") for form in named} <= parts(words.SHARED, language)["seat"].attributes


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("de", "Spieler 1 ist am Zug, nicht Spieler 2.", "Die Spieler 1, 2 und 3"),
        ("en", "It is seat 1’s turn, not seat 2’s.", "Seats 1, 2, and 3"),
        ("fr", "C’est au joueur 1 de jouer, pas au joueur 2.", "Les joueurs 1, 2 et 3"),
        ("it", "Tocca al giocatore 1, non al giocatore 2.", "I giocatori 1, 2 e 3"),
        ("nl", "Speler 1 is aan zet, niet speler 2.", "De spelers 1, 2 en 3"),
    ],
)
def test_seats_without_a_name_have_a_number(language: str, one: str, several: str) -> None:
    say = find("carcassonne").say
    assert say(Message.of("refuse-seat", actor=1, seat=2), language) == one
    assert say(Message.of("refuse-held-city", seats="1, 2, 3", count=3), language).startswith(f"{several} ")


@pytest.mark.parametrize("name", [*FAMILIES, *GAMES])
def test_nobody_takes_a_shared_key(name: str) -> None:
    assert not parts(FOLDERS[name], "en").keys() & parts(words.SHARED, "en").keys()


def test_what_is_said_alike_is_written_once() -> None:
    """Two games that say the same in every language share a family, or all games say it."""
    seen: dict[tuple[str, ...], str] = {}
    for name, folder in FOLDERS.items():
        for key in parts(folder, "en"):
            texts = tuple(parts(folder, language)[key].text for language in words.LANGUAGES)
            assert seen.setdefault(texts, name) == name, f"'{key}' of {name} stands in {seen[texts]}"


def test_the_own_words_of_a_game_come_before_those_of_its_family(tmp_path: Path) -> None:
    for folder, text in (("own", "figures = pieces"), ("family", "figures = followers\ntiles = tiles")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "en.ftl").write_text(text, encoding="utf-8")
    say = words.speaker(tmp_path / "own", tmp_path / "family")
    assert [say(Message.of(key), "en") for key in ("figures", "tiles", "refuse-over")] == [
        "pieces",
        "tiles",
        "The game is over.",
    ]


def test_a_game_without_all_languages_speaks_english_or_plain_sentences(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("refuse-wet = Too wet for { $what }.", encoding="utf-8")
    say = words.speaker(tmp_path)
    assert say(Message.of("refuse-wet", what="sheep"), "fr") == "Too wet for sheep."
    assert say(Message.of("refuse-over"), "fr") == "La partie est terminée."
    assert say(Message.of("event-very-wet", cell="b3", seat=1), "fr") == "Very wet (cell b3, seat 1)"


# What is said in play


def in_scene(scene: Scene) -> Iterator[Message]:
    """Every message of a scene."""
    yield scene.prompt
    for area in scene.areas:
        yield from (area.title,) if area.title else ()
        yield from (spot.label for spot in area.spots)
    yield from (piece.tip for piece in scene.pieces() if piece.tip)
    yield from (supply.label for panel in scene.panels for supply in panel.supplies)
    for choice in scene.choices:
        yield from (choice.label, choice.label.told(scene.viewer))
    yield from (ghost.tip for choice in scene.choices for ghost in choice.ghosts if ghost and ghost.tip)


def in_events(game: Game, position: Positions) -> Iterator[Message]:
    """Every message of what the last move brought about."""
    for event in game.events(position):
        yield event.message
        yield from (term.label for term in event.terms)
        if event.points:
            yield Message.of(f"row-{event.kind}")  # its row in the table of where points came from


def in_features(game: Game, position: Positions) -> Iterator[Message]:
    """Every message of what belongs together."""
    for feature in game.features(position, SPECTATOR):
        yield from (feature.label, feature.worth, *(term.label for term in feature.terms))


def in_refusals(game: Game, position: Positions, moves: list[str]) -> Iterator[Message]:
    """Why moves of other positions, and broken ones, may not be played in this one."""
    for move in ("", "nonsense", *moves, *(f"{move} 1 2 3 4 5 6 7" for move in moves)):
        try:
            game.read(position, move)
        except Refusal as refusal:
            yield refusal.reason


def kind(message: Message) -> tuple[Any, ...]:
    """What messages that are spoken alike have in common: all but names, and numbers far from 1."""

    def alike(value: Value) -> Any:
        if isinstance(value, Message):
            return kind(value)
        return max(LEAST, min(value, MOST)) if isinstance(value, int) else ""

    return (message.key, *((name, alike(value)) for name, value in message.args))


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_everything_in_random_games_can_be_spoken_in_every_language(setup: Setup) -> None:
    game = setup.game
    rng = random.Random(str(setup))
    found: dict[tuple[Any, ...], Message] = {}
    moves: list[str] = []
    for position, action in walk(setup, 9):
        actor = game.kernels.actor(position, 0)
        heard = [*in_scene(game.scene(position, max(actor, SPECTATOR))), *in_events(game, position)]
        if not len(moves) % 10:
            heard += in_features(game, position)
        heard += in_refusals(game, position, rng.sample(moves, min(len(moves), REFUSALS_EACH)))
        found |= {kind(message): message for message in heard}
        if action >= 0:
            moves.append(game.write(position, action, SPECTATOR))
    assert found
    speak_all(game, found.values())


@every_game
def test_everything_in_the_scenarios_can_be_spoken_in_every_language(name: str) -> None:
    """They show what random games seldom do."""
    game = find(name)
    found: dict[tuple[Any, ...], Message] = {}
    for path in sorted((FOLDER / name / "tests" / "scenarios").glob("*.txt")):
        record, expectations = scenario.read(path)
        table = Table.replay(game, record, 0)
        illegal = [(one.ply, one.words) for one in expectations if one.words.startswith("illegal ")]
        for ply in range(len(record.moves) + 1):
            heard = [*in_events(game, table.position)]
            tried = [text.removeprefix("illegal ").partition("|")[0].strip() for at, text in illegal if at == ply]
            if tried or heard or ply == len(record.moves):
                heard += in_scene(table.scene(max(table.actor, SPECTATOR)))
                heard += in_refusals(game, table.position, tried)
            found |= {kind(message): message for message in heard}
            if ply < len(record.moves):
                table.play(record.moves[ply])
    speak_all(game, found.values())


def speak_all(game: Game, messages: Iterable[Message]) -> None:
    for message in messages:
        for language in words.LANGUAGES:
            text = game.say(message, language)
            assert text, f"{language}: {message}"
            assert text == text.strip()
            assert not re.search(r"[{}]| [.,]|  ", text), f"{language}: {text}"


@every_game
@every_language
def test_the_table_says_whose_turn_it_is(name: str, language: str) -> None:
    game = find(name)
    table = Table(game, facts(name).seats[0], deals=False)
    while table.actor < 0:
        table.play(table.legal()[0])
    other = next(seat for seat in range(table.seats) if seat != table.actor)
    refusal = table.why_not(table.legal()[0], other)
    assert refusal is not None
    reasons = (Message.of("refuse-over"), Message.of("refuse-chance"), refusal.reason)
    assert len({game.say(reason, language) for reason in reasons}) == len(reasons)


@every_finished_game
@every_language
def test_a_game_names_itself_and_its_options(name: str, language: str) -> None:
    for key in own_names(name):
        assert find(name).say(Message.of(key), language)


# Keys in the code


def own_names(name: str) -> set[str]:
    """The messages every game has: its title, what it is about, its options and their values, its kinds of points."""
    options = facts(name).options
    return {
        "title",
        "about",
        *(key for key in keys_of(name) if key.startswith("row-")),
        *(f"option-{option.name}" for option in options),
        *(f"option-{option.name}-{value}" for option in options for value in option.values),
    }


def sources(folder: Path) -> list[ast.Module]:
    """The code of a folder and all below it, tests left out."""
    files = [file for file in sorted(folder.rglob("*.py")) if "tests" not in file.relative_to(folder).parts]
    return [ast.parse(file.read_text(encoding="utf-8")) for file in files]


def pattern(node: ast.expr) -> str:
    """A string in the code as a regular expression: what is filled in when it runs may be anything."""
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
    """The keys with which the code makes messages, where they stand there, as regular expressions."""
    for tree in sources(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Message.of" and node.args:
                key = node.args[0]
                branches = (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,)
                yield from filter(None, map(pattern, branches))


@every_finished_game
def test_every_message_made_in_the_code_has_words(name: str) -> None:
    known = keys_of(name)
    for made in spoken(FOLDER / name):
        assert any(re.fullmatch(made, key) for key in known), made
    assert not own_names(name) - known


@pytest.mark.parametrize("name", ON_SQUARE_LAND)
def test_every_message_made_for_games_on_square_land_has_words_in_each(name: str) -> None:
    known = keys_of(name)
    for made in spoken_on_land():
        assert any(re.fullmatch(made, key) for key in known), made


def spoken_on_land() -> set[str]:
    return {*spoken(PACKAGE / "art"), *spoken(PACKAGE / "land")}


def spelled_on_land() -> set[str]:
    return {*spelled(PACKAGE / "art"), *spelled(PACKAGE / "land")}


def said_in(name: str) -> set[str]:
    """What the code of a game spells; parts that several games show say their keys for all of them."""
    return {*spelled(FOLDER / name), *spelled_on_land()}


@every_finished_game
def test_no_message_of_a_game_is_left_over(name: str) -> None:
    used = re.compile("|".join(f"(?:{key})" for key in sorted(said_in(name))))
    for key in parts(FOLDERS[name], "en").keys() - own_names(name):
        assert used.fullmatch(chosen(key)), f"nothing says '{key}'"


@pytest.mark.parametrize("name", ON_SQUARE_LAND)
def test_every_message_of_square_land_is_said_by_each_game_on_it(name: str) -> None:
    used = re.compile("|".join(f"(?:{key})" for key in sorted(said_in(name))))
    for key in parts(FAMILIES["land"], "en").keys() - own_names(name):
        assert used.fullmatch(chosen(key)), f"{name} does not say '{key}'"


@every_finished_game
def test_every_row_of_the_final_table_is_about_an_event(name: str) -> None:
    known = keys_of(name)
    assert all(key.replace("row-", "event-", 1) in known for key in known if key.startswith("row-"))


def chosen(key: str) -> str:
    """The choice that a sentence of the log is about; other messages speak for themselves."""
    return key.replace("told-", "choice-", 1) if key.startswith("told-") else key


@every_finished_game
def test_every_choice_has_a_sentence_for_the_log(name: str) -> None:
    known = keys_of(name)
    choices = {key for key in known if key.startswith("choice-")}
    assert choices == {chosen(key) for key in known if key.startswith("told-")}


def test_no_shared_message_is_left_over() -> None:
    used = re.compile("|".join(f"(?:{key})" for key in sorted(set(spelled(PACKAGE)))))
    for key in parts(FOLDERS["shared"], "en"):
        assert key.startswith("-") or used.fullmatch(chosen(key)), f"nothing says '{key}'"
