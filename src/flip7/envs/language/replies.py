"""Parse replies in free words: one of the decision's options, or a sentence that says why it is none.

>>> from flip7.core.decisions import HitOrStay
>>> from flip7.core.seats import Seat
>>> from flip7.i18n.seat_names import Names
>>> str(understand("Risky, so not [hit]. My answer: [Stay]", HitOrStay(Seat(0)), Names(["Ana", "Ben"])))
'stay'
"""

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

from flip7.core.decisions import Give, HitOrStay, Move
from flip7.core.seats import SEATS, Seat, seat_letter
from flip7.i18n.catalog import say
from flip7.i18n.lists import all_of
from flip7.i18n.markup import plain
from flip7.i18n.seat_names import Names
from flip7.record.record import Answer

PlayersQuestion = HitOrStay | Give
"""A question to a player; only the one who deals can say which card came up."""

_BRACKETED: Final = re.compile(r"\[([^\[\]]*)\]")
_AROUND: Final = " \t\r\n.,:;!?\"'`*_«»“”"
"""Characters around an answer that mean nothing."""
_GIVING: Final = re.compile(
    r"(?:give )?(?:(?:it |this |(?:this |the )?(?:card|freeze|flip three|second chance) )?to )?(?:seat )?"
)
_ONESELF: Final = frozenset({"me", "myself"})
_MOST_QUOTED: Final = 40


@dataclass(frozen=True, slots=True)
class Unclear:
    """A reply that is not an answer here; the sentence can be sent back to the player."""

    sentence: str


def understand(reply: str, asked: PlayersQuestion, names: Names) -> Answer | Unclear:
    """Return the answer in the last brackets; a reply without brackets may be the bare answer and nothing else.

    Only the last brackets are looked at: if they hold no answer, an earlier one is not taken instead.
    """
    folded = _folded(reply)
    if not folded:
        return Unclear(say("text-refused-empty"))
    bracketed = _BRACKETED.findall(folded)
    answer = (bracketed[-1] if bracketed else folded).strip(_AROUND)
    meant = _meant(answer, asked, names)
    if isinstance(meant, Unclear) and not bracketed:
        return Unclear(say("text-refused-no-brackets"))
    return meant


def _folded(text: str) -> str:
    """Fold the text for comparison: lower case, one space between words, one form of each letter."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def _meant(answer: str, asked: PlayersQuestion, names: Names) -> Answer | Unclear:
    moves = {str(move): move for move in Move}
    if isinstance(asked, Give) and answer not in moves:  # whoever is still at «hit or stay?» gives nothing away
        return _taker(answer, asked, names)
    if isinstance(asked, HitOrStay) and answer in moves:
        return moves[answer]
    return Unclear(say("text-refused-unknown", answer=_quoted(answer)))


def _taker(answer: str, asked: Give, names: Names) -> Seat | Unclear:
    found = _called(answer, asked.seat, names)
    if not found:
        return Unclear(say("text-refused-unknown", answer=_quoted(answer)))
    if len(found) > 1:
        several = all_of([names[seat] for seat in found])
        return Unclear(plain(say("text-refused-many", answer=_quoted(answer), names=several)))
    if found[0] not in asked.options:
        return Unclear(plain(say("text-refused-not-among", name=names[found[0]])))
    return found[0]


def _called(answer: str, giver: Seat, names: Names) -> list[Seat]:
    """Return who is meant, by letter or else by name.

    The letters are what the prompt offers, so they come first: somebody called «give B» gets nothing that B should get.
    """
    words = {answer, _GIVING.sub("", answer, count=1).strip(_AROUND)} - {""}
    seats = SEATS[: len(names.shown)]
    letter = [seat for seat in seats if seat_letter(seat).casefold() in words]
    oneself = {giver} if words & _ONESELF else set()
    return letter or sorted(oneself | {seat for seat in seats if words & _names(seat, names)})


def _names(seat: Seat, names: Names) -> set[str]:
    name = _folded(names.shown[seat])
    return {name, name.strip(_AROUND), f"{name} ({seat_letter(seat).casefold()})"}


def _quoted(answer: str) -> str:
    """Return the answer as it can be quoted in a sentence."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in answer)
    return shown if len(shown) <= _MOST_QUOTED else shown[: _MOST_QUOTED - 1] + "…"
