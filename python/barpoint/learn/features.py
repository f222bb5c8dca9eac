"""Boards as inputs of nets."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

INPUTS = 196

_COUNTS = np.arange(16)[:, None]
# The four inputs of a point by the number of checkers on it.
_UNITS = np.where([True, True, True, False], _COUNTS > np.arange(4), np.maximum(_COUNTS - 3, 0) / 2)
_UNITS = _UNITS.astype(np.float32)


def tesauro(boards: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Boards ``(n, 2, 26)`` as 196 inputs, seen by the player on roll, after Tesauro's TD-Gammon.

    For each side and point: at least one, two and three checkers, and half of those beyond three;
    then half of the checkers on the bar and a fifteenth of those off. (Tesauro's two inputs for
    whose turn it is are not needed: the first half always has the turn.)
    """
    units = _UNITS[boards[:, :, 1:25]]
    rest = boards[:, :, [25, 0]] * np.array([1 / 2, 1 / 15], dtype=np.float32)
    count = len(boards)
    return np.concatenate((units.reshape(count, -1), rest.reshape(count, -1)), axis=1)
