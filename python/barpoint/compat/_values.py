"""Equities, cube decisions and classes of positions in gnubg's numbers."""

from __future__ import annotations

from typing import Any, Optional

from .._barpoint import Engine
from ._board import TwoSides, to_board
from ._state import Info, asked

# gnubg's numbers of cube decisions.
_OFFERED = {
    ("double", "take"): (0, "Double, take"),
    ("double", "pass"): (1, "Double, pass"),
    ("no_double", "take"): (2, "No double, take"),
    ("too_good", "take"): (3, "Too good to double, take"),
    ("too_good", "pass"): (4, "Too good to double, pass"),
    ("double", "beaver"): (5, "Double, beaver"),
    ("no_double", "beaver"): (6, "No double, beaver"),
}
_REDOUBLED = {
    ("double", "take"): (7, "Redouble, take"),
    ("double", "pass"): (8, "Redouble, pass"),
    ("no_double", "take"): (9, "No redouble, take"),
    ("too_good", "take"): (10, "Too good to redouble, take"),
    ("too_good", "pass"): (11, "Too good to redouble, pass"),
    ("no_double", "beaver"): (12, "No redouble, beaver"),
}
_OPTIONAL = {
    (False, "take"): (16, "Optional double, take"),
    (True, "take"): (17, "Optional redouble, take"),
    (False, "beaver"): (18, "Optional double, beaver"),
    (False, "pass"): (19, "Optional double, pass"),
    (True, "pass"): (20, "Optional redouble, pass"),
}
_DEAD = (13, "Never double, take (dead cube)")
_DEAD_REDOUBLE = (14, "Never redouble, take (dead cube)")
_UNAVAILABLE = (15, "Unknown cube decision")


def _search(context: Info) -> tuple[int, bool, bool, float]:
    plies, noise = context["plies"], float(context["noise"])
    return plies, bool(context["cubeful"]), bool(context["prune"]), noise


def _scale(engine: Engine, cube: Info) -> Optional[Info]:
    """What the results of a game are worth at the score; none for money."""
    value, _, score, _, _ = asked(cube)
    return None if score is None else engine.score(*score, cube=value)


def gammon_prices(engine: Engine, cube: Info) -> tuple[tuple[float, float], tuple[float, float]]:
    """What gammons and backgammons are worth beyond a game, for player 0 and player 1."""
    scale = _scale(engine, cube)
    if scale is None:
        price = 0.0 if cube["jacoby"] and cube["cubeowner"] == -1 else 1.0
        return (price, price), (price, price)
    won, lost = scale["after_wins"], scale["after_losses"]
    unit = (won[0] - lost[0]) / 2.0

    def prices(results: list[float]) -> tuple[float, float]:
        if unit <= 0.0:
            return 0.0, 0.0
        plain, gammon, backgammon = results
        return abs(gammon - plain) / unit, abs(backgammon - gammon) / unit

    both = prices(won), prices(lost)
    return both if cube["move"] == 0 else (both[1], both[0])


def mwc_line(engine: Engine, cube: Info) -> Optional[tuple[float, float]]:
    """Match-winning chance as a line of the equity: at equity 0, and per point; none for money."""
    scale = _scale(engine, cube)
    if scale is None:
        return None
    won, lost = scale["after_wins"][0], scale["after_losses"][0]
    return (won + lost) / 2.0, (won - lost) / 2.0


def evaluate(engine: Engine, board: TwoSides, cube: Info, context: Info) -> tuple[float, ...]:
    """The five chances and the cubeless equity."""
    chances, cubeless, _ = engine.value(to_board(board), asked(cube), _search(context))
    return (*chances, cubeless)


def decide(engine: Engine, board: TwoSides, cube: Info, context: Info) -> tuple[Any, ...]:
    """The equities of a cube decision, with its number and its name."""
    place, how, search = to_board(board), asked(cube), _search({**context, "cubeful": 1})
    found = engine.cube_value(place, how, search)
    if found is None:
        _, _, cubeful = engine.value(place, how, search)
        taken = how[1] == "theirs"
        number = _UNAVAILABLE if taken else _DEAD if how[1] == "centred" else _DEAD_REDOUBLE
        return (cubeful, cubeful, cubeful, 1.0, *number)
    action = found["action"]
    response, redouble = action["response"], action["redouble"]
    if action["optional"] and (redouble, response) in _OPTIONAL:
        number = _OPTIONAL[redouble, response]
    else:
        names = _REDOUBLED if redouble else _OFFERED
        number = names[action["offer"], response]
    return (found["best"], found["no_double"], found["double_take"], found["double_pass"], *number)


def _is_crashed(half: tuple[int, ...]) -> bool:
    """Whether a side has no more than six checkers to play with: those beyond two low points count,
    the spare ones on them not.
    """
    spare = 6
    ace, deuce = half[0], half[1]
    left = sum(half)
    if left <= spare:
        return True
    if ace <= 1:
        return left <= spare + max(deuce - 1, 0)
    return left <= spare + ace or (deuce > 1 and left + 1 - ace - deuce <= spare)


def classify(board: TwoSides, variant: int) -> int:
    """gnubg's class of a position."""
    opponent, on_roll = board
    if not (any(opponent) and any(on_roll)):
        return 0
    if variant >= 2:
        return variant - 1
    rear, their_rear = (
        max(n for n, count in enumerate(half) if count) for half in (on_roll, opponent)
    )
    if rear + their_rear > 22:
        return 9 if _is_crashed(on_roll) or _is_crashed(opponent) else 10
    if max(rear, their_rear) > 5:
        return 8
    return 4 if max(sum(on_roll), sum(opponent)) <= 6 else 6
