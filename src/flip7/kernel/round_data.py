"""Training data of the win chances: how seats stand between two rounds, and what rounds played from there led to.

The target of a position is no single game's winner but the mean over some rounds of the chances after the round (1 or 0
if the game is over): fitted value iteration, with a tenth of the noise. Every seat plays by its own policy, in the
games and in the rounds.
"""

from typing import Final

from flip7.kernel.jit import Bits, Record, Records, compiled, i64, inlined, record_type, u64
from flip7.kernel.network import CHANCE_INPUTS, SHOE_INPUTS, next_first, survey
from flip7.kernel.policy_eval import answer_of
from flip7.kernel.referee import (
    GAME_OVER,
    ROUND_OVER,
    change_future,
    copy_game,
    mixed,
    new_game,
    resume,
    round_points,
    stream_of,
)
from flip7.kernel.training_data import MAX_WATCHED
from flip7.kernel.win_chances import look_at_shoe, look_at_standing, win_chances

STANDING_FIELDS: Final = (
    ("first", "i8", (), "who is dealt to first in the next round"),
    ("winner", "i8", (), "who won the game in the end"),
    ("totals", "f8", (MAX_WATCHED,), "everybody's points"),
    ("skills", "f8", (MAX_WATCHED,), "how well each plays"),
    ("shoe", "f8", (SHOE_INPUTS,), "what is left in the draw pile"),
    ("chances", "f8", (MAX_WATCHED,), "the mean of the chances to win after the rounds played from here"),
)
STANDING: Final = record_type(STANDING_FIELDS)

LATE: Final = 50
"""Points before the target; from there a position is taken three times as often."""
ELSEWHERE: Final = 4
"""One position in this many gets totals, or a draw pile, as they would rarely come up."""


@inlined
def below(bits: Bits, bound: int) -> int:
    """Return a number below the bound; of the bits the upper half is used."""
    return i64(((bits >> u64(32)) * u64(bound)) >> u64(32))


@compiled
def watch_standings(
    games: Records,
    setups: Records,
    lineups: Records,
    policies: Records,
    tables: Records,
    nets: Records,
    notes: Records,
    spares: Records,
    starts: Records,
    skills: Records,
    rows: Records,
    one_in: int,
    tries: int,
    to_the_end: int,
    emptied: int,
    begin: int,
    end: int,
) -> int:
    """Play the games; note one position between two rounds in `one_in`, with the mean of so many rounds from there.

    With no tries only who won is known. To the end: every position is as likely as any other and stays as it came up,
    and whole games are played from it, so that nothing learned is in its chances. Otherwise some get other totals, and
    of these one in `emptied` an empty draw pile. Returns how many were noted.
    """
    s = games[0]
    setup = setups[0]
    noted = 0
    for game in range(begin, end):
        lineup = lineups[game % setup.lineups]
        new_game(s, setup, game)
        for seat in range(i64(s.seats)):
            notes[0].skills[seat] = skills[lineup.player[seat]]
        asked = i64(s.asked)
        since = noted
        while asked != GAME_OVER:
            answer = i64(0)
            if asked == ROUND_OVER:
                luck = stream_of(mixed(s.luck), s.round)
                if noted < len(rows) and is_chosen(s, luck, one_in, to_the_end):
                    start = starts[0]
                    copy_game(start, s)
                    start.asked = asked
                    if tries and not to_the_end:
                        move_elsewhere(start, mixed(luck), emptied)
                    if note_standing(start, notes[0], rows[noted]):
                        play_rounds(
                            start,
                            luck,
                            lineup,
                            policies,
                            tables,
                            nets,
                            notes[0],
                            spares[0],
                            rows[noted],
                            tries,
                            to_the_end,
                        )
                        noted += 1
            else:
                s.asked = asked
                policy = policies[lineup.player[s.who]]
                answer = answer_of(s, asked, policy, tables[policy.table], nets[policy.net], notes[0])
            asked = resume(s, asked, answer)
        for place in range(since, noted):
            rows[place].winner = s.winner
    return noted


@compiled
def is_chosen(s: Record, luck: Bits, one_in: int, alike: int) -> bool:
    """Return whether the position is noted: late ones three times as often, unless all are alike."""
    highest = i64(0)
    for seat in range(i64(s.seats)):
        highest = max(highest, i64(s.scores[seat]) + round_points(s, seat))
    return below(luck, one_in * 3) < (3 if alike or highest + LATE >= s.target else 1)


@compiled
def move_elsewhere(s: Record, luck: Bits, emptied: int) -> None:
    """Give one position in `ELSEWHERE` other totals, and now and then an empty draw pile."""
    if below(luck, ELSEWHERE):
        return
    luck = mixed(luck)
    if below(luck, emptied) == 0:
        s.left = 0
        s.known = 0
        for card in range(len(s.in_pile)):
            s.in_pile[card] = 0
    luck = mixed(luck)
    base = below(luck, i64(s.target))
    luck = mixed(luck)
    reach = 1 + below(luck, i64(s.target))
    for seat in range(i64(s.seats)):
        luck = mixed(luck)
        total = min(max(base + below(luck, reach) - reach // 2, 0), i64(s.target) - 1)
        s.scores[seat] = max(total - round_points(s, seat), 0)


@compiled
def note_standing(s: Record, notes: Record, row: Record) -> bool:
    """Record how the seats stand at the end of a round; return whether the game goes on."""
    for seat in range(i64(s.seats)):
        notes.totals[seat] = s.scores[seat] + round_points(s, seat)
        row.totals[seat] = notes.totals[seat]
        row.skills[seat] = notes.skills[seat]
    survey(i64(s.seats), notes)
    look_at_shoe(s, notes)
    for place in range(SHOE_INPUTS):
        row.shoe[place] = notes.shoe[place]
    row.first = next_first(s)
    return notes.highest < s.target or notes.highest == notes.second_highest


@compiled
def play_rounds(
    s: Record,
    luck: Bits,
    lineup: Record,
    policies: Records,
    tables: Records,
    nets: Records,
    notes: Record,
    spare: Record,
    row: Record,
    tries: int,
    to_the_end: int,
) -> None:
    """Record the mean of the chances to win after so many rounds; the first policy's net foresees them.

    To the end: of so many games.
    """
    seats = i64(s.seats)
    for seat in range(seats):
        row.chances[seat] = 0.0
    for tried in range(tries):
        copy_game(spare, s)
        stream = stream_of(luck, tried)
        change_future(spare, stream, stream)
        asked = resume(spare, ROUND_OVER, i64(0))
        while asked != GAME_OVER and (to_the_end or asked != ROUND_OVER):
            answer = i64(0)
            if asked != ROUND_OVER:
                spare.asked = asked
                policy = policies[lineup.player[spare.who]]
                answer = answer_of(spare, asked, policy, tables[policy.table], nets[policy.net], notes)
            asked = resume(spare, asked, answer)
        if asked == GAME_OVER:
            row.chances[spare.winner] += 1.0 / tries
            continue
        for seat in range(seats):
            notes.totals[seat] = spare.scores[seat] + round_points(spare, seat)
        look_at_shoe(spare, notes)
        win_chances(seats, i64(spare.target), next_first(spare), nets[policies[0].net], notes)
        for seat in range(seats):
            row.chances[seat] += notes.win[seat] / tries


@compiled
def standing_inputs(rows: Records, seats: int, target: int, notes: Records, inputs: Records) -> None:
    """Write the network's inputs, for every position and every seat, one after the other."""
    noted = notes[0]
    line = 0
    for place in range(len(rows)):
        row = rows[place]
        for seat in range(seats):
            noted.totals[seat] = row.totals[seat]
            noted.skills[seat] = row.skills[seat]
        for number in range(SHOE_INPUTS):
            noted.shoe[number] = row.shoe[number]
        survey(seats, noted)
        for seat in range(seats):
            look_at_standing(seat, seats, target, row.first, noted)
            for number in range(CHANCE_INPUTS):
                inputs[line, number] = noted.inputs[number]
            line += 1
