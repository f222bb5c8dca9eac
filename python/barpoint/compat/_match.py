"""gnubg's functions about the match that is on."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Optional

from .._barpoint import Match
from . import _session
from ._record import Telling

Info = dict[str, Any]


def match(
    analysis: int = 1, boards: int = 1, statistics: int = 0, verbose: int = 0
) -> Optional[Info]:
    """The match and what is known of it; ``None`` without one. ``verbose`` adds nothing."""
    record = _session.shell.record()
    if record is None:
        return None
    asked = {"analysis": bool(analysis), "boards": bool(boards), "statistics": bool(statistics)}
    return Telling(record, _session.engine, **asked).told()


def matchchecksum() -> str:
    """32 digits that change with the players, the score and what was played."""
    told = _told()
    return hashlib.md5(json.dumps(told["games"]).encode(), usedforsecurity=False).hexdigest()


def _told() -> Info:
    record: Optional[Match] = _session.shell.record()
    if record is None:
        raise ValueError("no match: 'new match' starts one")
    told: Info = record.to_dict()["matches"][0]
    return told


def navigate(next: Optional[int] = None, game: Optional[int] = None) -> Optional[tuple[int, int]]:
    """Walks through the match by so many records and games; to its beginning if neither is given.

    ``None`` if there were so many records and no game is passed, else how many records were missing
    and, as in gnubg 1.07, how many games were passed.
    """
    if _session.shell.record() is None:
        raise RuntimeError("no match: 'new match' starts one")
    if next is None and game is None:
        _session.shell.line("first game")
        return None
    if (next or 0) < 0:
        raise ValueError("expected a number of records from 0")
    games = _walk("game", game or 0, 0)
    missing = (next or 0) - _walk("", next or 0, 1)
    return None if (missing, games) == (0, 0) else (missing, games)


def _walk(unit: str, steps: int, field: int) -> int:
    """Walks up to so many steps; how many there were."""
    before = _session.shell.place()
    if steps == 0 or before is None:
        return 0
    way = "next" if steps > 0 else "previous"
    _session.shell.line(f"{way} {unit} {abs(steps)}")
    after = _session.shell.place() or before
    return abs(after[field] - before[field])
