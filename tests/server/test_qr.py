"""The link to a table as a QR code."""

import re

import segno

from flip7.server.http.qr import BORDER_MODULES, qr_blocks, qr_svg, qr_terminal, short_qr_svg
from tests.server.server_in_process import running

ADDRESS = "http://cards.test/t/KX4P9T"


def dark_modules(svg: str) -> set[tuple[int, int]]:
    """Return where the picture is dark, without its border: its path draws lines one module thick."""
    (path,) = re.findall(r' d="([^"]+)"', svg)
    x, y, dark = 0.0, 0.0, set[tuple[int, int]]()
    for command, given in re.findall(r"([Mmh])([^Mmh]+)", path):
        step = [float(each) for each in given.split()]
        if command == "h":
            dark |= {(int(x) + each, int(y)) for each in range(int(step[0]))}
            x += step[0]
        else:
            x, y = (step[0], step[1]) if command == "M" else (x + step[0], y + step[1])
    return {(x - BORDER_MODULES, y - BORDER_MODULES) for x, y in dark}


def test_the_picture_has_every_dark_module_of_the_code_and_no_other() -> None:
    matrix = segno.make(ADDRESS, micro=False).matrix
    wanted = {(x, y) for y, row in enumerate(matrix) for x, module in enumerate(row) if module}
    assert dark_modules(qr_svg(ADDRESS)) == wanted


def test_the_picture_fits_its_frame_and_has_no_style_of_its_own() -> None:
    svg = qr_svg(ADDRESS)
    side = len(segno.make(ADDRESS, micro=False).matrix) + 2 * BORDER_MODULES
    assert f'viewBox="0 0 {side} {side}"' in svg
    assert "style" not in svg


def test_a_code_of_blocks_has_every_dark_module_and_no_other() -> None:
    matrix = segno.make(ADDRESS, micro=False).matrix
    wanted = {(x, y) for y, row in enumerate(matrix) for x, module in enumerate(row) if module}
    halves = {" ": (), "▀": (0,), "▄": (1,), "█": (0, 1)}
    lines = qr_blocks(ADDRESS)
    dark = {(x, 2 * y + half) for y, line in enumerate(lines) for x, block in enumerate(line) for half in halves[block]}
    assert {(x - BORDER_MODULES, y - BORDER_MODULES) for x, y in dark} == wanted


def test_a_code_for_a_dark_terminal_is_light_where_the_other_is_dark() -> None:
    light = {" ": "█", "█": " ", "▀": "▄", "▄": "▀"}
    lines = qr_terminal(ADDRESS).split("\n")
    assert ["".join(light[block] for block in line) for line in lines][:-1] == qr_blocks(ADDRESS)[:-1]


def test_a_code_that_no_phone_reads_from_a_screen_is_not_drawn() -> None:
    assert short_qr_svg(ADDRESS) is not None
    assert short_qr_svg(f"{ADDRESS}#{'a' * 1300}") is not None
    assert short_qr_svg(f"{ADDRESS}#{'a' * 1500}") is None
    assert short_qr_svg(f"{ADDRESS}#{'a' * 5000}") is None


async def test_a_table_hands_out_its_link_by_code_or_id() -> None:
    async with running() as server:
        table = await server.found()
        for key in (table["code"], table["code"].lower(), table["id"]):
            answer = await server.get(f"/api/tables/{key}/qr.svg")
            assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")
            assert answer.body.decode() == qr_svg(table["link"])
            review = await server.get(f"/api/tables/{key}/review/qr.svg")
            assert review.headers["content-type"] == "image/svg+xml"
            assert review.body.decode() == qr_svg(f"http://cards.test/g/{table['id']}/review")


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
