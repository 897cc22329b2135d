"""tools/docs_site/: what the documentation site is made of, and what its check finds. `make site-docs` builds it."""

import importlib
import re
from pathlib import Path

import pytest

from flip7 import api
from tools.docs_site import api_pages, repository
from tools.docs_site.check import check
from tools.docs_site.docstrings import as_markdown
from tools.docs_site.github_markdown import for_site

ROOT = Path(__file__).parents[2]
CONFIG = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


# --- the navigation ---------------------------------------------------------------------------------------------------


def test_every_page_of_the_docs_is_in_the_navigation() -> None:
    listed = re.findall(r"[\w/.-]+\.md$", CONFIG.partition("\nnav:\n")[2], flags=re.MULTILINE)
    assert sorted(page for page in listed if "/" not in page) == sorted(
        file.name for file in (ROOT / "docs").glob("*.md")
    )
    assert {repository.address(start) for start in repository.START} == {
        page for page in listed if page.startswith(repository.OUTSIDE)
    }


def test_the_lists_of_files_in_the_navigation_are_filled_by_the_hook() -> None:
    assert {"decisions/*", "api/*"} <= set(re.findall(r"- (\w+/\*)$", CONFIG, flags=re.MULTILINE))
    assert {file.parent.name for file in (ROOT / "docs").rglob("*.md")} == {"docs", "decisions"}


# --- the API reference ------------------------------------------------------------------------------------------------


def test_every_public_name_is_on_one_page_of_the_reference() -> None:
    names = [name for page in api_pages.PAGES for name in page.names]
    assert sorted(names) == sorted(api.__all__)


def test_every_name_of_the_reference_exists() -> None:
    for page in api_pages.PAGES:
        for identifier in api_pages.identifiers(page):
            module, _, name = identifier.rpartition(".")
            if not hasattr(importlib.import_module(module), name):
                importlib.import_module(identifier)  # or there is no such module


def test_the_list_of_all_names_leads_to_each_of_them() -> None:
    address, text = next(api_pages.texts(lambda name: f"what {name} is"))
    assert address == "api/index.md"
    assert "| [`Game`](game.md#flip7.Game) | what Game is |" in text
    assert "| [`events`](events.md#flip7.core.events) | what events is |" in text


# --- pages of the repository ------------------------------------------------------------------------------------------


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A repository of a few files."""
    for name, text in {
        "docs/a.md": "# A\n[code](../src/a.py) [b](b.md#there) [all](../src) [more](../MORE.md) [gone](../gone.py)\n",
        "docs/b.md": "# B\n```\n[not a link](../hidden.py)\n```\n",
        "MORE.md": '# More\n[a](docs/a.md) <img src="docs/picture.png">\n',
        "docs/picture.png": "",
        "src/a.py": "print('```')\n",
        "src/data.bin": "",
        "hidden.py": "",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_whatever_a_page_links_to_is_shown(project: Path) -> None:
    shown = {each.path: each for each in repository.shown(project)}
    assert set(shown) == {"MORE.md", "src", "src/a.py", "src/data.bin"}
    assert shown["src/a.py"].address == "repository/src/a.py.md"
    assert "print('```')" in str(shown["src/a.py"].text)
    assert shown["src/data.bin"].text is None, "copied as it is"
    assert "[`a.py`](a.py.md)" in str(shown["src"].text)
    assert shown["MORE.md"].text == '# More\n[a](../a.md) <img src="../picture.png">\n'


def test_links_out_of_the_docs_lead_to_those_pages_and_dead_ones_stay_dead(project: Path) -> None:
    written = (project / "docs/a.md").read_text(encoding="utf-8")
    assert repository.relinked(written, "docs/a.md", project) == (
        "# A\n[code](repository/src/a.py.md) [b](b.md#there) [all](repository/src/index.md) "
        "[more](repository/MORE.md) [gone](../gone.py)\n"
    )


# --- Markdown ---------------------------------------------------------------------------------------------------------


def test_fences_name_one_language() -> None:
    assert for_site("```json said\n{}\n```") == "```json\n{}\n```"
    assert for_site("```python\n>>> 1\n1\n```") == "```pycon\n>>> 1\n1\n```"
    assert for_site("```f7-bad\nA 1\n```") == "```text\nA 1\n```"


def test_a_list_has_a_blank_line_before_it_but_not_in_code() -> None:
    assert for_site("The order:\n1. a\n2. b") == "The order:\n\n1. a\n2. b"
    assert for_site("- a\n  more\n- b") == "- a\n  more\n- b"
    assert for_site("```\nx\n- y\n```") == "```text\nx\n- y\n```"


def test_examples_and_tables_of_docstrings_are_markdown() -> None:
    assert as_markdown("Do it.\n\n>>> 1\n1\n\nThen rest.") == "Do it.\n\n```pycon\n>>> 1\n1\n```\n\nThen rest."
    assert as_markdown("So:\n>>> 1\n1") == "So:\n\n```pycon\n>>> 1\n1\n```"
    assert as_markdown("===  ====\n`a`  what\n===  ====") == "| | |\n|---|---|\n| `a` | what |"


# --- the check of the built site --------------------------------------------------------------------------------------

GOOD = '<p id="top"><a href="b.html#here">b</a> <a href="https://example.org">out</a> <img src="p.png">'


def site(folder: Path, **pages: str) -> Path:
    (folder / "p.png").write_bytes(b"")
    for name, text in {"index": GOOD, "b": '<i id="here"><a href="index.html#top">', **pages}.items():
        (folder / f"{name}.html").write_text(text, encoding="utf-8")
    return folder


def test_a_whole_site_has_no_faults(tmp_path: Path) -> None:
    checked = check(site(tmp_path))
    assert checked.faults == []
    assert (checked.pages, checked.links, checked.anchors, checked.elsewhere, checked.assets) == (2, 3, 2, 1, 1)


@pytest.mark.parametrize(
    "page, fault",
    [
        ('<a href="c.html">', "b.html: dead link c.html"),
        ('<a href="index.html#nowhere">', "b.html: dead anchor index.html#nowhere"),
        ('<img src="gone.png">', "b.html: dead asset gone.png"),
        ('<script src="https://x.org/shim">', "b.html: asset from the network https://x.org/shim"),
        (
            '<link rel="stylesheet" href="//fonts.example/a.css">',
            "b.html: asset from the network //fonts.example/a.css",
        ),
        ("<style>@import 'http://x.org/a.css'</style>", "b.html: asset from the network http://x.org/a.css"),
        ('<p style="background: url(http://x.org/a.png)">', "b.html: asset from the network http://x.org/a.png"),
        ('<img srcset="p.png 1x, https://x.org/p.png 2x">', "b.html: asset from the network https://x.org/p.png"),
    ],
)
def test_a_fault_is_found(tmp_path: Path, page: str, fault: str) -> None:
    assert check(site(tmp_path, b=f'<i id="here">{page}')).faults == [fault]


def test_a_page_that_nothing_leads_to_is_found(tmp_path: Path) -> None:
    assert check(site(tmp_path, lost="<p>")).faults == ["lost.html: no link leads to this page from index.html"]


def test_a_site_that_was_not_built_is_found(tmp_path: Path) -> None:
    assert check(tmp_path).faults == [f"{tmp_path}: there is no index.html"]


def test_a_style_sheet_that_loads_from_the_network_is_found(tmp_path: Path) -> None:
    (site(tmp_path) / "a.css").write_text("@font-face { src: url('https://x.org/f.woff2') }", encoding="utf-8")
    assert check(tmp_path).faults == ["a.css: asset from the network https://x.org/f.woff2"]
