"""Find tests that depend on the time of day of the machine: part of `make lint`.

A test waits for a condition, never for a time (STYLE, «Tests»). This reads the syntax of every file under tests/ and
reports

- a call of anything named `sleep`, unless of the literal 0, which only lets other tasks run;
- `wait_for_timeout` of Playwright, and `setTimeout` in JavaScript that a test sends to a page;
- an `assert` that compares what a clock of the machine says: `time.monotonic()`, `perf_counter()` and the like,
  directly or through a name that was assigned from one.

Exceptions stand in tools/no_sleeps.toml. `[reasoned]` names a function and why it must wait for real time. `[to_mend]`
names a function and how many offences it still has; that list can only become shorter: a count that is too high fails
as one that is too low does, and `--shrink` writes the counts as they are now.
"""

import argparse
import ast
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXCEPTIONS = Path(__file__).with_suffix(".toml")
HEADING = "[to_mend]\n"
CLOCKS = frozenset({"monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "process_time", "time", "time_ns"})
WAITS = frozenset({"wait_for_timeout"})
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Offence:
    """A place where a test depends on time."""

    file: str
    line: int
    function: str
    what: str

    @property
    def where(self) -> str:
        """The function's name in the list of exceptions."""
        return f"{self.file}::{self.function}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print every offence that is no exception; the exit status says whether there are any."""
    parser = argparse.ArgumentParser(description="Find sleeps and assertions on the clock in tests.")
    parser.add_argument("--shrink", action="store_true", help="lower the counts of [to_mend] to what is there now")
    shrink = parser.parse_args(arguments).shrink
    found = [offence for path in sorted((ROOT / "tests").rglob("*.py")) for offence in offences_of(path)]
    if shrink:
        write_counts(found)
    complaints = list(complaints_about(found, tomllib.loads(EXCEPTIONS.read_text(encoding="utf-8"))))
    print(*complaints, sep="\n", end="\n" if complaints else "", file=sys.stderr)
    return 1 if complaints else 0


def complaints_about(found: list[Offence], exceptions: dict[str, dict[str, str | int]]) -> Iterator[str]:
    """Say what is not excepted, and which exceptions nobody needs any more."""
    reasoned, to_mend = exceptions["reasoned"], exceptions["to_mend"]
    counts = Counter(offence.where for offence in found)
    for offence in found:
        if offence.where not in reasoned and counts[offence.where] > int(to_mend.get(offence.where, 0)):
            yield f"{offence.file}:{offence.line}: {offence.what} in {offence.function}: wait for a condition instead"
    for where in reasoned:
        if where not in counts:
            yield f"{EXCEPTIONS.name}: {where} waits for nothing any more: remove it from [reasoned]"
    for where, count in to_mend.items():
        if counts[where] < int(count):
            yield f"{EXCEPTIONS.name}: {where} has {counts[where]} and not {count}: tools/no_sleeps.py --shrink"


def write_counts(found: list[Offence]) -> None:
    """Lower what is listed under [to_mend]; nothing is added to it."""
    text = EXCEPTIONS.read_text(encoding="utf-8")
    listed = tomllib.loads(text)["to_mend"]
    counts = Counter(offence.where for offence in found)
    left = {where: min(count, counts[where]) for where, count in listed.items()}
    lines = [f'"{where}" = {count}\n' for where, count in sorted(left.items()) if count]
    EXCEPTIONS.write_text(text.partition(HEADING)[0] + HEADING + "".join(lines), encoding="utf-8")


# --- reading a file ---------------------------------------------------------------------------------------------------


def offences_of(path: Path) -> Iterator[Offence]:
    """Read one file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    file = path.relative_to(ROOT).as_posix()
    for name, body in functions_of(tree):
        for line, what in sorted({*waits_in(body), *clock_assertions_in(body)}):
            yield Offence(file, line, name, what)


def functions_of(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Every outermost function with its name, a method with its class's, and what stands outside of functions."""
    for node in tree.body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield node.name, node
            case ast.ClassDef():
                for inner in node.body:
                    name = f"{node.name}.{inner.name}" if isinstance(inner, FUNCTIONS) else node.name
                    yield name, inner
            case _:
                yield "<module>", node


def waits_in(body: ast.AST) -> Iterator[tuple[int, str]]:
    """Find calls that wait for a time."""
    for node in ast.walk(body):
        match node:
            case ast.Call() if called(node).endswith("sleep") and not is_zero(node):
                yield node.lineno, f"{called(node)}("
            case ast.Call() if called(node) in WAITS:
                yield node.lineno, f"{called(node)}("
            case ast.Constant(value=str() as text) if "setTimeout(" in text:
                yield node.lineno, "setTimeout("


def clock_assertions_in(body: ast.AST) -> Iterator[tuple[int, str]]:
    """Find assertions that compare what a clock says."""
    timed = {
        target.id
        for node in ast.walk(body)
        if isinstance(node, ast.Assign) and reads_clock(node.value, frozenset())
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(body):
        if isinstance(node, ast.Assert) and any(
            isinstance(inner, ast.Compare) and reads_clock(inner, frozenset(timed)) for inner in ast.walk(node.test)
        ):
            yield node.lineno, "an assertion on the clock"


def reads_clock(node: ast.AST, names: frozenset[str]) -> bool:
    """Whether the value comes from a clock of the machine, or from one of the names."""
    return any(
        (isinstance(inner, ast.Call) and not inner.args and called(inner) in CLOCKS)
        or (isinstance(inner, ast.Name) and inner.id in names)
        for inner in ast.walk(node)
    )


def called(call: ast.Call) -> str:
    """The last word of what is called: `sleep` for `asyncio.sleep(1)`."""
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
        case _:
            return ""


def is_zero(call: ast.Call) -> bool:
    """Whether it waits for no time at all."""
    return bool(call.args) and isinstance(call.args[0], ast.Constant) and call.args[0].value == 0


if __name__ == "__main__":
    raise SystemExit(main())
