"""Many games side by side, and what can follow from a board."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .._barpoint import Board, Games

Boards = NDArray[np.uint8]


class Followers(NamedTuple):
    """Boards after legal plays, still seen by the mover: those of number ``n`` are
    ``boards[starts[n]:starts[n + 1]]``.
    """

    boards: Boards
    starts: NDArray[np.int64]


class SelfPlay:
    """Games that go on for ever: one that is over begins again. All arrays have a row for each
    game.

    A decision is the number of a play among the legal ones, in the order of ``afterstates``; who
    cannot move has one, the board as it is. Same seed, same dice, whatever is played elsewhere.
    """

    def __init__(self, games: int, *, seed: int = 0, variation: str = "backgammon") -> None:
        self._games = Games(games, seed=seed, variation=variation)

    def __len__(self) -> int:
        return len(self._games)

    @property
    def boards(self) -> Boards:
        """The boards seen by the player on roll, ``(n, 2, 26)``."""
        return self._games.boards().reshape(-1, 2, 26)

    @property
    def dice(self) -> NDArray[np.uint8]:
        """The rolls, larger die first, ``(n, 2)``."""
        return self._games.dice().reshape(-1, 2)

    @property
    def players(self) -> NDArray[np.uint8]:
        """Who is on roll, 0 or 1."""
        return self._games.players()

    @property
    def counts(self) -> NDArray[np.uint32]:
        """How many plays each roll allows, at least 1."""
        return self._games.counts()

    def afterstates(self) -> Followers:
        """The boards after every legal play of every game."""
        starts = np.concatenate(([0], np.cumsum(self.counts, dtype=np.int64)))
        return Followers(self._games.afterstates().reshape(-1, 2, 26), starts)

    def step(self, plays: NDArray[np.integer]) -> NDArray[np.uint8]:
        """Makes a play in each game and rolls for the next. The points won by the mover: 0 while
        the game goes on, else 1, 2 or 3.
        """
        return self._games.step(np.ascontiguousarray(plays, dtype=np.uint32))

    def random(self, generator: np.random.Generator) -> NDArray[np.uint32]:
        """A legal play of each game by chance."""
        counts = self.counts
        return (generator.random(len(counts)) * counts).astype(np.uint32)


class Chance(NamedTuple):
    """A roll: the dice, how likely it is, and the boards after its plays."""

    dice: tuple[int, int]
    probability: float
    boards: Boards


def chances(board: Board) -> list[Chance]:
    """All that can follow from a board before the roll: the 21 rolls with their exact probabilities
    and afterstates.
    """
    rolls, flat = board.expand()
    boards = flat.reshape(-1, 2, 26)
    ends = np.cumsum([count for _, _, count in rolls])
    parts = np.split(boards, ends[:-1])
    return [Chance(dice, chance, part) for (dice, chance, _), part in zip(rolls, parts)]


def best_by_group(
    values: NDArray[np.floating], starts: NDArray[np.int64]
) -> tuple[NDArray[np.uint32], NDArray[np.floating]]:
    """The number and the value of the largest of each group of ``Followers``."""
    best = np.maximum.reduceat(values, starts[:-1])
    where = np.flatnonzero(values == np.repeat(best, np.diff(starts)))
    groups = np.searchsorted(starts, where, side="right") - 1
    _, first = np.unique(groups, return_index=True)
    return (where[first] - starts[:-1]).astype(np.uint32), best
