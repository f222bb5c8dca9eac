"""Backgammon: rules, evaluation, cube decisions, rollouts, match files and their analysis.

The functions of this module ask one engine that is made on first use; ``Engine`` makes others.
Positions are given as ``Position``, as any ID (XGID, GNU Backgammon's, OGID) or as a ``Board``.
Chances and equities are those of the player on roll.
"""

from __future__ import annotations

from typing import Any

from . import arrays
from ._barpoint import Board, Play, Position, __version__
from ._barpoint import formats as _formats
from ._barpoint import levels as _levels
from ._barpoint import met as _met
from .asking import Engine
from .errors import BarpointError
from .jobs import Job
from .pictures import Picture
from .records import Analysis, Match, Mistake, Progress, read_match
from .results import Chances, CubeAdvice, Evaluation, Hint, PlayAdvice, Rollout, RolloutRow
from .usual import (
    bearoff,
    choose,
    cube,
    engine,
    evaluate,
    evaluate_many,
    hint,
    rollout,
    start_rollout,
)

__all__ = [
    "Analysis",
    "BarpointError",
    "Board",
    "Chances",
    "CubeAdvice",
    "Engine",
    "Evaluation",
    "Hint",
    "Job",
    "Match",
    "Mistake",
    "Picture",
    "Play",
    "PlayAdvice",
    "Position",
    "Progress",
    "Rollout",
    "RolloutRow",
    "__version__",
    "arrays",
    "bearoff",
    "choose",
    "cube",
    "engine",
    "evaluate",
    "evaluate_many",
    "formats",
    "hint",
    "levels",
    "met",
    "read_match",
    "rollout",
    "start_rollout",
]


def met(name: str = "kazaross-xg2", *, length: int = 25) -> dict[str, Any]:
    """A match equity table up to ``length`` points: ``pre_crawford[i][j]`` is the chance of the
    player ``i + 1`` points away against an opponent ``j + 1`` points away, ``post_crawford[i]``
    that against an opponent 1 away after the Crawford game.
    """
    return _met(name, length)


def formats() -> list[dict[str, Any]]:
    """The formats of match files."""
    return _formats()


def levels() -> list[dict[str, Any]]:
    """The levels of play with the performance rating (PR) each was measured at, weakest first.

    ``pr`` is over decisions of games, judged by nets; ``rolled_out`` tells what is lost in close decisions of
    the reference set, which no net judges: ``pr`` in plays, ``cube_pr`` in cube decisions.
    """
    games, rolled_out = _levels()
    figures = {row["name"]: row for row in rolled_out["levels"]}
    kept = ("pr", "pr_std_err", "cube_pr", "cube_pr_std_err")
    return [
        {**row, "rolled_out": {key: figures[row["name"]][key] for key in kept}}
        for row in games["levels"]
    ]
