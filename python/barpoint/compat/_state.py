"""gnubg's dictionaries of cube, score and position, and the Match ID that holds both."""

from __future__ import annotations

import base64
from typing import Any, Optional

from .._barpoint import Position

Info = dict[str, Any]

_BGV = {"backgammon": 0, "nackgammon": 1, "hypergammon1": 2, "hypergammon2": 3, "hypergammon3": 4}
# The fields of a Match ID, lowest bit first.
_FIELDS = (
    ("cube", 4),
    ("owner", 2),
    ("move", 1),
    ("crawford", 1),
    ("gamestate", 3),
    ("turn", 1),
    ("doubled", 1),
    ("resigned", 2),
    ("die", 3),
    ("other_die", 3),
    ("length", 15),
    ("score0", 15),
    ("score1", 15),
    ("no_jacoby", 1),
)
_BYTES = 9


def unpack(match_id: str) -> Info:
    """The fields of a Match ID."""
    bits = int.from_bytes(base64.b64decode(match_id), "little")
    found = {}
    for name, width in _FIELDS:
        found[name] = bits & ((1 << width) - 1)
        bits >>= width
    return found


def pack(cube: Info, position: Info) -> str:
    """The Match ID of a cubeinfo and a posinfo."""
    die, other_die = position["dice"]
    fields = {
        "cube": cube["cube"].bit_length() - 1,
        "owner": cube["cubeowner"] % 4,
        "move": cube["move"],
        "crawford": cube["crawford"],
        "gamestate": position["gamestate"],
        "turn": position["turn"],
        "doubled": position["doubled"],
        "resigned": position["resigned"],
        "die": die,
        "other_die": other_die,
        "length": cube["matchto"],
        "score0": cube["score"][0],
        "score1": cube["score"][1],
        "no_jacoby": int(not cube["jacoby"]),
    }
    bits = place = 0
    for name, width in _FIELDS:
        bits |= (fields[name] & ((1 << width) - 1)) << place
        place += width
    return base64.b64encode(bits.to_bytes(_BYTES, "little")).decode()


def cube_of(position: Position) -> Info:
    """The cubeinfo of a game, without gammon prices."""
    fields = unpack(position.match_id)
    owner = fields["owner"]
    money = fields["length"] == 0
    return {
        "cube": 1 << fields["cube"],
        "cubeowner": -1 if owner == 3 else owner,
        "move": fields["move"],
        "matchto": fields["length"],
        "score": (fields["score0"], fields["score1"]),
        "crawford": fields["crawford"],
        "jacoby": int(money and not fields["no_jacoby"]),
        "beavers": int(money),
        "bgv": _BGV.get(position.variation.lower(), 0),
    }


def position_of(position: Optional[Position]) -> Info:
    """The posinfo of a game."""
    if position is None:
        return {"dice": (0, 0), "turn": 0, "resigned": 0, "doubled": 0, "gamestate": 0}
    fields = unpack(position.match_id)
    return {
        "dice": (fields["die"], fields["other_die"]),
        "turn": fields["turn"],
        "resigned": fields["resigned"],
        "doubled": fields["doubled"],
        "gamestate": fields["gamestate"],
    }


def asked(cube: Info) -> tuple[int, str, Optional[tuple[int, int, str]], bool, int]:
    """A cubeinfo as the engine takes it, seen by the player on roll."""
    mover = cube["move"]
    owner = cube["cubeowner"]
    access = "centred" if owner == -1 else "own" if owner == mover else "theirs"
    length = cube["matchto"]
    if length == 0:
        jacoby = bool(cube["jacoby"]) and owner == -1 and cube["cube"] == 1
        return cube["cube"], access, None, jacoby, 3 if cube["beavers"] else 0
    away, theirs = (max(length - cube["score"][who], 1) for who in (mover, 1 - mover))
    stage = "now" if cube["crawford"] else "after" if 1 in (away, theirs) else "before"
    if (away, theirs) == (1, 1):
        stage = "after"
    return cube["cube"], access, (away, theirs, stage), False, 0
