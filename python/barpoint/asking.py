"""Questions about positions."""

from __future__ import annotations

import json
from os import PathLike
from pathlib import Path
from typing import Any, Optional, Union

import numpy as np
from numpy.typing import NDArray

from . import arrays
from ._barpoint import Board, Position
from ._barpoint import Engine as _Engine
from .errors import BarpointError
from .jobs import Job
from .results import CubeAdvice, Evaluation, Hint, Rollout

AnyPosition = Union[Position, Board, str]


def position_of(text: AnyPosition, *, variation: str = "backgammon") -> Position:
    """The position that an ID or a board means; a board alone is a money game before the roll."""
    if isinstance(text, Position):
        return text
    if isinstance(text, Board):
        text = text.position_id
    return Position(text, variation=variation)


def rollout_request(
    *,
    best: int = 5,
    trials: int = 1296,
    plies: int = 0,
    cube_plies: Optional[int] = None,
    cubeful: bool = True,
    truncate: Optional[int] = None,
    variance_reduction: bool = True,
    stratified: bool = True,
    seed: int = 1,
    stop_at_error: Optional[float] = None,
    stop_at_jsd: Optional[float] = None,
    min_trials: int = 324,
    player: Optional[str] = None,
) -> str:
    """The settings of ``Engine.start_rollout`` as a request in JSON."""
    return json.dumps(locals())


class Engine:
    """The engine: nets, bearoff databases, and a match equity table.

    ``met`` names a table or a file; ``data`` is the folder of bearoff databases, where the command
    line's is used if absent. Making one is cheap; nets are read by the first question. All methods
    may be called from several threads, and release the interpreter's lock.
    """

    def __init__(
        self, *, met: Optional[str] = None, data: Optional[Union[str, PathLike[str]]] = None
    ) -> None:
        self._engine = _Engine(met=met, data=None if data is None else Path(data))

    @property
    def nets(self) -> str:
        """The fingerprint of nets and databases."""
        return self._engine.nets

    def hint(
        self, position: AnyPosition, *, level: Optional[str] = None, plies: Optional[int] = None
    ) -> Hint:
        """The best plays of the roll, the proper cube action, or the answer to a resignation."""
        return Hint.of(self._engine.hint(position_of(position), level=level, plies=plies))

    def evaluate(
        self, position: AnyPosition, *, level: Optional[str] = None, plies: Optional[int] = None
    ) -> Evaluation:
        """The value before the roll: chances, cubeless and cubeful equity."""
        found = self._engine.evaluate(position_of(position), level=level, plies=plies)
        return Evaluation.of(found)

    def cube(
        self, position: AnyPosition, *, level: Optional[str] = None, plies: Optional[int] = None
    ) -> CubeAdvice:
        """The cube decision; ``BarpointError`` where there is none."""
        found = self._engine.cube(position_of(position), level=level, plies=plies)
        if found["cube"] is None:
            reason = str(found["no_decision"]).replace("_", " ")
            raise BarpointError(f"expected a position with a cube decision: {reason}")
        return CubeAdvice.of(found["cube"])

    def study_cube(
        self, position: AnyPosition, *, level: Optional[str] = None, plies: Optional[int] = None
    ) -> dict[str, Any]:
        """All that is known about a cube decision: theories, volatility, gammon values, market
        windows.
        """
        return self._engine.cube(position_of(position), level=level, plies=plies)

    def rolls(
        self, position: AnyPosition, *, level: Optional[str] = None, plies: Optional[int] = None
    ) -> dict[str, Any]:
        """The value of each of the 21 rolls, and the play it asks for."""
        return self._engine.temperature(position_of(position), level=level, plies=plies)

    def scores(
        self,
        position: AnyPosition,
        *,
        size: int = 7,
        level: Optional[str] = None,
        plies: Optional[int] = None,
    ) -> dict[str, Any]:
        """The best decision at all scores up to ``size`` points a side."""
        found = position_of(position)
        return self._engine.scores(found, size=size, level=level, plies=plies)

    def race(
        self, position: AnyPosition, *, level: Optional[str] = None, plies: Optional[int] = None
    ) -> dict[str, Any]:
        """A race by the rules of thumb and by the engine."""
        return self._engine.race(position_of(position), level=level, plies=plies)

    def resignations(
        self, position: AnyPosition, *, level: Optional[str] = None, plies: Optional[int] = None
    ) -> dict[str, Any]:
        """What resigning a single game, a gammon or a backgammon is worth."""
        return self._engine.resignations(position_of(position), level=level, plies=plies)

    def bearoff(self, position: AnyPosition) -> dict[str, Any]:
        """A race without contact, or Hypergammon, in the bearoff databases."""
        return self._engine.bearoff(position_of(position))

    def evaluate_many(
        self,
        boards: arrays.Boards,
        *,
        plies: int = 0,
        variation: str = "backgammon",
        threads: Optional[int] = None,
        out: Optional[NDArray[np.float32]] = None,
    ) -> NDArray[np.float32]:
        """Cubeless money chances of many boards, on all processors: an array of the shape ``(n,
        5)``.

        The columns are win, gammon and backgammon won, gammon and backgammon lost
        (``arrays.money_equities`` makes equities of them). ``boards`` is read where it is if it has
        one of the shapes and types of ``arrays``; the chances are written into ``out`` if given.
        """
        given = arrays.as_bytes(boards)
        if out is None:
            out = np.empty((len(given), 5), dtype=np.float32)
        self._engine.evaluate_many(given, out, plies=plies, variation=variation, threads=threads)
        return out

    def choose(
        self,
        boards: arrays.Boards,
        dice: NDArray[np.uint8],
        *,
        level: Optional[str] = None,
        plies: Optional[int] = None,
        variation: str = "backgammon",
        threads: Optional[int] = None,
    ) -> NDArray[np.uint32]:
        """For many boards and rolls the number of the best play among the legal ones, in money
        play.
        """
        given = np.ascontiguousarray(dice, dtype=np.uint8)
        return self._engine.choose(
            arrays.as_bytes(boards),
            given,
            level=level,
            plies=plies,
            variation=variation,
            threads=threads,
        )

    def start_rollout(
        self,
        position: AnyPosition,
        *,
        best: int = 5,
        trials: int = 1296,
        plies: int = 0,
        cube_plies: Optional[int] = None,
        cubeful: bool = True,
        truncate: Optional[int] = None,
        variance_reduction: bool = True,
        stratified: bool = True,
        seed: int = 1,
        stop_at_error: Optional[float] = None,
        stop_at_jsd: Optional[float] = None,
        min_trials: int = 324,
        player: Optional[str] = None,
        threads: Optional[int] = None,
        every: float = 0.5,
        checkpoint: Optional[Union[str, PathLike[str]]] = None,
    ) -> Job[Rollout]:
        """Rolls out the ``best`` plays of the roll, or a cube decision, in the background.

        Iterating the job gives the results so far every ``every`` seconds. Both players look
        ``plies`` ahead in checker plays and ``cube_plies`` (2 if absent) in cube decisions; trials
        are truncated after ``truncate`` plies. A candidate stops below the standard error
        ``stop_at_error``, or ``stop_at_jsd`` joint standard deviations behind the best, but not
        before ``min_trials``. With the ``player`` ``bkg`` or ``bkg-vi`` Berliner's program makes the
        checker plays of both sides, without a cube and to the end. Trials are saved in ``checkpoint`` and resumed from it. The result
        depends neither on the number of threads nor on pauses.
        """
        found = position_of(position)
        asked = rollout_request(
            best=best,
            trials=trials,
            plies=plies,
            cube_plies=cube_plies,
            cubeful=cubeful,
            truncate=truncate,
            variance_reduction=variance_reduction,
            stratified=stratified,
            seed=seed,
            stop_at_error=stop_at_error,
            stop_at_jsd=stop_at_jsd,
            min_trials=min_trials,
            player=player,
        )

        def work(told: Any) -> Rollout:
            report, drawing = self._engine.rollout(
                found,
                asked,
                threads=threads,
                on_progress=told,
                every=every,
                checkpoint=None if checkpoint is None else Path(checkpoint),
            )
            return Rollout.of(report, drawing)

        return Job(work, Rollout.of)

    def rollout(self, position: AnyPosition, **how: Any) -> Rollout:
        """Rolls out plays or a cube decision and waits for the end; see ``start_rollout``. Ctrl-C
        cancels it.
        """
        with self.start_rollout(position, **how) as job:
            for _ in job:
                pass
            return job.result()
