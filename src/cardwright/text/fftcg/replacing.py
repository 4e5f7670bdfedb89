"""What "instead" replaces: the sentence right before, or the one that does the same kind of thing."""

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.fftcg import after_use
from cardwright.text.fftcg.conditions.state import ALREADY
from cardwright.text.reading import same_meaning
from cardwright.text.walk import bottom_up, nodes

Effects = tuple[ir.Effect, ...]


REPEATED = 9  # wording of Both: the second effect is a sentence of its own, which repeats a replaced one


def _only_chooses(effect: ir.Effect) -> bool:
    """ "Choose 1 Forward", also behind "if you do so" or another condition: nothing that could be replaced."""
    return isinstance(effect.effect if isinstance(effect, ir.If | ir.IfDone) else effect, ir.Choose)


def check_already(effect: ir.Effect, before: list[ir.Effect]) -> None:
    """ "If it is already dull" asks what was chosen before anything is done to it, else it would ask what this effect did."""
    if not any(isinstance(each, ir.HasFilter) and each.w == ALREADY for each in nodes(effect)):
        return
    untouched = before[: len(before) - effect.replaces] if isinstance(effect, ir.Instead) else before
    if not isinstance(effect, ir.If | ir.Instead) or not untouched or not _only_chooses(untouched[-1]):
        raise refuse('it is open when "already" is')


def fold(effect: ir.Instead, before: list[ir.Effect], rest: list[ir.Effect]) -> ir.Instead | ir.RemoveAfterUse:
    """It replaces the sentence right before, or, where it is open which, the one that does the same kind of thing.

    With "A. B. If so, A' instead. B." the two sentences are replaced by A' and B, which may say "them" for "it".
    """
    if after_use.is_fate(effect):
        return after_use.fold(effect, before)
    if isinstance(effect.effect, ir.Repeated):
        return effect
    _check_whose(effect, before)
    effect = _same_cards(_of_more_cards(effect, before), before)
    if effect.w == OFFERED and not (before and isinstance(before[-1], ir.May)):
        return _one_or_the_other(effect, before)
    effect = _partly(_found_instead(effect, before), before)
    if effect.w == SPANLESS:
        _check_span(effect, before)
    begun = max((n for n, each in enumerate(before) if isinstance(each, ir.IfDone) and _only_chooses(each)), default=0)
    acted = [each for each in before[begun:] if not (isinstance(each, ir.Instead) or _only_chooses(each))]
    offered = before[-1].effect if before and isinstance(before[-1], ir.IfDone) else None
    if type(offered) is type(effect.effect):
        return msgspec.structs.replace(effect, effect=ir.IfDone(effect.effect, w=GUARDED))
    if not acted or not isinstance(before[-1], type(acted[-1]) | ir.Instead):
        raise refuse('"instead" without an instruction before it')
    if len(acted) == 1 or type(acted[-1]) is type(effect.effect) or goes_elsewhere(acted, effect.effect):
        return effect
    if _done_to_selected(acted, effect.effect):
        return effect
    again = rest[0].effect if rest and isinstance(rest[0], ir.Statement) else None
    if (
        type(before[-2]) is not type(effect.effect)
        or again is None
        or not same_meaning(_singular(again), _singular(before[-1]))
    ):
        raise refuse('it is open which instruction "instead" replaces')
    rest.pop(0)
    return msgspec.structs.replace(effect, effect=ir.Both((effect.effect, again), w=REPEATED), replaces=2)


SELECTING = (ir.Select, ir.SelectAndDull, ir.SelectAndBreak, ir.SelectAndPut, ir.SelectAndActivate)


def _check_whose(effect: ir.Instead, before: list[ir.Effect]) -> None:
    """Raises at "break 1 Forward opponent controls. If ..., break 2 Forwards instead": whose they are is said only before. Who puts away
    or activates cards of which that is not said, does it to his own."""
    doing = effect.effect
    last = next((each for each in reversed(before) if isinstance(each, SELECTING)), None)
    if not isinstance(doing, SELECTING) or last is None or _holders(doing):
        return
    if any(isinstance(doing, ir.Select) or type(each) is not type(doing.player) for each in _holders(last)):
        raise refuse("it is open whose cards these are")


def _holders(
    doing: ir.Select | ir.SelectAndDull | ir.SelectAndBreak | ir.SelectAndPut | ir.SelectAndActivate,
) -> list[ir.Player]:
    """Whose the cards are that are selected, where that is said."""
    places = doing.target.group.qualifiers
    return [each.player for each in places if isinstance(each, ir.ControlledBy | ir.OwnedBy)]


ELIDED = 9300  # wording of DealDamage: "deal 7000 damage instead", to what the sentence before deals it to


def _same_cards(effect: ir.Instead, before: list[ir.Effect]) -> ir.Instead:
    """ "Deal 2000 damage to all the Forwards. If ..., deal 4000 damage instead": to all the Forwards."""
    damage, last = effect.effect, before[-1] if before else None
    if not isinstance(damage, ir.DealDamage) or damage.w != ELIDED:
        return effect
    while isinstance(last, ir.Instead):
        last = last.effect
    if not isinstance(last, ir.DealDamage) or last.source is not None:
        raise refuse("it is open what is dealt damage")
    return msgspec.structs.replace(effect, effect=msgspec.structs.replace(damage, to=last.to))


PREVIOUS = 77_710  # wordings of Gain: "gain all previous effects instead"


def _of_more_cards(effect: ir.Instead, before: list[ir.Effect]) -> ir.Instead:
    """ "It gains Haste and Brave. If ..., all the Forwards you control gain all previous effects instead": for other cards."""
    previous, last = effect.effect, before[-1] if before else None
    if not isinstance(previous, ir.GainPrevious):
        return effect
    if not isinstance(last, ir.Gain):
        raise refuse("it is open what the previous effects are")
    gain = ir.Gain(previous.to, last.gains, last.duration, w=PREVIOUS + previous.w)
    return msgspec.structs.replace(effect, effect=gain)


OFFERED = 2  # wording of Instead: "you may draw 2 cards instead"
OTHERWISE = 30  # wording of OneOf: "A. If ..., you may B instead": whoever does not want B does A


def _one_or_the_other(effect: ir.Instead, before: list[ir.Effect]) -> ir.Instead:
    """ "Add it to your hand. If ..., you may play it onto the field instead": the player does the one or the other."""
    assert isinstance(effect.effect, ir.May)
    plain = msgspec.structs.replace(effect, effect=effect.effect.effect, w=0)
    last = before[-1] if before else None
    if fold(plain, before, []) != plain or isinstance(last, ir.If | ir.IfDone | ir.Both | ir.Then | ir.Instead | None):
        raise refuse("it is open what is done where the player would rather not")
    return msgspec.structs.replace(effect, effect=ir.OneOf((last, plain.effect), w=OTHERWISE))


LATTER = 12  # wording of Then: "A, then B. If ..., B' instead", where A is done all the same


def _partly(effect: ir.Instead, before: list[ir.Effect]) -> ir.Instead:
    """ "Draw 2 cards, then discard 2 cards. If ..., discard 1 card instead": only the discarding is replaced.

    Where one of several instructions of a sentence does the same kind of thing, but they are not told one after the other, it is open.
    """
    last = before[-1] if before else None
    while isinstance(last, ir.If | ir.May | ir.IfDone | ir.Afterwards):
        last = last.effect
    parts = last.effects if isinstance(last, ir.Both) else (last.first, last.then) if isinstance(last, ir.Then) else ()
    alike = [type(each) is type(effect.effect) for each in parts]
    if not any(alike):
        return effect
    asked = any(isinstance(each, ir.Pronoun | ir.ResultCount | ir.DidSo) for each in nodes(effect.condition))
    if not isinstance(last, ir.Then) or last is not before[-1] or alike != [False, True] or asked:
        raise refuse('it is open which instruction "instead" replaces')
    return msgspec.structs.replace(effect, effect=ir.Then(last.first, effect.effect, w=LATTER))


SPANLESS = 41  # wording of Instead: "..., it gains +4000 power instead", for as long as what it replaces


def _check_span(effect: ir.Instead, before: list[ir.Effect]) -> None:
    """Raises where what is replaced does not last until the end of the turn."""
    last = before[-1] if before else None
    lasts = isinstance(last, ir.Gain | ir.Lose) and isinstance(last.duration, ir.UntilEndOfTurn)
    if not lasts or type(last) is not type(effect.effect):
        raise refuse("it is open for how long that holds")


MOVES = (ir.ToHand, ir.PutInto, ir.PlayOnto, ir.RemoveFromGame)


def goes_elsewhere(acted: list[ir.Effect], effect: ir.Effect) -> bool:
    """ "Reveal the top card of your deck. If it is a Fire card, add it to your hand. If it is a Monster, play it onto the field
    instead": after cards were only shown, what is replaced is where the card goes."""
    last = acted[-1]
    while isinstance(last, ir.If | ir.May):
        last = last.effect
    shown = all(isinstance(each, ir.RevealTop) for each in acted[:-1])
    return shown and isinstance(last, MOVES) and isinstance(effect, MOVES) and last.what == effect.what


def _done_to_selected(acted: list[ir.Effect], effect: ir.Effect) -> bool:
    """ "Your opponent selects 1 Forward they control. Return it to its owner's hand. If ..., break it instead": that one is selected
    all the same."""
    aims = [getattr(each, "what", None) or getattr(each, "to", None) for each in (acted[-1], effect)]
    return all(isinstance(each, ir.Select) for each in acted[:-1]) and aims[0] == aims[1] in (IT, THEM)


IT, THEM = ir.Pronoun("it"), ir.Pronoun("them")
GUARDED = 30  # wording of IfDone: "if you do so, A. If B, A' instead", where A' hangs on the offer, too


def _singular(effect: ir.Effect) -> ir.Node:
    """The same effect with "it" for "them"."""
    return bottom_up(effect, lambda node: ir.Pronoun("it") if node == ir.Pronoun("them") else node)


SEARCHED = (
    11  # wording of Both: the search is that of the sentence which is replaced, and what is done with the card another
)


def _found_instead(effect: ir.Instead, before: list[ir.Effect]) -> ir.Instead:
    """ "Search for 1 Forward and add it to your hand. If ..., play it onto the field instead": the search is made all the same."""
    last = before[-1] if before else None
    searched = last.effect if isinstance(last, ir.May) else last
    if not isinstance(searched, ir.Both) or not isinstance(searched.effects[0], ir.Search):
        return effect
    inside = list(nodes(effect.effect))
    if not any(isinstance(each, ir.Pronoun) for each in inside) or any(isinstance(each, ir.Search) for each in inside):
        return effect
    if effect.w == OFFERED:  # the search is an offer already
        raise refuse("it is open whether the card is found before it is decided what becomes of it")
    if any(isinstance(each, ir.Pronoun) for each in nodes(effect.condition)):
        raise refuse("it is open whether the card is looked at before it is found")
    both = ir.Both((searched.effects[0], effect.effect), w=SEARCHED)
    return msgspec.structs.replace(effect, effect=ir.May(last.player, both) if isinstance(last, ir.May) else both)


def unfold(effect: ir.Instead | ir.RemoveAfterUse) -> tuple[ir.Effect, Effects]:
    """What `fold` read, for printing: the sentence, and those printed behind it."""
    if isinstance(effect, ir.RemoveAfterUse):
        return after_use.unfold(effect), ()
    if isinstance(effect.effect, ir.Gain) and effect.effect.w >= PREVIOUS:
        previous = ir.GainPrevious(effect.effect.to, w=effect.effect.w - PREVIOUS)
        return msgspec.structs.replace(effect, effect=previous), ()
    if isinstance(effect.effect, ir.DealDamage) and effect.effect.w == ELIDED:
        return msgspec.structs.replace(
            effect, effect=msgspec.structs.replace(effect.effect, to=ir.Pronoun("elided"))
        ), ()
    if isinstance(effect.effect, ir.IfDone) and effect.effect.w == GUARDED:
        return msgspec.structs.replace(effect, effect=effect.effect.effect), ()
    if isinstance(effect.effect, ir.OneOf) and effect.effect.w == OTHERWISE:
        return msgspec.structs.replace(effect, effect=ir.May(ir.You(), effect.effect.effects[1])), ()
    inner = effect.effect.effect if isinstance(effect.effect, ir.May) else effect.effect
    if isinstance(inner, ir.Both) and inner.w == SEARCHED:
        return msgspec.structs.replace(effect, effect=inner.effects[1]), ()
    if isinstance(inner, ir.Then) and inner.w == LATTER:
        return msgspec.structs.replace(effect, effect=inner.then), ()
    if isinstance(effect.effect, ir.Both) and effect.effect.w == REPEATED:
        first, again = effect.effect.effects
        return msgspec.structs.replace(effect, effect=first, replaces=1), (ir.Statement(again),)
    return effect, ()
