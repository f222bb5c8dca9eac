"""Decisions judged by worker processes, some of which die."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import barpoint
import pytest
from barpoint import cluster
from conftest import ROOT, kill_two

pytestmark = pytest.mark.filterwarnings("default")


@pytest.fixture(scope="module")
def decisions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Checker plays, cube decisions, chances, and empty lines between."""
    folder = ROOT / "testdata" / "reference-set"
    # The set grows: some of each.
    some = [("checker", 12), ("cube", 4)]
    lines = [(folder / f"{name}-money.jsonl").read_text().splitlines()[:n] for name, n in some]
    texts = ["\n".join([*these, ""]) for these in lines]
    chances = {"id": "4HPwATDgc/ABMA", "probs": [0.52, 0.15, 0.01, 0.13, 0.01]}
    path = tmp_path_factory.mktemp("judge") / "decisions.jsonl"
    path.write_text("\n".join([*texts, json.dumps(chances), ""]))
    return path


def test_the_figures_are_those_of_the_command_line(
    mortals: Any, needs: Any, decisions: Path, tmp_path: Path
) -> None:
    command = [needs.program(), "judge", decisions, "--ply", "1", "--format", "json"]
    alone = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    kill, killed = kill_two(mortals)
    kept = tmp_path / "judged"
    found = cluster.judge(
        mortals, decisions, plies=1, slice_records=2, checkpoint=kept, on_progress=kill
    )
    assert killed.is_set()
    assert found.raw == alone
    assert (found.total.decisions, found.doubling and found.doubling.decisions) == (17, 4)
    assert found.raw["plies"] == 1
    # All is kept: nothing is judged again, in slices of any size.
    told: list[Any] = []
    again = cluster.judge(
        mortals, decisions, plies=1, checkpoint=kept, on_progress=lambda *at: told.append(at)
    )
    assert again == found and again.raw == alone and told == []


def test_judging_is_cancelled_and_resumed(client: Any, decisions: Path, tmp_path: Path) -> None:
    kept = tmp_path / "judged"
    with pytest.raises(barpoint.BarpointError, match="stopped after [0-9]+ of 17 records"):
        cluster.judge(
            client, decisions, slice_records=5, checkpoint=kept, on_progress=lambda *_: False
        )
    whole = kept.read_bytes()
    # As if the machine had stopped while a slice was written.
    kept.write_bytes(whole + b'{"first": 3, "lo')
    told: list[tuple[int, int]] = []
    found = cluster.judge(
        client, decisions, slice_records=2, checkpoint=kept, on_progress=lambda *at: told.append(at)
    )
    assert told[0][0] > 2 and told[-1] == (17, 17)
    assert kept.read_bytes().startswith(whole)
    assert found == cluster.judge(client, decisions)


def test_what_cannot_be_judged_is_refused(client: Any, decisions: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text(decisions.read_text() + '{"id": "nonsense"}\n')
    with pytest.raises(barpoint.BarpointError, match="line 20: position"):
        cluster.judge(client, wrong)
    kept = tmp_path / "judged"
    kept.write_text('{"decisions": "others"}\n')
    with pytest.raises(barpoint.BarpointError, match="judged: it is of other decisions"):
        cluster.judge(client, decisions, checkpoint=kept)
    kept.write_text("a letter\n")
    with pytest.raises(barpoint.BarpointError, match="expected what judge has kept"):
        cluster.judge(client, decisions, checkpoint=kept)
    assert kept.read_text() == "a letter\n"
