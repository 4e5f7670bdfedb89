"""What the tests of FFTCG meanings share: reading a sentence on a card named Hild, and the words of its trees."""

from __future__ import annotations

import re

from mutating import plain

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text, render_text
from cardwright.text.reading import same_meaning as same
from cardwright.text.walk import nodes

__all__ = ["same"]
ME = ir.SelfRef()
YOU, OPPONENT = ir.You(), ir.Opponent()
MINE, THEIRS = ir.ControlledBy(YOU), ir.ControlledBy(OPPONENT)
ALWAYS = ir.Continuous()
# "until the end of the turn" behind and in front, "this turn", "during this turn"
TURN, FRONT, THIS, NOW = (ir.UntilEndOfTurn(w=w) for w in range(4))
FORWARD, BACKUP = ir.TypeIs(("Forward",)), ir.TypeIs(("Backup",))
T1, T2 = ir.Ref(("t1",)), ir.Ref(("t2",))
BREAK_ZONE = ir.BreakZone(ir.Owner())


def one(text: str, kind: str = "Forward") -> ir.Ability:
    """The only ability of a card named Hild, which prints as it was read; braces stand around tagged names."""
    text = re.sub(r"\{(.*?)\}", r"[[i]]\1[[/]]", text)
    made = compile_text("fftcg", text, name="Hild", card_type=kind)
    assert render_text("fftcg", made, name="Hild") == text
    (ability,) = made.abilities
    return ability


def meant(text: str, kind: str = "Forward") -> ir.Ability:
    """The only ability without its wordings."""
    return plain(one(text, kind))  # type: ignore[return-value]


def effects(text: str, kind: str = "Summon") -> tuple[ir.Effect, ...]:
    """What the only ability does."""
    return one(text, kind).effects  # type: ignore[attr-defined,no-any-return]


def last(text: str, kind: str = "Summon") -> ir.Effect:
    """The last thing that it does."""
    return effects(text, kind)[-1]


COUNTED_BACKUPS = ir.CountOf(ir.Group(BACKUP, qualifiers=(MINE,)))
EACH_PLAYER = ir.EachPlayer()
CHOSEN = "Choose 1 Forward. "
TWO = ir.Num(2)
DRAW = ir.Draw(YOU, ir.Num(1))
MONSTER = ir.TypeIs(("Monster",))
BRAVE = (ir.KeywordGained("Brave"),)
DRAW_1 = "draw 1 card."
FORWARDS_OF_MINE = ir.Group(FORWARD, qualifiers=(MINE,))
TILL_END = " until the end of the turn."
FORWARDS = ir.Group(FORWARD)
BACKUPS = ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,))
FIELD_EVENT = "When Hild enters the field,"
IT = ir.Ref(("t1",))
CARD = ir.Group(ir.IsCard())
ONE = ir.Num(1)
SUMMONS = ir.Group(ir.TypeIs(("Summon",)))
ENTERS = "When Hild enters the field, "
END = "At the end of each of your turns, if"
SPANS = [
    ("until the end of the turn", ir.UntilEndOfTurn()),
    ("until the end of your turn", ir.UntilEndOfYourTurn(YOU)),
    ("until the end of your opponent's turn", ir.UntilEndOfYourTurn(OPPONENT)),
    ("until the end of your next turn", ir.UntilEndOfNextTurn(YOU)),
    ("until the end of your opponent's next turn", ir.UntilEndOfNextTurn(OPPONENT)),
    ("until the end of the next turn", ir.UntilEndOfNextTurn(ir.AnyPlayer())),
    ("until the beginning of your next turn", ir.UntilBeginningOfTurn(YOU)),
    ("until the beginning of your opponent's next turn", ir.UntilBeginningOfTurn(OPPONENT)),
    ("for as long as Hild is on the field", ir.WhileOnField(ME)),
    ("as long as Hild is on the field", ir.WhileOnField(ME)),
]
FOE = ir.OneSubject(ir.Group(FORWARD, qualifiers=(THEIRS,)))
SUMMON = ir.TypeIs(("Summon",))


def choose(count: int, what: ir.Group, **more: object) -> ir.Choose:
    return ir.Choose((ir.Target(ir.Num(count), what, bind="t1", **more),), YOU)  # type: ignore[arg-type]


def a_group(noun: ir.Filter, *qualifiers: ir.Filter, adjectives: tuple[ir.Filter, ...] = ()) -> ir.Group:
    return ir.Group(noun, adjectives, qualifiers)


def held(words: str) -> ir.Condition:
    """What a field ability asks."""
    (held,) = effects(f"If {words}, Hild gains Haste.", "Forward")
    assert isinstance(held, ir.If)
    return held.condition


def refused(text: str, kind: str = "Summon") -> bool:
    try:
        compile_text("fftcg", text, name="Hild", card_type=kind)
    except TextError:
        return True
    return False


def chosen_cost(text: str) -> tuple[ir.Filter, ...]:
    """The qualities of the last cards that are chosen."""
    (ability,) = (meant(text),)
    found = [each for each in nodes(ability) if isinstance(each, ir.Choose)]
    return found[-1].targets[-1].group.qualifiers


def last_effect(text: str, kind: str = "Forward") -> ir.Effect:
    """The last effect of the only ability."""
    return meant(text, kind).effects[-1]  # type: ignore[attr-defined,no-any-return]


def subject(words: str) -> ir.Objects:
    """The cards that a trigger is about."""
    ability = meant(f"When {words} enters your field, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
    return ability.event.subject


def target(count: int, group: ir.Group, bind: str = "t1") -> ir.Target:
    return ir.Target(ir.Num(count), group, bind=bind)


def field(text: str) -> ir.Effect:
    """What the only field ability says."""
    (effect,) = one(text).effects  # type: ignore[attr-defined]
    return effect


def asked_as_it_attacks(words: str) -> ir.Condition | None:
    auto = one(f"When Hild attacks, if {words}, draw 1 card.")
    assert isinstance(auto, ir.AutoAbility)
    return auto.condition


def event_of(text: str) -> ir.Event:
    ability = meant(text)
    assert isinstance(ability, ir.AutoAbility)
    return ability.event


def rule_of(text: str) -> ir.Rule:
    (effect,) = meant(text).effects  # type: ignore[attr-defined]
    assert isinstance(effect, ir.Restrict)
    return effect.rule


def cost(text: str) -> ir.CostItem:
    """The one thing that is paid in words."""
    (item,) = one(text).cost.actions  # type: ignore[attr-defined]
    return item  # type: ignore[no-any-return]


def awaited(words: str) -> ir.Event:
    found = one(f"{words}, draw 1 card.").event  # type: ignore[attr-defined]
    assert isinstance(found, ir.Event)
    return found


def read(*paragraphs: str, kind: str = "Forward") -> ir.CardText:
    return compile_text("fftcg", "[[br]]".join(paragraphs), name="Hild", card_type=kind)


def forwards(*qualifiers: ir.Filter) -> ir.Group:
    return ir.Group(FORWARD, qualifiers=qualifiers)


def done_as_it_enters(text: str) -> tuple[ir.Effect, ...]:
    """What happens when Hild enters the field and the text says so."""
    ability = meant(ENTERS + text)
    assert isinstance(ability, ir.AutoAbility)
    return ability.effects


def auto(text: str) -> ir.AutoAbility:
    made = meant(text)
    assert isinstance(made, ir.AutoAbility)
    return made


def second(text: str) -> ir.Group:
    ability = one(text, "Summon")
    assert isinstance(ability, ir.SummonEffect)
    choose = [each for each in ability.effects if isinstance(each, ir.Choose)][1]
    return choose.targets[0].group


def asked_at_the_end(words: str) -> ir.Condition:
    """What has to hold at the end of the turn."""
    found = one(f"{END} {words}, draw 1 card.").condition  # type: ignore[attr-defined]
    assert isinstance(found, ir.Condition)
    return found


def asked_by_effect(text: str, kind: str = "Forward") -> ir.Condition:
    (effect,) = meant(text, kind).effects  # type: ignore[attr-defined]
    assert isinstance(effect, ir.If)
    return effect.condition


def entering(sentences: str) -> tuple[ir.Effect, ...]:
    found = one(f"When Hild enters the field, {sentences}")
    assert isinstance(found, ir.AutoAbility)
    return found.effects


def ruled(text: str, rule: ir.Rule, what: ir.Objects = ME) -> bool:
    return same(field(text), ir.Restrict(what, rule, ALWAYS))


def static(text: str) -> tuple[ir.Effect, ...]:
    """What the field ability says, without its wordings."""
    found = meant(text)
    assert isinstance(found, ir.FieldAbility)
    return found.effects


def found_nodes(text: str, kind: type) -> list[ir.Node]:
    """The nodes of this class in the one ability of the text."""
    return [each for each in nodes(meant(text)) if isinstance(each, kind)]


def crystals(count: int) -> ir.GainCrystals:
    """You gain so many Crystals."""
    return ir.GainCrystals(YOU, ir.Num(count))
