"""Programs of others that a deployment needs: where they are, and what is done with a test if they are not there."""

import os
import shutil
from typing import Final

import pytest

PACKAGES: Final = {"nginx": "nginx", "caddy": "caddy", "systemd-analyze": "systemd"}
"""The packages of Debian in which they are."""


def found(name: str) -> str | None:
    """Where the program is; servers are in /usr/sbin, which is not in everybody's path."""
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")


def needed(name: str) -> str:
    """The program, or the test is skipped; where nobody would read that (CI=true), it fails."""
    where = found(name)
    if where is not None:
        return where
    reason = f"{name} is not installed; as root: python tools/debian.py {name}"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)
