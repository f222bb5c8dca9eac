"""gnubg's boards: two tuples of 25 counts, the opponent's first; index 0 to 23 own points 1 to 24,
24 the bar.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from math import comb
from typing import Any

from .._barpoint import Board

Side = tuple[int, ...]
TwoSides = tuple[Side, Side]

PLACES = 25
_KEY_BYTES = 10
_BITS = 8 * _KEY_BYTES


def side(given: Any) -> Side:
    """One side's counts; ``TypeError`` if it is none."""
    if isinstance(given, (str, bytes)) or not isinstance(given, Sequence) or len(given) != PLACES:
        raise TypeError(f"expected {PLACES} counts of checkers, found {given!r}")
    return tuple(int(count) for count in given)


def sides(given: Any) -> TwoSides:
    """Both sides' counts; ``TypeError`` if it is no board."""
    if isinstance(given, (str, bytes)) or not isinstance(given, Sequence) or len(given) != 2:
        raise TypeError(f"expected a board of two sides, found {given!r}")
    return side(given[0]), side(given[1])


def of_board(board: Board) -> TwoSides:
    """A board as gnubg gives it."""
    return tuple(board.opponent[1:]), tuple(board.on_roll[1:])


def to_board(given: Any) -> Board:
    """The board of gnubg's two sides."""
    opponent, on_roll = sides(given)
    return Board.of_sides(list(on_roll), list(opponent))


def key(board: TwoSides) -> tuple[int, ...]:
    """The ten bytes of a position: for each place as many ones as checkers, then a zero."""
    bits = place = 0
    for half in board:
        for count in half:
            bits |= ((1 << count) - 1) << place
            place += count + 1
    if place > _BITS:
        raise ValueError("a side has more than 15 checkers")
    return tuple(bits.to_bytes(_KEY_BYTES, "little"))


def from_key(given: Sequence[int]) -> TwoSides:
    """The position of ten bytes, possible or not."""
    bits = int.from_bytes(bytes(given), "little")
    counts = [0]
    for place in range(_BITS):
        if bits >> place & 1:
            counts[-1] += 1
        else:
            counts.append(0)
    counts = (counts + [0] * 2 * PLACES)[: 2 * PLACES]
    return tuple(counts[:PLACES]), tuple(counts[PLACES:])


def from_letters(key: str) -> TwoSides:
    """The board of the twenty letters that ``gnubg-nn`` writes."""
    digits = [ord(letter) - 65 for letter in key]
    if len(digits) != 20 or not all(0 <= digit < 16 for digit in digits):
        raise ValueError(f"expected 20 letters from A to P, found {key!r}")
    return from_key([16 * high + low for high, low in zip(digits[::2], digits[1::2])])


def position_id(board: TwoSides) -> str:
    """The Position ID of a board."""
    return base64.b64encode(bytes(key(board))).decode().rstrip("=")


def from_position_id(text: str) -> TwoSides:
    """The board of a Position ID; a short one is filled up, as gnubg does. ``ValueError`` if there
    is no such board.
    """
    padded = text[:14].ljust(14, "A")
    try:
        found = base64.b64decode(padded + "==", validate=True)
    except (binascii.Error, ValueError):
        raise ValueError("invalid positionid") from None
    opponent, on_roll = from_key(found)
    shared = any(own and opponent[23 - point] for point, own in enumerate(on_roll[:24]))
    if shared or max(sum(opponent), sum(on_roll)) > 15:
        raise ValueError("invalid positionid")
    return opponent, on_roll


def bearoff_index(counts: Sequence[int], checkers: int) -> int:
    """The number of a side's bearoff position among those of at most so many checkers on so many
    points.
    """
    ones = len(counts)
    place = ones - 1 + sum(counts)
    if sum(counts) > checkers:
        raise ValueError("more checkers than the database has")
    marks = [place]
    for count in counts:
        place -= count + 1
        marks.append(place)
    return sum(comb(mark, ones - number) for number, mark in enumerate(marks[:ones]) if mark >= 0)


def from_bearoff_index(index: int, checkers: int, points: int) -> list[int]:
    """The counts of a side's bearoff position, nearest point first."""
    if not 0 <= index < comb(checkers + points, points):
        raise ValueError("invalid position number")
    marks = []
    for ones in range(points, 0, -1):
        mark = ones - 1
        while comb(mark + 1, ones) <= index:
            mark += 1
        index -= comb(mark, ones)
        marks.append(mark)
    marks.append(-1)
    return [before - after - 1 for before, after in zip(marks, marks[1:])]
