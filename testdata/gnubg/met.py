"""Writes met-kazaross-xg2.json: gnubg's default match equity table, extended to 64 points.

Run beside this file: gnubg -t -q -r -p met.py
"""
import json

import gnubg

pre, post, _ = gnubg.met(64)
with open("met-kazaross-xg2.json", "w") as out:
    rows = ",\n".join(json.dumps([round(x, 7) for x in row]) for row in pre)
    out.write('{"source": "GNU Backgammon 1.07.001 (Debian), gnubg.met(64), Kazaross-XG2",\n')
    out.write('"pre_crawford": [\n%s],\n' % rows)
    out.write('"post_crawford": %s}\n' % json.dumps([round(x, 8) for x in post]))
