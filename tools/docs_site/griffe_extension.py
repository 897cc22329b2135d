"""The extension of Griffe, which reads the code for the API reference: our docstrings, and our value types."""

import sys
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[2]))

import griffe

from tools.docs_site.docstrings import as_markdown
from tools.docs_site.github_markdown import for_site

PACKAGE: Final = "flip7"
VALUE_DECORATOR: Final = "fact"
ENUM_BASES: Final = {"Enum", "Flag", "IntEnum", "StrEnum"}
VALUE_BASES: Final = {"NamedTuple", "Struct", "_Message", "_RoomEvent"}


class HouseStyle(griffe.Extension):
    """Show docstrings as Markdown, and the fields of facts, structs and named tuples as a signature."""

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:  # noqa: ANN401 - Griffe's interface
        """Know all names of `import flip7`: those that `flip7.api` loads later are not found by a wildcard."""
        if pkg.path == PACKAGE:
            for name in map(str, pkg["api"].exports or ()):
                if name not in pkg.members:
                    pkg.set_member(name, griffe.Alias(name, f"{PACKAGE}.api.{name}"))

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:  # noqa: ANN401 - Griffe's interface
        """Rewrite the docstring."""
        if obj.docstring:
            obj.docstring.value = for_site(as_markdown(obj.docstring.value))

    def on_class(self, *, cls: griffe.Class, **_: Any) -> None:  # noqa: ANN401 - Griffe's interface
        """Give a value type the `__init__` that it will have at run time; list the members of an enum."""
        if _is_value(cls) and "__init__" not in cls.members:
            cls.set_member("__init__", _init(cls))
        if cls.docstring and any(str(base) in ENUM_BASES for base in cls.bases):
            cls.docstring.value += f"\n\nMembers: {', '.join(f'`{name}`' for name in _members(cls))}."


def _is_value(cls: griffe.Class) -> bool:
    decorators = {str(decorator.value) for decorator in cls.decorators}
    return VALUE_DECORATOR in decorators or any(str(base).rpartition(".")[2] in VALUE_BASES for base in cls.bases)


def _init(cls: griffe.Class) -> griffe.Function:
    kind = griffe.ParameterKind.positional_or_keyword
    fields = [
        griffe.Parameter(name, annotation=member.annotation, kind=kind, default=member.value)
        for name, member in cls.members.items()
        if isinstance(member, griffe.Attribute) and member.annotation and "instance-attribute" in member.labels
    ]
    parameters = griffe.Parameters(griffe.Parameter("self", kind=kind), *fields)
    return griffe.Function("__init__", parameters=parameters, returns="None", parent=cls)


def _members(cls: griffe.Class) -> list[str]:
    return [
        name
        for name, member in cls.members.items()
        if isinstance(member, griffe.Attribute) and member.value and not member.annotation and name.isupper()
    ]
