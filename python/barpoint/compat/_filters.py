"""The move filters of hints, which the shell sets with ``set evaluation movefilter``."""

from __future__ import annotations

from typing import Any

from . import _session

Info = dict[str, Any]

_FIELDS = ("ply", "level", "acceptmoves", "extramoves", "threshold")


def getevalhintfilter() -> list[Info]:
    """The move filters of hints, for each depth and each level below it."""
    return [dict(zip(_FIELDS, row)) for row in _session.shell.filter()]


def setevalhintfilter(rows: list[Info]) -> None:
    """Sets move filters of hints: dictionaries as ``getevalhintfilter`` gives them."""
    if not isinstance(rows, list):
        raise TypeError("expected a list of dictionaries")
    for row in rows:
        if not isinstance(row, dict) or row.keys() != set(_FIELDS):
            raise ValueError(f"expected a dictionary of {', '.join(_FIELDS)}, found {row!r}")
        words = " ".join(str(row[name]) for name in _FIELDS)
        said, _ = _session.shell.line(f"set evaluation movefilter {words}")
        fields = _FIELDS[:4] if row["acceptmoves"] >= 0 else _FIELDS[:3]
        wanted = {name: row[name] for name in fields}
        if not any(wanted.items() <= kept.items() for kept in getevalhintfilter()):
            raise ValueError(said.strip())
