"""The PettingZoo environment under the name that PettingZoo's users expect.

>>> from flip7.envs import flip7_v0
>>> env = flip7_v0.env(players=3)
>>> env.reset(seed=7)
>>> env.agent_selection
'player_0'
"""

from flip7.envs.pettingzoo import env, parallel_env, raw_env

__all__ = ["env", "parallel_env", "raw_env"]
