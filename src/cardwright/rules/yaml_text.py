"""YAML by PyYAML's C parser where it was built: several times as fast, but it recurses without a bound, so depth is looked at first."""

from __future__ import annotations

from typing import Any

import yaml

LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
DUMPER: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
DEEPEST = 200  # lists and mappings inside each other


def shallow(text: str) -> str:
    """The text, if nothing in it lies deeper than `DEEPEST`; RecursionError otherwise, yaml.YAMLError where it is no YAML."""
    depth = 0
    for event in yaml.parse(text, Loader=LOADER):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                raise RecursionError("nested too deeply")
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
    return text
