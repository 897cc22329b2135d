"""What publishes a release, builds an image and cites the project is true: nothing there runs before a release."""

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import flip7 as package
from tests.cli.command import Command

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RELEASE = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
CONTAINERFILE = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
CITATION = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
SECURITY = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
TARGETS = set(re.findall(r"^([a-z0-9-]+):", MAKEFILE, re.MULTILINE))


@pytest.fixture
def flip7(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    monkeypatch.setenv("COLUMNS", "200")
    return Command(monkeypatch, capsys, tmp_path)


# --- the release ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [*(file.read_text(encoding="utf-8") for file in WORKFLOWS), CONTAINERFILE, SECURITY])
def test_what_is_made_can_be_made(text: str) -> None:
    assert set(re.findall(r"\bmake ([a-z-]+)", text)) <= TARGETS


def test_a_release_is_checked_and_built_before_it_is_published() -> None:
    build, _, publish = RELEASE.partition("\n  publish:\n")
    assert build.index("run: make check") < build.index("run: make build") < build.index("upload-artifact")
    assert "needs: build" in publish


def test_only_the_job_that_publishes_has_an_identity_and_it_runs_nothing_of_ours() -> None:
    """Trusted publishing: the index asks who runs this, and nobody keeps a password or a token."""
    build, _, publish = RELEASE.partition("\n  publish:\n")
    assert "id-token" not in build
    assert "id-token: write" in publish
    assert "environment: release" in publish
    assert re.findall(r"uses: ([\w./-]+)@", publish) == ["actions/download-artifact", "pypa/gh-action-pypi-publish"]
    assert "run:" not in publish
    assert not re.search(r"secrets\.|password|token:(?! write)", RELEASE.partition("\non:")[2])


@pytest.mark.integration
@pytest.mark.parametrize(
    "tag, is_right", [(f"v{package.__version__}", True), (package.__version__, False), ("v9.9.9", False)]
)
def test_a_tag_that_is_not_the_version_stops_the_release(tag: str, is_right: bool) -> None:  # noqa: FBT001 - pytest's
    (check,) = re.findall(r"The tag is the version of the package\n +run: (.+)", RELEASE)
    ended = subprocess.run(
        ["sh", "-c", check], cwd=ROOT, env={"GITHUB_REF_NAME": tag, "PATH": "/usr/bin:/bin"}, check=False
    )
    assert (ended.returncode == 0) is is_right


# --- the image --------------------------------------------------------------------------------------------------------


def instruction(name: str) -> str:
    """The last line of the Containerfile that begins with this word."""
    return str(re.findall(rf"^{name} (.+)$", CONTAINERFILE, re.MULTILINE)[-1])


def test_the_image_starts_the_server_with_options_that_there_are(flip7: Command) -> None:
    program, command, *options = json.loads(instruction("ENTRYPOINT"))
    assert (program, command) == ("flip7", "serve")
    help_text = flip7("serve", "--help").out
    assert [option for option in options if option.startswith("--") and option not in help_text] == []
    assert options[options.index("--port") + 1] == instruction("EXPOSE")
    assert Path(options[options.index("--database") + 1]).parent == Path(instruction("VOLUME"))


def test_the_image_has_the_extra_that_serves_and_the_wheel_with_the_page() -> None:
    (extra,) = re.findall(r"\.whl\)\[(\w+)\]", CONTAINERFILE)
    assert extra == "serve"
    assert extra in PROJECT["optional-dependencies"]
    assert "RUN make build" in CONTAINERFILE
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {".venv", "build", "dist", "src/flip7/server/site"} <= set(ignored), "made anew, for the image's Python"


def test_the_image_runs_without_the_rights_of_root() -> None:
    assert CONTAINERFILE.index("\nUSER flip7") < CONTAINERFILE.index("\nENTRYPOINT")


# --- who cites it, who reports a hole ---------------------------------------------------------------------------------


def test_the_citation_has_what_the_format_wants_and_says_what_the_package_says() -> None:
    fields = dict(re.findall(r"^([a-z-]+):(?: +(.*))?$", CITATION, re.MULTILINE))
    assert {"cff-version", "message", "title", "authors"} <= fields.keys()
    assert fields["license"] == PROJECT["license"]
    assert [{"name": name} for name in re.findall(r"^  - name: (.+)$", CITATION, re.MULTILINE)] == PROJECT["authors"]


def test_the_page_on_security_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#([\w-]+))?\)", SECURITY)
    assert links
    for file, anchor in links:
        text = (ROOT / file).read_text(encoding="utf-8")
        headings = {
            re.sub(r"[^\w-]", "", line.lstrip("# ").lower().replace(" ", "-"))
            for line in text.splitlines()
            if line.startswith("#")
        }
        assert not anchor or anchor in headings, f"{file}#{anchor}"
