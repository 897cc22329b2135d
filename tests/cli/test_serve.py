"""`flip7 serve`: it starts, says where it is, and stops without fuss; what cannot be served is one line."""

import asyncio
import json
import re
import resource
import signal
import socket
import ssl
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
import trustme
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    PrivateFormat,
    load_pem_private_key,
)
from websockets.asyncio.client import connect

from flip7.server.run import BadServing, Certificate, check_url
from tests.cli.command import Command
from tests.ports import free_port

pytestmark = pytest.mark.integration

FLIP7 = (sys.executable, "-m", "flip7", "serve")
FEW = ("--most-sockets", "200")
"""So that no machine has too few descriptors, and says so."""
PATIENCE = 60


@pytest.fixture
def refused(flip7: Command, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """The one line that the command complains with, run in this process, which it must leave as it was."""
    monkeypatch.setattr("flip7.server.run.log_to_stderr", lambda: None)
    monkeypatch.setattr("flip7.server.run.raise_descriptor_limit", lambda _: None)
    monkeypatch.setattr("flip7.server.run.gc", SimpleNamespace(freeze=lambda: None, disable=lambda: None))
    return lambda *arguments: flip7.refused("serve", *arguments)


def fails(*arguments: str) -> str:
    """The one line that the command complains with, as somebody starts it."""
    ended = subprocess.run([*FLIP7, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 2, ended
    assert ended.stdout == ""
    (line,) = ended.stderr.splitlines()
    return line


@contextmanager
def serving(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A server that runs, and is killed at the end if nobody stopped it."""
    running = subprocess.Popen([*FLIP7, *FEW, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield running
    finally:
        running.kill()
        running.communicate()


def first_line(running: subprocess.Popen[str]) -> str:
    assert running.stdout is not None
    return running.stdout.readline()


def rest(running: subprocess.Popen[str]) -> tuple[str, str]:
    """Return the rest of the server's output, until it ends."""
    assert running.stdout is not None
    assert running.stderr is not None
    return running.stdout.read(), running.stderr.read()


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_serves_and_stops_quietly(tmp_path: Path, by: signal.Signals) -> None:
    with serving("--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "new" / "t.sqlite")) as running:
        address = re.search(r"http://127\.0\.0\.1:\d+", first_line(running))
        assert address is not None
        with urllib.request.urlopen(f"{address[0]}/api/health", timeout=PATIENCE) as answer:  # noqa: S310
            assert json.load(answer) == {"status": "ok"}
        running.send_signal(by)
        said, complained = rest(running)
        assert (running.wait(PATIENCE), complained) == (0, "")
        assert "Ctrl-C" in said


def get(address: str, **headers: str) -> int:
    """The status of the answer."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(address, headers=named)  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            status: int = answer.status
            return status
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def test_without_options_it_answers_by_every_address_of_this_machine_and_to_no_other_name(tmp_path: Path) -> None:
    """And believes nobody who says where a client is: without a public URL there is no proxy."""
    with serving("--port", "0", "--database", str(tmp_path / "t.sqlite")) as running:
        address = re.search(r"http://localhost:(\d+)", first_line(running))
        assert address is not None
        health = f"http://127.0.0.1:{address[1]}/api/health"
        for host in ("localhost", "127.0.0.1", "192.168.1.20", f"{socket.gethostname()}.local", "[fd00::7]"):
            assert get(health, Host=f"{host}:{address[1]}") == 200
        assert get(health, Host=f"rebind.evil.com:{address[1]}") == 403
        metrics = f"http://127.0.0.1:{address[1]}/metrics"
        assert get(metrics) == 200
        assert get(metrics, X_Forwarded_For="127.0.0.1") == 404


def test_behind_a_proxy_it_answers_to_its_public_name_and_tells_its_figures_to_those_it_should(tmp_path: Path) -> None:
    options = ("--public-url", "https://cards.example.org/", "--proxy", "127.0.0.1,10.0.0.0/8")
    more = ("--no-limits-for", "::1", "--metrics-from", "192.0.2.7")
    database = ("--database", str(tmp_path / "t.sqlite"))
    port = free_port()
    with serving("--port", str(port), *database, *options, *more) as running:
        assert "https://cards.example.org" in first_line(running)
        here = f"http://127.0.0.1:{port}"
        assert get(f"{here}/api/health", Host="cards.example.org") == 200
        assert get(f"{here}/metrics", X_Forwarded_For="192.0.2.7, 10.0.0.9") == 200
        assert get(f"{here}/metrics", X_Forwarded_For="192.0.2.7, 198.51.100.1") == 404


def test_the_limit_of_open_files_is_raised_at_the_start(tmp_path: Path) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = min(256, hard)
    arguments = [*FLIP7, *FEW, "--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "t.sqlite")]
    limited = ["/bin/sh", "-c", f'ulimit -S -n {few} && exec "$@"', "sh", *arguments]
    with subprocess.Popen(limited, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert "http://" in first_line(running)
            limits = Path(f"/proc/{running.pid}/limits").read_text(encoding="utf-8")
            soft = re.search(r"Max open files\s+(\d+)", limits)
            assert soft is not None
            assert int(soft[1]) == (65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536))
        finally:
            running.kill()


@pytest.fixture
def authority() -> trustme.CA:
    """A certificate authority that only tests trust."""
    return trustme.CA()


async def answer_to_hello(address: str, trusting: ssl.SSLContext) -> str:
    """Return the server's answer to a hello for a table that does not exist."""
    async with connect(address, ssl=trusting, open_timeout=PATIENCE) as client:
        await client.send(json.dumps({"type": "hello", "protocol": 1, "table": "NOSUCH"}))
        return str(await client.recv())


@pytest.mark.parametrize("apart", [True, pytest.param(False, marks=pytest.mark.e2e)])
def test_with_a_certificate_pages_and_sockets_are_served_by_https(
    tmp_path: Path, authority: trustme.CA, *, apart: bool
) -> None:
    given = authority.issue_cert("127.0.0.1")
    chain, key = tmp_path / "home.pem", tmp_path / "home-key.pem"
    if apart:
        given.cert_chain_pems[0].write_to_path(chain)
        given.private_key_pem.write_to_path(key)
    else:
        given.private_key_and_cert_chain_pem.write_to_path(chain)
    trusting = ssl.create_default_context()
    authority.configure_trust(trusting)
    files = ("--certificate", str(chain), *(("--key", str(key)) if apart else ()))
    with serving("--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "t.sqlite"), *files) as running:
        address = re.search(r"https://127\.0\.0\.1:\d+", first_line(running))
        assert address is not None
        with urllib.request.urlopen(f"{address[0]}/api/health", timeout=PATIENCE, context=trusting) as answer:  # noqa: S310
            assert json.load(answer) == {"status": "ok"}
        assert "unknown_table" in asyncio.run(answer_to_hello(f"wss{address[0][5:]}/ws", trusting))
        running.send_signal(signal.SIGINT)
        _, complained = rest(running)
        assert (running.wait(PATIENCE), complained) == (0, "")


def test_what_is_no_certificate_is_one_line(tmp_path: Path, authority: trustme.CA, refused: Callable[..., str]) -> None:
    one, other = authority.issue_cert("one.test"), authority.issue_cert("other.test")
    chain, key, nothing = (tmp_path / name for name in ("one.pem", "other-key.pem", "nothing.pem"))
    one.cert_chain_pems[0].write_to_path(chain)
    other.private_key_pem.write_to_path(key)
    assert refused("--certificate", str(nothing)).endswith("nothing.pem cannot be read: no such file or directory")
    nothing.write_text("milk, eggs\n", encoding="utf-8")
    for files in ((nothing,), (chain,), (chain, nothing), (chain, key), (key,)):
        with pytest.raises(BadServing, match="not a certificate in PEM form with its key and without a password"):
            Certificate(*files).check()
    assert refused("--key", str(key)) == "--key is of no use without --certificate"


def test_a_key_with_a_password_is_one_line_and_nobody_is_asked_for_it(
    tmp_path: Path, authority: trustme.CA, refused: Callable[..., str]
) -> None:
    given = authority.issue_cert("one.test")
    chain, key = tmp_path / "one.pem", tmp_path / "one-key.pem"
    given.cert_chain_pems[0].write_to_path(chain)
    secret = load_pem_private_key(given.private_key_pem.bytes(), None)
    key.write_bytes(secret.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(b"tea")))
    assert "without a password" in refused("--certificate", str(chain), "--key", str(key))


def test_a_port_that_is_taken_is_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = fails("--host", "127.0.0.1", "--port", str(port), "--database", "unused.sqlite")
    assert line == f"flip7: cannot listen at 127.0.0.1, port {port}: address already in use"


def test_a_file_that_is_no_database_is_one_line_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("shopping: milk, eggs\n" * 100, encoding="utf-8")
    line = fails("--host", "127.0.0.1", "--port", "0", "--database", str(file))
    assert line.startswith(f"flip7: {file}:")
    assert file.read_text(encoding="utf-8") == "shopping: milk, eggs\n" * 100


@pytest.mark.parametrize(
    "arguments",
    [
        ("--port", "99999"),
        ("--public-url", "cards.example.org"),
        ("--public-url", "ftp://cards.example.org"),
        ("--allow-origin", "example"),
        ("--host", "no such host"),
        ("--database", "mysql://root@localhost/x"),
        ("--keep-games", "-1"),
        ("--proxy", "proxy.example.org"),
        ("--metrics-from", "everybody"),
        ("--no-limits-for", "10.0.0.0/33"),
    ],
)
def test_what_cannot_be_is_one_line(arguments: tuple[str, ...], refused: Callable[..., str]) -> None:
    assert refused("--port", "0", *arguments)


def test_an_address_loses_its_last_slash() -> None:
    assert check_url("https://cards.example.org/") == "https://cards.example.org"
