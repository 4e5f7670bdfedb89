"""The rule documents' clauses as data, and which of them code and tests cite."""

from .clauses import DOCUMENTS, Clause, document_of, find_clause, load_clauses, load_unobservable, look_up, suggest

__all__ = [
    "DOCUMENTS",
    "Clause",
    "document_of",
    "find_clause",
    "load_clauses",
    "load_unobservable",
    "look_up",
    "suggest",
]
