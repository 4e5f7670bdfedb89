"""Kinds of changes that no game can show, each with the reason."""

from __future__ import annotations

from typing import Final

Kind = tuple[str, str]
HOLDS = "holds the others; nothing else can stand in its place"
PRINTED = "says how it is printed; what is done is the same"
OWN_ZONE = "cards go to zones of their owner, whoever is named"
UNNAMED = "no text comes back to it"
LATER = "only what never ends would load in its place, and that shows turns later"
ONLY = "every other value is refused as the card loads"
FFTCG: Final[dict[Kind, str]] = {
    ("CardText", ""): HOLDS,
    ("Cost", ""): HOLDS,
    ("ModalHeader", ""): HOLDS,
    ("Keyword", "reminder"): PRINTED,
    ("ReminderAbility", "kind"): PRINTED,
    ("ReminderSentence", ""): PRINTED,
    ("ReminderSentence", "kind"): PRINTED,
    ("ReminderSentence", "number"): PRINTED,
    ("RemoveAfterUse", "if_cast"): PRINTED,
    ("SpecialAbility", "name"): PRINTED,
    ("ToHand", "verb"): PRINTED,
    ("PronounPlayer", "form"): PRINTED,
    ("DeckBottom", "player"): OWN_ZONE,
    ("DeckTop", "player"): OWN_ZONE,
    ("DeckTopOrBottom", "player"): OWN_ZONE,
    ("ToHand", "player"): OWN_ZONE,
    ("BeginningOf", "next"): ONLY,
    ("Continuous", ""): ONLY,
    ("EndOf", "next"): ONLY,
    ("EndOf", "phase"): ONLY,
    ("GainElements", "duration"): ONLY,
    ("GainElementsOf", "duration"): ONLY,
    ("GainSpecials", "duration"): ONLY,
    ("RevealHand", "bind"): UNNAMED,
    ("DiscardAtRandom", "bind"): UNNAMED,
    ("Controls", "bind"): UNNAMED,
    ("DeckUnder", "player"): OWN_ZONE,
    ("ReplaceDealt", "duration"): LATER,
    ("GainSpecialOf", "duration"): LATER,
    ("GainSpecials", "of"): "another card with other special abilities is needed (tests/fftcg/test_new_others.py)",
    ("MustBlock", "whom"): "seldom does the same Forward attack then (tests/fftcg/test_statics.py)",
}
SVE: Final[dict[Kind, str]] = {
    ("CardText", ""): HOLDS,
    ("Cost", ""): HOLDS,
    ("Group", ""): HOLDS,
    ("ModalHeader", ""): HOLDS,
    ("Explained", "text"): PRINTED,
    ("Reminder", "text"): PRINTED,
    ("ToHand", "verb"): PRINTED,
    ("PronounPlayer", "form"): PRINTED,
    ("DeckBottom", "player"): OWN_ZONE,
    ("DeckPosition", "player"): OWN_ZONE,
    ("DeckTop", "player"): OWN_ZONE,
    ("DeckTopOrBottom", "player"): OWN_ZONE,
    ("Owner", ""): OWN_ZONE,
    ("Removed", "player"): OWN_ZONE,
    ("ToHand", "player"): OWN_ZONE,
    ("BeginningOf", "next"): ONLY,
    ("Continuous", ""): ONLY,
    ("DeckCopies", "count"): "a matter of deck lists, which are checked before any text is compiled (cards/check.py)",
    ("RevealHand", "bind"): UNNAMED,
    ("All", "bind"): UNNAMED,
    ("CostFor", "duration"): LATER,
    ("UntilBeginningOfTurn", "player"): ONLY,
    ("DealtChange", "duration"): ONLY,
    ("RemoveFromGame", "duration"): ONLY,
    ("ReplaceDamage", "duration"): ONLY,
    ("PayFor", "stage"): "nothing comes between the two",
    (
        "ServeRule",
        "",
    ): "a Carrot that says nothing may be served to anybody (14.2.1.1); another card would have to serve it",
}
UNSEEN: Final = {"fftcg": FFTCG, "sve": SVE}
