"""Draws docs/pictures/env.png: a frame of the environment, in the middle of a game between bots."""

from pathlib import Path

from PIL import Image

from flip7.envs import flip7_v0

PICTURE = Path("docs/pictures/env.png")
SEED = 31
DECISIONS = 44


def main() -> None:
    """Some bots play so far, and the table is painted."""
    env = flip7_v0.raw_env(render_mode="rgb_array")
    env.reset(seed=SEED)
    for _ in range(DECISIONS):
        env.step(env.bot_action("level3"))
    Image.fromarray(env.render()).save(PICTURE, optimize=True)


if __name__ == "__main__":
    main()
