"""The pages of the API reference: which public name stands where. mkdocstrings fills them from the docstrings."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

FOLDER: Final = "api"
HOMES: Final = {"Event": "flip7.core.events.Event", "events": "flip7.core.events"}
"""Names of `import flip7` that are documented with the module that they come from."""


@dataclass(frozen=True, slots=True)
class ApiPage:
    """A page of the reference: names of `import flip7` first, then other modules and names."""

    file: str
    title: str
    lead: str
    names: tuple[str, ...] = ()
    others: tuple[str, ...] = ()


PAGES: Final = (
    ApiPage(
        "game",
        "Game, table and rules",
        "A game asks, you answer, and it says what happened ([guide](../library.md)).",
        (
            "Game",
            "Table",
            "Place",
            "Status",
            "Rules",
            "First",
            "Seat",
            "Points",
            "seat_letter",
            "points",
            "round_points",
            "describe",
            "apply",
            "NothingToUndo",
            "Flip7Error",
        ),
    ),
    ApiPage(
        "decisions",
        "Questions and answers",
        "What `game.asked` can be, and what `game.play` takes.",
        ("Decision", "HitOrStay", "Give", "WhichCard", "Choice", "Move", "HIT", "STAY", "IllegalChoice"),
    ),
    ApiPage(
        "events",
        "Events",
        "Everything that can happen in a game; the numbers are those of [the rules](../rules.md).",
        ("Event", "events"),
    ),
    ApiPage(
        "cards",
        "Cards, decks and shuffles",
        "Where cards come from. How the order follows from a seed stands in [the shuffle](../shuffle.md).",
        (
            "Card",
            "Kind",
            "full_deck",
            "parse_card",
            "parse_cards",
            "Deck",
            "SeededDeck",
            "StackedDeck",
            "OpenDeck",
            "shuffled",
            "seed_of",
            "seed_hash",
            "mixed_seed",
            "secret_hash",
        ),
    ),
    ApiPage(
        "records",
        "Records, notation and positions",
        "A game or a position as text, both ways: [JSON records](../records.md), [the notation](../notation.md).",
        (
            "Record",
            "Mix",
            "read_record",
            "to_json",
            "to_notation",
            "replay",
            "Replay",
            "Step",
            "read_game",
            "read_games",
            "read_headers",
            "GameHeader",
            "write_games",
            "position",
            "Situation",
            "to_position",
            "from_position",
            "BadRecord",
            "BadNotation",
            "BadPosition",
            "BadFile",
        ),
        ("flip7.record.from_json", "flip7.record.from_notation", "flip7.record.summary", "flip7.arena.game_table"),
    ),
    ApiPage(
        "bots",
        "Bots",
        "Players that are programs ([guide](../bots.md)).",
        ("Bot", "bot_named", "play_bots", "usual_target", "BadBot", "UnknownBot"),
        ("flip7.bots.catalog", "flip7.bots.targets", "flip7.bots.external.serve"),
    ),
    ApiPage(
        "analysis",
        "Odds, advice and review",
        "What a table is worth, and why ([guide](../advice.md)). All but the odds needs the extra `study`.",
        ("bust_risk", "next_card", "NextCard", "play_out", "PlayedOut"),
        (
            "flip7.analysis.odds.next_cards",
            "flip7.analysis.odds.next_three",
            "flip7.analysis.odds.NextThree",
            "flip7.analysis.advice",
            "flip7.analysis.review",
            "flip7.analysis.reviewed_game",
            "flip7.analysis.win_probability",
            "flip7.analysis.answer_values",
            "flip7.analysis.solver",
            "flip7.analysis.confidence",
        ),
    ),
    ApiPage(
        "arena",
        "Simulations and leagues",
        "Many games between bots: [simulating](../simulate.md), [leagues](../arena.md), [a cluster](../cluster.md). "
        "Needs the extra `study`.",
        (),
        (
            "flip7.arena.runner",
            "flip7.arena.simulation",
            "flip7.arena.result",
            "flip7.arena.paired",
            "flip7.arena.league.league",
            "flip7.arena.league.runner",
            "flip7.arena.ratings",
            "flip7.arena.decision_files",
            "flip7.arena.decisions",
            "flip7.arena.dask_cluster.Cluster",
        ),
    ),
    ApiPage(
        "envs",
        "Environments",
        "Flip 7 for reinforcement learning and language models ([guide](../environments.md)). Needs the extra `envs`.",
        (),
        (
            "flip7.envs",
            "flip7.envs.pettingzoo",
            "flip7.envs.gymnasium",
            "flip7.envs.gymnasium_vector",
            "flip7.envs.open_spiel",
            "flip7.envs.open_spiel_bots",
            "flip7.envs.language",
            "flip7.envs.observation",
            "flip7.envs.actions",
            "flip7.envs.rewards",
        ),
    ),
    ApiPage(
        "kernel",
        "The kernel",
        "The same rules compiled, for millions of games ([guide](../kernel.md)). Needs the extra `study`.",
        (),
        (
            "flip7.kernel.batch",
            "flip7.kernel.state",
            "flip7.kernel.open_state",
            "flip7.kernel.setup",
            "flip7.kernel.policy",
            "flip7.kernel.snapshot",
        ),
    ),
    ApiPage(
        "client",
        "A client of the web table",
        "Sit down at a web table from Python ([guide](../client.md)).",
        (),
        (
            "flip7.client.joined_table",
            "flip7.client.session",
            "flip7.client.table_client",
            "flip7.client.connection",
            "flip7.client.reconnect",
            "flip7.client.history",
            "flip7.client.address",
            "flip7.client.saved_seats",
            "flip7.client.rest_api",
        ),
    ),
    ApiPage(
        "protocol",
        "Messages of the web table",
        "What goes over the wire, as Python classes. When each is sent stands in [the protocol](../protocol.md).",
        (),
        (
            "flip7.protocol.commands",
            "flip7.protocol.messages",
            "flip7.protocol.room_events",
            "flip7.protocol.room_options",
            "flip7.protocol.errors",
        ),
    ),
    ApiPage(
        "scorekeeper",
        "Score keeper, daily deal and puzzles",
        "The score of a game with real cards ([the companion](../companion.md)), [the daily deal](../daily.md) and "
        "[puzzles](../puzzles.md).",
        (),
        ("flip7.play.scorekeeper", "flip7.play.daily", "flip7.play.puzzles", "flip7.analysis.puzzles"),
    ),
)


def identifier(name: str) -> str:
    """Return the dotted name under which a name of `import flip7` is documented: its anchor."""
    return HOMES.get(name, f"flip7.{name}")


def identifiers(page: ApiPage) -> tuple[str, ...]:
    """Return what a page documents, in order; the events bring their union with them."""
    return (*(identifier(name) for name in page.names if name != "Event"), *page.others)


def texts(summary: Callable[[str], str]) -> Iterator[tuple[str, str]]:
    """Yield the address and the Markdown of each page, the list of all names first; `summary` has a line for a name."""
    yield f"{FOLDER}/index.md", _index(summary)
    for page in PAGES:
        blocks = [f"::: {identifier}" for identifier in identifiers(page)]
        yield f"{FOLDER}/{page.file}.md", "\n\n".join([f"# {page.title}", page.lead, *blocks]) + "\n"


def _index(summary: Callable[[str], str]) -> str:
    named = sorted(((name, page) for page in PAGES for name in page.names), key=lambda each: each[0].lower())
    return "\n".join(
        [
            "# API reference",
            "",
            "Made from the docstrings. Whatever is not listed here, or begins with `_`, may change in any version.",
            "",
            "| page | what it has |",
            "|---|---|",
            *(f"| [{page.title}]({page.file}.md) | {page.lead} |" for page in PAGES),
            "",
            "## All names of `import flip7`",
            "",
            "| name | what it is |",
            "|---|---|",
            *(f"| [`{name}`]({page.file}.md#{identifier(name)}) | {summary(name)} |" for name, page in named),
            "",
        ]
    )
