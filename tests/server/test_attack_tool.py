"""The tool that floods a server: what it refuses, how it judges, and that its floods and bystanders work."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.served import Served
from tools.attack import arguments, main
from tools.attacks.bystanders import Seen
from tools.attacks.floods import FLOODS
from tools.attacks.meter import Meter
from tools.attacks.report import MOST_P99_MILLISECONDS, Row, Server, row, table
from tools.attacks.target import Achieved, Addresses, BadTarget, loopback


@pytest.mark.parametrize(
    "url",
    [
        "http://192.0.2.7:7007",
        "http://cards.example.org:7007",
        "http://0.0.0.0:7007",
        "http://[2001:db8::1]:7007",
        "http://127.0.0.1.example.org:80",
    ],
)
def test_a_target_on_another_machine_is_refused_in_one_sentence(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--url", url]) == 2
    said = capsys.readouterr().err
    assert "is not this machine" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    "url", ["127.0.0.1:7007", "https://127.0.0.1:1", "http://127.0.0.1", "http://[", "http://[::1]:7"]
)
def test_a_target_that_cannot_be_attacked_is_refused(url: str) -> None:
    with pytest.raises(BadTarget):
        loopback(url)


def test_loopback_is_a_target_by_number_and_by_name() -> None:
    assert loopback("http://127.0.0.1:7007") == ("127.0.0.1", 7007)
    assert loopback("http://localhost:80/") == ("127.0.0.1", 80)


def test_attacker_bystanders_and_newcomer_have_addresses_of_their_own() -> None:
    first, second = Addresses.of_flood(0), Addresses.of_flood(1)
    everybody = [address for each in (first, second) for address in (each.attacker, *each.bystanders, each.newcomer)]
    assert len(set(everybody)) == len(everybody)
    assert all(address.startswith("127.0.") for address in everybody)
    assert "127.0.0.1" not in everybody, "a server takes it for its reverse proxy"


def test_a_process_that_does_not_run_is_refused() -> None:
    with pytest.raises(BadTarget):
        Meter(2**22 + 1)


def test_an_unknown_flood_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        arguments(["--only", "control,deluge"])
    assert stopped.value.code == 2
    assert "no flood 'deluge'" in capsys.readouterr().err


# --- the verdict ------------------------------------------------------------------------------------------------------


def _seen(*milliseconds: float) -> Seen:
    seen = Seen()
    seen.answers.milliseconds.extend(milliseconds)
    return seen


def _server(memory_peak: float = 110, log_kilobytes: float = 0) -> Server:
    return Server(0.5, 0.1, 0.0, 100, memory_peak, 105, log_kilobytes)


def _judged(achieved: Achieved | None = None, seen: Seen | None = None, server: Server | None = None) -> Row:
    return row("control", 8, achieved or Achieved(), seen or _seen(5, 6, 7), server or _server())


def test_a_flood_that_nobody_notices_is_ok() -> None:
    assert _judged().verdict == "ok"


def test_a_slow_hundredth_misses_the_bar() -> None:
    most = MOST_P99_MILLISECONDS
    assert _judged(seen=_seen(*[5] * 98, most + 1, most + 1)).missed == [f"p99 {most + 1} ms"]
    assert not _judged(seen=_seen(*[5] * 198, most, most + 1)).missed


def test_an_answer_that_nobody_heard_of_is_lost() -> None:
    seen = _seen(5)
    seen.answers.begin("question")
    assert _judged(seen=seen).missed == ["1 answers lost"]


def test_whoever_gets_no_list_is_starved() -> None:
    seen = _seen(5)
    seen.unserved = 1
    assert _judged(seen=seen).missed == ["starved"]


def test_growth_log_tables_and_failed_checks_miss_their_bars() -> None:
    achieved = Achieved(tables=101, checks={"a valid id is served": False, "a valid token is served": True})
    found = _judged(achieved, server=_server(memory_peak=301, log_kilobytes=8_000))
    assert found.missed == ["memory +201 MB", "log 1,000 kB/s", "101 tables", "not: a valid id is served"]


def test_every_row_of_the_table_has_every_column() -> None:
    lines = table([_judged(), row("logs", 8, Achieved(problem="no game"), _seen(), None)])
    verdict = lines[0].index("verdict")
    assert [line[verdict:] for line in lines] == ["verdict", "ok", "not tried: no game"]


# --- floods -----------------------------------------------------------------------------------------------------------


def _attacked(folder: Path, *options: str, status: int = 0) -> list[dict[str, Any]]:
    """The rows of a run with very short floods."""
    json = folder / "rows.json"
    assert main(["--seconds", "0.5", "--json", str(json), *options]) == status
    rows: list[dict[str, Any]] = msgspec.json.decode(json.read_bytes())
    return rows


@pytest.mark.integration
def test_floods_of_a_running_server_are_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Served(tmp_path / "tables.sqlite") as served:
        url, pid = f"http://127.0.0.1:{served.port}", str(served.pid)
        rows = _attacked(tmp_path, "--url", url, "--pid", pid, "--only", "long values,wrong codes")
    assert [each["flood"] for each in rows] == ["long values", "wrong codes"]
    assert all(set(each) == set(Row.__struct_fields__) for each in rows)
    assert all(each["answers"] and not each["lost"] and each["could_sit"] for each in rows)
    assert all(each["achieved"]["done"] and not each["achieved"]["problem"] for each in rows)
    assert all(each["server"]["memory_before"] > 0 for each in rows)
    assert set(rows[1]["achieved"]["checks"]) == {"a valid id is served", "a valid token is served"}
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[0] == "flood"
    assert lines[1].startswith("long values")


@pytest.mark.integration
def test_the_tool_starts_a_server_of_its_own_with_the_options_after_the_dashes(tmp_path: Path) -> None:
    (found,) = _attacked(tmp_path, "--strict", "--only", "tables", "--", "--most-tables=5", status=1)
    assert found["achieved"]["refused"] > 0, "four tables are the bystanders'"
    assert found["achieved"]["checks"] == {"another address may make a table": False}
    assert found["answers"] > 0


def test_every_flood_says_what_it_does() -> None:
    assert all(flood.what and flood.run.__doc__ for flood in FLOODS.values())
