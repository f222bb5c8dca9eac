"""The engine that the functions of the package share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional

import numpy as np
from numpy.typing import NDArray

from . import arrays
from .asking import AnyPosition, Engine
from .jobs import Job
from .results import CubeAdvice, Evaluation, Hint, Rollout

_engine: Optional[Engine] = None


def engine() -> Engine:
    """The engine of the functions of this package, made on first use."""
    global _engine
    if _engine is None:
        _engine = Engine()
    return _engine


def hint(position: AnyPosition, **strength: Any) -> Hint:
    """``Engine.hint`` of the usual engine."""
    return engine().hint(position, **strength)


def evaluate(position: AnyPosition, **strength: Any) -> Evaluation:
    """``Engine.evaluate`` of the usual engine."""
    return engine().evaluate(position, **strength)


def cube(position: AnyPosition, **strength: Any) -> CubeAdvice:
    """``Engine.cube`` of the usual engine."""
    return engine().cube(position, **strength)


def rollout(position: AnyPosition, **how: Any) -> Rollout:
    """``Engine.rollout`` of the usual engine."""
    return engine().rollout(position, **how)


def start_rollout(position: AnyPosition, **how: Any) -> Job[Rollout]:
    """``Engine.start_rollout`` of the usual engine."""
    return engine().start_rollout(position, **how)


def bearoff(position: AnyPosition) -> dict[str, Any]:
    """``Engine.bearoff`` of the usual engine."""
    return engine().bearoff(position)


def evaluate_many(boards: arrays.Boards, **how: Any) -> NDArray[np.float32]:
    """``Engine.evaluate_many`` of the usual engine."""
    return engine().evaluate_many(boards, **how)


def choose(boards: arrays.Boards, dice: Sequence[Any], **how: Any) -> NDArray[np.uint32]:
    """``Engine.choose`` of the usual engine."""
    return engine().choose(boards, np.asarray(dice, dtype=np.uint8), **how)
