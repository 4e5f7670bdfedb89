"""Reading a file that somebody handed us, with its size bounded before anything else."""

from __future__ import annotations

import codecs
import stat
from pathlib import Path

from cardwright.errors import InputError


def read_text(path: str | Path, *, limit: int, what: str) -> str:
    """The file's text, at most `limit` bytes of UTF-8 (a byte order mark is dropped).

    InputError names the path and says what is wrong: missing, a directory, too large, binary, not UTF-8.
    """
    path = Path(path)
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            raise InputError(f"{path}: a directory, not a {what}")
        if stat.S_ISREG(status.st_mode) and status.st_size > limit:
            raise InputError(f"{path}: {status.st_size:,} bytes, a {what} may have at most {limit:,}")
        with path.open("rb") as file:
            # Also bounds what has no size of its own: pipes and devices.
            data = file.read(limit + 1)
    except FileNotFoundError:
        raise InputError(f"{path}: no such file") from None
    except (OSError, ValueError) as error:
        raise InputError(f"{path}: cannot be read ({getattr(error, 'strerror', None) or error})") from None
    if len(data) > limit:
        raise InputError(f"{path}: more than {limit:,} bytes, too large for a {what}")
    return decode_text(data, where=str(path), what=what)


def decode_text(data: bytes, *, where: str, what: str) -> str:
    """UTF-8 bytes as text; InputError for binary data or another encoding."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise InputError(f"{where}: UTF-16 text: save it as UTF-8")
    if b"\0" in data:
        raise InputError(f"{where}: binary data, not a {what}")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InputError(f"{where}: line {line}: not UTF-8 text (byte {error.start})") from None
