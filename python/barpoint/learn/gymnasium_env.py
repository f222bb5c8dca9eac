"""Backgammon against an opponent, for Gymnasium."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Optional

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from .openspiel import ACTIONS, OBSERVATION, State

Opponent = Callable[[State, np.random.Generator], int]


def by_chance(state: State, generator: np.random.Generator) -> int:
    """Any legal action."""
    return int(generator.choice(state.legal_actions()))


class BackgammonEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One game, in which the agent is player 0.

    Actions and observations are OpenSpiel's (``openspiel``). ``info["action_mask"]`` says which of
    the 1,352 actions are legal; another one loses a backgammon at once (``info["illegal"]``). The
    reward is what the game brings at its end: 1, 2 or 3 points, won or lost.
    """

    metadata: dict[str, Any] = {"render_modes": ["svg"]}

    def __init__(
        self, opponent: Opponent = by_chance, *, render_mode: Optional[str] = None
    ) -> None:
        self.observation_space = spaces.Box(0.0, 15.0, (OBSERVATION,), np.float32)
        self.action_space = spaces.Discrete(ACTIONS)
        self.render_mode = render_mode
        self._opponent = opponent
        self._state = State()

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """A new game, in which the agent is to move."""
        super().reset(seed=seed, options=options)
        self._state = State()
        self._go_on()
        return self._observed(), self._info()

    def step(
        self, action: np.int64
    ) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """The agent's action, then all the opponent's until the agent is to move again."""
        if int(action) not in self._state.legal_actions():
            return self._observed(), -3.0, True, False, {**self._info(), "illegal": True}
        self._state.apply_action(int(action))
        self._go_on()
        over = self._state.is_terminal()
        return self._observed(), float(self._state.points()[0]), over, False, self._info()

    def render(self) -> Optional[str]:
        """The board as SVG."""
        return self._state.svg() if self.render_mode == "svg" else None

    def _go_on(self) -> None:
        state = self._state
        while not state.is_terminal() and state.player != 0:
            if state.is_chance_node():
                state.roll(self.np_random)
            else:
                state.apply_action(self._opponent(state, self.np_random))

    def _observed(self) -> NDArray[np.float32]:
        return np.array(self._state.observation_tensor(0), dtype=np.float32)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._state.action_mask()}
