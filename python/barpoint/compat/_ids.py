"""gnubg's functions about positions and their IDs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional

from . import _board, _moves, _session, _state, _values
from ._board import TwoSides

Info = dict[str, Any]


def positionid(board: Any = None) -> str:
    """The Position ID."""
    return _board.position_id(_session.board_of(board))


def positionfromid(positionid: Optional[str] = None) -> TwoSides:
    """The board of a Position ID; the opening position without one."""
    return _board.from_position_id("4HPwATDgc/ABMA" if positionid is None else positionid)


def positionkey(board: Any = None) -> tuple[int, ...]:
    """The ten numbers of a position."""
    return _board.key(_session.board_of(board))


def positionfromkey(key: Optional[Sequence[int]] = None) -> TwoSides:
    """The board of ten numbers."""
    if key is None:
        return positionfromid()
    if not isinstance(key, (list, tuple)) or len(key) != 10:
        raise TypeError("expected a list of 10 numbers")
    return _board.from_key(key)


def positionbearoff(one_side: Any = None, points: int = 6, chequers: int = 15) -> int:
    """The number of a side's bearoff position."""
    counts = _session.board_of(None)[0] if one_side is None else _board.side(one_side)
    return _board.bearoff_index(counts[:points], chequers)


def positionfrombearoff(index: int = 0, chequers: int = 15, points: int = 6) -> tuple[int, ...]:
    """The side that has this number."""
    counts = _board.from_bearoff_index(index, chequers, points)
    return tuple(counts + [0] * (_board.PLACES - points))


def matchid(cubeinfo: Optional[Info] = None, posinfo: Optional[Info] = None) -> str:
    """The Match ID of the game, or of both dictionaries."""
    if cubeinfo is None and posinfo is None:
        return _session.position().match_id
    if cubeinfo is None or posinfo is None:
        raise TypeError("expected both cubeinfo and posinfo, or neither")
    return _state.pack(cubeinfo, posinfo)


def gnubgid(
    board: Any = None, cubeinfo: Optional[Info] = None, posinfo: Optional[Info] = None
) -> str:
    """Position ID and Match ID of the game, or of all three."""
    if board is None and cubeinfo is None and posinfo is None:
        return _session.position().gnubg_id
    if board is None or cubeinfo is None or posinfo is None:
        raise TypeError("expected board, cubeinfo and posinfo, or none of them")
    return f"{positionid(board)}:{matchid(cubeinfo, posinfo)}"


def classifypos(board: Any = None, variant: Optional[int] = None) -> int:
    """gnubg's class of a position."""
    if variant is None:
        position = _session.shell.position()
        variant = 0 if position is None else _state.cube_of(position)["bgv"]
    return _values.classify(_session.board_of(board), variant)


def movetupletostring(move: Sequence[int], board: Any) -> str:
    """A move as it is written."""
    return _moves.written(move, _board.sides(board))


def parsemove(move: str) -> tuple[tuple[int, int], ...]:
    """The steps of a move that is written."""
    return _moves.parse(move)
