"""Bearoff databases, built in bands of equal numbers of checkers."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Optional, Union

from .._barpoint import BearoffPlan, SharedBearoff, __version__
from ..errors import BarpointError
from ._work import in_turn

if TYPE_CHECKING:
    from distributed import Client


def _band(
    size: tuple[int, int], how: dict[str, Any], version: str, checkers: int, known: int
) -> bytes:
    """On a worker: the positions with so many checkers left."""
    if version != __version__:
        raise BarpointError(f"expected a worker with barpoint {version}, found {__version__}")
    return bytes(BearoffPlan(*size, **how).band(checkers, known, Path(tempfile.gettempdir())))


def bearoff(
    client: Client,
    file: Union[str, PathLike[str]],
    points: int,
    *,
    checkers: int = 15,
    form: str = "compressed",
    gammons: bool = True,
    on_progress: Optional[Callable[[int, int], Any]] = None,
) -> Path:
    """Builds a one-sided bearoff database, the same bytes as ``barpoint bearoff build --one-sided``.

    A worker computes all positions with one number of checkers left. The longest of these bands has
    two fifths of the positions on ten points and half on fifteen, so that a few workers are enough;
    positions on up to six points follow from each other, and are computed here. ``form`` is ``compressed``,
    ``uncompressed`` or ``normal``; without ``gammons`` the rolls to bear off the first checker are left
    out. Bands lie in the checkpoint beside the file (``.partial``) until all are there, and both this
    function and the command resume from it. ``on_progress`` is told how many positions are done and
    how many there are; if it returns ``False``, ``BarpointError`` is raised and the checkpoint stays.
    """
    path, size, how = Path(file), (points, checkers), {"form": form, "gammons": gammons}
    plan = BearoffPlan(*size, **how)
    shared = SharedBearoff(plan, path)
    missing = shared.missing()
    done = plan.positions - sum(positions - known for _, known, positions in missing)
    wanted = {left: positions - known for left, known, positions in missing}
    tasks = (
        (left, _band, (size, how, __version__, left, known)) for left, known, _ in missing
    )
    answers = in_turn(client, tasks)
    try:
        for left, rows in answers:
            shared.add(left, rows)
            done += wanted[left]
            if on_progress and on_progress(done, plan.positions) is False:
                raise BarpointError(f"stopped after {done} of {plan.positions} positions")
        shared.finish()
    finally:
        answers.close()
        shared.close()
    return path
