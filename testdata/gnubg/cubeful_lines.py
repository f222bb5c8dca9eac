"""What cubeful-bearoff.py and cubeful-two-sided.py share: the cubes and scores, and the lines they write."""
import json

import gnubg

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


def pips(points):
    return sum((i + 1) * n for i, n in enumerate(points))


def write(path, script, database, boards):
    with open(path, "w") as out:
        header = {
            "source": "GNU Backgammon 1.07.001 (Debian), " + database + ", Kazaross-XG2",
            "command": "gnubg -t -q -r -p " + script,
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
