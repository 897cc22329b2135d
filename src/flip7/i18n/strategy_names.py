"""The names of simple rules."""

from flip7.analysis.solver.simple_strategies import Kind, SimpleRule
from flip7.i18n.catalog import say


def percent(rate: float) -> str:
    """Format a percentage: «29.3 %»."""
    return f"{100 * rate:.1f} %"


def rule_name(rule: SimpleRule) -> str:
    """Return the rule in a sentence's words."""
    return say(f"solve-rule-{rule.kind}", at=_place_of(rule))


def short_name(rule: SimpleRule) -> str:
    """Return the rule in as few words as fit beside a chart."""
    return say(f"solve-short-{rule.kind}", at=_place_of(rule))


def _place_of(rule: SimpleRule) -> str:
    """Format where the rule stays."""
    return f"{100 * rule.at:.0f} %" if rule.kind is Kind.RISK else f"{rule.at:g}"
