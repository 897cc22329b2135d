"""The parts of a prompt: what happened, the table, the question and its answers."""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from flip7.core.cards import Card
from flip7.core.decisions import STAY, Give, HitOrStay, Move
from flip7.core.events import Event
from flip7.core.scoring import round_points
from flip7.core.seats import Seat, seat_letter
from flip7.core.table import Table
from flip7.envs.language.labels import Labels
from flip7.envs.language.replies import PlayersQuestion
from flip7.i18n.cards import face
from flip7.i18n.catalog import say
from flip7.i18n.lists import listed
from flip7.i18n.markup import plain
from flip7.i18n.narrate import Teller
from flip7.i18n.narration_types import Sentence, Standings, Tone
from flip7.i18n.odds import odds_words
from flip7.i18n.questions import options, question
from flip7.i18n.seat_names import Names
from flip7.i18n.sums import sum_of
from flip7.i18n.table import heading, seat_words, waiting_words
from flip7.record.record import Answer


class Chronicle:
    """All that happened in a game, one line per card or action; what becomes of a card stands on the card's line."""

    def __init__(self, table: Table, names: Names) -> None:
        self._teller = Teller(table, names)
        self.lines: list[str] = []

    def tell(self, events: Iterable[Event]) -> None:
        """Add the events."""
        for event in events:
            told = self._teller.tell(event)
            match told:
                case Sentence():
                    self._sentence(told)
                case Standings():
                    self._standings(told)
                case _:
                    assert_never(told)

    def _sentence(self, sentence: Sentence) -> None:
        if sentence.tone is Tone.QUIET:
            return
        reason = f" ({sentence.reason})" if sentence.reason else ""
        text = plain(sentence.text) + reason
        if sentence.tone is Tone.FOLLOWS:
            self.lines[-1] += f" {text}"
        else:
            self.lines.append(text)

    def _standings(self, standings: Standings) -> None:
        self._sentence(standings.sentence)
        for row in standings.rows:
            line = say("standing-line", name=row.name, score=row.score, total=str(row.total), left=row.left)
            self.lines.append(f"- {plain(line)}")


def rules_piece(table: Table, names: Names, you: Seat) -> str:
    """Return who the player is, and the rules of this game."""
    rules, seats = table.rules, len(table.places)
    return "\n".join(
        [
            plain(say("text-you", name=names[you], letter=seat_letter(you), others=seats - 1)),
            "",
            say("text-rules-heading"),
            say(
                "text-rules",
                target=rules.target,
                decks=rules.decks_for(seats),
                first=rules.first,
                bonus=rules.flip_7,
            ),
        ]
    )


def happened_piece(lines: Sequence[str]) -> str:
    """Return what happened since the seat was last asked."""
    return "\n".join([say("text-happened-heading"), *lines])


def table_piece(table: Table, names: Names, you: Seat) -> str:
    """Return the piles, every seat with its cards, its points as a sum and its total, and what is pending."""
    labels = Labels(names, you)
    seats = (f"- {plain(seat_words(table, seat, labels))}" for seat in table.seats)
    waiting = (plain(words) for words in waiting_words(table, names))
    return "\n".join([say("text-table-heading"), plain(heading(table, names)), *seats, *waiting])


def counts_piece(table: Table) -> str:
    """Return how many of each card are left in the draw pile, as anybody could count."""
    cards = [_count(card, count) for card, count in table.unseen().items() if count]
    return plain(say("text-left", cards=listed(cards))) if cards else say("odds-none")


def _count(card: Card, count: int) -> str:
    return say("text-left-card", card=face(card), count=count)


def odds_piece(table: Table, names: Names, you: Seat) -> str:
    """Return the chance that the next card busts the seat."""
    return plain(odds_words(table, you, names))


def question_piece(table: Table, asked: PlayersQuestion, names: Names) -> str:
    """Return the question, how to answer, and each legal answer with what it means, on a line of its own."""
    heading_line = say("text-question-heading")
    return "\n".join([heading_line, plain(question(asked, names)), say("text-how"), *answer_lines(table, asked, names)])


def answer_lines(table: Table, asked: PlayersQuestion, names: Names) -> Iterator[str]:
    """Return each legal answer, in brackets, and what it means."""
    match asked:
        case HitOrStay(seat):
            before, banked = table.scores[seat], round_points(table, seat)
            bank = sum_of(table.places[seat].cards)
            yield say("text-answer-hit")
            yield plain(say("text-answer-stay", sum=bank, before=str(before), after=str(before + banked)))
        case Give(giver):
            labels = Labels(names, giver)
            for each in options(asked, table, names):
                letter = seat_letter(each.seat)
                yield plain(say("text-answer-give", letter=letter, name=labels[each.seat], meaning=each.meaning))
        case _:
            assert_never(asked)


def over_piece(table: Table, names: Names) -> str:
    """Return everybody by place, the winner first."""
    seats = sorted(table.seats, key=lambda seat: place(table, seat))
    rows = (say("text-place", place=place(table, seat), name=names[seat], total=table.scores[seat]) for seat in seats)
    return "\n".join([say("text-over-heading"), *map(plain, rows)])


def place(table: Table, seat: Seat) -> int:
    """Return the place: 1 for most points; seats with as many share a place."""
    return 1 + sum(score > table.scores[seat] for score in table.scores)


def spelt(answer: Answer) -> str:
    """Return the answer as the prompt offers it.

    >>> spelt(STAY), spelt(Seat(1))
    ('[stay]', '[give B]')
    """
    return f"[{answer}]" if isinstance(answer, Move) else f"[give {seat_letter(answer)}]"


def fallback(asked: PlayersQuestion) -> Answer:
    """Return what is played for a seat whose tries are used up: it stays, or takes the card itself.

    A spare Second Chance, which one cannot keep, goes to the first who can get it.
    """
    if isinstance(asked, HitOrStay):
        return STAY
    return asked.seat if asked.seat in asked.options else asked.options[0]
