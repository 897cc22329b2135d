"""A game of Flip 7 in words: a function from prompt to reply at one seat, bots at the others.

    python examples/text_player.py --seed 7
    python examples/text_player.py --seed 7 --show

`ask` is the only thing to change: send the prompt to a language model and return what it says. The record that is
printed at the end can be looked at with `flip7 replay`.
"""

import argparse
import re

from flip7.bots import bot_named
from flip7.envs.language import TextGame, bot_player, play
from flip7.record import to_notation

ENOUGH_POINTS = 22
"""It stays with this many."""


def ask(prompt: str) -> str:
    """A stand-in for a language model: it reads the prompt, thinks aloud, and answers in brackets."""
    bank = re.search(r"^\[stay\] you bank (?:.* = )?(\d+): ", prompt, re.MULTILINE)
    if bank is None:
        first = re.findall(r"^\[.+?\]", prompt, re.MULTILINE)[0]
        return f"I would rather not think about it. {first}"
    if int(bank[1]) < ENOUGH_POINTS:
        return f"{bank[1]} points are not worth stopping for: [hit]"
    return f"{bank[1]} points are enough for me: [stay]"


def main() -> None:
    """Play one game against two bots, and print how it ended."""
    parser = argparse.ArgumentParser(description="Play one game of Flip 7 in words.")
    parser.add_argument("--seed", default="family night", help="what the shuffles follow from")
    parser.add_argument("--show", action="store_true", help="print all that the player at seat A reads and says")
    options = parser.parse_args()
    game = TextGame(3, ["Model", "Stella (stay:25)", "Rita (risk:0.26)"], seed=options.seed, counts=True)
    bots = [bot_player(bot_named(name), game) for name in ("stay:25", "risk:0.26")]
    result = play([ask, *bots], game)
    if options.show:
        for message in game.messages(0):
            print(f"=== {message['role']}\n{message['content']}\n")
    print(f"{game.names.shown[result.winner]} has won: {', '.join(map(str, result.scores))}.")
    print(to_notation(result.record))


if __name__ == "__main__":
    main()
