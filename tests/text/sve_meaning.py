"""What the tests of Shadowverse: Evolve meanings share: reading a text, and the words of its trees."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
import pytest

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text, normalise_text, render_text
from cardwright.text.walk import bottom_up, nodes

AMULET = ir.TypeIs(("Amulet",))
FOE = ir.Opponent()
FOLLOWER = ir.TypeIs(("Follower",))
ON_FIELD = ir.InZone(ir.Field(ir.AnyPlayer()))
ENEMY = ir.Group(FOLLOWER, (ir.ControlledBy(FOE),), (ON_FIELD,))
FOREVER = ir.Permanent()
IT = ir.Ref(("t1",))
YOU = ir.You()
ON_MINE = ir.InZone(ir.Field(YOU))
MINE = ir.Group(FOLLOWER, (), (ON_MINE,))
NAMES = {
    "card_name": frozenset(("Mossback Elder", "Vilo, the Hushed", "Lantern Moth")),
    "trait": frozenset(("Sporeling", "Pixie")),
}
SELF = ir.SelfRef()
SPELL = ir.TypeIs(("Spell",))
PIXIE = ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),))
THEY = ir.PlayerRef(FOE)
DRAW = ir.Draw(YOU, ir.Num(1))
FIRST = ir.Ref(("t1",))
MILL = "put the top card of your deck into your cemetery."
SECOND = ir.Ref(("t2",))
T = TypeVar("T", bound=ir.Node)
DRAW_TWO = ir.Draw(YOU, ir.Num(2))
ALWAYS = ir.Continuous()
CARD = ir.IsCard()
TURN = ir.UntilEndOfTurn()
BAT = ir.Group(sv.IsToken(), (ir.NameIs("Forest Bat"),))
ELDER = ir.Group(ir.NameIs("Mossback Elder"))
GHOST = ir.Group(sv.IsToken(), (ir.NameIs("Ghost"),))
IN_CEMETERY = ir.InZone(sv.Cemetery(YOU))
MOTH = ir.Group(ir.NameIs("Lantern Moth"))
SPORELING = ir.Group(FOLLOWER, (sv.TraitIs("Sporeling"),))
PAIRS = [
    ("a Pixie follower and Sporeling follower", PIXIE, SPORELING),
    ("a follower and amulet", ir.Group(FOLLOWER), ir.Group(AMULET)),
    ("a Ghost and Forest Bat token", GHOST, BAT),
    ("a Lantern Moth and Mossback Elder", MOTH, ELDER),
]
LEADER = sv.LeaderOf(YOU)
TWO = ir.Num(2)
X = ir.X()
ONE_FOE = "Select an enemy follower on the field."
IN_HAND = ir.InZone(ir.Hand(YOU))
EX = sv.ExArea(YOU)
AMULETS = ir.Group(AMULET, (), (ON_MINE,))
THEIR_LEADER = sv.LeaderOf(FOE)
GRAVE = sv.Cemetery(YOU)


def chosen(group: ir.Group, count: int = 1, **more: Any) -> ir.Choose:
    return ir.Choose((ir.Target(ir.Num(count), group, bind="t1", **more),), YOU)


def plain(node: Any) -> Any:
    """The node without the numbers of its wordings."""
    return bottom_up(node, lambda each: msgspec.structs.replace(each, w=0))


def compiled(text: str, card_type: str = "Follower") -> Any:
    """The one ability of a text, without wordings; it must print back."""
    made = compile_text("sve", text, name="Anyone", card_type=card_type, lexicon=NAMES)
    tidy = "[[br]]".join(normalise_text("sve", text, lexicon=NAMES).paragraphs)
    assert render_text("sve", made, name="Anyone", card_type=card_type) == tidy
    assert len(made.abilities) == 1
    return plain(made.abilities[0])


def effects(text: str) -> tuple[ir.Effect, ...]:
    """What a spell with this text does."""
    ability = compiled(text, "Spell")
    assert isinstance(ability, ir.SummonEffect)
    return ability.effects


def stats(attack: int | None, defense: int | None) -> sv.StatUp:
    return sv.StatUp(
        None if attack is None else ir.Num(attack),
        None if defense is None else ir.Num(defense),
    )


def such(group: ir.Group, count: int, compare: str = ">=") -> ir.Exists:
    return ir.Exists(group, ir.Num(count), compare)


def named(name: str) -> ir.Filter:
    return ir.NameIs(name)


def read_with_names(text: str, lexicon: tuple[str, ...]) -> ir.CardText:
    names = {"card_name": frozenset(lexicon)}
    return compile_text("sve", text, name="Anyone", card_type="Follower", lexicon=names)


def tree(text: str) -> ir.CardText:
    read = compile_text("sve", text, name="Hild", card_type="Follower")
    assert render_text("sve", read, name="Hild", card_type="Follower") == text
    return read


def only_node(text: str, kind: type[T]) -> T:
    found = [each for each in nodes(tree(text)) if isinstance(each, kind)]
    assert len(found) == 1
    return found[0]


def amulets(count: int) -> ir.Exists:
    return ir.Exists(ir.Group(AMULET, (), (ON_MINE,)), ir.Num(count), ">=")


def enemy(*qualifiers: ir.Filter) -> ir.Group:
    return ir.Group(FOLLOWER, (ir.ControlledBy(FOE),), (*qualifiers, ON_FIELD))


def counted(words: str) -> ir.Amount:
    [made] = [n for n in nodes(compiled(f"[fanfare] Draw X cards. X equals {words}.")) if isinstance(n, sv.Let)]
    return made.amount


def condition(words: str) -> ir.Condition:
    [given] = effects(f"If {words}, draw a card.")
    assert isinstance(given, ir.If) and given.effect == DRAW
    return given.condition


def refused(text: str, card_type: str = "Spell") -> str:
    with pytest.raises(TextError) as error:
        compile_text("sve", text, name="Anyone", card_type=card_type, lexicon=NAMES)
    return str(error.value)


def static(text: str) -> ir.Effect:
    """The one passive effect of a follower's text."""
    ability = compiled(text)
    assert isinstance(ability, ir.FieldAbility)
    [effect] = ability.effects
    return effect


def places(text: str, card_type: str = "Follower") -> list[Any]:
    """Where the cards are that a text counts."""
    counted = [each.group for each in nodes(compiled(text, card_type)) if isinstance(each, ir.Exists | ir.CountOf)]
    return [[q.zone for q in each.qualifiers if isinstance(q, ir.InZone)] for each in counted]


def _in(group: ir.Group, *where: ir.Filter) -> ir.Group:
    return ir.Group(group.noun, group.adjectives, where)


def _up_to(kind: ir.Group, count: int, name: str) -> ir.Target:
    return ir.Target(ir.Num(count), kind, up_to=True, bind=name)


def cards_in(zone: ir.Zone, noun: ir.Filter = CARD, *adjectives: ir.Filter) -> ir.Group:
    return ir.Group(noun, adjectives, (ir.InZone(zone),))


def triggered(text: str) -> ir.Effect:
    """The one effect of an automatic ability."""
    [effect] = compiled(text).effects
    assert isinstance(effect, ir.Effect)
    return effect


def asked_as_it_enters(text: str) -> ir.Condition:
    """What is asked before a card is drawn."""
    asked = triggered(f"[fanfare] If {text}, draw a card.")
    assert isinstance(asked, ir.If)
    assert asked.effect == DRAW
    return asked.condition
