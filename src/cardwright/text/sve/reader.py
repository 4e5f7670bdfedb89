"""What reads and prints the texts of Shadowverse: Evolve (`compile.Reader`)."""

from cardwright.text.sve.bind import bind, unbind
from cardwright.text.sve.language import grammar
from cardwright.text.sve.shape import fold, unfold

__all__ = ["bind", "fold", "grammar", "unbind", "unfold"]
