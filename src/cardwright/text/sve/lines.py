"""What stands on a line of its own in a printed text, and what does not."""

import re

_INSIDE = re.compile(r"\([^()]*\)")
_OPTION = re.compile(r"\s*\n(?=\(\d\) )")
_DIVIDER = re.compile(r"^-{4,}$", re.MULTILINE)


def tidy(text: str) -> str:
    """Before normalising: a parenthesis stays one paragraph, an option joins the sentence that offers it, lines of dashes are
    no paragraph. Offsets stay as they are."""
    joined = _INSIDE.sub(lambda match: match.group().replace("\n", " "), text.replace("\r", " "))
    joined = _OPTION.sub(lambda match: " " * len(match.group()), joined)
    return _DIVIDER.sub(lambda match: " " * len(match.group()), joined)
