"""Runs a script as ``gnubg -t -p SCRIPT`` does: ``python -m barpoint.compat SCRIPT``."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from . import _session, gnubg, install


def main() -> None:
    """The name ``gnubg`` exists in the script without an import, and ``sys.argv`` is empty, as in
    gnubg.
    """
    if len(sys.argv) != 2:
        raise SystemExit("usage: python -m barpoint.compat SCRIPT")
    script = Path(sys.argv[1])
    if not script.is_file():
        raise SystemExit(f"{script}: expected a Python script, found no file")
    install()
    sys.argv = [""]
    sys.path.insert(0, str(script.parent))
    names = {"__name__": "__main__", "__file__": str(script), "gnubg": gnubg}
    # `barpoint shell` lends its session to scripts, and takes it back.
    folder = os.environ.get("BARPOINT_SESSION")
    if folder:
        _session.take(Path(folder))
    try:
        exec(compile(script.read_bytes(), str(script), "exec"), names)
    finally:
        if folder:
            _session.leave(Path(folder))


main()
