"""The 38 functions of GNU Backgammon's embedded Python, on barpoint's shell and engine.

``import barpoint.compat.gnubg as gnubg``, or ``barpoint.compat.install()`` before a script says
``import gnubg``. Arguments, dictionaries and tuples have gnubg's shapes; what gnubg answers with a
crash or a ``SystemError`` raises ``TypeError`` or ``ValueError`` here. The numbers are those of
barpoint's nets.
"""

from __future__ import annotations

import getpass
import hashlib
import json
import sys
from collections.abc import Sequence
from typing import Any, Optional

from .._barpoint import Match, Position, Shell
from . import _board, _moves, _state, _values
from ._board import TwoSides
from ._contexts import (
    cube_with,
    evalcontext,
    getevalhintfilter,
    position_info,
    rolloutcontext,
    setevalhintfilter,
)
from ._record import Telling

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

_LONGEST = 64
# Luck a move beside which luck is rated, and error a decision below which play is.
_LUCK = (-0.06, -0.03, 0.03, 0.06)
_ERRORS = (0.035, 0.026, 0.018, 0.012, 0.008, 0.005, 0.002)


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "player"


_shell = Shell(_user())
_engine = _shell.engine()


def _position() -> Position:
    position = _shell.position()
    if position is None:
        raise ValueError("no game: 'new game' starts one")
    return position


def _context(number: int = 0) -> Info:
    plies, cubeful, prune, noise = _shell.contexts()[number]
    return evalcontext(int(cubeful), plies, 1, int(prune), noise)


def _board_of(given: Any) -> TwoSides:
    return _board.of_board(_position().board) if given is None else _board.sides(given)


def _cube(given: Optional[Info]) -> Info:
    position = _shell.position()
    current = None if position is None else _state.cube_of(position)
    return cube_with(_engine, given, current)


def command(line: str) -> None:
    """Carries out a line of the command language; what it says goes to standard output."""
    for part in str(line).splitlines():
        said, _ = _shell.line(part)
        sys.stdout.write(said)
    sys.stdout.flush()


def show(what: str) -> str:
    """What ``show`` and these words say."""
    return _shell.line(f"show {what}")[0].rstrip("\n")


def board() -> Optional[TwoSides]:
    """The board, seen by the player on roll; ``None`` without a game."""
    position = _shell.position()
    return None if position is None else _board.of_board(position.board)


def evaluate(
    board: Any = None, cubeinfo: Optional[Info] = None, evalcontext: Optional[Info] = None
) -> tuple[float, ...]:
    """The five chances and the cubeless equity."""
    return _values.evaluate(_engine, _board_of(board), _cube(cubeinfo), evalcontext or _context(1))


def cfevaluate(
    board: Any = None, cubeinfo: Optional[Info] = None, evalcontext: Optional[Info] = None
) -> tuple[Any, ...]:
    """The cube decision: best equity, no double, double and take, double and pass, number and name
    of the decision.
    """
    return _values.decide(_engine, _board_of(board), _cube(cubeinfo), evalcontext or _context(1))


def cubeinfo(*values: Any) -> Info:
    """Cube and score: of the game, or ``cube, owner, on roll, length, (score, score), Crawford,
    variant``.
    """
    if not values and _shell.position() is None:
        raise ValueError("error in SetCubeInfo")
    if not values:
        return _cube(None)
    if len(values) not in (6, 7):
        raise TypeError(f"expected 0, 6 or 7 values, found {len(values)}")
    names = ("cube", "cubeowner", "move", "matchto", "score", "crawford", "bgv")
    given = dict(zip(names, values))
    given.update(jacoby=0, beavers=0)
    return cube_with(_engine, given, None)


def calcgammonprice(cubeinfo: Info) -> Info:
    """The same cube and score with its gammon prices."""
    return _cube(cubeinfo)


def posinfo(*values: Any) -> Info:
    """Dice and whose turn: of the game, or ``turn, resigned, doubled, state, (die, die)``."""
    return position_info(_shell.position(), *values)


def findbestmove(
    board: Any = None,
    cubeinfo: Optional[Info] = None,
    evalcontext: Optional[Info] = None,
    dice: Optional[Sequence[int]] = None,
) -> tuple[int, ...]:
    """The best move, as from, to, from, to."""
    position = _shell.position()
    if dice is None:
        dice = None if position is None else position.dice
    if dice is None:
        raise ValueError("What? No dice?")
    place, how = _board.to_board(_board_of(board)), _state.asked(_cube(cubeinfo))
    context = evalcontext or _context()
    search = (context["plies"], bool(context["cubeful"]), bool(context["prune"]), context["noise"])
    ranked = _engine.ranked(place, (dice[0], dice[1]), how, search)
    return _moves.flat(ranked[0][1]) if ranked else ()


def hint(max_moves: int = 0) -> Info:
    """The moves of the roll, best first."""
    position = _shell.position()
    if position is None:
        raise ValueError("You must set up a board first.")
    names = {
        "turn": "cube actions",
        "answer_double": "take actions",
        "answer_resignation": "resignations",
    }
    if position.decision != "play" or position.dice is None:
        about = names.get(position.decision, "this position")
        raise RuntimeError(f"Hints for {about} not yet implemented")
    context, cube = _context(), _state.asked(_cube(None))
    search = (context["plies"], bool(context["cubeful"]), bool(context["prune"]), context["noise"])
    ranked = _engine.ranked(position.board, position.dice, cube, search)
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
    kept = rows[:max_moves] if max_moves else rows
    return {"hinttype": "chequer", "gnubgid": position.gnubg_id, "hint": kept}


def dicerolls(count: int) -> tuple[tuple[int, int], ...]:
    """The next rolls of the generator."""
    if count < 1:
        raise ValueError("expected a number of rolls from 1")
    return tuple(_shell.roll() for _ in range(count))


def positionid(board: Any = None) -> str:
    """The Position ID."""
    return _board.position_id(_board_of(board))


def positionfromid(positionid: Optional[str] = None) -> TwoSides:
    """The board of a Position ID; the opening position without one."""
    return _board.from_position_id("4HPwATDgc/ABMA" if positionid is None else positionid)


def positionkey(board: Any = None) -> tuple[int, ...]:
    """The ten numbers of a position."""
    return _board.key(_board_of(board))


def positionfromkey(key: Optional[Sequence[int]] = None) -> TwoSides:
    """The board of ten numbers."""
    if key is None:
        return positionfromid()
    if not isinstance(key, (list, tuple)) or len(key) != 10:
        raise TypeError("expected a list of 10 numbers")
    return _board.from_key(key)


def positionbearoff(one_side: Any = None, points: int = 6, chequers: int = 15) -> int:
    """The number of a side's bearoff position."""
    counts = _board_of(None)[0] if one_side is None else _board.side(one_side)
    return _board.bearoff_index(counts[:points], chequers)


def positionfrombearoff(index: int = 0, chequers: int = 15, points: int = 6) -> tuple[int, ...]:
    """The side that has this number."""
    counts = _board.from_bearoff_index(index, chequers, points)
    return tuple(counts + [0] * (_board.PLACES - points))


def matchid(cubeinfo: Optional[Info] = None, posinfo: Optional[Info] = None) -> str:
    """The Match ID of the game, or of both dictionaries."""
    if cubeinfo is None and posinfo is None:
        return _position().match_id
    if cubeinfo is None or posinfo is None:
        raise TypeError("expected both cubeinfo and posinfo, or neither")
    return _state.pack(cubeinfo, posinfo)


def gnubgid(
    board: Any = None, cubeinfo: Optional[Info] = None, posinfo: Optional[Info] = None
) -> str:
    """Position ID and Match ID of the game, or of all three."""
    if board is None and cubeinfo is None and posinfo is None:
        return _position().gnubg_id
    if board is None or cubeinfo is None or posinfo is None:
        raise TypeError("expected board, cubeinfo and posinfo, or none of them")
    return f"{positionid(board)}:{matchid(cubeinfo, posinfo)}"


def classifypos(board: Any = None, variant: Optional[int] = None) -> int:
    """gnubg's class of a position."""
    if variant is None:
        position = _shell.position()
        variant = 0 if position is None else _state.cube_of(position)["bgv"]
    return _values.classify(_board_of(board), variant)


def met(maxscore: Optional[int] = None) -> list[Any]:
    """The match equity table: before the Crawford game, and after it for player 0 and player 1."""
    if maxscore is None:
        position = _shell.position()
        maxscore = (position.length if position else 0) or _LONGEST
    if not 0 <= maxscore <= _LONGEST:
        raise ValueError(f"expected a score from 0 to {_LONGEST}, found {maxscore}")
    away = range(1, maxscore + 1)
    pre = [
        [_mwc(own, theirs, "now" if 1 in (own, theirs) else "before") for theirs in away]
        for own in away
    ]
    post = [_mwc(own, 1, "after") for own in away]
    return [pre, post, list(post)]


def _mwc(own: int, theirs: int, stage: str) -> float:
    chance: float = _engine.score(own, theirs, stage)["mwc"]
    return chance


def _line(cubeinfo: Optional[Info]) -> Optional[tuple[float, float]]:
    return _values.mwc_line(_engine, _cube(cubeinfo))


def eq2mwc(eq: float = 0.0, cubeinfo: Optional[Info] = None) -> float:
    """The match-winning chance of an equity; 0 in money play."""
    line = _line(cubeinfo)
    return 0.0 if line is None else line[0] + line[1] * eq


def mwc2eq(mwc: float = 0.0, cubeinfo: Optional[Info] = None) -> float:
    """The equity of a match-winning chance; 0 in money play."""
    line = _line(cubeinfo)
    return 0.0 if line is None else (mwc - line[0]) / line[1]


def eq2mwc_stderr(eq: float = 0.0, cubeinfo: Optional[Info] = None) -> float:
    """A standard error of an equity as one of the match-winning chance."""
    line = _line(cubeinfo)
    return 0.0 if line is None else line[1] * eq


def mwc2eq_stderr(mwc: float = 0.0, cubeinfo: Optional[Info] = None) -> float:
    """A standard error of the match-winning chance as one of an equity."""
    line = _line(cubeinfo)
    return 0.0 if line is None else mwc / line[1]


def movetupletostring(move: Sequence[int], board: Any) -> str:
    """A move as it is written."""
    return _moves.written(move, _board.sides(board))


def parsemove(move: str) -> tuple[tuple[int, int], ...]:
    """The steps of a move that is written."""
    return _moves.parse(move)


def luckrating(luck: float) -> int:
    """0 ("go to bed") to 4 ("Las Vegas") for the luck of a move on average."""
    return sum((luck >= _LUCK[0], luck >= _LUCK[1], luck > _LUCK[2], luck > _LUCK[3]))


def errorrating(error: float) -> int:
    """0 (awful) to 7 (supernatural) for the error of a decision on average."""
    return sum(error < limit for limit in _ERRORS)


def match(
    analysis: int = 1, boards: int = 1, statistics: int = 0, verbose: int = 0
) -> Optional[Info]:
    """The match and what is known of it; ``None`` without one. ``verbose`` adds nothing."""
    record = _shell.record()
    if record is None:
        return None
    asked = {"analysis": bool(analysis), "boards": bool(boards), "statistics": bool(statistics)}
    return Telling(record, _engine, **asked).told()


def matchchecksum() -> str:
    """32 digits that change with the players, the score and what was played."""
    told = _told()
    return hashlib.md5(json.dumps(told["games"]).encode(), usedforsecurity=False).hexdigest()


def _told() -> Info:
    record: Optional[Match] = _shell.record()
    if record is None:
        raise ValueError("no match: 'new match' starts one")
    told: Info = record.to_dict()["matches"][0]
    return told


def navigate(next: Optional[int] = None, game: Optional[int] = None) -> Optional[tuple[int, int]]:
    """Walks through the match by so many records and games; to its beginning if neither is given.

    ``None`` if there were so many records and no game is passed, else how many records were missing
    and, as in gnubg 1.07, how many games were passed.
    """
    if _shell.record() is None:
        raise RuntimeError("no match: 'new match' starts one")
    if next is None and game is None:
        _shell.line("first game")
        return None
    if (next or 0) < 0:
        raise ValueError("expected a number of records from 0")
    games = _walk("game", game or 0, 0)
    missing = (next or 0) - _walk("", next or 0, 1)
    return None if (missing, games) == (0, 0) else (missing, games)


def _walk(unit: str, steps: int, field: int) -> int:
    """Walks up to so many steps; how many there were."""
    before = _shell.place()
    if steps == 0 or before is None:
        return 0
    way = "next" if steps > 0 else "previous"
    _shell.line(f"{way} {unit} {abs(steps)}")
    after = _shell.place() or before
    return abs(after[field] - before[field])


def nextturn() -> None:
    """Lets the program play if it is its turn."""
    command("play")


def updateui() -> None:
    """Nothing: there is no window."""
