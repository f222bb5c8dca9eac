"""Calls gnubg's functions and prints what they give, as JSON behind ``@@``. Runs in gnubg and in
``barpoint.compat``.

Each answer is its shape, and its value where that does not depend on the nets.
"""

import json
import os

import gnubg

told = {}


def shape(value):
    if isinstance(value, dict):
        return {str(key): shape(part) for key, part in value.items()}
    if isinstance(value, (tuple, list)):
        parts = [shape(part) for part in value]
        return [type(value).__name__, *(parts if len(parts) < 8 else [len(parts), parts[0]])]
    return type(value).__name__


def tell(name, ask, net=False):
    try:
        answer = ask()
    except Exception:
        told[name] = "raises"
        return
    told[name] = {"shape": shape(answer)} if net else {"shape": shape(answer), "value": answer}


def without_a_game():
    tell("no game: board", lambda: gnubg.board())
    tell("no game: match", lambda: gnubg.match())
    tell("no game: matchid", lambda: gnubg.matchid())


def of_a_game():
    gnubg.command("new match 7")
    gnubg.command("set xgid XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10")
    for name in ("board", "positionid", "matchid", "gnubgid", "posinfo", "cubeinfo", "positionkey"):
        tell(name, getattr(gnubg, name))
    for name in ("evalcontext", "getevalhintfilter"):
        tell(name, getattr(gnubg, name))
    tell("rolloutcontext", lambda: {**gnubg.rolloutcontext(), "seed": 0})
    tell("show", lambda: gnubg.show("pipcount").split(":")[0])
    tell("updateui", lambda: gnubg.updateui())
    static = gnubg.evalcontext(1, 0, 1, 1, 0.0)
    for dice in ((3, 1), (6, 1), (4, 2)):
        ask = (gnubg.board(), gnubg.cubeinfo(), static, dice)
        tell("findbestmove %d%d" % dice, lambda: gnubg.findbestmove(*ask))
    tell("evaluate", lambda: gnubg.evaluate(gnubg.board(), gnubg.cubeinfo(), static), net=True)
    tell("cfevaluate", lambda: gnubg.cfevaluate(gnubg.board(), gnubg.cubeinfo(), static), net=True)
    gnubg.command("set evaluation chequer eval plies 0")
    tell("hint", lambda: gnubg.hint(1), net=True)
    for most in (-1, 3, 100):
        tell("hint %d" % most, lambda: len(gnubg.hint(most)["hint"]))
    of_filters()
    gnubg.command("set seed 5")
    tell("dicerolls", lambda: gnubg.dicerolls(6))


def depths(dice):
    gnubg.command("set dice " + dice)
    return [move["context"]["plies"] for move in gnubg.hint()["hint"]]


def of_filters():
    """How many moves a filter lets through does not depend on the nets if it has no threshold."""
    gnubg.command("set evaluation chequer eval plies 1")
    gnubg.command("set evaluation movefilter 1 0 5 0 0")
    tell("getevalhintfilter: 5", lambda: gnubg.getevalhintfilter()[0])
    tell("hint: 5 of 42", lambda: depths("4 2"))
    rows = gnubg.getevalhintfilter()
    rows[0].update(acceptmoves=3)
    try:
        gnubg.setevalhintfilter(rows)
    except SystemError:
        # What 1.07 raises when it has set them.
        pass
    tell("getevalhintfilter: 3", lambda: gnubg.getevalhintfilter()[0])
    tell("hint: 3 of 64", lambda: depths("6 4"))
    tell("getevalhintfilter: all", lambda: gnubg.getevalhintfilter()[1:])
    gnubg.command("set evaluation movefilter 1 0 0 8 0.16")
    gnubg.command("set evaluation chequer eval plies 0")
    gnubg.command("set dice 3 1")


def of_scores():
    scores = [(2, 0, 1, 7, (3, 4), 0, 0), (1, -1, 1, 5, (2, 4), 1, 0), (1, -1, 1, 3, (0, 0), 0, 0)]
    scores += [
        (1, -1, 1, 5, (3, 3), 0, 0),
        (4, 1, 1, 0, (0, 0), 0, 0),
        (1, -1, 0, 11, (10, 4), 0, 0),
    ]
    for number, score in enumerate(scores):
        tell("cubeinfo %d" % number, lambda: gnubg.cubeinfo(*score))
        tell("calcgammonprice %d" % number, lambda: gnubg.calcgammonprice(gnubg.cubeinfo(*score)))
        cube = gnubg.cubeinfo(*score)
        tell("matchid %d" % number, lambda: gnubg.matchid(cube, gnubg.posinfo(1, 0, 0, 1, (6, 2))))
    cube = gnubg.cubeinfo(1, -1, 1, 7, (0, 0), 0, 0)
    for name, value in (
        ("eq2mwc", 1.0),
        ("mwc2eq", 0.6),
        ("eq2mwc_stderr", 0.1),
        ("mwc2eq_stderr", 0.1),
    ):
        tell(name, lambda: getattr(gnubg, name)(value, cube))
    for length in (0, 3, 64, 65):
        tell("met %d" % length, lambda: gnubg.met(length))


def of_positions():
    ids = "4HPwATDgc/ABMA mHPwATCMz4MHAA 2+4OAADb7g4AAA BgAAGAAAAAAAAA /38AAAD/fwAAAA bbczAACw58EDQA bad"
    for text in ids.split():
        tell("positionfromid " + text, lambda: gnubg.positionfromid(text))
        tell("classifypos " + text, lambda: gnubg.classifypos(gnubg.positionfromid(text)))
    tell("positionfromkey", lambda: gnubg.positionfromkey([0, 112, 3, 0, 0, 3, 0, 0, 0, 0]))
    tell("positionbearoff", lambda: gnubg.positionbearoff((3, 3, 3, 2, 2, 2) + (0,) * 19))
    for index in (0, 1000, 46138):
        tell("positionfrombearoff %d" % index, lambda: gnubg.positionfrombearoff(index))
    moves = [
        (8, 5, 6, 5),
        (24, 18, 18, 13),
        (6, 4, 6, 4, 8, 6, 8, 6),
        (13, 8, 13, 8),
        (25, 22, 24, 20),
    ]
    for move in moves:
        tell(
            "movetupletostring %r" % (move,),
            lambda: gnubg.movetupletostring(move, gnubg.positionfromid()),
        )
    for text in ("13/5*(2)", "bar/22 24/20*/15", "", "6/off 5/off", "8/5 6/5", "24-13"):
        tell("parsemove " + text, lambda: gnubg.parsemove(text))
    for part in range(-8, 9):
        tell("luckrating %d" % part, lambda: gnubg.luckrating(part / 100.0))
    for part in (1, 2, 4, 6, 10, 15, 20, 30, 50):
        tell("errorrating %d" % part, lambda: gnubg.errorrating(part / 1000.0))


def of_a_match():
    gnubg.command('import mat "%s"' % os.environ["MATCH"])
    tell("match", lambda: gnubg.match(0, 1, 0, 0))
    steps = [{}, {"next": 3}, {"next": 1000}, {"game": 1}, {"game": 9}, {}, {"next": 2, "game": 2}]
    for number, step in enumerate(steps):
        tell("navigate %d" % number, lambda: gnubg.navigate(**step))
        tell("navigate %d: positionid" % number, lambda: gnubg.positionid())
    tell("matchchecksum", lambda: len(gnubg.matchchecksum()))
    for what in ("chequer", "cube"):
        gnubg.command("set analysis %s eval plies 0" % what)
    gnubg.command("analyse match")
    match = gnubg.match(1, 1, 1, 0)
    tell("match-info", lambda: match["match-info"])
    tell("stats", lambda: match["stats"], net=True)
    game = match["games"][0]
    tell("stats of a game", lambda: game["stats"], net=True)
    move = game["game"][0]["analysis"]
    tell(
        "analysis of a move",
        lambda: (move["imove"], move["luck-value"], move["moves"][0]),
        net=True,
    )
    doubles = [action for action in game["game"] if action["action"] == "double"]
    doubled = {
        name: part for name, part in doubles[0]["analysis"].items() if name != "eval-context"
    }
    tell("analysis of a double", lambda: doubled, net=True)


for line in ("player 0 human", "player 1 human", "automatic roll off"):
    gnubg.command("set " + line)
without_a_game()
of_a_game()
of_scores()
of_positions()
of_a_match()
print("\n@@" + json.dumps(told))
