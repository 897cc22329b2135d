"""The kernel, and other copies of it: as plain Python, or with a rule broken on purpose."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final
from unittest.mock import patch

import flip7
from flip7.kernel import jit, open_state, referee, rng, setup, state

PACKAGE: Final = "flip7.kernel"
RULES: Final = Path(str(referee.__file__))
"""The source of the kernel's rules."""


@dataclass(frozen=True)
class Kernel:
    """One copy of the kernel: what a game needs of it."""

    name: str
    referee: ModuleType
    state: type[state.State]
    open_state: type[open_state.OpenState]
    deck: type[rng.StreamDeck]
    setup: type[setup.Setup]


KERNEL: Final = Kernel("as imported", referee, state.State, open_state.OpenState, rng.StreamDeck, setup.Setup)
"""The kernel as everybody imports it: compiled where there is numba."""


@cache
def plain_kernel() -> Kernel:
    """The same kernel as plain Python."""
    return _copy("plain", RULES.read_text(encoding="utf-8"))


def broken_kernel(rule: str, snippet: str, broken: str) -> Kernel:
    """The kernel as plain Python with one snippet of its source replaced; the snippet must be there exactly once."""
    source = RULES.read_text(encoding="utf-8")
    found = source.count(snippet)
    assert found == 1, f"{rule}: the snippet to break is {found} times in {RULES.name}, update it here: {snippet!r}"
    return _copy(rule, source.replace(snippet, broken))


def _copy(name: str, source: str) -> Kernel:
    with _without_the_kernel(), patch.dict(os.environ, {"FLIP7_KERNEL": jit.PLAIN}):
        package = import_module(PACKAGE)
        rules = ModuleType(f"{PACKAGE}.referee")
        rules.__file__ = str(RULES)
        sys.modules[rules.__name__] = rules
        vars(package)["referee"] = rules
        exec(compile(source, RULES, "exec"), vars(rules))  # noqa: S102 - our own source
        assert not import_module(f"{PACKAGE}.jit").COMPILED
        of_state, of_open, of_stream, of_setup = (
            import_module(f"{PACKAGE}.{part}") for part in ("state", "open_state", "rng", "setup")
        )
    return Kernel(name, rules, of_state.State, of_open.OpenState, of_stream.StreamDeck, of_setup.Setup)


@contextmanager
def _without_the_kernel() -> Iterator[None]:
    """The kernel's modules are loaded anew, if they are imported here; afterwards everything is as before."""
    kept = _loaded()
    for name in kept:
        del sys.modules[name]
    try:
        yield
    finally:
        for name in _loaded():
            del sys.modules[name]
        sys.modules.update(kept)
        vars(flip7)["kernel"] = kept[PACKAGE]


def _loaded() -> dict[str, ModuleType]:
    return {name: module for name, module in sys.modules.items() if f"{name}.".startswith(f"{PACKAGE}.")}
