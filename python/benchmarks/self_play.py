"""How many decisions a second thousands of games make with a random policy, on one core."""

from __future__ import annotations

import time

import numpy as np

from barpoint.learn.selfplay import SelfPlay


def main() -> None:
    """Prints decisions for each second of processor time; the process has one thread."""
    games = SelfPlay(4096, seed=1)
    generator = np.random.default_rng(1)
    turns = 250
    begun = time.process_time()
    for _ in range(turns):
        games.step(games.random(generator))
    passed = time.process_time() - begun
    print(f"{turns * len(games) / passed:,.0f} decisions a second")


if __name__ == "__main__":
    main()
