"""``barpoint.compat.gnubg`` beside gnubg."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import barpoint
import barpoint.compat
from barpoint._barpoint import Shell
from barpoint.compat import _session, gnubg

HERE = Path(__file__).parent
FUNCTIONS = [name for name in gnubg.__all__ if not name.startswith("_")]


def told(command, sample):
    found = subprocess.run(
        [*command, str(HERE / "gnubg_script.py")],
        env={**os.environ, "MATCH": str(sample)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    lines = [line for line in found.stdout.splitlines() if line.startswith("@@")]
    assert lines, found.stderr
    return json.loads(lines[-1][2:])


@pytest.fixture(scope="module")
def ours(sample):
    return told([sys.executable, "-m", "barpoint.compat"], sample)


def same(one, other):
    if isinstance(one, float) or isinstance(other, float):
        return one == pytest.approx(other, abs=2e-5)
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return one == other


def test_shapes_and_values_are_gnubgs(needs, ours, sample):
    theirs = told([needs.gnubg(), "-t", "-q", "-r", "-p"], sample)
    assert len(theirs) > 100 and ours.keys() == theirs.keys()
    differ = {
        name: (theirs[name], ours[name]) for name in theirs if not same(theirs[name], ours[name])
    }
    assert differ == {}


def test_values_are_those_of_gnubgs_transcripts(ours):
    """Printed by gnubg 1.07.001."""
    values = {name: answer["value"] for name, answer in ours.items() if "value" in answer}
    assert values["positionkey"] == [224, 115, 240, 1, 48, 224, 115, 240, 1, 48]
    assert values["dicerolls"] == [[2, 1], [6, 5], [2, 3], [6, 6], [3, 1], [4, 3]]
    assert values["matchid 0"] == "QQnrADAAIAAE"
    assert values["positionbearoff"] == 43691
    assert values["positionfrombearoff 1000"][:6] == [3, 1, 1, 1, 1, 0]
    assert same(values["cubeinfo 2"]["gammonprice"], [[1.520961, 2.505680]] * 2)
    assert values["eq2mwc"] == pytest.approx(0.562610, abs=1e-6)
    assert values["mwc2eq"] == pytest.approx(1.597189, abs=1e-5)
    assert values["parsemove 13/5*(2)"] == [[13, 5], [13, 5]]
    assert values["findbestmove 31"] == [8, 5, 6, 5]
    assert [ours[name] for name in ("no game: matchid", "met 65")] == ["raises"] * 2


def test_all_functions_of_gnubg_are_there():
    assert len(FUNCTIONS) == 38
    assert all(
        callable(getattr(gnubg, name)) and getattr(gnubg, name).__doc__ for name in FUNCTIONS
    )


def test_decisions_have_gnubgs_numbers():
    """Positions A, B and C of gnubg's transcripts, where both nets are sure."""
    static = gnubg.evalcontext(1, 0, 1, 1, 0.0)
    opening, blitz, race = map(
        gnubg.positionfromid, ("4HPwATDgc/ABMA", "mHPwATCMz4MHAA", "2+4OAADb7g4AAA")
    )
    money, owned = (
        gnubg.cubeinfo(1, -1, 1, 0, (0, 0), 0, 0),
        gnubg.cubeinfo(2, 1, 1, 0, (0, 0), 0, 0),
    )

    def decided(board, cube):
        return gnubg.cfevaluate(board, cube, static)[-2:]

    assert decided(opening, money) == (2, "No double, take")
    assert decided(blitz, money) == (0, "Double, take")
    assert decided(race, owned) == (9, "No redouble, take")
    assert decided(race, gnubg.cubeinfo(1, -1, 1, 5, (3, 3), 0, 0)) == (0, "Double, take")
    assert decided(opening, gnubg.cubeinfo(1, -1, 1, 5, (2, 4), 1, 0)) == (
        13,
        "Never double, take (dead cube)",
    )
    assert decided(opening, gnubg.cubeinfo(2, 0, 1, 7, (3, 3), 0, 0)) == (
        15,
        "Unknown cube decision",
    )
    found = gnubg.evaluate(race, money, static)
    assert found[0] == pytest.approx(0.630362, abs=2e-3) and found[1:5] == (0.0, 0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    "fail, error",
    [
        (lambda: gnubg.positionid("not a board"), TypeError),
        (lambda: gnubg.positionfromkey("not a key"), TypeError),
        (lambda: gnubg.positionfrombearoff(54264), ValueError),
        (lambda: gnubg.evaluate(gnubg.positionfromid(), {"cub": 1}), ValueError),
        (lambda: gnubg.evaluate(gnubg.positionfromid(), {"cube": 1.5}), ValueError),
        (lambda: gnubg.evalcontext(1, 2, 3, 4, 0.0, 6), TypeError),
        (lambda: gnubg.posinfo(0, 0, 0, 9, (1, 2)), ValueError),
        (lambda: gnubg.parsemove("nonsense"), ValueError),
        (lambda: gnubg.dicerolls(0), ValueError),
        (lambda: gnubg.setevalhintfilter({"ply": 1}), TypeError),
        (lambda: gnubg.setevalhintfilter([{"ply": 1}]), ValueError),
        (lambda: gnubg.setevalhintfilter([{**gnubg.getevalhintfilter()[0], "ply": 9}]), ValueError),
        (lambda: gnubg.match(other=1), TypeError),
    ],
)
def test_what_cannot_be_is_refused(fail, error):
    with pytest.raises(error):
        fail()


def test_a_script_that_does_not_exist_is_refused():
    command = [sys.executable, "-m", "barpoint.compat", "absent.py"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 1 and "absent.py: expected a Python script" in found.stderr


def test_the_shell_runs_scripts(needs, tmp_path):
    script = tmp_path / "script.py"
    script.write_text("import sys\nprint(sys.argv, gnubg.positionid(gnubg.positionfromid()))\n")
    found = subprocess.run(
        [needs.program(), "shell", "-t", "-q", "-p", script],
        env={**os.environ, "BARPOINT_PYTHON": sys.executable},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert found.stdout == "[''] 4HPwATDgc/ABMA\n"


def test_scripts_of_the_shell_work_on_its_session(needs, tmp_path):
    script = tmp_path / "a script.py"
    script.write_text(
        "print('dice', gnubg.posinfo()['dice'])\n"
        "gnubg.command('8/5 6/5')\n"
        "gnubg.command('set player 0 name Ada')\n"
    )
    lines = [
        "set player 0 human",
        "set player 1 human",
        "new match 5",
        "set turn 1",
        "set dice 3 1",
        f'load python "{script}"',
        "show board",
        "> print(6 * 7, gnubg.match()['match-info']['match-length'])",
        "load python nowhere.py",
        "> raise SystemExit(3)",
    ]
    found = subprocess.run(
        [needs.program(), "shell", "-t", "-q"],
        input="\n".join(lines),
        env={**os.environ, "BARPOINT_PYTHON": sys.executable},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    said = found.stdout
    assert "dice (3, 1)" in said, said + found.stderr
    assert "sGfwATDgc/ABMA" in said and "O: Ada" in said
    assert "42 5\n" in said
    assert "nowhere.py: expected a Python script, found no file" in said
    assert said.rstrip().endswith("the script failed")
