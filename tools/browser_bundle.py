"""Bundle Python for the browser: the runtime, the trimmed standard library, msgspec, QR codes and our own parts.

    python tools/browser_bundle.py build/python

It writes `manifest.json` and the pieces that it names (docs/browser.md). The same input gives the same bytes. It needs
the npm package `pyodide` in web/node_modules, and Node to compile the sources with Pyodide's own Python.
"""

import ast
import gzip
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from hashlib import sha256
from importlib import metadata
from pathlib import Path
from typing import Final

import segno

from flip7.i18n.languages import ENGLISH, LANGUAGES

ROOT: Final = Path(__file__).parents[1]
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
DOWNLOADS: Final = ROOT / "build" / "downloads"
PIECE_BYTES: Final = 512 * 1024
"""A download that breaks off goes on with the piece that is missing."""
_HASH_DIGITS: Final = 16

ENTRY: Final = "flip7.browser.main"
LOADED_BY_NAME: Final = ("racer", "champion", "characters", "random", "risk_below", "stay_at", "learned")
"""Strategies that `bots.catalog` imports by name: all but `kernel_bots`, which need NumPy."""
NEVER_LOADED: Final = (
    "flip7.analysis.advice",
    "flip7.bots.process_pool",
    "flip7.record.processes",
    "flip7.bots.external",
    "flip7.bots.external.lookup",
)
"""Imported in functions that a browser does not call: there are no processes, and no NumPy."""
SHARED_LIBRARY: Final = "msgspec"
"""The only package here that is not pure Python."""
DATA: Final = (
    "flip7/i18n/locale/en/server.ftl",
    *(f"flip7/i18n/locale/{language}/rules.ftl" for language in LANGUAGES if language != ENGLISH),
    *(
        f"flip7/i18n/locale/{language}/{file}.ftl"
        for language in LANGUAGES
        for file in ("advice", "game", "score", "table")
    ),
    "flip7/kernel/weights.json",
)
UNUSED_STDLIB: Final = frozenset(
    name
    for line in (ROOT / "tools" / "browser_unused_stdlib.txt").read_text().splitlines()
    if not line.startswith("#")
    for name in line.split()
)
"""Parts of the standard library that nothing here imports. What is not named stays, whether it is imported or not."""
ENCODINGS: Final = frozenset(("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "unicode_escape", "utf_8"))
"""Encodings that stay; the others are tables for text of the last century."""

Files = dict[str, bytes]
"""The contents of an archive, by path."""


def main(out: Path) -> None:
    """Write the bundle into that folder."""
    archives = {
        "python_stdlib.zip": stdlib(),
        "msgspec.zip": msgspec(),
        "flip7.zip": flip7(),
    }
    with tempfile.TemporaryDirectory() as folder:
        archives = compiled(archives, Path(folder))
    files = {"pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes()}
    files |= {name: archive(parts) for name, parts in archives.items()}
    shutil.rmtree(out, ignore_errors=True)
    write_pieces(files, out, pyodide_info()["python"])


# --- what goes in -----------------------------------------------------------------------------------------------------


def stdlib() -> Files:
    """Return Pyodide's standard library without what is never used."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        names = [name for name in whole.namelist() if not name.endswith("/") and not _is_unused(name)]
        return {name: whole.read(name) for name in names}


def _is_unused(name: str) -> bool:
    parts = name.removesuffix(".py").split("/")
    if parts[0] == "encodings":
        return parts[-1] not in ENCODINGS
    return any("/".join(parts[:depth]) in UNUSED_STDLIB for depth in (1, 2))


def msgspec() -> Files:
    """Return msgspec's wheel for Pyodide, of the version in constraints.txt, with its licence and without stubs."""
    pin = re.search(r"^msgspec==(\S+)$", (ROOT / "constraints.txt").read_text(), re.MULTILINE)
    assert pin is not None, "constraints.txt names msgspec"
    info = pyodide_info()
    platform = f"pyemscripten_{info['abi_version']}_{info['arch']}"
    python = ".".join(info["python"].split(".")[:2])
    found = sorted(DOWNLOADS.glob(f"msgspec-{pin[1]}-*{platform}.whl"))
    if not found:
        DOWNLOADS.mkdir(parents=True, exist_ok=True)
        wanted = (f"msgspec=={pin[1]}", "--no-deps", "--only-binary=:all:", "--dest", str(DOWNLOADS))
        where = ("--platform", platform, "--python-version", python)
        subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", *wanted, *where], check=True)
        found = sorted(DOWNLOADS.glob(f"msgspec-{pin[1]}-*{platform}.whl"))
    with zipfile.ZipFile(found[0]) as wheel:
        names = [name for name in wheel.namelist() if name.endswith((".py", ".so", "LICENSE"))]
        return {name: wheel.read(name) for name in names}


def pyodide_info() -> dict[str, str]:
    """Return what Pyodide says of itself: its Python, and the platform that its wheels are for."""
    info: dict[str, str] = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    return info


def flip7() -> Files:
    """Return our own parts: every module that the entry point needs, the rules, and the sentences that Python says."""
    source = ROOT / "src"
    files = {module_path(name).relative_to(source).as_posix(): module_path(name).read_bytes() for name in modules()}
    files |= {name: (source / name).read_bytes() for name in DATA}
    return files | qr_encoder() | {"flip7/rules.md": (ROOT / "docs" / "rules.md").read_bytes()}


def qr_encoder() -> Files:
    """Return segno's encoder with its licence. Its other parts write files and need sockets, which a browser lacks."""
    licence = next(path for path in metadata.files("segno") or () if path.name == "LICENSE")
    found = {f"segno/{name}": (Path(segno.__file__).parent / name).read_bytes() for name in ("encoder.py", "consts.py")}
    return {**found, "segno/__init__.py": b"", "segno/LICENSE": licence.read_binary()}


def modules() -> list[str]:
    """List our modules that the entry point imports, at once or later, in order of name."""
    found: set[str] = set()
    waiting = [ENTRY, *(f"flip7.bots.strategies.{name}" for name in LOADED_BY_NAME)]
    while waiting:
        name = waiting.pop()
        if name in found or name in NEVER_LOADED:
            continue
        found.add(name)
        parent = name.rpartition(".")[0]
        waiting += [parent] if parent else []
        waiting += [each for each in imported(module_path(name)) if each.split(".")[0] == "flip7"]
    return sorted(found)


def early() -> list[str]:
    """List our modules that need no shared library: they can be in a snapshot of Python's memory, which holds none."""
    ours = modules()
    needed = {name: set(imported(module_path(name))) | {name.rpartition(".")[0]} for name in ours}
    late = {name for name in ours if any(each.split(".")[0] == SHARED_LIBRARY for each in needed[name])}
    while more := {name for name in ours if name not in late and needed[name] & late}:
        late |= more
    return [name for name in ours if name not in late]


def module_path(name: str) -> Path:
    """Return the file of one of our modules."""
    place = ROOT / "src" / Path(*name.split("."))
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


def imported(path: Path) -> Iterator[str]:
    """Yield the modules that a file imports anywhere but for type checkers alone."""
    waiting: list[ast.AST] = [ast.parse(path.read_bytes())]
    while waiting:
        node = waiting.pop()
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                waiting += node.orelse
            case ast.Import(names=names):
                yield from (each.name for each in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield module
                yield from (name for each in names if module_path(name := f"{module}.{each.name}").is_file())
            case _:
                waiting += ast.iter_child_nodes(node)


# --- byte code --------------------------------------------------------------------------------------------------------


def compiled(archives: dict[str, Files], folder: Path) -> dict[str, Files]:
    """Compile all sources with the Python of Pyodide, which alone writes byte code that it can read."""
    for name, files in archives.items():
        for path, content in files.items():
            place = folder / name / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)
    script = ROOT / "tools" / "browser_compile.mjs"
    subprocess.run([node(), str(script), str(PYODIDE / "pyodide.mjs"), str(folder)], check=True)
    return {name: dict(read_folder(folder / name)) for name in archives}


def node() -> str:
    """Return the command of Node: the machine's, or the one of the development environment."""
    found = shutil.which("node", path=f"{Path(sys.executable).parent}:/usr/local/bin:/usr/bin") or shutil.which("node")
    assert found is not None, "Node is installed by `make`"
    return found


def read_folder(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Yield every file of a folder, by its path there."""
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path.read_bytes()


# --- what comes out ---------------------------------------------------------------------------------------------------


def archive(files: Files) -> bytes:
    """Pack the files, not compressed: the pieces are, as a whole, and Python then imports faster."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archived:
        for name in sorted(files):
            archived.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), files[name])
    return packed.getvalue()


def write_pieces(files: Files, out: Path, python: str) -> None:
    """Compress each file, cut it into pieces that are named by their content, and write the manifest."""
    (out / "python").mkdir(parents=True)
    listed = []
    for name, content in files.items():
        packed = gzip.compress(content, compresslevel=9, mtime=0)
        digest = sha256(packed).hexdigest()[:_HASH_DIGITS]
        pieces = []
        for number, piece in enumerate(_cut(packed)):
            path = f"python/{digest}-{number}"
            (out / path).write_bytes(piece)
            pieces.append({"path": path, "bytes": len(piece), "sha256": sha256(piece).hexdigest()})
        listed.append({"name": name, "bytes": len(packed), "size": len(content), "pieces": pieces})
    version = sha256(json.dumps(listed).encode()).hexdigest()[:_HASH_DIGITS]
    total = sum(len(piece) for piece in map(Path.read_bytes, (out / "python").iterdir()))
    manifest = {"version": version, "python": python, "bytes": total, "files": listed, "early": early()}
    (out / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n")
    for each in listed:
        print(f"{each['name']:<18} {each['size']:>10,} bytes, {each['bytes']:>9,} compressed")
    print(f"{'together':<18} {'':>10}        {total:>9,}")


def _cut(content: bytes) -> Iterable[bytes]:
    return (content[at : at + PIECE_BYTES] for at in range(0, len(content), PIECE_BYTES))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
