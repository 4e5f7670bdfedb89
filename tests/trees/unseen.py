"""Kinds of changes that no game can show, each with the reason."""

from __future__ import annotations

from typing import Final

Kind = tuple[str, str]
HOLDS = "holds the others; nothing else can stand in its place"
PRINTED = "says how it is printed; what is done is the same"
OWN_ZONE = "cards go to zones of their owner, whoever is named"
LATER = "only what never ends would load in its place, and that shows turns later"
ONLY = "every other value is refused as the card loads"
BLOCKS = "the bench does not attack with the card that gave it while the other could block; see the scenarios of 10.1"
PLAYED = "nothing on the bench plays the card itself by an effect; see the scenarios of 2.2"
LISTS: Final = "a matter of deck lists, which are checked before any text is compiled (cards/check.py)"
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
    ("ThatNamed", "form"): "every such pronoun has the same form, and is told apart by its noun",
    ("DeckBottom", "player"): OWN_ZONE,
    ("DeckTop", "player"): OWN_ZONE,
    ("DeckTopOrBottom", "player"): OWN_ZONE,
    ("ToHand", "player"): OWN_ZONE,
    ("Giver", ""): BLOCKS,
    ("CastOnly", "reach"): PLAYED,
    ("DeckCopies", "count"): LISTS,
    ("DeckCopies", "deck"): LISTS,
    ("BeginningOf", "next"): ONLY,
    ("Continuous", ""): ONLY,
    ("EndOf", "next"): ONLY,
    ("EndOf", "phase"): ONLY,
    ("GainElements", "duration"): ONLY,
    ("GainElementsOf", "duration"): ONLY,
    ("GainSpecials", "duration"): ONLY,
    ("DeckUnder", "player"): OWN_ZONE,
    ("ReplaceDealt", "duration"): LATER,
    ("ReplaceFate", "duration"): ONLY,
    ("ReplaceForPlayer", "duration"): ONLY,
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
    ("DeckCopies", "count"): LISTS,
    ("DeckCopies", "deck"): LISTS,
    ("CostFor", "duration"): LATER,
    ("UntilBeginningOfTurn", "player"): ONLY,
    ("Name", "what"): "nothing but a number is named in this game",
    ("PayFor", "stage"): "nothing comes between the two",
    ("DealtChange", "duration"): ONLY,
    ("RedirectDamage", "duration"): ONLY,
    ("RemoveFromGame", "duration"): ONLY,
    ("ReplaceDamage", "duration"): ONLY,
    ("ReplaceFate", "duration"): ONLY,
    ("ReplaceForPlayer", "duration"): ONLY,
    ("SetDefense", "duration"): ONLY,
    (
        "ServeRule",
        "",
    ): "a Carrot that says nothing may be served to anybody (14.2.1.1); another card would have to serve it",
}
UNSEEN: Final = {"fftcg": FFTCG, "sve": SVE}
