"""The sentences in the locale files and their use in the code hold together."""

import ast
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import flip7
from flip7.analysis.hindsight import Hindsight
from flip7.bots.catalog import roster
from flip7.i18n.catalog import say, source, speak, spoken
from flip7.i18n.languages import ENGLISH, LANGUAGES
from flip7.i18n.markup import Part, mark, plain

CODE = Path(flip7.__file__).parent
SAYS_WHAT_KEYS_DO = "footer.py"
REASONS = [kind.name.replace("_", "-") for kind in get_args(Hindsight)]


@cache
def messages(language: str = ENGLISH) -> dict[str, ftl.Message]:
    """The messages of the locale files."""
    body = FluentParser().parse(source(language)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


@cache
def named_calls() -> dict[str, list[tuple[str, ast.Call]]]:
    """Every call of a name in the program, by that name, with where it stands."""
    found: dict[str, list[tuple[str, ast.Call]]] = {}
    for path in sorted(CODE.rglob("*.py")):
        if path.name == SAYS_WHAT_KEYS_DO:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found.setdefault(node.func.id, []).append((f"{path.name}:{node.lineno}", node))
    return found


def calls(function: str = "say") -> list[tuple[str, ast.Call]]:
    """Every `say(...)` in the program, with where it stands."""
    return named_calls()[function]


def is_put_together(call: ast.Call) -> bool:
    """The message's name is not written out: `say(f"bot-{name}")`."""
    return isinstance(call.args[0], ast.JoinedStr)


def said() -> list[tuple[str, ast.Call]]:
    """Every `say(...)` whose message is written out."""
    return [(where, call) for where, call in calls() if not is_put_together(call)]


def message_of(call: ast.Call) -> str:
    (message,) = call.args
    assert isinstance(message, ast.Constant)
    assert isinstance(message.value, str)
    return message.value


def keys() -> list[tuple[str, str]]:
    """The messages that keys are described by (`KeyLine`), with where they stand."""
    described = ((where, call.args[2]) for where, call in calls("Binding") if len(call.args) > 2)
    return [(where, str(message.value)) for where, message in described if isinstance(message, ast.Constant)]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    """Return the variables of a message."""
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
    assert [where for where, call in said() if message_of(call) not in known] == []
    assert [where for where, message in keys() if message not in known] == []
    assert len(keys()) > 20


def test_every_message_is_said_somewhere() -> None:
    written_out = {message_of(call) for _, call in said()} | {message for _, message in keys()}
    bots = {f"bot-{bot.name}" for bot in roster()}
    assert set(messages()) - written_out == bots | {f"puzzle-why-{each}" for each in REASONS}


def test_only_the_names_of_bots_and_reasons_are_put_together() -> None:
    places = {where.partition(":")[0] for where, call in calls() if is_put_together(call)}
    assert places == {"bots.py", "puzzles.py"}


def test_every_message_gets_what_it_wants_and_nothing_else() -> None:
    known = messages()
    for where, call in said():
        given = {keyword.arg for keyword in call.keywords}
        assert given == variables(known[message_of(call)]), where
    assert [where for where, message in keys() if variables(known[message])] == []


def test_no_invisible_marks_around_what_is_filled_in() -> None:
    assert say("sum-whole", terms="7+11", points="18") == "7+11 = 18"


@pytest.mark.parametrize("name", ["Ana", "Zoë", "桜", "Ωmega", "🂡"])
def test_a_name_written_from_left_to_right_stands_alone(name: str) -> None:
    assert say("game-won", name=name, total=12) == f"{name} wins with 12 points!"


@pytest.mark.parametrize("name", ["עדי", "ليلى", "Ana עדי", "٣٤"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_written_from_right_to_left_is_isolated_from_the_numbers_beside_it(language: str, name: str) -> None:
    speak(language)
    assert f"\u2068{name}\u2069" in say("game-won", name=name, total=12)
    marked = mark(Part.NAME, "0", name)
    assert plain(say("game-won", name=marked, total=12)) == say("game-won", name=name, total=12)


def test_numbers_from_a_thousand_on_are_readable() -> None:
    assert say("game-won", name="Ana", total=1234) == "Ana wins with 1,234 points!"


# --- languages --------------------------------------------------------------------------------------------------------


def test_english_is_spoken_until_somebody_says_otherwise() -> None:
    assert spoken() == ENGLISH


def test_a_language_has_its_own_words_numbers_and_plurals() -> None:
    speak("de")
    assert say("game-won", name="Ana", total=1234) == "Ana gewinnt mit 1.234 Punkten!"
    speak("fr")
    assert [say("tui-over-rounds", rounds=rounds) for rounds in (0, 1, 2)] == ["0 manche", "1 manche", "2 manches"]


def test_what_a_language_has_no_words_for_is_said_in_english() -> None:
    before = say("sim-plain")
    speak("ja")
    assert say("sim-plain") == before
