"""Writes cubeful-two-sided.jsonl: gnubg's cubeful values of short bearoffs at 0, 1 and 2 plies.

Both sides have at most four checkers, all at home, so that every value comes from the two-sided
bearoff database (Debian's gnubg_ts0.bd, 6 points and 6 checkers) and the cube model.

Run beside this file: gnubg -t -q -r -p cubeful-two-sided.py
"""
import random
import sys

sys.path.insert(0, ".")
from cubeful_lines import pips, write

EXAMPLES = [  # the manual's position, then 1+4+5 against 1+3+4
    ((0, 1, 0, 0, 1, 0), (0, 1, 1, 0, 0, 0)),
    ((1, 0, 0, 1, 1, 0), (1, 0, 1, 1, 0, 0)),
]


def side(rng, checkers):
    points = [0] * 25
    for _ in range(checkers):
        points[rng.randrange(6)] += 1
    return tuple(points)


def positions():
    for own, theirs in EXAMPLES:
        yield theirs + (0,) * 19, own + (0,) * 19
    rng = random.Random(5)
    while True:
        own, theirs = (side(rng, rng.choice((1, 2, 3, 4, 4))) for _ in "ab")
        if abs(pips(own) - pips(theirs)) <= 5:
            yield theirs, own


boards = [board for board, _ in zip(positions(), range(16))]
write("cubeful-two-sided.jsonl", "cubeful-two-sided.py", "its two-sided bearoff database", boards)
