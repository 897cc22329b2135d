"""A bot for flip7 from another package: it stays with a given number of number cards."""

from flip7 import HIT, STAY, Choice, Decision, Give, HitOrStay, Table

USUAL_CARDS = 4


class Patient:
    """Stays with `cards` number cards; gives Freeze and Flip Three to whoever is ahead."""

    def __init__(self, cards: int) -> None:
        self.name = f"patient:{cards}"
        self._cards = cards

    def choose(self, view: Table, decision: Decision) -> Choice:
        """Return one of the decision's options."""
        match decision:
            case HitOrStay(seat):
                return HIT if len(view.places[seat].line) < self._cards else STAY
            case Give(seat, _, options):
                others = [option for option in options if option != seat]
                return max(others, key=lambda other: view.scores[other], default=seat)
            case _:
                raise AssertionError(decision)


def patient(cards: str = str(USUAL_CARDS)) -> Patient:
    """Make the bot `patient` or `patient:CARDS`."""
    if not cards.isdecimal():
        raise ValueError(f"patient takes a number of cards, such as patient:4, not {cards!r}")
    return Patient(int(cards))
