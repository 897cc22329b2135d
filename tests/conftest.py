"""Hypothesis profiles: quick by default, thorough in CI and with HYPOTHESIS_PROFILE=thorough."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "quick", max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.register_profile("thorough", parent=settings.get_profile("quick"), max_examples=1000, derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
