"""One job over many processes or machines, by Dask's ``distributed`` (``pip install 'barpoint[cluster]'``).

    from dask.distributed import Client
    from barpoint import cluster

    client = Client("scheduler:8786")
    print(cluster.rollout(client, "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", trials=12960))

What workers do are pure functions: slices of a rollout, whole rollouts of short jobs, whole matches. So results have the same bits as on
one processor, whatever the workers, their number, the order in which they answer, and however many die on the way: Dask gives what they
were doing to others. Workers need the same barpoint, and the same bearoff databases if any; another engine is noticed and refused.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Optional, Union

from ._barpoint import Match as _Match
from ._barpoint import Position
from .asking import AnyPosition, Engine, position_of, rollout_request
from .errors import BarpointError
from .records import Match, read_match
from .results import Rollout

if TYPE_CHECKING:
    from distributed import Client, Future

#: Times that a slice may be given to another worker because its worker died or failed.
RETRIES = 10


@lru_cache(maxsize=1)
def _engine() -> Engine:
    """The engine of a worker, which lives as long as the worker."""
    return Engine()


@lru_cache(maxsize=64)
def _shared(xgid: str, variation: str, how: str) -> Any:
    return _engine()._engine.share_rollout(Position(xgid, variation=variation), how)


def _checked(nets: str) -> Engine:
    engine = _engine()
    if engine.nets != nets:
        raise BarpointError(f"expected a worker with the nets and databases {nets}, found {engine.nets}")
    return engine


def _slice(xgid: str, variation: str, how: str, nets: str, first: int, last: int) -> bytes:
    """On a worker: some trials of a rollout."""
    _checked(nets)
    return bytes(_shared(xgid, variation, how).slice(first, last))


def _whole(xgid: str, variation: str, how: str, nets: str) -> tuple[dict[str, Any], bytes]:
    """On a worker: a rollout from its beginning to its end, slice by slice until it is finished."""
    engine = _checked(nets)
    shared = engine._engine.share_rollout(Position(xgid, variation=variation), how)
    while True:
        finished, _, _, report = shared.standing()
        if finished:
            return report, bytes(shared.to_bytes())
        first, last = shared.missing(36)[0]
        shared.add(shared.slice(first, last))


def _analysed(data: bytes, nets: str, how: dict[str, Any]) -> bytes:
    """On a worker: a match with its analysis."""
    engine = _checked(nets)
    (record,) = _Match.from_bytes(data)
    analysed, _, _ = engine._engine.analyse(record, threads=1, **how)
    return bytes(analysed.to_bytes("json"))


def _in_turn(
    client: Client, tasks: Iterable[tuple[Any, Callable[..., Any], tuple[Any, ...]]]
) -> Iterator[tuple[Any, Any]]:
    """Results by the names of their tasks, as they come. No more tasks are given out than keep all workers busy."""
    from distributed import as_completed

    waiting = iter(tasks)
    running: dict[Future, Any] = {}
    answers = as_completed([], with_results=False)

    def give() -> bool:
        for name, work, arguments in waiting:
            future = client.submit(work, *arguments, pure=False, retries=RETRIES)
            running[future] = name
            answers.add(future)
            return True
        return False

    try:
        for _ in range(2 * max(1, sum(client.nthreads().values()))):
            give()
        while running:
            future = next(answers)
            name = running.pop(future)
            result = future.result()
            give()
            yield name, result
    finally:
        client.cancel(list(running))


def rollout(
    client: Client,
    position: AnyPosition,
    *,
    slice_trials: int = 36,
    checkpoint: Optional[Union[str, PathLike[str]]] = None,
    on_progress: Optional[Callable[[Rollout], Any]] = None,
    **how: Any,
) -> Rollout:
    """Rolls out the best plays or a cube decision on all workers of a cluster; the settings are those of ``Engine.start_rollout``.

    ``on_progress`` is told the result so far; if it returns ``False``, the rollout ends there. Trials are saved in ``checkpoint``, a file
    of the same kind as the command line's, and resumed from it. Stop rules see trials in the order of their numbers, so that stopping
    does not depend on the workers either.
    """
    engine, found, asked = _engine(), position_of(position), rollout_request(**how)
    path = None if checkpoint is None else Path(checkpoint)
    shared = engine._engine.share_rollout(found, asked, checkpoint=path)
    finished, _, _, report = shared.standing()
    xgid, variation = found.xgid, found.variation
    ranges = shared.missing(slice_trials)
    tasks = (
        ((first, last), _slice, (xgid, variation, asked, engine.nets, first, last))
        for first, last in ranges
    )
    answers = _in_turn(client, tasks if not finished else ())
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
    return Rollout.of(report)


def rollouts(
    client: Client,
    positions: Sequence[AnyPosition],
    *,
    folder: Optional[Union[str, PathLike[str]]] = None,
    on_progress: Optional[Callable[[int, int], Any]] = None,
    **how: Any,
) -> list[Rollout]:
    """Rolls out many positions, each on one worker, with the settings of ``Engine.start_rollout``.

    Results and trials are kept in ``folder`` under the number of the position; those that are there are not played again. ``on_progress``
    is told how many are done and how many there are; if it returns ``False``, ``BarpointError`` is raised and what is done stays.
    """
    engine, asked = _engine(), rollout_request(**how)
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
    for number, (report, trials) in _in_turn(client, tasks):
        results[number] = Rollout.of(report)
        if kept is not None:
            key = (found[number].xgid, asked, engine.nets)
            _keep(kept, number, key, report, trials)
        if on_progress and on_progress(len(results), len(found)) is False:
            raise BarpointError(f"stopped after {len(results)} of {len(found)} rollouts")
    return [results[number] for number in range(len(found))]


def _write(path: Path, data: bytes) -> None:
    """Writes a file whole or not at all."""
    beside = path.with_suffix(path.suffix + ".part")
    with open(beside, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)


def _keep(folder: Path, number: int, key: tuple[str, ...], report: dict[str, Any], trials: bytes) -> None:
    _write(folder / f"{number:06}.rollout", trials)
    _write(folder / f"{number:06}.json", json.dumps({"key": key, "report": report}).encode())


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


def analyse(
    client: Client,
    matches: Iterable[Union[Match, str, PathLike[str]]],
    *,
    level: Optional[str] = None,
    plies: Optional[int] = None,
    rollouts: bool = False,
    on_progress: Optional[Callable[[int, int], Any]] = None,
) -> list[Match]:
    """Analyses matches, each on one worker; files are read here. The settings are those of ``Match.analyse``."""
    engine = _engine()
    given = [match if isinstance(match, Match) else read_match(match) for match in matches]
    how = {"level": level, "plies": plies, "rollouts": rollouts}
    tasks = (
        (number, _analysed, (match.to_bytes("json"), engine.nets, how))
        for number, match in enumerate(given)
    )
    results: dict[int, Match] = {}
    for number, data in _in_turn(client, tasks):
        results[number] = Match.from_bytes(data)
        if on_progress and on_progress(len(results), len(given)) is False:
            raise BarpointError(f"stopped after {len(results)} of {len(given)} matches")
    return [results[number] for number in range(len(given))]
