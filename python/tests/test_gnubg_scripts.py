"""``barpoint.compat.gnubg`` below all scripts of others, unchanged if they are of Python 3."""

import importlib.util
import json
import logging
import random
import subprocess
import sys
import threading
import types
import unittest
import urllib.parse
import urllib.request
from pathlib import Path

import pytest

import barpoint
from barpoint._barpoint import Shell
from barpoint.compat import _session, gnubg


def loaded(path, monkeypatch):
    """A script of others as a module."""
    monkeypatch.setitem(sys.modules, "gnubg", gnubg)
    spec = importlib.util.spec_from_file_location(path.stem.replace("+", "_"), path)
    module = importlib.util.module_from_spec(spec)
    module.gnubg = gnubg
    spec.loader.exec_module(module)
    return module


def test_the_tests_of_gnubg_pypi_pass(needs, monkeypatch):
    path = needs.shared(
        "fixtures/python-scripts/StonesAndDice+gnubg-pypi__tests_test_gnubg_functions.py"
    )
    monkeypatch.setattr(_session, "shell", Shell("Ada"))
    module = loaded(path, monkeypatch)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromModule(module).run(result)
    assert result.testsRun > 25
    assert result.failures == result.errors == []


def test_a_server_of_evaluations_answers(needs):
    path = needs.shared("fixtures/python-scripts/kevung+gammonNet__tools_gnubg_server.py")
    start = [list(side) for side in gnubg.positionfromid()]
    asked = [
        {"op": "eval", "board": start},
        {"op": "cfeval", "board": start, "state": {"match_to": 7}},
        {"op": "bestmove", "board": start, "dice": [3, 1]},
        {"op": "met", "match_to": 3},
        {"op": "classify", "board": start},
        {"op": "quit"},
    ]
    found = subprocess.run(
        [sys.executable, "-m", "barpoint.compat", str(path)],
        input="\n".join(map(json.dumps, asked)),
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    replies = [json.loads(line[2:]) for line in found.stdout.splitlines() if line.startswith("@@")]
    assert [list(reply) for reply in replies] == [
        ["ready", "python"],
        ["values"],
        ["values"],
        ["moves"],
        ["met"],
        ["classes"],
        ["bye"],
    ]
    assert replies[3]["moves"] == [[8, 5, 6, 5]] and replies[5]["classes"] == [10]


def test_a_folder_is_analysed(needs, monkeypatch, tmp_path, sample):
    path = needs.shared("fixtures/python-scripts/lassehjorthmadsen+gnubg-scripts__analyze.py")
    script = loaded(path, monkeypatch)
    copy = tmp_path / "match.txt"
    copy.write_bytes(sample.read_bytes())
    out = tmp_path / "analysed"
    script.analyze_files(script.get_files(str(tmp_path)), "Ivar", f"{out}/", ply=0, sgf=True)
    assert barpoint.read_match(out / "match.sgf").analysis().done == 251
    assert "Ivar" in (out / "match.txt").read_text()


def test_gnubgs_own_scripts_run(needs, monkeypatch, tmp_path, sample):
    def path(name):
        return needs.shared(f"fixtures/python-scripts/gnubg+dev__gnubg_scripts_{name}.py")

    monkeypatch.chdir(tmp_path)
    answers = iter([f"{tmp_path}/", "", "y", "y", ""])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    (tmp_path / "sample.mat").write_bytes(sample.read_bytes())
    for what in ("chequer", "cube"):
        gnubg.command(f"set analysis {what} eval plies 0")
    script = loaded(path("batch"), monkeypatch)
    script.AnalyzeFile("1:", "sample.mat", f"{tmp_path}/", f"{tmp_path}/", 0)
    assert barpoint.read_match(tmp_path / "sample.sgf").analysis().done == 251
    examples = loaded(path("gnubg"), monkeypatch)
    examples.exportBad("bad.html")
    assert list(tmp_path.glob("bad__*.html"))
    for player in (0, 1):
        for line in ("gnubg", "chequer eval plies 0", "cube eval plies 0"):
            gnubg.command(f"set player {player} {line}")
    series = loaded(path("matchseries"), monkeypatch)
    series.playMatchSeries(
        statsFile="stats.txt", matchLength=1, noOfMatches=2, sgfBasePath="played"
    )
    assert len((tmp_path / "stats.txt").read_text().splitlines()) == 2
    assert barpoint.read_match(tmp_path / "played1.sgf").length == 1


def test_a_folder_goes_into_the_library(needs, monkeypatch, tmp_path, sample):
    path = needs.shared("fixtures/python-scripts/gnubg+dev__gnubg_scripts_db_import.py")
    monkeypatch.setenv("BARPOINT_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(_session, "shell", Shell("Ada"))
    folder = tmp_path / "matches"
    folder.mkdir()
    barpoint.read_match(sample).write(folder / "sample.sgf")
    answers = iter([str(folder), "y"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    loaded(path, monkeypatch)
    assert "Ivar" in _session.shell.line("relational show players")[0]


def test_agents_play_a_game(needs, monkeypatch):
    path = needs.shared(
        "fixtures/python-scripts/GodErlich+gnubg-llm__src_utils_gnubg_utils.py"
    )
    # The rest of its package: what the functions are given, and what they tell.
    parts = {
        "agents": {"Agent": object},
        "interfaces": {"Hint": dict, "PlayerStatistics": dict},
        "logger": {"logger": logging.getLogger("borrowed")},
        "utils": {},
        "utils.game_utils": {"is_valid_move": lambda move: bool(gnubg.parsemove(move))},
    }
    monkeypatch.setitem(sys.modules, "borrowed", types.ModuleType("borrowed"))
    for name, members in parts.items():
        module = types.ModuleType(f"borrowed.{name}")
        vars(module).update(members)
        monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(sys.modules, "gnubg", gnubg)
    spec = importlib.util.spec_from_file_location("borrowed.utils.gnubg_utils", path)
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    monkeypatch.setattr(_session, "shell", Shell("Ada"))
    for line in ("player 0 human", "player 1 human", "automatic roll off", "seed 3"):
        gnubg.command(f"set {line}")
    gnubg.command("set evaluation chequer eval plies 0")
    gnubg.command("new game")
    # Random plays can go on for long.
    random.seed(3)
    for _ in range(3000):
        if gnubg.posinfo()["gamestate"] != 1:
            break
        if script.is_cube_decision():
            script.handle_cube_decision()
            continue
        best = script.get_best_move()
        assert best is None or best == script.get_hints()[0]["move"]
        if best is not None:
            assert script.move_piece(None, script.random_valid_move())
    assert gnubg.match()["games"][0]["info"]["winner"] in ("X", "O")
    assert script.create_player_statistics("Ada")["total_moves"] == 0


def test_a_bridge_of_python_2_serves_with_three_lines_changed(needs, monkeypatch):
    path = needs.shared("fixtures/python-scripts/dellalibera+td-gammon__td_gammon_gnubg_bridge.py")
    text = path.read_text()
    for old, new in (
        ("from BaseHTTPServer import", "from http.server import"),
        (
            "self.wfile.write(json.dumps(response))",
            "self.wfile.write(json.dumps(response).encode())",
        ),
        ('bytes("Hello! Welcome to Backgammon WebGUI")', 'b"Hello! Welcome to Backgammon WebGUI"'),
    ):
        assert old in text
        text = text.replace(old, new)
    monkeypatch.setitem(sys.modules, "gnubg", gnubg)
    names = {"__name__": "bridge"}
    exec(compile(text, str(path), "exec"), names)
    names["Handler"].log_message = lambda *_: None
    server = names["HTTPServer"](("127.0.0.1", 0), names["Handler"])
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}"

    def post(command):
        data = urllib.parse.urlencode({"command": command}).encode()
        with urllib.request.urlopen(address, data, timeout=60) as reply:
            return json.loads(reply.read())

    for line in ("set player 0 human", "set player 1 human", "set seed 5"):
        post(line)
    begun = post("new match 3")
    assert [sum(side) for side in begun["board"]] == [15, 15]
    assert begun["info"][-1]["winner"] is None
    server.shutdown()
    server.server_close()


def test_no_script_is_left_out(needs):
    folder = needs.shared("fixtures/python-scripts")
    text = Path(__file__).read_text()
    ours = [path.name.split("scripts_")[-1].split("__")[-1].removesuffix(".py") for path in folder.glob("*.py")]
    assert len(ours) == 9 and [name for name in ours if name not in text] == []
