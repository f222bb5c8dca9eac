"""The 38 functions of GNU Backgammon's embedded Python, on barpoint's shell and engine.

``import barpoint.compat.gnubg as gnubg``, or ``barpoint.compat.install()`` before a script says
``import gnubg``. Arguments, dictionaries and tuples have gnubg's shapes; what gnubg answers with a
crash or a ``SystemError`` raises ``TypeError`` or ``ValueError`` here. The numbers are those of
barpoint's nets.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Optional

from . import _board, _moves, _session, _state, _values
from ._board import TwoSides
from ._contexts import (
    cube_with,
    evalcontext,
    position_info,
    rolloutcontext,
)
from ._filters import getevalhintfilter, setevalhintfilter
from ._ids import (
    classifypos,
    gnubgid,
    matchid,
    movetupletostring,
    parsemove,
    positionbearoff,
    positionfrombearoff,
    positionfromid,
    positionfromkey,
    positionid,
    positionkey,
)
from ._match import match, matchchecksum, navigate
from ._scores import (
    eq2mwc,
    eq2mwc_stderr,
    errorrating,
    luckrating,
    met,
    mwc2eq,
    mwc2eq_stderr,
)

__all__ = [
    "board",
    "calcgammonprice",
    "cfevaluate",
    "classifypos",
    "command",
    "cubeinfo",
    "dicerolls",
    "eq2mwc",
    "eq2mwc_stderr",
    "errorrating",
    "evalcontext",
    "evaluate",
    "findbestmove",
    "getevalhintfilter",
    "gnubgid",
    "hint",
    "luckrating",
    "match",
    "matchchecksum",
    "matchid",
    "met",
    "movetupletostring",
    "mwc2eq",
    "mwc2eq_stderr",
    "navigate",
    "nextturn",
    "parsemove",
    "positionbearoff",
    "positionfrombearoff",
    "positionfromid",
    "positionfromkey",
    "positionid",
    "positionkey",
    "posinfo",
    "rolloutcontext",
    "setevalhintfilter",
    "show",
    "updateui",
]

Info = dict[str, Any]


def command(line: str) -> None:
    """Carries out a line of the command language; what it says goes to standard output."""
    for part in str(line).splitlines():
        said, _ = _session.shell.line(part)
        sys.stdout.write(said)
    sys.stdout.flush()


def show(what: str) -> str:
    """What ``show`` and these words say."""
    return _session.shell.line(f"show {what}")[0].rstrip("\n")


def board() -> Optional[TwoSides]:
    """The board, seen by the player on roll; ``None`` without a game."""
    position = _session.shell.position()
    return None if position is None else _board.of_board(position.board)


def evaluate(
    board: Any = None, cubeinfo: Optional[Info] = None, evalcontext: Optional[Info] = None
) -> tuple[float, ...]:
    """The five chances and the cubeless equity."""
    return _values.evaluate(
        _session.engine,
        _session.board_of(board),
        _session.cube(cubeinfo),
        evalcontext or _session.context(1),
    )


def cfevaluate(
    board: Any = None, cubeinfo: Optional[Info] = None, evalcontext: Optional[Info] = None
) -> tuple[Any, ...]:
    """The cube decision: best equity, no double, double and take, double and pass, number and name
    of the decision.
    """
    return _values.decide(
        _session.engine,
        _session.board_of(board),
        _session.cube(cubeinfo),
        evalcontext or _session.context(1),
    )


def cubeinfo(*values: Any) -> Info:
    """Cube and score: of the game, or ``cube, owner, on roll, length, (score, score), Crawford,
    variant``.
    """
    if not values and _session.shell.position() is None:
        raise ValueError("error in SetCubeInfo")
    if not values:
        return _session.cube(None)
    if len(values) not in (6, 7):
        raise TypeError(f"expected 0, 6 or 7 values, found {len(values)}")
    names = ("cube", "cubeowner", "move", "matchto", "score", "crawford", "bgv")
    given = dict(zip(names, values))
    given.update(jacoby=0, beavers=0)
    return cube_with(_session.engine, given, None)


def calcgammonprice(cubeinfo: Info) -> Info:
    """The same cube and score with its gammon prices."""
    return _session.cube(cubeinfo)


def posinfo(*values: Any) -> Info:
    """Dice and whose turn: of the game, or ``turn, resigned, doubled, state, (die, die)``."""
    return position_info(_session.shell.position(), *values)


def findbestmove(
    board: Any = None,
    cubeinfo: Optional[Info] = None,
    evalcontext: Optional[Info] = None,
    dice: Optional[Sequence[int]] = None,
) -> tuple[int, ...]:
    """The best move, as from, to, from, to."""
    position = _session.shell.position()
    if dice is None:
        dice = None if position is None else position.dice
    if dice is None:
        raise ValueError("What? No dice?")
    place, how = _board.to_board(_session.board_of(board)), _state.asked(_session.cube(cubeinfo))
    context = evalcontext or _session.context()
    search = (context["plies"], bool(context["cubeful"]), bool(context["prune"]), context["noise"])
    filters = _session.shell.filter()
    ranked = _session.engine.ranked(place, (dice[0], dice[1]), how, search, filters)
    return _moves.flat(ranked[0][1]) if ranked else ()


def hint(max_moves: int = 0) -> Info:
    """The moves of the roll, best first."""
    position = _session.shell.position()
    if position is None:
        raise ValueError("You must set up a board first.")
    names = {
        "turn": "a turn before the roll",
        "answer_double": "a double to be answered",
        "answer_resignation": "a resignation to be answered",
    }
    if position.decision != "play" or position.dice is None:
        about = names.get(position.decision, "nothing to decide")
        raise RuntimeError(f"expected a roll to play, found {about}: hint lists moves, as in gnubg")
    context, cube = _session.context(), _state.asked(_session.cube(None))
    search = (context["plies"], bool(context["cubeful"]), bool(context["prune"]), context["noise"])
    filters = _session.shell.filter()
    ranked = _session.engine.ranked(position.board, position.dice, cube, search, filters)
    rows: list[Info] = []
    for number, (text, _, plies, cubeful, cubeless, chances) in enumerate(ranked, 1):
        equity = cubeful if context["cubeful"] else cubeless
        rows.append(
            {
                "movenum": number,
                "type": "eval",
                "move": text,
                "equity": equity,
                "eqdiff": equity - rows[0]["equity"] if rows else 0.0,
                "context": {**context, "plies": plies},
                "details": {"probs": tuple(chances), "score": equity},
            }
        )
    kept = rows[:max_moves] if max_moves > 0 else rows
    return {"hinttype": "chequer", "gnubgid": position.gnubg_id, "hint": kept}


def dicerolls(count: int) -> tuple[tuple[int, int], ...]:
    """The next rolls of the generator."""
    if count < 1:
        raise ValueError("expected a number of rolls from 1")
    return tuple(_session.shell.roll() for _ in range(count))


def nextturn() -> None:
    """Lets the program play if it is its turn."""
    command("play")


def updateui() -> None:
    """Nothing: there is no window."""
