"""Match files and their analysis."""

from __future__ import annotations

from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple, Optional, Union

from . import usual
from ._barpoint import Match as _Match
from ._barpoint import Position
from ._html import signed, table
from .asking import Engine
from .jobs import Job
from .pictures import Picture

AnyPath = Union[str, "PathLike[str]"]


class Progress(NamedTuple):
    """How far an analysis is."""

    stage: str
    done: int
    total: int


@dataclass(frozen=True)
class Mistake:
    """An error of a player; ``loss`` in equity, EMG in matches. ``position`` is a Position ID;
    ``Match.position(game, entry)`` gives it with cube and score.
    """

    player: str
    kind: str
    loss: float
    position: str
    game: int
    entry: int
    played: Optional[str]
    best: Optional[str]
    raw: dict[str, Any] = field(repr=False, compare=False)

    @classmethod
    def of(cls, row: dict[str, Any]) -> Mistake:
        """A row of ``barpoint analyse --format json``."""
        names = [name for name in cls.__dataclass_fields__ if name != "raw"]
        return cls(raw=row, **{name: row[name] for name in names})

    @property
    def is_cube(self) -> bool:
        """Whether it is an error with the cube."""
        return self.raw["roll"] is None


@dataclass(frozen=True)
class Analysis:
    """The figures of an analysed match: players, and errors with the largest first."""

    players: list[dict[str, Any]]
    mistakes: list[Mistake]
    done: int
    total: int
    raw: dict[str, Any] = field(repr=False, compare=False)

    def _repr_html_(self) -> str:
        rows = [
            (
                row.player,
                row.kind.replace("_", " "),
                signed(-row.loss),
                row.played or "",
                row.best or "",
            )
            for row in self.mistakes[:10]
        ]
        return table("", ("Player", "Decision", "Loss", "Played", "Best"), rows)


class Match:
    """The record of a match or a money session. It does not change: ``analyse`` gives another
    one.
    """

    def __init__(self, record: _Match) -> None:
        self._record = record

    @classmethod
    def read(cls, path: AnyPath) -> Match:
        """The first match of a file of any format that barpoint reads, told by its content."""
        return cls.read_all(path)[0]

    @classmethod
    def read_all(cls, path: AnyPath) -> list[Match]:
        """All matches of a file."""
        return [cls(record) for record in _Match.read_all(Path(path))]

    @classmethod
    def from_bytes(cls, data: Union[bytes, str]) -> Match:
        """The first match of what a file holds."""
        given = data.encode() if isinstance(data, str) else data
        return cls(_Match.from_bytes(given)[0])

    @property
    def players(self) -> tuple[str, str]:
        """The names: White, then Black."""
        return self._record.players

    @property
    def length(self) -> int:
        """Points of the match; 0 for a money session."""
        return self._record.length

    @property
    def warnings(self) -> list[str]:
        """What was odd about the file."""
        return self._record.warnings

    def __len__(self) -> int:
        return len(self._record)

    def __repr__(self) -> str:
        return repr(self._record)

    def position(self, game: int, entry: int) -> Position:
        """The game as it stands at an entry of the record, with its dice; both numbers count from
        1, as in ``Mistake``.
        """
        return self._record.position(game, entry)

    def positions(self) -> list[Position]:
        """The positions in which a roll could be played in two ways or more, in order, with their
        dice: what a rollout of the whole match rolls out.
        """
        found = []
        for game, told in enumerate(self.to_dict()["games"], 1):
            entries = range(1, len(told["entries"]) + 1)
            found += [self.position(game, entry) for entry in entries]
        rolled = [at for at in found if at.decision == "play" and at.dice is not None]
        return [at for at in rolled if len(at.board.plays(*(at.dice or ()))) > 1]

    def to_dict(self) -> dict[str, Any]:
        """The whole record with its analysis, as ``barpoint convert --to json`` writes it."""
        record: dict[str, Any] = self._record.to_dict()["matches"][0]
        return record

    def to_bytes(self, format: str = "sgf") -> bytes:
        """The record in a format (``barpoint.formats`` lists them)."""
        return self._record.to_bytes(format)

    def write(self, path: AnyPath, *, format: Optional[str] = None) -> None:
        """Writes a file, in the format of its ending unless another is named."""
        self._record.write(Path(path), format=format)

    def losses(self, format: str) -> list[str]:
        """What of the record a format cannot hold."""
        return self._record.losses(format)

    def report(
        self, form: str = "html", *, dark: Optional[bool] = None, language: str = "en"
    ) -> dict[str, bytes]:
        """The match for people: ``html``, ``gnubg-html``, ``text``, ``latex``, ``pdf`` or ``csv``;
        files by their names, without a folder.
        """
        return dict(self._record.report(form, dark=dark, language=language))

    def start_analysis(
        self,
        *,
        level: Optional[str] = None,
        plies: Optional[int] = None,
        rollouts: bool = False,
        threads: Optional[int] = None,
        every: float = 0.2,
        engine: Optional[Engine] = None,
    ) -> Job[Match]:
        """Analyses every decision in the background; iterating the job gives ``Progress``. With
        ``rollouts`` errors are rolled out.
        """
        asked = (engine or usual.engine())._engine

        def work(told: Any) -> Match:
            record, _, _ = asked.analyse(
                self._record,
                level=level,
                plies=plies,
                rollouts=rollouts,
                threads=threads,
                on_progress=told,
                every=every,
            )
            return Match(record)

        return Job(work, lambda progress: Progress(**progress))

    def analyse(self, **how: Any) -> Match:
        """The match with an analysis of every decision; see ``start_analysis``. Ctrl-C cancels
        it.
        """
        with self.start_analysis(**how) as job:
            for _ in job:
                pass
            return job.result()

    def analysis(self, *, engine: Optional[Engine] = None) -> Analysis:
        """The figures of the analysis that the record holds."""
        asked = (engine or usual.engine())._engine
        raw = asked.summary(self._record)
        mistakes = [Mistake.of(row) for row in raw["mistakes"]]
        return Analysis(
            players=raw["players"],
            mistakes=mistakes,
            done=raw["done"],
            total=raw["total"],
            raw=raw,
        )

    def course(self) -> Picture:
        """White's chance of winning each game, and the luck of both players added up, as far as the
        record has them: a match that is not analysed shows empty axes.
        """
        return Picture(self._record.course())

    def _repr_html_(self) -> str:
        from html import escape

        (page,) = self.report("html").values()
        shown = escape(page.decode(), quote=True)
        return f'<iframe srcdoc="{shown}" width="100%" height="600" style="border: 0"></iframe>'


def read_match(path: AnyPath) -> Match:
    """``Match.read``."""
    return Match.read(path)
