# Runs inside an installed gnubg (gnubg -t -q -r -p FILE): answers one request a line on standard
# input, so that barpoint can play against it. At money or at match scores; no Jacoby rule.
#   P <plies> <cubeful> <position id> <die> <die> <cube> <owner> <length> <points> <points> <crawford>  ->  M from to from to ...
#   C <plies> <position id> <cube> <owner> <length> <points> <points> <crawford>  ->  E no_double double_take
# owner: -1 centred, 1 player on roll, 0 opponent; points of the opponent, then of the player on roll; equities in EMG.
import sys

for setting in ("set display off", "set automatic game off", "set automatic roll off",
                "set threads 1", "set jacoby off", "new session", "set jacoby off"):
    gnubg.command(setting)


def context(plies, cubeful):
    return dict(cubeful=int(cubeful), plies=int(plies), deterministic=1, prune=1, noise=0.0)


def cube(value, owner, length, opponent, own, crawford):
    score = (int(opponent), int(own))
    return gnubg.cubeinfo(int(value), int(owner), 1, int(length), score, int(crawford), 0)


print("READY")
sys.stdout.flush()
while True:
    words = sys.stdin.readline().split()
    if not words:
        break
    if words[0] == "P":
        _, plies, cubeful, position, high, low, value, owner, length, opponent, own, crawford = words
        stakes = cube(value, owner, length, opponent, own, crawford)
        move = gnubg.findbestmove(gnubg.positionfromid(position), stakes,
                                  context(plies, cubeful), (int(high), int(low)))
        print("M", *move)
    else:
        _, plies, position, value, owner, length, opponent, own, crawford = words
        stakes = cube(value, owner, length, opponent, own, crawford)
        answer = gnubg.cfevaluate(gnubg.positionfromid(position), stakes,
                                  context(plies, 1))
        print("E", answer[1], answer[2])
    sys.stdout.flush()
