"""Round robins and Swiss tournaments, round by round: pairings, bots that fill in, people who leave, and clocks."""

from itertools import combinations

from tests.server.events.event import Evening
from tests.server.process import Server

HALF_A_SECOND = {"main_s": 0, "turn_s": 1, "days": 0, "at_zero": "stand-in"}


def test_a_round_robin_of_three_goes_on_by_itself(house: Server) -> None:
    one = Evening(house, "Ada", "Ben", "Cleo", form="circle")
    one.start()
    for number in (1, 2, 3):
        page = one.until(lambda seen, number=number: seen["round"] == number and seen["due_s"] is None)
        assert page["rounds"] == 3
        assert page["status"] == "playing"
        playing = [each for each in range(3) if one.see(one.tokens[each])["table"]]
        assert playing == [0, 1, 2]  # a player without an opponent plays a bot
        one.play_all(*playing)
    page = one.until(lambda seen: seen["status"] == "over")
    pairs = [[seat["player"] for seat in table["seats"]] for table in page["fixtures"]]
    met = [tuple(sorted(each for each in pair if each is not None)) for pair in pairs]
    assert sorted(pair for pair in met if len(pair) == 2) == list(combinations(range(3), 2))
    assert sorted(pair for pair in met if len(pair) == 1) == [(0,), (1,), (2,)]
    assert [each["games"] for each in page["standings"]] == [3, 3, 3]
    won = sum(each["score"] for each in page["standings"])
    lost_to_bots = 6 - won
    assert 0 <= lost_to_bots <= 3
    assert page["table"] is None


def test_a_swiss_tournament_goes_on_without_those_who_leave(server: Server) -> None:
    one = Evening(server, "Ada", "Ben", "Cleo", "Dan", form="swiss", rounds=2, clock=HALF_A_SECOND)
    one.start()
    tables = one.see()["fixtures"]
    assert [[seat["player"] for seat in table["seats"]] for table in tables] == [[0, 1], [2, 3]]
    # Dan leaves, so a bot plays on at once; Cleo never comes, and her time runs out
    answer = server.post(f"/api/events/{one.code}/remove", {"number": 3}, one.tokens[3])
    assert answer.json()["entrants"][3]["left"]
    where = f"/api/tables/{tables[1]['code']}"
    one.until(lambda _: server.get(where).json()["seats"][1]["away"])
    one.play_all(0, 1)
    page = one.until(lambda seen: seen["round"] == 2)
    second = [[seat["player"] for seat in table["seats"]] for table in page["fixtures"] if table["round"] == 2]
    assert sorted(each for pair in second for each in pair if each is not None) == [0, 1, 2]
    assert len(second) == 2
    assert [0, 1] not in [sorted(each for each in pair if each is not None) for pair in second]
    assert all(standing["games"] == 1 for standing in page["standings"])
    page = one.until(lambda seen: seen["status"] == "over")
    assert {standing["number"]: standing["games"] for standing in page["standings"]} == {0: 2, 1: 2, 2: 2, 3: 1}
