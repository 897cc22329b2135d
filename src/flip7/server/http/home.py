"""What a browser sees at a server without the browser's side: where it is, and how programs join."""

from html import escape

from flip7.i18n.catalog import say


def home_page() -> str:
    """A page without style or script."""
    title, about, join, notice = (
        escape(text) for text in (say("home-title"), say("home-about"), say("home-join"), say("home-notice"))
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
        f"<title>{title}</title></head><body><main><h1>{title}</h1><p>{about}</p><p>{join}</p>"
        '<p><a href="/api/openapi.json">OpenAPI</a> · <a href="/api/protocol.json">JSON Schema</a></p>'
        f"<p><small>{notice}</small></p></main></body></html>\n"
    )
