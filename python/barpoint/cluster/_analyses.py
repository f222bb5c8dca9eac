"""Analyses of matches, one on each worker."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Optional, Union

from .._barpoint import Match as _Match
from ..errors import BarpointError
from ..records import Match, read_match
from ._work import checked, in_turn, own_engine, write

if TYPE_CHECKING:
    from distributed import Client


def _analysed(data: bytes, nets: str, how: dict[str, Any]) -> bytes:
    """On a worker: a match with its analysis."""
    engine = checked(nets)
    (record,) = _Match.from_bytes(data)
    analysed, _, _ = engine._engine.analyse(record, threads=1, **how)
    return bytes(analysed.to_bytes("json"))


def _name(data: bytes, nets: str, how: dict[str, Any]) -> str:
    """The file of an analysed match: the same for the same match, settings and nets alone."""
    key = hashlib.sha256(data + json.dumps([nets, how]).encode())
    return f"{key.hexdigest()[:32]}.json"


def analyse(
    client: Client,
    matches: Iterable[Union[Match, str, PathLike[str]]],
    *,
    level: Optional[str] = None,
    plies: Optional[int] = None,
    rollouts: bool = False,
    folder: Optional[Union[str, PathLike[str]]] = None,
    on_progress: Optional[Callable[[int, int], Any]] = None,
) -> list[Match]:
    """Analyses matches, each on one worker; files are read here. The settings are those of ``Match.analyse``.

    Analysed matches are kept in ``folder`` under a fingerprint of the match, the settings and the nets;
    those that are there are not analysed again. If ``on_progress`` returns ``False``,
    ``BarpointError`` is raised and what is done stays.
    """
    engine = own_engine()
    if isinstance(matches, (str, PathLike)):
        raise BarpointError(f"expected a list of matches, found {matches!r}")
    given = [match if isinstance(match, Match) else read_match(match) for match in matches]
    how = {"level": level, "plies": plies, "rollouts": rollouts}
    data = [match.to_bytes("json") for match in given]
    paths: list[Optional[Path]] = [None] * len(given)
    results: dict[int, Match] = {}
    if folder is not None:
        Path(folder).mkdir(parents=True, exist_ok=True)
        paths = [Path(folder) / _name(one, engine.nets, how) for one in data]
        for number, path in enumerate(paths):
            if path is not None and path.exists():
                results[number] = read_match(path)
    tasks = (
        (number, _analysed, (one, engine.nets, how))
        for number, one in enumerate(data)
        if number not in results
    )
    for number, analysed in in_turn(client, tasks):
        results[number] = Match.from_bytes(analysed)
        if (path := paths[number]) is not None:
            write(path, analysed)
        if on_progress and on_progress(len(results), len(given)) is False:
            raise BarpointError(f"stopped after {len(results)} of {len(given)} matches")
    return [results[number] for number in range(len(given))]
