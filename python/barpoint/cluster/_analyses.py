"""Analyses of matches, one on each worker."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from os import PathLike
from typing import TYPE_CHECKING, Any, Optional, Union

from .._barpoint import Match as _Match
from ..errors import BarpointError
from ..records import Match, read_match
from ._work import checked, in_turn, own_engine

if TYPE_CHECKING:
    from distributed import Client


def _analysed(data: bytes, nets: str, how: dict[str, Any]) -> bytes:
    """On a worker: a match with its analysis."""
    engine = checked(nets)
    (record,) = _Match.from_bytes(data)
    analysed, _, _ = engine._engine.analyse(record, threads=1, **how)
    return bytes(analysed.to_bytes("json"))


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
    engine = own_engine()
    given = [match if isinstance(match, Match) else read_match(match) for match in matches]
    how = {"level": level, "plies": plies, "rollouts": rollouts}
    tasks = (
        (number, _analysed, (match.to_bytes("json"), engine.nets, how))
        for number, match in enumerate(given)
    )
    results: dict[int, Match] = {}
    for number, data in in_turn(client, tasks):
        results[number] = Match.from_bytes(data)
        if on_progress and on_progress(len(results), len(given)) is False:
            raise BarpointError(f"stopped after {len(results)} of {len(given)} matches")
    return [results[number] for number in range(len(given))]
