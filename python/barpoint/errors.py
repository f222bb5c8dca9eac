"""What can go wrong."""

from __future__ import annotations

import re
from typing import Optional

_EXPECTED = re.compile(r"expected (?P<expected>.+?)(?:, found (?P<found>.+))?$", re.DOTALL)


class BarpointError(ValueError):
    """Input that cannot be used: an impossible position, a damaged file, a setting out of range.

    ``message`` is a sentence for people. ``file`` and ``line`` (from 1) say where a file is wrong,
    ``expected`` and ``found`` what should stand there and what does; each is ``None`` where it has
    no meaning.
    """

    message: str
    file: Optional[str]
    line: Optional[int]
    expected: Optional[str]
    found: Optional[str]

    def __init__(
        self, message: str, *, file: Optional[str] = None, line: Optional[int] = None
    ) -> None:
        super().__init__(message)
        self.message = message
        self.file = file
        self.line = line
        told = _EXPECTED.search(message)
        self.expected = told["expected"] if told else None
        self.found = told["found"] if told else None

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.message, self.file, self.line)


def _restored(message: str, file: Optional[str], line: Optional[int]) -> BarpointError:
    return BarpointError(message, file=file, line=line)
