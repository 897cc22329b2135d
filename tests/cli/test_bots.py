"""`flip7 bots`: everybody who has a name is there, with a sentence, and can be played against."""

import json

from flip7.bots import bot_named
from flip7.bots.catalog import roster
from tests.cli.command import Command


def test_every_bot_of_the_roster_is_listed_the_weakest_first(flip7: Command) -> None:
    ended = flip7("bots")
    assert ended.status == 0
    listed = [line.split()[0] for line in ended.out.splitlines()[1 : 1 + len(roster())]]
    assert listed == [profile.name for profile in sorted(roster(), key=lambda profile: profile.rating or 0)]


def test_the_list_as_json(flip7: Command) -> None:
    listed = json.loads(flip7("bots", "--json").out)
    assert [bot["name"] for bot in listed if bot["level"]] == [f"level{level}" for level in range(1, 7)]
    assert all(bot["character"].endswith(".") for bot in listed)


def test_the_levels_are_a_ladder_and_the_champion_is_the_yardstick() -> None:
    ratings = [
        profile.rating or 0 for profile in sorted(roster(), key=lambda profile: profile.level or 0) if profile.level
    ]
    assert ratings == sorted(ratings)
    assert len(set(ratings)) == len(ratings)
    assert next(profile.rating for profile in roster() if profile.name == "champion") == 1500


def test_every_bot_of_the_roster_answers_to_its_name() -> None:
    assert [bot_named(profile.name).name for profile in roster()] == [profile.name for profile in roster()]
