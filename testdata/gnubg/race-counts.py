"""Writes race-counts.jsonl: gnubg's race counts of random races.

Run beside this file, with gnubg on the path: python3 race-counts.py
Each position is put on the board of a money session and asked about by `show pipcount`, `show keith`, `show thorp`,
`show isight`, `show 8912` and `show kleinman` (gnubg -t -q -r, commands on standard input).
"""
import base64
import json
import random
import re
import subprocess

OUT = "race-counts.jsonl"
COUNT = 150


def position_id(opponent, on_roll):
    """Halves of 24 points each, the bar empty."""
    bits = ""
    for half in (opponent, on_roll):
        for n in half + [0]:
            bits += "1" * n + "0"
    bits = bits.ljust(80, "0")
    octets = bytes(int(bits[i : i + 8][::-1], 2) for i in range(0, 80, 8))
    return base64.b64encode(octets).decode()[:14]


def half(rng, farthest, checkers):
    points = [0] * 24
    for _ in range(checkers):
        points[rng.randrange(farthest) if rng.random() < 0.4 else rng.randrange(min(farthest, 8))] += 1
    return points


def pips(points):
    return sum((i + 1) * n for i, n in enumerate(points))


def positions():
    rng = random.Random(62)
    found = []
    while len(found) < COUNT:
        farthest = rng.choice([3, 6, 6, 6, 8, 12])
        checkers = [rng.randint(2, 15) if farthest <= 6 else rng.randint(12, 15) for _ in range(2)]
        halves = [half(rng, farthest, n) for n in checkers]
        own, theirs = map(pips, halves)
        if not -0.15 * own <= theirs - own <= 0.25 * own:
            continue
        found.append(position_id(halves[1], halves[0]))
    return found


def number(text, pattern):
    return float(re.search(pattern, text).group(1))


def answer(parts, position):
    pipcount, keith, thorp, isight, percent, kleinman = parts
    last = lambda text: [line for line in text.strip().split("\n") if line][-1].split(" (")[0]
    counts = lambda text: [
        number(text, r"Leader[^:]*: *(\d+)"),
        number(text, r"L: *([\d.]+)"),
        number(text, r"T: *([\d.]+)"),
    ]
    return {
        "position": position,
        "pips": [int(n) for n in re.search(r"root (\d+), gnubg (\d+)", pipcount).groups()],
        "keith": counts(keith),
        "keith_action": last(keith),
        "thorp": counts(thorp),
        "thorp_action": last(thorp),
        "isight": [number(isight, r"L: *(-?[\d.]+)"), number(isight, r"T: *(-?[\d.]+)"), number(isight, r"GWC: *(-?[\d.]+)%")],
        "isight_action": last(isight),
        "percent": number(percent, r"Leader is (-?[\d.]+) percent"),
        "percent_action": last(percent),
        "kleinman": number(kleinman, r"Chance: *([\d.]+)"),
    }


def main():
    found = positions()
    shows = ["pipcount", "keith", "thorp", "isight", "8912", "kleinman"]
    lines = ["set player 0 name gnubg", "set player 1 name root", "set player 0 human", "set player 1 human", "new session"]
    for position in found:
        lines += ["set turn 1", f"set board {position}"]
        for show in shows:
            lines += [f"# {show}", f"show {show}"]
    lines += ["quit", "y"]
    command = ["gnubg", "-t", "-q", "-r"]
    run = subprocess.run(command, input="\n".join(lines) + "\n", capture_output=True, text=True)
    asked = {
        "pipcount": r"The pip counts are: [^\n]*",
        "keith": r"Keith Count Leader  .*?\n\n[^\n]*",
        "thorp": r"Thorp Count Leader  .*?\n\n[^\n]*",
        "isight": r"Isight Count Leader  .*?GWC.*?\n\n[^\n]*",
        "8912": r"Leader is [^\n]*\n[^\n]*",
        "kleinman": r"Cubeless Winning Chance: [^\n]*",
    }
    parts = [re.findall(asked[show], run.stdout, re.S) for show in shows]
    assert all(len(part) == len(found) for part in parts), [len(part) for part in parts]
    with open(OUT, "w") as out:
        header = {
            "source": "GNU Backgammon 1.07.001 (Debian)",
            "command": "python3 race-counts.py (gnubg -t -q -r)",
            "counts": "pips [on roll, opponent]; keith and thorp [leader, leader raised, trailer]; isight [leader, trailer, chance in %]; percent ahead; kleinman chance",
        }
        out.write(json.dumps(header) + "\n")
        for position, *texts in zip(found, *parts):
            out.write(json.dumps(answer(texts, position)) + "\n")


if __name__ == "__main__":
    main()
