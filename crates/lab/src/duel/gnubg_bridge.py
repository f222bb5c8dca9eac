# Runs inside an installed gnubg (gnubg -t -q -r -p FILE): answers one request a line on standard
# input, so that barpoint can play against it. Money play, no Jacoby rule.
#   P <plies> <cubeful> <position id> <die> <die> <cube> <owner>  ->  M from to from to ...
#   C <plies> <position id> <cube> <owner>                        ->  E no_double double_take
# owner: -1 centred, 1 player on roll, 0 opponent.
import sys

for setting in ("set display off", "set automatic game off", "set automatic roll off",
                "set threads 1", "set jacoby off", "new session", "set jacoby off"):
    gnubg.command(setting)


def context(plies, cubeful):
    return dict(cubeful=int(cubeful), plies=int(plies), deterministic=1, prune=1, noise=0.0)


def cube(value, owner):
    return gnubg.cubeinfo(int(value), int(owner), 1, 0, (0, 0), 0, 0)


print("READY")
sys.stdout.flush()
while True:
    words = sys.stdin.readline().split()
    if not words:
        break
    if words[0] == "P":
        _, plies, cubeful, position, high, low, value, owner = words
        move = gnubg.findbestmove(gnubg.positionfromid(position), cube(value, owner),
                                  context(plies, cubeful), (int(high), int(low)))
        print("M", *move)
    else:
        _, plies, position, value, owner = words
        answer = gnubg.cfevaluate(gnubg.positionfromid(position), cube(value, owner),
                                  context(plies, 1))
        print("E", answer[1], answer[2])
    sys.stdout.flush()
