"""The names of simple rules."""

from typing import assert_never

from flip7.analysis.solver.simple_strategies import Kind, SimpleRule
from flip7.i18n.catalog import say


def percent(rate: float) -> str:
    """Format a percentage: «29.3 %»."""
    return f"{100 * rate:.1f} %"


def rule_name(rule: SimpleRule) -> str:
    """Return the rule in a sentence's words."""
    at = _place_of(rule)
    match rule.kind:
        case Kind.POINTS:
            return say("solve-rule-points", at=at)
        case Kind.POINTS_UNLESS_SAFE:
            return say("solve-rule-points-unless-safe", at=at)
        case Kind.NUMBERS:
            return say("solve-rule-numbers", at=at)
        case Kind.RISK:
            return say("solve-rule-risk", at=at)
        case Kind.ONE_CARD:
            return say("solve-rule-one-card")
        case _:
            assert_never(rule.kind)


def short_name(rule: SimpleRule) -> str:
    """Return the rule in as few words as fit beside a chart."""
    at = _place_of(rule)
    match rule.kind:
        case Kind.POINTS:
            return say("solve-short-points", at=at)
        case Kind.POINTS_UNLESS_SAFE:
            return say("solve-short-points-unless-safe", at=at)
        case Kind.NUMBERS:
            return say("solve-short-numbers", at=at)
        case Kind.RISK:
            return say("solve-short-risk", at=at)
        case Kind.ONE_CARD:
            return say("solve-short-one-card")
        case _:
            assert_never(rule.kind)


def _place_of(rule: SimpleRule) -> str:
    """Format where the rule stays."""
    return f"{100 * rule.at:.0f} %" if rule.kind is Kind.RISK else f"{rule.at:g}"
