"""The dictionaries that gnubg's functions take and give: evaluations, rollouts, cube, position."""

from __future__ import annotations

from typing import Any, Optional

from .._barpoint import Engine, Position
from . import _state, _values

Info = dict[str, Any]

_EVALUATION = {"cubeful": 1, "plies": 2, "deterministic": 1, "prune": 1, "noise": 0.0}
_ROLLOUT = {
    "cubeful": 1,
    "variance-reduction": 1,
    "initial-position": 0,
    "quasi-random-dice": 1,
    "late-eval": 0,
    "truncated-rollouts": 0,
    "n-truncation": 10,
    "truncate-bearoff2": 1,
    "truncate-bearoffOS": 1,
    "stop-on-std": 0,
    "trials": 1296,
    "seed": 0,
    "minimum-games": 324,
    "stop-on-jsd": 0,
    "late-on-move-n": 5,
    "minimum-jsd-games": 324,
    "std-limit": 0.01,
    "jsd-limit": 2.33,
}
_CUBE = {
    "cube": 1,
    "cubeowner": -1,
    "move": 1,
    "matchto": 0,
    "score": (0, 0),
    "crawford": 0,
    "jacoby": 1,
    "beavers": 0,
    "bgv": 0,
}


def _filled(usual: Info, values: tuple[Any, ...]) -> Info:
    """The usual values, or the given ones if all are given, as gnubg does."""
    if len(values) > len(usual):
        raise TypeError(f"expected at most {len(usual)} values, found {len(values)}")
    if any(isinstance(value, (tuple, list, dict, str)) for value in values):
        raise TypeError("expected numbers")
    return dict(zip(usual, values)) if len(values) == len(usual) else dict(usual)


def evalcontext(*values: Any) -> Info:
    """How positions are evaluated: ``cubeful, plies, deterministic, prune, noise``."""
    return _filled(_EVALUATION, values)


def rolloutcontext(*values: Any) -> Info:
    """How positions are rolled out: 16 whole numbers and 2 limits."""
    return _filled(_ROLLOUT, values)


def cube_with(engine: Engine, given: Optional[Info], current: Optional[Info]) -> Info:
    """A cubeinfo: the given fields, the rest from the game, with gammon prices."""
    cube = {**_CUBE, **(current or {})}
    for name, value in (given or {}).items():
        if name == "gammonprice":
            continue
        if name not in _CUBE:
            raise ValueError(f"expected a field of cubeinfo, found {name!r}")
        wanted = tuple if name == "score" else int
        if not isinstance(value, wanted):
            raise ValueError(f"{name}: expected {wanted.__name__}, found {value!r}")
        cube[name] = value
    bgv = cube.pop("bgv")
    return {**cube, "gammonprice": _values.gammon_prices(engine, cube), "bgv": bgv}


def position_info(position: Optional[Position], *values: Any) -> Info:
    """A posinfo: of the game, or of five values."""
    if not values:
        return _state.position_of(position)
    if len(values) != 5:
        raise TypeError(f"expected 0 or 5 values, found {len(values)}")
    turn, resigned, doubled, gamestate, dice = values
    if gamestate not in range(5):
        raise ValueError(f"expected a game state from 0 to 4, found {gamestate}")
    return {
        "dice": tuple(dice),
        "turn": turn,
        "resigned": resigned,
        "doubled": doubled,
        "gamestate": gamestate,
    }
