#!/usr/bin/env python3
"""Lets a Python engine answer in UBGI, so that barpoint (and any other runner) can play against it.

    pip install bgsage
    barpoint duel --a barpoint:0 --b 'ubgi:python3 adapters/ubgi_adapter.py bgsage --plies 1'

Engines: bgsage (plies from 1), gnubg-nn (plies from 0). Money play without the Jacoby rule and beavers, as duels are played.
"""

import argparse
import base64
import sys

BAR = 25


def halves(position_id):
    """The checkers of the player who waits and of the player on roll, by point from 1 to 24 and the bar."""
    data = base64.b64decode(position_id + "==")
    bits = "".join(format(byte, "08b")[::-1] for byte in data)
    counts, place = [0], 0
    for bit in bits:
        if bit == "1":
            counts[-1] += 1
        else:
            counts.append(0)
    return counts[:25], counts[25:50]


def cube_of(match_id):
    """The value of the cube, and its owner as the player on roll sees it."""
    data = base64.b64decode(match_id + "==")
    bits = int.from_bytes(data, "little")
    value, owner, on_roll = 1 << (bits & 15), bits >> 4 & 3, bits >> 6 & 1
    return value, "centered" if owner == 3 else "player" if owner == on_roll else "opponent"


def steps_to(own, theirs, dice, target):
    """Steps that lead from one set of own checkers to another; `theirs` are seen by their owner."""

    def search(own, dice, steps):
        if own == target:
            return steps
        for index, die in enumerate(dice):
            for start in [BAR] if own[BAR - 1] else range(24, 0, -1):
                end = max(start - die, 0)
                if not own[start - 1] or (end and theirs[24 - end] > 1):
                    continue
                moved = list(own)
                moved[start - 1] -= 1
                if end:
                    moved[end - 1] += 1
                rest = dice[:index] + dice[index + 1 :]
                found = search(moved, rest, [*steps, (start, end)])
                if found is not None:
                    return found
        return None

    first, second = dice
    return search(own, [first] * 4 if first == second else [first, second], [])


class Bgsage:
    """Open Sage, from PyPI's bgsage."""

    def __init__(self, plies):
        from bgsage import BgBotAnalyzer

        self.engine = BgBotAnalyzer(eval_level=f"{max(plies, 1)}ply")

    @staticmethod
    def board(own, theirs):
        board = [0] * 26
        for point, count in enumerate(own, 1):
            board[point] += count
        for point, count in enumerate(theirs[:24], 1):
            board[25 - point] -= count
        board[0] = theirs[24]
        return board

    def play(self, own, theirs, dice, cube):
        value, owner = cube
        found = self.engine.checker_play(
            self.board(own, theirs), *dice, cube_value=value, cube_owner=owner, jacoby=False, beaver=False
        )
        if not found.moves:
            return []
        target = [max(count, 0) for count in found.moves[0].board[1:]]
        return steps_to(own, theirs, list(dice), target)

    def cube(self, own, theirs, cube):
        value, owner = cube
        found = self.engine.cube_action(
            self.board(own, theirs), cube_value=value, cube_owner=owner, jacoby=False, beaver=False
        )
        return found.should_double, found.should_take


class GnubgNn:
    """The nets of GNU Backgammon, from PyPI's gnubg-nn. It decides about plays only."""

    def __init__(self, plies):
        import gnubg_nn

        self.engine, self.plies = gnubg_nn, plies

    def play(self, own, theirs, dice, cube):
        return list(self.engine.best_move([theirs, own], *dice, n=self.plies))


ENGINES = {"bgsage": Bgsage, "gnubg-nn": GnubgNn}


def place(point):
    return {BAR: "bar", 0: "off"}.get(point, str(point))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("engine", choices=sorted(ENGINES))
    parser.add_argument("--plies", type=int, default=0, help="how far the engine looks ahead, in its own count")
    arguments = parser.parse_args()
    engine = ENGINES[arguments.engine](arguments.plies)
    own = theirs = dice = None
    cube, offered = (1, "centered"), False

    def say(line):
        print(line, flush=True)

    for line in sys.stdin:
        words = line.split()
        match words:
            case ["ubgi"]:
                say(f"id name {arguments.engine}")
                say("proto 0.2")
                say("ubgiok")
            case ["isready"]:
                say("readyok")
            case ["position", "gnubgid", text]:
                position, _, match_id = text.partition(":")
                theirs, own = halves(position)
                cube, dice, offered = cube_of(match_id) if match_id else (1, "centered"), None, False
            case ["dice", first, second]:
                dice = (int(first), int(second))
            case ["offer", "double"]:
                offered = True
            case ["go", "role", "chequer"] if own and dice:
                steps = engine.play(own, theirs, dice, cube)
                say("bestmove " + (" ".join(f"{place(a)}/{place(b)}" for a, b in steps) or "pass"))
            case ["go", "role", "cube"] if own and hasattr(engine, "cube"):
                double, take = engine.cube(own, theirs, cube)
                answers = ("take", "pass") if offered else ("double", "nodouble")
                say("bestcube " + answers[not (take if offered else double)])
            case ["newgame"] | ["stop"] | ["setoption", *_] | []:
                pass
            case ["quit"]:
                return
            case _:
                say(f"error unknown_command {line.strip()}")


if __name__ == "__main__":
    main()
