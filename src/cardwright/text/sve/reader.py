"""What reads and prints the texts of Shadowverse: Evolve (`compile.Reader`)."""

from cardwright.text.sve.bind import bind
from cardwright.text.sve.language import grammar
from cardwright.text.sve.shape import fold, unfold
from cardwright.text.sve.unbind import unbind

__all__ = ["bind", "fold", "grammar", "unbind", "unfold"]
