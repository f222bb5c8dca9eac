"""Writes cubeful-two-sided.jsonl: gnubg's cubeful values of short bearoffs at 0, 1 and 2 plies.

Both sides have at most four checkers, all at home, so that every value comes from the two-sided
bearoff database (Debian's gnubg_ts0.bd, 6 points and 6 checkers) and the cube model.

Run beside this file: gnubg -t -q -r -p cubeful-two-sided.py
"""
import json
import random

import gnubg

OUT = "cubeful-two-sided.jsonl"
CONTEXTS = [  # cube, owner, match length, scores, crawford, jacoby
    (1, -1, 0, (0, 0), 0, 0),
    (1, -1, 0, (0, 0), 0, 1),
    (2, 1, 0, (0, 0), 0, 1),
    (2, 0, 0, (0, 0), 0, 1),
    (1, -1, 7, (0, 0), 0, 0),
    (2, 1, 7, (2, 3), 0, 0),
    (2, 0, 7, (3, 2), 0, 0),
    (1, -1, 5, (3, 1), 0, 0),
    (1, -1, 5, (1, 3), 0, 0),
    (1, -1, 3, (1, 1), 0, 0),
    (1, -1, 5, (4, 2), 0, 0),
    (1, -1, 5, (2, 4), 0, 0),
    (1, -1, 5, (2, 4), 1, 0),
    (4, 1, 13, (5, 2), 0, 0),
]
EXAMPLES = [  # the manual's position, then 1+4+5 against 1+3+4
    ((0, 1, 0, 0, 1, 0), (0, 1, 1, 0, 0, 0)),
    ((1, 0, 0, 1, 1, 0), (1, 0, 1, 1, 0, 0)),
]


def side(rng, checkers):
    points = [0] * 25
    for _ in range(checkers):
        points[rng.randrange(6)] += 1
    return tuple(points)


def pips(points):
    return sum((i + 1) * n for i, n in enumerate(points))


def positions():
    for own, theirs in EXAMPLES:
        yield theirs + (0,) * 19, own + (0,) * 19
    rng = random.Random(5)
    while True:
        own, theirs = (side(rng, rng.choice((1, 2, 3, 4, 4))) for _ in "ab")
        if abs(pips(own) - pips(theirs)) <= 5:
            yield theirs, own


def main():
    boards = [board for board, _ in zip(positions(), range(16))]
    with open(OUT, "w") as out:
        header = {
            "source": "GNU Backgammon 1.07.001 (Debian), its two-sided bearoff database, Kazaross-XG2",
            "command": "gnubg -t -q -r -p cubeful-two-sided.py",
            "settings": "evalcontext(cubeful=1, plies, deterministic=1, prune=0, noise=0), beavers off",
            "lines": "[position ID, plies, cube, owner (-1 centre, 1 on roll, 0 opponent), away, opponent "
            "away (0 = money), crawford, jacoby, win, win gammon, lose gammon, no double, double take]; "
            "values EMG",
        }
        out.write(json.dumps(header) + "\n")
        for board in boards:
            for plies in (0, 1, 2):
                settings = gnubg.evalcontext(1, plies, 1, 0, 0.0)
                for cube, owner, length, score, crawford, jacoby in CONTEXTS:
                    info = gnubg.cubeinfo(cube, owner, 1, length, score, crawford, 0)
                    info["jacoby"] = jacoby
                    info["beavers"] = 0
                    if not length:
                        info = gnubg.calcgammonprice(info)
                    chances = gnubg.evaluate(board, info, settings)
                    _, nodouble, take = gnubg.cfevaluate(board, info, settings)[:3]
                    line = [gnubg.positionid(board), plies, cube, owner, length - score[1],
                            length - score[0], crawford, jacoby, round(chances[0], 6),
                            round(chances[1], 6), round(chances[3], 6), round(nodouble, 6),
                            round(take, 6)]
                    out.write(json.dumps(line) + "\n")


main()
