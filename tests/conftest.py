"""Hypothesis profiles: quick by default, thorough or brief with HYPOTHESIS_PROFILE. And how tests run everywhere."""

import asyncio
import gc
import inspect
import logging
import os
import signal
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings

from flip7.i18n.catalog import speak
from flip7.i18n.languages import ENGLISH
from tests.known_luck import LUCK
from tests.scripts import Script

LUCK.install()

settings.register_profile(
    "quick", max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.register_profile("thorough", parent=settings.get_profile("quick"), max_examples=1000, derandomize=False)
settings.register_profile("brief", parent=settings.get_profile("quick"), max_examples=10)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell gives that to what it starts in the background, and we to every program of a test that presses Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Nothing is garbage while modules are imported and tests are collected: looking for it takes a quarter of that time.
gc.disable()

# One thread for each matrix product: several test processes whose threads spin for one another take ten times as long.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Whatever the language of this machine is, the programs that tests start speak English, if nobody says otherwise.
for _name in ("FLIP7_LANGUAGE", "LC_ALL", "LC_MESSAGES"):
    os.environ.pop(_name, None)
os.environ["LANG"] = "C.UTF-8"

# Nobody's games are touched: what programs keep for their user goes into a folder of this run.
_HOME = TemporaryDirectory(prefix="flip7-tests-")
_KEPT = ("XDG_DATA_HOME", "XDG_STATE_HOME")
for _name in _KEPT:
    os.environ[_name] = str(Path(_HOME.name) / _name.lower())
_homes = count(1)
_LOGGERS = [logging.getLogger(name) for name in ("flip7.server", "uvicorn.error", "psycopg")]
"""What `flip7 serve` has write to stderr."""


@pytest.fixture(autouse=True)
def _fresh_start(request: pytest.FixtureRequest) -> Iterator[None]:
    """Give a test an empty home, known luck, silent loggers and the English language, whatever ran before.

    One fixture, and nothing borrowed: it runs before each of thousands of tests.
    """
    home = Path(_HOME.name) / str(next(_homes))
    for name in _KEPT:
        os.environ[name] = str(home / name.lower())  # `flip7 verify` alone proves the last game that was kept there
    LUCK.begin(request.node.nodeid)
    yield
    LUCK.end()
    speak(ENGLISH)
    for logger in _LOGGERS:
        if logger.handlers:  # the command was called in this process, and stderr was that test's
            logger.handlers.clear()
            logger.propagate = True
            logger.setLevel(logging.NOTSET)


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Script:
    """Run a script of examples/ or tools/ in this process."""
    return Script(monkeypatch, capsys)


ABOVE_UNITS = ("integration", "e2e")
"""The marks of the tiers above the unit tests."""


@pytest.hookimpl(tryfirst=True)  # before `-m` selects by mark
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the unit tests, and put them last: with quick ones at the end, no processor waits long for the other."""
    for item in items:
        if not any(item.get_closest_marker(tier) for tier in ABOVE_UNITS):
            item.add_marker("unit")
    items.sort(key=lambda item: item.get_closest_marker("unit") is not None)


def pytest_collection_finish() -> None:
    """Collect garbage again, but seldom, and never look through what was there before the first test.

    A screen of the terminal leaves a hundred thousand objects behind: collected at every seven hundred, they took a
    third of its tests' time.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """The coroutine has run to its end."""
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None
    wanted = pyfuncitem._fixtureinfo.argnames  # private: pytest is pinned below its next minor version
    asyncio.run(test(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True
