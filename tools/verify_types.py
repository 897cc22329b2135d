"""Everything that the package shows to others has a type: pyright's `--verifytypes`, and one exception from it.

PettingZoo has no types that pyright would believe. What is made of its classes cannot be known better than they are;
that much is forgiven in the modules that do it, and nothing else.
"""

import json
import subprocess
import sys

STANDING_ON_UNTYPED = (
    "flip7.envs.pettingzoo.",
    "flip7.envs.flip7_v0.",
    "flip7.envs.open_spiel.",
    "flip7.envs.open_spiel_bots.",
)
FORGIVEN = ("base class unknown", "metaclass unknown", "is unknown", "is partially unknown")


def main() -> int:
    """Prints what has no type; 1 if there is anything."""
    told = subprocess.run(
        ["pyright", "--verifytypes", "flip7", "--ignoreexternal", "--outputjson"],
        check=False,
        capture_output=True,
        text=True,
    )
    symbols = json.loads(told.stdout)["typeCompleteness"]["symbols"]
    if not symbols:
        print(told.stdout)
        return 1
    complaints = [
        f"{symbol['name']}: {complaint['message'].splitlines()[0]}"
        for symbol in symbols
        if symbol["isExported"] and not (symbol["isTypeKnown"] and not symbol["isTypeAmbiguous"])
        for complaint in symbol["diagnostics"]
        if not _is_forgiven(symbol["name"], complaint["message"])
    ]
    print("\n".join(complaints) or f"{len(symbols):,} symbols have their types")
    return 1 if complaints else 0


def _is_forgiven(name: str, message: str) -> bool:
    return name.startswith(STANDING_ON_UNTYPED) and any(words in message for words in FORGIVEN)


if __name__ == "__main__":
    sys.exit(main())
