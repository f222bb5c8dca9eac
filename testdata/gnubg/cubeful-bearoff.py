"""Writes cubeful-bearoff.jsonl: gnubg's cubeful values of bearoffs at 0, 1 and 2 plies.

Both sides keep all checkers at home and more than six of them for two plies, so that every value
comes from the one-sided bearoff database and the cube model: no nets are involved.

Run beside this file: gnubg -t -q -r -p cubeful-bearoff.py
"""
import random
import sys

sys.path.insert(0, ".")
from cubeful_lines import pips, write


def side(rng, checkers):
    points = [0] * 25
    for _ in range(checkers):
        points[rng.choice((0, 1, 2, 3, 3, 4, 4, 5, 5))] += 1
    return tuple(points)


def positions():
    rng = random.Random(3)
    while True:
        own, theirs = (side(rng, rng.choice((11, 12, 13, 14, 15))) for _ in "ab")
        if abs(pips(own) - pips(theirs)) <= 9:
            yield theirs, own


boards = [board for board, _ in zip(positions(), range(12))]
write("cubeful-bearoff.jsonl", "cubeful-bearoff.py", "its one-sided bearoff database", boards)
