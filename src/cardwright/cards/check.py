"""Whether a deck is legal: every way in which it is not, each with the clause that says so."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

import msgspec

from .decks import Deck
from .facts import CardFacts, FftcgCard, SveCard
from .limits import DeckLimits
from .pool import Pool, fold

_NUMBER_WORDS = {
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
}

# Abilities that replace the copy limit while a deck is built (fftcg-2020 8.1.2, sve 6.1.2). They are read here because no
# game is running yet; the game's own text grammar gives them no effect in play.
_COPIES_ALLOWED = re.compile(
    r"\byou (?:can|may) (?:put|include|have|use|play) (?P<count>any number|up to (?P<limit>\w+)|as many)\b"
    r"(?: of)?(?: copies of)? (?P<what>[^.]{1,80}?)(?: as you (?:like|want|wish))? (?:in|into) "
    r"(?:your|a|the same|one) (?P<deck>evolve |main )?deck\b",
    re.IGNORECASE,
)
_THIS_CARD = frozenset({"this card", "these", "it", "cards with this card name", "cards with the same name", "this"})
_MARKUP = re.compile(r"\[\[/?[^\[\]]*\]\]")


class Problem(msgspec.Struct, frozen=True):
    """One thing that makes a deck illegal: the clause (of the ruleset's document) and what is wrong, in plain words."""

    clause: str
    message: str


def check_deck(deck: Deck, pool: Pool, limits: DeckLimits) -> list[Problem]:
    """Everything that the ruleset's limits refuse in this deck; an empty list means that it is legal."""
    unknown = [card_id for card_id in deck.distinct_ids() if card_id not in pool]
    if unknown or deck.game != limits.game:
        problems = [Problem(limits.clause("unknown"), f"no card {card_id} in the pool") for card_id in unknown]
        if deck.game != limits.game:
            message = f"a deck of {deck.game}, but {limits.ruleset} is a ruleset of {limits.game}"
            problems.append(Problem(limits.clause("unknown"), message))
        return problems
    main = {pool[card_id]: count for card_id, count in deck.main.items()}
    evolve = {pool[card_id]: count for card_id, count in deck.evolve.items()}
    beside = {pool[card_id]: count for card_id, count in deck.limit_break.items()}
    leader = pool[deck.leader] if deck.leader else None
    return [
        *_check_sizes(deck, limits),
        *_check_faces(deck, pool, limits),
        *_check_main_types(main, limits),
        *_check_evolve_types(evolve, limits),
        *_check_limit_break(main, beside, limits),
        *_check_copies(main, limits, "main"),
        *_check_copies(evolve, limits, "evolve"),
        *_check_copies(beside, limits, "limit break"),
        *_check_name_caps(main, limits),
        *_check_leader(leader, limits),
        *_check_more_leaders(deck, pool, limits),
        *_check_basis(leader, [*main, *evolve], limits),
    ]


def _check_sizes(deck: Deck, limits: DeckLimits) -> Iterable[Problem]:
    size = deck.size
    if size < limits.min_main or (limits.max_main is not None and size > limits.max_main):
        yield Problem(limits.clause("size"), f"{size} cards in the main deck; {_wanted(limits)} are needed")
    evolve = sum(deck.evolve.values())
    if limits.max_evolve is not None and evolve > limits.max_evolve:
        if "evolve" in limits.clauses:
            yield Problem(
                limits.clause("evolve"), f"{evolve} cards in the evolve deck; at most {limits.max_evolve} may be"
            )
        else:
            yield Problem(limits.clause("size"), f"{evolve} cards beside the deck; this game has no second deck")


def _wanted(limits: DeckLimits) -> str:
    if limits.max_main is None:
        return f"{limits.min_main} or more"
    if limits.min_main == limits.max_main:
        return f"exactly {limits.min_main}"
    return f"{limits.min_main} to {limits.max_main}"


def _check_faces(deck: Deck, pool: Pool, limits: DeckLimits) -> Iterable[Problem]:
    for card_id in deck.distinct_ids():
        front = pool.front(card_id)
        if front is not None:
            message = f"{_called(pool[card_id])} is the back face of {_called(front)}: a deck names the front face"
            yield Problem(limits.clause("face"), message)
        card = pool[card_id]
        if isinstance(card, SveCard) and card.back and card.back not in pool:
            yield Problem(
                limits.clause("unknown"), f"no card {card.back} in the pool, the back face of {_called(card)}"
            )


def _check_main_types(cards: Mapping[CardFacts, int], limits: DeckLimits) -> Iterable[Problem]:
    for card in cards:
        if card.card_type not in limits.card_types:
            yield Problem(
                limits.clause("types"), f"{_called(card)} is {_article(card.card_type)}: not allowed in the main deck"
            )
        elif isinstance(card, SveCard) and (card.special or card.token):
            kind = "a token" if card.token else "an evolved card" if card.evolved else "an advanced card"
            yield Problem(limits.clause("types"), f"{_called(card)} is {kind}: not allowed in the main deck")


def _check_evolve_types(cards: Mapping[CardFacts, int], limits: DeckLimits) -> Iterable[Problem]:
    for card in cards:
        if isinstance(card, SveCard) and (card.token or not card.special):
            message = f"{_called(card)} is neither evolved nor advanced: not allowed in the evolve deck"
            yield Problem(limits.clause("evolve"), message)


def _check_limit_break(
    main: Mapping[CardFacts, int], beside: Mapping[CardFacts, int], limits: DeckLimits
) -> Iterable[Problem]:
    """Cards with Limit Break have a small deck of their own, and it is for them only (fftcg-new X-LB-1, X-LB-2)."""
    size = sum(beside.values())
    if size and "limit_break" not in limits.clauses:
        yield Problem(limits.clause("size"), f"{size} cards in a Limit Break deck; {limits.ruleset} has none")
        return
    if size > limits.max_limit_break:
        message = f"{size} cards in the Limit Break deck; at most {limits.max_limit_break} may be"
        yield Problem(limits.clause("limit_break"), message)
    for card in beside:
        if not (isinstance(card, FftcgCard) and card.has_limit_break):
            message = f"{_called(card)} has no Limit Break: not allowed in the Limit Break deck"
            yield Problem(limits.clause("limit_break_cards"), message)
    for card in main:
        if isinstance(card, FftcgCard) and card.has_limit_break:
            clause = limits.clauses.get("limit_break_cards", limits.clauses["types"])
            yield Problem(clause, f"{_called(card)} has Limit Break: not allowed in the main deck")


def _check_copies(cards: Mapping[CardFacts, int], limits: DeckLimits, section: str) -> Iterable[Problem]:
    if limits.copies is None or (section == "limit break" and not limits.max_limit_break):
        return  # of a deck that there is not, `_check_limit_break` says so
    for group in _same_cards(list(cards), limits):
        count = sum(cards[card] for card in group)
        allowed = _allowed_copies(group, limits.copies, section)
        if allowed is None or count <= allowed:
            continue
        clause = limits.clause("copies" if allowed == limits.copies else "ability")
        where = "the deck" if section == "main" else f"the {section} deck"
        if section == "limit break" and allowed == limits.copies:
            clause = limits.clause("limit_break_copies")
        called = ", ".join(_called(card) for card in group)
        yield Problem(clause, f"{count} copies of {called} in {where}; at most {allowed} may be")


def _same_cards(cards: list[CardFacts], limits: DeckLimits) -> list[list[CardFacts]]:
    """The cards in groups of "the same card": connected by any shared key (a card may bear several numbers)."""
    groups: list[tuple[set[str], list[CardFacts]]] = []
    for card in cards:
        keys, members = set(_copy_keys(card, limits)), [card]
        apart = []
        for other_keys, others in groups:
            if keys & other_keys:
                keys |= other_keys
                members = others + members
            else:
                apart.append((other_keys, others))
        groups = [*apart, (keys, members)]
    return [members for _, members in groups]


def _copy_keys(card: CardFacts, limits: DeckLimits) -> tuple[str, ...]:
    if limits.copy_key == "number":
        return tuple(fold(number) for number in card.numbers)
    if limits.copy_key == "name":
        return (fold(card.printed_name if isinstance(card, SveCard) else card.name),)
    return (f"{fold(card.name)}\n{fold(_plain(card.text))}",)


def _allowed_copies(group: list[CardFacts], usual: int, section: str) -> int | None:
    """The copy limit of a group of same cards, None for no limit, after their own deck-building abilities."""
    most = usual
    for card in group:
        for match in _COPIES_ALLOWED.finditer(_plain(card.text)):
            deck = (match["deck"] or "").strip().casefold()
            if deck and deck != section:
                continue
            what = fold(match["what"]).removeprefix("card name ").removeprefix("cards named ")
            if what not in _THIS_CARD and what not in _names(card):
                continue
            limit = match["limit"]
            if limit is None:
                return None
            number = int(limit[:9]) if limit.isdecimal() else _NUMBER_WORDS.get(limit.casefold(), usual)
            most = max(most, number)
    return most


def _names(card: CardFacts) -> tuple[str, ...]:
    return (fold(card.name), fold(card.printed_name)) if isinstance(card, SveCard) else (fold(card.name),)


def _plain(text: str) -> str:
    return " ".join(_MARKUP.sub(" ", text).split())


def _check_name_caps(cards: Mapping[CardFacts, int], limits: DeckLimits) -> Iterable[Problem]:
    for name, cap in limits.name_caps.items():
        count = sum(copies for card, copies in cards.items() if fold(card.name) == fold(name))
        if count > cap:
            yield Problem(
                limits.clause("name"), f"{count} cards named {name}; at most {cap} may be, whatever their abilities"
            )


def _check_leader(leader: CardFacts | None, limits: DeckLimits) -> Iterable[Problem]:
    if leader is None:
        if limits.leader == "required":
            yield Problem(limits.clause("leader"), "no leader card")
    elif limits.leader == "none":
        yield Problem(limits.clause("unknown"), f"{_called(leader)} as a leader; this game has no leaders")
    elif leader.card_type != "Leader":
        yield Problem(limits.clause("leader"), f"{_called(leader)} is a {leader.card_type}, not a leader card")


def _check_more_leaders(deck: Deck, pool: Pool, limits: DeckLimits) -> Iterable[Problem]:
    if deck.more_leaders and limits.leader != "none":  # where there are none, `_check_leader` says so
        called = ", ".join(_called(pool[card_id]) for card_id in (deck.leader or "", *deck.more_leaders) if card_id)
        count = len(deck.more_leaders) + bool(deck.leader)
        yield Problem(limits.clause("leader"), f"{count} leader cards ({called}); a deck has one")


def deck_bases(leader: CardFacts | None, cards: Iterable[CardFacts]) -> tuple[str, ...]:
    """What a deck may be based on: of `class` and `universe`, those that fit its leader and all its cards (sve 6.1.1.5)."""
    if not isinstance(leader, SveCard):
        return ()
    cards = list(cards)
    bases = ("class", "universe") if leader.universe else ("class",)
    return tuple(basis for basis in bases if not _misfits(leader, cards, basis))


def bases_of(deck: Deck, pool: Pool) -> tuple[str, ...]:
    """What a deck of known cards may be based on (sve 6.1.1.5); where it is more than one, its player says which (6.2.1.3)."""
    leader = pool[deck.leader] if deck.leader else None
    return deck_bases(leader, [pool[card_id] for card_id in (*deck.main, *deck.evolve)])


def _misfits(leader: SveCard, cards: Iterable[CardFacts], basis: str) -> list[SveCard]:
    sve = [card for card in cards if isinstance(card, SveCard)]
    if basis == "universe":
        return [card for card in sve if card.universe is None or card.universe != leader.universe]
    return [card for card in sve if card.class_ not in (leader.class_, "Neutral")]


def _check_basis(leader: CardFacts | None, cards: list[CardFacts], limits: DeckLimits) -> Iterable[Problem]:
    if not limits.one_class_or_universe or not isinstance(leader, SveCard) or deck_bases(leader, cards):
        return
    bases = ["class", "universe"] if leader.universe else ["class"]
    basis = min(bases, key=lambda each: len(_misfits(leader, cards, each)))
    for card in _misfits(leader, cards, basis):
        has = card.universe or "no universe" if basis == "universe" else card.class_
        wants = leader.universe if basis == "universe" else f"{leader.class_} or Neutral"
        yield Problem(limits.clause(basis), f"{_called(card)} is of {has}; with this leader all cards are of {wants}")


def _article(card_type: str) -> str:
    return f"{'an' if card_type[0] in 'AEIOU' else 'a'} {card_type}"


def _called(card: CardFacts) -> str:
    return f"{card.name} ({card.id})"
