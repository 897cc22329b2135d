"""The languages, and which one is spoken: by an option, by FLIP7_LANGUAGE, or by the locale of the terminal.

To add a language: translate every file of `locale/de/` into a folder of its code (`rules.ftl` from docs/rules.md, the
others from `locale/en/`), name it in `LANGUAGES` below and in `LANGUAGES` of web/src/i18n/index.svelte.ts, write its
plural and digits into plain_format.py if they are not as in English (it knows `one` and `other`), and run `tests/i18n`
and web/tests/i18n.test.ts, which list what is missing. A script that is neither Latin nor Japanese needs a font for the
score sheet, too (reports/score_sheet/pdf.py).
"""

import re
from collections.abc import Mapping
from typing import Final

from flip7.core.errors import Flip7Error, quoted

ENGLISH: Final = "en"
LANGUAGES: Final = {ENGLISH: "English", "de": "Deutsch", "fr": "Français", "es": "Español", "ja": "日本語"}
"""Each by its own name. The browser has the same list (tests/i18n/test_languages.py)."""
OPTION: Final = "--language"
VARIABLE: Final = "FLIP7_LANGUAGE"
_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these that is set counts, as in POSIX."""


class NoLanguage(Flip7Error):
    """A language that flip7 does not have."""


def wanted(given: str, environment: Mapping[str, str]) -> str:
    """Return the language that was given, or that the environment asks for; English if it asks for none we have.

    >>> wanted("", {"LANG": "de_AT.UTF-8"})
    'de'
    """
    for source, name in ((OPTION, given), (VARIABLE, environment.get(VARIABLE, ""))):
        if name:
            return _spoken_here(name, source)
    locale = next((value for name in _LOCALE if (value := environment.get(name))), "")
    return _code(locale) if _code(locale) in LANGUAGES else ENGLISH


def _spoken_here(name: str, source: str) -> str:
    if _code(name) not in LANGUAGES:
        offered = ", ".join(f"{code} ({own})" for code, own in LANGUAGES.items())
        raise NoLanguage(f"{source} {quoted(name)}: there is {offered}")
    return _code(name)


def _code(name: str) -> str:
    """Return the language of a locale: the beginning of «de_AT.UTF-8» or «de-AT»."""
    return re.split(r"[_.@-]", name.strip(), maxsplit=1)[0].lower()
