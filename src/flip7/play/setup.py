"""Set up a game of `flip7 play`: a new one, or one resumed from a file."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from flip7.core.errors import Flip7Error
from flip7.core.rules import Rules
from flip7.core.seats import Seat
from flip7.core.shuffle import seed_hash, seed_of
from flip7.i18n.catalog import say_in
from flip7.i18n.languages import LANGUAGES
from flip7.play.options import PlayOptions
from flip7.play.seating import Occupant, Person, seated_again, seated_anew, seating
from flip7.play.user_data import remember_name
from flip7.record import Record
from flip7.record.files import BadFile, read_game


class BadTogether(Flip7Error):
    """Options that contradict each other."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A game to play: its record so far, and who sits where."""

    record: Record
    players: Sequence[Occupant]
    one_try: bool = False
    """Whether no choice can be taken back."""
    way_back: str = ""
    """The command that goes on with this game, if it is not `play --resume`."""

    @property
    def people(self) -> frozenset[Seat]:
        """The seats that are played at this keyboard."""
        return frozenset(Seat(seat) for seat, player in enumerate(self.players) if isinstance(player, Person))


def setting_of(options: PlayOptions) -> Setting:
    """Set up the game that the options describe."""
    if options.resume is None:
        return _new(options)
    return _resumed(options, options.resume) if options.after is None else _branched(options, options.resume)


def remember_player(setting: Setting) -> None:
    """Remember the name of the first person at this keyboard for the next game, unless nobody has chosen one."""
    name = next((player.name for player in setting.players if isinstance(player, Person)), None)
    if name is not None and name not in {say_in(language, "usual-person") for language in LANGUAGES}:
        remember_name(name)


def _new(options: PlayOptions) -> Setting:
    names = options.names or ((options.me,) if options.me else ())
    players = seating(names, options.bots, options.seats)
    usual = Rules()
    rules = Rules(target=usual.target if options.target is None else options.target, first=options.first or usual.first)
    seed = _seed(options.seed)
    record = Record(seats=tuple(map(str, players)), rules=rules, seed=seed, seed_hash=seed_hash(seed))
    return Setting(record, players)


def _seed(text: str | None) -> bytes:
    """Return the seed of a text, or an unguessable one."""
    return secrets.token_bytes(32) if text is None else seed_of(text)


def _branched(options: PlayOptions, file: Path) -> Setting:
    """Play the game of the file on from one of its choices, in another way."""
    assert options.after is not None, "the number of choices that are kept"
    _check_settled(options, {"--names": options.names or None})
    record = read_game(str(file))
    try:
        return branch_setting(record, options.after, same_cards=not options.new_cards)
    except Flip7Error as error:
        raise BadFile(str(file), str(error)) from None


def branch_setting(record: Record, choices: int, *, same_cards: bool, seed: bytes | None = None) -> Setting:
    """Set up a branch that keeps this many choices; raise `BadBranch` where nobody is asked."""
    from flip7.play.branching import branch_off  # start-up time: it loads the bots

    return Setting(*branch_off(record, choices, same_cards=same_cards, seed=seed))


def _check_settled(options: PlayOptions, more: dict[str, object]) -> None:
    """Refuse options that say what a game that goes on has settled."""
    settled = {
        "--seats": options.seats,
        "--bots": options.bots or None,
        "--seed": options.seed,
        "--target": options.target,
        "--first": options.first,
        **more,
    }
    for option, value in settled.items():
        if value is not None:
            message = f"{option} cannot be changed in a game that goes on"
            raise BadTogether(message)


def _resumed(options: PlayOptions, file: Path) -> Setting:
    """Resume the game of the file with its own players, or with others in their seats."""
    _check_settled(options, {})
    from flip7.play.daily import deal_in  # start-up time: it loads the bots

    record = read_game(str(file))
    players = seated_anew(options.names, len(record.seats)) if options.names else seated_again(record.seats)
    one_try = deal_in(record) is not None
    return Setting(replace(record, seats=tuple(map(str, players))), players, one_try, options.way_back)
