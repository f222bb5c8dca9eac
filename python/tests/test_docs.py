"""Every public name says what it is."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import barpoint
import pytest


def modules() -> list[str]:
    """All public modules; those of optional packages too, where these are installed."""
    found = pkgutil.walk_packages(barpoint.__path__, "barpoint.")
    names = [module.name for module in found]
    hidden = [name for name in names if any(part.startswith("_") for part in name.split("."))]
    return ["barpoint", *sorted(set(names) - set(hidden))]


def public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    listed = getattr(module, "__all__", None)
    for name, value in vars(module).items():
        if listed is not None:
            if name in listed:
                yield f"{module.__name__}.{name}", value
        elif not name.startswith("_") and getattr(value, "__module__", None) == module.__name__:
            yield f"{module.__name__}.{name}", value


def members(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    """A class with its own methods and properties, or what it is itself."""
    yield name, value
    if inspect.isclass(value):
        for member, found in vars(value).items():
            told = found.__func__ if isinstance(found, (classmethod, staticmethod)) else found
            if not member.startswith("_") and (callable(told) or inspect.isdatadescriptor(told)):
                yield f"{name}.{member}", told


def is_told_elsewhere(name: str, value: Any) -> bool:
    """Constants, type aliases and the fields of dataclasses and tuples, told by their class."""
    kinds = (str, int, float, tuple, list, dict, ModuleType)
    origin = getattr(value, "__module__", "") in ("typing", "types")
    field = type(value).__name__ in ("member_descriptor", "_tuplegetter")
    return isinstance(value, kinds) or origin or field


@pytest.mark.parametrize("name", modules())
def test_every_public_name_has_a_docstring(name: str) -> None:
    module = importlib.import_module(name)
    assert (module.__doc__ or "").strip(), name
    bare = [
        told
        for found, value in public(module)
        for told, member in members(found, value)
        if not is_told_elsewhere(told, member) and not (inspect.getdoc(member) or "").strip()
    ]
    assert bare == []
