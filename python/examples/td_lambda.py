"""Learns backgammon from nothing by TD(lambda), with NumPy alone, and then plays a level of
barpoint.

``python td_lambda.py --minutes 10 --level beginner``

Games are played side by side; in each the player on roll makes the play whose board the net likes
least for the opponent. The net has one hidden layer and says how many points the player on roll
will win. After some turns of all games it is fitted to the lambda-returns of the positions met:
each is what the positions after it were thought to be worth, the near ones more than the far, and
the result where the game has ended.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from barpoint.learn import features, opponents
from barpoint.learn.selfplay import SelfPlay, best_by_group

Array = NDArray[np.float32]

MOST = 3.0


class Net:
    """A net with one hidden layer, fitted by Adam."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        random = np.random.default_rng(seed)

        def weights(rows: int, columns: int) -> Array:
            return (random.standard_normal((rows, columns)) / np.sqrt(rows)).astype(np.float32)

        zeros = np.zeros
        self.parts = [
            weights(inputs, hidden),
            zeros(hidden, np.float32),
            0.1 * weights(hidden, 1),
            zeros(1, np.float32),
        ]
        self._means = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def __call__(self, given: Array) -> Array:
        """Points that the player on roll wins on average."""
        into, bias, out, last = self.parts
        hidden = np.maximum(given @ into + bias, 0.0)
        value: Array = MOST * np.tanh((hidden @ out)[:, 0] + last)
        return value

    def fit(self, given: Array, wanted: Array, rate: float) -> None:
        """One step towards the wanted values."""
        into, bias, out, _ = self.parts
        hidden = np.maximum(given @ into + bias, 0.0)
        found = np.tanh((hidden @ out)[:, 0] + self.parts[3])
        error = ((found - wanted / MOST) * (1.0 - found**2) / len(given))[:, None]
        back = (error @ out.T) * (hidden > 0.0)
        self._adam([given.T @ back, back.sum(0), hidden.T @ error, error.sum(0)], rate)

    def _adam(self, slopes: list[Array], rate: float) -> None:
        self._steps += 1
        for part, slope, mean, square in zip(self.parts, slopes, self._means, self._squares):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            first, second = mean / (1.0 - 0.9**self._steps), square / (1.0 - 0.999**self._steps)
            part -= rate * first / (np.sqrt(second) + 1e-8)


def turns(net: Net, games: SelfPlay, count: int) -> tuple[Array, Array, Array]:
    """Plays so many turns of all games: inputs and values of the positions met, and what the movers
    won.
    """
    seen, values, results = [], [], []
    for _ in range(count):
        followers = games.afterstates()
        worth = -net(features.tesauro(followers.boards[:, ::-1]))
        plays, _ = best_by_group(worth, followers.starts)
        inputs = features.tesauro(games.boards)
        seen.append(inputs)
        values.append(net(inputs))
        results.append(games.step(plays).astype(np.float32))
    values.append(net(features.tesauro(games.boards)))
    return np.array(seen), np.array(values), np.array(results)


def returns(values: Array, results: Array, decay: float) -> Array:
    """The lambda-returns of positions, turn by turn; who moves next is the other player."""
    wanted = np.empty_like(results)
    later = values[-1]
    for turn in range(len(results) - 1, -1, -1):
        blend = (1.0 - decay) * values[turn + 1] + decay * later
        later = np.where(results[turn] > 0.0, results[turn], -blend)
        wanted[turn] = later
    return wanted


def learn(minutes: float, *, hidden: int = 80, games: int = 512, seed: int = 1) -> Net:
    """A net that has played against itself for so many minutes."""
    net = Net(features.INPUTS, hidden, seed)
    table = SelfPlay(games, seed=seed)
    random = np.random.default_rng(seed)
    begun = told = time.monotonic()
    finished = 0
    while (passed := time.monotonic() - begun) < 60.0 * minutes:
        # Slower towards the end, so that the net settles.
        rate = 1e-3 * max(1.0 - passed / (60.0 * minutes), 0.05)
        seen, values, results = turns(net, table, 32)
        finished += int((results > 0.0).sum())
        wanted = returns(values, results, 0.7).reshape(-1)
        inputs = seen.reshape(-1, features.INPUTS)
        for batch in np.array_split(random.permutation(len(inputs)), len(inputs) // 256):
            net.fit(inputs[batch], wanted[batch], rate)
        if time.monotonic() - told > 60.0:
            told = time.monotonic()
            print(f"{passed / 60.0:.1f} minutes, {finished} games")
    print(f"{finished} games learned from")
    return net


def main() -> None:
    """Learns, then plays."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0, help="how long it learns")
    parser.add_argument("--level", default="beginner", help="whom it plays then")
    parser.add_argument("--games", type=int, default=2000, help="how many games")
    asked = parser.parse_args()
    net = learn(asked.minutes)
    learned = opponents.by_value(lambda boards: net(features.tesauro(boards)))
    points, error = opponents.duel(learned, opponents.level(asked.level), games=asked.games)
    print(f"wins {points:+.3f} ± {error:.3f} points a game from {asked.level}")


if __name__ == "__main__":
    main()
