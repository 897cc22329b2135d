"""`dir(flip7)`: the names that a reader of the package finds, all of them ours and all of them meant."""

import flip7
from flip7 import api

OF_EVERY_PACKAGE = {"__all__", "__doc__", "__file__", "__name__", "__path__", "__version__"}


def test_dir_lists_what_is_offered_and_nothing_else() -> None:
    assert set(dir(flip7)) == {*api.__all__, *OF_EVERY_PACKAGE}
    assert all(hasattr(flip7, name) for name in dir(flip7))


def test_a_loaded_part_does_not_show_up_beside_the_names() -> None:
    import flip7.bots.catalog

    assert "bots" in vars(flip7)
    assert "bots" not in dir(flip7)


def test_everything_offered_comes_from_this_package() -> None:
    homes = {name: getattr(getattr(flip7, name), "__module__", "flip7") for name in api.__all__}
    union = {"Choice", "Decision", "Event"}
    assert {name for name, home in homes.items() if not home.startswith("flip7")} <= union


def test_the_star_imports_what_is_listed() -> None:
    names: dict[str, object] = {}
    exec("from flip7 import *", names)  # noqa: S102 - a star cannot stand in a function
    assert set(names) - {"__builtins__"} == set(api.__all__)


def test_no_name_is_listed_twice() -> None:
    assert len(api.__all__) == len(set(api.__all__))
