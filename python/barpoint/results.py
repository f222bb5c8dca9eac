"""Answers of the engine. Equities are points per cube (normalised in matches) and, like all
chances, seen by the player on roll.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Optional

from ._html import percent, signed, table
from .errors import BarpointError
from .pictures import Picture


@dataclass(frozen=True)
class Chances:
    """Cumulative chances: ``win`` counts gammons and backgammons too, ``win_gammon``
    backgammons.
    """

    win: float
    win_gammon: float
    win_backgammon: float
    lose_gammon: float
    lose_backgammon: float

    @property
    def money_equity(self) -> float:
        """Cubeless equity in money play."""
        won = self.win_gammon + self.win_backgammon
        lost = self.lose_gammon + self.lose_backgammon
        return 2.0 * self.win - 1.0 + won - lost

    def as_tuple(self) -> tuple[float, float, float, float, float]:
        """The five numbers in gnubg's order."""
        return (
            self.win,
            self.win_gammon,
            self.win_backgammon,
            self.lose_gammon,
            self.lose_backgammon,
        )


@dataclass(frozen=True)
class PlayAdvice:
    """A play with its value. Only plays of equal ``plies`` are ranked against each other."""

    play: str
    plies: int
    rank: int
    difference: float
    equity: float
    cubeless_equity: float
    chances: Chances
    verdict: str
    source: str

    @classmethod
    def of(cls, row: dict[str, Any]) -> PlayAdvice:
        """A row of ``hint``."""
        kept = {name: row[name] for name in cls.__dataclass_fields__ if name != "chances"}
        return cls(chances=Chances(**row["chances"]), **kept)


@dataclass(frozen=True)
class CubeAdvice:
    """The equities of a cube decision; ``action`` is the proper one, ``None`` where the cube may
    not be turned.
    """

    player: str
    no_double: float
    double_take: float
    double_pass: float
    best: float
    cubeless_equity: float
    chances: Chances
    action: Optional[dict[str, Any]]

    @classmethod
    def of(cls, row: dict[str, Any]) -> CubeAdvice:
        """The cube decision of ``hint``."""
        kept = {name: row[name] for name in cls.__dataclass_fields__ if name != "chances"}
        return cls(chances=Chances(**row["chances"]), **kept)

    @property
    def verdict(self) -> str:
        """The proper action in words."""
        if self.action is None:
            return "no cube action"
        return ", ".join(str(part).replace("_", " ") for part in self.action.values() if part)

    def _repr_html_(self) -> str:
        rows = [
            ("No double", signed(self.no_double)),
            ("Double, take", signed(self.double_take)),
            ("Double, pass", signed(self.double_pass)),
        ]
        return table(self.verdict, ("", "Equity"), rows)


@dataclass(frozen=True)
class Hint:
    """The answer to a position: plays, a cube decision, or the answer to a resignation."""

    plays: Optional[list[PlayAdvice]]
    cube: Optional[CubeAdvice]
    resignation: Optional[dict[str, Any]]
    no_decision: Optional[str]
    raw: dict[str, Any] = field(repr=False, compare=False)

    @classmethod
    def of(cls, report: dict[str, Any]) -> Hint:
        """The report of ``barpoint hint --format json``, which ``raw`` keeps."""
        plays, cube = report["plays"], report["cube"]
        return cls(
            plays=None if plays is None else [PlayAdvice.of(row) for row in plays],
            cube=None if cube is None else CubeAdvice.of(cube),
            resignation=report["resignation"],
            no_decision=report["no_decision"],
            raw=report,
        )

    @property
    def best(self) -> Optional[str]:
        """The best play, as it is written; ``None`` if there is nothing to play."""
        return self.plays[0].play if self.plays else None

    def _repr_html_(self) -> str:
        if self.cube is not None:
            return self.cube._repr_html_()
        rows = [
            (
                str(number),
                row.play,
                f"{row.plies}-ply",
                signed(row.equity),
                signed(row.difference) if row.difference else "",
                *(percent(chance) for chance in row.chances.as_tuple()),
            )
            for number, row in enumerate((self.plays or [])[:10], 1)
        ]
        head = ("", "Play", "", "Equity", "", "W", "W g", "W bg", "L g", "L bg")
        return table("", head, rows)


@dataclass(frozen=True)
class Evaluation:
    """The value of a position before the roll."""

    plies: int
    chances: Chances
    cubeless_equity: float
    equity: float
    cube: Optional[CubeAdvice]
    raw: dict[str, Any] = field(repr=False, compare=False)

    @classmethod
    def of(cls, report: dict[str, Any]) -> Evaluation:
        """The deepest row of ``barpoint eval --format json``, which ``raw`` keeps."""
        deepest = report["depths"][-1]
        cube = report["cube"]
        return cls(
            plies=deepest["plies"],
            chances=Chances(**deepest["chances"]),
            cubeless_equity=deepest["cubeless_equity"],
            equity=deepest["cubeful_equity"],
            cube=None if cube is None else CubeAdvice.of(cube),
            raw=report,
        )


@dataclass(frozen=True)
class RolloutRow:
    """A candidate of a rollout: mean and standard error of its equity."""

    candidate: str
    trials: int
    equity: float
    std_error: float
    chances: dict[str, Any]
    raw: dict[str, Any] = field(repr=False, compare=False)


@dataclass(frozen=True)
class Rollout:
    """What a rollout found, best candidate first; the progress of one has no candidate before its
    first trials.
    """

    rows: list[RolloutRow]
    finished: bool
    raw: dict[str, Any] = field(repr=False, compare=False)
    drawing: str = field(default="", repr=False, compare=False)

    @classmethod
    def of(cls, report: dict[str, Any], drawing: str = "") -> Rollout:
        """The report of ``barpoint rollout --format json``, which ``raw`` keeps, and the drawing of
        ``--plot``.
        """
        rows = [
            RolloutRow(
                candidate=row["candidate"],
                trials=row["trials"],
                equity=row["equity"]["value"],
                std_error=row["equity"]["std_err"],
                chances=row["chances"],
                raw=row,
            )
            for row in report["candidates"]
        ]
        return cls(rows=rows, finished=report["finished"], raw=report, drawing=drawing)

    def convergence(self) -> Picture:
        """The equity of each candidate with its 95 % band against trials; of a rollout that has
        ended, not of its progress.
        """
        if not self.drawing:
            raise BarpointError("expected a rollout that has ended, found its progress")
        return Picture(self.drawing)

    def _repr_html_(self) -> str:
        rows = [
            (row.candidate, signed(row.equity), f"± {row.std_error:.4f}", str(row.trials))
            for row in self.rows
        ]
        return table("", ("", "Equity", "Standard error", "Trials"), rows) + self.drawing
