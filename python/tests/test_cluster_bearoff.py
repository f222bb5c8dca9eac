"""Bearoff databases built by worker processes, some of which die."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import barpoint
import pytest
from barpoint import cluster
from conftest import kill_two

pytestmark = pytest.mark.filterwarnings("default")


def built(program: Path, path: Path, *options: str) -> bytes:
    command = [program, "bearoff", "build", "--one-sided", *options, "-o", path]
    subprocess.run(command, capture_output=True, check=True)
    return path.read_bytes()


def test_the_bytes_are_those_of_the_command_line(mortals: Any, needs: Any, tmp_path: Path) -> None:
    alone = built(needs.program(), tmp_path / "alone.bd", "--points", "7")
    kill, killed = kill_two(mortals)
    told: list[tuple[int, int]] = []

    def on_progress(*at: int) -> None:
        told.append(at)
        kill()

    path = cluster.bearoff(mortals, tmp_path / "shared.bd", 7, on_progress=on_progress)
    assert killed.is_set() and path.read_bytes() == alone
    assert told == sorted(told) and told[-1][1] == 170_544
    assert sorted(found.name for found in tmp_path.iterdir()) == ["alone.bd", "shared.bd"]


def test_a_build_is_cancelled_and_resumed_by_either(
    client: Any, needs: Any, tmp_path: Path
) -> None:
    options = ("--points", "7", "--checkers", "12", "--no-gammons")
    how: dict[str, Any] = {"checkers": 12, "gammons": False}
    alone = built(needs.program(), tmp_path / "alone.bd", *options)
    for resumed in ("cluster", "command"):
        path = tmp_path / f"{resumed}.bd"
        with pytest.raises(barpoint.BarpointError, match="stopped after [0-9]+ of 50388"):
            cluster.bearoff(client, path, 7, on_progress=lambda *_: False, **how)
        assert path.with_name(f"{resumed}.bd.partial").stat().st_size > 1000
        if resumed == "cluster":
            cluster.bearoff(client, path, 7, **how)
        else:
            built(needs.program(), path, *options)
        assert path.read_bytes() == alone


def test_what_cannot_be_built_is_refused(client: Any, tmp_path: Path) -> None:
    for points, how in ((19, {}), (7, {"checkers": 16}), (7, {"form": "long"})):
        with pytest.raises(barpoint.BarpointError, match="expected"):
            cluster.bearoff(client, tmp_path / "file.bd", points, **how)
    letter = tmp_path / "letter"
    letter.write_text("Dear Ada")
    with pytest.raises(barpoint.BarpointError, match="found another file"):
        cluster.bearoff(client, letter, 7)
    assert letter.read_text() == "Dear Ada"
