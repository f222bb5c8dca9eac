#!/bin/sh
# A match between barpoint and GNU Backgammon over gnubg's socket for external players.
#
#   adapters/gnubg_match.sh barpoint-asks [POINTS [PORT]]   barpoint deals, gnubg decides for its player
#   adapters/gnubg_match.sh gnubg-asks    [POINTS [PORT]]   gnubg deals, barpoint decides for its player
#
# The match is written to match.mat in the current folder. BARPOINT and GNUBG name other programs than those on the path.
set -eu

usage="usage: $0 barpoint-asks|gnubg-asks [POINTS [PORT]]"
who=${1:?$usage}
points=${2:-3}
port=${3:-4321}
barpoint=${BARPOINT:-barpoint}
gnubg=${GNUBG:-gnubg}

case $who in
barpoint-asks)
    # gnubg listens until its input ends.
    (printf 'set jacoby off\nexternal localhost:%s\n' "$port"; sleep 86400) |
        "$gnubg" -t -q -r >/dev/null 2>&1 &
    asked=$!
    trap 'kill $asked 2>/dev/null || true; pkill -P $$ 2>/dev/null || true' EXIT INT TERM
    sleep 3
    printf 'set player 0 barpoint\nset player 1 external localhost:%s\nset player 0 name barpoint\nset player 1 name gnubg\nnew match %s\nexport match mat match.mat\n' \
        "$port" "$points" | "$barpoint" shell -q
    ;;
gnubg-asks)
    (printf 'external localhost:%s\n' "$port"; sleep 86400) | "$barpoint" shell -q >/dev/null 2>&1 &
    asked=$!
    trap 'kill $asked 2>/dev/null || true; pkill -P $$ 2>/dev/null || true' EXIT INT TERM
    sleep 3
    printf 'set confirm save off\nset player 0 external localhost:%s\nset player 1 gnubg\nset automatic game on\nset automatic roll on\nnew match %s\nexport match mat match.mat\n' \
        "$port" "$points" | "$gnubg" -t -q -r
    ;;
*)
    echo "$usage" >&2
    exit 2
    ;;
esac
