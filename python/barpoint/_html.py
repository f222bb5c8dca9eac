"""Tables for notebooks."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape


def percent(chance: float) -> str:
    """A chance in percent."""
    return f"{100.0 * chance:.1f}"


def signed(equity: float) -> str:
    """An equity with its sign."""
    return f"{equity:+.3f}"


def table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of texts."""
    caption = f"<caption>{escape(title)}</caption>" if title else ""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table>{caption}<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
