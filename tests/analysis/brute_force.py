"""The worth of a round by playing it out with the referee, every card and every choice: for a handful of cards."""

from collections import Counter
from collections.abc import Callable

from flip7.core.cards import full_deck, in_order, parse_cards
from flip7.core.decisions import HIT, STAY, Choice, HitOrStay, WhichCard
from flip7.core.decks import OpenDeck
from flip7.core.game import Game
from flip7.core.rules import Rules
from flip7.core.seats import Points
from flip7.core.table import STAYED, Place, Table
from tests.scenario import A

CLOSE = 1e-13

Chooser = Callable[[Table], bool]
"""Whether A hits."""


def small_table(cards: str, pile: str, discards: str = "", flip_7: int = 15) -> Table:
    """A has these cards; the draw and the discard pile hold those; all others lie before B, who has stayed."""
    before, drawn, used = map(parse_cards, (cards, pile, discards))
    rest = Counter(full_deck())
    rest.subtract([*before, *drawn, *used])
    assert min(rest.values()) >= 0, f"the deck has not so many cards: {cards} / {pile} / {discards}"
    return Table(
        rules=Rules(flip_7=flip_7),
        dealer=A,
        first=A,
        places=[Place(before), Place(in_order(rest.elements()), STAYED)],
        scores=[Points(0), Points(0)],
        draw_pile=len(drawn),
        discard_pile=used,
        round=1,
        turn=A,
    )


def played_out(table: Table, chooser: Chooser | None = None) -> float:
    """Return A's average score, with the best choices or the chooser's; follow even a round that can go on for ever."""
    known: dict[str, float] = {}
    while True:
        search = _Search(known, chooser)
        value = search.value(_game_at(table))
        if not search.endless or all(abs(worth - known.get(key, -1)) < CLOSE for key, worth in search.found.items()):
            return value
        known = search.found


class _Search:
    def __init__(self, known: dict[str, float], chooser: Chooser | None) -> None:
        self.found: dict[str, float] = {}
        self.endless = False
        self._known = known
        self._chooser = chooser
        self._open: set[str] = set()

    def value(self, game: Game) -> float:
        if game.asked is None or game.table.round > 1:
            return float(game.table.scores[A])
        key = _key(game)
        if key in self._open:
            self.endless = True
            return self._known.get(key, 0.0)
        if key not in self.found:
            self._open.add(key)
            self.found[key] = self._worth(game)
            self._open.remove(key)
        return self.found[key]

    def _worth(self, game: Game) -> float:
        if isinstance(game.asked, WhichCard):
            left = game.asked.left
            return sum(count * self._after(game, card) for card, count in left.items() if count) / sum(left.values())
        assert isinstance(game.asked, HitOrStay)
        if self._chooser is not None:
            return self._after(game, HIT if self._chooser(game.table) else STAY)
        return max(self._after(game, HIT), self._after(game, STAY))

    def _after(self, game: Game, choice: Choice) -> float:
        following = game.copy()
        following.play(choice)
        return self.value(following)


def _game_at(table: Table) -> Game:
    return Game.resume(table.copy(), OpenDeck())


def _key(game: Game) -> str:
    table = game.table
    piles = (in_order(table.places[A].cards), table.draw_pile, in_order(table.discard_pile))
    return f"{game.asked} {piles} {table.pending}"
