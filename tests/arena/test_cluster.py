"""Games played by a real Dask scheduler and real workers, which are processes of this machine, and are killed.

`make test` proves once that a cluster counts what one process counts, and every sentence that needs no cluster. The
rest is for `make e2e`: workers and schedulers that die or are others than they should be, and bots that break there.
"""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from importlib import import_module
from itertools import islice
from pathlib import Path
from threading import Lock
from threading import enumerate as enumerate_threads

import dask
import pytest
from distributed import Client

import flip7.arena.dask_cluster as cluster_module
from flip7 import __version__
from flip7.arena.dask_cluster import PER_THREAD, Cluster, NoCluster, Pace, play_part
from flip7.arena.runner import FIRST_LOOK, Run, Threads
from flip7.arena.simulation import IllegalAnswer, exchanging, rotating, stretches
from flip7.arena.tally import Tally
from flip7.core.rules import Rules
from flip7.extras import MissingExtra
from tests.waiting import wait_until

GAMES = 100_000
PART = 5_000
SIMULATION = rotating(["stay:25", "stay:20", "risk:0.3"], 3, Rules(), "cluster")
BOTS = """
import os

class Cheat:
    "Gives an answer that is none."
    name = "cheat"
    def choose(self, view, decision):
        return "a third card"

class Broken(Cheat):
    "Fails as soon as it is asked what it does."
    @property
    def policy(self):
        return 1 // 0

class Deadly(Cheat):
    "Takes its worker along."
    @property
    def policy(self):
        os._exit(7)
"""


class Machines:
    """A scheduler and its workers, each a process."""

    def __init__(self, folder: Path, *folders: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = settings
        self.workers: list[subprocess.Popen[bytes]] = []
        file = folder / "scheduler.json"
        options = ["--host=127.0.0.1", "--port=0", f"--scheduler-file={file}", "--idle-timeout=1800"]
        self.scheduler = self._start("dask_scheduler", *options, folders=folders)
        wait_until(lambda: file.exists() and file.read_text().endswith("}"))
        self.address: str = json.loads(file.read_text())["address"]

    def worker(self, *folders: Path) -> None:
        """One worker more, which finds modules in these folders first."""
        options = ["--nthreads=1", "--no-nanny", f"--local-directory={self.folder}", "--death-timeout=1800"]
        self.workers.append(self._start("dask_worker", self.address, *options, folders=folders))

    def with_workers(self, number: int, *folders: Path) -> str:
        """The scheduler's address, as soon as it has so many workers."""
        for _ in range(number):
            self.worker(*folders)
        with Client(self.address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(number, timeout=90)
        return self.address

    def one_of(self, cluster: Cluster) -> tuple[subprocess.Popen[bytes], str]:
        """A worker, and its address."""
        found = {pid: address for address, pid in cluster._client.run(os.getpid).items()}
        return self.workers[0], found[self.workers[0].pid]

    def close(self) -> None:
        """Everybody is gone."""
        for process in [*self.workers, self.scheduler]:
            process.kill()
            process.wait()

    def _start(self, command: str, *options: str, folders: tuple[Path, ...] = ()) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.{command}", "--dashboard-address=127.0.0.1:0", *options],
            cwd=self.folder,
            env={**os.environ, **self.settings, "PYTHONPATH": os.pathsep.join(map(str, folders))},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may take longer to connect than people would wait for."""
    monkeypatch.setattr(cluster_module, "CONNECT_SECONDS", 60.0)


@pytest.fixture(scope="module")
def bots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a module of bots that the workers have, too."""
    folder = tmp_path_factory.mktemp("bots")
    (folder / "cluster_bots.py").write_text(BOTS, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def two_workers(tmp_path_factory: pytest.TempPathFactory, bots: Path) -> Iterator[str]:
    """The address of a scheduler with two workers that nobody kills."""
    with closing(Machines(tmp_path_factory.mktemp("machines"))) as machines:
        yield machines.with_workers(2, bots)


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Machines]:
    """A scheduler of one's own."""
    with closing(Machines(tmp_path)) as started:
        yield started


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Machines]:
    """A scheduler that gives up a task when one worker has died with it, not four."""
    with closing(Machines(tmp_path, DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES="0")) as started:
        yield started


@pytest.fixture(scope="module")
def alone() -> Tally:
    """The same games, played by this process in one stretch."""
    return SIMULATION.play(range(GAMES))


# --- what is played --------------------------------------------------------------------------------------------------


@pytest.mark.e2e
def test_two_workers_count_what_one_process_counts(two_workers: str, alone: Tally) -> None:
    with Cluster(two_workers) as cluster:
        assert cluster.count == 2
        assert _sum(cluster.play(SIMULATION, _parts())) == alone
        assert _sum(cluster.play(SIMULATION, stretches(range(GAMES), cluster.length))) == alone


@pytest.mark.integration
def test_counts_come_back_in_the_order_of_the_parts(two_workers: str) -> None:
    parts = [range(part, part + 50 * (part % 7)) for part in range(28)]
    with Cluster(two_workers) as cluster:
        assert list(cluster.play(SIMULATION, parts)) == [SIMULATION.play(part) for part in parts]


@pytest.mark.e2e
def test_a_comparison_stops_after_the_same_games(two_workers: str) -> None:
    comparison = exchanging("stay:25", "stay:24", None, Rules(), "cluster")
    here = Run(comparison, GAMES, Threads(1))
    here.go()
    with Cluster(two_workers) as cluster:
        there = Run(comparison, GAMES, cluster)
        there.go()
    assert FIRST_LOOK < here.tally.one("games") < GAMES
    assert there.tally == here.tally


@pytest.mark.e2e
def test_a_run_over_the_cluster_gives_the_result_of_one_process(two_workers: str, alone: Tally) -> None:
    with Cluster(two_workers) as cluster:
        run = Run(SIMULATION, GAMES, cluster)
        run.go()
    assert run.tally == alone


@pytest.mark.e2e
def test_a_bounded_number_of_parts_is_under_way(two_workers: str) -> None:
    sent = 0

    def parts() -> Iterator[range]:
        nonlocal sent
        for sent in range(1, 201):
            yield range(sent)

    with Cluster(two_workers) as cluster:
        ahead = [sent - received for received, _ in enumerate(cluster.play(SIMULATION, parts()))]
    assert len(ahead) == 200
    assert 2 < max(ahead) <= 2 * PER_THREAD


# --- workers come and go ---------------------------------------------------------------------------------------------


@pytest.mark.e2e
def test_a_worker_killed_in_the_middle_of_a_part_changes_nothing(machines: Machines, alone: Tally) -> None:
    with Cluster(machines.with_workers(2)) as cluster:
        victim, address = machines.one_of(cluster)
        results = cluster.play(SIMULATION, _parts())
        received = _sum(islice(results, 4))
        victim.send_signal(signal.SIGSTOP)  # it cannot finish what it is given
        with ThreadPoolExecutor(1) as somebody:
            rest = somebody.submit(_sum, results)
            wait_until(lambda: cluster._client.processing()[address])
            victim.kill()
            assert received + rest.result() == alone


@pytest.mark.e2e
def test_counts_that_were_lost_with_their_worker_are_counted_again_by_one_that_came_later(
    impatient: Machines, alone: Tally
) -> None:
    with Cluster(impatient.with_workers(1)) as cluster:
        victim, address = impatient.one_of(cluster)
        results = cluster.play(SIMULATION, _parts())
        received = _sum(islice(results, 4))
        impatient.worker()
        wait_until(lambda: cluster.count == 2)
        wait_until(lambda: len(cluster._client.has_what()[address]) > 1)
        victim.kill()
        assert received + _sum(results) == alone


@pytest.mark.e2e
def test_a_part_that_kills_its_workers_is_given_up(
    impatient: Machines, bots: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(bots)
    monkeypatch.setattr(cluster_module, "MAX_LOSSES", 1)
    deadly = rotating([import_module("cluster_bots").Deadly()], 4, Rules(), "0")
    with Cluster(impatient.with_workers(2, bots)) as cluster:
        with pytest.raises(NoCluster, match=r"^worker after worker died with games 0 to 3$"):
            _sum(cluster.play(deadly, [range(4)]))
        assert [worker.wait(timeout=60) for worker in impatient.workers] == [7, 7]


@pytest.mark.e2e
def test_without_any_worker_a_run_gives_up_after_a_while(machines: Machines) -> None:
    with Cluster(machines.with_workers(1), patience=1.0) as cluster:
        victim, _ = machines.one_of(cluster)
        results = cluster.play(SIMULATION, _parts())
        next(results)
        victim.kill()
        with pytest.raises(NoCluster, match=r"^the Dask scheduler at tcp://127\.0\.0\.1:\d+ has no workers left$"):
            _sum(results)


@pytest.mark.e2e
def test_without_its_scheduler_a_run_ends_with_one_sentence(machines: Machines) -> None:
    with _somebody_plays(machines.with_workers(1)) as player:
        machines.scheduler.kill()
        out, err = player.communicate(timeout=60)
    assert out.splitlines()[-1] == f"the connection to the Dask scheduler at {machines.address} is lost"
    assert err == ""


@pytest.mark.e2e
def test_ctrl_c_calls_off_what_is_under_way(two_workers: str) -> None:
    with _somebody_plays(two_workers) as player:
        player.send_signal(signal.SIGINT)
        out, err = player.communicate(timeout=60)
    assert (out.splitlines()[-1], err) == ("left", "")
    with Cluster(two_workers) as cluster:
        wait_until(lambda: not any(cluster._client.processing().values()))


# --- errors of the games ---------------------------------------------------------------------------------------------


@pytest.mark.e2e
def test_an_answer_that_is_none_is_the_error_that_it_is_here(
    two_workers: str, bots: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(bots)
    cheats = rotating([import_module("cluster_bots").Cheat()], 4, Rules(), "0")
    refused = r"^bot cheat: 'a third card' is not an answer to «"
    with Cluster(two_workers) as cluster, pytest.raises(IllegalAnswer, match=refused):
        _sum(cluster.play(cheats, [range(4)]))


@pytest.mark.e2e
def test_a_bot_that_breaks_breaks_with_its_own_error(
    two_workers: str, bots: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(bots)
    broken = rotating([import_module("cluster_bots").Broken()], 4, Rules(), "0")
    with Cluster(two_workers) as cluster, pytest.raises(ZeroDivisionError) as caught:
        _sum(cluster.play(broken, [range(4)]))
    assert caught.traceback[-1].name == "policy"


@pytest.mark.e2e
def test_bots_that_the_workers_do_not_know_are_refused(
    two_workers: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_bots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    mine = rotating([import_module("my_bots").Cheat()], 4, Rules(), "0")
    sentence = "^a worker does not know these bots: No module named 'my_bots'$"
    with Cluster(two_workers) as cluster, pytest.raises(NoCluster, match=sentence):
        _sum(cluster.play(mine, [range(4)]))


@pytest.mark.e2e
def test_bots_that_cannot_be_sent_are_refused(two_workers: str, bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(bots)
    bot = import_module("cluster_bots").Cheat()
    bot.lock = Lock()
    with Cluster(two_workers) as cluster, pytest.raises(NoCluster, match=r"^these bots cannot be sent to a cluster: "):
        _sum(cluster.play(rotating([bot], 4, Rules(), "0"), [range(4)]))


# --- no cluster ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    ["", "nonsense", "tcp://", "tcp://host", "tcp://host:", "tcp://host:0", "tcp://host:99999", "http://h:80"],
)
def test_nonsense_is_no_address(address: str) -> None:
    with pytest.raises(NoCluster) as caught:
        Cluster(address)
    assert str(caught.value) == (
        f"{address!r} is not the address of a Dask scheduler: one looks like tcp://192.168.1.7:8786"
    )


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:8786", "tls://node-7.example.org:1", "tcp://[fe80::1]:8786"])
def test_an_address_is_taken_as_it_is(address: str) -> None:
    assert Cluster(address).address == address


def test_without_dask_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingExtra, match=r"^distributed is not installed: pip install 'flip7\[cluster\]'$"):
        Cluster("localhost:8786").__enter__()


@pytest.mark.integration
def test_dask_is_not_loaded_before_it_is_needed() -> None:
    code = "import sys, flip7.arena.dask_cluster as it; it.Cluster('localhost:8786'); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    assert not {"dask", "distributed", "tornado", "cloudpickle"} & set(loaded)


@pytest.mark.integration
@pytest.mark.parametrize("somebody_listens", [True, False], ids=["something else", "nobody"])
def test_where_no_scheduler_listens_it_is_said_in_time(
    monkeypatch: pytest.MonkeyPatch, *, somebody_listens: bool
) -> None:
    """Dask by itself would try for an hour here."""
    monkeypatch.setattr(cluster_module, "CONNECT_SECONDS", 0.2)
    threads = set(enumerate_threads())
    hour = dask.config.set({"distributed.comm.timeouts.connect": "3600s"})
    with hour, socket.socket() as server:
        server.bind(("127.0.0.1", 0))  # the port is nobody else's meanwhile
        if somebody_listens:
            server.listen()
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(NoCluster, match=f"^no Dask scheduler answers at {address}$"), Cluster(address):
            pass
    assert not any("cluster" in thread.name for thread in set(enumerate_threads()) - threads)


@pytest.mark.e2e
def test_a_scheduler_without_workers_is_none(machines: Machines) -> None:
    sentence = f"^the Dask scheduler at {machines.address} has no workers: start one with dask worker$"
    with pytest.raises(NoCluster, match=sentence), Cluster(machines.address):
        pass


@pytest.mark.e2e
def test_a_worker_is_no_scheduler(two_workers: str) -> None:
    with Cluster(two_workers) as cluster:
        worker = next(iter(cluster._client.nthreads()))
    with _player(worker) as player:
        out, err = player.communicate(timeout=60)
    assert (out, err) == (f"at {worker} there is no Dask scheduler, but something else, perhaps a worker\n", "")


@pytest.mark.e2e
@pytest.mark.parametrize(
    "module, sentence",
    [
        ('__version__ = "0.0.9"', f"has flip7 0.0.9, and this is flip7 {__version__}: install the same on both"),
        ('raise ImportError("No module named flip7")', f"has no flip7: install flip7 {__version__} there"),
    ],
    ids=["another version", "none"],
)
def test_a_worker_needs_the_same_flip7(machines: Machines, tmp_path: Path, module: str, sentence: str) -> None:
    with pytest.raises(NoCluster, match=rf"^the worker at tcp://[\d.:]+ {sentence}$"):
        Cluster(machines.with_workers(1, _with_flip7(tmp_path, module))).__enter__()


@pytest.mark.e2e
def test_the_scheduler_needs_the_same_flip7(tmp_path: Path) -> None:
    other = _with_flip7(tmp_path, 'raise ImportError("No module named flip7")')
    with (
        closing(Machines(tmp_path, other)) as machines,
        pytest.raises(NoCluster, match=r"^the Dask scheduler at tcp://[\d.:]+ has no flip7: "),
    ):
        Cluster(machines.with_workers(1)).__enter__()


def test_a_task_for_another_version_is_refused() -> None:
    with pytest.raises(NoCluster, match=f"^a worker has flip7 {__version__}, and this is flip7 0.0.9: "):
        play_part(0, 1, message=b"", version="0.0.9")


# --- how long a part is ----------------------------------------------------------------------------------------------


def test_parts_soon_take_as_long_as_they_should() -> None:
    pace = Pace()
    lengths = []
    for _ in range(5):
        pace.done(pace.length, pace.length / 300_000, threads=2)
        lengths.append(pace.length)
    assert lengths == [64 * 64, 120_000, 120_000, 120_000, 120_000]


def test_parts_are_longer_the_more_workers_there_are() -> None:
    pace = Pace()
    for _ in range(5):
        pace.done(pace.length, pace.length / 300_000, threads=1000)
    assert pace.length == 1_500_000


def test_one_slow_worker_does_not_make_all_parts_tiny() -> None:
    pace = Pace()
    pace.length = 120_000
    pace.done(120_000, 3600.0, threads=2)
    assert pace.length == 60_000


def test_a_part_has_at_least_one_game_and_one_without_games_says_nothing() -> None:
    pace = Pace()
    for _ in range(10):
        pace.done(1, 3600.0, threads=2)
    assert pace.length == 1
    pace.done(0, 0.0, threads=2)
    assert pace.length == 1


# --- somebody else who plays -----------------------------------------------------------------------------------------


PLAYER = f"""
import sys
from flip7.arena.dask_cluster import Cluster, NoCluster
from flip7.arena.simulation import rotating
from flip7.core.rules import Rules
try:
    with Cluster(sys.argv[1]) as cluster:
        parts = (range({PART}) for _ in range(100_000))
        for tally in cluster.play(rotating(["stay:25"], 4, Rules(), "0"), parts):
            print("played", flush=True)
except KeyboardInterrupt:
    print("left")
except NoCluster as error:
    print(error)
"""


def _player(address: str) -> subprocess.Popen[str]:
    """A process that plays on and on."""
    return subprocess.Popen(
        [sys.executable, "-c", PLAYER, address], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


@contextmanager
def _somebody_plays(address: str) -> Iterator[subprocess.Popen[str]]:
    """A process that plays on and on, and has played."""
    with _player(address) as player:
        try:
            assert player.stdout is not None
            assert player.stdout.readline() == "played\n"
            yield player
        finally:
            player.kill()


def _with_flip7(folder: Path, module: str) -> Path:
    """A folder where this is flip7."""
    (folder / "other" / "flip7").mkdir(parents=True)
    (folder / "other" / "flip7" / "__init__.py").write_text(module, encoding="utf-8")
    return folder / "other"


def _parts() -> Iterator[range]:
    return stretches(range(GAMES), lambda: PART)


def _sum(tallies: Iterable[Tally]) -> Tally:
    return sum(tallies, start=Tally.empty())
