"""The statistics of gnubg's ``match()``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Optional

# Close cube decisions of player 0 and player 1; the result of player 0, as it happened and without
# the luck.
Result = tuple[int, int, float, float]
# For player 0 and player 1 the rating, the loss by checker plays and by the cube, and the
# difference by results.
Fibs = list[list[Optional[float]]]

_SIDES = {"white": "X", "black": "O"}
# The cube errors, in the order in which records hold them.
_ERRORS = (
    "missed-double-below-cp",
    "missed-double-above-cp",
    "wrong-double-below-dp",
    "wrong-double-above-tg",
    "wrong-take",
    "wrong-drop",
)


def _sum(parts: Iterable[Any]) -> Any:
    """Counts and losses of several games, field by field."""
    rows = list(parts)
    first = rows[0]
    if isinstance(first, dict):
        return {name: _sum(row[name] for row in rows) for name in first}
    if isinstance(first, list):
        return [_sum(column) for column in zip(*rows)]
    return sum(0 if row is None else row for row in rows)


def _moves(found: dict[str, Any]) -> dict[str, Any]:
    marks = {name.replace("_", " "): count for name, count in found["marks"].items()}
    return {
        "unforced-moves": found["unforced"],
        "total-moves": found["total"],
        "error-skill": found["loss"]["emg"],
        "error-cost": found["loss"]["real"],
        "marked": marks,
    }


def _cube(found: dict[str, Any], close: int) -> dict[str, Any]:
    told: dict[str, Any] = {
        "total-cube": found["total"],
        "close-cube": close,
        "n-doubles": found["doubles"],
        "n-takes": found["takes"],
        "n-drops": found["passes"],
    }
    told.update({name: error["count"] for name, error in zip(_ERRORS, found["errors"])})
    for name, error in zip(_ERRORS, found["errors"]):
        told[f"err-{name}-skill"] = error["loss"]["emg"]
        told[f"err-{name}-cost"] = error["loss"]["real"]
    told["error-skill"] = sum(error["loss"]["emg"] for error in found["errors"])
    told["error-cost"] = sum(error["loss"]["real"] for error in found["errors"])
    return told


def _dice(found: dict[str, Any], actual: float, adjusted: float) -> dict[str, Any]:
    marks = found["marks"]
    return {
        "luck": found["total"]["emg"],
        "luck-cost": found["total"]["real"],
        "actual-result": actual,
        "luck-adjusted-result": adjusted,
        "marked-rolls": {
            "verybad": marks["very_unlucky"],
            "bad": marks["unlucky"],
            "unmarked": marks["unmarked"],
            "good": marks["lucky"],
            "verygood": marks["very_lucky"],
        },
    }


def ratings(told: dict[str, Any], fibs: Fibs) -> dict[str, Any]:
    """The statistics of a match with the ratings on FIBS that can be told (``Engine.fibs``)."""
    for name, (total, checker, cube, difference) in zip(_SIDES.values(), fibs):
        if difference is not None:
            told[name]["dice"]["fibs-rating-difference"] = difference
        based = {"total": total, "chequer": checker, "cube": cube}
        known = {part: value for part, value in based.items() if value is not None}
        if known:
            told[name]["error-based-fibs-rating"] = known
    return told


def statistics(games: list[dict[str, Any]], results: list[Result]) -> dict[str, Any]:
    """Of one game, or of all games of a match, with the results of each (``Engine.results``)."""
    total = _sum(game["statistics"] for game in games if game["statistics"])
    *close, actual, adjusted = (sum(column) for column in zip(*results))
    return {
        name: {
            "moves": _moves(total["checker"][side]),
            "cube": _cube(total["cube"][side], close[number]),
            "dice": _dice(total["luck"][side], actual * sign, adjusted * sign),
        }
        for number, (sign, (side, name)) in enumerate(zip((1.0, -1.0), _SIDES.items()))
    }
