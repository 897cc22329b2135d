"""The speed of the referee, its records and its shuffle."""

from collections.abc import Iterator
from itertools import count
from random import Random

from timing import Figure, best

from flip7.bots import bot_named
from flip7.core.cards import full_deck
from flip7.core.decks import SeededDeck
from flip7.core.game import Game
from flip7.core.shuffle import shuffled
from flip7.record import Record, from_notation, replay, to_notation
from flip7.record.notation.reader import read_word_by_word


def stay_at_25() -> int:
    """Whole games of four seats, each staying at 25 points, every event made and handed over."""
    games = 20
    for _ in range(games):
        play_with_events(Game(4, SeededDeck(next(SEEDS))))
    return games


def play_with_events(game: Game) -> None:
    """One game, its events taken as any listener would."""
    while game.asked is not None:
        for _ in game.play(STAY_AT_25.choose(game.table, game.asked)):
            pass


def random_decisions() -> int:
    """Decisions of random legal play, four seats, events on."""
    decisions = 0
    for _ in range(20):
        game = Game(4, SeededDeck(next(SEEDS)))
        while (asked := game.asked) is not None:
            options = asked.options
            game.play(options[int(CHANCE.random() * len(options))])
            decisions += 1
    return decisions


def copies() -> int:
    """Copies of a game in its third round."""
    for _ in range(2_000):
        MIDDLE.copy()
    return 2_000


def shuffles() -> int:
    """Shuffles of one deck."""
    deck = full_deck()
    for number in range(200):
        shuffled(deck, bytes(32), number)
    return 200


def replays() -> int:
    """Whole recorded games replayed, every choice checked."""
    for _ in range(10):
        replay(RECORD)
    return 10


def readings() -> int:
    """Whole games read from notation as it is written, every mark checked."""
    for _ in range(5):
        from_notation(TEXT)
    return 5


def readings_word_by_word() -> int:
    """The same games read as if somebody had written them by hand."""
    for _ in range(5):
        read_word_by_word(TEXT)
    return 5


def seeds() -> Iterator[bytes]:
    """Seeds that nobody has used yet."""
    return (number.to_bytes(32) for number in count())


def whole_game() -> Game:
    """A game of four seats played to its end."""
    game = Game(4, SeededDeck(bytes(32)))
    play_with_events(game)
    return game


def middle() -> Game:
    """A game in its third round."""
    game = Game(4, SeededDeck(bytes(32)))
    while game.table.round < 3 and game.asked is not None:  # noqa: PLR2004 - the third
        game.play(STAY_AT_25.choose(game.table, game.asked))
    return game


SEEDS = seeds()
CHANCE = Random(7)
STAY_AT_25 = bot_named("stay:25")
MIDDLE = middle()
RECORD = Record(seats=("Ana", "Ben", "Cleo", "Dov"), choices=tuple(whole_game().choices), seed=bytes(32))  # type: ignore[arg-type]
TEXT = to_notation(RECORD)


def figures() -> list[Figure]:
    """Everything measured here."""
    return [
        Figure("referee, four seats, all stay at 25, events on", "games", best(stay_at_25), bar=1_000),
        Figure("referee, four seats, random legal play, events on", "decisions", best(random_decisions), bar=150_000),
        Figure("replay of a whole record", "games", best(replays)),
        Figure("reading a whole game in notation", "games", best(readings)),
        Figure("the same, word by word", "games", best(readings_word_by_word)),
        Figure("copy of a game", "copies", best(copies)),
        Figure("shuffle of 94 cards", "shuffles", best(shuffles)),
    ]
