"""A condition behind the instruction: "Break it if it is dull." It is asked when the instruction is carried out."""

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import offered, refuse
from cardwright.text.fftcg.conditions import kept
from cardwright.text.fftcg.filled import Filled
from cardwright.text.fftcg.replacing import SPANLESS
from cardwright.text.pronouns import CONDITION_BEHIND as BEHIND  # wordings of this module begin here
from cardwright.text.walk import nodes


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    c = "clause"
    g.phrase(c, "{effect:done} if {condition:conditions}", ir.If, w=BEHIND)
    g.phrase(c, "{effect:step} unless {condition:lacking}", ir.If, w=BEHIND + 1)
    g.phrase(c, "{effect:step} instead if {condition:conditions}", ir.Instead, w=BEHIND)
    # "If ..., break it instead and draw 1 card.": both in place of what stands before
    g.phrase(c, "if {condition:conditions}, {effect:instead_and}", ir.Instead, w=61)
    g.list("instead_and", "action", " instead and ", cls=ir.Both, field="effects", min=2, max=2, w=60)
    g.list("instead_and", "action", " instead, and ", cls=ir.Both, field="effects", min=2, max=2, w=61)
    # "Until the end of the turn, it loses 2000 power. If ..., it loses 4000 power instead."
    same = {"duration": ir.UntilEndOfTurn(w=5000)}
    g.phrase("spanless", "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, **same)
    g.phrase("spanless", "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, **same)
    g.phrase(c, "if {condition:conditions}, {effect:spanless} instead", ir.Instead, w=SPANLESS)
    g.phrase(c, "{effect:step} unless you {cost:paid_cost}", ir.Unless, player=ir.You(), w=BEHIND)


ACTIVE = ir.HasFilter(ir.Pronoun("it"), ir.StatusIs("active"))


def fold(node: ir.If) -> ir.Effect:
    """ "Dull Hild if it is active": one instruction, whatever card "it" might be else."""
    if node.w != BEHIND or node.condition != ACTIVE:
        return node
    dull = offered(node.effect)
    if not isinstance(dull, ir.Dull) or not isinstance(dull.what, ir.SelfRef):
        return node
    active = ir.DullActive(dull.what)
    return msgspec.structs.replace(node.effect, effect=active) if isinstance(node.effect, ir.May) else active


def unfold(node: ir.Node) -> ir.Node:
    """What `fold` read, for printing."""
    node = kept.unfold(node)
    dull = node.effect if isinstance(node, ir.May) else node
    if not isinstance(dull, ir.DullActive) or dull.w:
        return node
    plain = ir.Dull(dull.what)
    return ir.If(ACTIVE, msgspec.structs.replace(node, effect=plain) if isinstance(node, ir.May) else plain, w=BEHIND)


ANSWERS = (
    ir.IfNotDone,
    ir.Instead,
    ir.ReminderSentence,
    ir.DamageUnreducible,
    ir.DamageUnburst,
)  # said of what stands before them


ASKED = ir.IfDone | ir.IfNotDone | ir.If | ir.Otherwise
CONTINUED = 12  # wording of Both: "if you do so, A. Then, B", where B is a sentence of its own


def continues(effect: ir.Effect, before: list[ir.Effect]) -> bool:
    """Whether the sentence hangs on the "if ..." right before it as a whole: "Then, draw 1 card" behind "if you do so", and what is said
    of the card chosen there together with something else ("deal it 4000 damage and draw 1 card")."""
    last = before[-1] if before else None
    if isinstance(last, ir.IfDone) and isinstance(effect, ir.Afterwards):
        return True
    if not isinstance(last, ASKED):
        return False
    if isinstance(last.effect, ir.Select) and any(map(_of_the_others, nodes(effect))):
        return True  # "your opponent selects 1 Forward they control. Break all the other Forwards ..."
    return isinstance(last.effect, BEGINS) and _partly_of_it(effect)


BEGINS = (
    ir.Choose | ir.Select | ir.Search | ir.RevealTop | ir.RevealHand
)  # with whose cards a later sentence does something


def _of_the_others(node: ir.Node) -> bool:
    return isinstance(node, ir.NotSelected | ir.Another) or (
        isinstance(node, ir.OtherThan) and isinstance(node.card, ir.Pronoun)
    )


def joined(first: ir.Effect, then: ir.Effect) -> ir.Effect:
    """Both of them under the condition of the first."""
    whole = ir.Both((first.effect, then), w=CONTINUED)  # type: ignore[attr-defined]
    return msgspec.structs.replace(first, effect=whole)


def is_joined(effect: ir.Effect) -> bool:
    """Whether it is what `joined` has made."""
    whole = effect.effect if isinstance(effect, ASKED) else None
    if not isinstance(whole, ir.Both) or whole.w != CONTINUED:
        return False
    return isinstance(effect, ir.IfDone) or isinstance(whole.effects[0], BEGINS)


def under_condition(effects: tuple[ir.Effect, ...]) -> tuple[ir.Effect, ...]:
    """The sentences of an ability whose first "if" is no part of what triggers it."""
    first, *rest = effects
    if rest and continues(rest[0], [first]) and not (len(rest) > 1 and isinstance(rest[1], ir.Instead)):
        first, rest = joined(first, rest[0]), rest[1:]
    for n, each in enumerate(rest):
        check_hanging(each, [first, *rest[:n]])
    return (first, *rest)


OPEN = "it is open whether that is done as well where nothing was done before"


def _partly_of_it(effect: ir.Effect) -> bool:
    parts = (
        (*effect.effects,)
        if isinstance(effect, ir.Both)
        else (effect.first, effect.then)
        if isinstance(effect, ir.Then)
        else ()
    )
    said = [any(isinstance(each, ir.Pronoun) for each in nodes(part)) for part in parts]
    return bool(said) and said[0] and not all(said)


def _begun(sentence: ir.Effect) -> ir.Effect | None:
    """What it begins with under its condition."""
    if not isinstance(sentence, ASKED):
        return None
    return sentence.effect.effects[0] if is_joined(sentence) else sentence.effect  # type: ignore[attr-defined]


def check_hanging(effect: ir.Effect, before: list[ir.Effect]) -> None:
    """Raises at "if you do so, choose 1 Forward. Deal it 4000 damage. Then, draw 1 card": whether the last is done without paying, too,
    is open. What speaks of the card that was chosen is done with it alone; "when you do so" holds all that follows."""
    partly = _partly_of_it(effect.effect if isinstance(effect, ir.Instead) else effect)
    kinds = BEGINS if partly else ir.Choose | ir.Select
    asked = isinstance(
        effect, ir.If
    )  # "if A, choose 1 Forward. Break it. If B, draw 1 card": two questions, two instructions
    chose = any(isinstance(_begun(each), kinds) and not (asked and isinstance(each, ir.If)) for each in before)
    if not chose or (isinstance(effect, ANSWERS) and not partly):
        return
    if partly or not any(isinstance(each, ir.Pronoun) for each in nodes(effect)):
        raise refuse(OPEN)
