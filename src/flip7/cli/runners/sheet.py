"""Run `flip7 sheet`: make a score sheet and write it to its file."""

import sys
from pathlib import Path
from typing import Final

import typer

from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.record.files import BadFile, check_new
from flip7.reports.score_sheet.layout import Layout, Paper
from flip7.reports.score_sheet.pdf import sheet_pdf

MAX_LINK: Final = 300
"""A longer address makes a QR code that no phone reads from paper."""


def write_sheet(file: Path, names: tuple[str, ...], players: int, paper: str, link: str | None) -> int:
    """Write a sheet with so many columns to a new file."""
    if paper not in tuple(Paper):
        raise typer.BadParameter(f"{paper!r} is not a4 or letter", param_hint="--paper")
    if players < len(names):
        raise typer.BadParameter(f"{players} is fewer than the names given", param_hint="--players")
    if link is not None and (not link.startswith(("http://", "https://")) or len(link) > MAX_LINK):
        raise typer.BadParameter(f"an address begins with http and has at most {MAX_LINK} letters", param_hint="--link")
    layout = Layout.of(Paper(paper), (*names, *[""] * (players - len(names))))
    check_new(file)
    pdf = sheet_pdf(layout, link)
    try:
        with file.open("xb") as opened:
            opened.write(pdf)
    except (OSError, ValueError) as error:
        raise BadFile(file, getattr(error, "strerror", None) or "no file can have that name") from None
    sys.stdout.write(say("file-written", file=printable(str(file))) + "\n")
    return 0
