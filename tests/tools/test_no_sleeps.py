"""tools/no_sleeps.py: what it finds, what it lets pass, and that its list can only become shorter."""

from pathlib import Path

import pytest

from tools import no_sleeps
from tools.no_sleeps import Offence, complaints_about, offences_of

OFFENCES = {
    "time.sleep(1)": "sleep(",
    "await asyncio.sleep(0.05)": "sleep(",
    "sleep(seconds)": "sleep(",
    "page.wait_for_timeout(100)": "wait_for_timeout(",
    "page.evaluate('new Promise(done => setTimeout(done, 500))')": "setTimeout(",
    "assert time.monotonic() - begin < 30": "an assertion on the clock",
    "took = perf_counter() - begin\n    assert took < 1": "an assertion on the clock",
}
NO_OFFENCES = (
    "await asyncio.sleep(0)",
    "assert clock.now == 3",
    "began = time.monotonic()\n    print(began)",
    "assert time.strftime('%Y') == year",
    "wait_until(lambda: path.exists())",
)


@pytest.fixture
def tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of its own."""
    monkeypatch.setattr(no_sleeps, "ROOT", tmp_path)
    return tmp_path / "test_it.py"


@pytest.mark.parametrize("body", OFFENCES)
def test_what_depends_on_time_is_found(tests: Path, body: str) -> None:
    tests.write_text(f"async def test_it():\n    {body}\n", encoding="utf-8")
    (offence,) = offences_of(tests)
    assert (offence.where, offence.what) == ("test_it.py::test_it", OFFENCES[body])


@pytest.mark.parametrize("body", NO_OFFENCES)
def test_what_does_not_is_let_pass(tests: Path, body: str) -> None:
    tests.write_text(f"async def test_it():\n    {body}\n", encoding="utf-8")
    assert list(offences_of(tests)) == []


def test_a_method_is_named_with_its_class_and_an_inner_function_with_its_outer() -> None:
    found = [offence.where for offence in offences_of(Path(__file__).with_name("sleepy.txt"))]
    assert found == [
        "tests/tools/sleepy.txt::<module>",
        "tests/tools/sleepy.txt::Player.play",
        "tests/tools/sleepy.txt::test_it",
    ]


def test_an_exception_is_none_any_more_when_there_is_more_or_less_of_it() -> None:
    found = [Offence("a.py", 3, "f", "sleep("), Offence("a.py", 9, "g", "sleep(")]
    exceptions: dict[str, dict[str, str | int]] = {"reasoned": {"a.py::f": "why"}, "to_mend": {"a.py::g": 1}}
    assert list(complaints_about(found, exceptions)) == []
    assert (
        list(complaints_about([*found, found[1]], exceptions))
        == ["a.py:9: sleep( in g: wait for a condition instead"] * 2
    )
    assert list(complaints_about([], exceptions)) == [
        "no_sleeps.toml: a.py::f waits for nothing any more: remove it from [reasoned]",
        "no_sleeps.toml: a.py::g has 0 and not 1: tools/no_sleeps.py --shrink",
    ]
