"""Messages: every language has the same ones, and every message in play can be formatted in all of them."""

import random
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kit.play import Setup, setups, walk
from tests.kit.words import ALL_FOLDERS, FAMILIES, FOLDERS, GAMES, WEB, every_game, every_language, parts
from tilewright import words
from tilewright.core import scenario
from tilewright.core.game import Game, Positions
from tilewright.core.message import Message, Value
from tilewright.core.move import Refusal
from tilewright.core.scene import SPECTATOR, Scene
from tilewright.core.table import Table
from tilewright.games import FOLDER, facts, find

SEAT_ARGUMENTS = {"seat", "seats", "actor", "partner"}
REFUSALS_EACH = 8
LEAST, MOST = -1, 5  # larger numbers are formatted like these
every_folder = pytest.mark.parametrize("folder", ALL_FOLDERS.values(), ids=ALL_FOLDERS.keys())


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
    """The runtimes support neither currencies nor ordinals; a seat is never just a number, as it may have a name."""
    known = parts(words.SHARED, language)["seat"].attributes
    for key, found in parts(folder, language).items():
        assert found.functions <= {"SEAT"}, key
        assert found.seats <= SEAT_ARGUMENTS, key
        assert folder == WEB or not found.bare & SEAT_ARGUMENTS, key
        assert found.forms <= known, key
        assert "turn" not in found.forms or key.startswith("prompt-"), key


@every_folder
@every_language
def test_no_number_follows_the_word_for_a_seat(folder: Path, language: str) -> None:
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
def test_no_game_uses_a_shared_key(name: str) -> None:
    assert not parts(FOLDERS[name], "en").keys() & parts(words.SHARED, "en").keys()


def test_equal_messages_are_written_once() -> None:
    """Two games that say the same in every language share a family, or all games say it."""
    seen: dict[tuple[str, ...], str] = {}
    for name, folder in FOLDERS.items():
        for key in parts(folder, "en"):
            texts = tuple(parts(folder, language)[key].text for language in words.LANGUAGES)
            assert seen.setdefault(texts, name) == name, f"'{key}' of {name} is also in {seen[texts]}"


def test_a_game_overrides_the_messages_of_its_family(tmp_path: Path) -> None:
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
    """Every message about the last move."""
    for event in game.events(position):
        yield event.message
        yield from (term.label for term in event.terms)
        if event.points:
            yield Message.of(f"row-{event.kind}")  # its row in the table of points


def in_features(game: Game, position: Positions) -> Iterator[Message]:
    """Every message about features."""
    for feature in game.features(position, SPECTATOR):
        yield from (feature.label, feature.worth, *(term.label for term in feature.terms))


def in_refusals(game: Game, position: Positions, moves: list[str]) -> Iterator[Message]:
    """Why moves of other positions, and malformed ones, may not be played in this one."""
    for move in ("", "nonsense", *moves, *(f"{move} 1 2 3 4 5 6 7" for move in moves)):
        try:
            game.read(position, move)
        except Refusal as refusal:
            yield refusal.reason


def kind(message: Message) -> tuple[Any, ...]:
    """A key that is the same for messages formatted alike: without names, and without numbers far from 1."""

    def alike(value: Value) -> Any:
        if isinstance(value, Message):
            return kind(value)
        return max(LEAST, min(value, MOST)) if isinstance(value, int) else ""

    return (message.key, *((name, alike(value)) for name, value in message.args))


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_everything_in_random_games_can_be_formatted_in_every_language(setup: Setup) -> None:
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
def test_everything_in_the_scenarios_can_be_formatted_in_every_language(name: str) -> None:
    """Scenarios show what is rare in random games."""
    game = find(name)
    found: dict[tuple[Any, ...], Message] = {}
    for path in sorted((FOLDER / name / "scenarios").glob("*.txt")):
        record, expectations = scenario.read(path.read_text(encoding="utf-8"))
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
