"""Boards as NumPy arrays.

A batch of boards is an array of one of three shapes; other types than those named are converted,
which copies:

- ``(n, 2, 26)``, ``uint8``: as barpoint holds them. Row 0 is the player on roll, row 1 the
  opponent, each by its own point numbers: index 0 checkers off (ignored when read), 1 to 24 the
  points, 25 the bar.
- ``(n, 2, 25)``, ``uint8``: the same without the checkers off, index 0 to 23 the points 1 to 24, 24
  the bar. gnubg's boards are this with the opponent first: ``gnubg_array[:, ::-1]``.
- ``(n, 26)``, ``int8``: the points as the player on roll counts them, own checkers positive, the
  opponent's negative; index 0 is the opponent's bar, 25 the bar of the player on roll.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Union

import numpy as np
from numpy.typing import NDArray

from ._barpoint import Board
from .errors import BarpointError

Boards = Union[NDArray[Any], Iterable[Board]]


def as_array(boards: Iterable[Board]) -> NDArray[np.uint8]:
    """Boards as an array of the shape ``(n, 2, 26)``."""
    rows = [(board.on_roll, board.opponent) for board in boards]
    return np.array(rows, dtype=np.uint8).reshape(len(rows), 2, 26)


def from_array(array: NDArray[Any]) -> list[Board]:
    """The boards of an array of any of the three shapes."""
    array = np.asarray(array)
    if array.ndim == 2 and array.shape[1] == 26:
        return [Board.of_points(row) for row in array.tolist()]
    if array.ndim == 3 and array.shape[1:] == (2, 26):
        array = array[:, :, 1:]
    if array.ndim != 3 or array.shape[1:] != (2, 25):
        shapes = "(n, 2, 25), (n, 2, 26) or (n, 26)"
        found = list(array.shape)
        raise BarpointError(f"expected an array of boards of the shape {shapes}, found {found}")
    return [Board.of_sides(own, theirs) for own, theirs in array.tolist()]


def as_bytes(boards: Boards) -> NDArray[np.uint8]:
    """The array that the engine reads: without a copy if it is contiguous and of the right type."""
    if not isinstance(boards, np.ndarray):
        return as_array(boards)
    kind = np.int8 if boards.ndim == 2 else np.uint8
    if boards.dtype != kind:
        within = boards.astype(kind)
        if not np.array_equal(within, boards):
            raise BarpointError(f"expected counts of checkers that fit {np.dtype(kind)}")
        boards = within
    return np.ascontiguousarray(boards).view(np.uint8)


def money_equities(chances: NDArray[Any]) -> NDArray[Any]:
    """Cubeless money equities of rows of chances (win, gammon, backgammon, lost gammon, lost
    backgammon).
    """
    weights = np.array([2.0, 1.0, 1.0, -1.0, -1.0], dtype=chances.dtype)
    found: NDArray[Any] = chances @ weights - 1.0
    return found
