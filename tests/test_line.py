"""Bots as separate programs: the line protocol from both sides, and everything that can go wrong with it."""

import io
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tilewright.bots import line
from tilewright.bots.bot import BotError, Question
from tilewright.bots.follow import Follower, FollowError
from tilewright.bots.guest import Guest
from tilewright.bots.log import Log
from tilewright.bots.roster import Roster
from tilewright.cli.bot import serve
from tilewright.core.game import CHANCE, EVERYTHING, OVER
from tilewright.core.table import Table
from tilewright.games import facts, find, names
from tilewright.kit.random import stream

ONE = names()[0]
ROOT = Path(__file__).resolve().parent.parent
FIRST, LUCKY = (ROOT / "examples" / name for name in ("first.sh", "lucky.py"))
every_game = pytest.mark.parametrize("name", names())


@pytest.fixture
def roster() -> Iterator[Roster]:
    with Roster(facts(ONE), limit_s=5.0) as made:
        yield made


def question(name: str = ONE, seed: int = 1) -> Question:
    """The first real decision of a game."""
    table = Table(find(name), facts(name).seats[0], seed=seed)
    while len(table.legal()) == 1:
        table.play(table.legal()[0])
    return asked(table)


def asked(table: Table) -> Question:
    return Question.of(
        table.game, table.position, table.seats, table.actor, stream(1), table.options, tuple(table.moves)
    )


def script(folder: Path, text: str) -> str:
    """The name of a bot that runs these lines of Python."""
    file = folder / "bot.py"
    file.write_text(f"#!{sys.executable} -uS\nimport sys, time\n{text}")
    file.chmod(file.stat().st_mode | stat.S_IXUSR)
    return f"cmd:{file}"


POLITE = """
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello": print("hello 1 x")
    if word == "start": print("ready")
    if word == "legal": last = rest
    if word == "go": {go}
    {more}
"""


def polite(go: str, more: str = "pass") -> str:
    return POLITE.format(go=go, more=more)


# --- programs that play here ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("program", [FIRST, LUCKY], ids=lambda file: file.name)
@every_game
def test_example_programs_play_whole_games(name: str, program: Path) -> None:
    seats = facts(name).seats[-1]
    table = Table(find(name), seats, seed=3)
    with Roster(facts(name)) as roster:
        bots = [roster.make(f"cmd:{program}" if seat == 0 else "random", seat) for seat in range(seats)]
        while not table.is_over:
            chosen = bots[table.actor].decide(asked(table)).action
            table.play(table.game.write(table.position, chosen, EVERYTHING))


def test_the_first_bot_plays_the_first_move(roster: Roster) -> None:
    here = question()
    answer = roster.make(f"cmd:{FIRST}", 1).decide(here)
    assert answer.action == here.game.legal(here.position)[0]
    assert answer.line == (here.words(answer.action),)


def test_the_program_receives_the_same_seed(roster: Roster) -> None:
    one, same, other = (
        [roster.make(f"cmd:{LUCKY}", seed).decide(question(seed=deal)).action for deal in range(6)]
        for seed in (4, 4, 5)
    )
    assert one == same != other


def test_a_program_plays_one_game_after_the_other(roster: Roster, tmp_path: Path) -> None:
    count = polite("print('move', last)", f"if word == 'hello': open({str(tmp_path / 'started')!r}, 'a').write('x')")
    name = script(tmp_path, count)
    for seed in range(3):
        bot = roster.make(name, seed)
        bot.decide(question())
        bot.decide(question())
        roster.take_back(bot)
    assert (tmp_path / "started").read_text() == "x"
    both = [roster.make(name, seed) for seed in range(2)]
    for bot in both:
        bot.decide(question())
    assert (tmp_path / "started").read_text() == "xx"
    for bot in both:
        roster.take_back(bot)


def test_what_a_program_receives(roster: Roster, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = roster.make(script(tmp_path, polite("print('move', last)", f"open({str(heard)!r}, 'a').write(line)")), 77)
    here = question()
    bot.decide(here)
    roster.close()
    legal = [here.words(action) for action in here.game.legal(here.position)]
    assert heard.read_text().splitlines() == [
        "hello 1",
        "new",
        f"game {ONE}",
        f"revision {facts(ONE).revision}",
        f"seats {here.seats}",
        *(f"option {name} {value}" for name, value in here.options.items()),
        f"seat {here.seat + 1}",
        "seed 77",
        "start",
        "position",
        *(f"played {move}" for move in here.moves),
        "scores " + " ".join("0" for _ in range(here.seats)),
        *(f"legal {move}" for move in legal),
        "go 5",
        "quit",
    ]


def test_a_program_may_say_what_it_expects(roster: Roster, tmp_path: Path) -> None:
    here = question()
    wins = " ".join("0.5" for _ in range(here.seats))
    said = f"print('info odds {wins}\\ninfo leads 1\\ninfo mood fine\\ninfo line a b;  c\\nmove', last)"
    answer = roster.make(script(tmp_path, polite(said)), 1).decide(here)
    assert answer.odds == [0.5] * here.seats
    assert answer.leads == ()  # ignored: there must be one lead per seat
    assert answer.line == ["a b", "c"]


def test_stop_is_passed_on(roster: Roster, tmp_path: Path) -> None:
    bot = roster.make(script(tmp_path, polite("pass", "if word == 'stop': print('move', last)")), 1)
    bot.stop()  # read before the first question: the program must ignore it
    with pytest.raises(BotError):
        bot.decide(question())
    with Roster(facts(ONE), limit_s=0.3) as hurried:
        bot = hurried.make(script(tmp_path, polite("pass", "if word == 'stop': print('move', last)")), 1)
        assert bot.decide(question()).line  # receives a stop when its time is up, and answers


WRONG: dict[str, tuple[str, str]] = {
    "dies at once": ("sys.exit('no licence')", "its program ended with status 1: no licence"),
    "dies later": (polite("sys.exit(3)"), "its program ended with status 3"),
    "says nothing": (polite("pass"), "it did not answer within 0.2 s"),
    "says nothing at all": ("time.sleep(9)", "it does not say 'hello'"),
    "another version": ("input(); print('hello 2'); time.sleep(9)", "it speaks version '2' of the protocol, not 1"),
    "no greeting": ("print('moin'); time.sleep(9)", "it said 'moin' instead of 'hello'"),
    "reports an error": (polite("print('error out of ideas')"), "it reports an error: out of ideas"),
    "garbage": (polite("sys.stdout.buffer.write(bytes(range(128, 255)) + b'\\n')"), "instead of 'move'"),
    "chatter": (polite("[print('info a b') for _ in range(20_000)]"), "it said more than 10,000 lines and no move"),
    "endless line": (polite("print('x' * 200_000)"), "a line of more than 100,000 characters"),
    "illegal move": (polite("print('move fly to the moon')"), "it played 'fly to the moon', which is not legal: "),
    "no move": (polite("print('move')"), "it played '', which is not legal"),
    "is deaf": ("print('hello 1')\nprint('ready')\ntime.sleep(9)", "it did not answer within 0.2 s"),
}


def test_no_program_outlives_its_roster(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    with Roster(facts(ONE)) as roster:
        more = f"if word == 'quit': open({str(gone)!r}, 'w').close()"
        roster.make(script(tmp_path, polite("print('move', last)", more)), 1).decide(question())
        assert not gone.exists()
    assert gone.exists()


@pytest.mark.parametrize("case", WRONG)
def test_every_failure_is_reported(case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text, reason = WRONG[case]
    monkeypatch.setattr(line, "GRACE_S", 0.2)
    monkeypatch.setattr(line, "START_S", 0.5 if case == "says nothing at all" else 20.0)
    began = time.monotonic()
    with Roster(facts(ONE), limit_s=0.2 if reason.endswith("0.2 s") else 20.0) as roster:
        with pytest.raises(BotError) as error:
            roster.make(script(tmp_path, text), 1).decide(question())
        assert reason in str(error.value)
    assert time.monotonic() - began < 15


def test_a_program_that_cannot_be_started(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.write_text("no program")
    with pytest.raises(BotError, match="it cannot be started"):
        Roster(facts(ONE)).make(f"cmd:{plain}", 1)


# --- our bots elsewhere ---------------------------------------------------------------------------------------------


class Host:
    """Talks to one of our bots in this process."""

    def __init__(self, name: str, bot: str = "greedy") -> None:
        self.said: list[str] = []
        roster = Roster(facts(name))
        self.guest = Guest(find(name), bot, lambda seed: roster.make(bot, seed), self.said.append)

    def tell(self, *lines: str, waits: bool = True) -> list[str]:
        """Send lines and return its answers; before the end of input, wait for an answer that is due."""

        def told() -> Iterator[str]:
            yield from lines
            if waits and self.guest._thinking:
                self.guest._thinking.join(60)

        before = len(self.said)
        self.guest.serve(told())
        return self.said[before:]


def head(name: str, seats: int, seat: int, **other: Any) -> list[str]:
    values = {"game": name, "revision": facts(name).revision, "seats": seats, "seat": seat + 1, "seed": 5} | other
    return ["new", *(f"{word} {value}" for word, value in values.items()), "start"]


@every_game
def test_our_bot_follows_what_its_seat_may_read(name: str) -> None:
    game, seats = find(name), facts(name).seats[-1]
    hosts = [Host(name) for _ in range(seats)]
    for seat, host in enumerate(hosts):
        assert host.tell("hello 1", *head(name, seats, seat)) == ["hello 1 greedy", "ready"]
    position, rng, log = game.new(seats), stream(6), Log(game, seats)
    while (actor := game.kernels.actor(position, 0)) != OVER:
        if actor == CHANCE:
            action = int(game.kernels.draw(position, 0, rng))
        else:
            said = hosts[actor].tell("position", *(f"played {move}" for move in log.read[actor]), "scores 0", "go 60")
            action = game.read(position, said[-1].removeprefix("move "))
        log.add(position, action)
        game.kernels.apply(position, 0, action)


@every_game
def test_a_follower_knows_what_its_seat_sees(name: str) -> None:
    game, seats = find(name), facts(name).seats[0]
    table, log = Table(game, seats, seed=2, deals=False), Log(game, seats)
    followers = [Follower(game, seats, seat, {}, seed=9) for seat in range(seats)]
    rng = stream(8)
    while not table.is_over:
        legal = game.legal(table.position)
        is_chance = table.actor == CHANCE
        action = int(game.kernels.draw(table.position, 0, rng)) if is_chance else legal[len(table.moves) % len(legal)]
        log.add(table.position, action)
        table.play(log.moves[-1])
        for seat, follower in enumerate(followers):
            follower.follow(log.read[seat])
            assert game.kernels.check(follower.position, 0) == 0
            if len(table.moves) % 7 == 0:
                assert game.scene(follower.position, seat) == table.scene(seat)
    assert all(game.kernels.actor(follower.position, 0) == OVER for follower in followers)


def test_a_follower_undoes_moves() -> None:
    table = Table(find(ONE), facts(ONE).seats[0], seed=2)
    for _ in range(6):
        table.play(table.legal()[-1])
    follower = Follower(table.game, table.seats, 0, {}, seed=1)
    moves = table.moves
    follower.follow(moves)
    follower.follow(moves[:4])
    assert follower.moves == moves[:4]
    with pytest.raises(FollowError, match="move 5, 'fly', cannot have been played"):
        follower.follow([*moves[:4], "fly"])


def test_our_bot_says_what_it_expects() -> None:
    host, here = Host(ONE, "search:iterations=40,threads=1"), question()
    played = [f"played {move}" for move in here.moves]
    said = host.tell(*head(ONE, here.seats, here.seat), "position", *played, "go 60")
    assert [text.split()[1] for text in said[1:-1]] == ["scores", "leads", "odds", "iterations", "line"]
    assert len(said[1].split()) == 2 + here.seats
    here.game.read(here.position, said[-1].removeprefix("move "))


@pytest.mark.parametrize("last", [["stop"], ["quit"], []], ids=["stop", "quit", "end"])
def test_our_bot_answers_at_once_on_request(last: list[str]) -> None:
    host, here = Host(ONE, "search:seconds=600"), question()
    played = [f"played {move}" for move in here.moves]
    began = time.monotonic()
    said = host.tell(*head(ONE, here.seats, here.seat), "position", *played, "go", *last, waits=False)
    assert said[-1].startswith("move ")
    assert time.monotonic() - began < 20


def test_our_bot_keeps_its_time_limit() -> None:
    host, here = Host(ONE, "search:seconds=600"), question()
    played = [f"played {move}" for move in here.moves]
    began = time.monotonic()
    said = host.tell(*head(ONE, here.seats, here.seat), "position", *played, "go 0.5")
    assert said[-1].startswith("move ")
    assert time.monotonic() - began < 20


NONSENSE: dict[str, tuple[list[str], str]] = {
    "unknown word": (["sing"], "'sing' is not a word of this protocol"),
    "another version": (["hello 9"], "this is version 1 of the protocol, not 9"),
    "another game": (["new", "game go", "start"], f"this bot plays {ONE}, not 'go'"),
    "no seats": (
        ["new", f"game {ONE}", f"revision {facts(ONE).revision}", "start"],
        "'seats' must come before 'start'",
    ),
    "another revision": (head(ONE, 2, 0, revision=99), "revision"),
    "too many seats": (head(ONE, 99, 0), "99"),
    "no such seat": (head(ONE, 2, 6), "there is no seat 7 (possible: 1 to 2)"),
    "unknown option": ([*head(ONE, 2, 0)[:-1], "option speed high", "start"], "has no option 'speed'"),
    "too early": (["go 1"], "'go' before 'start'"),
    "impossible move": ([*head(ONE, 2, 0), "position", "played fly", "go 1"], "'fly', cannot have been played"),
    "somebody else's turn": ([*head(ONE, 2, 0), "position", "go 1"], "it is not seat 1's turn"),
    "time in letters": ([*head(ONE, 2, 0), "position", "go soon"], "soon"),
}


@pytest.mark.parametrize("case", NONSENSE)
def test_our_bot_answers_nonsense_with_an_error(case: str) -> None:
    lines, reason = NONSENSE[case]
    host = Host(ONE)
    said = host.tell(*lines)
    assert said[-1].startswith("error ")
    assert reason in said[-1]
    assert host.tell("hello 1") == ["hello 1 greedy"]


def test_the_command_speaks_the_protocol(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("hello 1\n\nquit\n"))
    serve(ONE, "club")
    assert capsys.readouterr().out == "hello 1 tilewright club\n"


def test_our_own_bot_as_a_program() -> None:
    """Both sides at once: the arena's side of the protocol against the command's."""
    command = f"cmd:{sys.executable} -m tilewright bot {ONE} greedy"
    with Roster(facts(ONE)) as roster:
        here = question()
        assert roster.make(command, 1).decide(here).action in here.game.legal(here.position)
