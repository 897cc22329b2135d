"""Optional extras: which packages each of them brings, and how to install what is missing.

`pip install flip7` brings the referee, the records, the bots and the terminal. Everything else imports its packages
where it uses them; `flip7.cli.app` turns a package that is missing into one line with the command that brings it.
"""

from importlib.util import find_spec
from typing import Final

EXTRA_OF: Final = {
    **dict.fromkeys(("numpy", "plotly"), "study"),
    **dict.fromkeys(("alembic", "fastapi", "prometheus_client", "sqlalchemy", "starlette", "uvicorn"), "serve"),
    "confusable_homoglyphs": "serve",
    **dict.fromkeys(("gymnasium", "pettingzoo", "pyspiel", "PIL"), "envs"),
    "distributed": "cluster",
    "pyarrow": "parquet",
    "reportlab": "sheet",
    "psycopg": "postgres",
}
"""The extra that brings each package without which a part of flip7 does not run, by the name that is imported.

numba, uvloop and httptools are not among them: what they make faster runs without them, too.
"""


class MissingExtra(ModuleNotFoundError):
    """A package that is not installed; the message says how to get it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed: {install_command(extra)}", name=package)
        self.extra = extra


def install_command(extra: str) -> str:
    """Return the command that brings an extra.

    >>> install_command("study")
    "pip install 'flip7[study]'"
    """
    return f"pip install 'flip7[{extra}]'"


def is_installed(package: str) -> bool:
    """Return whether a package can be imported, without importing it."""
    return find_spec(package) is not None


def require(package: str, extra: str | None = None) -> None:
    """Raise `MissingExtra` unless the package is installed; name the extra if more than one brings it."""
    if not is_installed(package):
        raise MissingExtra(package, extra or EXTRA_OF[package])


def missing_extra(error: ModuleNotFoundError) -> MissingExtra | None:
    """Return the error as one that says how to get the package, or None if no extra brings it."""
    if isinstance(error, MissingExtra):
        return error
    package = (error.name or "").partition(".")[0]
    return MissingExtra(package, EXTRA_OF[package]) if package in EXTRA_OF else None
