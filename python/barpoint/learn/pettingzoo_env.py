"""Backgammon for two agents, for PettingZoo."""

from __future__ import annotations

from typing import Any, Optional

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from .openspiel import ACTIONS, OBSERVATION, State


class BackgammonAEC(AECEnv):
    """One game of ``player_0`` and ``player_1``; the dice roll by themselves.

    Actions and observations are OpenSpiel's (``openspiel``); an observation has its
    ``action_mask``. Rewards come at the end: the points of the game.
    """

    metadata: dict[str, Any] = {
        "name": "barpoint_backgammon_v0",
        "render_modes": ["svg"],
        "is_parallelizable": False,
    }

    def __init__(self, render_mode: Optional[str] = None) -> None:
        super().__init__()
        self.possible_agents = ["player_0", "player_1"]
        self.render_mode = render_mode
        observation: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0.0, 15.0, (OBSERVATION,), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
        self.observation_spaces = {a: spaces.Dict(observation) for a in self.possible_agents}
        self.action_spaces = {a: spaces.Discrete(ACTIONS) for a in self.possible_agents}
        self._random = np.random.default_rng()
        self._state = State()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for both."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for both."""
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """A new game, whose opening roll decides who begins."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._state = State()
        self._turn()

    def _turn(self) -> None:
        if self._state.is_chance_node():
            self._state.roll(self._random)
        self.agent_selection = self.possible_agents[self._state.player]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; only who is to move has legal actions."""
        number = self.possible_agents.index(agent)
        moves = not self._state.is_terminal() and self._state.player == number
        mask = self._state.action_mask() if moves else np.zeros(ACTIONS, dtype=np.int8)
        seen = np.array(self._state.observation_tensor(number), dtype=np.float32)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Optional[int]) -> None:
        """The action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self._state.legal_actions():
            raise ValueError(f"{agent}: expected a legal action, found {action}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._state.apply_action(int(action))
        if self._state.is_terminal():
            points = zip(self.possible_agents, self._state.points())
            self.rewards = {name: float(won) for name, won in points}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = next(a for a in self.possible_agents if a != agent)
        else:
            self._turn()
        self._accumulate_rewards()

    def render(self) -> Optional[str]:
        """The board as SVG."""
        return self._state.svg() if self.render_mode == "svg" else None

    def close(self) -> None:
        """Nothing is open."""
