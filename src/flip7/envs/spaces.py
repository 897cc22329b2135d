"""Gymnasium spaces of observations and actions."""

import numpy as np
from gymnasium import spaces

from flip7.envs.actions import actions
from flip7.kernel.observation import MAX_TARGETS, SEAT_FEATURES, SEAT_WIDTH, TABLE_WIDTH, observation_size, offsets


def observation_box(players: int) -> spaces.Box:
    """Return the box of an observation: shares from 0 to 1, but for points, which go up to a few targets."""
    high = np.ones(observation_size(players), np.float32)
    for seat in range(players):
        for points in ("points", "total"):
            high[TABLE_WIDTH + seat * SEAT_WIDTH + offsets(SEAT_FEATURES)[points]] = MAX_TARGETS
    return spaces.Box(np.zeros_like(high), high, dtype=np.float32)


def observation_with_mask(players: int) -> spaces.Dict:
    """Return the space of an observation, and beside it 1 for each action that is open."""
    return spaces.Dict(
        {
            "observation": observation_box(players),
            "action_mask": spaces.Box(0, 1, (actions(players),), np.int8),
        }
    )
