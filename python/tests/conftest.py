"""What the tests share: data that may be absent, and places."""

from __future__ import annotations

import os
import shutil
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


class Needs:
    """Skips a test, visibly, for want of what is not on this machine."""

    def __init__(self, request: pytest.FixtureRequest) -> None:
        self._test = request.node

    def _skip(self, missing: str, what: str) -> None:
        place = Path(self._test.fspath).relative_to(ROOT)
        line = f"{place}:1\t{self._test.name}\t{missing}\t{what}\n"
        if listed := os.environ.get("BARPOINT_SKIPPED"):
            with open(listed, "a") as file:
                file.write(line)
        pytest.skip(f"no {missing} {what}")

    def shared(self, path: str) -> Path:
        """A file of others, beside the checkout."""
        found = Path(os.environ.get("BARPOINT_SHARED", ROOT / ".." / "shared")) / path
        if not found.exists():
            self._skip("shared", path)
        return found

    def gnubg(self) -> str:
        """GNU Backgammon with its Python."""
        found = shutil.which("gnubg") or shutil.which("gnubg", path="/usr/games")
        if found is None:
            self._skip("gnubg", "")
            raise AssertionError("skipped")
        return found

    def program(self) -> Path:
        """The command line, where it has been built."""
        found = Path(os.environ.get("BARPOINT_BIN", "barpoint"))
        if not found.is_file():
            self._skip("program", "BARPOINT_BIN")
        return found

    def package(self, name: str) -> object:
        """A package of Python that the wheel does not need."""
        try:
            return __import__(name)
        except ImportError:
            self._skip("package", name)
            raise AssertionError("skipped") from None


@pytest.fixture
def needs(request: pytest.FixtureRequest) -> Needs:
    return Needs(request)


@pytest.fixture(scope="session")
def sample() -> Path:
    """A match of seven points."""
    return ROOT / "samples" / "clara-ivar-7pt.mat"


def workers() -> Iterator[Any]:
    """Four worker processes on this machine."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=4, threads_per_worker=1, processes=True, dashboard_address=":0"
    ) as local:
        with distributed.Client(local) as client:
            yield client


#: Workers that all tests share, and those of one test, some of which die.
client = pytest.fixture(scope="session")(workers)
mortals = pytest.fixture(workers)


def kill_two(mortals: Any) -> tuple[Callable[..., None], threading.Event]:
    """A listener that kills two of the workers when it first hears of progress, and whether it has."""
    pids = list(mortals.run(os.getpid).values())
    assert len(set(pids)) == 4
    killed = threading.Event()

    def kill(*_: Any) -> None:
        if not killed.is_set():
            killed.set()
            for pid in pids[:2]:
                os.kill(pid, signal.SIGKILL)

    return kill, killed
