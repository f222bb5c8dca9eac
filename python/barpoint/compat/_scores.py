"""gnubg's functions about match equities, and its ratings."""

from __future__ import annotations

from typing import Any, Optional

from . import _session, _values

Info = dict[str, Any]

_LONGEST = 64
# Luck a move beside which luck is rated, and error a decision below which play is.
_LUCK = (-0.06, -0.03, 0.03, 0.06)
_ERRORS = (0.035, 0.026, 0.018, 0.012, 0.008, 0.005, 0.002)


def met(maxscore: Optional[int] = None) -> list[Any]:
    """The match equity table: before the Crawford game, and after it for player 0 and player 1."""
    if maxscore is None:
        position = _session.shell.position()
        maxscore = (position.length if position else 0) or _LONGEST
    if not 0 <= maxscore <= _LONGEST:
        raise ValueError(f"expected a score from 0 to {_LONGEST}, found {maxscore}")
    away = range(1, maxscore + 1)
    pre = [
        [_mwc(own, theirs, "now" if 1 in (own, theirs) else "before") for theirs in away]
        for own in away
    ]
    post = [_mwc(own, 1, "after") for own in away]
    return [pre, post, list(post)]


def _mwc(own: int, theirs: int, stage: str) -> float:
    chance: float = _session.engine.score(own, theirs, stage)["mwc"]
    return chance


def _line(cubeinfo: Optional[Info]) -> Optional[tuple[float, float]]:
    return _values.mwc_line(_session.engine, _session.cube(cubeinfo))


def eq2mwc(eq: float = 0.0, cubeinfo: Optional[Info] = None) -> float:
    """The match-winning chance of an equity; 0 in money play."""
    line = _line(cubeinfo)
    return 0.0 if line is None else line[0] + line[1] * eq


def mwc2eq(mwc: float = 0.0, cubeinfo: Optional[Info] = None) -> float:
    """The equity of a match-winning chance; 0 in money play."""
    line = _line(cubeinfo)
    return 0.0 if line is None else (mwc - line[0]) / line[1]


def eq2mwc_stderr(eq: float = 0.0, cubeinfo: Optional[Info] = None) -> float:
    """A standard error of an equity as one of the match-winning chance."""
    line = _line(cubeinfo)
    return 0.0 if line is None else line[1] * eq


def mwc2eq_stderr(mwc: float = 0.0, cubeinfo: Optional[Info] = None) -> float:
    """A standard error of the match-winning chance as one of an equity."""
    line = _line(cubeinfo)
    return 0.0 if line is None else mwc / line[1]


def luckrating(luck: float) -> int:
    """0 ("go to bed") to 4 ("Las Vegas") for the luck of a move on average."""
    return sum((luck >= _LUCK[0], luck >= _LUCK[1], luck > _LUCK[2], luck > _LUCK[3]))


def errorrating(error: float) -> int:
    """0 (awful) to 7 (supernatural) for the error of a decision on average."""
    return sum(error < limit for limit in _ERRORS)
