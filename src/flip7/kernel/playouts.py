"""Play-outs: two answers to one question, each played on to the end of the round or of the game, with the same cards.

`flip7.arena.paired` compares two bots by them. Everybody plays by a policy of their own, unlike in `rollouts`.
"""

from flip7.kernel.jit import Bits, Record, Records, compiled, i64
from flip7.kernel.network import next_first
from flip7.kernel.policy_eval import answer_of
from flip7.kernel.referee import GAME_OVER, ROUND_OVER, change_future, copy_game, resume, round_points, stream_of
from flip7.kernel.win_chances import look_at_shoe, win_chances


@compiled
def play_out(
    s: Record,
    answer: int,
    stream: Bits,
    to_the_end: int,
    lineup: Record,
    policies: Records,
    tables: Records,
    nets: Records,
    net: Record,
    notes: Record,
    spare: Record,
) -> float:
    """Return what the answer was worth to the asked seat in one play-out.

    That is 1 or 0 at the end of the game, else the chance to win that the net foresees at the end of the round.
    """
    me = i64(s.who)
    copy_game(spare, s)
    change_future(spare, stream, stream)
    asked = resume(spare, i64(spare.asked), answer)
    while asked != GAME_OVER and (to_the_end or asked != ROUND_OVER):
        answer = i64(0)
        if asked != ROUND_OVER:
            spare.asked = asked
            policy = policies[lineup.player[spare.who]]
            answer = answer_of(spare, asked, policy, tables[policy.table], nets[policy.net], notes)
        asked = resume(spare, asked, answer)
    if asked == GAME_OVER:
        return 1.0 if spare.winner == me else 0.0
    for seat in range(i64(spare.seats)):
        notes.totals[seat] = spare.scores[seat] + round_points(spare, seat)
    look_at_shoe(spare, notes)
    win_chances(i64(spare.seats), i64(spare.target), next_first(spare), net, notes)
    chance: float = notes.win[me]
    return chance


@compiled
def advantage(
    games: Records,
    one: int,
    other: int,
    seed: Bits,
    pairs: int,
    to_the_end: int,
    lineups: Records,
    policies: Records,
    tables: Records,
    nets: Records,
    notes: Records,
    spares: Records,
) -> float:
    """Return how much more one answer to the one game's question is worth than the other: the mean of so many pairs.

    The first lineup says who plays on at each seat; the net of the last policy foresees the chances to win.
    """
    net = nets[policies[len(policies) - 1].net]
    whole = 0.0
    for pair in range(pairs):
        stream = stream_of(seed, pair)
        for answer, sign in ((one, 1.0), (other, -1.0)):
            whole += sign * play_out(
                games[0], answer, stream, to_the_end, lineups[0], policies, tables, nets, net, notes[0], spares[0]
            )
    return whole / pairs
