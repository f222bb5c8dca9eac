"""Backgammon as OpenSpiel plays it: 1,352 actions, observations of 200 numbers.

``State`` has the methods of OpenSpiel's states that algorithms call. An action names one or two
steps: the places of their checkers (0 to 23, 24 the bar, 25 none) as the digits of a number to the
base 26, plus 676 if the smaller die is played first. Doubles are two turns of two steps. Player 0
moves from place 0 to place 23, player 1 the other way. Checked against ``open_spiel`` in the tests,
where that is installed.
"""

from __future__ import annotations

import copy
from typing import Optional

import numpy as np
from numpy.typing import NDArray

from .._barpoint import Board
from ._steps import BAR, OFF, Side, after, steps

CHANCE, TERMINAL = -1, -4
ACTIONS = 1352
OBSERVATION = 200

_BASE = 26
_BAR_DIGIT, _NONE_DIGIT = 24, 25
_LOW_FIRST = _BASE * _BASE
_CHECKERS = 15
_MIXED = [(low, high) for low in range(1, 7) for high in range(low + 1, 7)]
# Each roll as both dice can fall; in the opening the second way is that player 1 begins.
_BOTH_WAYS = [pair for low, high in _MIXED for pair in ((low, high), (high, low))]
_ROLLS = _BOTH_WAYS + [(die, die) for die in range(1, 7)]


def _digit(player: int, point: int) -> int:
    if point == BAR:
        return _BAR_DIGIT
    return 24 - point if player == 0 else point - 1


def _point(player: int, digit: int) -> int:
    if digit == _BAR_DIGIT:
        return BAR
    return 24 - digit if player == 0 else digit + 1


class State:
    """A game: whose turn it is, the dice, both sides."""

    def __init__(self) -> None:
        start = Board().on_roll
        self.sides: list[Side] = [start.copy(), start.copy()]
        self.dice: tuple[int, ...] = ()
        self.player = CHANCE
        self._last: Optional[int] = None
        self._again = False

    def current_player(self) -> int:
        """0 or 1, ``CHANCE`` before a roll, ``TERMINAL`` at the end."""
        return TERMINAL if self.is_terminal() else self.player

    def is_terminal(self) -> bool:
        """Whether a player has borne off all checkers."""
        return any(side[OFF] == _CHECKERS for side in self.sides)

    def is_chance_node(self) -> bool:
        """Whether the dice are to be rolled."""
        return self.current_player() == CHANCE

    def returns(self) -> list[float]:
        """1 for the winner and -1 for the loser; zeros before the end."""
        won = [side[OFF] == _CHECKERS for side in self.sides]
        return [float(won[0]) - float(won[1]), float(won[1]) - float(won[0])]

    def points(self) -> list[int]:
        """What the game is worth to each player: 1, 2 for a gammon or 3 for a backgammon, negative
        for the loser; zeros before the end.
        """
        for winner, loser in ((0, 1), (1, 0)):
            side = self.sides[loser]
            if self.sides[winner][OFF] == _CHECKERS:
                points = 1 if side[OFF] else 3 if any(side[19:]) else 2
                return [points, -points] if winner == 0 else [-points, points]
        return [0, 0]

    def roll(self, generator: np.random.Generator) -> None:
        """Rolls the dice."""
        self.apply_action(int(generator.integers(len(self.chance_outcomes()))))

    def action_mask(self) -> NDArray[np.int8]:
        """Which of the 1,352 actions are legal."""
        mask = np.zeros(ACTIONS, dtype=np.int8)
        mask[self.legal_actions()] = 1
        return mask

    def board(self) -> Board:
        """The board, seen by player 0."""
        return Board.of_sides(self.sides[0][1:], self.sides[1][1:])

    def svg(self) -> str:
        """A picture of the board, seen by player 0."""
        return self.board()._repr_svg_()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The rolls with their probabilities: 30 for the opening, who begins being part of it, 36
        later.
        """
        rolls = len(_BOTH_WAYS) if self._last is None else len(_ROLLS)
        return [(number, 1.0 / rolls) for number in range(rolls)]

    def clone(self) -> State:
        """Another game that goes on from here."""
        return copy.deepcopy(self)

    def legal_actions(self) -> list[int]:
        """The actions of the player to move, or the numbers of the rolls, in ascending order."""
        if self.is_terminal():
            return []
        if self.player == CHANCE:
            return [number for number, _ in self.chance_outcomes()]
        high, low = max(self.dice), min(self.dice)
        found = self._two(high, low, 0)
        if high != low:
            found |= self._two(low, high, _LOW_FIRST)
        if found:
            return sorted(found)
        for die, extra in ((high, 0), (low, _LOW_FIRST)):
            single = {self._action(origin, None, extra) for origin, _ in self._steps(die)}
            if single:
                return sorted(single)
        return [self._action(None, None, _LOW_FIRST)]

    def _steps(self, die: int) -> list[tuple[int, int]]:
        return list(steps(self.sides[self.player], self.sides[1 - self.player], die))

    def _two(self, die: int, other: int, extra: int) -> set[int]:
        own, theirs = self.sides[self.player], self.sides[1 - self.player]
        return {
            self._action(origin, second, extra)
            for origin, to in steps(own, theirs, die)
            for second, _ in steps(*after(own, theirs, origin, to), other)
        }

    def _action(self, first: Optional[int], second: Optional[int], extra: int) -> int:
        digits = [
            _NONE_DIGIT if point is None else _digit(self.player, point)
            for point in (first, second)
        ]
        return digits[1] * _BASE + digits[0] + extra

    def apply_action(self, action: int) -> None:
        """Plays an action, or rolls."""
        if self.player == CHANCE:
            self._roll(action)
            return
        extra, rest = divmod(action, _LOW_FIRST)
        dice = sorted(self.dice, reverse=not extra)
        for die, digit in zip(dice, (rest % _BASE, rest // _BASE)):
            if digit == _NONE_DIGIT:
                continue
            origin = _point(self.player, digit)
            own, theirs = self.sides[self.player], self.sides[1 - self.player]
            moved = after(own, theirs, origin, max(origin - die, OFF))
            self.sides[self.player], self.sides[1 - self.player] = moved
        doubles = self.dice[0] == self.dice[1]
        # Who could not play both has no second turn.
        played = rest // _BASE != _NONE_DIGIT
        self._again = doubles and played and not self._again and not self.is_terminal()
        if self._again:
            return
        self._last, self.player, self.dice = self.player, CHANCE, ()

    def _roll(self, number: int) -> None:
        self.dice = _ROLLS[number]
        self.player = number % 2 if self._last is None else 1 - self._last

    def observation_tensor(self, player: int) -> list[float]:
        """200 numbers: the player's points, the opponent's, bars, checkers off, whose turn it is,
        the dice.
        """
        found: list[float] = []
        for who in (player, 1 - player):
            for place in range(24):
                count = self.sides[who][_point(who, place)]
                found += [float(count == n) for n in (1, 2, 3)] + [float(max(count - 3, 0))]
        for who in (player, 1 - player):
            side = self.sides[who]
            found += [float(side[BAR]), float(side[OFF]), float(self.player == who)]
        return found + [float(die) for die in sorted(self.dice) or (0, 0)]
