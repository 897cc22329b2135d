"""Tests of the screens may be coroutines: each runs in a loop of its own."""

from tests.server.conftest import pytest_pyfunc_call

__all__ = ["pytest_pyfunc_call"]
