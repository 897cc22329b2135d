"""Programs for the tests: bots in a few lines of shell, good ones and bad ones."""

import shlex
from pathlib import Path
from queue import Empty, Queue

from tests.waiting import GIVE_UP_SECONDS

HELLO = 'read -r line; echo "flip7 1 tester"\n'
GOOD = """
while read -r line; do
  case "$line" in
    quit) exit 0 ;;
    flip7*) echo "flip7 1 tester" ;;
    *'"hit_or_stay"'*) echo stay ;;
    *) rest=${line#*options\\":[}; echo "${rest%%[],]*}" ;;
  esac
done
"""
"""Always stays, and gives cards to the first who may have them."""

BAD = {
    "writes nothing": "sleep 60",
    "writes garbage when greeted": "echo 'Welcome to my bot!'; sleep 60",
    "speaks another version": "echo 'flip7 2 tester'; sleep 60",
    "has no name": "echo 'flip7 1'; sleep 60",
    "exits at once": "exit 0",
    "fails at once": "echo 'no such module: brain' >&2; exit 3",
    "kills itself": "kill -9 $$",
    "closes its output": "exec 1>&-; sleep 60",
}
"""Ways in which a program may fail to say its name, with its source."""

WORSE = {
    "garbage": (f"{HELLO} while read -r line; do echo 'I would hit'; done", "answered 'I would hit'"),
    "an empty line": (f"{HELLO} while read -r line; do echo; done", "answered ''"),
    "a seat": (f"{HELLO} while read -r line; do echo 1; done", "answered '1'"),
    "a seat that is none": (f"{HELLO} while read -r line; do echo 99999999999; done", "answered '99999999999'"),
    "capitals": (f"{HELLO} while read -r line; do echo STAY; done", "answered 'STAY'"),
    "other letters": (f"{HELLO} while read -r line; do printf '\\377\\376\\n'; done", "answered '\ufffd\ufffd'"),
    "silence": (f"{HELLO} sleep 60", "was silent for 5 s"),
    "half a line": (f"{HELLO} read -r line; printf sta; sleep 60", "was silent for 5 s"),
    "a crash": (
        f"{HELLO} read -r line; echo 'out of ideas' >&2; exit 7",
        "ended with status 7 (its last words: out of ideas)",
    ),
    "an end": (f"{HELLO} read -r line", "ended with status 0"),
    "a signal": (f"{HELLO} read -r line; kill -9 $$", "was ended by signal 9"),
    "a closed output": (f"{HELLO} read -r line; exec 1>&-; sleep 60", "closed its output"),
    "a flood of lines": (f"{HELLO} exec yes stay", "without being asked"),
    "a flood without lines": (f"{HELLO} exec cat /dev/zero", ""),
    "what nobody asked": (f"{HELLO} echo stay; sleep 60", "wrote 'stay' without being asked"),
    "a reason": (f"{HELLO} read -r line; echo 'forfeit I am tired'; sleep 60", "gave up (I am tired)"),
}
"""Ways in which a program may fail to answer, with the error message."""


class Patience:
    """A wait that lasts as long as it must, until the test says that the time is up: then it is over at once."""

    def __init__(self) -> None:
        self.is_over = False

    def __call__(self, said: Queue[bytes], _seconds: float) -> bytes:
        if self.is_over:
            raise Empty
        return said.get(timeout=GIVE_UP_SECONDS)


def script(folder: Path, text: str, name: str = "bot.sh") -> str:
    """The name of the bot that such a script is."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    return f"program:sh {shlex.quote(str(path))}"
