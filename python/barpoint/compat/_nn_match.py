"""Cube decisions in matches as PyPI's ``gnubg-nn`` asks for them: a score is set first."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any, Optional

from .. import usual
from .._barpoint import Board
from . import _board

#: The dice of ``roll``.
dice = random.Random()

_score: Optional[tuple[int, int, str]] = None
_cube: tuple[int, bytes] = (1, b"")


def board_of(pos: Any) -> Board:
    """A board by its key of twenty letters, or by 26 signed counts."""
    if isinstance(pos, str):
        return _board.to_board(_board.from_letters(pos))
    return Board.of_points([int(count) for count in pos])


class set:
    """What later calls are about: the score, the cube, the dice."""

    @staticmethod
    def seed(seed: int) -> None:
        """Begins the dice of ``roll`` anew."""
        dice.seed(seed)

    @staticmethod
    def score(usAway: int, opAway: int, crawford: int = 0) -> None:
        """Points that the player on roll and the opponent are away; 0 and 0 are money play."""
        global _score
        if (usAway, opAway) == (0, 0):
            _score = None
            return
        if min(usAway, opAway) < 1 or max(usAway, opAway) > 64:
            raise ValueError(f"expected points from 1 to 64, found {usAway} and {opAway}")
        one = 1 in (usAway, opAway)
        _score = usAway, opAway, "now" if crawford else "after" if one else "before"

    @staticmethod
    def cube(cube: int, owner: bytes = b"") -> None:
        """The cube and whose it is, ``b"X"`` or ``b"O"``; nobody's if it is 1."""
        global _cube
        if cube not in (1 << power for power in range(7)) or (cube > 1 and owner not in (b"X", b"O")):
            raise ValueError(f"expected a cube and b'X' or b'O', found {cube} and {owner!r}")
        _cube = cube, owner if cube > 1 else b""


class equities:
    """The match equity table."""

    @staticmethod
    def value(xAway: int, oAway: int) -> float:
        """The equity, -1 to 1, of a player so many points away before the Crawford game, or in it."""
        stage = "now" if 1 in (xAway, oAway) else "before"
        mwc: float = usual.engine()._engine.score(xAway, oAway, stage)["mwc"]
        return 2.0 * mwc - 1.0


def evaluate_cube_decision(
    pos: Any, n: int = 0, v: int = -1, s: bytes = b"X", i: int = 0, p: None = None
) -> Any:
    """Whether to double at ``set.score`` and ``set.cube``: 1 or 0.

    ``s`` is the player on roll. With ``i`` a tuple: whether to double, whether to take, whether the
    position is too good, and the match-winning chances without a double, after double and take, and
    after double and pass. The look-ahead is of ``n`` plies, of ``v`` if that is not negative.
    """
    if _score is None:
        raise RuntimeError("expected a score (set.score), found money play")
    if p is not None:
        raise NotImplementedError("evaluate_cube_decision: the chances are always the engine's own")
    if s not in (b"X", b"O"):
        raise TypeError(f"expected b'X' or b'O', found {s!r}")
    value, owner = _cube
    if owner not in (b"", s):
        raise RuntimeError(f"expected the cube of {s!r}, found that of {owner!r}")
    asking = usual.engine()._engine
    place, access = board_of(pos), "own" if owner else "centred"
    cube, search = (value, access, _score, False, 0), (v if v >= 0 else n, True, True, 0.0)
    worth = asking.score(*_score, cube=value)
    won, lost = worth["after_wins"][0], worth["after_losses"][0]
    found = asking.cube_value(place, cube, search)
    if found is None:
        _, _, kept = asking.value(place, cube, search)
        values, action = (kept, kept, 1.0), (0, 1, 0)
    else:
        values = found["no_double"], found["double_take"], found["double_pass"]
        offer, response = found["action"]["offer"], found["action"]["response"]
        action = int(offer == "double"), int(response != "pass"), int(offer == "too_good")
    if not i:
        return action[0]
    return (*action, *((won + lost + equity * (won - lost)) / 2.0 for equity in values))


@lru_cache(maxsize=None)
def _moments(pips: int) -> tuple[float, float]:
    """Mean of the number of rolls, and of its square."""
    if pips <= 0:
        return 0.0, 0.0
    mean = square = 0.0
    for one in range(1, 7):
        for other in range(1, 7):
            moved = 4 * one if one == other else one + other
            later, later_square = _moments(pips - moved)
            mean += (1.0 + later) / 36.0
            square += (1.0 + 2.0 * later + later_square) / 36.0
    return mean, square


def one_checker_race(n: int) -> tuple[float, float]:
    """Rolls to bear off one checker ``n`` pips away: mean and standard deviation."""
    if not 0 <= n <= 500:
        raise ValueError(f"expected 0 to 500 pips, found {n}")
    mean, square = _moments(n)
    return mean, max(square - mean * mean, 0.0) ** 0.5
