"""A bot that joins a web table and plays a game there.

    python examples/table_bot.py http://localhost:7007/t/BCD234 --bot risk:0.26

`bot.choose` is the only thing to change: it sees the table and the question, and returns one of the question's options.
"""

import argparse
import asyncio

from flip7.bots import bot_named
from flip7.client.joined_table import join


async def play(link: str, name: str, bot_name: str) -> None:
    """Play one game and print how it ended."""
    bot = bot_named(bot_name)
    async with join(link, name) as table:
        async for question in table.questions():
            table.answer(bot.choose(question.table, question.decision))
        for player, score in zip(table.names, table.scores, strict=True):
            print(f"{player}: {score}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Let a bot play at a web table.")
    parser.add_argument("link", help="the table's link, as the browser shows it")
    parser.add_argument("--name", default="Rita", help="what the bot is called at the table")
    parser.add_argument("--bot", default="risk:0.26", help="which bot plays; `flip7 bots` lists them")
    options = parser.parse_args()
    asyncio.run(play(options.link, options.name, options.bot))
