"""Moves as gnubg writes them, and as tuples: 25 is the bar, 0 off."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ._board import TwoSides

Pair = tuple[int, int]

_PART = re.compile(r"(?P<points>[0-9a-z]+(?:/[0-9a-z]+\*?)+)(?:\((?P<times>[1-4])\))?", re.I)


def _number(text: str) -> int:
    word = text.rstrip("*").lower()
    if word in ("bar", "off"):
        return 25 if word == "bar" else 0
    if word.isdigit() and 0 <= int(word) <= 25:
        return int(word)
    raise ValueError(f"expected a point, bar or off, found {text!r}")


def parse(text: str) -> tuple[Pair, ...]:
    """The steps of a move as it is written, as often as they are made."""
    found: list[Pair] = []
    for word in text.replace("-", "/").split():
        part = _PART.fullmatch(word)
        if part is None:
            raise ValueError(f"expected a move such as 13/5*(2), found {word!r}")
        points = [_number(point) for point in part["points"].split("/")]
        steps = list(zip(points, points[1:]))
        if any(to >= origin for origin, to in steps):
            raise ValueError(f"expected a move towards home, found {word!r}")
        found.extend(steps * int(part["times"] or 1))
    return tuple(found)


def flat(pairs: Iterable[Pair]) -> tuple[int, ...]:
    """Steps as one tuple: from, to, from, to."""
    return tuple(
        point for pair in sorted(pairs, key=lambda pair: (-pair[0], -pair[1])) for point in pair
    )


def _name(point: int) -> str:
    return "bar" if point == 25 else "off" if point == 0 else str(point)


def _chains(pairs: list[Pair], hits: set[int]) -> list[list[int]]:
    """Steps of one checker after another; each is hit but once, by the first that lands."""
    chains: list[list[int]] = []
    rest = sorted(pairs, key=lambda pair: (-pair[0], -pair[1]))
    while rest:
        chain = list(rest.pop(0))
        while follow := next((pair for pair in rest if pair[0] == chain[-1]), None):
            rest.remove(follow)
            chain.append(follow[1])
        # A point passed is written only where something is hit.
        chains.append([p for n, p in enumerate(chain) if n in (0, len(chain) - 1) or p in hits])
    return chains


def written(move: Sequence[int], board: TwoSides) -> str:
    """A flat move as gnubg writes it on this board; unused entries may be zeros."""
    given = list(move)
    pairs = [(a, b) for a, b in zip(given[::2], given[1::2]) if (a, b) != (0, 0)]
    hits = {to for _, to in pairs if 0 < to < 25 and board[0][24 - to] == 1}
    texts: list[str] = []
    for chain in _chains(pairs, hits):
        words = [_name(chain[0])]
        for point in chain[1:]:
            words.append(_name(point) + ("*" if point in hits else ""))
            hits.discard(point)
        texts.append("/".join(words))
    counted = {text: texts.count(text) for text in texts}
    return " ".join(f"{text}({times})" if times > 1 else text for text, times in counted.items())
