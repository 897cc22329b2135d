"""Configuration of a server: limits, timeouts, retention."""

from dataclasses import dataclass, field
from typing import Final

DAY: Final = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate limit: a burst, and how many a second after it."""

    at_once: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits: of an address, a person, a table and the whole server.

    «An address» is an IPv4 address or an IPv6 /64; all below an IPv6 /56 have four times as much together, all below a
    /48 sixteen times (`addresses.prefixes_of`). What is limited for an address is not for `Settings.unlimited`.
    """

    # tables
    tables: int = 20_000
    """Tables that are not over."""
    tables_of_an_address: int = 100
    """Tables that are not over and that one address made in the last `tables_counted` seconds: three for each pupil.
    See `recent_tables_of_an_address`."""
    tables_counted: float = 6 * 3600
    tables_per_minute: int = 30
    """New tables of one address in a minute, rematches included."""
    tables_per_day: int = 1_000
    """New tables of one address in a day: thirty tables of a school play thirty games. Games are kept for a year."""
    misses_per_minute: int = 30
    """Wrong codes that one address may try: nobody finds a table by guessing."""
    longest_debt: float = 120
    """Seconds that an address waits at most after it tried many codes at once."""
    newcomers: Rate = Rate(at_once=60, per_second=20 / 60)
    """People of one address who sit down where they were not known: two classes at once, then one in three seconds."""

    # connections
    connections: int = 12_000
    """Connections of any kind, in all: the sockets, and requests beside them."""
    connections_of_an_address: int = 300
    """Connections of any kind; never more than a quarter of the descriptors that the process may have."""
    connects: Rate = Rate(at_once=1000, per_second=50)
    """New connections of one address; more are closed at once. A phone that loads the page has six."""
    sockets: int = 10_000
    sockets_of_an_address: int = 250
    """A school behind one address still fits in."""
    sockets_of_a_token: int = 10
    """Windows and devices of one person; the oldest is closed when there is one more."""
    hellos: Rate = Rate(at_once=100, per_second=10)
    """Of one address: a welcome may bring 2,000 acts, a quarter of a second of work."""
    hello_seconds: float = 10
    """From the connection to a hello that is accepted."""

    # messages
    message_bytes: int = 4096
    messages_per_second: float = 50
    """Of one socket; programs may be quick."""
    messages_at_once: int = 150
    violations: Rate = Rate(at_once=50, per_second=1)
    """Messages of one socket that may come too fast, and are refused, before the connection is closed. Somebody who
    plays at an address that others have used up is refused now and then, and stays connected."""
    address_messages: Rate = Rate(at_once=500, per_second=100)
    """Of all sockets of an address: 30 phones that play send some 30 a second, and 250 that come at once two each."""
    gestures: Rate = Rate(at_once=5, per_second=1)
    """Emotes of one person, and as many score holds: each is sent to everybody at the table. The rest is dropped."""
    address_gestures: Rate = Rate(at_once=20, per_second=5)
    """Gestures of all people of one address at one table: a family waves, and leaves the others room to."""
    table_gestures: Rate = Rate(at_once=40, per_second=10)
    """Gestures of all people of one table: 48 people with 240 listeners make 100,000 deliveries at once."""
    frames: Rate = Rate(at_once=5, per_second=1)
    """Pings, pongs and pieces of messages on one socket. Browsers send none but answers to ours, which do not count."""
    waiting_messages: int = 512
    """Messages that may wait for a client that does not read, before it is disconnected."""
    requests: Rate = Rate(at_once=3000, per_second=100)
    """Requests of any kind of one address: a hundred phones that load the page at once. More wait `longest_delay`."""
    handshakes: Rate = Rate(at_once=300, per_second=20)
    """WebSocket handshakes of one address: all that it may have open come back at once. More wait `longest_delay`."""
    refusals: Rate = Rate(at_once=100, per_second=10)
    """Requests of one address that are refused at once; the answer to more of them waits `longest_delay`."""
    longest_delay: float = 3
    """Seconds, at most, that a request waits for its turn: whoever asks again at once has few connections to ask on."""
    reads: Rate = Rate(at_once=120, per_second=2)
    """Tables, logs and games that one address may read by REST: each may be long."""
    lists: Rate = Rate(at_once=1200, per_second=20)
    """Requests of one address for the list of tables; every page that shows it asks every five seconds."""
    concurrent_reads: int = 16
    """Tables, logs and games that are read by REST at once; the rest wait."""
    concurrent_reads_of_an_address: int = 4
    bot_choices: Rate = Rate(at_once=200, per_second=600)
    """Of all bots of the server together, half of what a small machine can store; tables take turns."""
    bot_choices_per_second: float = 25
    """Of the bots of one table, after `bot_choices_at_once`: faster than anybody can follow."""
    bot_choices_at_once: int = 100
    unwatched_games: int = 50
    """Games that bots play on for `Timeouts.linger` seconds after the last client has gone; elsewhere they stop."""

    @property
    def recent_tables_of_an_address(self) -> int:
        """Limit of recent tables of an address: `tables_of_an_address`, at most a quarter of all."""
        return min(self.tables_of_an_address, max(1, self.tables // 4))


@dataclass(frozen=True, slots=True)
class Retention:
    """Seconds for which tables are kept after their last event."""

    lobbies: float = 1 * DAY
    games: float = 30 * DAY
    records: float = 365 * DAY
    lonely: float = 3600
    """Lobbies that nobody but their founder has come to."""


@dataclass(frozen=True, slots=True)
class Timeouts:
    """Timeouts and intervals, in seconds."""

    host_away: float = 60
    """After this long without the host, somebody who is connected becomes the host."""
    linger: float = 60
    """Seconds for which a room stays open after its last client has gone."""
    presence: float = 0.05
    """Changes of presence are collected for this long before they are told."""
    unwatched: float = 0.25
    """Seconds that a bot waits before it answers while nobody is connected: no person is in a hurry."""
    estimate: float = 1
    """Advice that is not there after this long is estimated: a worker that is started loads for seconds, and compiles
    for a minute where nothing has been compiled yet. What it computes is told when it is there."""
    retry: float = 1
    """The first pause before a bot turn is tried again after trouble with the store; it doubles each time."""
    longest_retry: float = 30
    sweep: float = 3600
    """The interval between two sweeps for expired tables."""
    upkeep: float = 20
    """The interval of upkeep: presence is repeated to other processes, absent people lose seats in lobbies."""
    peer_silence: float = 60
    """Another process that was silent for this long is taken to have died, and nobody to be connected there."""
    seat_away: float = 15 * 60
    """A person who is not connected for this long loses their seat in a lobby."""
    rematch: float = 30
    """For this long after a rematch was made, those who still look at the last game's result are taken for connected to
    it: a page brings them along after twelve seconds."""
    arrival: float = 5
    """Grace period of those who have left that result: they are on the way, and count as connected."""
    keep_up: float = 0.5
    """The interval between two checks whether other processes have written to rooms that are open here."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server."""

    public_url: str
    """Where people reach it, without a slash at the end."""
    origins: frozenset[str] = frozenset()
    """Pages of these other sites may connect."""
    limits: Limits = field(default_factory=Limits)
    retention: Retention = field(default_factory=Retention)
    timeouts: Timeouts = field(default_factory=Timeouts)
    unlimited: frozenset[str] = frozenset()
    """Addresses and networks without limits of their own: load tests, monitors, programs that play fast."""
    proxies: frozenset[str] = frozenset({"127.0.0.1", "::1"})
    """Reverse proxies: they are believed whose request they pass on, and may have any number of connections."""
    has_public_url: bool = False
    """Whether the owner said where people reach the server; then there usually is a proxy."""
    metrics_from: frozenset[str] = frozenset({"127.0.0.0/8", "::1"})
    """Addresses and networks that may read /metrics."""

    def link(self, code: str) -> str:
        """Return the link that invites to a table."""
        return f"{self.public_url}/t/{code}"

    def review_link(self, table: str) -> str:
        """Return the link to the review of a finished game, by its id: a rematch takes the code over."""
        return f"{self.public_url}/g/{table}/review"

    def board_link(self, code: str) -> str:
        """Return the link by which everybody may watch a score board."""
        return f"{self.public_url}/board/{code}"
