"""Steps of single checkers, for interfaces that choose one after the other.

A side is a list of 26 counts as in ``Board.on_roll``: index 0 off, 1 to 24 own points, 25 the bar.
"""

from __future__ import annotations

from collections.abc import Iterator

Side = list[int]

BAR = 25
OFF = 0


def lands(own: Side, theirs: Side, origin: int, die: int) -> int:
    """Where a checker lands by a die; -1 if it cannot move so."""
    if not own[origin] or (own[BAR] and origin != BAR):
        return -1
    to = origin - die
    if to >= 1:
        return to if theirs[25 - to] < 2 else -1
    if any(own[7:]):
        return -1
    return OFF if to == 0 or not any(own[origin + 1 : 7]) else -1


def steps(own: Side, theirs: Side, die: int) -> Iterator[tuple[int, int]]:
    """All steps by a die: from and to, from the rear."""
    for origin in range(BAR, 0, -1):
        if own[origin] and (to := lands(own, theirs, origin, die)) >= 0:
            yield origin, to


def after(own: Side, theirs: Side, origin: int, to: int) -> tuple[Side, Side]:
    """Both sides after a step."""
    own, theirs = own.copy(), theirs.copy()
    own[origin] -= 1
    own[to] += 1
    if to != OFF and theirs[25 - to] == 1:
        theirs[25 - to] = 0
        theirs[BAR] += 1
    return own, theirs


def longest(own: Side, theirs: Side, dice: tuple[int, ...]) -> int:
    """How many of these dice can be played, in this order."""
    if not dice:
        return 0
    best = 0
    for origin, to in steps(own, theirs, dice[0]):
        best = max(best, 1 + longest(*after(own, theirs, origin, to), dice[1:]))
        if best == len(dice):
            break
    return best
