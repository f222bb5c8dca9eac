#!/usr/bin/env python3
"""Writes the sample match in the formats of other programs: python3 make.py (in this folder)."""

import re

SOURCE = "../../samples/clara-ivar-7pt.mat"
NAMES = ["Clara", "Ivar"]


def cells(line):
    """The two cells of a row: (side, text)."""
    body = line[line.index(")") + 1 :]
    left, right = body[:28], body[28:]
    return [(side, text.strip()) for side, text in enumerate([left, right]) if text.strip()]


def games():
    """Every game: score before it, actions (side, kind, data...), winner and points."""
    found = []
    for line in open(SOURCE):
        line = line.rstrip("\n")
        score = re.fullmatch(r" Clara : (\d+) +Ivar : (\d+)", line)
        if score:
            found.append({"score": (int(score[1]), int(score[2])), "actions": []})
        wins = re.search(r"Wins (\d+) point", line)
        if wins:
            found[-1]["winner"] = 1 if line.index("Wins") > 20 else 0
            found[-1]["points"] = int(wins[1])
        if not re.match(r" *\d+\)", line):
            continue
        for side, cell in cells(line):
            actions = found[-1]["actions"]
            roll = re.match(r"([1-6]{2}): ?(.*)", cell)
            if roll:
                steps = [
                    tuple(int(n) for n in re.findall(r"\d+", step))
                    for step in roll[2].split()
                ]
                hits = ["*" in step for step in roll[2].split()]
                actions.append((side, "roll", roll[1], list(zip(steps, hits))))
            elif cell.startswith("Doubles"):
                actions.append((side, "double", cell.split()[-1]))
            elif cell.startswith("Takes"):
                actions.append((side, "take"))
            elif cell.startswith("Drops"):
                actions.append((side, "drop"))
    return found


def words(steps, bar="bar", off="off", link="/", hit="*", between=" "):
    """The steps of a play in words."""
    place = lambda n: {25: bar, 0: off}.get(n, str(n))
    return between.join(
        place(a) + link + place(b) + (hit if h else "") for (a, b), h in steps
    )


def numbers(actions):
    """The row of every action, as match texts count."""
    row, last = 0, 1
    for action in actions:
        if action[0] == 0 or last == 1:
            row += action[0] == 0 or last == 1
        last = action[0]
        yield row, action


def resigned(game):
    """Whether the game ended neither with a pass nor with the last checker."""
    off = sum(
        b == 0 for action in game["actions"] if action[1] == "roll" and action[0] == game["winner"]
        for (_, b), _ in action[3]
    )
    return game["actions"][-1][1] != "drop" and off < 15


def sgg(matches):
    out = [
        "Clara vs. Ivar", "Saturday, November 21, 2026", "ELO: 1650.25 120 1700.50 300", "Match Length: 7",
        "Variant: Backgammon", "Jacoby: No", "Automatic Doubles: No", "Crawford: Yes", "Beavers: No", "Raccoons: No",
        "Doubling Cube: Yes", "Rated: Yes",
    ]
    for index, game in enumerate(matches):
        white, black = game["score"]
        star = lambda side: "*" if game["score"][side] == 6 and matches[index - 1]["score"][side] < 6 else ""
        out.append(f"Game {index + 1}. {white}{star(0)}-{black}{star(1)}/7")
        out.append("")
        for count, (row, action) in enumerate(numbers(game["actions"])):
            tabs = "\t" * (action[0] + 1)
            if action[1] == "roll":
                lines = [f"{row}{tabs}{action[2]}:"]
                if action[3]:
                    lines.append(f"{row}{tabs}{action[2]}: {words(action[3], 'Bar', 'Off', between=', ')}")
                else:
                    lines = [f"{row}{tabs}{action[2]}: O-O"]
                # GamesGrid repeats lines now and then.
                out += lines if count % 7 else [line for line in lines for _ in range(2)]
            else:
                text = {"double": "Double to ", "take": "Accept", "drop": "Pass"}[action[1]]
                out.append(f"{row}{tabs}{text}{action[2] if len(action) > 2 else ''}")
        if resigned(game):
            loser = 1 - game["winner"]
            out.append(f"{row + (loser == 0)}{chr(9) * (loser + 1)}Resign")
        out += [f"{NAMES[game['winner']]}  wins {game['points']} points.", ""]
    return out


def tmg(matches):
    out = [
        "MatchID: 123456", "Player1: 10001 Clara 4.00", "Player2: 10002 Ivar 4.00", "Stake: 2.00", "RakePct: 0.00",
        "MaxRakeAbs: 0.00", "Startdate: 2026-11-21 12:00:00", "Jacoby: 0", "AutoDistrib: 0", "Beavers: 0",
        "Raccoons: 0", "Crawford: 1", "Cube: 1", "MaxCube: 1024", "Length: 7", "MaxGames: 0", "Variant: 1",
        "PlayMoney: 0",
    ]
    for index, game in enumerate(matches):
        white, black = game["score"]
        out.append(f"Game {index + 1}: {white}-{black}")
        row = 0
        for row, action in numbers(game["actions"]):
            number = row if action[0] == 0 else -row
            record = lambda kind, data: f"{number:5} {kind} {data}".rstrip()
            if action[1] == "roll":
                out.append(record(1, action[2] + ":"))
                out.append(record(4, words(action[3], "25", "0", hit="") or "0/0"))
            else:
                kind, text = {"double": (5, "Double to "), "take": (7, "Take"), "drop": (10, "Pass")}[action[1]]
                out.append(record(kind, text + (action[2] if len(action) > 2 else "")))
        points, name = game["points"], NAMES[game["winner"]]
        number = row + 1 if game["winner"] == 0 else -row - 1
        out.append(f"{number:5} 14 {points} {name} wins {points} point{'s' if points > 1 else ''}")
        out.append("")
    return out


def fibs(matches):
    out = []
    for index, game in enumerate(matches):
        # From the second game on the players change letters, as the server has them do; in the third the score
        # keeps the old order.
        x = 1 if index in (1, 2) else 0
        score = list(game["score"])
        shown = score if x == 0 or index == 2 else score[::-1]
        out.append(f"Score is {shown[0]}-{shown[1]} in a 7 point match.")
        out.append(f"{NAMES[x]} is X - {NAMES[1 - x]} is O")
        for action in game["actions"]:
            letter = "X" if action[0] == x else "O"
            if action[1] == "roll":
                turned = lambda n: 25 - n if letter == "X" and 1 <= n <= 24 else n
                steps = [((turned(a), turned(b)), False) for (a, b), _ in action[3]]
                dice = f"({action[2][0]} {action[2][1]})"
                out.append(f"{letter}: {dice} " + (words(steps, link="-") + " " if steps else "can't move"))
            else:
                out.append(f"{letter}: " + {"double": "doubles", "take": "accepts", "drop": "rejects"}[action[1]])
        out.append(("X" if game["winner"] == x else "O") + ": wins")
        out.append("")
    return out


def bkg(matches):
    out = []
    for game in matches:
        actions = game["actions"]
        for index, action in enumerate(actions):
            name = ["White", "Black"][action[0]]
            if action[1] == "roll":
                turned = lambda n: 25 - n if action[0] == 0 else n
                steps = ", ".join(f"{turned(a)}-{turned(b)}" for (a, b), _ in action[3])
                out.append(f"{name}  {action[2][0]},{action[2][1]}   {steps}")
            elif action[1] == "double":
                answer = "Accepted" if actions[index + 1][1] == "take" else "Refused"
                out.append(f"{name + ' Doubles to ' + action[2]:25}{answer}")
        kind = ["White", "Black"][game["winner"]]
        out += [f"{kind} wins a game of {game['points']} points", ""]
    return out


def empire(_):
    out = []
    for line in open(SOURCE):
        line = line.rstrip()
        if re.match(r" Clara :", line):
            out += ["", "Clara                          Ivar"] if out else ["Clara                          Ivar"]
        elif out and line and "Game" not in line:
            out.append(line)
    return out


def party(matches):
    out = ["BOARDID=1", "CREATOR=Clara", "MATCHLENGTH=7"]
    for index, game in enumerate(matches):
        events = ""
        for action in game["actions"]:
            side = action[0] + 1
            if action[1] == "roll":
                events += f"{side} 1 2 {action[2]} {words(action[3])}".strip() + "#"
            else:
                text = {"double": "Doubles => ", "take": "Takes", "drop": "Drops"}[action[1]]
                events += f"{side} {text}{action[2] if len(action) > 2 else ''}#"
        after = list(game["score"])
        after[game["winner"]] += game["points"]
        key = f"GAME_{index + 1}_"
        out += [
            f"{key}PLAYER_1=Clara", f"{key}PLAYER_2=Ivar", f"{key}GAMEPLAY={events}", f"{key}SCORE1={after[0]}",
            f"{key}SCORE2={after[1]}",
        ]
    return out


def bgroom(matches):
    out = ["BGF version 1.2"]
    for index, game in enumerate(matches):
        out += [f"Game {index + 1} - Clara (X) vs. Ivar (0)", "Single game"]
        told = [action for action in game["actions"] if action[1] not in ("take", "drop")]
        for number, action in enumerate(told):
            letter = "X0"[action[0]]
            if action[1] == "roll":
                play = words(action[3]) or "can't move"
                out.append(f"{number + 1}.{letter}:({action[2][0]} {action[2][1]}){play}")
            else:
                out.append(f"{number + 1}.{letter}:Double")
        out.append("")
    return out + [f"{NAMES[matches[-1]['winner']]} Win the Match"]


if __name__ == "__main__":
    parsed = games()
    for name, write in [
        ("clara-ivar.sgg", sgg), ("clara-ivar.tmg", tmg), ("clara-ivar.fibs", fibs), ("clara-ivar.bkg", bkg),
        ("clara-ivar-empire.gam", empire), ("clara-ivar-party.gam", party), ("clara-ivar-bgroom.bgf", bgroom),
    ]:
        with open(name, "w") as file:
            file.write("\n".join(write(parsed)).rstrip("\n") + "\n")
