"""Giving work to the workers of a cluster."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..asking import Engine
from ..errors import BarpointError

if TYPE_CHECKING:
    from distributed import Client, Future

#: A name, what is done, and its arguments.
_Task = tuple[Any, Callable[..., Any], tuple[Any, ...]]

#: Times that a slice may be given to another worker because its worker died or failed.
RETRIES = 10


@lru_cache(maxsize=1)
def own_engine() -> Engine:
    """The engine of a worker, which lives as long as the worker."""
    return Engine()


def checked(nets: str) -> Engine:
    """The engine of a worker, which must have these nets and databases."""
    found = own_engine()
    if found.nets != nets:
        raise BarpointError(
            f"expected a worker with the nets and databases {nets}, found {found.nets}"
        )
    return found


def in_turn(
    client: Client, tasks: Iterable[_Task]
) -> Iterator[tuple[Any, Any]]:
    """Results by the names of their tasks, as they come. No more tasks are given out than keep all workers busy."""
    from distributed import KilledWorker, as_completed

    waiting = iter(tasks)
    running: dict[Future, _Task] = {}
    answers = as_completed([], with_results=False)

    def give(task: _Task) -> None:
        _, work, arguments = task
        future = client.submit(work, *arguments, pure=False, retries=RETRIES)
        running[future] = task
        answers.add(future)

    killed: Counter[Any] = Counter()
    try:
        for task in islice(waiting, 2 * max(1, sum(client.nthreads().values()))):
            give(task)
        while running:
            future = next(answers)
            task = running.pop(future)
            try:
                result = future.result()
            except KilledWorker:
                # Dask gives a task up after few deaths, for fear that it kills its workers.
                killed[task[0]] += 1
                if killed[task[0]] > RETRIES:
                    raise
                give(task)
                continue
            for following in islice(waiting, 1):
                give(following)
            yield task[0], result
    finally:
        client.cancel(list(running))


def write(path: Path, data: bytes) -> None:
    """Writes a file whole or not at all."""
    beside = path.with_suffix(path.suffix + ".part")
    with open(beside, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)
