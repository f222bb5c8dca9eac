"""The example learns; the notebook runs."""

import ast
import importlib.util
import json
import re
import shutil
import subprocess
import sys

import barpoint
import numpy as np
import pytest
from conftest import ROOT


def loaded(path):
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_lambda_returns_are_worked_out_backwards():
    example = loaded(ROOT / "python" / "examples" / "td_lambda.py")
    values = np.array([[0.0], [0.5], [-1.0]], dtype=np.float32)
    # The second turn wins a gammon; the first thinks half of it and half of the value after it.
    wanted = example.returns(values, np.array([[0.0], [2.0]], dtype=np.float32), 0.5)
    assert wanted[:, 0].tolist() == [-1.25, 2.0]


def test_a_net_learns_what_it_is_shown():
    example = loaded(ROOT / "python" / "examples" / "td_lambda.py")
    net = example.Net(example.features.INPUTS, hidden=8, seed=1)
    random = np.random.default_rng(1)
    inputs = random.random((256, example.features.INPUTS)).astype(np.float32)
    wanted = (inputs[:, 0] > 0.5).astype(np.float32)
    before = np.abs(net(inputs) - wanted).mean()
    for _ in range(200):
        net.fit(inputs, wanted, 0.01)
    assert np.abs(net(inputs) - wanted).mean() < before / 2


def test_learning_changes_a_net():
    example = loaded(ROOT / "python" / "examples" / "td_lambda.py")
    net = example.learn(0.02, hidden=8, games=32)
    untaught = example.Net(example.features.INPUTS, hidden=8, seed=1)
    assert all(np.isfinite(part).all() for part in net.parts)
    assert not np.array_equal(net.parts[0], untaught.parts[0])


def test_the_tutorial_runs(monkeypatch):
    """Cell by cell, as a notebook does; what a cell ends with is shown in the richest way it
    has.
    """
    folder = ROOT / "python" / "notebooks"
    monkeypatch.chdir(folder)
    notebook = json.loads((folder / "tutorial.ipynb").read_text())
    names = {"__name__": "__main__"}
    shown = []
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        *body, last = ast.parse("".join(cell["source"])).body
        if not isinstance(last, ast.Expr):
            body, last = [*body, last], None
        exec(compile(ast.Module(body, []), "a cell", "exec"), names)
        if last is not None:
            value = eval(compile(ast.Expression(last.value), "a cell", "eval"), names)
            rich = [name for name in ("_repr_svg_", "_repr_html_") if hasattr(value, name)]
            shown += [getattr(value, name)() for name in rich]
    assert sum(text.startswith("<svg") for text in shown) == 4
    assert sum("95 % band" in text for text in shown) == 2
    assert sum("luck so far (EMG)" in text for text in shown) == 1
    assert sum(text.startswith("<table") for text in shown) == 4


def blocks(document):
    """The Python of a document."""
    return re.findall(r"```python\n(.*?)```", (ROOT / "docs" / document).read_text(), re.DOTALL)


def test_the_examples_of_the_python_page_run(monkeypatch, tmp_path):
    first, jobs, matches = blocks("python.md")
    shutil.copytree(ROOT / "samples", tmp_path / "samples")
    monkeypatch.chdir(tmp_path)
    assert "trials=10_000" in jobs
    jobs = jobs.replace("trials=10_000", "trials=36, best=2, truncate=3, cube_plies=0")
    names = {}
    for block in (first, jobs, matches):
        exec(compile(block, "python.md", "exec"), names)
    assert names["hint"].best == "8/5 6/5"
    assert names["worst"].kind in ("wrong_take", "missed_double", "wrong_double", "wrong_pass")
    assert barpoint.read_match(tmp_path / "analysed.sgf").analysis().done == 251


def test_the_example_of_the_cluster_page_runs_as_a_script(tmp_path):
    pytest.importorskip("distributed")
    script = blocks("cluster.md")[0]
    assert "trials=12960" in script
    (tmp_path / "script.py").write_text(
        script.replace("trials=12960", "trials=36, best=2, truncate=3, cube_plies=0")
    )
    found = subprocess.run(
        [sys.executable, "script.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert found.stdout.splitlines()[-1].startswith("8/5 6/5"), found.stderr
    assert (tmp_path / "opening-31.trials").is_file()
