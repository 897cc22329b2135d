"""How this program is called, for sentences that say what to type."""

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

_NAME: Final = "flip7"
_AS_A_MODULE: Final = (_NAME, "__main__.py")


def command() -> str:
    """What the shell that has started this program understands.

    Its name where that is found; else the way it was called: `make play` has it in a folder of its own.
    """
    called = Path(sys.argv[0])
    if called.parts[-2:] == _AS_A_MODULE:
        return f"{shlex.quote(sys.executable)} -m {_NAME}"
    found = shutil.which(_NAME)
    if called.stem != _NAME or (found is not None and _is_same(Path(found), called)):
        return _NAME
    return shlex.quote(sys.argv[0])


def _is_same(one: Path, other: Path) -> bool:
    """On Windows a script is called without the ending of its file."""
    return os.path.realpath(one.with_suffix("")) == os.path.realpath(other.with_suffix(""))
