"""Jobs shared by worker processes on this machine, some of which die."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import barpoint
import pytest
from barpoint import cluster
from barpoint.cluster._work import in_turn
from conftest import kill_two

pytestmark = pytest.mark.filterwarnings("default")

OPENING_31 = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
HOW: dict[str, Any] = {"best": 3, "trials": 144, "truncate": 5, "cube_plies": 0}


def equal(one: barpoint.Rollout, other: barpoint.Rollout) -> None:
    assert one.raw == other.raw


def test_slices_in_any_order_give_the_same_bits() -> None:
    engine = barpoint.engine()._engine
    asked = barpoint.asking.rollout_request(**HOW)
    shared = engine.share_rollout(barpoint.Position(OPENING_31), asked)
    ranges = shared.missing(50)
    assert ranges == [(0, 50), (50, 100), (100, 144)]
    for first, last in reversed(ranges):
        assert not shared.standing()[0]
        shared.add(shared.slice(first, last))
    finished, complete, wanted, report = shared.standing()
    assert (finished, complete, wanted) == (True, 144, 144)
    assert report == barpoint.rollout(OPENING_31, **HOW).raw
    with pytest.raises(barpoint.BarpointError, match="expected trials"):
        shared.slice(144, 150)
    other = engine.share_rollout(
        barpoint.Position(OPENING_31), barpoint.asking.rollout_request(**{**HOW, "seed": 2})
    )
    with pytest.raises(barpoint.BarpointError):
        other.add(shared.to_bytes())


def test_a_rollout_survives_the_death_of_two_workers(mortals: Any, tmp_path: Path) -> None:
    alone = barpoint.rollout(OPENING_31, **HOW)
    kill, killed = kill_two(mortals)
    kept = tmp_path / "trials"
    found = cluster.rollout(
        mortals, OPENING_31, slice_trials=6, checkpoint=kept, on_progress=kill, **HOW
    )
    assert killed.is_set()
    equal(found, alone)
    assert found.drawing == alone.drawing and "95 % band" in found.convergence().svg
    # The file is that of one process, which has nothing left to play.
    begun = time.monotonic()
    equal(barpoint.rollout(OPENING_31, checkpoint=kept, **HOW), alone)
    equal(cluster.rollout(mortals, OPENING_31, checkpoint=kept, **HOW), alone)
    assert time.monotonic() - begun < 5


def test_stop_rules_do_not_depend_on_the_workers(client: Any) -> None:
    how = {**HOW, "trials": 2592, "stop_at_error": 0.02, "stop_at_jsd": 2.5, "min_trials": 36}
    alone = barpoint.rollout(OPENING_31, **how)
    assert max(row.trials for row in alone.rows) < 2592
    equal(cluster.rollout(client, OPENING_31, slice_trials=24, **how), alone)


def test_a_rollout_ends_when_it_is_told_to_and_goes_on_later(client: Any, tmp_path: Path) -> None:
    kept = tmp_path / "trials"
    part = cluster.rollout(
        client, OPENING_31, slice_trials=12, checkpoint=kept, on_progress=lambda _: False, **HOW
    )
    assert max((row.trials for row in part.rows), default=0) < 144
    found = cluster.rollout(client, OPENING_31, checkpoint=kept, **HOW)
    equal(found, barpoint.rollout(OPENING_31, **HOW))


def test_many_positions_are_kept_and_not_played_again(client: Any, tmp_path: Path) -> None:
    positions = [f"XGID=-b----E-C---eE---c-e----B-:0:0:1:{roll}:0:0:0:0:10" for roll in (31, 42, 65)]
    how = {**HOW, "trials": 72}
    alone = [barpoint.rollout(position, **how) for position in positions]
    found = cluster.rollouts(client, positions, folder=tmp_path, **how)
    for one, other in zip(found, alone):
        equal(one, other)
    # The trials kept draw the same picture.
    path = tmp_path / "000001.rollout"
    assert barpoint.rollout(positions[1], checkpoint=path, **how).drawing == alone[1].drawing
    told: list[tuple[int, int]] = []
    again = cluster.rollouts(
        client, positions, folder=tmp_path, on_progress=lambda *at: told.append(at), **how
    )
    assert [one.raw for one in again] == [one.raw for one in found]
    assert told == []
    with pytest.raises(barpoint.BarpointError, match="other settings"):
        cluster.rollouts(client, positions, folder=tmp_path, **{**how, "seed": 2})


def test_work_outlives_more_deaths_than_dask_allows(mortals: Any, tmp_path: Path) -> None:
    deaths = tmp_path / "deaths"
    deaths.write_text("")

    def work(path: str) -> int:
        import os

        with open(path, "a") as file:
            file.write("x")
        tries = os.path.getsize(path)
        if tries <= 5:
            os._exit(1)
        return tries

    tasks = [("one", work, (str(deaths),))]
    assert list(in_turn(mortals, tasks)) == [("one", 6)]


def test_a_path_is_no_list_of_matches(client: Any, sample: Path) -> None:
    with pytest.raises(barpoint.BarpointError, match="expected a list of matches"):
        cluster.analyse(client, str(sample))


def test_matches_are_analysed_as_on_one_process(
    client: Any, sample: Path, tmp_path: Path
) -> None:
    alone = barpoint.read_match(sample).analyse(level="expert")
    told: list[tuple[int, int]] = []

    def analysed(level: str) -> barpoint.Match:
        (found,) = cluster.analyse(
            client,
            [sample],
            level=level,
            folder=tmp_path,
            on_progress=lambda *at: told.append(at),
        )
        return found

    assert analysed("expert").to_dict() == alone.to_dict()
    assert told == [(1, 1)]
    # What is kept is not analysed again; another level is another analysis.
    assert analysed("expert").to_dict() == alone.to_dict()
    assert told == [(1, 1)]
    analysed("beginner")
    assert told == [(1, 1), (1, 1)]
