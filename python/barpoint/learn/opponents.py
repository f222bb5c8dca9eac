"""Who to play against: by chance, or as strong as a level of barpoint."""

from __future__ import annotations

from collections.abc import Callable
from typing import Optional

import numpy as np
from numpy.typing import NDArray

from .. import usual
from .selfplay import SelfPlay, best_by_group

Policy = Callable[[SelfPlay], NDArray[np.uint32]]


def by_chance(seed: int = 0) -> Policy:
    """Plays any legal play."""
    generator = np.random.default_rng(seed)
    return lambda games: games.random(generator)


def level(name: str, *, threads: Optional[int] = None) -> Policy:
    """Plays as the level of this name; ``barpoint.levels()`` tells the performance rating that each
    was measured at.
    """
    engine = usual.engine()
    return lambda games: engine.choose(games.boards, games.dice, level=name, threads=threads)


def by_value(value: Callable[[NDArray[np.uint8]], NDArray[np.floating]]) -> Policy:
    """Makes the play whose board has the least value to the opponent; ``value`` takes boards seen
    by the player on roll.
    """

    def policy(games: SelfPlay) -> NDArray[np.uint32]:
        followers = games.afterstates()
        values = -value(followers.boards[:, ::-1])
        return best_by_group(values, followers.starts)[0]

    return policy


def duel(one: Policy, other: Policy, *, games: int = 2000, seed: int = 0) -> tuple[float, float]:
    """Points a game that ``one`` wins from ``other`` on average, and the standard error: each
    begins by lot, in ``games`` games side by side.
    """
    table = SelfPlay(games, seed=seed)
    points = np.zeros(games)
    over = np.zeros(games, dtype=bool)
    while not over.all():
        mine = table.players == 0
        plays = np.where(mine, one(table), other(table))
        won = table.step(plays).astype(float)
        first = (won > 0) & ~over
        points[first] = np.where(mine, won, -won)[first]
        over |= won > 0
    return float(points.mean()), float(points.std(ddof=1) / np.sqrt(games))
