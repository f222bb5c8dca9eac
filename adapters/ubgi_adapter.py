#!/usr/bin/env python3
"""Lets a Python engine answer in UBGI, so that barpoint (and any other runner) can play against it.

    pip install bgsage
    barpoint duel --a barpoint:0 --b 'ubgi:python3 adapters/ubgi_adapter.py bgsage --plies 1'

    barpoint duel --a barpoint:0 --b 'ubgi:python3 adapters/ubgi_adapter.py puretd --nets cubeless_prob5_512_512_256_128.pt'

Engines: bgsage (plies from 1), gnubg-nn (plies from 0), puretd (no look-ahead, with a file of nets; needs numpy). Money play without the Jacoby rule and beavers, as duels are played; scores of matches are not looked at.
"""

import argparse
import base64
import collections
import pickle
import sys
import zipfile

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


def all_plays(own, theirs, dice):
    """The positions that a roll leads to, as checkers of both sides, and the steps of a play to each."""
    found = {}

    def search(own, theirs, dice, steps):
        key = tuple(own), tuple(theirs)
        if key not in found or len(found[key]) < len(steps) or (len(steps) == 1 and found[key][0][2] < steps[0][2]):
            found[key] = steps
        for index, die in enumerate(dice):
            if index and die == dice[0]:
                continue
            for start in [BAR] if own[BAR - 1] else range(24, 0, -1):
                if not own[start - 1]:
                    continue
                end = max(start - die, 0)
                hit = list(theirs)
                if end == 0:
                    highest = max(point for point in range(1, BAR + 1) if own[point - 1])
                    if highest > 6 or (start < die and start != highest):
                        continue
                elif theirs[24 - end] > 1:
                    continue
                elif theirs[24 - end] == 1:
                    hit[24 - end] = 0
                    hit[24] += 1
                moved = list(own)
                moved[start - 1] -= 1
                if end:
                    moved[end - 1] += 1
                search(moved, hit, dice[:index] + dice[index + 1 :], [*steps, (start, end, die)])

    first, second = dice
    search(own, theirs, [first] * 4 if first == second else [first, second], [])
    count = max(len(steps) for steps in found.values())
    left = [(key, steps) for key, steps in found.items() if len(steps) == count]
    if count == 1 and first != second:
        # Of one die alone, the higher is played.
        highest = max(steps[0][2] for _, steps in left)
        left = [(key, steps) for key, steps in left if steps[0][2] == highest]
    return {key: [(start, end) for start, end, _ in steps] for key, steps in left}


class PureTd:
    """PureTD's nets without cube, from a file of PyTorch. It decides about plays only."""

    def __init__(self, nets):
        import numpy

        self.numpy, self.layers = numpy, []
        with zipfile.ZipFile(nets) as archive:
            name = next(name for name in archive.namelist() if name.endswith("/data.pkl"))
            folder = name[: -len("data.pkl")]

            def storage(place):
                return numpy.frombuffer(archive.read(f"{folder}data/{place}"), "<f4")

            class Reader(pickle.Unpickler):
                """Reads tensors and nothing else."""

                def find_class(self, module, name):
                    if name == "_rebuild_tensor_v2":
                        return lambda data, offset, size, *_: data[offset : offset + numpy.prod(size)].reshape(size)
                    if (module, name) == ("collections", "OrderedDict"):
                        return collections.OrderedDict
                    if name == "FloatStorage":
                        return float
                    raise pickle.UnpicklingError(f"{module}.{name}")

                def persistent_load(self, place):
                    return storage(place[2])

            tensors = Reader(archive.open(name)).load()
        tensors = tensors.get("state_dict", tensors)
        weights = [name for name in tensors if name.endswith("weight")]
        self.layers = [(tensors[name], tensors[name[: -len("weight")] + "bias"]) for name in weights]

    def equities(self, boards):
        """Of the player on roll, given his checkers and those of the other as their owner sees them."""
        numpy = self.numpy
        inputs = numpy.zeros((len(boards), 196), numpy.float32)
        for row, (own, theirs) in zip(inputs, boards):
            for start, half, place in ((0, own, lambda p: p), (98, theirs, lambda p: 23 - p)):
                for point, count in enumerate(half[:24]):
                    at = start + 4 * place(point)
                    row[at : at + 4] = count >= 1, count >= 2, count >= 3, max(count - 3, 0) / 2
                row[start + 96], row[start + 97] = half[24] / 2, (15 - sum(half)) / 15
        units = inputs
        for number, (weights, bias) in enumerate(self.layers):
            units = units @ weights.T + bias
            units = numpy.maximum(units, 0) if number + 1 < len(self.layers) else 1 / (1 + numpy.exp(-units))
        win, win_gammon, win_backgammon, lose_gammon, lose_backgammon = units.T
        win_gammon = numpy.minimum(win_gammon, win)
        lose_gammon = numpy.minimum(lose_gammon, 1 - win)
        win_backgammon = numpy.minimum(win_backgammon, win_gammon)
        lose_backgammon = numpy.minimum(lose_backgammon, lose_gammon)
        return 2 * win - 1 + win_gammon + win_backgammon - lose_gammon - lose_backgammon

    def play(self, own, theirs, dice, cube):
        plays = list(all_plays(own, theirs, dice).items())
        worth = -self.equities([(other, after) for (after, other), _ in plays])
        for number, ((after, other), _) in enumerate(plays):
            if not sum(after):
                gammon = sum(other) == 15
                worth[number] = 1 + gammon + (gammon and any(other[18:]))
        return plays[worth.argmax()][1]


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
        board = found.moves[0].board
        target = (
            tuple(max(count, 0) for count in board[1:]),
            (*(max(-board[25 - point], 0) for point in range(1, 25)), board[0]),
        )
        return all_plays(own, theirs, dice)[target]

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


ENGINES = {"bgsage": Bgsage, "gnubg-nn": GnubgNn, "puretd": PureTd}


def place(point):
    return {BAR: "bar", 0: "off"}.get(point, str(point))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("engine", choices=sorted(ENGINES))
    parser.add_argument("--plies", type=int, default=0, help="how far the engine looks ahead, in its own count")
    parser.add_argument("--nets", help="the file of nets, for puretd")
    arguments = parser.parse_args()
    if arguments.engine == "puretd":
        if not arguments.nets:
            parser.error("puretd: expected a file of nets: --nets FILE")
        engine = PureTd(arguments.nets)
    else:
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
