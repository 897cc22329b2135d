"""Private names of PettingZoo that `flip7.envs` uses; read this first when an update of PettingZoo breaks others.

PettingZoo asks environments to call some of them, and its wrappers offer no other way, so it is pinned below the next
minor version.
"""

import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version
from pettingzoo.utils.env import AECEnv
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
HINT = "adapt src/flip7/envs/pettingzoo.py, then raise the pin of pettingzoo in pyproject.toml"


@pytest.mark.parametrize(
    "theirs, names",
    [
        (AECEnv, ("_accumulate_rewards", "_cumulative_rewards", "_skip_agent_selection", "_was_dead_step")),
        (TerminateIllegalWrapper, ("_prev_obs", "_terminated")),
    ],
)
def test_every_private_name_that_we_use_is_still_there(theirs: type, names: tuple[str, ...]) -> None:
    source = inspect.getsource(theirs)
    gone = [name for name in names if f"self.{name}" not in source and not hasattr(theirs, name)]
    assert not gone, f"{theirs.__name__} has no {gone}: {HINT}"


def test_pettingzoo_is_pinned_below_its_next_minor_version() -> None:
    wanted = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["optional-dependencies"]["envs"]
    (pin,) = (each.specifier for each in map(Requirement, wanted) if each.name == "pettingzoo")
    installed = Version(version("pettingzoo"))
    assert installed in pin
    assert f"{installed.major}.{installed.minor + 1}.0" not in pin, f"a new minor version may move names: {HINT}"
