"""Write notation: tags, then one line per round."""

import json
from collections.abc import Iterator
from functools import cache

from flip7.core.behaviour import BEHAVIOUR, FIRST_BEHAVIOUR
from flip7.core.cards import Card
from flip7.core.rules import First
from flip7.core.seats import Seat, seat_letter
from flip7.record.json_form import FORMAT
from flip7.record.notation.from_events import transcribe
from flip7.record.notation.tree import Mark, Round, Shown, Turn, Verb
from flip7.record.record import Branch, Mix, Record
from flip7.record.replay import Replay, replay


def to_notation(record: Record) -> str:
    """Write the record as `.f7` text; raise `BadRecord` if it breaks a rule."""
    return write(replay(record))


def write(replayed: Replay) -> str:
    """Write a replayed game as `.f7` text."""
    tags = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in _tags(replayed.record)]
    rounds = [write_round(each) for each in transcribe(replayed)]
    return "\n".join([*tags, "", *rounds, ""])


def _tags(record: Record) -> Iterator[tuple[str, str]]:
    yield "Format", FORMAT
    if BEHAVIOUR != FIRST_BEHAVIOUR:
        yield "Behaviour", str(BEHAVIOUR)
    for seat, name in enumerate(record.seats):
        yield seat_letter(seat), name
    for latecomer in record.late:
        yield "Late", f"{latecomer.round} {latecomer.points}"
    rules = record.rules
    yield "Target", str(rules.target)
    if rules.first is not First.DEALER:
        yield "First", rules.first
    if rules.flip_7 != type(rules)().flip_7:
        yield "Flip7", str(rules.flip_7)
    if rules.decks is not None:
        yield "Decks", str(rules.decks)
    if record.seed_hash is not None:
        yield "SeedHash", record.seed_hash
    if record.seed is not None:
        yield "Seed", record.seed.hex()
    if record.mix is not None:
        yield from _mix_tags(record.mix)
    if record.advised_so_far:
        yield "Advised", " ".join(map(str, record.advised_so_far))
    for branch in record.branches:
        yield "Branch", " ".join(_branch_words(branch))
    for order in record.shuffles or ():
        yield "Shuffle", " ".join(map(str, order))


def _branch_words(branch: Branch) -> Iterator[str]:
    yield str(branch.choices)
    yield "same" if branch.same_cards else "new"
    if branch.seed is not None:
        yield f"{branch.drawn}:{branch.seed.hex()}"
    if branch.of:
        yield f"of {branch.of}"


def _mix_tags(mix: Mix) -> Iterator[tuple[str, str]]:
    if mix.secret_hash is not None:
        yield "SecretHash", mix.secret_hash
    yield "Secret", mix.secret.hex()
    for word in mix.words:
        yield "Word", word


def write_round(each: Round) -> str:
    """Write a round as one line."""
    parts = [f"{each.number}. {seat_letter(each.dealer)}", *map(_turn, each.turns)]
    points = "" if each.points is None else " = " + " ".join(map(str, each.points))
    return " / ".join(parts) + points


def _turn(turn: Turn) -> str:
    shown = turn.shown
    if shown is None:
        return _plain_turn(turn.seat, turn.verb, None)
    if shown.mark is Mark.KEPT and shown.to is None and not shown.reshuffled and isinstance(shown.card, Card):
        return _plain_turn(turn.seat, turn.verb, shown.card)
    return f"{_plain_turn(turn.seat, turn.verb, None)} {write_shown(shown, inside=True)}"


@cache
def _plain_turn(seat: Seat, verb: Verb, card: Card | None) -> str:
    """Write a turn without a mark, the most frequent by far; without its card, the beginning of any other."""
    return " ".join(word for word in (seat_letter(seat), verb.value, str(card or "")) if word)


def write_shown(shown: Shown, *, inside: bool) -> str:
    """Write a card with its marks, and with the flips inside it or without."""
    card = shown.card
    text = "% " if shown.reshuffled else ""
    text += str(card) if isinstance(card, Card) else card.value
    if shown.to is not None:
        text += f">{seat_letter(shown.to)}"
    text += shown.mark.value
    if inside and shown.flips is not None:
        text += f"({_row(shown.flips)}{'; ' if shown.handed else ''}{_row(shown.handed)})"
    return text


def _row(cards: list[Shown]) -> str:
    return " ".join(write_shown(card, inside=True) for card in cards)
