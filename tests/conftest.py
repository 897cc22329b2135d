"""Hypothesis profiles: quick by default, thorough or brief with HYPOTHESIS_PROFILE. And the order of the tests."""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "quick", max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.register_profile("thorough", parent=settings.get_profile("quick"), max_examples=1000, derandomize=False)
settings.register_profile("brief", parent=settings.get_profile("quick"), max_examples=10)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests come first: with quick ones at the end, no processor waits long for the other."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
