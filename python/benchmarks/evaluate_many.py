"""How long ``evaluate_many`` takes for a million boards of random games.

``python evaluate_many.py FILE`` also writes the boards to a file, for ``cargo run --profile dist -p
barpoint-app --example evaluate_boards -- FILE``, which does the same in Rust.
"""

from __future__ import annotations

import sys
import time

import numpy as np

import barpoint
from barpoint._barpoint import Games


def boards(count: int, games: int = 10_000) -> np.ndarray:
    """Boards of random games, as they come."""
    played = Games(games, seed=1)
    random = np.random.default_rng(1)
    found = []
    for _ in range(-(-count // games)):
        found.append(played.boards().reshape(-1, 2, 26))
        plays = (random.random(games) * played.counts()).astype(np.uint32)
        played.step(plays)
    return np.concatenate(found)[:count]


def main() -> None:
    """Writes the boards if asked to, and prints the times."""
    held = boards(1_000_000)
    if len(sys.argv) > 1:
        held.tofile(sys.argv[1])
    # The first call reads the nets.
    for _ in range(2):
        begun, worked = time.perf_counter(), time.process_time()
        barpoint.evaluate_many(held)
        passed, worked = time.perf_counter() - begun, time.process_time() - worked
        print(f"{len(held)} boards in {passed:.3f} s, {worked:.3f} s of processor time")


if __name__ == "__main__":
    main()
