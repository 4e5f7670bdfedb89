"""Cards that are named by what was done to them: by a cost ("the discarded card", "that follower"), or by the effect itself."""

import msgspec

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.sve.pairs import beside_source
from cardwright.text.sve.scope import (
    DISCARDED,
    DONE_TO,
    EACH_OF_THEM,
    FORMS,
    PLURAL,
    PUT_AWAY,
    TYPES,
    Antecedent,
    Scope,
)

COST = "cost:"  # kind of an antecedent that a cost took, and what the cost did to it, as `PaidWith.how` has it
TAKES: dict[type[ir.CostItem], str] = {
    ir.PayDiscard: "discarded", ir.PayReturn: "returned", ir.PayRemove: "removed", ir.PayBreak: "put", ir.PayDull: "dulled",
    ir.PayReveal: "revealed",
}  # fmt: skip
# places where cards were put, as that is said of them
INTO_CEMETERY = (
    "put into your cemetery", "put into the cemetery", "put into their owners' cemeteries", "put into a cemetery", "put into their cemetery",
)  # fmt: skip
# the verbs of "the ... card" by that
VERBS = {"discarded": "discarded", "returned": "returned", "banished": "removed", "destroyed": "put", "buried": "put",
    "engaged": "dulled",
}  # fmt: skip
SHOWN = "the_revealed_card"  # by the cost, or by the effect itself
# what may also be the card that a cost took, where nothing else is named: with a demonstrative, never "it"
DEMONSTRATIVE = (
    "that_card",
    "that_follower",
    "that_amulet",
    "that_token",
    "those_cards",
    "those_followers",
    "those_amulets",
    *EACH_OF_THEM[1:],
)
# kinds of antecedents that the effect itself names: those are meant first
EFFECT_S = ("chosen", "counted", "found", "revealed", "top", "created", "moved", "discarded", "milled", "subject")

# what a cost takes, by what is said of it later ("the number of cards discarded")
TAKEN: dict[str, tuple[type[ir.CostItem], ...]] = {
    "discarded": (ir.PayDiscard, sv.PayDiscardAny, ir.PayDiscardHand, ir.PayDiscardSource),
    "returned": (ir.PayReturn, sv.PayReturnAny, ir.PayReturnSource),
    "banished": (ir.PayRemove, sv.PayBanishAny, ir.PayRemoveSource, sv.PayLesson),
    "buried": (ir.PayPut, ir.PayPutGroup, sv.PayBuryAny),
    "removed": (ir.PayCounters, sv.PayCountersAny),
    "revealed": (ir.PayReveal, sv.PayRevealAny),
    "engaged": (ir.PayDull, sv.PayDullAny),
    "turned facedown": (sv.PayTurn, sv.PayTurnAny),
    "turned faceup": (sv.PayTurn, sv.PayTurnAny),
}
# likewise, of words that only say what was done "this way"
TAKEN_SO: dict[str, tuple[type[ir.CostItem], ...]] = {
    **TAKEN, "returned to hand": TAKEN["returned"], "destroyed": (ir.PayBreak, sv.PayBreakAny),
    **dict.fromkeys(
        INTO_CEMETERY, (*TAKEN["buried"], ir.PayBreak, sv.PayBreakAny, ir.PayMill)
    ),
}  # fmt: skip
# how `PaidWith` has that
PAID_SO = {
    "discarded": "discarded", "returned": "returned", "returned to hand": "returned", "banished": "removed", "buried": "put",
    "destroyed": "put", **dict.fromkeys(INTO_CEMETERY, "put"),
}  # fmt: skip
DOING: dict[str, tuple[type[ir.Effect], ...]] = {
    "discarded": (ir.Discard, ir.DiscardCards, ir.DiscardHand, sv.RandomDiscard), "returned": (ir.ToHand, ir.SelectAndPut, ir.PlayerPuts),
    "returned to hand": (ir.ToHand, ir.SelectAndPut, ir.PlayerPuts), "banished": (ir.RemoveFromGame, ir.SelectAndPut, ir.PlayerPuts),
    "buried": (ir.PutInto, ir.SelectAndPut, ir.PlayerPuts), "destroyed": (ir.Break, ir.SelectAndBreak),
    "summoned": (sv.CreateTokens, ir.PlayOnto), "transformed": (sv.Transform,),
    **dict.fromkeys(
        INTO_CEMETERY,
        (ir.Mill, ir.PutInto, ir.SelectAndPut, ir.TakeAmong, ir.PutRest, ir.PlayerPuts, ir.Break, ir.SelectAndBreak),
    ),
}  # fmt: skip


def counted(node: sv.CountThisWay, costs: list[ir.CostItem], said: list[ir.Node]) -> sv.CountThisWay:
    """ "If a spell was discarded this way": by the cost, where nothing else does it; open where both do."""
    if not any(isinstance(cost, TAKEN_SO.get(node.verb, ())) for cost in costs):
        return node
    if any(isinstance(each, DOING.get(node.verb, ())) for each in said):
        raise TextError("it is open whether the cost or the instruction has done that", stage="bind")
    if node.verb not in PAID_SO or (node.verb in INTO_CEMETERY and any(isinstance(cost, ir.PayMill) for cost in costs)):
        raise TextError("of what paid for it only some can be told apart", stage="bind")
    return msgspec.structs.replace(node, paid=True)


def note(node: ir.CostItem, many: bool, types: frozenset[str], scope: Scope) -> None:
    """The cards that the cost takes may be named in the effect."""
    how = TAKES.get(type(node), "")
    if isinstance(node, ir.PayPutGroup):
        how = "put" if isinstance(node.to, sv.Cemetery) else ""
    if how:
        known = Antecedent("cost", COST + how, scope.sentence[0], many, types)
        # what is taken along with the card itself is not the only one
        along = isinstance(node, ir.PayPutGroup) and node.along
        scope.known += [known] * (1 + (along or beside_source(node)))


def named_by_cost(form: str, scope: Scope) -> ir.PaidWith | None:
    """What the pronoun means of the cost; None where that is not meant. Raises TextError where it is open."""
    verb, many = verb_of(form), form in PLURAL
    paid = [each for each in scope.known if each.kind.startswith(COST)]
    if form == SHOWN:
        paid = [each for each in paid if each.kind == COST + "revealed"]
        if paid and any(each.kind in ("revealed", "top") for each in scope.known):
            raise TextError("it is open whether the cost or the instruction has revealed it", stage="bind")
    elif verb:
        paid = [each for each in paid if each.kind == COST + VERBS[verb]]
    elif form not in DEMONSTRATIVE or any(each.kind in EFFECT_S and each.many == many for each in scope.known):
        return None
    if not paid:
        return None
    wanted = TYPES.get(form, "")
    one = paid[0]
    fits = one.many == many and (not wanted or not one.types or wanted in one.types)
    if not fits or len(paid) > 1 or (form in DISCARDED and (not _typed(one, wanted) or _discards(scope))):
        raise TextError(f"it is open what {form!r} means", stage="bind")
    return ir.PaidWith(one.kind.removeprefix(COST), w=FORMS.index(form))


def _typed(one: Antecedent, wanted: str) -> bool:
    return not wanted or wanted in one.types


def _discards(scope: Scope) -> bool:
    return any(each.kind == "discarded" for each in scope.known)


def verb_of(form: str) -> str:
    """What was done to "the returned follower"; "" for other pronouns."""
    if form in PUT_AWAY:
        return "buried"
    verb = form.removeprefix("the_").partition("_")[0]
    return verb if form in (*DISCARDED, *DONE_TO) else ""


def note_done(node: ir.Node, scope: Scope) -> None:
    """Which card the effect has returned, banished, destroyed."""
    verb = DOES[type(node)]
    what: ir.Objects = node.what  # type: ignore[attr-defined]
    if isinstance(what, ir.Ref):
        scope.done.setdefault(verb, []).extend(what.to)


def note_moved(node: ir.Node, name: str, scope: Scope) -> None:
    """Likewise, where the card is picked by the same instruction."""
    verb = "destroyed" if isinstance(node, ir.SelectAndBreak) else ""
    if isinstance(node, ir.SelectAndPut):
        verb = "returned" if isinstance(node.to, ir.Hand) else "banished" if isinstance(node.to, ir.Removed) else ""
    if verb:
        scope.done.setdefault(verb, []).append(name)


DOES: dict[type[ir.Node], str] = {
    ir.ToHand: "returned",
    ir.RemoveFromGame: "banished",
    ir.Break: "destroyed",
    ir.Dull: "engaged",
    sv.Reveal: "revealed",
}


def done_to(form: str, scope: Scope) -> str:
    """The one card to which the effect has done that; "" where the pronoun says nothing of the kind."""
    done = scope.done.get("revealed" if form == SHOWN else verb_of(form), ())
    if form not in (*DONE_TO, *PUT_AWAY) and not (form in (*DISCARDED, SHOWN) and done):
        return ""
    shown = [each.name for each in scope.known if each.kind in ("revealed", "top")] if form == SHOWN else []
    if shown and set(done) <= set(shown):
        return ""
    if shown:
        raise TextError(f"it is open what {form!r} means", stage="bind")
    wanted = TYPES.get(form, "")
    acted = [each for each in scope.known if each.name in done or (form in DISCARDED and each.kind == "discarded")]
    if len(acted) != 1 or acted[0].many or (wanted and acted[0].types and wanted not in acted[0].types):
        raise TextError(f"it is open what {form!r} means", stage="bind")
    return acted[0].name
