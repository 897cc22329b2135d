"""`flip7 puzzle` line by line: the table, the question, and why one answer is best."""

from flip7.analysis.puzzles import Puzzle, question_of
from flip7.core.decisions import Choice, Decision, WhichCard
from flip7.core.table import Table
from flip7.i18n.catalog import say
from flip7.i18n.puzzles import figures, gone_words, heading, rating_line, verdict, why_best
from flip7.i18n.questions import hint, options, question
from flip7.i18n.seat_names import Names
from flip7.play.puzzles import PuzzleSession, names_for
from flip7.terminal.lineui.exit import Outcome
from flip7.terminal.lineui.prompt import Ask, Command, Unclear, understand
from flip7.terminal.lineui.screen import EndOfInput, Screen


def solve(session: PuzzleSession, screen: Screen) -> int:
    """Ask one puzzle after the other, until somebody stops or all have been seen; return the exit status."""
    try:
        while (puzzle := session.next()) is not None:
            if not _solve(puzzle, session, screen) or not _goes_on(screen):
                break
        else:
            screen.note(say("puzzle-all-seen", all=session.number))
    except EndOfInput:
        pass  # answers were piped in, and these were all
    screen.finish()
    return Outcome.DONE


def _solve(puzzle: Puzzle, session: PuzzleSession, screen: Screen) -> bool:
    """Ask a puzzle, and explain it; return False if somebody stops instead."""
    table = puzzle.table()
    asked = question_of(table)
    names = names_for(session, len(table.places), asked.seat)
    screen.note(heading(puzzle, session.progress.rating))
    choice = _asked(table, asked, names, screen)
    if choice is None:
        return False
    change = session.answer(puzzle, choice)
    screen.note(verdict(puzzle, choice, names))
    screen.note(why_best(puzzle, choice, names))
    for line in figures(puzzle, names):
        screen.note(line)
    screen.note(rating_line(session.progress.rating, change))
    if (warning := session.warning()) is not None:
        screen.note(warning)
    return True


def _asked(table: Table, asked: Decision, names: Names, screen: Screen) -> Choice | None:
    """Read lines until one is an answer; None if somebody stops."""
    assert not isinstance(asked, WhichCard), "an open deck asks no puzzle"
    _show(table, asked, names, screen)
    while True:
        meant = understand(screen.ask(question(asked, names), hint(asked)), asked, names)
        match meant:
            case Command(ask=Ask.QUIT):
                return None
            case Command(ask=Ask.TABLE):
                _show(table, asked, names, screen)
            case Command(ask=Ask.HELP):
                screen.note(say("help"))
                screen.note(say("puzzle-help-commands"))
            case Command():
                screen.note(hint(asked))
            case Unclear(sentence):
                screen.note(sentence)
            case _:
                return meant


def _show(table: Table, asked: Decision, names: Names, screen: Screen) -> None:
    screen.seats(table, names, asked.seat)
    if gone := gone_words(table):
        screen.note(gone)
    screen.options(options(asked, table, names))


def _goes_on(screen: Screen) -> bool:
    return screen.ask(say("puzzle-next"), say("puzzle-next-hint")).strip().casefold() not in ("q", "quit", "exit")
