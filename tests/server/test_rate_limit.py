"""Rate limits for each address, with a clock that goes forward only when a test says so."""

import itertools
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

import pytest

from flip7.protocol.errors import Reason, Refused
from flip7.server.config import Limits, Rate, Settings
from flip7.server.security import rate_limit
from flip7.server.security.rate_limit import Bucket, MessageBudget, RateLimiter
from flip7.server.security.tokens import new_id

HOME = "192.0.2.7"
ELSEWHERE = "198.51.100.1"
WRONG_CODE = "BCDFGH"
USUAL = Limits()


@dataclass
class Time:
    """A clock, in seconds; as milliseconds since 1970 too."""

    seconds: float = 0.0

    def __call__(self) -> float:
        return self.seconds

    def milliseconds(self) -> int:
        return int(self.seconds * 1000)


@dataclass(eq=False)
class Peer:
    """A socket that notes why it was turned away."""

    refusals: list[Reason] = field(default_factory=list)

    def turn_away(self, refusal: Refused) -> None:
        self.refusals.append(refusal.reason)


def limiter(
    time: Time | None = None,
    *,
    limits: Limits = USUAL,
    unlimited: frozenset[str] = frozenset(),
) -> RateLimiter:
    time = time or Time()
    return RateLimiter(Settings("https://cards.test", limits=limits, unlimited=unlimited), time, time.milliseconds)


def refused(ask: Callable[[], object]) -> Refused:
    """The refusal that must come."""
    with pytest.raises(Refused) as refusal:
        ask()
    return refusal.value


def count_until_refused(ask: Callable[[], object], most: int = 10_000) -> int:
    """Return the number of requests before one is refused."""
    count = 0

    def ask_on() -> None:
        nonlocal count
        while count < most:
            ask()
            count += 1

    assert refused(ask_on).reason is Reason.TOO_FAST
    return count


def count_messages(budget: MessageBudget, most: int = 1_000) -> int:
    """Return the number of messages within the budget before one is too many."""
    return next((count for count in range(most) if not budget.take()), most)


def make_table(guard: RateLimiter, address: str) -> None:
    guard.may_create_table(address)
    guard.table_made(address, new_id())


def miss(guard: RateLimiter, address: str, key: str = WRONG_CODE) -> None:
    """Look for a table that does not exist."""
    with suppress_unknown(), guard.looking_up(address, key):
        raise Refused(Reason.UNKNOWN_TABLE, "There is none.")


class suppress_unknown(suppress):  # noqa: N801 - as `suppress`
    def __init__(self) -> None:
        super().__init__(Refused)

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        return isinstance(error, Refused) and error.reason is Reason.UNKNOWN_TABLE


# --- buckets ----------------------------------------------------------------------------------------------------------


def test_a_bucket_lets_through_what_it_holds_and_then_so_much_a_second() -> None:
    bucket = Bucket.full(Rate(3, 2), 0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_a_bucket_says_how_long_to_wait() -> None:
    bucket = Bucket.full(Rate(1, 0.5), 0)
    assert bucket.wait(0) == 0
    assert bucket.take(0)
    assert bucket.wait(0) == 2
    assert bucket.wait(1.5) == 0.5


def test_the_debt_of_a_bucket_is_bounded() -> None:
    bucket = Bucket.full(Rate(30, 0.5), 0)
    for _ in range(900):
        bucket.owe(0, longest=120)
    assert bucket.wait(0) == 120


def test_an_address_seen_for_the_first_time_has_its_whole_share_although_time_goes_on() -> None:
    """A bucket that is made a moment after the clock was read must not lack that moment."""
    ticks = itertools.count()
    guard = RateLimiter(
        Settings("https://cards.test", limits=Limits(misses_per_minute=1, tables_per_minute=1, hellos=Rate(1, 1e-9))),
        lambda: next(ticks) * 1e-6,
    )
    miss(guard, HOME)
    guard.may_create_table(HOME)
    guard.may_say_hello(HOME)


# --- addresses --------------------------------------------------------------------------------------------------------


def test_a_home_cannot_get_round_the_limits_by_its_many_addresses() -> None:
    guard = limiter(limits=Limits(sockets_of_an_address=2, tables_per_minute=2, misses_per_minute=2))
    homes = [f"2001:db8:1:2::{number:x}" for number in range(3)]
    peers = [Peer() for _ in homes]
    for address, peer in zip(homes[:2], peers, strict=False):
        guard.open_socket(address, peer)
        guard.may_create_table(address)
        miss(guard, address)
    limits: list[Callable[[str], None]] = [
        lambda address: guard.open_socket(address, Peer()),
        guard.may_create_table,
        lambda address: miss(guard, address),
    ]
    for limit in limits:
        assert refused(partial(limit, homes[2])).reason is Reason.TOO_FAST
        limit("2001:db8:1:3::1")
    for peer in peers[:2]:
        guard.close_socket(peer)
    guard.open_socket(homes[2], peers[2])


@pytest.mark.parametrize("bits, homes, share", [(56, 256, 4), (48, 65_536, 16)])
def test_many_homes_of_one_prefix_have_a_wider_share_together(bits: int, homes: int, share: int) -> None:
    """M3: a free tunnel is a /48 with 65,536 homes."""
    guard = limiter(limits=Limits(tables_per_minute=3, tables_of_an_address=10**6))
    made = 0
    step = homes // 256
    for home in range(0, homes, step):
        with suppress(Refused):
            for _ in range(10):
                guard.may_create_table(f"2001:db8:1:{home:x}::1")
                made += 1
    assert made == 3 * share, f"a /{bits}"


def test_an_address_is_the_same_however_it_is_written() -> None:
    guard = limiter(limits=Limits(sockets_of_an_address=1))
    peer = Peer()
    guard.open_socket("::ffff:192.0.2.7", peer)
    refused(lambda: guard.open_socket("192.0.2.7", Peer()))
    guard.close_socket(peer)
    assert guard.sockets == 0


def test_an_address_that_is_none_is_counted_all_the_same() -> None:
    guard = limiter(limits=Limits(sockets_of_an_address=1))
    guard.open_socket("?", Peer())
    assert refused(lambda: guard.open_socket("?", Peer())).reason is Reason.TOO_FAST


def test_an_address_that_is_refused_all_the_time_waits_for_its_refusals() -> None:
    """Request floods: a refusal costs little, and thousands of them a second take a core."""
    time = Time()
    guard = limiter(time, limits=Limits(refusals=Rate(3, 1), requests=Rate(2, 1), handshakes=Rate(1, 2)))
    assert [guard.refusal_delay(HOME) for _ in range(7)] == [0, 0, 0, 1, 2, 3, 3]
    assert guard.refusal_delay("192.0.2.200") == 0
    assert [guard.request_delay(HOME) for _ in range(3)] == [0, 0, 1]
    assert [guard.handshake_delay(HOME) for _ in range(3)] == [0, 0.5, 1]
    time.seconds += 2
    assert [guard.refusal_delay(HOME) for _ in range(3)] == [1, 2, 3]
    time.seconds += 60
    assert guard.refusal_delay(HOME) == 0


def test_a_header_of_64_kilobytes_is_not_remembered_whole() -> None:
    guard = limiter()
    guard.may_say_hello("x" * 65_536)
    guard.table_made("x" * 65_536, new_id())
    assert [len(key) for key in guard._hellos._buckets._buckets] == [64]
    assert [len(address) for address in guard.tables.addresses()] == [64]


def test_memory_is_bounded_and_who_owes_something_is_not_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "_MAX_KEYS", 100)
    time = Time()
    guard = limiter(time, limits=Limits(misses_per_minute=1))
    miss(guard, HOME)
    for number in range(500):
        with guard.looking_up(f"10.0.{number // 256}.{number % 256}", WRONG_CODE):
            pass
    refused(lambda: miss(guard, HOME))
    assert len(guard._misses) == 100


def test_memory_is_bounded_when_everybody_owes_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "_MAX_KEYS", 100)
    guard = limiter()
    for number in range(1000):
        miss(guard, f"10.0.{number // 256}.{number % 256}")
    assert len(guard._misses) == 200


def test_an_address_with_open_sockets_keeps_its_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "_MAX_KEYS", 100)
    guard = limiter()
    guard.open_socket(HOME, Peer())
    mine = guard._messages.of(HOME)[0]
    for number in range(500):
        guard.message_budget(f"10.0.{number // 256}.{number % 256}")
    assert guard._messages.of(HOME)[0] is mine


def test_addresses_of_the_owner_s_choice_have_no_limits() -> None:
    one = Limits(
        sockets_of_an_address=1,
        tables_per_minute=1,
        tables_of_an_address=1,
        misses_per_minute=1,
        hellos=Rate(1, 1),
        newcomers=Rate(1, 1),
    )
    guard = limiter(limits=one, unlimited=frozenset({"127.0.0.1", "2001:db8::/32"}))
    for address in ("127.0.0.1", "::ffff:127.0.0.1", "2001:db8:1::1"):
        for number in range(5):
            guard.open_socket(address, Peer())
            guard.may_create_table(address)
            guard.table_made(address, f"{address} {number}")
            guard.may_say_hello(address)
            guard.may_join(address)
            miss(guard, address)
        assert count_messages(guard.message_budget(address)) == 1_000
    assert count_messages(guard.message_budget(HOME)) == guard.limits.messages_at_once


# --- messages, hellos, people -----------------------------------------------------------------------------------------


def test_the_sockets_of_an_address_share_a_budget_of_messages() -> None:
    """S3: 250 sockets at 50 messages a second each were allowed."""
    time = Time()
    guard = limiter(time)
    sockets = [guard.message_budget(HOME) for _ in range(250)]

    def heard(per_socket: int) -> int:
        return sum(budget.take() for budget in sockets for _ in range(per_socket))

    assert heard(49) == guard.limits.address_messages.at_once
    time.seconds += 1
    assert heard(49) == guard.limits.address_messages.per_second
    assert guard.message_budget(ELSEWHERE).take()


def test_thirty_phones_at_one_address_play_undisturbed() -> None:
    time = Time()
    guard = limiter(time)
    phones = [guard.message_budget(HOME) for _ in range(30)]
    for phone in phones:
        guard.may_say_hello(HOME)
        guard.may_join(HOME)
        assert phone.take()
    for second in range(1, 120):
        time.seconds = second
        assert all(phone.take() for phone in phones)


def test_hellos_are_limited_for_each_address_and_the_refusal_says_how_long_to_wait() -> None:
    guard = limiter()
    assert count_until_refused(lambda: guard.may_say_hello(HOME)) == guard.limits.hellos.at_once
    assert refused(lambda: guard.may_say_hello(HOME)).seconds == 1 / guard.limits.hellos.per_second
    guard.may_say_hello(ELSEWHERE)


def test_newcomers_are_limited_for_each_address() -> None:
    """M2: 500 times sit and leave from one address closed a table to newcomers in 11 seconds."""
    time = Time()
    guard = limiter(time)
    assert count_until_refused(lambda: guard.may_join(HOME)) == 60
    time.seconds = 60
    assert count_until_refused(lambda: guard.may_join(HOME)) == 20
    guard.may_join(ELSEWHERE)


def test_a_person_gestures_five_times_at_once_and_then_once_a_second() -> None:
    time = Time()
    guard = limiter(time)
    assert [guard.may_gesture("table", HOME, "ann", "SendEmote") for _ in range(7)] == [True] * 5 + [False] * 2
    assert guard.may_gesture("table", HOME, "bob", "SendEmote")
    assert guard.may_gesture("table", HOME, "ann", "HoldScores"), "whoever waves too much can still let others go on"
    time.seconds = 1
    assert [guard.may_gesture("table", HOME, "ann", "SendEmote") for _ in range(2)] == [True, False]


def test_the_people_of_a_table_gesture_forty_times_at_once_in_all() -> None:
    """S3: each gesture is sent to every listener, and one address may have 48 people and 200 listeners at a table."""
    time = Time()
    guard = limiter(time)
    people = [f"person {number}" for number in range(48)]
    assert sum(guard.may_gesture("table", HOME, person, "SendEmote") for person in people * 5) == 20
    others = [f"neighbour {number}" for number in range(48)]
    assert sum(guard.may_gesture("table", ELSEWHERE, person, "SendEmote") for person in others) == 20
    assert not guard.may_gesture("table", "203.0.113.5", "ann", "SendEmote")
    assert guard.may_gesture("another table", HOME, "ann", "SendEmote")
    time.seconds = 1
    assert sum(guard.may_gesture("table", HOME, person, "SendEmote") for person in people) == 5
    assert guard.may_gesture("table", "203.0.113.5", "bob", "SendEmote"), "one address leaves the others room"


def test_a_token_has_ten_sockets_and_one_more_closes_the_oldest() -> None:
    guard = limiter()
    peers = [Peer() for _ in range(12)]
    for peer in peers:
        guard.hold_token("ann", peer)
    assert [peer.refusals for peer in peers] == [[Reason.TOO_FAST]] * 2 + [[]] * 10
    for peer in peers:
        guard.release_token("ann", peer)
    assert not guard._of_token


# --- tables -----------------------------------------------------------------------------------------------------------


def test_an_address_makes_so_many_tables_a_minute() -> None:
    guard = limiter(limits=Limits(tables_per_minute=2))
    assert count_until_refused(lambda: guard.may_create_table(HOME)) == 2
    assert refused(lambda: guard.may_create_table(HOME)).seconds == 30
    guard.may_create_table(ELSEWHERE)


def test_an_address_makes_so_many_tables_a_day() -> None:
    """S8: finished games are kept for a year, and 43,200 a day would fill the disk of a small server."""
    time = Time()
    guard = limiter(time, limits=Limits(tables_per_minute=10, tables_per_day=100))
    made = 0
    for _ in range(60):
        made += count_until_refused(lambda: guard.may_create_table(HOME))
        time.seconds += 60
    assert 100 <= made <= 105
    guard.may_create_table(ELSEWHERE)


def test_tables_that_are_not_over_are_limited_for_each_address() -> None:
    """M3: one address filled the house in eleven hours and kept it full."""
    guard = limiter(limits=Limits(tables_of_an_address=2, tables_per_minute=1000))
    ids = [new_id() for _ in range(3)]
    for made in (*ids[:2], ids[1]):  # what is told twice is counted once
        guard.check_open_tables(HOME)
        guard.table_made(HOME, made)
        guard.check_open_tables(ELSEWHERE)
        if made == ids[1]:
            break
    assert refused(lambda: guard.may_create_table(HOME)).reason is Reason.TOO_FAST
    guard.may_create_table(ELSEWHERE)
    for _ in range(2):
        guard.table_ended(ids[0])
    guard.may_create_table(HOME)
    guard.table_made(HOME, ids[2])
    refused(lambda: guard.check_open_tables(HOME))
    guard.table_ended("a table of which nobody knows")


def test_no_more_tables_are_remembered_than_there_may_be() -> None:
    guard = limiter(limits=Limits(tables=10))
    for number in range(50):
        guard.table_made(HOME, str(number))
    assert list(guard.tables) == [str(number) for number in range(40, 50)]
    assert guard.tables.of(HOME) == 10


def test_one_address_never_fills_a_small_house() -> None:
    """M3: with `--most-tables 25` one address had all tables within a minute."""
    guard = limiter(limits=Limits(tables=25, tables_per_minute=1000))
    assert count_until_refused(lambda: make_table(guard, HOME)) == 6
    assert count_until_refused(lambda: make_table(guard, ELSEWHERE)) == 6


def test_not_even_a_patient_address_fills_the_house() -> None:
    """M3: unfinished games are kept for a month; those of earlier hours count too, up to half of the house."""
    time = Time()
    guard = limiter(time, limits=Limits(tables=25, tables_per_minute=1000))
    made = 0
    for _ in range(10):
        made += count_until_refused(lambda: make_table(guard, HOME))
        time.seconds += Limits().tables_counted + 1
    assert made == 12
    guard.may_create_table(ELSEWHERE)


def test_all_addresses_of_a_wide_prefix_together_leave_half_of_the_house() -> None:
    """M3: a free tunnel has 65,536 homes below one /48."""
    guard = limiter(limits=Limits(tables=25, tables_per_minute=1000))
    made = sum(
        count_until_refused(partial(make_table, guard, f"2001:db8:1:{home:x}::1")) for home in range(0, 0x10000, 0x1000)
    )
    assert made == 12


# --- wrong codes ------------------------------------------------------------------------------------------------------


def test_wrong_codes_make_an_address_wait_two_minutes_at_most() -> None:
    """S9: 900 wrong codes at once locked an address out for half an hour."""
    time = Time()
    guard = limiter(time)
    for _ in range(900):
        with suppress(Refused):
            miss(guard, HOME)
    assert 0 < (refused(lambda: miss(guard, HOME)).seconds or 0) <= 120
    time.seconds = 120
    with guard.looking_up(HOME, WRONG_CODE):
        pass


def test_codes_that_are_looked_up_at_once_are_bounded_too() -> None:
    """Nobody gets 900 tries for two minutes by sending them before the first is known to be wrong."""
    time = Time()
    guard = limiter(time)
    under_way = []
    with suppress(Refused):
        for _ in range(900):
            lookup = guard.looking_up(HOME, WRONG_CODE)
            lookup.__enter__()
            under_way.append(lookup)
    assert len(under_way) == 90, "30 at once, and two minutes' worth of 30 a minute"
    wrong = Refused(Reason.UNKNOWN_TABLE, "There is none.")
    for lookup in under_way:
        with suppress(Refused):
            lookup.__exit__(Refused, wrong, None)
    assert refused(lambda: miss(guard, HOME)).seconds == 120


def test_tokens_that_nobody_has_are_not_tried_for_ever() -> None:
    """S9: a table that exists takes longer to refuse; ten tries a second would find one by that."""
    time = Time()
    guard = limiter(time)
    refusal = Refused(Reason.TOO_FAST, "Too many wrong codes.")
    looks = 0
    for _ in range(100):
        with suppress(Refused), guard.trying_token(HOME, refusal):
            looks += 1
            raise refusal
    assert looks == 30
    with guard.trying_token(ELSEWHERE, refusal):
        pass  # whoever has a seat, owes nothing
    time.seconds = 120
    with guard.trying_token(HOME, refusal):
        pass


@pytest.mark.parametrize("key", ["KzF1zfwFBjwFUqp9sNjpAw", "no table at all", ""])
def test_only_codes_are_counted_as_misses(key: str) -> None:
    """S9: with 30 wrong codes nobody of the address could use a valid id any more."""
    guard = limiter(limits=Limits(misses_per_minute=1))
    for _ in range(10):
        miss(guard, HOME, key)
    miss(guard, HOME)
    refused(lambda: miss(guard, HOME))
    with guard.looking_up(HOME, key):
        pass


@pytest.mark.parametrize("typed", ["BCDFGH", "bcd-fgh", " bcd fgh "])
def test_a_code_is_counted_however_it_is_typed(typed: str) -> None:
    guard = limiter(limits=Limits(misses_per_minute=1))
    miss(guard, HOME, typed)
    refused(lambda: miss(guard, HOME, typed))


# --- blocks -----------------------------------------------------------------------------------------------------------


def test_a_blocked_network_is_refused_until_its_time_is_over() -> None:
    time = Time()
    guard = limiter(time)
    guard.set_blocks([("192.0.2.0/24", 5000), ("2001:db8::/32", None), ("203.0.113.9", None)])
    for address in ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8::1", "203.0.113.9"):
        assert refused(partial(guard.check_blocked, address)).reason is Reason.BLOCKED
    for address in ("192.0.3.7", "203.0.113.8", "?", ""):
        guard.check_blocked(address)
    time.seconds = 5
    guard.check_blocked("192.0.2.7")
    guard.set_blocks([])
    guard.check_blocked("2001:db8::1")


def test_sockets_of_a_newly_blocked_network_are_turned_away() -> None:
    guard = limiter()
    inside, outside = Peer(), Peer()
    guard.open_socket(HOME, inside)
    guard.open_socket(ELSEWHERE, outside)
    told: list[str] = []
    guard.on_block.append(lambda network: told.append(str(network)))
    guard.set_blocks([("192.0.2.0/24", None)])
    guard.set_blocks([("192.0.2.0/24", None)])
    assert inside.refusals[0] is Reason.BLOCKED
    assert outside.refusals == []
    assert told == ["192.0.2.0/24"]
