"""The link to a table as a QR code."""

import re

import segno

from flip7.server.http.qr import MARGIN, qr_svg
from tests.server.server_in_process import running

ADDRESS = "http://cards.test/t/KX4P9T"


def dark_modules(svg: str) -> set[tuple[int, int]]:
    """Where the picture is dark, without its margin."""
    bars = [tuple(map(int, bar)) for bar in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", svg)]
    return {(x + step - MARGIN, y - MARGIN) for x, y, width in bars for step in range(width)}


def test_the_picture_has_every_dark_module_of_the_code_and_no_other() -> None:
    matrix = segno.make(ADDRESS, micro=False).matrix
    wanted = {(x, y) for y, row in enumerate(matrix) for x, module in enumerate(row) if module}
    assert dark_modules(qr_svg(ADDRESS)) == wanted


def test_the_picture_fits_its_frame_and_has_no_style_of_its_own() -> None:
    svg = qr_svg(ADDRESS)
    side = len(segno.make(ADDRESS, micro=False).matrix) + 2 * MARGIN
    assert f'viewBox="0 0 {side} {side}"' in svg
    assert "style" not in svg


async def test_a_table_hands_out_its_link_by_code_or_id() -> None:
    async with running() as server:
        table = await server.found()
        for key in (table["code"], table["code"].lower(), table["id"]):
            answer = await server.get(f"/api/tables/{key}/qr.svg")
            assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")
            assert answer.body.decode() == qr_svg(table["link"])


def test_a_picture_is_drawn_once() -> None:
    assert qr_svg(ADDRESS) is qr_svg(ADDRESS)


async def test_no_table_no_code() -> None:
    async with running() as server:
        answer = await server.get("/api/tables/BCD234/qr.svg")
        assert (answer.status, answer.json()["error"]) == (404, "unknown_table")


async def test_the_document_of_the_interface_tells_of_it() -> None:
    async with running() as server:
        paths = (await server.get("/api/openapi.json")).json()["paths"]
        assert set(paths["/api/tables/{table}/qr.svg"]["get"]["responses"]["200"]["content"]) == {"image/svg+xml"}
