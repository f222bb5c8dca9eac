"""Writes cubeful-0ply.jsonl: gnubg's 0-ply cubeful values for positions x cube contexts.

Run beside this file: gnubg -t -q -r -p cubeful-0ply.py
"""
import json
import random

import gnubg

EVAL = gnubg.evalcontext(1, 0, 1, 0, 0.0)
OUT = "cubeful-0ply.jsonl"
FIXED = [
    "4HPwATDgc/ABMA",  # opening
    "mHPwATCMz4MHAA",  # five- and three-point made against split back men
    "mNsxwQCw58gBMA",
    "2L07AADYvTsAAA",  # long race
    "2+4OAADb7g4AAA",  # one-sided bearoff
    "4HPMwQCMz+AIIQ",  # the manual's example
]


def play(board, move):
    """The board after a play of the player on roll, seen by the opponent."""
    theirs, mine = [list(side) for side in board]
    for start, end in zip(move[::2], move[1::2]):
        if start == 0:
            break
        mine[start - 1] -= 1
        if end > 0:
            mine[end - 1] += 1
            if theirs[24 - end]:
                theirs[24] += theirs[24 - end]
                theirs[24 - end] = 0
    return tuple(mine), tuple(theirs)


def pips(side):
    return sum((i + 1) * n for i, n in enumerate(side))


def cube_life(board, kind):
    """Cube efficiency by position class (seed manual, "The cube efficiency")."""
    if kind == 6 or kind == 7:
        return 0.6
    if kind == 8:
        return min(max(0.00125 * pips(board[1]) + 0.55, 0.6), 0.7)
    return 0.68


def positions():
    found = [gnubg.positionfromid(p) for p in FIXED]
    rng = random.Random(20)
    money = gnubg.cubeinfo(1, -1, 1, 0, (0, 0), 0, 0)
    while len(found) < 24:
        board = gnubg.positionfromid(FIXED[0])
        for ply in range(70):
            dice = (rng.randint(1, 6), rng.randint(1, 6))
            move = gnubg.findbestmove(board, money, EVAL, dice)
            board = play(board, move)
            if rng.random() < 0.2:
                board = (board[1], board[0])
            kind = gnubg.classifypos(board)
            if kind < 6:
                break
            if rng.random() < 0.04:
                found.append(board)
    return found[:24]


def contexts():
    """(cube, owner, match length, scores, crawford, jacoby, beavers) with player 1 on roll."""
    for jacoby, beavers in ((0, 0), (1, 0), (1, 3), (0, 3)):
        for cube, owner in ((1, -1), (2, 1), (2, 0), (8, 1)):
            yield cube, owner, 0, (0, 0), 0, jacoby, beavers
    scores = [
        (1, 0, 0), (2, 0, 0), (2, 1, 0), (3, 0, 0), (3, 1, 0), (3, 0, 1), (3, 1, 1),
        (5, 0, 0), (5, 3, 3), (5, 3, 1), (5, 1, 3), (5, 2, 0), (5, 0, 3),
        (7, 0, 0), (7, 3, 4), (7, 5, 3), (7, 3, 5), (7, 3, 0), (7, 0, 3), (7, 2, 2), (7, 4, 0),
        (11, 9, 7), (11, 0, 0), (11, 4, 8), (13, 3, 9), (15, 0, 12), (25, 4, 0), (25, 20, 23),
        (32, 0, 0), (64, 3, 40),
    ]
    for length, s0, s1 in scores:
        away = (length - s0, length - s1)
        for cube, owner in ((1, -1), (2, 1), (2, 0), (4, 1), (4, 0), (8, 1), (8, 0)):
            if cube > 2 * max(away):
                continue
            yield cube, owner, length, (s0, s1), 0, 0, 0
    for length, s0, s1 in [(5, 2, 4), (5, 4, 2), (7, 6, 0), (7, 0, 6), (3, 2, 2), (3, 1, 2), (2, 1, 0)]:
        if s0 != s1:
            yield 1, -1, length, (s0, s1), 1, 0, 0
        yield 1, -1, length, (s0, s1), 0, 0, 0
        for cube in (2, 4):
            yield cube, 0, length, (s0, s1), 0, 0, 0
            yield cube, 1, length, (s0, s1), 0, 0, 0


def main():
    boards = positions()
    with open(OUT, "w") as out:
        header = {
            "source": "GNU Backgammon 1.07.001 (Debian), Kazaross-XG2 match equity table",
            "command": "gnubg -t -q -r -p cubeful-0ply.py",
            "settings": "evalcontext(cubeful=1, plies=0, deterministic=1, prune=0, noise=0)",
            "positions": "[position ID, cube life x, [win, wg, wbg, lg, lbg]]",
            "lines": "[position, cube, owner (-1 centre, 1 on roll, 0 opponent), away, opponent away (0 = money), "
            "crawford, jacoby, beavers, no double, double take, verdict code]; values EMG",
        }
        out.write(json.dumps(header) + "\n")
        table = []
        for board in boards:
            money = gnubg.cubeinfo(1, -1, 1, 0, (0, 0), 0, 0)
            chances = gnubg.evaluate(board, money, EVAL)[:5]
            kind = gnubg.classifypos(board)
            table.append([gnubg.positionid(board), round(cube_life(board, kind), 6),
                          [round(c, 8) for c in chances]])
        out.write(json.dumps(table) + "\n")
        for c, (cube, owner, length, score, crawford, jacoby, beavers) in enumerate(contexts()):
            info = gnubg.cubeinfo(cube, owner, 1, length, score, crawford, 0)
            info["jacoby"] = jacoby
            info["beavers"] = beavers
            if not length:
                info = gnubg.calcgammonprice(info)
            for p, board in enumerate(boards):
                if length and (p + c) % 3 and c > 28:
                    continue
                _, nodouble, take, _, code, _ = gnubg.cfevaluate(board, info, EVAL)
                line = [p, cube, owner, length - score[1], length - score[0], crawford, jacoby, beavers,
                        round(nodouble, 6), round(take, 6), code]
                out.write(json.dumps(line) + "\n")


main()
