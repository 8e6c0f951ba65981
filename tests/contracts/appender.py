"""A process to be killed: appends to several tables at once for ever, and says what was acknowledged.

``python -m tests.contracts.appender DATABASE``; each line on standard output is ``table version``.
"""

import asyncio
import sys
from pathlib import Path

from poker_bot.store.sqlite import open_store
from tests.contracts.worlds import World, appended, key_of, make_world

TABLES = 4


async def run(database: Path) -> None:
    """Append until killed: each append moves chips into the pot or, every third time, back out of it."""
    async with open_store(database, key_of(database)) as store:
        world = await make_world(store)
        tables = [world.table] + [await world.another_table(f"room {number}") for number in range(1, TABLES)]
        await asyncio.gather(*(_play(world, table) for table in tables))


async def _play(world: World, table: int) -> None:
    version = 0
    while True:
        batch = world.batch(
            version,
            table=table,
            events=2,
            secret=True,
            dedupe=f"{table}-{version}",
            postings=[world.buy_in(1, version % 4 // 2)] if version < 200 else (),
            snapshot=b"state",
        )
        version = await appended(world.store, batch)
        sys.stdout.write(f"{table} {version}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1])))
