"""Rollouts: one in slices, or many whole ones."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Optional, Union

from .._barpoint import Position
from ..asking import AnyPosition, position_of, rollout_request
from ..errors import BarpointError
from ..results import Rollout
from ._work import checked, in_turn, own_engine, write

if TYPE_CHECKING:
    from distributed import Client


@lru_cache(maxsize=64)
def _shared(xgid: str, variation: str, how: str) -> Any:
    return own_engine()._engine.share_rollout(Position(xgid, variation=variation), how)


def _slice(xgid: str, variation: str, how: str, nets: str, first: int, last: int) -> bytes:
    """On a worker: some trials of a rollout."""
    checked(nets)
    return bytes(_shared(xgid, variation, how).slice(first, last))


def _whole(xgid: str, variation: str, how: str, nets: str) -> tuple[dict[str, Any], bytes]:
    """On a worker: a rollout from its beginning to its end, slice by slice until it is finished."""
    engine = checked(nets)
    shared = engine._engine.share_rollout(Position(xgid, variation=variation), how)
    while True:
        finished, _, _, report = shared.standing()
        if finished:
            return report, bytes(shared.to_bytes())
        first, last = shared.missing(36)[0]
        shared.add(shared.slice(first, last))


def rollout(
    client: Client,
    position: AnyPosition,
    *,
    slice_trials: int = 36,
    checkpoint: Optional[Union[str, PathLike[str]]] = None,
    on_progress: Optional[Callable[[Rollout], Any]] = None,
    **how: Any,
) -> Rollout:
    """Rolls out the best plays or a cube decision on all workers of a cluster; the settings are
    those of ``Engine.start_rollout``.

    ``on_progress`` is told the result so far; if it returns ``False``, the rollout ends there. Trials
    are saved in ``checkpoint``, a file of the same kind as the command line's, and resumed from it.
    Stop rules see trials in the order of their numbers, so that stopping does not depend on the
    workers either.
    """
    engine, found, asked = own_engine(), position_of(position), rollout_request(**how)
    path = None if checkpoint is None else Path(checkpoint)
    shared = engine._engine.share_rollout(found, asked, checkpoint=path)
    finished, _, _, report = shared.standing()
    xgid, variation = found.xgid, found.variation
    ranges = shared.missing(slice_trials)
    tasks = (
        ((first, last), _slice, (xgid, variation, asked, engine.nets, first, last))
        for first, last in ranges
    )
    answers = in_turn(client, tasks if not finished else ())
    # Summing up takes the longer the more trials there are, so it takes a tenth of the time at most.
    summed, took = 0.0, 0.0
    try:
        for _, trials in answers:
            shared.add(trials)
            shared.save()
            if (begun := time.monotonic()) < summed + 10 * took:
                continue
            finished, _, _, report = shared.standing()
            summed = time.monotonic()
            took = summed - begun
            if finished or (on_progress and on_progress(Rollout.of(report)) is False):
                break
        _, _, _, report = shared.standing()
    finally:
        answers.close()
        shared.save(now=True)
    return Rollout.of(report, shared.drawing())


def rollouts(
    client: Client,
    positions: Sequence[AnyPosition],
    *,
    folder: Optional[Union[str, PathLike[str]]] = None,
    on_progress: Optional[Callable[[int, int], Any]] = None,
    **how: Any,
) -> list[Rollout]:
    """Rolls out many positions, each on one worker, with the settings of ``Engine.start_rollout``.

    Results and trials are kept in ``folder`` under the number of the position; those that are there
    are not played again. ``on_progress`` is told how many are done and how many there are; if it
    returns ``False``, ``BarpointError`` is raised and what is done stays. The results have no drawing
    of their convergence: a rollout of the position with the kept trials as its ``checkpoint`` has one.
    """
    engine, asked = own_engine(), rollout_request(**how)
    found = [position_of(position) for position in positions]
    kept = None if folder is None else Path(folder)
    results: dict[int, Rollout] = {}
    if kept is not None:
        kept.mkdir(parents=True, exist_ok=True)
        for number, position in enumerate(found):
            report = _kept(kept, number, (position.xgid, asked, engine.nets))
            if report is not None:
                results[number] = Rollout.of(report)
    tasks = (
        (number, _whole, (position.xgid, position.variation, asked, engine.nets))
        for number, position in enumerate(found)
        if number not in results
    )
    for number, (report, trials) in in_turn(client, tasks):
        results[number] = Rollout.of(report)
        if kept is not None:
            key = (found[number].xgid, asked, engine.nets)
            _keep(kept, number, key, report, trials)
        if on_progress and on_progress(len(results), len(found)) is False:
            raise BarpointError(f"stopped after {len(results)} of {len(found)} rollouts")
    return [results[number] for number in range(len(found))]


def _keep(
    folder: Path, number: int, key: tuple[str, ...], report: dict[str, Any], trials: bytes
) -> None:
    write(folder / f"{number:06}.rollout", trials)
    write(folder / f"{number:06}.json", json.dumps({"key": key, "report": report}).encode())


def _kept(folder: Path, number: int, key: tuple[str, ...]) -> Optional[dict[str, Any]]:
    path = folder / f"{number:06}.json"
    if not path.exists():
        return None
    try:
        found = json.loads(path.read_bytes())
        same, report = found["key"] == list(key), found["report"]
    except (ValueError, KeyError, TypeError) as error:
        raise BarpointError(f"{path}: expected a rollout: {error}") from error
    if not same:
        raise BarpointError(f"{path}: it is of another position, other settings or other nets")
    return dict(report)
