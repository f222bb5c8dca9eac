"""Decisions with known answers, judged in slices."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Optional, Union

from .._barpoint import Judge
from ..errors import BarpointError
from ._work import in_turn

if TYPE_CHECKING:
    from distributed import Client


@dataclass(frozen=True)
class MeanLoss:
    """A mean over decisions in points, and its standard error, which one decision does not tell."""

    mean: float
    std_err: Optional[float]
    decisions: int


@dataclass(frozen=True)
class Judged:
    """What the engine loses on decisions with known answers: in all, by kind of decision, and by
    kind of position; ``equity_error`` is the absolute error of chances.
    """

    total: MeanLoss
    checker: Optional[MeanLoss]
    doubling: Optional[MeanLoss]
    take: Optional[MeanLoss]
    equity_error: Optional[MeanLoss]
    phases: dict[str, MeanLoss]
    raw: dict[str, Any] = field(repr=False, compare=False)

    @classmethod
    def of(cls, report: dict[str, Any]) -> Judged:
        """The report of ``barpoint judge --format json``, which ``raw`` keeps."""
        kinds = ("checker", "doubling", "take", "equity_error")
        losses = {kind: report[kind] and MeanLoss(**report[kind]) for kind in kinds}
        phases = {name: MeanLoss(**loss) for name, loss in report["phases"].items()}
        return cls(total=MeanLoss(**report["total"]), phases=phases, raw=report, **losses)


@lru_cache(maxsize=2)
def _judge(level: Optional[str], plies: Optional[int]) -> Judge:
    return Judge(level=level, plies=plies)


def _losses(
    lines: str, level: Optional[str], plies: Optional[int], nets: str
) -> list[list[float]]:
    """On a worker: what is lost on each of some records."""
    judge = _judge(level, plies)
    if judge.nets != nets:
        raise BarpointError(f"expected a worker with the nets {nets}, found {judge.nets}")
    return judge.losses(lines)


class _Kept:
    """A file of what has been judged: what of, then a line for each slice."""

    def __init__(self, path: Optional[Path], key: dict[str, Any], count: int) -> None:
        self.losses: dict[int, list[float]] = {}
        self._file: Optional[BinaryIO] = None
        if path is None:
            return
        whole = 0
        if path.exists():
            whole = self._read(path, key, count)
        self._file = open(path, "r+b" if path.exists() else "w+b")
        # What was being written when the machine stopped is cut off.
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._line(key)

    def _read(self, path: Path, key: dict[str, Any], count: int) -> int:
        lines = path.read_bytes().splitlines(keepends=True)
        whole = 0
        for line in lines:
            if not line.endswith(b"\n"):
                break
            try:
                found = json.loads(line)
                if not whole and found != key:
                    raise BarpointError(
                        f"{path}: it is of other decisions, another depth or other nets"
                    )
                if whole:
                    self.losses.update(enumerate(found["losses"], found["first"]))
            except (ValueError, KeyError, TypeError) as error:
                if isinstance(error, BarpointError):
                    raise
                raise BarpointError(f"{path}: expected what judge has kept: {error}") from error
            whole += len(line)
        if lines and not whole or any(not 0 <= number < count for number in self.losses):
            raise BarpointError(f"{path}: expected what judge has kept, found something else")
        return whole

    def _line(self, value: dict[str, Any]) -> None:
        if self._file is not None:
            self._file.write(json.dumps(value).encode() + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())

    def add(self, first: int, losses: list[list[float]]) -> None:
        self.losses.update(enumerate(losses, first))
        self._line({"first": first, "losses": losses})

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


def _slices(count: int, known: dict[int, list[float]], size: int) -> Iterator[tuple[int, int]]:
    first = 0
    while first < count:
        if first in known:
            first += 1
            continue
        last = first
        while last < min(count, first + size) and last not in known:
            last += 1
        yield first, last
        first = last


def judge(
    client: Client,
    file: Union[str, PathLike[str]],
    *,
    level: Optional[str] = None,
    plies: Optional[int] = None,
    slice_records: int = 20,
    checkpoint: Optional[Union[str, PathLike[str]]] = None,
    on_progress: Optional[Callable[[int, int], Any]] = None,
) -> Judged:
    """Scores the engine on decisions with known answers, as ``barpoint judge`` does: ``file`` has
    one JSON object a line.

    The nets are judged without the user's bearoff databases, at a ``level``, so many ``plies``, or
    the nets alone.
    What is lost on each record is kept in ``checkpoint``, and not judged again. ``on_progress`` is
    told how many records are judged and how many there are; if it returns ``False``,
    ``BarpointError`` is raised and what is judged stays in the checkpoint.
    """
    path = Path(file)
    text = path.read_text(encoding="utf-8")
    lines = [line for line in text.split("\n") if line.strip()]
    mine = _judge(level, plies)
    # Says which line is wrong, before anything is judged.
    mine.check(text)
    key = {
        "decisions": hashlib.sha256("\n".join(lines).encode()).hexdigest(),
        "level": level,
        "plies": plies,
        "nets": mine.nets,
    }
    kept = _Kept(None if checkpoint is None else Path(checkpoint), key, len(lines))
    slices = _slices(len(lines), dict(kept.losses), max(1, slice_records))
    tasks = (
        (first, _losses, ("\n".join(lines[first:last]), level, plies, mine.nets))
        for first, last in slices
    )
    answers = in_turn(client, tasks)
    try:
        for first, losses in answers:
            kept.add(first, losses)
            done = len(kept.losses)
            if on_progress and on_progress(done, len(lines)) is False:
                raise BarpointError(f"stopped after {done} of {len(lines)} records")
    finally:
        answers.close()
        kept.close()
    all_losses = [kept.losses[number] for number in range(len(lines))]
    return Judged.of(mine.report(str(file), text, all_losses))
