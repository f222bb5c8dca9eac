"""The wheel as it is installed."""

from __future__ import annotations

import re
from importlib.metadata import distribution


def test_the_licences_of_all_that_is_linked_are_in_the_wheel() -> None:
    found = distribution("barpoint")
    texts = {
        path.name: path.locate().read_text() for path in found.files or [] if "licenses" in path.parts
    }
    assert sorted(texts) == ["LICENSE-APACHE", "LICENSE-MIT", "LICENSES-THIRD-PARTY.txt"]
    assert sorted(texts) == sorted(found.metadata.get_all("License-File") or [])
    assert found.metadata["License-Expression"] == "MIT OR Apache-2.0"
    assert "The barpoint authors" in texts["LICENSE-MIT"]
    others = texts["LICENSES-THIRD-PARTY.txt"]
    # A line of names, then the text that they share.
    parts = re.findall(r"\n={80}\n(\S[^\n]*)\n\n(.+)", others)
    named = {name.split()[0] for names, _ in parts for name in names.split(", ")}
    assert {"pyo3", "numpy", "rayon", "serde_json", "resvg", "DejaVu"} <= named
    assert not any(name.startswith("barpoint") for name in named)
    assert "Mozilla Public License Version 2.0" in others and len(others) > 100_000
