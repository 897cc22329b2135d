"""Learners against bots: many games with one agent each, stepped together from action to action.

`observing` says what an agent sees, can do and gets. Between two questions to the agent everybody else plays by policy.
"""

from typing import Final

from flip7.kernel.jit import Record, Records, compiled, i64, inlined, record_type
from flip7.kernel.observation import (
    answer_of_action,
    is_action,
    reward_of,
    write_mask,
    write_observation,
)
from flip7.kernel.policy_eval import ASKS, answer_of
from flip7.kernel.referee import GAME_OVER, NOBODY, ROUND_OVER, new_game, resume

AGENT: Final = 0
"""The agent's number among the players; the others are bots."""
ILLEGAL: Final = -1.0
"""The reward for an illegal action, which loses the game and ends it."""

AGENT_SLOT_FIELDS: Final = (
    ("game", "i8", (), "the number of the game that is played here"),
    ("seat", "u1", (), "where the agent sits"),
    ("over", "u1", (), "1 if the game is over: the next step begins another"),
    ("illegal", "u1", (), "1 if it is over because the agent did what was not open to it"),
)
AGENT_SLOT: Final = record_type(AGENT_SLOT_FIELDS)


@compiled
def until_asked(
    s: Record, asked: int, lineup: Record, policies: Records, tables: Records, nets: Records, notes: Records
) -> None:
    """Answer for everybody with a policy, up to a question for somebody without one, or the end of the game."""
    while asked != GAME_OVER:
        answer = i64(0)
        if asked != ROUND_OVER:
            policy = policies[lineup.player[s.who]]
            if policy.rules & ASKS:
                break
            s.asked = asked
            if nets is None:
                answer = answer_of(s, asked, policy, tables[policy.table], None, None)
            else:
                answer = answer_of(s, asked, policy, tables[policy.table], nets[policy.net], notes[0])
        asked = resume(s, asked, answer)
    s.asked = asked


@compiled
def step(
    games: Records,
    slots: Records,
    setups: Records,
    lineups: Records,
    policies: Records,
    tables: Records,
    nets: Records,
    notes: Records,
    kind: int,
    actions: Records,
    observations: Records,
    masks: Records,
    rewards: Records,
    ended: Records,
) -> None:
    """Play the action in every slot, and go on up to the next question for Python.

    A slot whose game is over begins its next one instead, whatever the action: the games of a slot are numbered as far
    apart as there are slots. Where the game goes on, the observation is that of the seat that is asked, which is the
    agent's unless some bot has no policy; where it is over, it is the agent's last.
    """
    setup = setups[0]
    for place in range(len(games)):
        s = games[place]
        slot = slots[place]
        rewards[place] = 0.0
        if slot.over:
            slot.game += len(games)
            begin(s, slot, len(games), setup, lineups, policies, tables, nets, notes)
        elif is_action(s, i64(actions[place])):
            asked = resume(s, i64(s.asked), answer_of_action(s, i64(actions[place])))
            until_asked(s, asked, lineups[slot.game % setup.lineups], policies, tables, nets, notes)
        else:
            slot.illegal = 1
        show(s, slot, kind, place, observations, masks, rewards, ended)


@compiled
def begin_all(
    games: Records,
    slots: Records,
    setups: Records,
    lineups: Records,
    policies: Records,
    tables: Records,
    nets: Records,
    notes: Records,
    kind: int,
    observations: Records,
    masks: Records,
    rewards: Records,
    ended: Records,
) -> None:
    """Begin in every slot the game whose number it has, up to the first question for Python."""
    setup = setups[0]
    for place in range(len(games)):
        s = games[place]
        slot = slots[place]
        begin(s, slot, len(games), setup, lineups, policies, tables, nets, notes)
        show(s, slot, kind, place, observations, masks, rewards, ended)


@compiled
def begin(
    s: Record,
    slot: Record,
    stride: int,
    setup: Record,
    lineups: Records,
    policies: Records,
    tables: Records,
    nets: Records,
    notes: Records,
) -> None:
    """Begin the slot's game, up to a question; a game that is over before the agent is ever asked is skipped."""
    slot.over = 0
    slot.illegal = 0
    while True:
        lineup = lineups[slot.game % setup.lineups]
        new_game(s, setup, slot.game)
        until_asked(s, i64(s.asked), lineup, policies, tables, nets, notes)
        if s.asked != GAME_OVER:
            break
        slot.game += stride
    for seat in range(setup.seats):
        if lineup.player[seat] == AGENT:
            slot.seat = seat


@inlined
def show(
    s: Record,
    slot: Record,
    kind: int,
    place: int,
    observations: Records,
    masks: Records,
    rewards: Records,
    ended: Records,
) -> None:
    """Write what the agent is told after a step."""
    seat = i64(slot.seat)
    if slot.illegal:
        slot.over = 1
        rewards[place] = ILLEGAL
    elif s.asked == GAME_OVER:
        slot.over = 1
        rewards[place] = reward_of(s, seat, kind)
    else:
        seat = i64(s.who)
    ended[place] = slot.over
    write_observation(s, seat, observations[place])
    write_mask(s, i64(NOBODY) if slot.over else seat, masks[place])
