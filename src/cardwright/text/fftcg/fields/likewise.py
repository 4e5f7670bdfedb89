"""What field abilities say of one source, number, dealer or span, said of the others (11.12.5)."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import (
    ALWAYS,
    BOTH,
    CASTERS,
    DURING,
    ELEMENTS,
    RESULTS,
    SUMMON_OR_ABILITY,
    THIS,
    TURN_FRONT,
    TURN_SPANS,
)
from cardwright.text.fftcg.fields.instead import PLACES
from cardwright.text.fftcg.filled import Filled

FIRST = 7700  # wordings of this module begin here
LATER = 47_000  # those of what stands further down
BARRED: tuple[tuple[str, type[ir.Effect]], ...] = (("cast", ir.CannotCast), ("play", ir.CannotPlay))


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _sources(g)
    _unreduced(g)
    _castable(g)
    _attacks(g)
    _taken(g)
    _dealers(g)
    _to_players(g)
    _this_turn(g)
    _away(g)
    _rules(g)
    _casting(g)


def _sources(g: Filled) -> None:
    # "if an ability of Hild deals damage to a Forward": the card itself as the one whose ability it is
    itself = ir.Group(ir.IsCard(), qualifiers=(ir.IsOneOf(ir.SelfRef()),))
    own = {"kinds": ("ability",), "cards": itself}
    for w, words in enumerate(("an ability of {_:self}", "{_:self}'s ability"), FIRST):
        for category in ("your_effect", "damage_from"):
            g.phrase(category, words, ir.DamageSource, w=w, **own)
    g.phrase("your_effects", "{_:self}'s abilities", ir.DamageSource, w=FIRST, **own)
    g.phrase("your_effects", "abilities of {_:self}", ir.DamageSource, w=FIRST + 1, **own)
    for kinds, words in (
        (("summon",), "Summons"),
        (("ability",), "abilities"),
        (SUMMON_OR_ABILITY, "Summons or abilities"),
    ):
        g.phrase("your_effects", f"your {words}", ir.DamageSource, kinds=kinds, by=ir.You())
        g.phrase("your_effects", f"your opponent's {words}", ir.DamageSource, kinds=kinds, by=ir.Opponent())
    for w, (words, fixed) in enumerate(RESULTS, FIRST):
        text = f"if {{source:your_effects}} deal damage to {{to:struck}}, {words}"
        g.phrase("static", text, ir.ReplaceDamage, duration=ALWAYS, w=w, **fixed)
        g.phrase("action", f"during this turn, {text}", ir.ReplaceDamage, duration=TURN_FRONT, w=w, **fixed)


def _unreduced(g: Filled) -> None:
    for w, (kinds, by) in enumerate(((("summon",), "your Summons"), (("ability",), "your abilities"),
                                     (SUMMON_OR_ABILITY, "your Summons or abilities")), FIRST):  # fmt: skip
        text = f"the damage dealt to {{what:bare_group}} by {by} cannot be reduced"
        rule = ir.DamageStands(ir.You(), kinds)
        g.phrase("static", text, ir.Restrict, rule=rule, duration=ALWAYS, w=w)


def _castable(g: Filled) -> None:
    must = "must_control"
    you = {"player": ir.You()}
    g.phrase(must, "have {count:number} or more {group:group/many}", ir.Exists, w=FIRST)
    points = "have received {count:number} <point/points:count> of damage or more"
    g.phrase(must, points, ir.ReceivedDamage, compare=">=", w=FIRST, **you)
    g.phrase(must, "control {count:number} or less {group:group/many}", ir.Controls, compare="<=", w=FIRST, **you)


def _attacks(g: Filled) -> None:
    g.phrase("counted_attacks", "can attack as many times as {count:counted}", ir.AttackTimes, w=FIRST)
    g.phrase("counted_attacks", "can attack as many times as your points of damage", ir.AttackTimes,
             count=ir.DamageReceived(ir.You()), w=FIRST + 1)  # fmt: skip
    g.phrase("static", "{what:source} {rule:counted_attacks}", ir.Restrict, duration=ALWAYS, w=FIRST)


def _taken(g: Filled) -> None:
    # "If Hild is dealt 5000 damage or more, reduce the damage by 2000 instead."
    amounts = ("{at_most:number} damage or less", "{at_least:number} damage or more")
    for (v, much), (r, (words, change)) in product(enumerate(amounts), enumerate(RESULTS)):
        fixed = {"w": LATER + 20 * v + r, **change}
        text = f"if {{to:damaged}} is dealt {much}, {words}"
        g.phrase("static", text, ir.ReplaceDamage, duration=ALWAYS, **fixed)
        text = f"during this turn, if {{to:damaged_now}} is dealt {much}, {words}"
        g.phrase("action", text, ir.ReplaceDamage, duration=DURING, **fixed)
    # "The damage dealt to Forwards you control is reduced by 1000 instead."
    g.phrase("whole_kind", "{group:group/many}", ir.All, w=3)
    changes = (("is reduced by", "reduce"), ("is increased by", "increase"), ("becomes", "become"), ("increases by", "increase"),
               ("decreases by", "reduce"))  # fmt: skip
    for i, (words, change) in enumerate(changes):
        for v, by in enumerate(("", " by {source:damage_from}")):
            for u, to in enumerate(("whole_kind", "damaged", "the_whole")):
                w = LATER + 100 + 10 * i + u + 5 * v
                text = f"the damage dealt to {{to:{to}}}{by} {words} {{amount:number}} instead"
                g.phrase("static", text, ir.ReplaceDamage, change=change, duration=ALWAYS, w=w)
            for u, to in enumerate(("one_obj", "many_object", "whole_kind")):
                w = LATER + 200 + 10 * i + u + 5 * v
                text = f"during this turn, the damage dealt to {{to:{to}}}{by} {words} {{amount:number}} instead"
                g.phrase("action", text, ir.ReplaceDamage, change=change, duration=DURING, w=w)
    # "If Hild is dealt damage during your turn, the damage increases by 1000 instead."
    for (v, dealt), (r, (words, change)) in product(
        enumerate(("is dealt damage", "receives damage")), enumerate(RESULTS)
    ):
        for key, whose in (("own_turn_damage", "your"), ("turn_damage", "your opponent's")):
            for u, source in enumerate(("", " by {source:damage_from}", " from {source:damage_from}")):
                fixed = {"duration": ALWAYS, "w": LATER + r + 20 * v + 40 * u, **change}
                g.phrase(
                    key, f"if {{to:damaged}} {dealt}{source} during {whose} turn, {words}", ir.ReplaceDamage, **fixed
                )
    # "If Hild is dealt damage, place 1 Moon Counter on Hild and the damage becomes 0 instead."
    text = "place {count:number} {counter:counter} <Counter/Counters:count> on {on:source}"
    g.phrase("taking_counters", text, ir.PlaceCounters, w=LATER)
    # "If Hild receives damage, remove 1 Moon Counter from Hild and ...": below the wordings that `beside.py` keeps
    for v, source in enumerate(("", " from {source:damage_from}", " by {source:damage_from}")):
        for r, (words, change) in enumerate(RESULTS):
            text = f"if {{to:damaged}} receives damage{source}, {{also:taking_counters}} and {words}"
            g.phrase("static", text, ir.ReplaceDamage, duration=ALWAYS, w=300 + r + 20 * v, **change)


def _dealers(g: Filled) -> None:
    # "If a Forward is dealt damage by your ability", "... by a Fire Summon or a Fire ability"
    g.phrase("damage_from", "your ability", ir.DamageSource, kinds=("ability",), by=ir.You(), w=LATER)
    for element in ELEMENTS:
        article = "an" if element in ("Ice", "Earth") else "a"
        cards = ir.Group(ir.IsCard(), adjectives=(ir.ElementIs((element,), w=LATER),))
        for w, words in enumerate(
            (f"{article} {element} Summon or {article} {element} ability", f"{article} {element} Summon or {element} ability",
             f"{element} Summons or {element} abilities"), LATER,
        ):  # fmt: skip
            g.phrase("damage_from", words, ir.DamageSource, kinds=BOTH, cards=cards, w=w)
    # "If Hild is dealt damage by your opponent's Forwards"
    foe = (ir.ControlledBy(ir.Opponent(), w=LATER),)
    g.phrase("opposing_dealers", "{adjectives?:adjectives} {noun:dealing_type}", ir.Group, qualifiers=foe)
    g.phrase("damage_from", "your opponent's {cards:opposing_dealers}", ir.DamageSource, w=LATER)
    # "If Hild is dealt battle damage by a Forward of cost 4 or more, the damage becomes 0 instead."
    battle = {"kinds": ("battle",), "w": LATER}
    g.phrase("met_in_battle", "a {cards:group/one}", ir.DamageSource, **battle)
    for r, (words, change) in enumerate(RESULTS):
        text = f"if {{to:damaged}} is dealt battle damage by {{source:met_in_battle}}, {words}"
        g.phrase("static", text, ir.ReplaceDamage, duration=ALWAYS, w=LATER + r, **change)
        text = f"during this turn, if {{to:damaged_now}} is dealt battle damage by {{source:met_in_battle}}, {words}"
        g.phrase("action", text, ir.ReplaceDamage, duration=DURING, w=LATER + r, **change)


def _to_players(g: Filled) -> None:
    # "If a Forward opponent controls deals damage to you, ...", as of damage to the opponent
    for r, (words, change) in enumerate(RESULTS):
        fixed = {"player": ir.You(), "w": LATER + r, **change}
        text = f"if {{dealer:dealer}} deals damage to you, {words}"
        g.phrase("static", text, ir.ReplacePlayerDamage, duration=ALWAYS, **fixed)
        text = "if {dealer:one_dealer} deals damage to you"
        g.phrase("action", f"during this turn, {text}, {words}", ir.ReplacePlayerDamage, duration=DURING, **fixed)
        g.phrase("action", f"{text} this turn, {words}", ir.ReplacePlayerDamage, duration=THIS, **fixed)
        text = f"if {{dealer:dealer}} deals damage to your opponent other than by its ability, {words}"
        theirs = {"player": ir.Opponent(), "no_ability": True, "duration": ALWAYS, "w": LATER + 20 + r, **change}
        g.phrase("static", text, ir.ReplacePlayerDamage, **theirs)
        if not words.startswith("the damage "):
            continue
        once = words.removeprefix("the damage ")
        text = f"during this turn, the next damage dealt to you by {{dealer:one_dealer}} {once}"
        g.phrase("action", text, ir.ReplacePlayerDamage, duration=DURING, next_only=True, **fixed)


def _this_turn(g: Filled) -> None:
    # in a row: "During this turn, they cannot attack or block, and if they are dealt damage, ..."
    for r, (words, change) in enumerate(RESULTS):
        fixed = {"duration": TURN_FRONT, "w": LATER + r, **change}
        for by in ("", " by {source:damage_from}"):
            for to, dealt in (("{to:one_obj}", "is"), ("{to:many_subject}", "are")):
                g.phrase("turn_item", f"if {to} {dealt} dealt damage{by}, {words}", ir.ReplaceDamage, **fixed)
        for dealer, deal in (("{dealer:one_obj}", "deals"), ("{dealer:many_subject}", "deal")):
            text = f"if {dealer} {deal} damage to a {{to:group/one}}, {words}"
            g.phrase("turn_item", text, ir.ReplaceDealt, **fixed)
            for player, whom in ((ir.Opponent(), "your opponent"), (ir.You(), "you")):
                text = f"if {dealer} {deal} damage to {whom}, {words}"
                g.phrase("turn_item", text, ir.ReplacePlayerDamage, player=player, **fixed)


def _away(g: Filled) -> None:
    # "Play them onto the field. If they leave the field, remove them from the game instead."
    for w, why in enumerate(("", " for any reason")):
        for u, (verb, where, to) in enumerate(PLACES):
            fixed = {"duration": ir.Permanent(), "leaves": True, "to": to, "w": LATER + 10 * w + u}
            text = f"if {{what:many_subject}} leave the field{why}, {verb} them {where} instead"
            g.phrase("action", text, ir.RemoveInstead, **fixed)
            text = f"if {{what:one_obj}} leaves the field{why}, {verb} it {where} instead"
            g.phrase("action", text, ir.RemoveInstead, **{**fixed, "w": LATER + 10 * w + u + 100})
    # "If a Character damaged by Hild leaves the field on the same turn, ...", "a Forward dealt damage by Hild"
    g.phrase("damaged_by", "dealt damage by {card:source}", ir.DamagedBy, w=LATER)
    # "If an Ice Forward of cost 3 or less damaged by Hild is put from the field into the Break Zone on the same turn, ..."
    for kind, hurt, key in (
        ("damaged_by_source", "damaged_by", "cost_and_damaged"),
        ("hurt_kind", "hurt_here", "cost_and_hurt"),
    ):
        only = "only_damaged" if hurt == "damaged_by" else "only_hurt_here"
        g.pair(key, "cost_qualifier", hurt, " ")
        g.phrase(kind, f"{{adjectives:adjectives}} {{noun:type_noun/one}} {{qualifiers:{only}}}", ir.Group)
        g.phrase(kind, f"{{noun:trait_noun}} {{qualifiers:{only}}}", ir.Group)
        g.phrase(kind, f"{{adjectives?:adjectives}} {{noun:type_noun/one}} {{qualifiers:{key}}}", ir.Group)
    for w, when in enumerate(("this turn", "during the same turn", "on the same turn")):
        for u, (may, optional) in enumerate((("", False), ("you may ", True))):
            for x, (verb, where, to) in enumerate(PLACES):
                fixed = {"duration": ALWAYS, "optional": optional, "to": to, "w": LATER + 200 + w + 3 * u + 10 * x}
                text = f"if {{what:damaged_by_it}} leaves the field {when}, {may}{verb} it {where} instead"
                g.phrase("static", text, ir.RemoveInstead, leaves=True, **fixed)
                put = f"is put from the field into the Break Zone {when}, {may}{verb} it {where} instead"
                g.phrase("static", f"if {{what:damaged_by_it}} {put}", ir.RemoveInstead, **fixed)


def _rules(g: Filled) -> None:
    everything = ir.All(ir.Group(ir.IsCharacter()), w=2000)
    rule = ir.DamageStands(ir.You(), w=LATER)
    text = "the damage dealt by your abilities cannot be reduced"
    g.phrase("static", text, ir.Restrict, what=everything, rule=rule, duration=ALWAYS, w=LATER)
    # "During this turn, its power cannot be increased by Summons or abilities."
    power = "{what:possessive} power {rule:power_rule}"
    for text, span in ((f"during this turn, {power}", DURING), (f"{power} this turn", THIS),
                       (f"until the end of the turn, {power}", ir.UntilEndOfTurn(w=1))):  # fmt: skip
        g.phrase("action", text, ir.Restrict, duration=span, w=LATER)
    g.phrase("rule", "cannot be broken by a Summon or an ability", ir.CannotBeBroken, by=ir.AnyPlayer(), w=LATER)
    # "Choose 1 ability that is choosing 1 or more Forwards you control": as "a Forward you control"
    g.phrase("choosing_what", "that is choosing 1 or more {group:group/many}", ir.ChoosesOnly, w=LATER)
    g.phrase("choosing_what", "that is choosing another {group:another_group}", ir.ChoosesOnly, w=LATER + 1)
    # "Hild cannot be chosen by a Backup's ability."
    g.phrase("named_source", "{noun:trait_noun}", ir.Group)
    for by, article in ((ir.AnyPlayer(), "a"), (ir.Opponent(), "your opponent's")):
        for sources in ("source_group", "named_source"):
            text = f"chosen by {article} {{sources:{sources}}}'s ability"
            g.phrase("rule", f"cannot be {text}", ir.CannotBeChosen, by=by, kinds=("ability",), w=LATER)
            g.phrase("happening", f"<is/are> {text}", ir.ChosenBy, by=by, w=LATER)
    common = tuple(each for each in ELEMENTS if each not in ("Light", "Dark"))
    for w, words in enumerate(
        ("other than Light and Dark", "except Light and Dark", "other than Light or Dark"), LATER
    ):
        g.phrase("produced", f"CP of any Element {words}", ir.Produces, elements=common, w=w)
    text = "you cannot play {_:self} onto the field due to Summons or abilities"
    g.phrase("cast_rule", text, ir.NotPlayedByEffects, anywhere=True, w=LATER)


def _casting(g: Filled) -> None:
    # "Until the end of your opponent's next turn, your opponent cannot cast Summons."
    for u, (player, who) in enumerate(CASTERS):
        for w, (front, behind, span) in enumerate(TURN_SPANS):
            barred = {"player": player, "duration": span, "w": LATER + 20 * u + w}
            g.phrase("action", f"{front}{who} cannot cast {{group:group/many}}{behind}", ir.CannotCast, **barred)
            if player != ir.Opponent():
                continue
            for v, (verb, rule) in enumerate(BARRED):
                text = f"{front}{who} cannot {verb} any copies of {{group:copies}}{behind}"
                g.phrase("action", text, rule, **{**barred, "w": LATER + 100 + 20 * v + w})
    ways = (
        ("cast {_:self}", ""),
        ("play {_:self} onto the field", "anywhere"),
        ("play {_:self} from your hand onto the field", "hand"),
    )
    for u, (words, reach) in enumerate(ways):
        for w, either in enumerate(("a_or_a", "a_or_an"), LATER):
            text = f"you must control a {{group:{either}}} to {words}"
            g.phrase("cast_rule", text, ir.MustControl, reach=reach, w=w + 10 * u)
