"""Backgammon as pgx plays it: 156 actions, each a step of one checker; observations of 34 numbers.

An action is six times the place of the checker, plus the die less 1: place 0 is no step at all, 1
the bar, 2 to 25 the points from the rear (own point 24 to own point 1). Each die may be played
wherever it can; a turn ends when all are played, or by one of the actions 0 to 5, which are legal
where nothing else is. Unlike the rules of backgammon, nothing asks for as many dice as possible.
A loser with a checker on the bar loses a backgammon, which pgx counts as a gammon. Checked against
``pgx`` 2.6.0.
"""

from __future__ import annotations

from typing import Optional

import numpy as np
from numpy.typing import NDArray

from .._barpoint import Board
from ._steps import BAR, OFF, Side, after, lands, steps

ACTIONS = 156
OBSERVATION = 34

_DICE = 6
_CHECKERS = 15


def _place(point: int) -> int:
    return 1 if point == BAR else 26 - point


def _point(place: int) -> int:
    return BAR if place == 1 else 26 - place


class State:
    """A game: both sides, whose turn it is, the dice still to be played.

    Dice are rolled by ``generator`` whenever a turn begins; those of the opening roll differ.
    """

    def __init__(self, generator: Optional[np.random.Generator] = None) -> None:
        self._random = generator or np.random.default_rng()
        start = Board().on_roll
        self.own: Side = start.copy()
        self.theirs: Side = start.copy()
        self.player = int(self._random.integers(2))
        self.terminated = False
        self.rewards = [0, 0]
        self.playable: list[int] = []
        while not self.playable or self.playable[0] == self.playable[-1]:
            self.roll()

    def roll(self, dice: Optional[tuple[int, int]] = None) -> None:
        """Rolls, or sets these dice."""
        die, other = dice or tuple(int(die) for die in self._random.integers(1, 7, 2))
        self.playable = [die] * 4 if die == other else [die, other]

    def legal_actions(self) -> list[int]:
        """The actions of the player to move, in ascending order."""
        found = {
            _place(origin) * _DICE + die - 1
            for die in set(self.playable)
            for origin, _ in steps(self.own, self.theirs, die)
        }
        return sorted(found) or list(range(_DICE))

    @property
    def legal_action_mask(self) -> NDArray[np.bool_]:
        """Which of the 156 actions are legal."""
        mask = np.zeros(ACTIONS, dtype=bool)
        mask[self.legal_actions()] = True
        return mask

    @property
    def observation(self) -> NDArray[np.int32]:
        """The player's view: 24 points from the rear (the opponent's checkers negative), bars,
        checkers off, and how often each die is to be played.
        """
        points = [self.own[24 - n] - self.theirs[n + 1] for n in range(24)]
        rest = [self.own[BAR], -self.theirs[BAR], self.own[OFF], -self.theirs[OFF]]
        dice = [self.playable.count(die) for die in range(1, _DICE + 1)]
        return np.array(points + rest + dice, dtype=np.int32)

    def step(self, action: int) -> None:
        """Plays an action; ``ValueError`` if it is not legal."""
        if self.terminated or action not in self.legal_actions():
            raise ValueError(f"expected a legal action, found {action}")
        place, die = action // _DICE, action % _DICE + 1
        if place == 0:
            self._turn()
            return
        origin = _point(place)
        to = lands(self.own, self.theirs, origin, die)
        self.own, self.theirs = after(self.own, self.theirs, origin, to)
        self.playable.remove(die)
        if self.own[OFF] == _CHECKERS:
            self._end()
        elif not self.playable:
            self._turn()

    def _turn(self) -> None:
        self.own, self.theirs = self.theirs, self.own
        self.player = 1 - self.player
        self.roll()

    def _end(self) -> None:
        loser = self.theirs
        points = 1 if loser[OFF] else 3 if any(loser[19:]) else 2
        self.terminated = True
        self.rewards[self.player] = points
        self.rewards[1 - self.player] = -points
