"""A bot from one import, and a game between bots."""

import pytest

import flip7


class Careful:
    """The bot of docs/library.md."""

    name = "careful"

    def choose(self, view: flip7.Table, decision: flip7.Decision) -> flip7.Choice:
        """Stay as soon as one card in four would bust it."""
        if isinstance(decision, flip7.Give):
            return flip7.usual_target(view, decision)
        return flip7.HIT if flip7.bust_risk(view, decision.seat) < 0.25 else flip7.STAY


class Stubborn:
    """A bot that does not listen."""

    name = "stubborn"

    def choose(self, _view: flip7.Table, _decision: flip7.Decision) -> flip7.Choice:
        """Answer something else."""
        return flip7.Seat(99)


def test_bots_play_a_game_to_its_end() -> None:
    game = flip7.play_bots([Careful(), "stay:25", "champion"], seed="x")
    assert game.asked is None
    assert game == flip7.play_bots([Careful(), "stay:25", "champion"], seed="x")
    assert game.seed == flip7.seed_of("x")


def test_every_bot_answers_for_its_own_seat() -> None:
    game = flip7.play_bots(["stay:1", "stay:200"], seed="x", rules=flip7.Rules(target=40), dealer=1)
    assert game.table.rules.target == 40
    assert game.start.table.dealer == 1
    for step in flip7.replay(flip7.Record.of(game)).steps[1:]:
        if isinstance(step.asked, flip7.HitOrStay) and flip7.round_points(step.table, step.asked.seat):
            assert step.choice is (flip7.STAY if step.asked.seat == 0 else flip7.HIT)


def test_without_a_seed_chance_shuffles() -> None:
    games = [flip7.play_bots(["stay:20", "stay:25"], rules=flip7.Rules(target=1)) for _ in range(2)]
    assert games[0].seed != games[1].seed


def test_an_answer_that_is_not_an_option_is_refused() -> None:
    with pytest.raises(flip7.IllegalChoice, match=r"^99 is not an answer here: asked was "):
        flip7.play_bots([Stubborn(), Stubborn()], seed="x")


@pytest.mark.parametrize(
    "bots, message",
    [
        ("stay:25", "bots is 'stay:25': it must be a list with one bot for each seat"),
        ([7], "7 is not a bot: it needs choose(view, decision), or a name that `flip7 bots` lists"),
    ],
)
def test_what_is_no_bot_is_refused_in_one_line(bots: list[str], message: str) -> None:
    with pytest.raises(flip7.BadBot) as caught:
        flip7.play_bots(bots)
    assert str(caught.value) == message


def test_a_class_is_not_yet_a_bot() -> None:
    with pytest.raises(flip7.BadBot, match=r"Careful'> is not a bot: it needs choose"):
        flip7.play_bots([Careful])  # type: ignore[list-item] # somebody has forgotten the brackets


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(flip7.UnknownBot):
        flip7.play_bots(["nobody"])
