"""The sentences that the tests of the grammars read are played here."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "text"))
