"""Bots of other Python packages: found by name, loaded only when they are asked for, and held to the rules."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from flip7.bots import UnknownBot, bot_named
from flip7.bots.base import policy_of
from flip7.bots.external import Forfeit
from flip7.bots.external.entry_points import BadEntryPoint
from flip7.bots.external.lookup import in_own_process
from flip7.bots.external.program import ProgramBot
from flip7.core.decisions import HIT, Decision
from flip7.core.game import Game
from flip7.core.table import Table
from flip7.i18n.seat_names import bot_seat
from tests.bots.programs import Patience

pytestmark = pytest.mark.integration

EXAMPLE = Path(__file__).parents[2] / "examples" / "python-bot"
Install = Callable[..., None]

FRAME = """
from flip7 import HIT, STAY
class Bot:
    def __init__(self, name):
        self.name = name
    def choose(self, view, decision):
        return {choice}
def maker{signature}:
    return Bot({name})
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """A package that offers a bot is installed, as far as Python can see."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def make(bot: str, code: str, *, package: str = "guest", maker: str = "maker") -> None:
        module = f"{package}_{os.getpid()}_{abs(hash(str(tmp_path)))}"
        (tmp_path / f"{module}.py").write_text(dedent(code), encoding="utf-8")
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
        (info / "entry_points.txt").write_text(f"[flip7.bots]\n{bot} = {module}:{maker}\n", encoding="utf-8")

    return make


def frame(choice: str = "HIT", signature: str = "()", name: str = "'guest'") -> str:
    return FRAME.format(choice=choice, signature=signature, name=name)


def asked() -> tuple[Table, Decision]:
    game = Game.seeded(3, "family night")
    assert game.asked is not None
    return game.table, game.asked


def test_a_bot_of_a_package_is_found_by_its_name(install: Install) -> None:
    install("guest", frame())
    bot = bot_named("guest")
    assert bot.name == "guest"
    assert bot.choose(*asked()) is HIT
    assert policy_of(bot) is None


def test_a_bot_of_a_package_may_take_a_parameter(install: Install) -> None:
    install("guest", frame(signature="(how='calm')", name="f'guest:{how}'"))
    assert bot_named("guest").name == "guest:calm"
    assert bot_named("guest:brave: very").name == "guest:brave: very"


def test_a_bot_of_a_package_may_have_a_policy(install: Install) -> None:
    install(
        "guest",
        """
        from flip7.bots.strategies.stay_at import StayAt
        def maker():
            bot = StayAt(17)
            bot.name = "guest"
            return bot
        """,
    )
    policy = policy_of(bot_named("guest"))
    assert policy is not None
    assert policy.stay_at == 17
    assert not isinstance(in_own_process(bot_named("guest")), ProgramBot)


def test_a_package_is_not_loaded_unless_its_bot_is_asked_for(install: Install) -> None:
    install("guest", "raise RuntimeError('somebody loaded this')")
    assert bot_named("stay:25").name == "stay:25"
    with pytest.raises(UnknownBot):
        bot_named("magic")
    with pytest.raises(BadEntryPoint, match="somebody loaded this"):
        bot_named("guest")


BAD = {
    "a module that fails": (
        "1 / 0",
        "bot 'guest' of the package guest cannot be loaded: ZeroDivisionError: division by zero",
    ),
    "a module that lacks the name": ("x = 1", "cannot be loaded: AttributeError"),
    "a module that lacks a module": ("import no_such_module", "No module named 'no_such_module'"),
    "a maker that fails": ("def maker(): raise ValueError('no cards')", "cannot be loaded: ValueError: no cards"),
    "a maker that is none": ("maker = 7", "is 7, which makes no bot"),
    "no bot": ("def maker(): return 7", "is 7: a bot has a name and chooses"),
    "a name that is none": (frame(name="7"), "a bot has a name and chooses"),
    "another name": (frame(name="'champion'"), "calls itself 'champion': its name must be guest or guest:PARAMETER"),
    "a parameter it needs": (frame(signature="(how)"), "bot 'guest' needs a parameter: guest:PARAMETER"),
}


@pytest.mark.parametrize("code, problem", BAD.values(), ids=BAD)
def test_a_bot_that_cannot_be_had_is_one_sentence(install: Install, code: str, problem: str) -> None:
    install("guest", code)
    with pytest.raises(BadEntryPoint) as caught:
        bot_named("guest")
    assert problem in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1


def test_a_parameter_that_is_not_taken_is_refused(install: Install) -> None:
    install("guest", frame())
    with pytest.raises(BadEntryPoint, match="bot 'guest' takes no parameter, not 'brave'"):
        bot_named("guest:brave")


def test_two_packages_with_the_same_bot_are_refused(install: Install) -> None:
    install("guest", frame())
    install("guest", frame(), package="other")
    with pytest.raises(BadEntryPoint, match=r"offered by the package (guest|other) and by the package (guest|other)"):
        bot_named("guest")


def test_no_package_can_take_the_place_of_our_own_bots(install: Install) -> None:
    install("stay", "raise RuntimeError")
    assert bot_named("stay:25").name == "stay:25"


def test_a_record_with_a_bot_that_cannot_be_had_seats_a_person(install: Install) -> None:
    install("guest", "1 / 0")
    assert bot_seat("Mo (guest)") is None


@pytest.mark.parametrize(
    "choice, fault", [("1 / 0", "raised ZeroDivisionError"), ("'hit!'", "answered 'hit!'"), ("99", "answered 99")]
)
def test_a_bot_of_a_package_that_fails_forfeits(install: Install, choice: str, fault: str) -> None:
    install("guest", frame(choice=choice))
    with pytest.raises(Forfeit) as caught:
        bot_named("guest").choose(*asked())
    assert caught.value.bot == "guest"
    assert fault in caught.value.fault


# --- in a Python of its own -------------------------------------------------------------------------------------------


def in_a_program(patience: Patience) -> ProgramBot:
    bot = in_own_process(bot_named("guest"), wait=patience)
    assert isinstance(bot, ProgramBot)
    return bot


def test_a_bot_of_a_package_plays_in_a_python_of_its_own(install: Install) -> None:
    install("guest", frame(choice="(print('thinking'), HIT if len(decision.options) else STAY)[1]"))
    bot = in_a_program(Patience())
    try:
        assert bot.choose(*asked()) is HIT
        assert bot.title == bot.name == "guest"
    finally:
        bot.close()


@pytest.mark.parametrize(
    "choice, fault",
    [
        ("1 / 0", "gave up (raised ZeroDivisionError: division by zero) when asked «A: hit or stay?»"),
        ("99", "gave up (answered 99) when asked «A: hit or stay?»"),
        ("__import__('os')._exit(5)", "ended with status 5 when asked «A: hit or stay?»"),
        ("[1 for _ in iter(int, 1)]", "was silent for 5 s when asked «A: hit or stay?»"),
    ],
)
def test_whatever_it_does_there_it_forfeits_in_time(install: Install, choice: str, fault: str) -> None:
    install("guest", frame(choice=choice))
    patience = Patience()
    bot = in_a_program(patience)
    try:
        bot.greet()
        patience.is_over = "silent" in fault
        with pytest.raises(Forfeit) as caught:
            bot.choose(*asked())
        assert caught.value.fault == fault
    finally:
        bot.stop()


def test_the_example_of_the_documents_is_a_bot(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE / "src"))
    install("patient", "from flip7_patient import patient as maker")
    bot = bot_named("patient:3")
    game = Game.seeded(4, "family night")
    while game.asked is not None:
        game.play(bot.choose(game.table.copy(), game.asked))
    assert game.table.winner is not None
    assert bot_named("patient").name == "patient:4"
    with pytest.raises(BadEntryPoint, match="patient takes a number of cards"):
        bot_named("patient:many")
    assert 'patient = "flip7_patient:patient"' in (EXAMPLE / "pyproject.toml").read_text(encoding="utf-8")
    sys.modules.pop("flip7_patient", None)
