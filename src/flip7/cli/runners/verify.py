"""Run `flip7 verify`: list what can be proved of a game, and what cannot."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from flip7.cli.runners.replay import replay_file
from flip7.core.events import Reshuffled
from flip7.core.seats import Seat
from flip7.core.shuffle import secret_hash, seed_hash
from flip7.i18n.catalog import say
from flip7.i18n.seat_names import Names
from flip7.record import Mix, Replay
from flip7.record.files import BadFile
from flip7.terminal.lineui.screen import Screen


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is proved, or that cannot be checked."""

    text: str
    holds: bool


def verify(file: str, published: str | None, screen: Screen) -> None:
    """Check everything that can be checked and list it; raise `BadFile` if something does not hold."""
    if published is not None and not re.fullmatch(r"[0-9a-fA-F]{64}", published):
        raise BadFile("--hash", f"{published[:80]!r} is not 64 hex digits")
    replayed = replay_file(file)
    _check_hash(file, replayed, published)
    _check_secret(file, replayed.record.mix)
    for finding in _findings(replayed, published):
        screen.note(f"{'✓' if finding.holds else '-'} {finding.text}")
    screen.finish()


def _check_hash(file: str, replayed: Replay, published: str | None) -> None:
    if replayed.record.branch is not None:
        return
    seed = replayed.record.seed
    for claimed in (replayed.record.seed_hash, published):
        if seed is not None and claimed is not None and claimed.lower() != seed_hash(seed):
            raise BadFile(file, say("verify-wrong-hash", hash=seed_hash(seed), published=claimed.lower()))
    if published is not None and seed is None:
        raise BadFile(file, say("verify-hash-no-seed"))
    own = replayed.record.seed_hash
    if own is not None and published is not None and own != published.lower():
        raise BadFile(file, say("verify-other-hash", hash=own, published=published.lower()))


def _check_secret(file: str, mix: Mix | None) -> None:
    if mix is None or mix.secret_hash is None:
        return
    if mix.secret_hash != secret_hash(mix.secret):
        raise BadFile(file, say("verify-wrong-secret", hash=secret_hash(mix.secret), published=mix.secret_hash))


def _findings(replayed: Replay, published: str | None) -> Iterator[Finding]:
    record = replayed.record
    yield Finding(say("verify-choices", count=len(record.choices)), holds=True)
    yield _end(replayed)
    if record.branch is not None:  # whoever played it could know the cards, seed or not
        yield Finding(say("verify-branch", choices=record.branch.choices), holds=False)
        return
    yield from _shuffles(replayed)
    yield _hash(replayed, published)
    if record.mix is not None:
        yield from _mix(record.mix)
    if record.seed is not None:
        yield Finding(say("verify-seed-hash", hash=seed_hash(record.seed)), holds=True)


def _end(replayed: Replay) -> Finding:
    table = replayed.game.table
    if table.winner is None:
        return Finding(say("verify-not-over", number=table.round), holds=True)
    name = Names(replayed.record.seats)[Seat(table.winner)]
    return Finding(say("verify-over", name=name, rounds=table.round), holds=True)


def _shuffles(replayed: Replay) -> Iterator[Finding]:
    record = replayed.record
    needed = 1 + sum(isinstance(event, Reshuffled) for event in replayed.events)
    written = len(record.shuffles or ())
    if record.drawn is not None:
        yield Finding(say("verify-real-deck"), holds=False)
    elif record.seed is None:
        yield Finding(say("verify-no-seed"), holds=False)
    elif written:
        yield Finding(say("verify-shuffles", count=min(needed, written)), holds=True)
    else:
        yield Finding(say("verify-seed-only", count=needed), holds=True)
    if written > needed:
        yield Finding(say("verify-shuffles-spare", count=written - needed), holds=False)


def _hash(replayed: Replay, published: str | None) -> Finding:
    if replayed.record.seed_hash is None and published is None:
        return Finding(say("verify-no-hash"), holds=False)
    if replayed.record.seed is None:
        return Finding(say("verify-hash-no-seed"), holds=False)
    return Finding(say("verify-hash"), holds=True)


def _mix(mix: Mix) -> Iterator[Finding]:
    yield Finding(say("verify-mix", count=len(mix.words)), holds=True)
    if mix.secret_hash is None:
        yield Finding(say("verify-no-secret-hash"), holds=False)
    else:
        yield Finding(say("verify-secret"), holds=True)
    yield Finding(say("verify-secret-hash", hash=secret_hash(mix.secret)), holds=True)
