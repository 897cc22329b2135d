"""The lobby of a web table in sentences: what is about to be played, who is there, and what is waited for."""

from flip7.core.rules import DEALER
from flip7.i18n.catalog import say
from flip7.i18n.lists import all_of
from flip7.play.session import GatheredSeat, Gathering
from flip7.protocol.room_options import FEWEST_SEATS


def game_words(gathering: Gathering) -> str:
    """Describe the game: target, unusual options, spectators."""
    words = [say("tui-lobby-target", target=str(gathering.target))]
    words += [say("tui-lobby-left-first")] if gathering.first is not DEALER else []
    words += [say("tui-lobby-clock", seconds=gathering.turn_seconds)] if gathering.turn_seconds is not None else []
    words += [] if gathering.odds else [say("tui-lobby-no-odds")]
    words += [say("tui-lobby-advice")] if gathering.advice else []
    words += [say("tui-lobby-watching", count=gathering.watching)] if gathering.watching else []
    return " · ".join(words)


def seat_words(seat: GatheredSeat) -> str:
    """Describe who sits at a seat, without the name: free, which bot, host, ready, away."""
    if seat.name is None:
        return say("tui-seat-free")
    if seat.bot is not None:
        return seat.bot
    marks = [say("tui-seat-host")] if seat.is_host else []
    marks += [say("tui-seat-ready")] if seat.ready else []
    marks += [] if seat.connected else [say("tui-seat-away")]
    return " · ".join(marks)


def waits_for(gathering: Gathering) -> str:
    """Say what the lobby waits for, and what the host can do about it."""
    if gathering.free:
        free = gathering.free
        if not gathering.is_host:
            return say("tui-lobby-free", free=free)
        bots = say("tui-lobby-free-host", free=free)
        taken = gathering.taken
        return bots if taken < FEWEST_SEATS else f"{bots} {say('tui-lobby-start-with', taken=taken)}"
    if not gathering.is_host:
        return say("tui-lobby-full", name=gathering.host or "?")
    absent = gathering.absent
    if absent:
        return say("tui-lobby-absent-host", count=len(absent), names=all_of(absent))
    return say("tui-lobby-full-host")
