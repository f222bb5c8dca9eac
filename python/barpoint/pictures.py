"""Drawings."""

from __future__ import annotations

from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Union

from .errors import BarpointError


@dataclass(frozen=True)
class Picture:
    """A drawing, which notebooks show."""

    svg: str

    def write(self, path: Union[str, PathLike[str]]) -> None:
        """Writes an SVG file; ``BarpointError`` for names that end otherwise."""
        if Path(path).suffix.lower() != ".svg":
            raise BarpointError(f"{path}: expected a name that ends in .svg", file=str(path))
        Path(path).write_text(self.svg, encoding="utf-8")

    def __repr__(self) -> str:
        return f"<Picture, {len(self.svg)} bytes of SVG>"

    def _repr_svg_(self) -> str:
        return self.svg
