"""What an admin does on the page with a browser's own means: he saves the audit as a file."""

import csv
import io
from pathlib import Path

from playwright.async_api import Page

from tests.browser.support import DESKTOP, PHONE, Front, front


async def say(page: Page, line: str) -> None:
    """Type a line into the group chat."""
    composer = page.locator("#group .composer input")
    await composer.fill(line)
    await composer.press("Enter")


async def saved(there: Front, size: tuple[int, int]) -> list[dict[str, str]]:
    """The rows of the file that the page gives an admin."""
    page = await there.tab("Anna", size)
    await page.locator("#group .message.table").first.wait_for()
    await say(page, "/stakes add 25/50 buyin=1000-5000")
    await page.locator("#group .answer", has_text="25/50").wait_for()
    await say(page, "/audit file")
    button = page.locator("#private .answer [data-action=save-file]")
    await button.wait_for()
    async with page.expect_download() as waiting:
        await button.click()
    download = await waiting.value
    assert download.suggested_filename.startswith("audit-")
    return rows_of(await download.path())


def rows_of(file: Path) -> list[dict[str, str]]:
    """The table in a file, which begins as spreadsheets want it."""
    body = file.read_bytes()
    assert body.startswith(b"\xef\xbb\xbf")
    return list(csv.DictReader(io.StringIO(body.decode("utf-8-sig"))))


async def test_the_audit_is_saved_as_a_file(chromium_path: str) -> None:
    """On a desktop and on a phone, where the private chat comes forward: the host's file, byte order mark and all."""
    async with front(chromium_path) as there, there.serve(house=0):
        for count, size in enumerate((DESKTOP, PHONE), 1):
            rows = await saved(there, size)
            assert [row["what"] for row in rows if row["kind"] == "act"] == ["stake-add"]
            assert len([row for row in rows if row["kind"] == "chips"]) >= count
        assert there.complaints == []
