"""The companion at a device: score games under `/api/scores`, at every depth."""

import asyncio
import json
from collections.abc import Iterable
from typing import Any

import pytest

from flip7.browser.score_acts import decode_act
from flip7.browser.server import BrowserServer
from flip7.core.cards import Card
from flip7.core.decisions import Move
from flip7.core.table import BUSTED
from flip7.i18n.languages import LANGUAGES
from flip7.play.scorekeeper import ScoreKeeper, Setup
from flip7.play.scorekeeper.json_form import to_json
from flip7.record import from_notation, read_record, replay
from tests.browser.device import FakePersistence, Message, asked_of, device, refused
from tests.play.kept_games import rounds_of
from tests.server.clocks import FakeClock

A_GAME = """
[Target "60"]
1. A / A 12 / B 5 / C FZ>A / B h 11 / C h 7 / B h +8 / C h x2 / B s / C h 11 / C s = 12 24 36
2. B / B 12 / C 10 / A 9 / B h 10 / C h +10 / A h 9x / B h SC / C h 12 / B h 12~ / C s / B s = 0 22 32
"""
NAMES = ["Ana", "Ben", "Cleo"]
Act = dict[str, Any]


async def begin(server: BrowserServer, **plan: object) -> str:
    """A new game of Ana, Ben and Cleo, unless the plan says otherwise; return its id."""
    made = await asked_of(server, "POST", "/api/scores", {"names": NAMES, **plan})
    game: str = made["id"]
    assert made["board"]["id"] == game
    return game


async def do(server: BrowserServer, game: str, *acts: Act, language: str = "en") -> Message:
    """Do these acts; return the answer to the last."""
    told: Message = {}
    for act in acts:
        told = await asked_of(server, "POST", f"/api/scores/{game}/do?language={language}", act)
    return told


async def board_of(server: BrowserServer, game: str) -> Message:
    board: Message = (await asked_of(server, "GET", f"/api/scores/{game}"))["board"]
    return board


async def log_of(server: BrowserServer, game: str, number: int = 1) -> list[Message]:
    log: list[Message] = (await asked_of(server, "GET", f"/api/scores/{game}/log?round={number}"))["log"]
    return log


def points(*numbers: int) -> list[Act]:
    return [{"do": "score", "points": number} for number in numbers]


def cards(text: str) -> list[Act]:
    return [{"do": "card", "card": card} for card in text.split()]


def as_hands(text: str) -> Iterable[Act]:
    """The game of the notation as hands: what lay before everybody at the end of each round."""
    for _, places in rounds_of(from_notation(text)):
        for seat, place in enumerate(places):
            hand = dict.fromkeys(place.cards)  # of a bust the card that came twice is not tapped
            yield from ({"do": "lay", "seat": seat, "card": str(card)} for card in hand)
            yield {"do": "bust" if place.status is BUSTED else "done", "seat": seat}


def as_live(text: str) -> Iterable[Act]:
    """The game of the notation card by card."""
    for choice in replay(from_notation(text)).game.choices:
        match choice:
            case Card():
                yield {"do": "card", "card": str(choice)}
            case Move():
                yield {"do": "move", "move": str(choice)}
            case _:
                yield {"do": "give", "to": choice}


class TestLineUp:
    async def test_somebody_joins_and_leaves_and_has_another_name(self) -> None:
        async with device() as server:
            game = await begin(server, colours=[1, 2, 4])
            await do(server, game, *points(10, 20, 30), {"do": "join", "name": " Dora ", "points": "lowest"})
            board = (await do(server, game, {"do": "leave", "seat": 1}))["board"]
            assert (board["names"], board["totals"]) == (["Ana", "Ben", "Cleo", "Dora"], [10, 20, 30, 10])
            assert board["colours"] == [1, 2, 4, 3]
            assert [each["presence"] for each in board["people"]] == ["playing", "away", "playing", "playing"]
            board = (await do(server, game, *points(1, 2, 3), {"do": "rename", "seat": 3, "name": "Dorothea"}))["board"]
            assert board["rounds"][1]["points"] == [1, None, 2, 3]
            listed = (await asked_of(server, "GET", "/api/scores"))["games"][0]
            assert (listed["names"][3], listed["totals"]) == ("Dorothea", [11, 20, 32, 13])
            assert (await do(server, game, {"do": "come_back", "seat": 1}))["board"]["next"] == 0

    async def test_that_somebody_joined_is_corrected_in_the_log(self) -> None:
        async with device() as server:
            game = await begin(server)
            await do(server, game, *points(10, 20, 30), {"do": "join", "name": "Dora"})
            entry = (await log_of(server, game, 2))[0]
            assert (entry["line"], entry["what"]) == (
                "Dora joins with 0 points",
                {"do": "join", "name": "Dora", "points": "zero"},
            )
            fixed = {"do": "join", "name": "Dora", "points": "lowest"}
            board = (await do(server, game, {"do": "correct", "of": entry["id"], "by": fixed}))["board"]
            assert board["totals"] == [10, 20, 30, 10]
            assert (await do(server, game, {"do": "drop", "of": entry["id"]}))["board"]["totals"] == [10, 20, 30]

    async def test_a_game_that_people_join_is_backed_up_and_restored(self) -> None:
        async with device() as server, device() as other:
            game = await begin(server)
            board = (await do(server, game, {"do": "join", "name": "Dora"}, *points(1, 2, 3, 4)))["board"]
            backup = (await server.request("GET", "/api/scores/backup", "")).body
            assert (await asked_of(other, "POST", "/api/scores/restore", json.loads(backup)))["restored"] == 1
            restored = await board_of(other, game)
            assert (restored["names"], restored["colours"]) == (board["names"], board["colours"])


class TestHandOver:
    async def test_one_game_is_handed_over_and_comes_back_with_what_was_tapped_since(self) -> None:
        async with device() as server, device() as other:
            game = await begin(server, colours=[3, 1, 2])
            await begin(server, names=["Eva", "Finn"])
            await do(server, game, *points(10, 20))
            given = json.loads((await server.request("GET", f"/api/scores/{game}/backup")).body)
            assert (await asked_of(other, "POST", "/api/scores/restore", given)) == {"restored": 1, "skipped": 0}
            assert (await board_of(other, game))["colours"] == [3, 1, 2]
            await do(other, game, *points(30))
            back = json.loads((await other.request("GET", f"/api/scores/{game}/backup")).body)
            await asked_of(server, "POST", "/api/scores/restore", back)
            assert (await board_of(server, game))["totals"] == [10, 20, 30]

    async def test_an_address_becomes_a_qr_code_unless_it_is_too_long(self) -> None:
        async with device() as server:
            short = await server.request("POST", "/api/scores/qr", "https://flip7.example/score")
            assert json.loads(short.body)["svg"].startswith("<svg ")
            assert json.loads((await server.request("POST", "/api/scores/qr", "x" * 3000)).body) == {"svg": None}


class TestDepths:
    @pytest.mark.parametrize("depth", ["pad", "hands", "live"])
    async def test_a_whole_game_gives_the_same_totals_at_each_depth(self, depth: str) -> None:
        entered = {"pad": points(12, 24, 36, 0, 22, 32), "hands": as_hands(A_GAME), "live": as_live(A_GAME)}[depth]
        async with device() as server:
            game = await begin(server, target=60, depth=depth)
            board = (await do(server, game, *entered))["board"]
            assert (board["totals"], board["winner"]) == ([12, 46, 68], 2)
            assert [each["points"] for each in board["rounds"]] == [[12, 24, 36], [0, 22, 32]]
            assert board["record"] is (depth == "live")

    async def test_a_score_without_a_seat_is_the_next_players_and_the_board_says_who_that_is(self) -> None:
        async with device() as server:
            game = await begin(server)
            board = (await do(server, game, {"do": "score", "seat": 1, "points": 5}, *points(6)))["board"]
            assert (board["next"], [seat["points"] for seat in board["seats"]]) == (0, [0, 5, 6])
            assert board["most"] == 171

    async def test_a_score_of_a_round_that_is_over_is_corrected_by_the_entry_that_the_board_names(self) -> None:
        async with device() as server:
            game = await begin(server)
            board = (await do(server, game, *points(12, 24, 36, 7)))["board"]
            of = board["rounds"][0]["entries"][1]
            fixed = await do(server, game, {"do": "correct", "of": of, "by": {"do": "score", "points": 42}})
            assert fixed["board"]["totals"] == [12, 42, 36]
            assert fixed["changed"] == ["Round 1: Ben has 42, not 24."]
            of = fixed["board"]["seats"][0]["entry"]
            again = {"do": "correct", "of": of, "by": {"do": "score", "seat": 0, "round": 2, "points": 8}}
            assert (await do(server, game, again))["board"]["seats"][0]["points"] == 8

    async def test_a_score_that_no_hand_gives_is_asked_about_and_taken_if_the_table_insists(self) -> None:
        async with device() as server:
            game = await begin(server)
            act: Act = {"do": "score", "points": 172}
            told = await refused(server, "POST", f"/api/scores/{game}/do", act)
            assert told == (409, "doubtful", "172? 171 is the most a round can give.")
            board = (await do(server, game, act | {"sure": True}, *points(1, 2)))["board"]
            assert (board["totals"], board["rounds"][0]["by_hand"]) == ([172, 1, 2], [0])

    async def test_a_card_laid_by_mistake_is_taken_away_again(self) -> None:
        async with device() as server:
            game = await begin(server, depth="hands")
            lay = [{"do": "lay", "seat": 1, "card": card} for card in ("7", "11", "x2")]
            board = (await do(server, game, *lay))["board"]
            assert (board["seats"][1]["sum"], board["seats"][1]["points"]) == ("7+11 \N{MULTIPLICATION SIGN}2 = 36", 36)
            board = (await do(server, game, {"do": "take_away", "seat": 1, "card": "11"}))["board"]
            assert (board["seats"][1]["cards"], board["seats"][1]["points"]) == (["7", "x2"], 14)
            away = {"do": "take_away", "seat": 1, "card": "11"}
            assert await refused(server, "POST", f"/api/scores/{game}/do", away) == (
                409,
                "refused",
                "No 11 was entered for Ben in this round.",
            )

    async def test_the_impossible_cards_are_those_of_the_hand_that_is_tapped(self) -> None:
        async with device() as server:
            game = await begin(server, depth="hands")
            await do(server, game, {"do": "lay", "seat": 1, "card": "7"})
            of_ana = (await asked_of(server, "GET", f"/api/scores/{game}?seat=0"))["board"]["impossible"]
            of_ben = (await asked_of(server, "GET", f"/api/scores/{game}?seat=1"))["board"]["impossible"]
            assert (of_ana, of_ben) == ({}, {"7": "Ben has the 7 already: a second one is a bust."})
            path = f"/api/scores/{game}/do?seat=1"
            board = (await asked_of(server, "POST", path, {"do": "lay", "seat": 1, "card": "8"}))["board"]
            assert list(board["impossible"]) == ["7", "8"]
            lay = {"do": "lay", "seat": 1, "card": "9"}
            assert (await refused(server, "POST", f"/api/scores/{game}/do?seat=9", lay))[0] == 409
            assert (await board_of(server, game))["seats"][1]["cards"] == ["7", "8"]

    async def test_the_depth_changes_in_the_middle_of_a_game(self) -> None:
        async with device() as server:
            game = await begin(server, depth="live")
            board = (await do(server, game, *cards("12 5 7"), {"do": "depth", "depth": "hands"}))["board"]
            assert (board["live"], board["seats"][0]["cards"]) == (False, ["12"])
            board = (await do(server, game, *({"do": "done", "seat": seat} for seat in range(3))))["board"]
            assert board["totals"] == [12, 5, 7]


async def _all_that_is_said(server: BrowserServer, language: str) -> list[str]:
    """Keep a game in that language: a question, advice, a line of the log, a correction and a refusal."""
    game = await begin(server, depth="live", advice=True)
    told = await do(server, game, *cards("12 5 7"), language=language)
    log = (await asked_of(server, "GET", f"/api/scores/{game}/log?language={language}"))["log"]
    fix = {"do": "correct", "of": log[0]["id"], "by": {"do": "card", "card": "5"}}
    fixed = await do(server, game, {"do": "move", "move": "hit"}, *cards("5"), fix, language=language)
    no = await refused(server, "POST", f"/api/scores/{game}/do?language={language}", {"do": "give", "to": 0})
    board = told["board"]
    said = [board["asked"]["question"], board["advice"]["text"], log[0]["told"][0]["text"], log[0]["line"]]
    return [*said, fixed["changed"][0], no[2]]


class TestLive:
    async def test_the_referee_says_what_a_tap_brought_about(self) -> None:
        async with device() as server:
            game = await begin(server, depth="live")
            told = await do(server, game, *cards("12 5 FZ"))
            assert told["board"]["asked"] == {
                "ask": "give",
                "seat": 2,
                "question": "Cleo, who gets the Freeze?",
                "card": "FZ",
                "options": [0, 1, 2],
            }
            told = await do(server, game, {"do": "give", "to": 0})
            assert {"text": "Ana is frozen and banks 12.", "rules": ["FZ.2", "FZ.5"]} in told["said"]

    @pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
    async def test_everything_is_said_in_the_language_of_the_request(self, language: str) -> None:
        async with device() as server:
            said, english = await _all_that_is_said(server, language), await _all_that_is_said(server, "en")
            assert english[0] == "Ana, hit or stay?"
            assert all(one and one != other for one, other in zip(said, english, strict=True)), said

    async def test_requests_at_the_same_time_have_each_their_language(self) -> None:
        async with device() as server:
            said = await asyncio.gather(*(_all_that_is_said(server, language) for language in LANGUAGES))
            assert len({each[0] for each in said}) == len(LANGUAGES)

    async def test_a_corrected_card_is_replayed_and_nothing_after_it_is_lost(self) -> None:
        async with device() as server:
            game = await begin(server, depth="live")
            await do(
                server, game, *cards("12 5 FZ"), {"do": "give", "to": 0}, {"do": "move", "move": "hit"}, *cards("5")
            )
            freeze = (await log_of(server, game))[2]
            assert (freeze["line"], freeze["seat"], freeze["what"]) == (
                "Freeze for Cleo",
                2,
                {"do": "card", "card": "FZ", "seat": 2},
            )
            told = await do(server, game, {"do": "correct", "of": freeze["id"], "by": {"do": "card", "card": "7"}})
            assert told["said"] == []
            assert told["changed"] == [
                "Ana is not frozen any more.",
                "Ben has not busted after all.",
            ]
            assert [each["line"] for each in told["board"]["waiting"]] == [
                "Cleo gives the Freeze to Ana",
                "Ben hits",
                "5 for Ben",
            ]
            told = await do(server, game, {"do": "drop", "of": told["board"]["waiting"][0]["id"]})
            told = await do(server, game, {"do": "move", "move": "stay"})
            assert told["board"]["waiting"] == [], "Ana stays, and what Ben did follows by itself"
            assert [seat["status"] for seat in told["board"]["seats"]] == ["stayed", "busted", "active"]
            assert told["said"][0]["text"] == "Ana stays and banks 12."
            await do(server, game, {"do": "undo"}, {"do": "undo"}, {"do": "undo"})
            board = (await do(server, game, {"do": "redo"}, {"do": "undo"}))["board"]
            assert [seat["status"] for seat in board["seats"]] == ["frozen", "busted", "active"]
            assert (board["can_undo"], board["can_redo"]) == (True, True)

    async def test_a_tap_for_somebody_else_than_is_asked_is_refused(self) -> None:
        async with device() as server:
            game = await begin(server, depth="live")
            await do(server, game, *cards("12 5 7"), {"do": "move", "move": "hit", "seat": 0})
            for act in ({"do": "card", "card": "7", "seat": 1}, {"do": "move", "move": "hit", "seat": 0}):
                told = await refused(server, "POST", f"/api/scores/{game}/do", act)
                assert told == (409, "refused", "That is not what is asked now.")
            of = (await log_of(server, game))[0]["id"]
            for seat, status in ((0, 200), (1, 409), (99, 409)):
                by = {"do": "card", "card": "11", "seat": seat}
                fix = json.dumps({"do": "correct", "of": of, "by": by})
                assert (await server.request("POST", f"/api/scores/{game}/do", fix)).status == status

    async def test_what_waits_is_dropped_only_when_the_table_says_so(self) -> None:
        async with device() as server:
            game = await begin(server, depth="live")
            await do(server, game, *cards("12 5 FZ"), {"do": "give", "to": 0})
            of = (await log_of(server, game))[2]["id"]
            told = await do(server, game, {"do": "correct", "of": of, "by": {"do": "card", "card": "7"}})
            assert len(told["board"]["waiting"]) == 1
            board = (await do(server, game, {"do": "drop_waiting"}))["board"]
            assert (board["waiting"], board["asked"]["ask"], board["record"]) == ([], "move", True)

    async def test_we_did_it_differently_sets_the_score_by_hand_and_marks_it(self) -> None:
        async with device() as server:
            game = await begin(server)
            told = await do(server, game, *points(1, 2, 3), {"do": "by_hand", "round": 1, "seat": 1, "points": 40})
            assert (told["board"]["totals"], told["board"]["rounds"][0]["by_hand"]) == ([1, 40, 3], [1])
            assert told["changed"] == ["Round 1: Ben has 40, not 2."]
            told = await do(server, game, {"do": "by_hand", "round": 1, "seat": 1, "points": None})
            assert (told["board"]["totals"], told["board"]["rounds"][0]["by_hand"]) == ([1, 2, 3], [])

    async def test_an_early_shuffle_brings_the_cards_back(self) -> None:
        async with device() as server:
            game = await begin(server, depth="live", odds="turn")
            await do(server, game, *cards("12 5 7"), *([{"do": "move", "move": "stay"}] * 3))
            assert (await board_of(server, game))["odds"]["cards_left"] == 91
            assert (await do(server, game, {"do": "shuffled"}))["board"]["odds"]["cards_left"] == 94

    async def test_every_line_of_the_log_says_the_act_that_would_enter_it(self) -> None:
        async with device() as server:
            again = await begin(server, target=60, depth="live")
            game = await begin(server, target=60, depth="live")
            await do(server, game, *as_live(A_GAME))
            log = [*await log_of(server, game), *await log_of(server, game, 2)]
            board = (await do(server, again, *(line["what"] for line in log)))["board"]
            assert board["totals"] == [12, 46, 68]
            hands = await begin(server, depth="hands")
            await do(server, hands, *list(as_hands(A_GAME))[:9], {"do": "depth", "depth": "pad"})
            for line in await log_of(server, hands):
                assert decode_act(json.dumps(line["what"])) is not None
            assert await log_of(server, hands, 99) == []


class TestOdds:
    @pytest.mark.parametrize(
        "odds, of_ana_in_turn, of_ben",
        [("nobody", None, None), ("turn", 7 / 91, None), ("everybody", 7 / 91, 4 / 91)],
    )
    async def test_odds_are_shown_for_whom_the_table_wants(
        self, odds: str, of_ana_in_turn: float | None, of_ben: float | None
    ) -> None:
        """Seven of the 91 cards left are an 8, four a 5."""
        async with device() as server:
            game = await begin(server, depth="live", odds=odds)
            board = (await do(server, game, *cards("8 5 7")))["board"]
            expected = {"seat": 0, "bust": of_ana_in_turn, "cards_left": 91, "exact": True}
            assert board["odds"] == (None if of_ana_in_turn is None else expected)
            assert board["seats"][1].get("bust") == of_ben

    async def test_after_a_round_that_nobody_watched_the_odds_are_a_guess(self) -> None:
        async with device() as server:
            game = await begin(server, odds="turn")
            board = (await do(server, game, *points(1, 2, 3), {"do": "depth", "depth": "live"}, *cards("5")))["board"]
            assert board["odds"]["exact"] is False

    async def test_there_are_no_odds_where_no_card_comes(self) -> None:
        async with device() as server:
            game = await begin(server, odds="everybody", advice=True)
            board = await board_of(server, game)
            assert (board["odds"], board["advice"], board["seats"][0]["bust"]) == (None, None, None)
            live = await begin(server, odds="turn", depth="live")
            assert (await do(server, live, *cards("F3")))["board"]["odds"] is None

    async def test_advice_comes_only_with_its_switch(self) -> None:
        async with device() as server:
            game = await begin(server, depth="live")
            assert (await do(server, game, *cards("8 5 7")))["board"]["advice"] is None
            board = (await do(server, game, {"do": "settings", "odds": "turn", "advice": True}))["board"]
            assert board["settings"] == {"odds": "turn", "advice": True}
            assert board["advice"] == {"move": "hit", "to": None, "text": "A strong player would hit."}
            told = await do(server, game, {"do": "move", "move": "hit"})
            assert told["board"]["advice"] is None, "nobody chooses which card comes up"
            told = await do(server, game, *cards("FZ"))
            advice = told["board"]["advice"]
            assert (advice["move"], advice["to"] in told["board"]["asked"]["options"]) == ("give", True)


class TestKept:
    async def test_a_game_goes_on_when_the_browser_is_opened_again(self) -> None:
        persistence = FakePersistence()
        async with device(persistence) as server:
            game = await begin(server, depth="live", colours=[8, 2, 5], odds="turn")
            await do(server, game, *list(as_live(A_GAME))[:9])
            before = await board_of(server, game)
        async with device(persistence.copy()) as server:
            assert await board_of(server, game) == before
            assert before["colours"] == [8, 2, 5]
            board = (await do(server, game, *list(as_live(A_GAME))[9:]))["board"]
            assert board["totals"] == [12, 46, 68]

    async def test_every_tap_is_stored_before_it_is_answered_and_only_added(self) -> None:
        persistence = FakePersistence()
        async with device(persistence) as server:
            game = await begin(server)
            for number, act in enumerate([*points(1, 2, 3), {"do": "undo"}, {"do": "undo"}], 1):
                before = dict(persistence.tapped.get(game, {}))
                await do(server, game, act)
                after = persistence.tapped[game]
                assert len(after) == number
                assert before.items() <= after.items()

    async def test_where_nothing_is_left_to_undo_or_redo_nothing_is_stored(self) -> None:
        persistence = FakePersistence()
        async with device(persistence) as server:
            game = await begin(server)
            told = await do(server, game, {"do": "undo"}, {"do": "redo"}, {"do": "drop_waiting"})
            assert (told["said"], told["changed"], persistence.tapped, persistence.writes) == ([], [], {}, 1)

    async def test_what_cannot_be_stored_has_not_happened(self) -> None:
        persistence = FakePersistence()
        async with device(persistence) as server:
            game = await begin(server)
            await do(server, game, *points(7))
            persistence.refuse = True
            told = await refused(server, "POST", f"/api/scores/{game}/do", points(8)[0])
            assert told[:2] == (503, "store_trouble")
            settings = {"do": "settings", "odds": "turn", "advice": True}
            assert (await refused(server, "POST", f"/api/scores/{game}/do", settings))[0] == 503
            assert (await refused(server, "DELETE", f"/api/scores/{game}"))[0] == 503
            assert (await refused(server, "POST", "/api/scores", {"names": NAMES}))[0] == 503
            persistence.refuse = False
            board = await board_of(server, game)
            assert (board["next"], board["settings"]["odds"]) == (1, "nobody")
            assert (await do(server, game, *points(8)))["board"]["next"] == 2
            assert len((await asked_of(server, "GET", "/api/scores"))["games"]) == 1

    async def test_the_list_has_the_game_that_changed_last_first(self) -> None:
        clock, persistence = FakeClock(), FakePersistence()
        async with device(persistence, clock) as server:
            first = await begin(server)
            clock.pass_time(5)
            second = await begin(server, names=["Dia", "Eve"], target=5)
            clock.pass_time(5)
            await do(server, first, *points(12))
            clock.pass_time(5)
            await do(server, second, *points(4, 9))
        async with device(persistence.copy()) as server:
            games = (await asked_of(server, "GET", "/api/scores"))["games"]
            assert [game["id"] for game in games] == [second, first]
            assert games[0] == {
                "id": second,
                "names": ["Dia", "Eve"],
                "colours": [1, 2],
                "totals": [4, 9],
                "round": 1,
                "depth": "pad",
                "winner": 1,
                "started": games[1]["started"] + 5000,
                "changed": games[1]["started"] + 15000,
            }
            assert not persistence.reads, "a list reads nobody's entries"

    async def test_a_deleted_game_is_gone(self) -> None:
        persistence = FakePersistence()
        async with device(persistence) as server:
            game = await begin(server)
            await do(server, game, *points(12))
            assert await asked_of(server, "DELETE", f"/api/scores/{game}") == {}
            gone = (404, "unknown_game", "This game is not on this device.")
            assert await refused(server, "GET", f"/api/scores/{game}") == gone
            assert await refused(server, "DELETE", f"/api/scores/{game}") == gone
            assert (persistence.score_metas, persistence.tapped) == ({}, {})


class TestFiles:
    async def test_a_game_kept_live_is_a_record_that_replays(self) -> None:
        async with device() as server:
            game = await begin(server, target=60, depth="live")
            await do(server, game, *as_live(A_GAME))
            for name in ("game.json", "game.f7"):
                file = await server.request("GET", f"/api/scores/{game}/{name}")
                assert list(replay(read_record(file.body)).game.table.scores) == [12, 46, 68]
                assert file.filename == f"flip7-{game}.{name.split('.')[1]}"

    async def test_a_game_in_numbers_has_no_record(self) -> None:
        async with device() as server:
            game = await begin(server)
            status, reason, sentence = await refused(server, "GET", f"/api/scores/{game}/game.json")
            assert (status, reason) == (409, "refused")
            assert sentence.startswith("A record needs every card")

    async def test_scores_are_a_table(self) -> None:
        async with device() as server:
            game = await begin(server)
            await do(server, game, *points(12, 24, 36))
            file = await server.request("GET", f"/api/scores/{game}/scores.csv")
            assert (file.media_type, file.body) == (
                "text/csv",
                "round,dealer,Ana,Ben,Cleo,by_hand\n1,Ana,12,24,36,\ntotal,,12,24,36,\n",
            )


class TestBackup:
    async def test_a_backup_restored_elsewhere_is_the_same_and_a_second_time_adds_nothing(self) -> None:
        async with device() as server:
            live = await begin(server, depth="live", target=60, colours=[3, 2, 1], odds="turn")
            await do(server, live, *as_live(A_GAME))
            pad = await begin(server)
            await do(server, pad, *points(1, 2))
            boards = [await board_of(server, game) for game in (live, pad)]
            backup = (await server.request("GET", "/api/scores/backup")).body
        async with device() as server:
            assert await asked_of(server, "POST", "/api/scores/restore", backup) == {"restored": 2, "skipped": 0}
            assert [await board_of(server, game) for game in (live, pad)] == boards
            assert await asked_of(server, "POST", "/api/scores/restore", backup) == {"restored": 0, "skipped": 2}

    async def test_a_game_that_went_on_at_two_devices_is_put_together(self) -> None:
        async with device() as here, device() as there:
            game = await begin(here)
            await do(here, game, *points(1))
            start = (await here.request("GET", f"/api/scores/{game}/score.json")).body
            assert await asked_of(there, "POST", "/api/scores/restore", start) == {"restored": 1, "skipped": 0}
            await do(there, game, {"do": "score", "seat": 1, "points": 22})
            await do(here, game, {"do": "score", "seat": 2, "points": 33})
            other = (await there.request("GET", "/api/scores/backup")).body
            assert await asked_of(here, "POST", "/api/scores/restore", other) == {"restored": 1, "skipped": 0}
            board = await board_of(here, game)
            assert (board["totals"], board["round"], board["conflicts"]) == ([1, 22, 33], 2, [])
            assert (await do(here, game, *points(4)))["board"]["seats"][0]["points"] == 4

    @pytest.mark.parametrize(
        "text, sentence",
        [
            ("", "neither a backup"),
            ("no backup", "neither a backup"),
            ("[1]", "neither a backup"),
            ("[" * 100_000, "neither a backup"),
            ('{"format": "flip7-games", "version": 1}', "neither a backup"),
            ('{"format": "flip7-scores", "version": 1, "program": "x", "games": [{}]}', "neither a backup"),
            ('{"format": "flip7-scores", "version": 2}', "newer version"),
            ('{"format": "flip7-score/9"}', "saved as «flip7-score/9»"),
            ('{"format": "flip7-score/1", "behaviour": 0}', "behaviour 0"),
        ],
    )
    async def test_a_file_that_is_no_backup_is_refused_in_one_sentence(self, text: str, sentence: str) -> None:
        async with device() as server:
            game = await begin(server)
            status, reason, message = await refused(server, "POST", "/api/scores/restore", text)
            assert (status, reason) == (400, "bad_score")
            assert sentence in message
            assert [each["id"] for each in (await asked_of(server, "GET", "/api/scores"))["games"]] == [game]

    async def test_one_damaged_game_keeps_the_whole_backup_out(self) -> None:
        async with device() as server:
            games = [await begin(server) for _ in range(2)]
            await do(server, games[1], *points(1, 2))
            backup = json.loads((await server.request("GET", "/api/scores/backup")).body)
        damages: list[tuple[list[str | int], object, str]] = [
            (["games", 1, "score", "entries", 0, "points"], -1, "damaged: entries[0].points"),
            (["games", 1, "score", "names"], ["Ana"], "A game has 2 to 24 players"),
            (["games", 1, "score", "game"], games[0], "neither"),
            (["games", 1, "score", "game"], "players", "neither"),
            (["games", 1, "colours"], [1, 2], "neither"),
            (["games", 1, "colours"], [1, 2, 9], "neither"),
            (["games", 1, "settings", "odds"], "always", "neither"),
        ]
        for path, value, sentence in damages:
            damaged = json.loads(json.dumps(backup))
            place = damaged
            for step in path[:-1]:
                place = place[step]
            place[path[-1]] = value
            async with device() as server:
                told = await refused(server, "POST", "/api/scores/restore", damaged)
                assert (told[0], sentence in told[2]) == (400, True), told
                assert (await asked_of(server, "GET", "/api/scores"))["games"] == []

    async def test_another_game_of_the_same_name_is_not_merged(self) -> None:
        async with device() as server:
            game = await begin(server)
            await do(server, game, *points(1))
            other = ScoreKeeper(Setup(game, ("Dia", "Eve")))
            other.score(9)
            told = await refused(server, "POST", "/api/scores/restore", to_json(other))
            assert told == (400, "bad_score", "These are two different games: nothing was merged.")
            assert (await board_of(server, game))["seats"][0]["points"] == 1


class TestPlayers:
    async def test_only_finished_games_count_and_every_export_says_the_same(self) -> None:
        async with device() as server:
            for names, numbers in (
                (["Ana", "Ben"], (40, 60)),
                (["ana", "Ben", "=Cleo"], (70, 10, 0)),
                (["Ana", "Dia"], (40,)),
            ):
                game = await begin(server, names=names, target=50)
                await do(server, game, *points(*numbers))
            players = (await asked_of(server, "GET", "/api/scores/players"))["players"]
            ana = next(player for player in players if player["name"] == "ana")
            assert ana == {
                "name": "ana",
                "games": 2,
                "wins": 1,
                "fair": 0.83,
                "average": 55.0,
                "busts": 0,
                "flip7s": 0,
                "best": 70,
                "against": [{"name": "Ben", "games": 2, "wins": 1}, {"name": "=Cleo", "games": 1, "wins": 1}],
            }
            assert [player["name"] for player in players] == ["ana", "Ben", "=Cleo"]
            file = await server.request("GET", "/api/scores/players.json")
            assert (json.loads(file.body)["players"], file.filename) == (players, "flip7-players.json")
            table = (await server.request("GET", "/api/scores/players.csv")).body.splitlines()
            assert table[0] == "name,games,wins,fair,average,busts,flip7s,best"
            assert table[3] == "'=Cleo,1,0,0.33,0.0,0,0,0"

    async def test_a_game_that_is_won_no_more_after_a_correction_leaves_the_history(self) -> None:
        async with device() as server:
            game = await begin(server, names=["Ana", "Ben"], target=50)
            board = (await do(server, game, *points(60, 40)))["board"]
            assert board["winner"] == 0
            of = board["rounds"][0]["entries"][0]
            await do(server, game, {"do": "correct", "of": of, "by": {"do": "score", "points": 6}})
            assert (await asked_of(server, "GET", "/api/scores/players"))["players"] == []


class TestBadInput:
    @pytest.mark.parametrize(
        "plan, status, sentence",
        [
            ({"names": ["Ana"]}, 400, "A game has 2 to 24 players, not 1."),
            ({"names": [f"P{number}" for number in range(25)]}, 400, "not 25"),
            ({"names": ["Ana", "ANA "]}, 400, "Two players have the same name."),
            ({"names": ["Ana", " "]}, 400, "Player 2 needs a name"),
            ({"names": ["Ana", "x" * 101]}, 400, "Player 2 needs a name"),
            ({"names": ["Ana", "B\u0007"]}, 400, "Player 2 needs a name"),
            ({"names": NAMES, "dealer": 3}, 400, "The dealer must be one of the 3 players."),
            ({"names": NAMES, "dealer": -1}, 400, "The dealer must be one of the 3 players."),
            ({"names": NAMES, "dealer": 10**9}, 400, "The dealer must be one of the 3 players."),
            ({"names": NAMES, "target": 0}, 400, "A game is played to 1 to"),
            ({"names": NAMES, "target": 10**12}, 400, "A game is played to 1 to"),
            ({"names": NAMES, "colours": [1, 2]}, 422, "colours"),
            ({"names": NAMES, "colours": [1, 2, 9]}, 422, "colours"),
            ({"names": NAMES, "depth": "deep"}, 422, "deep"),
            ({"names": NAMES, "odds": True}, 422, "odds"),
            ({"names": "Ana"}, 422, "names"),
            ({"names": NAMES, "cheat": 1}, 422, "cheat"),
            ({}, 422, "names"),
        ],
    )
    async def test_a_game_that_cannot_begin_says_why(self, plan: object, status: int, sentence: str) -> None:
        async with device() as server:
            told = await refused(server, "POST", "/api/scores", plan)
            assert (told[0], sentence in told[2]) == (status, True), told
            assert (await asked_of(server, "GET", "/api/scores"))["games"] == []

    @pytest.mark.parametrize(
        "act, expected",
        [
            ({}, (422, "bad_message")),
            ({"do": "cheat"}, (422, "bad_message")),
            ({"do": "score"}, (422, "bad_message")),
            ({"do": "score", "points": "7"}, (422, "bad_message")),
            ({"do": "score", "points": 7.5}, (422, "bad_message")),
            ({"do": "score", "points": True}, (422, "bad_message")),
            ({"do": "score", "points": 10**30}, (409, "refused")),
            ({"do": "score", "points": -1}, (409, "refused")),
            ({"do": "score", "points": 7, "seat": 3}, (409, "refused")),
            ({"do": "score", "points": 7, "seat": -1}, (409, "refused")),
            ({"do": "score", "points": 7, "round": 0}, (409, "refused")),
            ({"do": "score", "points": 7, "round": 5}, (409, "refused")),
            ({"do": "lay", "card": "13"}, (422, "bad_message")),
            ({"do": "lay", "card": "7", "seat": 99}, (409, "refused")),
            ({"do": "take_away", "card": "7", "seat": 99}, (409, "refused")),
            ({"do": "card", "card": "7"}, (409, "refused")),
            ({"do": "move", "move": "hit"}, (409, "refused")),
            ({"do": "move", "move": "run"}, (422, "bad_message")),
            ({"do": "give", "to": 2}, (409, "refused")),
            ({"do": "shuffled"}, (409, "refused")),
            ({"do": "drop", "of": "12.a"}, (409, "refused")),
            ({"do": "drop", "of": "nonsense"}, (409, "refused")),
            ({"do": "correct", "of": "1.zz", "by": {"do": "score", "points": 4}}, (409, "refused")),
            ({"do": "correct", "of": "1.zz", "by": {"do": "undo"}}, (422, "bad_message")),
            ({"do": "by_hand", "round": 2, "seat": 0, "points": 4}, (409, "refused")),
            ({"do": "by_hand", "round": 1, "seat": 7, "points": 4}, (409, "refused")),
            ({"do": "by_hand", "round": 1, "seat": 0, "points": -4}, (409, "refused")),
            ({"do": "settings", "odds": "sometimes", "advice": True}, (422, "bad_message")),
            ({"do": "settings", "odds": "turn"}, (422, "bad_message")),
        ],
    )
    async def test_what_cannot_be_done_is_refused_and_nothing_changes(
        self, act: object, expected: tuple[int, str]
    ) -> None:
        persistence = FakePersistence()
        async with device(persistence) as server:
            game = await begin(server)
            await do(server, game, *points(5))
            before, writes = await board_of(server, game), persistence.writes
            status, reason, sentence = await refused(server, "POST", f"/api/scores/{game}/do", act)
            assert (status, reason) == expected, sentence
            assert sentence
            assert (await board_of(server, game), persistence.writes) == (before, writes)

    async def test_a_correction_is_for_the_same_player_and_question(self) -> None:
        async with device() as server:
            game = await begin(server)
            await do(server, game, *points(5))
            of = (await log_of(server, game))[0]["id"]
            for by in ({"do": "card", "card": "7"}, {"do": "score", "seat": 2, "points": 7}, {"do": "shuffled"}):
                told = await refused(server, "POST", f"/api/scores/{game}/do", {"do": "correct", "of": of, "by": by})
                assert told == (409, "refused", "A correction is for the same player and the same question.")

    @pytest.mark.parametrize(
        "method, target, expected",
        [
            ("GET", "/api/scores?language=xx", (422, "bad_message")),
            ("GET", "/api/scores/none", (404, "unknown_game")),
            ("POST", "/api/scores/none/do", (422, "bad_message")),
            ("GET", "/api/scores/none/score.json", (404, "unknown_game")),
            ("GET", "/api/scores/none/log?round=x", (404, "unknown_game")),
            ("PUT", "/api/scores/none", (405, "bad_message")),
            ("GET", "/api/scores/none/cats", (404, "not_found")),
        ],
    )
    async def test_paths_that_lead_nowhere_say_so(self, method: str, target: str, expected: tuple[int, str]) -> None:
        async with device() as server:
            assert (await refused(server, method, target))[:2] == expected

    async def test_a_seat_or_round_that_is_no_number_is_refused(self) -> None:
        async with device() as server:
            game = await begin(server, depth="hands")
            for query in ("?seat=x", "?seat=-1", "/log?round=1e9"):
                assert (await refused(server, "GET", f"/api/scores/{game}{query}"))[:2] == (422, "bad_message")
            assert (await refused(server, "GET", f"/api/scores/{game}?seat=3"))[:2] == (409, "refused")

    async def test_a_kept_game_that_cannot_be_read_is_listed_and_stays(self) -> None:
        persistence = FakePersistence()
        async with device(persistence) as server:
            game = await begin(server)
            await do(server, game, *points(5))
        meta = persistence.score_metas[game]
        meta["setup"] = meta["setup"].replace('"flip7-score/1"', '"flip7-score/2"')
        async with device(persistence) as server:
            assert (await refused(server, "GET", f"/api/scores/{game}"))[:2] == (400, "bad_score")
            assert [each["id"] for each in (await asked_of(server, "GET", "/api/scores"))["games"]] == [game]
            assert "flip7-score/2" in (await server.request("GET", "/api/scores/backup")).body
