"""Writes mets.json: parts of every match equity table GNU Backgammon ships, extended to 64 points, and of
tables it computes itself from parameters.

Run beside this file: gnubg -t -q -r -p mets.py

For each table: scores up to 26-away by 26-away, the whole rows of 40- and 64-away, and both post-Crawford rows.
gnubg computes a table of its own only where a file gives a length; the files it ships with parameters give none and
get the extension that continues short tables. So files with a length are written here, to a temporary folder.
"""
import json
import os
import tempfile

import gnubg

SHIPPED = "/usr/share/gnubg/met/"
ZADEH = {"gammon-rate-leader": 0.25, "gammon-rate-trailer": 0.15, "delta": 0.08, "delta-bar": 0.06}
ZADEH_POST = {"gammon-rate-trailer": 0.25, "free-drop-2-away": 0.015, "free-drop-4-away": 0.004}
MEC = {"gammon-rate": 0.26, "win-rate": 0.5}
MEC_POST = dict(MEC, **{"free-drop-2-away": 0.015, "free-drop-4-away": 0.004})
UNEQUAL = {"gammon-rate": 0.26, "win-rate": 0.53}


def table(kind, parameters, posts):
    def inner(values):
        lines = "".join('<parameter name="%s">%s</parameter>' % item for item in values.items())
        return "<parameters>%s</parameters>" % lines

    text = "<met><info><name>%s</name><description/><length>64</length></info>" % kind
    text += '<pre-crawford-table type="%s">%s</pre-crawford-table>' % (kind, inner(parameters))
    for player, values in posts:
        text += '<post-crawford-table type="%s" player="%s">%s</post-crawford-table>' % (kind, player, inner(values))
    return '<?xml version="1.0"?>\n' + text + "</met>\n"


OWN = {
    "zadeh-model": table("zadeh", ZADEH, [("0", ZADEH_POST), ("1", ZADEH_POST)]),
    "zadeh-other": table(
        "zadeh",
        {"gammon-rate-leader": 0.2, "gammon-rate-trailer": 0.3, "delta": 0.05, "delta-bar": 0.02},
        [("0", dict(ZADEH_POST, **{"gammon-rate-trailer": 0.3})),
         ("1", {"gammon-rate-trailer": 0.2, "free-drop-2-away": 0.02, "free-drop-4-away": 0.004})],
    ),
    "mec-model": table("mec", MEC, [("0", MEC_POST), ("1", MEC_POST)]),
    "mec-unequal": table(
        "mec",
        UNEQUAL,
        [("0", dict(MEC_POST, **{"gammon-rate": 0.3, "win-rate": 0.53})),
         ("1", dict(MEC_POST, **{"gammon-rate": 0.2, "win-rate": 0.47}))],
    ),
}


def numbers(row):
    return [round(x, 8) for x in row]


def seen():
    pre, own, theirs = gnubg.met(64)
    return {
        "corner": [numbers(row[:26]) for row in pre[:26]],
        "row_40": numbers(pre[39]),
        "row_64": numbers(pre[63]),
        "post_crawford": [numbers(own), numbers(theirs)],
    }


tables = {}
for name in sorted(os.listdir(SHIPPED)):
    if name.endswith(".xml") and name != "catalog.xml":
        gnubg.command("set met " + SHIPPED + name)
        tables[name[:-4]] = seen()
gnubg.command("set met " + SHIPPED + "jac050.xml")
gnubg.command("set invert matchequitytable on")
tables["jac050 inverted"] = seen()
gnubg.command("set invert matchequitytable off")
with tempfile.TemporaryDirectory() as folder:
    for name, text in OWN.items():
        path = os.path.join(folder, name + ".xml")
        with open(path, "w") as out:
            out.write(text)
        gnubg.command("set met " + path)
        tables[name] = seen()

with open("mets.json", "w") as out:
    lines = ",\n".join("%s: %s" % (json.dumps(name), json.dumps(value)) for name, value in sorted(tables.items()))
    out.write('{"source": "GNU Backgammon 1.07.001 (Debian), gnubg.met(64)", "tables": {\n%s\n}}\n' % lines)
