"""A suite that is not installed: one line with the command that brings it, beside whatever extra is there."""

from importlib.util import find_spec, module_from_spec

import pytest

from flip7 import extras


@pytest.mark.parametrize(
    "module, package",
    [
        ("gymnasium", "gymnasium"),
        ("gymnasium_vector", "gymnasium"),
        ("pettingzoo", "pettingzoo"),
        ("open_spiel", "pyspiel"),
    ],
)
def test_an_environment_without_its_suite_says_what_to_install(
    module: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = find_spec(f"flip7.envs.{module}")
    assert found is not None
    assert found.loader is not None
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == package else find_spec(name))
    with pytest.raises(extras.MissingExtra, match=rf"{package} is not installed: pip install 'flip7\[envs\]'"):
        found.loader.exec_module(module_from_spec(found))
