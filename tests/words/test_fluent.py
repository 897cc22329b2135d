"""The sentences in the locale files and their use in the code hold together."""

import ast
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import flip7
from flip7.words.fluent import _filled_in, _plain, say, source

CODE = Path(flip7.__file__).parent


@cache
def messages() -> dict[str, ftl.Message]:
    """The messages of the locale files."""
    return {entry.id.name: entry for entry in FluentParser().parse(source()).body if isinstance(entry, ftl.Message)}


@cache
def calls() -> list[tuple[str, ast.Call]]:
    """Every `say(...)` in the program, with where it stands."""
    return [
        (f"{path.name}:{node.lineno}", node)
        for path in sorted(CODE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say"
    ]


def message_of(call: ast.Call) -> str:
    (message,) = call.args
    assert isinstance(message, ast.Constant)
    assert isinstance(message.value, str)
    return message.value


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    """What a message wants to be filled in with."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.names


def test_the_files_have_no_junk_and_no_message_twice() -> None:
    body = FluentParser().parse(source()).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert len(names) == len(set(names))


def test_every_message_that_is_said_exists() -> None:
    known = messages()
    assert [where for where, call in calls() if message_of(call) not in known] == []


def test_every_message_is_said_somewhere() -> None:
    assert set(messages()) - {message_of(call) for _, call in calls()} == set()


def test_every_message_gets_what_it_wants_and_nothing_else() -> None:
    known = messages()
    for where, call in calls():
        given = {keyword.arg for keyword in call.keywords}
        assert given == variables(known[message_of(call)]), where


def test_no_invisible_marks_around_what_is_filled_in() -> None:
    assert say("sum-whole", terms="7+11", points="18") == "7+11 = 18"


def test_numbers_from_a_thousand_on_are_readable() -> None:
    assert say("game-won", name="Ana", total=1234) == "Ana wins with 1,234 points!"


def test_what_is_said_without_fluent_is_what_fluent_would_say() -> None:
    assert len(_plain()) > 100
    assert {name: _filled_in(name, {}) for name in _plain()} == _plain()


def test_a_message_of_several_lines_or_with_something_to_fill_in_is_left_to_fluent() -> None:
    one_line = {name for name, message in messages().items() if message.span and "\n" not in _text(message)}
    wanting = {name for name, message in messages().items() if "{" in _text(message)}
    assert set(_plain()) == one_line - wanting


def _text(message: ftl.Message) -> str:
    assert message.span is not None
    return source()[message.span.start : message.span.end]
