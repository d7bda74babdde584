"""The comparison with other libraries counts what was played, and leaves out what is not installed."""

import io
import itertools
import time

import pytest
from rich.console import Console

from bench import peers
from tilewright.games import names


def test_a_rate_is_what_was_played_in_the_time_it_took() -> None:
    def run() -> tuple[int, int]:
        until = time.process_time() + 0.002
        while time.process_time() < until:
            pass
        return 2, 30

    entry = peers.Entry("someone", "a game", "a loop", run)
    entry.measure(0.02)
    assert 0 < entry.games <= 1000
    assert entry.decisions == pytest.approx(15 * entry.games)
    before = entry.decisions
    entry.run = lambda: (run()[0], 1)
    entry.measure(0.001)
    assert entry.decisions == before  # a slower round does not count


def test_what_is_missing_is_named_and_left_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing() -> None:
        raise ImportError("no", name="chess_in_rust")

    monkeypatch.setattr(peers, "tilewright", lambda: iter([peers.Entry("ours", "one", "a loop", lambda: (1, 10))]))
    monkeypatch.setitem(peers.PEERS, "theirs", missing)
    peers.main(["theirs"], seconds=0.0, rounds=1)
    shown = capsys.readouterr().out
    assert "theirs: left out, chess_in_rust is not installed" in shown
    assert "1.0 ×" in shown
    with pytest.raises(SystemExit, match="there is no library 'chess'"):
        peers.main(["chess"])


@pytest.mark.filterwarnings("ignore")
def test_our_games_and_those_that_are_installed_here_are_played() -> None:
    entries = [*peers.tilewright(), *itertools.islice(peers.open_spiel(), 2)]
    assert [entry.how for entry in entries[:-2]].count(peers.PETTINGZOO) == len(names())
    for entry in (entries[0], entries[len(names())], *entries[-2:]):
        games, decisions = entry.run()
        assert games >= 1
        assert decisions / games > 5
    paper = io.StringIO()
    for entry in entries:
        entry.games, entry.decisions = 1.0, 7.0
    Console(file=paper, width=130).print(peers.table(entries))
    assert "open_spiel" in paper.getvalue()
