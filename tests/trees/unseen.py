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
    ("DealtChange", "duration"): ONLY,
    ("RemoveFromGame", "duration"): ONLY,
    ("ReplaceDamage", "duration"): ONLY,
    ("NthPlayed", "card"): "always the card of the trigger",
    ("PayFor", "stage"): "nothing comes between the two",
    (
        "ServeRule",
        "",
    ): "a Carrot that says nothing may be served to anybody (14.2.1.1); another card would have to serve it",
}
# not shown yet: most are newer than the last search and want sentences in `fftcg.txt` or `sve.txt`, then `find.py`; others
# had a witness before the bench changed, or have a card with which no game looked at differs
OPEN: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "fftcg": {
        "CannotBeReturned": ("kinds",),
        "CannotGainKeyword": ("keyword",),
        "CastCheaper": ("floor",),
        "DuringTurnOf": ("", "event", "player"),
        "RedirectDamage": ("source",),
        "RemoveInstead": ("duration",),
        "Restrict": ("duration",),
        "ReturnsToHand": ("whose",),
    },
    "sve": {
        "AttackTimes": ("", "count"),
        "CannotBeRemoved": ("", "by"),
        "CannotBeReturned": ("", "by"),
        "CannotBecomeDull": ("", "by"),
        "CountRef": ("", "cards", "group"),
        "CountThisWay": ("adjectives",),
        "CounterPlaced": ("", "counter"),
        "DeckZone": ("", "player"),
        "DefenseChanges": ("", "down"),
        "DifferingIn": ("", "trait"),
        "EnteredThisTurn": ("",),
        "EntersFrom": ("", "source", "whose"),
        "IsAdvanced": ("",),
        "IsAttacked": ("",),
        "IsBroken": ("due_to",),
        "LeavesFieldOf": ("", "whose"),
        "Minus": ("", "base", "less"),
        "Not": ("", "condition"),
        "PayBanishAny": ("", "group", "most"),
        "PayBuryAny": ("", "group", "most"),
        "PayDiscardAny": ("", "group", "most"),
        "PayReturnAny": ("most",),
        "PlayedFrom": ("", "zone"),
        "PlayerDiscardsSuch": ("", "group", "player"),
        "Plus": ("", "base", "more"),
        "RoomIn": ("", "zone"),
        "TotalCost": ("", "amount"),
        "TransferCounters": ("counter", "source", "to"),
    },
}
NEW = "not shown yet"
UNSEEN: Final = {
    game: {**known, **{(name, field): NEW for name, fields in OPEN[game].items() for field in fields}}
    for game, known in (("fftcg", FFTCG), ("sve", SVE))
}
