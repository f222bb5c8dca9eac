#!/usr/bin/env python3
"""What sharing costs: the scheduler's time for each slice, the gain from more processors, a position's processor time.

    python python/benchmarks/cluster.py [POSITIONS [TRIALS]]

The first part gives out slices without work as if 1,000 workers asked for them (one process with 1,000 threads, 2,000 slices under way);
the second rolls a position out on one worker process and on two. With a number of positions only the third is done: so many decisions
of the sample match, evenly spread, are rolled out here by what a worker calls, and their processor time is measured (1,296 trials of
each of the five best plays, unless TRIALS says otherwise).
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import barpoint
from barpoint import cluster
from barpoint.cluster import _rollouts, _work
from distributed import Client, LocalCluster

OPENING_31 = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"


def nothing(data: bytes) -> bytes:
    return data


def overhead(tasks: int = 20_000) -> float:
    # A slice of 36 trials of five plays is as large.
    data = bytes(36 * 5 * 48)
    with LocalCluster(
        n_workers=1, threads_per_worker=1000, processes=False, dashboard_address=None
    ) as local, Client(local) as client:
        begun = time.perf_counter()
        answers = _work.in_turn(client, ((number, nothing, (data,)) for number in range(tasks)))
        assert sum(1 for _ in answers) == tasks
        return (time.perf_counter() - begun) / tasks


def rolled_out(workers: int) -> float:
    with LocalCluster(
        n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None
    ) as local, Client(local) as client:
        # Nets are read and tables computed before the clock runs.
        cluster.rollout(client, OPENING_31, trials=72, truncate=5, cube_plies=0)
        begun = time.perf_counter()
        cluster.rollout(client, OPENING_31, trials=1296, truncate=11, cube_plies=0)
        return time.perf_counter() - begun


def decisions(count: int) -> list[barpoint.Position]:
    """Checker plays of the sample match, evenly spread."""
    samples = Path(__file__).resolve().parents[2] / "samples"
    found = barpoint.read_match(samples / "clara-ivar-7pt.mat").positions()
    return found[:: max(1, len(found) // count)][:count]


def cost(count: int, trials: int = 1296) -> None:
    how = barpoint.asking.rollout_request(trials=trials, truncate=11)
    nets, times, played = barpoint.engine().nets, [], 0
    # Nets are read and tables computed before the clock runs.
    barpoint.rollout(OPENING_31, trials=36, truncate=2)
    for position in decisions(count):
        begun = time.process_time()
        report, _ = _rollouts._whole(position.xgid, position.variation, how, nets)
        times.append(time.process_time() - begun)
        played += sum(row["trials"] for row in report["candidates"])
    mean = sum(times) / len(times)
    print(f"{len(times)} positions, {played:,} trials of plays: {mean:.1f} s of processor time each,")
    print(f"{min(times):.1f} to {max(times):.1f} s, {1e3 * sum(times) / played:.2f} ms a trial")


def main() -> None:
    if len(sys.argv) > 1:
        cost(*map(int, sys.argv[1:]))
        return
    print(f"a slice without work: {1e3 * overhead():.2f} ms")
    one, two = rolled_out(1), rolled_out(2)
    print(f"1,296 trials of five plays: {one:.1f} s on one worker, {two:.1f} s on two: {one / two:.2f}x")
    begun = time.perf_counter()
    barpoint.rollout(OPENING_31, trials=1296, truncate=11, cube_plies=0, threads=1)
    print(f"the same without a cluster on one thread: {time.perf_counter() - begun:.1f} s")


if __name__ == "__main__":
    main()
