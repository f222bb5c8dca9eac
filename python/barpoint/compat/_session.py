"""The shell and the engine below gnubg's functions, and what is taken from the game where an
argument is missing.
"""

from __future__ import annotations

import getpass
from pathlib import Path
from typing import Any, Optional

from .._barpoint import Position, Shell
from . import _board, _state
from ._board import TwoSides
from ._contexts import cube_with, evalcontext

Info = dict[str, Any]


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "player"


_shell = Shell(_user())
_engine = _shell.engine()


shell = Shell(_user())
engine = shell.engine()


def position() -> Position:
    """The game; ``ValueError`` without one."""
    found = shell.position()
    if found is None:
        raise ValueError("no game: 'new game' starts one")
    return found


def context(number: int = 0) -> Info:
    """How hints are evaluated: checker plays, or with 1 cube decisions."""
    plies, cubeful, prune, noise = shell.contexts()[number]
    return evalcontext(int(cubeful), plies, 1, int(prune), noise)


def board_of(given: Any) -> TwoSides:
    """The given board, or that of the game."""
    return _board.of_board(position().board) if given is None else _board.sides(given)


def cube(given: Optional[Info]) -> Info:
    """The given fields of a cubeinfo, the rest from the game."""
    found = shell.position()
    current = None if found is None else _state.cube_of(found)
    return cube_with(engine, given, current)


def take(folder: Path) -> None:
    """Begins where another shell was."""
    shell.line(f'load commands "{folder / "begin"}"')


def leave(folder: Path) -> None:
    """Leaves the session to the shell that lent it."""
    # The dice of the lender go on where they were.
    lines = shell.settings().splitlines(keepends=True)
    text = "".join(line for line in lines if not line.startswith("set rng"))
    record = folder / "end.sgf"
    if shell.record() is not None:
        shell.line(f'save match "{record}"')
        if record.is_file():
            text += f'load match "{record}"\n'
    (folder / "end").write_text(text)
