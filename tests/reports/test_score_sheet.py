"""Score sheets to print: what stands on them, and that it fits."""

from io import BytesIO

import pytest

from flip7.i18n.catalog import speak
from flip7.i18n.languages import LANGUAGES
from flip7.i18n.rulebook import rule
from flip7.reports.score_sheet.layout import MARGIN, BadSheet, Layout, Paper

LINK = "https://flip7.example/score"
MM = 72 / 25.4


def layout(players: int, paper: Paper = Paper.A4) -> Layout:
    return Layout.of(paper, tuple(f"Player {seat + 1}" for seat in range(players)))


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("players", range(2, 25))
def test_a_sheet_has_rounds_enough_for_a_game(players: int, paper: Paper) -> None:
    sheet = layout(players, paper)
    assert sheet.rounds >= 8
    assert sheet.column(players - 1) + sheet.column_width == pytest.approx(sheet.width - MARGIN)
    assert sheet.column_width >= 9


@pytest.mark.parametrize("names", [(), ("Ana",), ("Ana",) * 25, ("Ana", "B\nn"), ("Ana", "x" * 101)])
def test_a_sheet_that_cannot_be(names: tuple[str, ...]) -> None:
    with pytest.raises(BadSheet):
        Layout.of(Paper.A4, names)


@pytest.mark.integration  # a real PDF, read back
class TestPdf:
    """ReportLab and pypdf come with the extras `sheet` and `dev`."""

    def text(self, sheet: Layout, link: str | None = LINK) -> str:
        from pypdf import PdfReader

        from flip7.reports.score_sheet.pdf import sheet_pdf

        pages = PdfReader(BytesIO(sheet_pdf(sheet, link))).pages
        assert len(pages) == 1
        return str(pages[0].extract_text())

    def test_names_rounds_counts_and_rulings_are_there(self) -> None:
        from flip7.reports.score_sheet.pdf import RULINGS

        sheet = Layout.of(Paper.A4, ("Ana", "Änne", "クレオ", ""))
        text = self.text(sheet)
        lines = text.split()
        assert {"Ana", "Änne", "クレオ"} <= set(lines)
        assert [str(number) for number in range(1, sheet.rounds + 1)] == [
            word for word in lines[lines.index("1") :] if word.isdecimal()
        ][: sheet.rounds]
        assert "The deck: 94 cards" in text
        assert lines.count("12\N{MULTIPLICATION SIGN}") == 1
        assert "7+11 \N{MULTIPLICATION SIGN}2 +8 = 44" in text
        assert len(RULINGS) == 10
        for number in RULINGS:
            found = rule(number)
            assert found is not None
            assert found.text in " ".join(lines)

    def test_D5_nineteen_players_have_two_decks(self) -> None:
        assert "The deck: 188 cards" in self.text(layout(19))

    def test_the_code_is_there_only_with_an_address(self) -> None:
        assert "flip7.example" in self.text(layout(4))
        assert "referee for your table" not in self.text(layout(4), link=None)

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("players", [2, 10, 11, 24])
    def test_everything_fits_on_the_page(self, language: str, players: int) -> None:
        from pypdf import PdfReader

        from flip7.reports.score_sheet.pdf import sheet_pdf

        speak(language)
        for paper in Paper:
            sheet = layout(players, paper)
            heights: list[float] = []

            def note(text: str, _cm: object, tm: list[float], *_: object, heights: list[float] = heights) -> None:
                if text.strip() and "Player" not in text:  # names may stand upright, with another origin
                    heights.append(tm[5])

            page = PdfReader(BytesIO(sheet_pdf(sheet, LINK))).pages[0]
            page.extract_text(visitor_text=note)
            foot, lowest, *_ = sorted(set(heights))
            assert foot == pytest.approx(MARGIN / 2 * MM)
            assert lowest > MARGIN * MM * 0.8, (language, players, paper)

    def test_the_same_sheet_is_the_same_file(self) -> None:
        from flip7.reports.score_sheet.pdf import sheet_pdf

        assert sheet_pdf(layout(4), LINK) == sheet_pdf(layout(4), LINK)

    def test_a_name_that_no_font_has_is_refused(self) -> None:
        with pytest.raises(BadSheet, match="write it by hand"):
            self.text(Layout.of(Paper.A4, ("Ana", "สมชาย")))
