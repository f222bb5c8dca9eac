"""What programs use of PyPI's ``gnubg-nn``, on barpoint's engine.

Boards are two lists of 25 counts, the opponent's first, as there; keys have twenty letters. The
nets and the match equity table are barpoint's. What cannot be here raises ``NotImplementedError``
with the reason: nets of gnubg are neither trained, loaded nor saved (``Trainer``, ``net_load``,
``net_use``, ``net_save``), the weights of Tesauro's pubeval are not barpoint's to give
(``pub_eval_score``, ``pub_best_move``), and cubeful rollouts are ``barpoint.rollout``'s.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Union

from .. import usual
from .._barpoint import Board
from . import _board, _nn_match, _values
from ._board import TwoSides
from ._nn_match import equities, evaluate_cube_decision, one_checker_race, set

__all__ = [
    "Trainer",
    "bearoff_id_2_pos",
    "bearoff_probabilities",
    "best_move",
    "bestmove",
    "board_from_position_id",
    "board_from_position_key",
    "boardfromid",
    "boardfromkey",
    "classify",
    "cubeful_rollout",
    "equities",
    "evaluate_cube_decision",
    "key_of_board",
    "moves",
    "net_load",
    "net_save",
    "net_use",
    "one_checker_race",
    "position_id",
    "probabilities",
    "pub_best_move",
    "pub_eval_score",
    "roll",
    "rollout",
    "set",
]

c_over, c_bearoff, c_race, c_crashed, c_contact = 0, 2, 3, 4, 5
ro_race, ro_bearoff, ro_over, ro_auto = 0, 1, 2, 3
p_osr, p_bearoff, p_prune, p_1sbear, p_race, p_0plus1, p_1srace = -2, -3, -4, -5, -6, -7, -8

_CLASSES = {0: c_over, 4: c_bearoff, 6: c_bearoff, 8: c_race, 9: c_crashed, 10: c_contact}
_MONEY = (1, "centred", None, False, 0)
_POINTS, _CHECKERS = 6, 15


def _engine() -> Any:
    return usual.engine()._engine


def _search(plies: int) -> tuple[int, bool, bool, float]:
    return plies, False, True, 0.0


def _swapped(board: Board) -> str:
    return key_of_board(_board.of_board(board.swapped()))


def key_of_board(board: Any) -> str:
    """The twenty letters of a board."""
    return "".join(
        chr(65 + (byte >> 4)) + chr(65 + (byte & 15)) for byte in _board.key(_board.sides(board))
    )


def board_from_position_key(key: str) -> TwoSides:
    """The board of twenty letters."""
    return _board.from_letters(key)


def board_from_position_id(pos_id: str) -> list[list[int]]:
    """The board of a Position ID."""
    opponent, on_roll = _board.from_position_id(pos_id)
    return [list(opponent), list(on_roll)]


def position_id(board: Any) -> str:
    """The Position ID of a board."""
    return _board.position_id(_board.sides(board))


def classify(board: Any) -> int:
    """One of ``c_over``, ``c_bearoff``, ``c_race``, ``c_crashed`` and ``c_contact``."""
    return _CLASSES[_values.classify(_board.sides(board), 0)]


def probabilities(board: Any, nPlies: int, nr: int = 1296) -> tuple[float, ...]:
    """The five chances of the player on roll; the special evaluators that negative plies ask for
    are the static one here.
    """
    place = _board.to_board(board)
    chances, _, _ = _engine().value(place, _MONEY, _search(max(nPlies, 0)))
    return tuple(chances)


def moves(board: Any, die1: int, die2: int, verbose: int = 0, /) -> tuple[Any, ...]:
    """The keys after all legal moves, the mover's half last; with ``verbose`` each with its
    steps.
    """
    found = _board.to_board(board).plays(die1, die2)
    keys = [key_of_board(_board.of_board(play.after)) for play in found]
    if not verbose:
        return tuple(keys)
    steps = [tuple(sorted((a, b) for a, b, _ in play.steps)) for play in found]
    return tuple(zip(keys, steps))


def best_move(
    pos: Any,
    dice1: int,
    dice2: int,
    n: int = 0,
    s: Union[str, bytes] = "",
    b: int = 0,
    r: int = 0,
    list: int = 0,
    reduced: int = 0,
) -> tuple[Any, ...]:
    """The best move at ``n`` plies; with ``b`` the key after it, with ``r`` whether to resign
    (never), with ``list`` all moves: key, steps, chances of the opponent, equity.
    """
    place = _board.to_board(pos)
    ranked = _engine().ranked(place, (dice1, dice2), _MONEY, _search(n))
    after = {play.text: play.after for play in place.plays(dice1, dice2)}
    best = tuple(sorted(ranked[0][1], reverse=True)) if ranked else ()
    if not (b or r or list):
        return best
    told: tuple[Any, ...] = (best,)
    if b:
        told += (_swapped(after[ranked[0][0]] if ranked else place),)
    if r:
        told += (0,)
    if list:
        rows = []
        for text, steps, _, equity, _, (win, gammon, backgammon, lost, lost_backgammon) in ranked:
            flat = tuple(point for step in sorted(steps, reverse=True) for point in step)
            chances = (1.0 - win, lost, lost_backgammon, gammon, backgammon)
            rows.append((_swapped(after[text]), flat, chances, equity))
        told += (tuple(rows),)
    return told


def roll() -> tuple[int, int]:
    """Two dice."""
    return _nn_match.dice.randint(1, 6), _nn_match.dice.randint(1, 6)


def rollout(
    pos: Union[str, Sequence[int]],
    ngames: int = 1296,
    n: int = 0,
    level: int = ro_auto,
    nt: int = 500,
    std: int = 0,
) -> tuple[Any, ...]:
    """The five chances by a cubeless rollout of a key or of 26 signed counts; with ``std`` the
    standard errors too.
    """
    board = _nn_match.board_of(pos)
    found = usual.rollout(board, trials=ngames, plies=n, truncate=nt, cubeful=False)
    measured = found.rows[0].chances.values()
    chances = tuple(chance["value"] for chance in measured)
    if not std:
        return chances
    return chances, tuple(chance["std_err"] or 0.0 for chance in measured)


def bearoff_id_2_pos(id: int) -> tuple[int, ...]:
    """The counts on the six home points of a bearoff position."""
    return tuple(_board.from_bearoff_index(id, _CHECKERS, _POINTS))


def bearoff_probabilities(id_or_pips: Union[int, Sequence[int]]) -> tuple[float, ...]:
    """The chances of bearing off in one, two ... rolls."""
    counts = bearoff_id_2_pos(id_or_pips) if isinstance(id_or_pips, int) else tuple(id_or_pips)
    own = [*counts, *[0] * (_board.PLACES - len(counts))]
    found = usual.bearoff(Board.of_sides(own, [1] + [0] * 24))
    return tuple(found["on_roll"]["last_checker"][1:])


def _absent(name: str, reason: str) -> Callable[..., Any]:
    def refuse(*_: Any, **__: Any) -> Any:
        raise NotImplementedError(f"{name}: {reason}")

    refuse.__name__ = refuse.__qualname__ = name
    refuse.__doc__ = f"Raises ``NotImplementedError``: {reason}."
    return refuse


_NETS = "nets of gnubg are not used here; barpoint's own are trained by `barpoint train`"
_PUBEVAL = "the weights of Tesauro's pubeval are not barpoint's to give"
Trainer = _absent("Trainer", _NETS)
net_load = _absent("net_load", _NETS)
net_save = _absent("net_save", _NETS)
net_use = _absent("net_use", _NETS)
pub_best_move = _absent("pub_best_move", _PUBEVAL)
pub_eval_score = _absent("pub_eval_score", _PUBEVAL)
cubeful_rollout = _absent(
    "cubeful_rollout", "barpoint.rollout rolls out with the cube, and tells standard errors"
)
bestmove = best_move
boardfromid = board_from_position_id
boardfromkey = board_from_position_key
