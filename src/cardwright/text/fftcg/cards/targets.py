"""How many cards are chosen, and Summons and abilities as what is chosen."""

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

TRAITS = (
    ("name", "name", "names"), ("cost", "cost", "costs"), ("element", "Element", "Elements"), ("job", "Job", "Jobs"),
    ("category", "Category", "Categories"), ("type", "card type", "card types"),
)  # fmt: skip
HEADS: tuple[tuple[str, dict[str, object]], ...] = (
    ("{count:number} {group:group/many}", {}),
    ("up to {count:number} {group:group/many}", {"up_to": True}),
    ("any number of {group:group/many}", {"count": ir.Num(0), "any_number": True}),
)

TOTAL_COST = "with a total cost of {most_cost:number} or less"


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _stack(g)
    _targets(g)
    _choosing(g)
    _bounded(g)
    _further_bounded(g)
    _elsewhere(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _stack_more(g)
    _targets_more(g)
    _totals_more(g)
    _choosing_more(g)
    _bounded_more(g)
    _bounded_apart(g)
    _elsewhere_more(g)


def _stack(g: Grammar) -> None:
    g.phrase("ability_noun", "<ability/abilities>", ir.IsAbility)
    g.phrase("ability_noun", "auto-<ability/abilities>", ir.IsAbility, kinds=("auto",))
    g.phrase("ability_noun", "action <ability/abilities>", ir.IsAbility, kinds=("action",))
    g.phrase("ability_noun", "special <ability/abilities>", ir.IsAbility, kinds=("special",))
    g.phrase("ability_noun", "action or special <ability/abilities>", ir.IsAbility, kinds=("action", "special"))
    g.phrase(
        "stack_group",
        "{adjectives?:plain_adjectives} {noun:ability_noun/same} {qualifiers?:stack_qualifiers}",
        ir.Group,
    )
    g.phrase("stack_group", "{noun:summon_or_ability/same} {qualifiers?:stack_qualifiers}", ir.Group)
    # one card: any ability beside a Summon; kinds of abilities are below
    g.phrase(
        "summon_or_ability",
        "Summon or ability",
        ir.NounOr,
        first=ir.Group(ir.TypeIs(("Summon",))),
        second=ir.Group(ir.IsAbility()),
    )
    # one card each, 3 phrases: a Summon beside an ability of each kind
    g.phrase(
        "summon_or_ability", "Summon or {second:kind_group/same}", ir.NounOr, first=ir.Group(ir.TypeIs(("Summon",)))
    )
    g.phrase("kind_group", "{noun:kind_noun/same}", ir.Group)
    g.phrase("kind_noun", "auto-<ability/abilities>", ir.IsAbility, kinds=("auto",))
    g.phrase("kind_noun", "action <ability/abilities>", ir.IsAbility, kinds=("action",))
    g.phrase("kind_noun", "special <ability/abilities>", ir.IsAbility, kinds=("special",))
    g.sequence("stack_qualifiers", "stack_qualifier", max=1)
    # what a Summon chooses stands last: what follows belongs to the card that is chosen
    g.phrase("stack_group", "{noun:summon_noun/same} {qualifiers:choosing}", ir.Group)
    g.phrase("summon_noun", "<Summon/Summons>", ir.TypeIs, types=("Summon",))
    g.alias("stack_qualifier", "choosing_what")
    g.phrase("stack_qualifier", "opponent controls", ir.ControlledBy, player=ir.Opponent())
    g.phrase("stack_qualifier", "triggered from a {group:group/one}", ir.FromSource)
    g.phrase(
        "stack_group",
        "opponent's {noun:ability_noun/same}",
        ir.Group,
        qualifiers=(ir.ControlledBy(ir.Opponent(), w=5),),
    )
    g.phrase("ability_noun", "action ability or special ability", ir.IsAbility, kinds=("action", "special"), w=1)
    words = {"auto": "auto-ability", "action": "action ability", "special": "special ability"}
    # one card: each pair of kinds
    for one in words:
        for two in words:
            if one != two and (one, two) != ("action", "special"):
                # one card: a pair of kinds
                g.phrase("ability_noun", f"{words[one]} or {words[two]}", ir.IsAbility, kinds=(one, two), w=2)


def _targets(g: Grammar) -> None:
    g.phrase("target", "1 {group:one_or_one}", ir.Target, count=ir.Num(1))
    g.phrase("target", "{count:number} {group:group/count}", ir.Target)
    g.phrase("target", "up to {count:number} {group:group/count}", ir.Target, up_to=True)
    g.phrase("target", "any number of {group:group/many}", ir.Target, count=ir.Num(0), any_number=True)
    g.phrase("target", "{count:number} {group:stack_group/count}", ir.Target)
    g.list("targets", "target", ", ", " and ")
    g.phrase("choice", "choose {targets:targets}", ir.Choose, player=ir.You())
    # one card: X of any group
    g.phrase("target", "X {group:group/many}", ir.Target, count=ir.X())
    # "Job Knights in your Break Zone and/or Monsters in your Break Zone": each option says where
    # one card, 8 phrases: each option says where; cards that are counted by name
    g.phrase("target", "{count:number} {group:placed_either}", ir.Target, w=60)
    g.phrase("target", "up to {count:number} {group:placed_either}", ir.Target, up_to=True, w=60)
    g.phrase("placed_either", "{noun:placed_noun/many}", ir.Group)
    g.list("placed_noun", "placed_group", " and/or ", cls=ir.AnyNoun, field="options", min=2, w=20)
    # "1 Forward of cost 1 opponent controls or 1 Monster of cost 2 opponent controls": one card in all
    g.phrase("target", "1 {group:either_whole}", ir.Target, count=ir.Num(1), w=40)
    g.phrase("target", "another {group:another_group}", ir.Target, count=ir.Num(1), w=41)
    # one card, 5 phrases: two whole descriptions, one card in all
    g.phrase("either_whole", "{noun:whole_options}", ir.Group)
    g.list("whole_options", "whole_option", ", 1 ", " or 1 ", cls=ir.AnyNoun, field="options", min=2, w=31)
    g.phrase("whole_option", "{adjectives?:adjectives} {noun:type_noun/one} {qualifiers?:field_qualifiers}", ir.Group)
    many = {"count": ir.Num(0), "any_number": True}
    # one card: as many of them as are on the stack
    g.phrase("target", "any number of {group:stack_group/many}", ir.Target, **many)
    # one card: an article where others say 1
    for w, article in enumerate(("a", "an"), 42):
        g.phrase("target", article + " {group:stack_group/one}", ir.Target, count=ir.Num(1), w=w)
    # one card, 2 phrases: a job that was named; three choices; whose abilities
    g.phrase("choice", "choose {targets:targets_comma}", ir.Choose, player=ir.You(), w=20)
    g.list("targets_comma", "target", ", ", ", and ", min=3)


def _choosing(g: Grammar) -> None:
    g.sequence("choosing", "choosing_what", max=1)
    g.phrase("choosing_what", "that is choosing a {group:group/one}", ir.ChoosesOnly)
    g.phrase("choosing_what", "that is choosing only 1 {group:group/one}", ir.ChoosesOnly, only=True)
    # one card each: what a Summon is choosing, in the words of then and now
    for w, words in enumerate(("choosing a", "targeting a"), 1):
        g.phrase("choosing_what", words + " {group:group/one}", ir.ChoosesOnly, w=w)


def _bounded(g: Grammar) -> None:
    # one card each, 2 phrases: different Elements; other traits are elsewhere
    g.phrase(
        "target",
        "up to {count:number} {group:group/count}, each of a different Element",
        ir.Target,
        up_to=True,
        different="element",
    )
    g.phrase(
        "target", "{count:number} {group:group/count}, each of a different Element", ir.Target, different="element"
    )
    # one card: any group and any number that is counted
    g.phrase("target", "as many {group:group/many} as the {count:count_group}", ir.Target, w=1)
    # "select as many as possible" makes "up to" the exact number, as far as there are enough
    g.phrase("full_target", "up to {count:number} {group:group/count} (select as many as possible)", ir.Target, w=1)
    g.phrase("target", "up to the same number of {group:group/many} as the {count:count_group}", ir.Target, up_to=True)
    # one card: any group and any number that is counted
    g.phrase("target", "the same number of {group:group/many} as the {count:count_group}", ir.Target)
    # one card each: names and costs, up to a number and exactly; more traits in the tables
    for w, (trait, words) in enumerate((("name", " with different names"), ("cost", ", each with a different cost"))):
        some = f"{_several(words)} {{group:group/many}}{words}"
        g.phrase("target", some, ir.Target, different=trait, w=w)
        g.phrase("target", f"up to {some}", ir.Target, different=trait, up_to=True, w=w)
    for up_to, head in ((True, "up to "), (False, "")):
        for w, (trait, words) in enumerate((("element", "Elements"), ("cost", "costs"), ("name", "names")), 4):
            g.phrase(
                "target",
                f"{head}{{count:many_number}} {{group:group/many}} of different {words}",
                ir.Target,
                different=trait,
                up_to=up_to,
                w=w,
            )


def _further_bounded(g: Grammar) -> None:
    # a table of what differs, up to a number and exactly; one card has some of it
    for trait, words in (
        ("name", " each with a different name"),
        ("cost", " each with a different cost"),
        ("element", " each of a different Element"),
    ):
        for up_to in (True, False):
            head = "up to " if up_to else ""
            g.phrase(
                "target",
                f"{head}{{count:number}} {{group:group/many}}{words}",
                ir.Target,
                different=trait,
                up_to=up_to,
                w=3,
            )
    for trait, words in (
        ("element", "of a different Element"),
        ("name", "with a different name"),
        ("cost", "with a different cost"),
    ):
        # one card, 2 phrases: so many, or up to so many
        for up_to, head in ((True, "up to "), (False, "")):
            text = f"{head}{{count:number}} {{group:group/many}}, each {words},"
            g.phrase("target", text, ir.Target, different=trait, up_to=up_to, w=61)
    # one card: each with its own name or cost, any number of them
    for trait, words in (("name", "with a different name"), ("cost", "of a different cost")):
        g.phrase(
            "target",
            f"any number of {{group:group/many}}, each {words},",
            ir.Target,
            count=ir.Num(0),
            any_number=True,
            different=trait,
            w=41,
        )
    # as many as there are of something: "1 Forward for every 2 points of damage you have received"
    full = "(select as many as possible)"
    # one card, 2 phrases: as many as there are of something, all of them if possible
    g.phrase("full_target", f"1 {{group:group/one}} for every {{count:every}} {full}", ir.Target, w=44)
    g.phrase("full_target", f"1 {{group:group/one}} for each {{count:each}} {full}", ir.Target, w=45)
    # one card, 6 phrases: totals of costs and of power
    g.phrase("target", f"up to {{count:many_number}} {{group:group/many}} {TOTAL_COST}", ir.Target, up_to=True, w=60)
    many = {"count": ir.Num(0), "any_number": True}
    g.phrase("target", f"any number of {{group:group/many}} {TOTAL_COST}", ir.Target, w=61, **many)
    g.phrase("target", f"as many {{group:group/many}} as you want {TOTAL_COST}", ir.Target, w=62, **many)


def _elsewhere(g: Grammar) -> None:
    # "select 1 of your Card Name Olga removed from the game"
    # one card, 3 phrases: one's own cards that are out of the game
    g.phrase("target", "{count:number} of your {group:removed_group}", ir.Target)
    away = (ir.OwnedBy(ir.You(), w=2), ir.InZone(ir.Removed(ir.You()), w=1))
    g.phrase("removed_group", "{noun:trait_noun} removed from the game", ir.Group, qualifiers=away)
    g.phrase("removed_group", "{noun:type_noun/many} removed from the game", ir.Group, qualifiers=away)
    drawn = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(ir.You()), w=1),))
    # one card: as many as were drawn before
    g.phrase("target", "as many cards as drawn from your hand", ir.Target, count=ir.ResultCount(), group=drawn, w=3)


def _stack_more(g: Filled) -> None:
    g.phrase("own_card", "{qualifiers:this_card}", ir.Group, noun=ir.IsCard(), w=70)
    # one card: the card itself as the one that is chosen
    g.list("this_card", "it_is_source", ", ", max=1)
    g.phrase("it_is_source", "{card:source}", ir.IsOneOf)
    g.phrase("stack_qualifier", "of a {group:group/one}", ir.FromSource, w=300)
    g.phrase("kind_anywhere", "{adjectives?:adjectives} {noun:type_noun/one}", ir.Group)
    # a Summon beside a kind of ability, in the other order; and what they choose
    summon = ir.Group(ir.TypeIs(("Summon",)))
    g.phrase("summon_or_ability", "{first:kind_group/same} or <Summon/Summons>", ir.NounOr, second=summon, w=3000)
    g.phrase(
        "summon_or_ability", "ability or Summon", ir.NounOr, first=ir.Group(ir.IsAbility()), second=summon, w=3000 + 1
    )
    kinds = {"auto": "auto-ability", "action": "action ability", "special": "special ability"}
    for v, end in enumerate((" or ", ", or ")):
        for one in kinds:
            for two in kinds:
                if one != two:
                    second = ir.Group(ir.IsAbility((one, two)))
                    text = f"Summon, {kinds[one]}{end}{kinds[two]}"
                    g.phrase("summon_or_ability", text, ir.NounOr, first=summon, second=second, w=600 + v)
    # "an opponent's Summon that is choosing a Forward you control"
    g.sequence("theirs", "of_theirs", max=1)
    g.phrase("of_theirs", "opponent's", ir.ControlledBy, player=ir.Opponent(), w=400)
    for noun in ("ability_noun/same", "summon_noun/same", "summon_or_ability/same"):
        head = f"{{adjectives:theirs}} {{noun:{noun}}}"
        g.phrase("stack_group", f"{head} {{qualifiers:choosing}}", ir.Group)
        if noun != "ability_noun/same":
            g.phrase("stack_group", head, ir.Group)


def _totals_more(g: Filled) -> None:
    for w, total in enumerate(
        ("with a total power of {most_power:number} or less", "with total power of {most_power:number} or less"), 860
    ):
        many = {"count": ir.Num(0), "any_number": True}
        g.phrase("target", f"up to {{count:many_number}} {{group:group/many}} {total}", ir.Target, up_to=True, w=w)
        g.phrase("target", f"any number of {{group:group/many}} {total}", ir.Target, w=w + 10, **many)
        g.phrase("target", f"as many {{group:group/many}} as you want {total}", ir.Target, w=w + 20, **many)


def _targets_more(g: Filled) -> None:
    g.phrase("optional_target", "up to {count:number} {group:group/count}", ir.Target, up_to=True, w=6)
    # "1 Card Name Olga or 1 Summon": one card in all, each kind described whole
    g.phrase("trait_whole", "{adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers?:field_qualifiers}", ir.Group)
    for w, kinds in enumerate((("trait_whole", "whole_option"), ("whole_option", "trait_whole")), 32):
        g.pair(f"mixed_{w}", *kinds, " or 1 ", cls=ir.AnyNoun, field="options", w=w)
        g.phrase("either_whole", f"{{noun:mixed_{w}}}", ir.Group)
    g.phrase("bare_count", "{group:counted_group}", ir.CountOf, w=3000)
    g.phrase("target", "up to X {group:group/many}", ir.Target, count=ir.X(), up_to=True, w=600)
    # "up to 2 Forwards opponent controls or Forwards in your Break Zone": each kind with its own place
    for head, fixed in (("", {}), ("up to ", {"up_to": True})):
        g.phrase("target", head + "{count:number} {group:here_or_there}", ir.Target, w=520, **fixed)
    # one card, 6 phrases: two kinds in two places
    g.phrase("here_or_there", "{noun:placed_kinds}", ir.Group)
    g.list("placed_kinds", "placed_kind", " or ", cls=ir.AnyNoun, field="options", min=2, max=2, w=520)
    g.phrase("placed_kind", "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers:one_place}", ir.Group)
    g.list("one_place", "kind_place", ", ", max=1)
    g.phrase("kind_place", "in {zone:zone}", ir.InZone)
    for player, words in ((ir.You(), "you control"), (ir.Opponent(), "opponent controls")):
        g.phrase("kind_place", words, ir.ControlledBy, player=player)
    # "choose up to 1 Forward for each Job Knight you control": as many in all
    for w, (each, count) in enumerate((("for each", "each"), ("for every", "every")), 540):
        for up_to, head in ((False, "1"), (True, "up to 1")):
            text = f"{head} {{group:group/one}} {each} {{count:{count}}}"
            g.phrase("target", text, ir.Target, up_to=up_to, w=w)
    g.phrase("target", "up to {count:number} {group:stack_group/count}", ir.Target, up_to=True, w=400)


def _choosing_more(g: Filled) -> None:
    targets = ("that targets", "that is targeting")
    for w, words in enumerate(("that is choosing", "choosing", "targeting", *targets), 70):
        g.phrase("choosing_what", f"{words} {{group:own_card}}", ir.ChoosesOnly, w=w)
        g.phrase("choosing_what", f"{words} only {{group:own_card}}", ir.ChoosesOnly, only=True, w=w)
        g.phrase("choosing_what", f"{words} an {{group:group/one}}", ir.ChoosesOnly, w=w)
        for v, one in enumerate(("a", "an", "1"), 1):
            only = f"{words} only {one} {{group:group/one}}"
            g.phrase("choosing_what", only, ir.ChoosesOnly, only=True, w=w + 10 * v)
        if words in targets:
            g.phrase("choosing_what", f"{words} a {{group:group/one}}", ir.ChoosesOnly, w=w + 10)
    # "that is choosing only 1 Character in any zone", "that has only one target"
    for v, words in enumerate(("that is choosing only 1", "choosing only 1"), 40):
        anywhere = f"{words} {{group:kind_anywhere}} in any zone"
        g.phrase("choosing_what", anywhere, ir.ChoosesOnly, only=True, w=v)
    anything = ir.Group(ir.IsCard())
    only_one = ("that has only one target", "that has only 1 target", "with only one target",
                "that is choosing only 1 target", "that is choosing only one target", "choosing only 1 target",
                "choosing only one target")  # fmt: skip
    for v, words in enumerate(only_one, 42):
        g.phrase("choosing_what", words, ir.ChoosesOnly, group=anything, only=True, w=v)
    for w, words in enumerate(("choosing only 1", "targeting only 1", "that is targeting only 1"), 600):
        g.phrase("choosing_what", f"{words} {{group:group/one}}", ir.ChoosesOnly, only=True, w=w)


def _several(tail: str) -> str:
    """The number before what differs: one alone has "different names" only together with what stands before it (`ones_apart`)."""
    return "{count:number}" if "each" in tail else "{count:many_number}"


def _bounded_more(g: Filled) -> None:
    """Any number, and as many as something else."""
    tails = (
        ("element", ", each of a different Element"),
        ("element", " of different Elements"),
        ("element", " each of a different Element"),
        ("name", " with different names"),
        ("name", ", each with a different name"),
        ("name", " each with a different name"),
        ("cost", ", each with a different cost"),
        ("cost", ", each of a different cost"),
        ("cost", " of different costs"),
        ("cost", " each with a different cost"),
        ("job", ", each with a different Job"),
        ("job", " with different Jobs"),
        ("element", " that don't share Elements"),
        ("element", " that don't share an Element"),
        ("job", " that don't share a Job"),
    )
    many = {"count": ir.Num(0), "any_number": True}
    for w, (trait, words) in enumerate(tails, 70):
        text = f"any number of {{group:group/many}}{words}"
        g.phrase("target", text, ir.Target, different=trait, w=w, **many)
        if (trait, words) in tails[4:5] + tails[7:8] + tails[10:]:
            for up_to, head in ((True, "up to "), (False, "")):
                text = f"{head}{_several(words)} {{group:group/many}}{words}"
                g.phrase("target", text, ir.Target, different=trait, up_to=up_to, w=w)
    for head, up_to in (("up to ", True), ("", False)):
        text = f"{head}the same number of {{group:group/many}} as {{count:bare_count}}"
        g.phrase("target", text, ir.Target, up_to=up_to, w=3000)
    g.phrase("target", "up to as many {group:group/many} as the {count:count_group}", ir.Target, up_to=True, w=600 + 1)


def _bounded_apart(g: Filled) -> None:
    """As many as were moved before, and each of another name, cost or Element."""
    # "When you do so, choose up to the same number of Forwards": as many as were removed, put away ... just before
    as_many = ir.CountRef(ir.Pronoun("so_many"), w=600)
    for head, up_to in (("up to ", True), ("", False)):
        text = f"{head}the same number of {{group:group/many}}"
        g.phrase("target", text, ir.Target, count=as_many, up_to=up_to, w=7000)
    for trait, one, many in TRAITS:
        tails = (
            f" with different {many}", f" of different {many}", f", each of a different {one}", f", each with a different {one}",
            f" each of a different {one}", f" each with a different {one}", f" of different {one}",
        )  # fmt: skip
        for w, tail in enumerate(tails, 560):
            for head, fixed in HEADS:
                several = head.replace("{count:number}", _several(tail))
                g.phrase("target", several + tail, ir.Target, different=trait, w=w, **fixed)
    for w, tail in enumerate((", each of a different Element and cost", " with different names and costs"), 560 + 10):
        trait = "element,cost" if "Element" in tail else "name,cost"
        for head, fixed in HEADS:
            g.phrase("target", head + tail, ir.Target, different=trait, w=w, **fixed)
    many = {"count": ir.Num(0), "any_number": True}
    # "2 Forwards each of a different Element in your Break Zone": where they lie stands behind
    for trait in ("element", "name", "cost", "type"):
        for up_to, head in ((True, "up to "), (False, "")):
            text = f"{head}{{count:number}} {{group:differing_{trait}}}"
            g.phrase("target", text, ir.Target, different=trait, up_to=up_to, w=5000)
    for trait, words in (
        ("name", "with a different name"), ("cost", "of a different cost"), ("element", "of a different Element"),
        ("type", "of a different card type"), ("job", "with a different Job"),
    ):  # fmt: skip
        text = f"any number of {{group:group/many}}, each {words},"
        g.phrase("target", text, ir.Target, different=trait, w=41, **many)
    full = "(select as many as possible)"
    g.phrase("full_target", f"{{count:many_number}} {{group:group/many}} {full}", ir.Target, w=400)


def _elsewhere_more(g: Filled) -> None:
    r = "removed_group"
    # "select 1 of your Job Knight Forwards removed from the game"
    away = {"qualifiers": (ir.OwnedBy(ir.You(), w=2), ir.InZone(ir.Removed(ir.You()), w=1))}
    g.phrase(r, "{adjectives:adjectives} {noun:type_noun/many} removed from the game", ir.Group, **away)
    g.phrase(r, "{adjectives:plain_adjectives} {noun:trait_noun} removed from the game", ir.Group, **away)
    g.phrase("target", "up to {count:number} of your {group:removed_group}", ir.Target, up_to=True, w=400)
