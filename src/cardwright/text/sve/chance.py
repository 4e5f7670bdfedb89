"""What is done to a card that chance picks (5.18), or the player without "select": "deal 2 damage to a random enemy follower on the
field", "turn a faceup Carrot in your evolve deck facedown".

`RandomObj`, `PickedObj` stand where the instruction names its object; `fold` puts the selection in front of it, `unfold` back.
"""

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.grammar import Grammar
from cardwright.text.sve.scope import PLURAL
from cardwright.text.walk import bottom_up

RANDOM = 90  # `Then.w` of a random selection and what is done with it
CHOSEN = 91  # likewise of one that the player picks on resolution
TIMES = 60  # `Repeat.w` from here on: "3 times" behind the damage, in the same sentence
OF_CHANCE, PICKED = ir.Pronoun("random"), ir.Pronoun("picked")
ANYHOW = 20  # `Target.w` of "4 damage divided among enemy followers on the field": nothing says how many


def add(g: Grammar) -> None:
    """All phrases of this module."""
    g.phrase("random_obj", "{target:random_target}", sv.RandomObj)
    g.alias("obj", "random_obj")
    g.phrase("action", "deal {to:random_obj} {amount:digits} damage", ir.DealDamage)
    g.phrase("action", "add {what:random_obj} to your hand", ir.ToHand, player=ir.You(), verb="add")
    g.phrase("picked_obj", "{target:placed_target}", sv.PickedObj)
    for verb, node in (
        ("refresh", ir.Activate),
        ("evolve", sv.Evolve),
        ("race", sv.Race),
        ("serve", sv.Serve),
        ("reveal", sv.Reveal),
        ("steal", sv.Steal),
    ):
        g.phrase("action", f"{verb} {{what:picked_obj}}", node, w=30)
    g.phrase("action", "serve a Carrot to {what:picked_obj}", sv.Serve, w=31)
    for w, unpaid in enumerate(("without paying its cost", "without paying its evolve cost", "for 0 play points"), 35):
        g.phrase("action", f"evolve {{what:picked_obj}} {unpaid}", sv.Evolve, w=w)
    g.phrase("action", "deal {amount:digits} damage to {to:picked_obj}", ir.DealDamage, w=30)
    for w, among in enumerate(("between", "among"), 30):
        divided = f"deal {{amount:digits}} damage divided {among} {{to:divided_obj}}"
        g.phrase("action", divided, ir.DivideDamage, w=w)
        g.phrase("action", divided.replace("divided", "divided as you choose", 1), ir.DivideDamage, w=w + 4)
        g.phrase("action", f"divide {{amount:digits}} damage {among} {{to:divided_obj}}", ir.DivideDamage, w=w + 6)
    g.phrase("divided_obj", "{target:divided_target}", sv.PickedObj)
    for word in ("or", "and"):  # enemy leaders have no place that could be said
        g.phrase("led_group", f"{{noun:leader_{word}/same}}", ir.Group)
    freely = {"count": ir.Num(0), "any_number": True}
    for group in ("placed_part", "led_group"):
        g.phrase("divided_target", f"any number of {{group:{group}/many}}", ir.Target, **freely)
        g.phrase("divided_target", f"{{group:{group}/many}}", ir.Target, **freely, w=ANYHOW)
        g.phrase("divided_target", f"up to {{count:digits}} {{group:{group}/count}}", ir.Target, up_to=True)
        g.phrase("divided_target", f"{{count:digits}} {{group:{group}/count}}", ir.Target)
    g.phrase("action", "give {to:picked_obj} {gains:gains}", ir.Gain, duration=ir.Permanent(), w=30)
    g.phrase("action", "give {to:picked_obj} {gains:gains} {duration:for_turn}", ir.Gain, w=30)
    g.phrase("action", "turn {what:picked_obj} facedown", sv.Turn, down=True, w=30)
    g.phrase("action", "turn {what:picked_obj} faceup", sv.Turn, w=30)
    g.phrase("action", "play {what:picked_obj} without paying its cost", ir.CastRef, player=ir.You(), w=30)
    played = "play {what:picked_obj} for {amount:digits} play <point/points:amount>"
    g.phrase("action", played, sv.PlayFor, player=ir.You(), w=30)
    for w, article in enumerate(("a", "an"), 30):
        into = f"transform {{what:picked_obj}} into {article} {{name:token_name}} token"
        g.phrase("action", into, sv.Transform, w=w)
    g.phrase("action", "transform {what:picked_obj} into {name:token_name} tokens", sv.Transform, w=33)
    g.phrase("action", "deal damage equal to {amount:amount} to {to:picked_obj}", ir.DealDamage, w=33)
    g.phrase("action", "deal {amount:that_much} damage to {to:picked_obj}", ir.DealDamage, w=38)
    g.phrase("action", "steal {what:picked_obj} {duration:for_turn}", sv.Steal, w=33)
    g.phrase("action", "shuffle {what:picked_obj} into your deck", ir.ShuffleInto, w=30)
    g.phrase("action", "return {what:picked_obj} to your deck and shuffle it", ir.ShuffleInto, w=31)
    put = "put {count:number} {counter:counter} <counter/counters:count> on {on:picked_obj}"
    g.phrase("action", put, ir.PlaceCounters, w=30)
    taken = "remove {count:number} {counter:counter} <counter/counters:count> from {what:picked_obj}"
    g.phrase("action", taken, ir.RemoveCounters, w=30)
    g.phrase("action", "serve {times:plural_integer} Carrots to {what:picked_obj}", sv.Serve, w=32)
    _times(g)


def _times(g: Grammar) -> None:
    """ "Deal 1 damage to a random enemy follower on the field 3 times": each time it is another one, perhaps."""
    for to in ("random_obj", "named_obj"):
        g.phrase("hit", f"deal {{to:{to}}} {{amount:digits}} damage", ir.DealDamage)
    g.phrase("hit", "deal {amount:digits} damage to {to:obj}", ir.DealDamage, w=1)
    g.phrase("hit", "deal {to:every} {amount:digits} damage", ir.DealDamage, w=6)
    g.phrase("action", "{effect:hit} {times:plural_integer} times", sv.Repeat, w=TIMES)
    g.phrase("action", "{effect:hit} {count:x} times", sv.Repeat, w=TIMES)
    g.phrase("action", "{effect:hit} twice", sv.Repeat, times=2, w=TIMES + 1)


def fold(node: ir.Effect) -> ir.Effect:
    """The selection first, then the instruction with what was picked."""
    for field in node.__struct_fields__:
        value = getattr(node, field)
        if isinstance(value, sv.RandomObj | sv.PickedObj) and _each_deals(node):
            raise refuse("it is open whether each of them deals it to another one")
        if isinstance(value, sv.RandomObj):
            return ir.Then(sv.SelectRandom(value.target), msgspec.structs.replace(node, **{field: OF_CHANCE}), w=RANDOM)
        if isinstance(value, sv.PickedObj):
            # what is divided is divided while playing, so that it is known then among whom (10.6.2.3, 10.6.2.4)
            divides = isinstance(node, ir.DivideDamage)
            first = ir.Choose((value.target,), ir.You()) if divides else ir.Select(ir.You(), value.target)
            return ir.Then(first, msgspec.structs.replace(node, **{field: PICKED}), w=CHOSEN)
    return node


def _each_deals(node: ir.Effect) -> bool:
    """ "Each Puppet token on your field deals 1 damage to a random enemy follower"."""
    dealer = node.source if isinstance(node, ir.DealDamage) else None
    return isinstance(dealer, ir.All | ir.Several) or (isinstance(dealer, ir.Pronoun) and dealer.form in PLURAL)


def unfold(node: ir.Then) -> ir.Effect:
    """The instruction as it is printed."""
    first = node.first
    assert isinstance(first, sv.SelectRandom | ir.Select | ir.Choose)
    target = first.targets[0] if isinstance(first, ir.Choose) else first.target
    named = sv.RandomObj(target) if isinstance(first, sv.SelectRandom) else sv.PickedObj(target)
    made = bottom_up(node.then, lambda each: named if each in (OF_CHANCE, PICKED) else each)
    assert isinstance(made, ir.Effect)
    return made
