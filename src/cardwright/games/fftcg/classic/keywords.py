"""The classic keywords taken apart into abilities that the game knows anyway: one function a keyword (C98-C110)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardwright.text import ir
from cardwright.text.classic_words import KEYWORD_NAMES

RULESET = "fftcg-classic"
ME: Final = ir.SelfRef()
YOU: Final = ir.You()
ONE: Final = ir.Num(1)
FORWARD: Final = ir.TypeIs(("Forward",))
ENTERS: Final = ir.CardEvent(ME, (ir.EntersField(ir.AnyPlayer()),))
BREAK_ZONE: Final = ir.BreakZone(ir.Owner())
FOUND: Final = ir.Ref(("t1",))

Abilities = tuple[ir.Ability, ...]
_PARTS: Final[dict[type[ir.Ability], Callable[[Any, str], Abilities]]] = {}


def expand(ability: ir.Ability, name: str) -> Abilities:
    """What the ability of a card of this name comes to; itself, where it is no classic keyword."""
    parts = _PARTS.get(type(ability))
    return (ability,) if parts is None else parts(ability, name)


def expanded(text: ir.CardText, name: str) -> tuple[ir.CardText, dict[int, str]]:
    """The text with its keywords taken apart, and the keyword from which each new ability comes, by its identity."""
    if not any(type(ability) in _PARTS for ability in text.abilities):
        return text, {}
    abilities: list[ir.Ability] = []
    called: dict[int, str] = {}
    for ability in text.abilities:
        found = expand(ability, name)
        abilities += found
        if type(ability) in _PARTS and not isinstance(ability, ir.Equipped):
            called |= {id(each): KEYWORD_NAMES[type(ability)] for each in found}
    return ir.CardText(tuple(abilities)), called


def _keyword(
    cls: type[ir.Ability],
) -> Callable[[Callable[[Any, str], Abilities]], Callable[[Any, str], Abilities]]:
    def register(function: Callable[[Any, str], Abilities]) -> Callable[[Any, str], Abilities]:
        _PARTS[cls] = function
        return function

    return register


@_keyword(ir.Link)
def _link(node: ir.Link, name: str) -> Abilities:
    """C99: on entering, a Forward of the listed cost or less may be played free, once for each time it triggers (C-f)."""
    return (ir.AutoAbility(ENTERS, (ir.PlayLinked(node.number),)),)


@_keyword(ir.Assist)
def _assist(node: ir.Assist, name: str) -> Abilities:
    """C100: on entering, it may be put into the Break Zone; then its ability comes, with choices of its own."""
    leave = ir.May(YOU, ir.PutInto(ME, BREAK_ZONE))
    return (ir.AutoAbility(ENTERS, (leave, ir.WhenDone(node.effects))),)


@_keyword(ir.WarGod)
def _war_god(node: ir.WarGod, name: str) -> Abilities:
    """C101: what may be paid to make it cheaper; `casting` asks for it."""
    return (ir.FieldAbility((ir.SacrificeToReduce(ME, node.job),)),)


@_keyword(ir.Overdrive)
def _overdrive(node: ir.Overdrive, name: str) -> Abilities:
    """C103: an extra cost, and an ability for as long as the object is the one for which that was paid."""
    bonus = ir.Gain(ME, _gains(node.abilities), ir.Continuous())
    return (
        ir.FieldAbility((ir.ExtraCost(ME, node.cost, optional=True),)),
        ir.FieldAbility((ir.If(ir.PaidExtraCost(), bonus),)),
    )


@_keyword(ir.Awakening)
def _awakening(node: ir.Awakening, name: str) -> Abilities:
    """C104, C105: an action ability of one's own turn (C-h) that fetches a namesake; it is put, not cast."""
    fetch = (_search(name, ir.IsCharacter()), ir.PlayOnto(FOUND, ir.Owner()))
    return (ir.ActionAbility(node.cost, fetch, (ir.OnlyYourTurn(),)),)


@_keyword(ir.BlueMagic)
def _blue_magic(node: ir.BlueMagic, name: str) -> Abilities:
    """C107, C108: discarding itself is part of the cost, so that it works from the hand alone (C-k)."""
    cost = ir.Cost(node.cost.icons, (*node.cost.actions, ir.PayDiscardSource(ME)))
    return (ir.ActionAbility(cost, node.effects, node.limits),)


@_keyword(ir.JobChange)
def _job_change(node: ir.JobChange, name: str) -> Abilities:
    """C110: an action ability (C-i) that puts a Backup from the hand onto the field, where it arrives dull (C44)."""
    cheap = ir.Group(ir.TypeIs(("Backup",)), (), (ir.CostIs(ir.Num(node.number), "<="),))
    put = ir.PlayFrom(YOU, ir.Target(ONE, cheap, bind="t1"), ir.Hand(YOU))
    return (ir.ActionAbility(node.cost, (put,)),)


@_keyword(ir.LevelUp)
def _level_up(node: ir.LevelUp, name: str) -> Abilities:
    """C98: on breaking a Forward or damaging the opponent, leaving is the cost of fetching a Forward of its name (C-j)."""
    foe = ir.OneSubject(ir.Group(FORWARD))
    event = ir.CardEvent(ME, (ir.Breaks(foe), ir.DealsDamageToPlayer(ir.Opponent())))
    fetch = ir.Then(_search(name, FORWARD), ir.PlayOnto(FOUND, ir.Owner(), dull=True))
    return (ir.AutoAbility(event, (ir.May(YOU, ir.LeaveToLevelUp()), ir.IfDone(fetch))),)


@_keyword(ir.Equipped)
def _equipped(node: ir.Equipped, name: str) -> Abilities:
    """C9, C65: the bearer has the ability for as long as it bears the Item."""
    return (ir.FieldAbility((ir.Gain(ir.Bearer(), _gains(node.abilities), ir.Continuous()),)),)


@_keyword(ir.RemoveItem)
def _remove(node: ir.RemoveItem, name: str) -> Abilities:
    """C109: the Item goes back to its owner's hand."""
    return (ir.ActionAbility(node.cost, (ir.ToHand(ME, ir.Owner(), "return"),)),)


def _gains(abilities: Abilities) -> tuple[ir.Gained, ...]:
    """Keywords are gained as keywords, whole abilities as they are printed."""
    gains: list[ir.Gained] = []
    for ability in abilities:
        if isinstance(ability, ir.KeywordAbility) and not ability.damage:
            gains += [ir.KeywordGained(keyword.name) for keyword in ability.keywords]
        else:
            gains.append(ir.AbilityGained((ability,)))
    return tuple(gains)


def _search(name: str, noun: ir.Filter) -> ir.Search:
    namesake = ir.Group(noun, (ir.NameIs(name),))
    return ir.Search(YOU, (ir.Target(ONE, namesake, bind="t1"),))
