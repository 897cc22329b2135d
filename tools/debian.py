"""Sees to it that there are programs for the tests of deployment: this machine's, or Debian's packages.

Such as `python tools/debian.py nginx caddy systemd-analyze`.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.deploy.programs import PACKAGES, found


def install(packages: list[str]) -> None:
    """Install Debian's packages, if that can be done here; no service of theirs is started."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    for command in (["update", "-qq"], ["install", "-qq", "--yes", "--no-install-recommends", *packages]):
        subprocess.run(
            ["apt-get", *command], check=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=environment
        )


def main(names: list[str]) -> None:
    """They are there, or it is said which are not; the tests that need them are left out then."""
    missing = [name for name in names if found(name) is None]
    if not missing:
        return
    print(f"Setting up {', '.join(missing)}, for the tests of deployment")
    install([PACKAGES[name] for name in missing])
    missing = [name for name in missing if found(name) is None]
    if missing:
        print(f"{', '.join(missing)} could not be installed: the tests that need them will be skipped.")


if __name__ == "__main__":
    main(sys.argv[1:])
