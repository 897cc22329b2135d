"""Metrics for Prometheus."""

from collections.abc import Callable, Iterator

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from flip7.protocol.room_events import By

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Traffic(Collector):
    """Messages on all sockets: plain numbers, which cost a tenth of a `Counter`, as every message is counted."""

    def __init__(self) -> None:
        self.received = 0
        self.sent = 0

    def collect(self) -> Iterator[Metric]:
        """Yield both numbers, as Prometheus wants them."""
        yield CounterMetricFamily("flip7_messages_received", "Messages from clients.", value=self.received)
        yield CounterMetricFamily("flip7_messages_sent", "Messages to clients.", value=self.sent)


class Metrics:
    """The metrics of one server; each has its own registry, so that two servers in one process do not mix."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self._registry)  # memory, descriptors, start time; Python's version; collections
        choices = Counter("flip7_choices", "Choices stored and told.", ["by"], registry=self._registry)
        self.choices: dict[By, Counter] = {by: choices.labels(by.value) for by in By}
        self.tables: Counter = Counter("flip7_tables_founded", "Tables made.", registry=self._registry)
        self.games: Counter = Counter("flip7_games_finished", "Games played to their end.", registry=self._registry)
        self.refusals: Counter = Counter(
            "flip7_refusals", "What was asked and not done.", ["reason"], registry=self._registry
        )
        self.trouble: Counter = Counter(
            "flip7_store_trouble", "Writes that the store refused.", registry=self._registry
        )
        self.bot_failures: Counter = Counter(
            "flip7_bot_failures", "Bots that raised, hung or answered illegally.", registry=self._registry
        )
        self.faults: Counter = Counter("flip7_faults", "Mistakes of ours; each is in the log.", registry=self._registry)
        self.requests: Counter = Counter(
            "flip7_requests", "Requests answered; 101 is a WebSocket.", ["status"], registry=self._registry
        )
        self.loop_lag: Histogram = Histogram(
            "flip7_loop_lag_seconds",
            "How much later than it should something happens, because the process is busy.",
            buckets=_QUICK,
            registry=self._registry,
        )
        self.store_healthy: Gauge = Gauge(
            "flip7_store_healthy", "1 if the store can be written, 0 if not.", registry=self._registry
        )
        self.store_free_bytes: Gauge = Gauge(
            "flip7_store_free_bytes", "Bytes free where tables are stored.", registry=self._registry
        )
        self.storing: Histogram = Histogram(
            "flip7_storing_seconds", "From an act to its being durable.", buckets=_QUICK, registry=self._registry
        )
        self._rooms = Gauge("flip7_rooms_open", "Rooms in the memory of this process.", registry=self._registry)
        self._sockets = Gauge("flip7_sockets", "Clients that are connected.", registry=self._registry)
        # sockets
        self._connections = Gauge("flip7_connections", "Connections of any kind.", registry=self._registry)
        self.slow_clients: Counter = Counter(
            "flip7_slow_clients", "Clients let go because they took nothing.", registry=self._registry
        )
        self.dropped_gestures: Counter = Counter(
            "flip7_gestures_dropped", "Emotes and score holds beyond a person's rate.", registry=self._registry
        )
        self.traffic: Traffic = Traffic()
        self._registry.register(self.traffic)

    def watch_rooms(self, count: Callable[[], int]) -> None:
        """Read the number of open rooms from this function."""
        self._rooms.set_function(count)

    def watch_connections(self, count: Callable[[], int]) -> None:
        """Read the number of connections from this function."""
        self._connections.set_function(count)

    def watch_sockets(self, count: Callable[[], int]) -> None:
        """Read the number of WebSockets from this function."""
        self._sockets.set_function(count)

    def page(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self._registry)
