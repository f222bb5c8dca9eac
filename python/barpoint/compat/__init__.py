"""Modules that scripts written for other programs import: ``gnubg`` and ``gnubg_nn``.

``barpoint.compat.install()`` makes ``import gnubg`` and ``import gnubg_nn`` find them.
"""

from __future__ import annotations

import importlib
import sys

_NAMES = ("gnubg", "gnubg_nn")


def install(*names: str) -> None:
    """Lets scripts import the modules of these names, all if none is given; a module already
    imported stays.
    """
    for name in names or _NAMES:
        module = importlib.import_module(f"{__name__}.{name}")
        sys.modules.setdefault(name, module)
