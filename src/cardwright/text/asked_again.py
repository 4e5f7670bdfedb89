"""What "if it is a Summon" asks about where a card was turned over, or asked about before, and another was chosen beside it.

"Discard 1 card. If it is a Forward, choose 1 Forward. Deal it 5000 damage. If it is a Backup, draw 1 card.": what was chosen was
chosen as a Forward; what is asked a second time is the card that was asked about first.
"""

from typing import Final

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import MOVES, Antecedent, Scope, of_condition, offered, refuse, words_of
from cardwright.text.pronouns import CONDITION_BEHIND, FORMS, LYING, STRONG
from cardwright.text.reading import same_meaning
from cardwright.text.walk import nodes

AGAIN = ("it", "that_card")
OF_EVENT: Final = ("subject", "other")
SHOWN: Final = ("revealed", "shown")
VAGUE = {"the_card", "the_character"}  # what came into the text so may be of any type
ANSWERED_BY: Final = {"odd": "even", "even": "odd"}  # "if its cost is odd, ... If its cost is even, ..."
LIFTED = (*MOVES, ir.AllowCast, ir.CastRef)


def question_of(condition: ir.Node | None) -> str:
    """What is asked of a card that a pronoun stands for: its "type", "element" or "cost", or whether that is "odd" or "even"; nothing else is asked of cards in every zone."""
    if isinstance(condition, ir.Is) and isinstance(condition.card, ir.Pronoun):
        return "type" if isinstance(condition.group.noun, ir.TypeIs | ir.IsCard | ir.IsCharacter) else ""
    if isinstance(condition, ir.HasFilter) and isinstance(condition.card, ir.Pronoun):
        traits = {ir.ElementIs: "element", ir.CostIs: "cost"}
        return traits.get(type(condition.filter), "")
    if isinstance(condition, ir.Parity):
        number = condition.number
        of_it = isinstance(number, ir.CostOf) and isinstance(number.card, ir.Pronoun)
        return ("odd" if condition.odd else "even") if of_it else ""
    left = condition.left if isinstance(condition, ir.Compare) else None
    return "cost" if isinstance(left, ir.CostOf) and isinstance(left.card, ir.Pronoun) else ""


def of_card(asked: ir.Node, card: ir.Objects) -> ir.Node:
    """The same question about this card."""
    if isinstance(asked, ir.Parity):
        return msgspec.structs.replace(asked, number=msgspec.structs.replace(asked.number, card=card))
    return msgspec.structs.replace(asked, card=card)


def note(asked: ir.Node, card: ir.Node | None, scope: Scope) -> None:
    """Keep of which card that was asked, for a later question of its kind."""
    kind = question_of(asked)
    if kind and isinstance(card, ir.Ref | ir.PaidWith):
        at, before = scope.asked.get(kind, (scope.sentence, card))
        scope.asked[kind] = (at if same_meaning(before, card) else scope.sentence, card)


def meant(node: ir.If, scope: Scope) -> ir.Objects | None:
    """The card that is asked about, where another was chosen beside it; None where there is no such other, or the nearest is meant.
    Raises TextError where either may be."""
    asked = node.condition
    kind, card = question_of(asked), of_condition(asked)
    if node.w >= CONDITION_BEHIND or not isinstance(card, ir.Pronoun):
        return None
    if isinstance(asked, ir.Is) and scope.judged is not None and scope.judged[:2] == (scope.sentence - 1, card.form):
        return scope.judged[2]  # right behind such a question
    if card.form not in AGAIN:
        return None
    found = _asked_first(kind, scope) or _turned_over(kind, asked, scope) or _of_that_type(kind, asked, scope)
    if found is None and consistent(node.effect):  # else what is done is done to the card of the event
        found = _beside_event(kind, asked, scope)
    if found is None:
        return None
    if not consistent(node.effect):
        raise refuse("'it' could mean what was chosen or the card that is asked about")
    return msgspec.structs.replace(found, w=FORMS.index(card.form))


def _asked_first(kind: str, scope: Scope) -> ir.Objects | None:
    """ "If it is a Forward, choose 1 Forward. ... If it is a Backup, ...": of the same card as before."""
    at, card = scope.asked.get(ANSWERED_BY.get(kind, kind), (0, None))
    if card is None:
        return None
    names = card.to if isinstance(card, ir.Ref) else ()
    rivals = [each for each in scope.known if _rivals(each) and each.name not in names]
    if kind == "type" and rivals and all(_of_known_type(each, scope) for each in rivals):
        return card
    if (kind == "element" or kind in ANSWERED_BY) and rivals and rivals[0].sentence >= at:
        return card  # "if it is Fire, choose 1 Forward. ... If it is Ice, ...": one question with several answers
    if all(each.sentence < at for each in rivals):
        return None
    raise refuse("'it' could mean the card that was asked about before or the one that was chosen since")


def _turned_over(kind: str, asked: ir.Node, scope: Scope) -> ir.Objects | None:
    """ "Choose 1 Forward. Reveal the top card of your deck. If it is a Summon, ...": it is turned over for that."""
    last = _shown_or_put_just_now(scope)
    rivals = [each for each in scope.known if _rivals(each) and each not in last]
    if kind != "type" or len(last) != 1 or last[0].many or not rivals:
        return None
    said = words_of(getattr(asked, "group", None))
    known = all(_of_known_type(each, scope) for each in rivals)
    # a chosen Forward is no Summon, and that it is a Forward nobody has to ask
    settled = said == {"the_summon"} or all(scope.words[each.name] == said for each in rivals if known)
    return ir.Ref((last[0].name,)) if known and (settled or last[0].kind in SHOWN) else None


def _beside_event(kind: str, asked: ir.Node, scope: Scope) -> ir.Objects | None:
    """ "When Hild deals damage to a Forward, put the top card of your deck into the Break Zone. If it is a Forward, ...": of the card of
    the event that is known already, and nobody has to ask."""
    last = _shown_or_put_just_now(scope)
    met = [each for each in scope.known if each.kind in OF_EVENT and each.name in OF_EVENT]
    group = getattr(asked, "group", None)
    said = words_of(group)
    if kind != "type" or len(last) != 1 or last[0].many or not met or any(map(_rivals, scope.known)):
        return None
    bare = group is not None and not group.adjectives and not group.qualifiers
    settled = all(_answered(said, bare, scope.words.get(each.name, frozenset())) for each in met)
    return ir.Ref((last[0].name,)) if settled else None


def _shown_or_put_just_now(scope: Scope) -> list[Antecedent]:
    """What the sentence before has shown, or moved to where cards lie."""
    return [each for each in scope.known if each.kind in (*SHOWN, *LYING) and each.sentence == scope.sentence - 1]


def _answered(said: frozenset[str], bare: bool, words: frozenset[str]) -> bool:
    """Whether what came into the text so is known to be, or not to be, what is asked: no card is a Summon and something else."""
    if not words or not (words | said).isdisjoint({"the_card"}):
        return False
    return ({"the_summon"} in (said, words) and said != words) or (bare and said == words and words.isdisjoint(VAGUE))


def _of_that_type(kind: str, asked: ir.Node, scope: Scope) -> ir.Objects | None:
    """ "Choose 1 Forward. You may put 1 Backup into the Break Zone. If you do so, break it. If it was an Earth Backup, ...": the one that
    came into the text as a Backup; and where a Character entered the field and a Forward was chosen, "if it is a Forward" asks about the former."""
    said = words_of(getattr(asked, "group", None))
    single = [each for each in scope.known if not each.many]
    rivals = [each for each in single if _rivals(each) and scope.words.get(each.name) != said]
    if kind != "type" or not said.isdisjoint(VAGUE):
        return None
    known = {each.name for each in single if scope.words.get(each.name) == said}
    if len(known) == 1 and rivals and all(_of_known_type(each, scope) for each in rivals):
        return ir.Ref((*known,))
    event = [each for each in single if each.kind == "subject" and scope.words.get(each.name, VAGUE) & VAGUE]
    chosen = [each for each in single if _rivals(each)]
    bare = not (asked.group.adjectives or asked.group.qualifiers)  # type: ignore[attr-defined]
    settled = bare and chosen and all(scope.words.get(each.name) == said for each in chosen)
    return ir.Ref((event[0].name,)) if len(event) == 1 and settled else None


def _rivals(each: Antecedent) -> bool:
    return each.kind in STRONG and each.kind not in SHOWN and not each.many


def _of_known_type(each: Antecedent, scope: Scope) -> bool:
    words = scope.words.get(each.name, frozenset())
    return bool(words) and words.isdisjoint(VAGUE)


def consistent(effect: ir.Node) -> bool:
    """Whether "it" in what is done is the card that is asked about, or one that is selected there: in one sentence it is one card."""
    return _selects(effect) or lifts(effect)


def lifts(effect: ir.Node) -> bool:
    """Whether all that is done with "it" is what is done with a card that is not on the field."""
    done = offered(effect)
    parts = done.effects if isinstance(done, ir.Both) else (done,)
    lifted = [each for each in parts if isinstance(each, LIFTED) and each.what == ir.Pronoun("it")]
    return not _selects(effect) and len(lifted) == sum(each == ir.Pronoun("it") for each in nodes(effect))


def _selects(effect: ir.Node) -> bool:
    return any(isinstance(each, ir.Target) for each in nodes(effect))
