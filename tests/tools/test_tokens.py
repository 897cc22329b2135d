"""tools/tokens.py: the generated colours and timings are those of design/, and no colour is written anywhere else."""

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from flip7.generated import reveal_timing as timing
from tools import tokens
from tools.tokens import BadTokens, out_of_date, srgb

HEX = re.compile(r"#[0-9a-f]{6}\b", re.IGNORECASE)
OKLCH = re.compile(r"oklch\([^)]*\)")
CODE = {".css", ".html", ".js", ".py", ".svelte", ".svg", ".tcss", ".ts", ".webmanifest"}


def test_every_generated_file_is_up_to_date() -> None:
    assert list(out_of_date()) == [], "run `make tokens`"


# --- a change reaches whatever shows it -------------------------------------------------------------------------------


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the token files and of what is generated from them."""
    for file in (tokens.COLOURS, tokens.TYPE_AND_SPACE, tokens.TIMING, *tokens.GENERATED):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(tokens.ROOT / file, tmp_path / file)
    return tmp_path


WEB = {tokens.TOKENS_CSS}
CHANGES = {
    "light bg": (tokens.COLOURS, "light", "bg", {*WEB, tokens.CRITICAL_CSS, tokens.COLOURS_PY}),
    "dark poppy": (tokens.COLOURS, "dark", "poppy", {*WEB, tokens.CRITICAL_CSS, tokens.COLOURS_PY}),
    "a card": (tokens.COLOURS, "card", "n8", {*WEB, tokens.COLOURS_PY}),
    "a seat": (tokens.COLOURS, "seat", "p1", {*WEB, tokens.COLOURS_PY}),
    "the terminal": (tokens.COLOURS, "terminal", "n8", {tokens.COLOURS_PY}),
    "a report": (tokens.COLOURS, "report-dark", "b1", {tokens.COLOURS_PY}),
    "the bar by day": (tokens.COLOURS, "browser", "theme-light", {tokens.INDEX_HTML, tokens.MANIFEST}),
    "the bar by night": (tokens.COLOURS, "browser", "theme-dark", {tokens.INDEX_HTML}),
    "a size": (tokens.TYPE_AND_SPACE, "space", "target", WEB),
    "a duration": (tokens.TIMING, "time", "hold", {tokens.TIMING_TS, tokens.TIMING_PY}),
    "an easing": (tokens.TIMING, "ease", "out", {*WEB, tokens.TIMING_TS}),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_token_is_found_in_every_file_that_has_it(project: Path, change: str) -> None:
    file, group, name, expected = CHANGES[change]
    assert out_of_date(project) == {}
    with rewritten(project / file) as written:
        _halve(written[group][name])
    stale = out_of_date(project)
    assert set(stale) == expected
    for each, text in stale.items():
        (project / each).write_text(text, encoding="utf-8")
    assert out_of_date(project) == {}


def _halve(token: dict[str, Any]) -> None:
    match token["$value"]:
        case {"components": [lightness, *others]}:
            token["$value"]["components"] = [lightness / 2, *others]
        case {"value": value}:
            token["$value"]["value"] = value // 2
        case [first, *others]:
            token["$value"] = [first / 2, *others]
        case other:
            raise AssertionError(other)


@contextmanager
def rewritten(file: Path) -> Iterator[dict[str, Any]]:
    """Change the JSON of a file."""
    written = json.loads(file.read_text(encoding="utf-8"))
    yield written
    file.write_text(json.dumps(written), encoding="utf-8")


def test_a_generated_file_changed_by_hand_is_found(project: Path) -> None:
    css = project / tokens.TOKENS_CSS
    css.write_text(css.read_text(encoding="utf-8").replace("--target: 44px", "--target: 40px"), encoding="utf-8")
    assert list(out_of_date(project)) == [tokens.TOKENS_CSS]


def test_a_colour_of_one_theme_alone_is_refused(project: Path) -> None:
    with rewritten(project / tokens.COLOURS) as written:
        del written["dark"]["leaf"]
    with pytest.raises(BadTokens, match=r"In one theme alone: leaf\."):
        out_of_date(project)


def test_an_alias_of_nothing_is_refused(project: Path) -> None:
    with rewritten(project / tokens.COLOURS) as written:
        written["report-light"]["gold"]["$value"] = "{card.silver}"
    with pytest.raises(BadTokens, match=r"card\.silver: there is no 'silver'"):
        out_of_date(project)


def test_a_colour_in_another_space_is_refused(project: Path) -> None:
    with rewritten(project / tokens.COLOURS) as written:
        written["light"]["bg"]["$value"]["colorSpace"] = "srgb"
    with pytest.raises(BadTokens, match="written in oklch here"):
        out_of_date(project)


def test_a_page_without_its_theme_colour_is_refused(project: Path) -> None:
    page = project / tokens.INDEX_HTML
    page.write_text(page.read_text(encoding="utf-8").replace('name="theme-color"', 'name="colour"'), encoding="utf-8")
    with pytest.raises(BadTokens, match="there are 0"):
        out_of_date(project)


# --- what the files say -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "components, expected",
    [
        ([0, 0, 0], "#000000"),
        ([1, 0, 0], "#ffffff"),
        ([0.627966, 0.257704, 29.234], "#ff0000"),
        ([0.519752, 0.176858, 142.495], "#008000"),
        ([0.452014, 0.313214, 264.052], "#0000ff"),
        ([0.45, 0.16, 250], "#0055a9"),
    ],
)
def test_oklch_becomes_srgb_as_in_browsers(components: list[float], expected: str) -> None:
    """Named colours as CSS Color 4 has them in OKLCH; the last, our focus ring, lies outside sRGB and is clipped."""
    assert srgb({"colorSpace": "oklch", "components": components}) == expected


def test_a_transparent_colour_keeps_its_alpha() -> None:
    assert srgb({"colorSpace": "oklch", "components": [0, 0, 0], "alpha": 0.25}) == "rgba(0,0,0,0.25)"


def test_every_override_of_the_terminal_says_why() -> None:
    terminal = tokens.load(tokens.ROOT / tokens.COLOURS)["terminal"]
    assert [token.name for token in terminal.tokens.values() if not token.description] == []


def test_browser_and_terminal_keep_the_same_time() -> None:
    ms = re.findall(r"^  (\w+): (\d+),$", (tokens.ROOT / tokens.TIMING_TS).read_text(encoding="utf-8"), re.MULTILINE)
    beats = [(name, int(each)) for name, each in ms][:17]
    assert beats[0] == ("travel", 150)
    assert beats[-1] == ("summary", 9000)
    assert {name: getattr(timing, name.upper()) for name, _ in beats} == {name: each / 1000 for name, each in beats}


@pytest.mark.parametrize(
    "file", [tokens.TOKENS_CSS, tokens.TIMING_TS, tokens.SPEEDS_TS, tokens.COLOURS_PY, tokens.TIMING_PY]
)
def test_the_first_line_of_a_generated_file_names_its_source(file: Path) -> None:
    first, *_ = (tokens.ROOT / file).read_text(encoding="utf-8").splitlines()
    assert re.match(r"\W*Generated by `make tokens` from design/(colours|reveal_timing)\.json", first)


# --- nowhere else -----------------------------------------------------------------------------------------------------


def sources(*folders: str) -> Iterator[tuple[Path, str]]:
    """Yield our hand-written files in these folders."""
    for folder in folders:
        for file in sorted((tokens.ROOT / folder).rglob("*")):
            name = file.relative_to(tokens.ROOT)
            if file.suffix in CODE and name not in tokens.GENERATED and "site" not in name.parts:
                yield name, file.read_text(encoding="utf-8")


def test_no_colour_is_written_as_a_hex_code() -> None:
    found = {str(file): HEX.findall(text) for file, text in sources("src", "web/src", "web/public", "tools")}
    icons = [srgb(token.value) for token in tokens.load(tokens.ROOT / tokens.COLOURS)["icon"].tokens.values()]
    assert {file: codes for file, codes in found.items() if codes} == {"web/public/icon.svg": icons}, "use a token"


def test_no_token_of_the_web_is_written_out() -> None:
    """A colour of one ornament may stand beside it in its component, but not if a token has it."""
    have = set(OKLCH.findall((tokens.ROOT / tokens.TOKENS_CSS).read_text(encoding="utf-8")))
    found = {str(file): have & set(OKLCH.findall(text)) for file, text in sources("web/src")}
    assert {file: codes for file, codes in found.items() if codes} == {}, "use var(--…)"
