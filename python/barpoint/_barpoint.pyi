from collections.abc import Callable
from pathlib import Path
from typing import Any, Optional

import numpy as np
from numpy.typing import NDArray

__version__: str

_Report = dict[str, Any]
_Told = Optional[Callable[[Any], object]]

_Cube = tuple[int, str, Optional[tuple[int, int, str]], bool, int]
_Search = tuple[int, bool, bool, float]
_FilterRow = tuple[int, int, int, int, float]

class Board:
    """Where the checkers are, seen by the player on roll; the opening position if no Position ID is
    given.
    """

    def __new__(cls, id: Optional[str] = None) -> Board: ...
    @staticmethod
    def of_sides(on_roll: list[int], opponent: list[int]) -> Board:
        """From both sides' own points 1 to 24 and bar, 25 counts each."""
    @staticmethod
    def of_points(points: list[int]) -> Board:
        """From 26 signed counts: the opponent's bar, the points of the player on roll, that
        player's bar.
        """
    @property
    def position_id(self) -> str:
        """GNU Backgammon's Position ID."""
    @property
    def on_roll(self) -> list[int]:
        """Checkers of the player on roll: off, own points 1 to 24, bar."""
    @property
    def opponent(self) -> list[int]:
        """Checkers of the opponent: off, the opponent's own points 1 to 24, bar."""
    @property
    def points(self) -> list[int]:
        """26 signed counts, as ``of_points`` takes them."""
    @property
    def pips(self) -> int:
        """The pip count of the player on roll."""
    @property
    def opponent_pips(self) -> int:
        """The opponent's pip count."""
    @property
    def is_race(self) -> bool:
        """Whether no checker has to pass one of the opponent's any more."""
    def swapped(self) -> Board:
        """The same board with the other player on roll."""
    def plays(self, die: int, other: int) -> list[Play]:
        """The legal plays of a roll, each leading to another board; none if the player cannot
        move.
        """
    def play(self, text: str, die: int, other: int) -> Board:
        """The board after a play, still seen by the player who moved."""
    def _repr_svg_(self) -> str: ...
    def expand(self) -> tuple[list[tuple[tuple[int, int], float, int]], NDArray[np.uint8]]:
        """For each of the 21 rolls its chance and the number of boards after its plays; these
        boards, 52 bytes each.
        """

class Play:
    """A legal play."""

    @property
    def text(self) -> str: ...
    @property
    def steps(self) -> list[tuple[int, int, bool]]:
        """From, to, and whether a blot is hit; 25 is the bar, 0 off."""
    @property
    def after(self) -> Board:
        """The board after it, still seen by the player who moved."""

class Position:
    """A game at one moment: board, cube, score, dice, and who decides. It does not change; what
    happens makes another one.
    """

    def __new__(
        cls,
        text: str,
        *,
        variation: str = "backgammon",
        jacoby: bool = True,
        dice: Optional[tuple[int, int]] = None,
    ) -> Position: ...
    @staticmethod
    def start(length: int = 0, *, variation: str = "backgammon", jacoby: bool = True) -> Position:
        """The start of a match, or of a money session for 0."""
    @property
    def board(self) -> Board:
        """The board, seen by the player on roll."""
    @property
    def xgid(self) -> str:
        """The position as an XGID."""
    @property
    def gnubg_id(self) -> str:
        """Position ID and Match ID."""
    @property
    def position_id(self) -> str:
        """GNU Backgammon's Position ID."""
    @property
    def match_id(self) -> str:
        """GNU Backgammon's Match ID."""
    @property
    def ogid(self) -> Optional[str]:
        """The position as an OGID; ``None`` if none can say it."""
    @property
    def on_roll(self) -> str:
        """``white`` (named first) or ``black``."""
    @property
    def decides(self) -> Optional[str]:
        """Who has to decide; ``None`` if nobody has."""
    @property
    def decision(self) -> str:
        """What is to be decided: ``opening_roll``, ``turn``, ``play``, ``answer_double``,
        ``answer_resignation``, ``next_game`` or ``nothing``.
        """
    @property
    def dice(self) -> Optional[tuple[int, int]]:
        """The roll to be played, larger die first."""
    @property
    def cube(self) -> tuple[int, Optional[str]]:
        """Its value and its owner; ``None`` in the middle."""
    @property
    def score(self) -> tuple[int, int]:
        """Points of White and of Black."""
    @property
    def length(self) -> int:
        """Points the match is played to; 0 in a money session."""
    @property
    def crawford(self) -> str:
        """``before``, ``now`` or ``after`` the Crawford game."""
    @property
    def variation(self) -> str:
        """The game played."""
    @property
    def may_double(self) -> bool:
        """Whether the player on roll may double."""
    @property
    def result(self) -> Optional[tuple[str, int]]:
        """Winner and points of a game that is over."""
    @property
    def match_winner(self) -> Optional[str]:
        """Who has won the match; ``None`` while it goes on."""
    def opening_roll(self, white: int, black: int) -> Position:
        """After the opening roll, one die of each player; after equal dice the players roll again."""
    def roll(self, die: int, other: int) -> Position:
        """After this roll of the player on roll."""
    def play(self, text: str) -> Position:
        """After a play, as it is written."""
    def double(self) -> Position:
        """After a double."""
    def beaver(self) -> Position:
        """After a beaver."""
    def take(self) -> Position:
        """After a take."""
    def pass_(self) -> Position:
        """After a pass."""
    def resign(self, points: int = 1, *, by: Optional[str] = None) -> Position:
        """After an offer to resign so many times the cube, by the player on roll unless ``by`` names one."""
    def accept_resignation(self) -> Position:
        """After the resignation has been accepted."""
    def decline_resignation(self) -> Position:
        """After the resignation has been declined."""
    def next_game(self) -> Position:
        """Before the opening roll of the next game."""
    def picture(
        self,
        form: str = "svg",
        *,
        play: Optional[str] = None,
        names: Optional[tuple[str, str]] = None,
        captions: str = "",
        theme: Optional[str] = None,
        dark: bool = False,
        scale: float = 1.0,
    ) -> bytes:
        """A picture as a file: ``svg``, ``png``, ``pdf``, ``eps``, ``ps`` or ``tex``."""
    def _repr_svg_(self) -> str: ...

class Engine:
    def __new__(cls, *, met: Optional[str] = None, data: Optional[Path] = None) -> Engine: ...
    @property
    def nets(self) -> str: ...
    def hint(
        self, position: Position, *, level: Optional[str] = None, plies: Optional[int] = None
    ) -> _Report: ...
    def evaluate(
        self, position: Position, *, level: Optional[str] = None, plies: Optional[int] = None
    ) -> _Report: ...
    def cube(
        self, position: Position, *, level: Optional[str] = None, plies: Optional[int] = None
    ) -> _Report: ...
    def temperature(
        self, position: Position, *, level: Optional[str] = None, plies: Optional[int] = None
    ) -> _Report: ...
    def scores(
        self,
        position: Position,
        *,
        size: int = 7,
        level: Optional[str] = None,
        plies: Optional[int] = None,
    ) -> _Report: ...
    def race(
        self, position: Position, *, level: Optional[str] = None, plies: Optional[int] = None
    ) -> _Report: ...
    def resignations(
        self, position: Position, *, level: Optional[str] = None, plies: Optional[int] = None
    ) -> _Report: ...
    def bearoff(self, position: Position) -> _Report: ...
    def evaluate_many(
        self,
        boards: NDArray[np.uint8],
        out: NDArray[np.float32],
        *,
        plies: int = 0,
        variation: str = "backgammon",
        threads: Optional[int] = None,
    ) -> None: ...
    def choose(
        self,
        boards: NDArray[np.uint8],
        dice: NDArray[np.uint8],
        *,
        level: Optional[str] = None,
        plies: Optional[int] = None,
        variation: str = "backgammon",
        threads: Optional[int] = None,
    ) -> NDArray[np.uint32]: ...
    def share_rollout(
        self, position: Position, how: str, *, checkpoint: Optional[Path] = None
    ) -> SharedRollout: ...
    def rollout(
        self,
        position: Position,
        how: str,
        *,
        threads: Optional[int] = None,
        on_progress: _Told = None,
        every: Optional[float] = None,
        checkpoint: Optional[Path] = None,
    ) -> tuple[_Report, str]: ...
    def analyse(
        self,
        record: Match,
        *,
        level: Optional[str] = None,
        plies: Optional[int] = None,
        rollouts: bool = False,
        threads: Optional[int] = None,
        on_progress: _Told = None,
        every: Optional[float] = None,
    ) -> tuple[Match, int, int]: ...
    def summary(self, record: Match) -> _Report: ...
    def results(self, record: Match) -> list[tuple[int, int, float, float]]: ...
    def fibs(self, record: Match) -> list[list[Optional[float]]]: ...
    def value(
        self, board: Board, cube: _Cube, search: _Search
    ) -> tuple[list[float], float, float]: ...
    def cube_value(self, board: Board, cube: _Cube, search: _Search) -> Optional[_Report]: ...
    def ranked(
        self,
        board: Board,
        dice: tuple[int, int],
        cube: _Cube,
        search: _Search,
        rows: Optional[list[_FilterRow]] = None,
    ) -> list[tuple[str, list[tuple[int, int]], int, float, float, list[float]]]: ...
    def score(self, away: int, opponent_away: int, crawford: str, cube: int = 1) -> _Report: ...

class Match:
    @staticmethod
    def read_all(path: Path) -> list[Match]: ...
    @staticmethod
    def from_bytes(bytes: bytes) -> list[Match]: ...
    @property
    def players(self) -> tuple[str, str]: ...
    @property
    def length(self) -> int: ...
    @property
    def file(self) -> Path: ...
    @property
    def warnings(self) -> list[str]: ...
    def __len__(self) -> int: ...
    def position(self, game: int, entry: int) -> Position: ...
    def to_dict(self) -> _Report: ...
    def to_bytes(self, format: str = "sgf") -> bytes: ...
    def write(self, path: Path, *, format: Optional[str] = None) -> None: ...
    def losses(self, format: str) -> list[str]: ...
    def course(self) -> str: ...
    def report(
        self, form: str = "html", *, dark: Optional[bool] = None, language: str = "en"
    ) -> list[tuple[str, bytes]]: ...

class SharedRollout:
    @property
    def fingerprint(self) -> str: ...
    @property
    def trials(self) -> int: ...
    def slice(self, first: int, last: int, *, threads: int = 1) -> bytes: ...
    def add(self, slice: bytes) -> None: ...
    def standing(self) -> tuple[bool, int, int, dict[str, Any]]: ...
    def drawing(self) -> str: ...
    def missing(self, size: int) -> list[tuple[int, int]]: ...
    def to_bytes(self) -> bytes: ...
    def save(self, *, now: bool = False) -> None: ...

class Judge:
    def __new__(
        cls, *, level: Optional[str] = None, plies: Optional[int] = None
    ) -> Judge: ...
    @property
    def nets(self) -> str: ...
    def check(self, lines: str) -> int: ...
    def losses(self, lines: str) -> list[list[float]]: ...
    def report(self, file: str, lines: str, losses: list[list[float]]) -> _Report: ...

class BearoffPlan:
    def __new__(
        cls, points: int, checkers: int = 15, *, form: str = "compressed", gammons: bool = True
    ) -> BearoffPlan: ...
    @property
    def positions(self) -> int: ...
    def band(self, checkers: int, known: int, folder: Path) -> bytes: ...

class SharedBearoff:
    def __new__(cls, plan: BearoffPlan, path: Path) -> SharedBearoff: ...
    def missing(self) -> list[tuple[int, int, int]]: ...
    def add(self, checkers: int, rows: bytes) -> None: ...
    def finish(self, *, on_progress: _Told = None) -> int: ...
    def close(self) -> None: ...

class Games:
    def __new__(cls, count: int, *, seed: int = 0, variation: str = "backgammon") -> Games: ...
    def __len__(self) -> int: ...
    def counts(self) -> NDArray[np.uint32]: ...
    def boards(self) -> NDArray[np.uint8]: ...
    def dice(self) -> NDArray[np.uint8]: ...
    def players(self) -> NDArray[np.uint8]: ...
    def afterstates(self) -> NDArray[np.uint8]: ...
    def step(self, plays: NDArray[np.uint32]) -> NDArray[np.uint8]: ...

class Shell:
    def __new__(cls, user: str) -> Shell: ...
    def engine(self) -> Engine: ...
    def line(self, line: str) -> tuple[str, bool]: ...
    def settings(self) -> str: ...
    def position(self) -> Optional[Position]: ...
    def record(self) -> Optional[Match]: ...
    def place(self) -> Optional[tuple[int, int]]: ...
    def roll(self) -> tuple[int, int]: ...
    def contexts(
        self,
    ) -> tuple[tuple[int, bool, bool, float], tuple[int, bool, bool, float]]: ...
    def filter(self) -> list[_FilterRow]: ...

def met(name: str = "kazaross-xg2", length: int = 25) -> _Report: ...
def formats() -> list[_Report]: ...
def levels() -> tuple[_Report, _Report]: ...
