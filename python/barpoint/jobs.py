"""Long jobs: iterated for progress, cancelled, waited for."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator
from typing import Any, Generic, Optional, TypeVar

T = TypeVar("T")
_END = object()


class Job(Generic[T]):
    """A job on threads of its own.

    Iterating gives its progress as it comes and ends with the job; ``cancel`` ends it within
    moments with what is done so far; ``result`` waits for it. Leaving a ``with`` block cancels it.
    """

    def __init__(
        self, work: Callable[[Callable[[Any], bool]], T], shown: Callable[[Any], Any]
    ) -> None:
        self._progress: queue.Queue[Any] = queue.Queue()
        self._cancelled = threading.Event()
        self._result: Optional[T] = None
        self._error: Optional[BaseException] = None

        def told(progress: Any) -> bool:
            self._progress.put(shown(progress))
            return not self._cancelled.is_set()

        def run() -> None:
            try:
                self._result = work(told)
            except BaseException as error:  # noqa: BLE001 - raised again by result
                self._error = error
            finally:
                self._progress.put(_END)

        self._thread = threading.Thread(target=run, name="barpoint job", daemon=True)
        self._thread.start()

    def __iter__(self) -> Iterator[Any]:
        while (progress := self._progress.get()) is not _END:
            yield progress
        # Whoever iterates again is told at once that there is no more.
        self._progress.put(_END)

    def __enter__(self) -> Job[T]:
        return self

    def __exit__(self, *_: object) -> None:
        self.cancel()
        self._thread.join()

    @property
    def done(self) -> bool:
        """Whether it has ended."""
        return not self._thread.is_alive()

    @property
    def cancelled(self) -> bool:
        """Whether it was cancelled."""
        return self._cancelled.is_set()

    def cancel(self) -> None:
        """Ends it soon; ``result`` then gives what is done."""
        self._cancelled.set()

    def result(self, timeout: Optional[float] = None) -> T:
        """Waits for its end, at most ``timeout`` seconds (``TimeoutError``)."""
        self._thread.join(timeout)
        if self._thread.is_alive():
            raise TimeoutError(f"the job has not ended within {timeout} s")
        if self._error is not None:
            raise self._error
        return self._result  # type: ignore[return-value]
