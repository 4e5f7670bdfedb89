"""The classic game's texts: keywords with a cost or a number, what is printed on Items, "Alternatively if" (docs/text.md)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.grammar import Grammar
from cardwright.text.ir_classic import PREEMPTIVE_STRIKE
from cardwright.text.printing import Context
from cardwright.text.reading import Source
from cardwright.text.tokens import join
from cardwright.text.walk import nodes

ITSELF = (0, 3, 6)  # wordings of SelfRef: its own name, "this card", its name with an apostrophe
_IN_NAMES = frozenset({"-", "/", "'s", "'", "&"})  # beside words and numbers
UNSAID = 11  # wording of SelfRef that is not printed: whose power "+1000 power" is
BEARER = {  # wordings of SelfRef that only an Item has: the Character that bears it
    7: "the equipped Character", 8: "equipped Character", 9: "the equipped Forward", 10: "equipped Forward",
}  # fmt: skip


def add(g: Grammar) -> None:
    """All phrases of this module."""
    g.terminal("plain_name", _match_name, _show_name)
    _keywords(g)
    _items(g)
    _choices(g)
    _happenings(g)
    g.phrase("clause", "alternatively if {condition:conditions}, {effects:one_done}", ir.Alternatively, replaced=())
    g.sequence("one_done", "done", max=1)
    g.phrase("printed_keyword", PREEMPTIVE_STRIKE, ir.Keyword, name=PREEMPTIVE_STRIKE)
    g.value("keyword", PREEMPTIVE_STRIKE, PREEMPTIVE_STRIKE)
    g.phrase("type_noun", "<Item/Items>", ir.TypeIs, types=("Item",))


def _keywords(g: Grammar) -> None:
    a = "ability"
    g.phrase(a, "Link {number:integer}", ir.Link)
    g.phrase(a, "Assist: {effects:sentences}", ir.Assist)
    g.phrase(a, "War God: {job:plain_name}", ir.WarGod)
    g.phrase(a, "War God: {job:job}", ir.WarGod, w=1)
    g.phrase(a, "Overdrive {cost:icon_cost}: {abilities:overdrive_abilities}", ir.Overdrive)
    g.phrase(a, "Awakening {cost:icon_cost}", ir.Awakening)
    g.phrase(a, "Job Change {cost:icon_cost}: {number:integer}", ir.JobChange)
    g.phrase(a, "Level UP", ir.LevelUp)
    g.phrase(a, "Level Up", ir.LevelUp, w=1)
    g.sequence("overdrive_abilities", "overdrive_ability", max=1)
    g.alias("overdrive_ability", "borne_ability")
    for category in (a, "summon"):
        g.phrase(category, "Blue Magic {cost:icon_cost}: {effects:sentences}", ir.BlueMagic)
    # what a Character has from elsewhere
    g.alias("borne_ability", "gained_ability")
    g.phrase("borne_ability", "{keywords:keywords}", ir.KeywordAbility)


def _items(g: Grammar) -> None:
    for w, words in BEARER.items():
        for category in ("source", "damaged"):
            g.phrase(category, words, ir.SelfRef, w=w)
    g.phrase("item", "{abilities:borne_abilities}", ir.Equipped)
    g.sequence("borne_abilities", "item_ability", max=1)
    g.alias("item_ability", "borne_ability")
    # "+1000 power": what its bearer gains
    g.phrase("item_ability", "{effects:power_gains}", ir.FieldAbility)
    g.sequence("power_gains", "power_gain", max=1)
    g.phrase("power_gain", "{effect:bare_gain}", ir.Statement)
    g.phrase("bare_gain", "{gains:one_power}", ir.Gain, to=ir.SelfRef(w=UNSAID), duration=ir.Continuous())
    g.sequence("one_power", "bare_power", max=1)
    g.phrase("bare_power", "+{amount:power}", ir.PowerUp)
    g.phrase("item", "Remove", ir.RemoveItem, cost=ir.Cost())
    g.phrase("item", "Remove {cost:icon_cost}", ir.RemoveItem)


def _happenings(g: Grammar) -> None:
    """Older words for what happens: a Forward that blocks is attacked by the other one."""
    h = "happening"
    g.phrase(h, "<is/are> placed on the field", ir.EntersField, whose=ir.AnyPlayer(), w=2)
    g.phrase(h, "<is/are> attacked by {whom:one_subject}", ir.Blocks, w=2)


def _choices(g: Grammar) -> None:
    """ "Choose a Forward", and "you can choose", which leaves open whether anything is chosen (reading F48)."""
    one = {"count": ir.Num(1)}
    g.phrase("target", "a {group:group/one}", ir.Target, w=1, **one)
    g.phrase("target", "an {group:group/one}", ir.Target, w=2, **one)
    for w, words in enumerate(("can", "may"), 1):
        g.phrase("choice", f"you {words} choose {{targets:optional_targets}}", ir.Choose, player=ir.You(), w=w)
    g.sequence("optional_targets", "optional_target", max=1)
    for w, words in enumerate(("1", "a", "an"), 3):
        g.phrase("optional_target", f"{words} {{group:group/one}}", ir.Target, up_to=True, w=w, **one)


def _match_name(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    """A job that is all the rest of the paragraph, in plain words."""
    words = source.texts[pos:]
    if words and words[0][0].isupper() and all(word[0].isalnum() or word in _IN_NAMES for word in words):
        yield len(source.texts), join(words, capitals=False)


def _show_name(value: object, context: Context) -> str | None:
    return value if isinstance(value, str) else None


# between sentences and effects ----------------------------------------------------------------------------------------


def fold_alternative(effect: ir.Alternatively, before: list[ir.Effect], after: tuple[ir.Effect, ...]) -> ir.Effect:
    """The whole choice (C123): all that was done before but the choosing stands against all that follows.

    `before` loses what the choice takes over. What is chosen must be chosen before: the condition is looked at on resolution.
    """
    at = next((i for i, each in enumerate(before) if not isinstance(each, ir.Choose)), len(before))
    replaced = tuple(before[at:])
    del before[at:]
    if not replaced:
        raise TextError('"alternatively" without an instruction before it', stage="bind")
    whole = ir.Alternatively(replaced, effect.condition, (*effect.effects, *after))
    if any(isinstance(node, ir.Choose) for node in nodes(whole)):
        raise TextError("something is chosen in only one of two alternatives", stage="bind")
    return whole


def alternative_sentences(effect: ir.Alternatively) -> tuple[tuple[ir.Effect, ...], ir.Effect, tuple[ir.Effect, ...]]:
    """The effects before, the clause itself with its first effect, the effects behind."""
    clause = msgspec.structs.replace(effect, replaced=(), effects=effect.effects[:1])
    return effect.replaced, clause, effect.effects[1:]


def check_bearer(ability: ir.Node) -> None:
    """Refuse an Item that speaks of itself inside what its bearer has, and anything else that speaks of a bearer."""
    item = isinstance(ability, ir.Equipped)
    for node in nodes(ability):
        if isinstance(node, ir.SelfRef) and item and node.w in ITSELF:
            raise TextError("an ability of the equipped Character that speaks of the Item itself", stage="bind")
        if isinstance(node, ir.SelfRef) and not item and node.w in BEARER:
            raise TextError("only an Item speaks of the Character that is equipped with it", stage="bind")
