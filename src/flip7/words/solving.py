"""Words for simple rules."""

from flip7.odds.solver.rules import Kind, SimpleRule
from flip7.words.fluent import say


def percent(rate: float) -> str:
    """«29.3 %»."""
    return f"{100 * rate:.1f} %"


def rule_name(rule: SimpleRule) -> str:
    """The rule in a sentence's words."""
    return say(f"solve-rule-{rule.kind}", at=place_of(rule))


def short_name(rule: SimpleRule) -> str:
    """The rule in as few words as fit beside a chart."""
    return say(f"solve-short-{rule.kind}", at=place_of(rule))


def place_of(rule: SimpleRule) -> str:
    """Where the rule stays."""
    return f"{100 * rule.at:.0f} %" if rule.kind is Kind.RISK else f"{rule.at:g}"
