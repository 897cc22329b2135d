"""Deliver a result: write its files, then print it."""

import sys
from collections.abc import Callable
from pathlib import Path

from flip7.i18n.catalog import say
from flip7.record.files import replace
from flip7.terminal.compile_notice import remark


def deliver(write_files: Callable[[], None], show: Callable[[], None]) -> None:
    """Write the files first, so that a closed pipe does not cost them; print the result even if that fails."""
    try:
        write_files()
    finally:
        show()
        sys.stdout.flush()


def write(file: Path, text: str) -> None:
    """Write the file, and say so."""
    replace(file, text)
    remark(say("file-written", file=str(file)))
