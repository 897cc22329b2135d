"""Advice: what each answer to a question is worth, which is best, and why. The sentences are in `flip7.i18n`.

>>> from flip7.analysis.advice import advise
>>> from flip7.record import position
>>> table, asked = position("12 9", ["10 stayed", "4 busted"], totals=[160, 195, 20])
>>> advice = advise(table)
>>> advice.best
<Move.HIT: 'hit'>
>>> advice.why
StayingLoses(leader=1, standing=205, gap=24)
"""

from typing import Final

from flip7.analysis.answer_values import NothingToWeigh, weigh
from flip7.analysis.confidence import Z_95
from flip7.analysis.recommendation import Advice, recommend
from flip7.core.table import Table
from flip7.kernel import jit
from flip7.kernel.state import State
from flip7.kernel.weights import Weights

ERROR: Final = 0.005
"""Advice is precise enough when chances to win are known to half a percentage point (95 %)."""
TRIES: Final = 80_000 if jit.COMPILED else 25_000
"""Rollouts at most, shared among the answers, and among the seats still in twice: a round of many seats takes longer,
and so does each of its decisions. Hundredths of a second together; in plain Python tenths."""
FEWEST_TRIES: Final = 16
"""Rollouts of each answer even at very large tables."""


def advise(table: Table, *, seed: int = 0, error: float = ERROR, weights: Weights | None = None) -> Advice:
    """Advise on the table's question; raise `NothingToWeigh` if no player is asked anything.

    Rollouts run until the chances to win are known to within `error` (95 %), or up to a limit; the stated error is that
    of the rollouts alone. They assume that everybody plays well, and evaluate the end of the round by the learned
    chance to win (`flip7.analysis.win_probability`). Same seed, same advice. The order of the draw pile is not used.
    """
    asked = State.of(table).asked
    if asked is None:
        raise NothingToWeigh("the game is over: nobody is asked anything")
    weighed = weigh(
        table,
        most=max(TRIES // (len(asked.options) * len(table.active) ** 2), FEWEST_TRIES),
        enough=error / Z_95,
        enough_to_drop=error / Z_95,
        seed=seed,
        weights=weights,
    )
    return recommend(table, asked, weighed)
