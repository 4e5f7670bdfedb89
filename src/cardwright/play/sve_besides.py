"""What a text asks for where its own words are not enough for the bench: advanced cards, what is counted, what empties an EX area."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.games.common.registry import walk
from cardwright.kernel.rules import Definition
from cardwright.text import ir


def instead_of(node: Any, definition: Definition) -> list[ir.Group]:
    """The group of cards that is meant: such as are counted, and of cards that leave the evolve deck advanced ones."""
    if isinstance(node, ir.CountThisWay) and node.adjectives:
        return [ir.Group(noun=node.noun, adjectives=node.adjectives)]
    if isinstance(node, ir.Group) and _advances(node, definition):
        return [replace(node, adjectives=(*node.adjectives, ir.IsAdvanced()))]
    return []


def _advances(group: ir.Group, definition: Definition) -> bool:
    """Whether cards of the group leave the evolve deck: only advanced ones may be elsewhere (9.2.2)."""
    if not any(_in_evolve_deck(each) for each in group.qualifiers):
        return False
    moved = [n.what for n in definition.nodes if isinstance(n, ir.PlayOnto | ir.PutInto)]
    names = {name for what in moved if isinstance(what, ir.Ref) for name in what.to}
    put = [n.target for n in definition.nodes if isinstance(n, ir.SelectAndPut)]
    put += [n for n in definition.nodes if isinstance(n, ir.Target) and n.bind in names]
    return any(target.group is group for target in put)


def _in_evolve_deck(node: ir.Filter) -> bool:
    return isinstance(node, ir.InZone) and replace(node, w=0) == ir.InZone(zone=ir.EvolveDeck(player=ir.You()))


def emptying(definition: Definition) -> list[str]:
    """What takes cards out of the EX area or the cemetery, where the text waits for that."""
    waits = [n for n in definition.nodes if isinstance(n, ir.IsPutInto) and n.source == "ex_area"]
    left = [n.zone for n in definition.nodes if isinstance(n, ir.LeavesZone)]
    left += [n.zone for event in _removed(definition) for n in walk(event.subject) if isinstance(n, ir.InZone)]
    banished = any(isinstance(n.zone, ir.Removed) for n in waits) or any(isinstance(zone, ir.ExArea) for zone in left)
    texts = ["Banish each card in your EX area."] if banished else []
    raised = "Select a card in your cemetery and add it to your hand."
    texts += [raised] if any(isinstance(zone, ir.Cemetery) for zone in left) else []
    from_grave = [n for n in definition.nodes if isinstance(n, ir.IsPutInto) and n.source == "cemetery"]
    exiled = any(isinstance(n.zone, ir.Removed) for n in from_grave)
    exiled = exiled or (bool(_removed(definition)) and any(isinstance(zone, ir.Cemetery) for zone in left))
    return [*texts, "Banish each card in your cemetery."] if exiled else texts


_STORED = {
    "deck": "Put the top card of your deck into your EX area.",
    "cemetery": "Select a card in your cemetery and put it into your EX area.",
    "your_field": "Select a card on your field and put it into its owner's EX area.",
}


def storing(definition: Definition) -> list[str]:
    """What puts cards into the EX area from where the text waits for them to come."""
    comes = [n.source for n in definition.nodes if isinstance(n, ir.IsPutInto) and isinstance(n.zone, ir.ExArea)]
    return [_STORED[source] for source in dict.fromkeys(comes) if source in _STORED]


def recovering(definition: Definition) -> list[str]:
    """What recovers play points, of which some are spent first."""
    waits = any(isinstance(n, ir.RecoversPoints) for n in definition.nodes)
    return ["Recover 3 play points. Draw a card."] if waits else []


_ACTIVATES = {"Overflow": "Increase your maximum play points by 1.", "Sanguine": "Deal 1 damage to your leader."}


def activating(definition: Definition) -> list[str]:
    """What makes the word of a class active, where the text waits for that."""
    words = {n.word for n in definition.nodes if isinstance(n, ir.WordActivates)}
    return [text for word, text in _ACTIVATES.items() if word in words]


def _removed(definition: Definition) -> list[ir.CardEvent]:
    """What waits for cards that are banished from somewhere."""
    events = [n for n in definition.nodes if isinstance(n, ir.CardEvent)]
    return [e for e in events if any(isinstance(each, ir.RemovedFromGame) for each in e.happenings)]


def together(definition: Definition) -> list[str]:
    """What does to several cards at once what the text waits for."""
    events = [n for n in definition.nodes if isinstance(n, ir.CardEvent) and isinstance(n.subject, ir.CountedSubject)]
    happenings = [each for event in events for each in event.happenings]
    gone = any(isinstance(each, ir.IsBroken | ir.LeavesField | ir.LeavesFieldOf) for each in happenings)
    buried = any(isinstance(each, ir.IsPutInto) and isinstance(each.zone, ir.Cemetery) for each in happenings)
    return ["Destroy each follower on your field."] * gone + ["Discard 2 cards."] * buried


def of_its_own(definition: Definition) -> list[str]:
    """What makes the card itself what a condition asks it to be, where it may not be so by what it prints."""
    asked = [n.filter for n in definition.nodes if isinstance(n, ir.HasFilter) and isinstance(n.card, ir.SelfRef)]
    words = {f.keyword for f in asked if isinstance(f, ir.WithKeyword)}
    texts = [f"Select a follower on your field and give it {word}." for word in sorted(words)]
    dull = any(isinstance(f, ir.StatusIs) and f.status == "dull" for f in asked)
    dull = dull or any(isinstance(n, ir.Activate) and isinstance(n.what, ir.SelfRef) for n in definition.nodes)
    kept = [n for n in definition.nodes if isinstance(n, ir.Restrict) and isinstance(n.rule, ir.DoesNotActivate)]
    dull = dull or any(isinstance(n.what, ir.SelfRef) for n in kept)
    if any(isinstance(f, ir.AttackIs | ir.DefenseIs) for f in asked):
        texts.append("Select a follower on your field and give it [attack]+9/[defense]+9.")
    return [*texts, "Engage each card on your field."] if dull else texts


def of_the_past(definition: Definition) -> list[str]:
    """What makes happen several times in a turn what the text asks about."""
    texts = set()
    for node in definition.nodes:
        if isinstance(node, ir.HappenedThisTurn) and node.times > 1:
            happenings = node.event.happenings if isinstance(node.event, ir.CardEvent) else ()
            if isinstance(node.event, ir.PlayerDiscards) or any(
                isinstance(each, ir.IsDiscarded) for each in happenings
            ):
                texts.add(f"Discard {node.times} cards.")
            elif any(isinstance(each, ir.IsBroken) for each in happenings):
                texts.add("Destroy each follower on the field.")
            elif any(isinstance(each, ir.ReturnsToHand) for each in happenings):
                texts |= {f"Return each follower on {whose} field to its owner's hand." for whose in ("the", "your")}
    again = [n.event for n in definition.nodes if isinstance(n, ir.TimesThisTurn)]
    if any(isinstance(each, ir.Attacks) for e in again if isinstance(e, ir.CardEvent) for each in e.happenings):
        texts.add("Refresh each follower on your field.")
    return sorted(texts)
