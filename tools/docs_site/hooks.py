"""The hooks of mkdocs.yml: pages that are made for the site, and Markdown as its parser needs it.

Every `on_…` is an event of MkDocs. The files of docs/ stay as GitHub shows them.
"""

import sys
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

from flip7.generated.colours import CARD, DARK, LIGHT
from tools.docs_site import api_pages, github_markdown, repository
from tools.docs_site.repository import ROOT

HERE: Final = Path(__file__).parent
DECISIONS: Final = "decisions"
LOGO: Final = "web/public/icon.svg"
NOT_NEEDED: Final = ("assets/**/*.map", "assets/javascripts/lunr/**/*.js", "sitemap.xml*")
"""Maps of the theme's source and its search in other languages, half of its bytes; addresses that we do not have."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Fill the parts of the navigation that are lists of files: a new decision or API page needs no line there."""
    filled = {
        f"{DECISIONS}/*": [f"{DECISIONS}/{file.name}" for file in sorted((ROOT / "docs" / DECISIONS).glob("*.md"))],
        f"{api_pages.FOLDER}/*": [f"{api_pages.FOLDER}/{page.file}.md" for page in api_pages.PAGES],
    }
    config.nav = _filled(config.nav, filled)
    return config


def _filled(nav: Any, lists: dict[str, list[str]]) -> Any:  # noqa: ANN401 - as YAML has it
    if isinstance(nav, dict):
        return {title: _filled(part, lists) for title, part in nav.items()}
    if isinstance(nav, list):
        parts = (lists.get(item) if isinstance(item, str) else None for item in nav)
        return [each for item, part in zip(nav, parts, strict=True) for each in part or [_filled(item, lists)]]
    return nav


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what docs/ does not hold: linked files of the repository, the API reference, style sheet, script and mark."""
    for shown in repository.shown():
        in_nav = InclusionLevel.UNDEFINED if shown.path in repository.START else InclusionLevel.NOT_IN_NAV
        content = shown.text if shown.text is not None else (ROOT / shown.path).read_bytes()
        files.append(File.generated(config, shown.address, content=content, inclusion=in_nav))
    for address, text in api_pages.texts(_summaries()):
        files.append(File.generated(config, address, content=text))
    files.append(File.generated(config, "stylesheets/flip7.css", content=style_sheet()))
    script = (HERE / "iframe-worker.js").read_text(encoding="utf-8")
    files.append(File.generated(config, "javascripts/iframe-worker.js", content=script))
    files.append(File.generated(config, "pictures/icon.svg", content=(ROOT / LOGO).read_text(encoding="utf-8")))
    return files


def _summaries() -> Any:  # noqa: ANN401 - Griffe's package
    package = griffe.load("flip7", search_paths=[str(ROOT / "src")], resolve_aliases=True)

    def summary(name: str) -> str:
        docstring = package[f"api.{name}"].docstring
        assert docstring, f"flip7.{name} has a docstring"
        return " ".join(docstring.value.partition("\n\n")[0].split()).replace("|", "\\|")

    return summary


def style_sheet() -> str:
    """Return the style sheet: the colours of cards and of both themes, then what uses them."""
    schemes = {":root": CARD, '[data-md-color-scheme="default"]': LIGHT, '[data-md-color-scheme="slate"]': DARK}
    blocks = [
        "\n".join([f"{selector} {{", *(f"  --{name}: {colour};" for name, colour in colours.items()), "}"])
        for selector, colours in schemes.items()
    ]
    return "\n\n".join([*blocks, (HERE / "style.css").read_text(encoding="utf-8")])


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Rewrite links out of docs/, and what GitHub reads differently."""
    path = f"{repository.DOCS}/{page.file.src_uri}"
    if page.file.generated_by is None and (ROOT / path).exists():
        markdown = repository.relinked(markdown, path)
    return github_markdown.for_site(markdown)


def on_post_build(config: MkDocsConfig) -> None:
    """Remove what no page asks for."""
    for pattern in NOT_NEEDED:
        for file in Path(config.site_dir).glob(pattern):
            file.unlink()
