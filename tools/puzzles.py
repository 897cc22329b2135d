"""Selection of puzzles: find them in simulated games, and write them into the package: `make puzzles`.

Games of mixed bots are played, and every question is screened: is one answer clearly best by rollouts, and do some bots
miss it? Of those, a varied choice is played out to the end of the game, thousands of times with each answer, against
strong opponents and against others, and what is not clear there is thrown out. Same seed, same file; what has been
played out is kept in build/puzzles, so that a second run takes a minute. docs/puzzles.md says more.

The puzzles that are shipped are tried before all others, because links lead to them; games are played only if fewer
than 500 of them still hold. `--anew` begins from nothing.

`--check` holds the shipped puzzles against a second search and more play-outs, with other cards and other opponents;
`--every 12` looks at every twelfth of them only. Both say on the way how far they are.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Final

from flip7.analysis.advice import advise
from flip7.analysis.answer_values import weigh
from flip7.analysis.confidence import Z_95, Certainty
from flip7.analysis.hindsight import as_values, hindsight
from flip7.analysis.puzzles import (
    CLEAR,
    FILE,
    LEAST_MARGIN,
    PANEL,
    Answer,
    Difficulty,
    Puzzle,
    difficulty_of,
    id_of,
    likeness,
    question_of,
    read_puzzles,
    themes,
    write_puzzles,
)
from flip7.arena.playouts import play_out
from flip7.bots import bot_named
from flip7.core.decisions import Choice, Decision, Give
from flip7.core.table import Table
from flip7.play.local_table import LocalTable
from flip7.record import Record, from_position, replay, to_position
from flip7.record.files import read_game

ROOT: Final = Path(__file__).parents[1]
GOLDEN: Final = ROOT / "tests" / "golden"
CACHE: Final = ROOT / "build" / "puzzles"

GAMES: Final = 1_600
"""Games whose gifts are screened: a gift that matters is rare."""
TURNS_IN: Final = 600
"""Of these games, so many whose turns are screened, too."""
FIRST_SHIPPED: Final = 10_000
"""Sets the games of shipped puzzles apart from recorded ones, whose numbers are negative, too."""
SEATS: Final = (2, 3, 3, 3, 4, 4, 4, 5, 6)
PLAYERS: Final = (*PANEL, "daredevil")
MAX_SEATS: Final = max(SEATS)
TARGET: Final = 200
LEVELS: Final = tuple(name for name in PANEL if name.startswith("level"))
"""Ordinary players: one of them at least misses every puzzle."""
SCREENING: Final = 600
"""Rollouts of each answer when a question is screened."""
SCREENED: Final = 3.0
"""Standard errors by which the best answer is ahead there."""
TURN_MARGIN: Final = 0.045
"""Clear turns are so many that only those with more at stake are looked at."""

BATCH: Final = 512
"""Games of a play-out whose differences count as one observation."""
BATCHES: Final = 12
MOST_BATCHES: Final = 48
OTHER_BATCHES: Final = 8
STRONG: Final = ("level5",)
OTHERS: Final = ("level3", "cautious", "level4", "greedy", "level2", "vengeful")
"""Opponents of the second play-out: the best answer does not hang on how well the others play."""
HOLDS: Final = 2.0
"""Standard errors by which the best answer is ahead against those, too."""

FLIPPED: Final = frozenset({"8ybc9"})
"""Puzzles that `--check` has thrown out: with other cards and other opponents another answer wins more often."""
ENOUGH: Final = 500
"""Puzzles of which no more need be found."""
QUOTAS: Final[dict[tuple[str, Difficulty], int]] = {
    ("hit", Difficulty.EASY): 60,
    ("hit", Difficulty.MEDIUM): 60,
    ("hit", Difficulty.HARD): 60,
    ("stay", Difficulty.EASY): 75,
    ("stay", Difficulty.MEDIUM): 60,
    ("stay", Difficulty.HARD): 60,
    ("F3", Difficulty.EASY): 45,
    ("F3", Difficulty.MEDIUM): 45,
    ("F3", Difficulty.HARD): 45,
    ("FZ", Difficulty.EASY): 20,
    ("FZ", Difficulty.MEDIUM): 20,
    ("FZ", Difficulty.HARD): 80,
    ("SC", Difficulty.EASY): 20,
    ("SC", Difficulty.MEDIUM): 20,
    ("SC", Difficulty.HARD): 20,
}
"""Puzzles of each kind, where there are as many."""
MOST_OF_A_REASON: Final = 80
CERTAIN: Final = ("staying_won", "staying_lost")
MOST_OF_A_CERTAIN_ONE: Final = 26
"""Puzzles of a game that is decided: whoever sees that needs no practice, so a few are enough."""
MOST_OF_A_GAME: Final = 3

SEARCH_TRIES: Final = 60_000
CHECKED_BATCHES: Final = 32
CHECKED_AGAINST: Final = ("level4", "level5", "level3", "vengeful")
SEARCH_SEED: Final = 3
"""Seed of the long search with which a puzzle is chosen."""
CHECK_SEED: Final = 11
"""Seed of a check: neither the search nor the cards are those by which a puzzle was chosen."""
TOLD_EVERY: Final = 20
"""Games, puzzles or checks after which a line says how far it is."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A question that may be a puzzle."""

    position: str
    game: int
    best: Choice
    chosen: tuple[tuple[str, Choice], ...]
    """The answer of each bot of the panel."""
    reason: str
    likeness: tuple[object, ...]

    @property
    def is_missed_by_a_level(self) -> bool:
        """Return whether an ordinary player misses it, and not only a character."""
        return any(name in LEVELS and choice != self.best for name, choice in self.chosen)

    @property
    def cell(self) -> tuple[str, Difficulty]:
        """Return its kind and difficulty."""
        kind = self.best if isinstance(self.best, str) else str(self.likeness[1])
        return str(kind), difficulty_of(sum(choice != self.best for _, choice in self.chosen))


# --- screening --------------------------------------------------------------------------------------------------------


def positions(seed: int, games: int) -> Iterator[tuple[int, Table, Decision]]:
    """Yield every question of the recorded games, and then of simulated ones, with the number of its game."""
    for number, file in enumerate(sorted(GOLDEN.glob("*.f7")), start=1):
        record = read_game(str(file))
        if len(record.seats) in SEATS and record.rules.target == TARGET and record.drawn is None:
            for table, asked in _questions(record):
                yield -number, table, asked
    for number in range(games):
        random = Random(f"{seed} {number}")
        seats = random.choice(SEATS)
        names = tuple(random.choice(PLAYERS) for _ in range(seats))
        game = LocalTable(Record(names, dealer=random.randrange(seats), seed=random.randbytes(32)))
        bots = [bot_named(name, random) for name in names]
        while (decision := game.asked) is not None:
            now = game.table.copy()
            yield number, now, decision
            game.step(bots[decision.seat].choose(now, decision))


def _questions(record: Record) -> Iterator[tuple[Table, Decision]]:
    table = LocalTable(replace(record, choices=()))
    for choice in replay(record).record.choices:
        if table.asked is None:
            return
        yield table.table.copy(), table.asked
        table.step(choice)


def screen(number: int, table: Table, asked: Decision) -> Candidate | None:
    """Return the question as a candidate, if its answer seems clear and a bot misses it."""
    panel = tuple((name, _PANEL[name].choose(table, asked)) for name in PANEL)
    if len({choice for _, choice in panel}) == 1:
        return None
    worth = weigh(table, most=SCREENING, enough_to_drop=0, seed=1)
    best, second = sorted(worth, key=lambda one: -one.win)[:2]
    margin = LEAST_MARGIN if isinstance(asked, Give) else TURN_MARGIN
    if second.behind < margin or second.behind < SCREENED * second.behind_error:
        return None
    missed = Counter(choice for _, choice in panel if choice != best.choice)
    if not missed:
        return None
    tempting = max(missed, key=lambda choice: missed[choice])
    why = hindsight(table, asked, tempting, best.choice)
    if why is None or not themes(table, asked):
        return None
    alike = likeness(table, asked, best.choice, why.name)
    return Candidate(to_position(table), number, best.choice, panel, why.name, alike)


_PANEL: Final = {name: bot_named(name) for name in PANEL}


def candidates(seed: int, games: int, turns_in: int = TURNS_IN) -> list[Candidate]:
    """Return the candidates of all games, in an order by chance that follows from the seed."""
    found: list[Candidate] = []
    last = 0
    for number, table, asked in positions(seed, games):
        if number != last and number > 0 and number % TOLD_EVERY == 0:
            _tell(f"{number} of {games} games: {len(found)} candidates")
        last = number
        if not isinstance(asked, Give) and number >= turns_in:
            continue
        candidate = screen(number, table, asked)
        if candidate is not None:
            found.append(candidate)
    Random(seed).shuffle(found)
    return sorted(found, key=lambda candidate: candidate.game >= 0)  # recorded games come first


def still_clear(shipped: Sequence[Puzzle]) -> list[Candidate]:
    """Return the shipped puzzles whose answer still seems clear, as candidates; each counts as of a game of its own."""
    found: list[Candidate] = []
    for number, puzzle in enumerate(shipped, start=1):
        table = puzzle.table()
        candidate = screen(-(FIRST_SHIPPED + number), table, question_of(table))
        if candidate is not None and candidate.best == puzzle.best:
            found.append(candidate)
        else:
            _tell(f"{puzzle.id} is no longer clear")
    return found


# --- playing out ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Compared:
    """An answer in play-outs, beside the best one, which met the same cards."""

    win: float
    error: float
    behind: float
    behind_error: float
    """Standard errors, all of them."""


@dataclass(frozen=True, slots=True)
class Trial:
    """Play-outs of some answers, by these bots, in batches of games."""

    position: str
    best: Choice
    options: tuple[Choice, ...]
    bots: tuple[str, ...]
    seed: int
    least: int
    most: int

    def compare(self) -> dict[Choice, Compared]:
        """Play every answer out until the best one is clearly ahead of all, or as often as this says at most."""
        table = from_position(self.position)
        seat = question_of(table).seat
        wins: dict[Choice, list[float]] = {choice: [] for choice in self.options}
        for batch in range(self.most):
            for choice, shares in wins.items():
                played = play_out(table, self.bots, BATCH, answer=choice, seed=self.seed + batch)
                shares.append(played.seats[seat].win_rate)
            if batch + 1 >= self.least:
                found = _compared(wins, self.best)
                if all(one.behind >= CLEAR * one.behind_error for one in found.values()):
                    return found
        return _compared(wins, self.best)


def _compared(wins: dict[Choice, list[float]], best: Choice) -> dict[Choice, Compared]:
    found = {}
    for choice, shares in wins.items():
        win = fmean(shares)
        games = BATCH * len(shares)
        lost = [top - share for top, share in zip(wins[best], shares, strict=True)]
        found[choice] = Compared(
            win, sqrt(win * (1 - win) / games), fmean(lost), stdev(lost) / sqrt(len(lost)) if choice != best else 0.0
        )
    return found


def verified(candidate: Candidate, kept: "Kept") -> Puzzle | None:
    """Return the candidate as a puzzle, if its answer is clear in long play-outs, too; None if not."""
    position, best = candidate.position, candidate.best
    if id_of(position) in FLIPPED:
        return None
    table = from_position(position)
    asked = question_of(table)
    advice = advise(table, seed=2)
    if advice.best != best or advice.certainty is not Certainty.CLEARLY:
        return None
    seed = _seed_of(position)
    found = kept.compare(Trial(position, best, asked.options, STRONG, seed, BATCHES, MOST_BATCHES))
    rivals = [choice for choice in found if choice != best]
    if any(found[choice].behind < max(LEAST_MARGIN, CLEAR * found[choice].behind_error) for choice in rivals):
        return None
    rival = max(rivals, key=lambda choice: found[choice].win)
    others = _seated(table, asked, OTHERS)
    against = Trial(position, best, (best, rival), others, seed + MOST_BATCHES, OTHER_BATCHES, OTHER_BATCHES)
    other = kept.compare(against)[rival]
    if other.behind < HOLDS * other.behind_error:
        return None
    if best_by_search(table, SEARCH_SEED) != best:
        return None
    return Puzzle(
        id=id_of(position),
        position=position,
        best=best,
        answers=tuple(_answer(table, asked, candidate, choice, found[choice]) for choice in asked.options),
        themes=themes(table, asked),
    )


def _seated(table: Table, asked: Decision, others: Sequence[str]) -> tuple[str, ...]:
    return tuple(STRONG[0] if seat == asked.seat else others[seat % len(others)] for seat in table.seats)


def _seed_of(position: str) -> int:
    return int.from_bytes(blake2b(position.encode(), digest_size=4).digest()) << 8


def _answer(table: Table, asked: Decision, candidate: Candidate, choice: Choice, found: Compared) -> Answer:
    why = None if choice == candidate.best else hindsight(table, asked, choice, candidate.best)
    return Answer(
        choice=choice,
        win=round(found.win, 4),
        error=round(Z_95 * found.error, 4),
        behind=round(found.behind, 4),
        behind_error=round(Z_95 * found.behind_error, 4),
        chosen_by=tuple(bot for bot, chosen in candidate.chosen if chosen == choice),
        why=None if why is None else as_values(why),
    )


# --- choosing ---------------------------------------------------------------------------------------------------------


def choose(
    found: Iterable[Candidate],
    quotas: dict[tuple[str, Difficulty], int],
    kept: "Kept",
    *,
    enough: int | None = None,
) -> list[Puzzle]:
    """Choose puzzles of every kind and difficulty, no two of them alike; what is chosen is played out.

    With `enough` no more are looked for once there are so many.
    """
    chosen: dict[str, Puzzle] = {}
    cells, reasons, games = Counter[tuple[str, Difficulty]](), Counter[tuple[str, str]](), Counter[int]()
    alike: set[tuple[object, ...]] = set()
    for looked_at, candidate in enumerate(found, start=1):
        if len(chosen) == enough:
            break
        cell, reason = candidate.cell, (candidate.cell[0], candidate.reason)
        most = MOST_OF_A_CERTAIN_ONE if candidate.reason in CERTAIN else MOST_OF_A_REASON
        if cells[cell] >= quotas.get(cell, 0) or reasons[reason] >= most:
            continue
        if not candidate.is_missed_by_a_level:
            continue
        if candidate.likeness in alike or games[candidate.game] >= MOST_OF_A_GAME:
            continue
        puzzle = verified(candidate, kept)
        if puzzle is None or puzzle.id in chosen:
            continue
        chosen[puzzle.id] = puzzle
        cells[cell] += 1
        reasons[reason] += 1
        games[candidate.game] += 1
        alike.add(candidate.likeness)
        if len(chosen) % TOLD_EVERY == 0:
            _tell(f"{len(chosen)} puzzles, after {looked_at} candidates")
    return sorted(chosen.values(), key=lambda puzzle: puzzle.id)


class Kept:
    """The play-outs so far, in a file, so that a run that was interrupted goes on where it was."""

    def __init__(self, folder: Path) -> None:
        package = ROOT / "src" / "flip7"
        sources = [package / "kernel" / "weights.json", *sorted(package.glob("kernel/*.py"))]
        sources += sorted(package.glob("bots/strategies/*.py"))
        version = blake2b(b"".join(path.read_bytes() for path in sources), digest_size=6).hexdigest()
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / f"played-out-{version}.jsonl"
        lines = self._file.read_text(encoding="utf-8").splitlines() if self._file.exists() else []
        whole = (line for line in lines if line.endswith("]"))  # the last one may have broken off
        self._known: dict[str, list[list[float]]] = dict(json.loads(line) for line in whole)

    def compare(self, trial: Trial) -> dict[Choice, Compared]:
        """Return what `Trial.compare` finds, without playing anything out twice."""
        key = repr((trial, BATCH, CLEAR))
        if key not in self._known:
            figures = [[one.win, one.error, one.behind, one.behind_error] for one in trial.compare().values()]
            self._known[key] = figures
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps([key, figures]) + "\n")
        known = self._known[key]
        return {choice: Compared(*each) for choice, each in zip(trial.options, known, strict=True)}


# --- checking ---------------------------------------------------------------------------------------------------------


def flips(puzzle: Puzzle) -> str | None:
    """Hold a puzzle against a second search and more play-outs; return what speaks against it, None if nothing."""
    table = puzzle.table()
    asked = question_of(table)
    searched = best_by_search(table, CHECK_SEED)
    if searched != puzzle.best:
        return f"the search answers {searched}"
    bots = _seated(table, asked, CHECKED_AGAINST)
    options: tuple[Choice, ...] = tuple(asked.options)
    seed = _seed_of(puzzle.position) + (CHECK_SEED << 40)
    found = Trial(puzzle.position, puzzle.best, options, bots, seed, CHECKED_BATCHES, CHECKED_BATCHES).compare()
    for choice, one in found.items():
        if choice != puzzle.best and one.behind <= 0:
            return f"{choice} wins {-one.behind:.1%} more often (± {Z_95 * one.behind_error:.1%})"
    return None


def best_by_search(table: Table, seed: int) -> Choice:
    """Return the best answer by the search of advice, with very many tries."""
    return max(weigh(table, most=SEARCH_TRIES, seed=seed), key=lambda one: one.win).choice


def check(found: Sequence[Puzzle]) -> int:
    """Check these puzzles, print those that flip, and return how many do."""
    flipped = 0
    for checked, puzzle in enumerate(found, start=1):
        problem = flips(puzzle)
        if problem is not None:
            flipped += 1
            _tell(f"{puzzle.id}: {problem}\n  {puzzle.position}")
        if checked % TOLD_EVERY == 0 or checked == len(found):
            _tell(f"{checked} of {len(found)} puzzles checked: {flipped} flip")
    return flipped


def _tell(line: str) -> None:
    """Print a line at once, so that whoever waits sees how far it is."""
    print(line, flush=True)


def tell(found: Sequence[Puzzle]) -> None:
    """Print how many puzzles there are of each kind."""
    for name, counts in (
        ("answer", Counter(str(p.best) if isinstance(p.best, str) else "gift" for p in found)),
        ("theme", Counter(str(theme) for p in found for theme in p.themes)),
        ("difficulty", Counter(str(p.difficulty) for p in found)),
        ("seats", Counter(len(p.table().places) for p in found)),
        ("reason", Counter((p.tempting.why or {}).get("reason") for p in found)),
    ):
        print(f"{name}: {', '.join(f'{key} {count}' for key, count in counts.most_common())}")


def main() -> int:
    """Find puzzles and write them, or check those that are there."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=7, help="seed of the games")
    parser.add_argument("--games", type=int, default=GAMES, help="games to look through")
    parser.add_argument("--output", type=Path, default=FILE, help="where to write them")
    parser.add_argument("--anew", action="store_true", help="find all in games, and keep none of those there are")
    parser.add_argument("--check", action="store_true", help="check the puzzles that are there, and write nothing")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="check only every Nth puzzle")
    options = parser.parse_args()
    if options.every < 1:
        parser.error(f"--every {options.every}: it must be 1 or more")
    if options.check:
        return min(check(read_puzzles(options.output.read_text(encoding="utf-8"))[:: options.every]), 1)
    shipped = read_puzzles(options.output.read_text(encoding="utf-8")) if not options.anew else ()
    kept = Kept(CACHE)
    looked_at = still_clear(shipped)
    found = choose(looked_at, QUOTAS, kept)
    _tell(f"{len(found)} of {len(shipped)} shipped puzzles hold")
    if len(found) < ENOUGH:
        looked_at += candidates(options.seed, options.games)
        _tell(f"{len(looked_at)} questions whose answer seems clear, and that a bot misses")
        found = choose(looked_at, QUOTAS, kept, enough=ENOUGH if shipped else None)
    options.output.write_text(write_puzzles(found, options.seed), encoding="utf-8")
    tell(found)
    print(f"{len(found)} puzzles, {options.output.stat().st_size:,} bytes in {options.output}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
