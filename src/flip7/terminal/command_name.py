"""The name of this program's command, for sentences that say what to type."""

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

_NAME: Final = "flip7"
_AS_A_MODULE: Final = (_NAME, "__main__.py")


def command() -> str:
    """Return what to type in the shell that started this program.

    That is `flip7` if it is on the path, else the way it was called: `make play` installs it in a folder of its own.
    """
    called = Path(sys.argv[0])
    if called.parts[-2:] == _AS_A_MODULE:
        return f"{shlex.quote(sys.executable)} -m {_NAME}"
    found = shutil.which(_NAME)
    if called.stem != _NAME or (found is not None and _is_same(Path(found), called)):
        return _NAME
    return shlex.quote(sys.argv[0])


def _is_same(one: Path, other: Path) -> bool:
    """Compare two scripts; on Windows they are called without their suffix."""
    return os.path.realpath(one.with_suffix("")) == os.path.realpath(other.with_suffix(""))
