"""Reinforcement-learning environments: PettingZoo, Gymnasium, OpenSpiel, and text for language models.

Importing this registers the environments with those of the three suites that are installed (`pip install 'flip7[envs]'`
brings them all):

- PettingZoo: `pettingzoo.make("aec", "flip7/flip7-v0")`, or `from flip7.envs import flip7_v0`
- Gymnasium: `gymnasium.make("Flip7-v0")` and `gymnasium.make_vec("Flip7-v0", num_envs=1024)`
- OpenSpiel: `pyspiel.load_game("python_flip7(players=4)")`
- text: `flip7.envs.language`

docs/environments.md has the rest.
"""

from importlib.util import find_spec
from typing import Final

from flip7.extras import require

require("numpy", extra="envs")
from flip7.kernel.observation import VERSION  # noqa: E402 - it needs NumPy

GYMNASIUM_ID: Final = f"Flip7-v{VERSION}"
PETTINGZOO_ID: Final = f"flip7/flip7-v{VERSION}"


def _register() -> None:
    """Register the game with every suite that is installed, once. Nothing of it is loaded before it is made."""
    if find_spec("gymnasium"):
        import gymnasium  # an optional dependency

        if GYMNASIUM_ID not in gymnasium.registry:
            gymnasium.register(
                GYMNASIUM_ID,
                entry_point="flip7.envs.gymnasium:Flip7Env",
                vector_entry_point="flip7.envs.gymnasium_vector:Flip7VectorEnv",
            )
    if find_spec("pettingzoo"):
        import pettingzoo  # an optional dependency

        if PETTINGZOO_ID not in pettingzoo.aec_registry:
            pettingzoo.register("aec", PETTINGZOO_ID, "flip7.envs.pettingzoo:env")
            pettingzoo.register("parallel", PETTINGZOO_ID, "flip7.envs.pettingzoo:parallel_env")
    if find_spec("pyspiel"):
        from flip7.envs import open_spiel as open_spiel  # it registers itself


_register()
