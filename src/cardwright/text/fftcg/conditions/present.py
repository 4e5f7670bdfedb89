"""What players control, and which cards there are somewhere."""

from cardwright.text import ir
from cardwright.text.fftcg.common import MANIFOLD, RELATIONS, THEIR
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

TYPES = ("Forward", "Backup", "Monster", "Summon")

SOME = 8300  # wordings of "a Forward or 3 or more Backups"
FIELD_OF = ((ir.You(), "you", "control"), (ir.Opponent(), "your opponent", "controls"))


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _controls(g)
    _there_is(g)
    _compared_controls(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _controls_more(g)
    _several_controlled(g)
    _there_is_more(g)
    _one_or_several(g)
    _alike_more(g)
    _differing_more(g)


def _controls(g: Grammar) -> None:
    # a table of both players; some of its forms one card has
    for player, does, control, dont in (
        (ir.You(), "you", "control", "don't"),
        (ir.Opponent(), "your opponent", "controls", "doesn't"),
    ):
        fixed = {"player": player}
        g.phrase("condition", f"{does} {control} a {{group:group/one}}", ir.Controls, count=ir.Num(1), **fixed)
        g.phrase("condition", f"{does} {control} an {{group:group/one}}", ir.Controls, count=ir.Num(1), w=1, **fixed)
        g.phrase("condition", f"{does} {control} {{group:named_group}}", ir.Controls, count=ir.Num(1), w=2, **fixed)
        g.phrase(
            "condition", f"{does} {control} {{count:number}} or more {{group:group/many}}", ir.Controls, w=6, **fixed
        )
        g.phrase(
            "condition",
            f"{does} {control} {{count:number}} or less {{group:group/many}}",
            ir.Controls,
            compare="<=",
            **fixed,
        )
        none = {"count": ir.Num(0), "compare": "<=", **fixed}
        g.phrase("condition", f"{does} {control} no {{group:group/many}}", ir.Controls, w=7, **none)
        g.phrase("condition", f"{does} {dont} control any {{group:group/many}}", ir.Controls, w=1, **none)
        g.phrase("condition", f"{does} {dont} control {{group:group/many}}", ir.Controls, w=2, **none)
        for w, article in ((3, "a"), (8, "an")):
            text = f"{does} {dont} control {article} {{group:group/one}}"
            g.phrase("condition", text, ir.Controls, w=w, **none)
        g.phrase("condition", f"{does} {control} {{groups:name_pair}}", ir.ControlsEach, **fixed)
    # a table of both players; one card has some of it
    for player, does, control in ((ir.You(), "you", "control"), (ir.Opponent(), "your opponent", "controls")):
        g.phrase(
            "condition",
            f"{does} {control} only {{count:number}} {{group:group/count}}",
            ir.Controls,
            player=player,
            compare="=",
        )
        g.phrase(
            "condition", f"{does} {control} any {{group:group/many}}", ir.Controls, player=player, count=ir.Num(1), w=3
        )
        g.phrase(
            "condition",
            f"{does} {control} {{count:number}} {{group:group/count}} or more",
            ir.Controls,
            player=player,
            w=4,
        )
        g.phrase("condition", f"{does} {control} a {{group:a_or_a}}", ir.Controls, player=player, count=ir.Num(1), w=5)


def _there_is(g: Grammar) -> None:
    g.phrase("condition", "neither player controls any {group:group/many}", ir.Exists, count=ir.Num(0), compare="<=")
    # one card each: the three ways to name what nobody controls
    for w, cards in enumerate(("{group:group/many}", "a {group:group/one}", "an {group:group/one}")):
        words = "neither player controls " + cards
        g.phrase("condition", words, ir.Exists, count=ir.Num(0), compare="<=", w=(1, 4, 5)[w])
    g.phrase("condition", "you have {count:number} or more {group:group/many}", ir.Exists)
    g.phrase("condition", "there are {count:number} or more {group:group/many}", ir.Exists, w=1)
    g.phrase("condition", "you have {count:number} or less {group:group/many}", ir.Exists, compare="<=")
    g.phrase("condition", "there are {count:number} or less {group:group/many}", ir.Exists, compare="<=", w=1)
    g.phrase("condition", "there are no {group:group/many}", ir.Exists, count=ir.Num(0), compare="<=", w=3)
    # one card: "a total of" says no more than the number; the opponent's is in the tables
    g.phrase("condition", "you have a total of {count:number} or more {group:group/many}", ir.Exists, w=5)
    g.phrase("condition", "you have a {group:group/one}", ir.Exists, count=ir.Num(1), w=2)
    g.phrase("condition", "you have an {group:group/one}", ir.Exists, count=ir.Num(1), w=3)
    g.phrase("condition", "there is a {group:group/one}", ir.Exists, count=ir.Num(1), w=4)
    # one card: all the traits by which cards can differ
    for trait, words in (("element", "Elements"), ("cost", "costs"), ("name", "names"), ("job", "Jobs")):
        g.phrase("condition", f"the {{group:group/many}} are all of different {words}", ir.AllDifferent, trait=trait)
    g.phrase("condition", "all the {group:group/many} are {filter:state}", ir.AllAre)
    g.phrase("condition", "all the {group:group/many} have {filter:trait}", ir.AllAre, w=1)
    # one card: several traits that all have
    g.phrase("condition", "all the {group:group/many} have {filter:either_trait}", ir.AllAre, w=1)
    g.phrase("element_state", "{elements:elements} Element", ir.ElementIs, w=2)
    g.phrase("condition", "all the {group:group/many} have {filter:element_state}", ir.AllAre, w=1)
    # one card: what shown cards have in common
    for trait, words in (("element", "Element"), ("type", "type"), ("cost", "cost")):
        g.phrase("condition", f"{{cards:all_shown}} are of the same {words}", ir.AllShare, trait=trait)
    # one card, 2 phrases: a card type in full; of the cards that are spoken of
    g.phrase("condition", "{cards:all_shown} are of the same card type", ir.AllShare, trait="type", w=1)
    g.phrase("condition", "any {group:owned_away}", ir.Exists, count=ir.Num(1))
    away = (ir.OwnedBy(ir.You(), w=3), ir.InZone(ir.Removed(ir.You()), w=2))
    # one card: with a number before it, it is in the tables
    g.phrase("owned_away", "{noun:type_noun/many} you own are removed from the game", ir.Group, qualifiers=away)
    g.phrase("condition", "all the {group:group/many} are {filter:trait}", ir.AllAre, w=2)
    words = "you have a total of {count:number} or more {group:group/many} (before paying the cost for {_:self})"
    # one card: the moment is said, too
    g.phrase("condition", words, ir.Exists, w=36)


def _compared_controls(g: Grammar) -> None:
    g.list("pair_a", "a_group", ", ", " and ", min=2)
    g.phrase("condition", "you control {groups:pair_a}", ir.ControlsEach, player=ir.You(), w=2)
    g.phrase("condition", "your opponent controls {groups:pair_a}", ir.ControlsEach, player=ir.Opponent(), w=2)
    # one card: by how many, for both players
    for player, who, control in FIELD_OF:
        than = "you" if player == ir.Opponent() else "your opponent"
        fixed = {"player": player}
        g.phrase(
            "condition",
            f"{who} {control} more {{group:group/many}} than {than}",
            ir.ControlsMore,
            by=ir.Num(1),
            **fixed,
        )
        g.phrase(
            "condition",
            f"{who} {control} {{by:number}} or more {{group:group/many}} more than {than}",
            ir.ControlsMore,
            w=1,
            **fixed,
        )
        their = "their" if player == ir.Opponent() else "your"
        has = "has" if player == ir.Opponent() else "have"
        g.phrase(
            "condition",
            f"{who} {has} more cards in {their} hand than {than}",
            ir.Compare,
            left=ir.HandSize(player),
            right=ir.HandSize(ir.You() if player == ir.Opponent() else ir.Opponent()),
            compare=">",
        )


def _controls_more(g: Filled) -> None:
    """How many cards somebody controls, for themselves or against the other player."""
    for w, words in enumerate(
        ("you control the same number of {group:group/many} as your opponent",
         "your opponent controls the same number of {group:group/many} as you",
         "you and your opponent control the same number of {group:group/many}",
         "both players control the same number of {group:group/many}"), 800
    ):  # fmt: skip
        g.phrase("condition", words, ir.ControlSame, w=w)
    for player, who, control in FIELD_OF:
        than = "you" if player == ir.Opponent() else "your opponent"
        text = f"{who} {control} at least {{by:number}} more {{group:group/many}} than {than}"
        g.phrase("condition", text, ir.ControlsMore, player=player, w=2000)
        for w, tail in enumerate(("", " do" if than == "you" else " does"), 2001):
            text = f"{who} {control} {{by:number}} or more {{group:group/many}} than {than}{tail}"
            g.phrase("condition", text, ir.ControlsMore, player=player, w=w)
    for holder, who in ((ir.You(), "you control"), (ir.Opponent(), "your opponent controls")):
        text = f"{who} a total of {{count:number}} or more {{group:group/many}}"
        g.phrase("condition", text, ir.Controls, player=holder, w=70)
    one = {"player": ir.You(), "count": ir.Num(1), "w": 70 + 5}
    g.phrase("condition", "you control {group:another}", ir.Controls, **one)
    for w, article in enumerate(("a", "an"), 570):
        for player, field in ((ir.You(), "your field"), (ir.Opponent(), "your opponent's field")):
            text = f"{article} {{group:group/one}} is on {field}"
            g.phrase("condition", text, ir.Controls, player=player, count=ir.Num(1), w=w)
    none = {"player": ir.You(), "count": ir.Num(0), "compare": "<="}
    g.phrase("condition", "{_:self} is the only {group:only_one} you control", ir.Controls, w=400, **none)
    # "If Hild is the only Forward you control": there is no other
    others = (ir.OtherThan(ir.SelfRef(), w=400),)
    g.phrase("only_one", "{adjectives?:adjectives} {noun:type_noun/one}", ir.Group, qualifiers=others)
    for player, who, control in FIELD_OF:
        for w, fewer in enumerate(("less than", "fewer than"), 800):
            text = f"{who} {control} {fewer} {{count:number}} {{group:group/many}}"
            g.phrase("condition", text, ir.Controls, player=player, compare="<", w=w)
        for w, dont in enumerate(("don't", "do not") if who == "you" else ("doesn't", "does not"), 810):
            text = f"{who} {dont} control {{count:number}} or more {{group:group/many}}"
            g.phrase("condition", text, ir.Controls, player=player, compare="<", w=w)
        text = f"{who} {control} both {{groups:both_of}}"
        g.phrase("condition", text, ir.ControlsEach, player=player, w=800)
        for w, row in enumerate(("names_and", "names_oxford", "a_and", "a_oxford"), 820):
            g.phrase("condition", f"{who} {control} {{groups:{row}}}", ir.ControlsEach, player=player, w=w)
        text = f"{who} {control} either {{group:either_of}}"
        g.phrase("condition", text, ir.Controls, player=player, count=ir.Num(1), w=800)
        # "you control Card Name Olga or a Job Knight Forward": what stands behind belongs to neither alone, and is refused
        for w, article in enumerate(("a", "an"), 5000):
            text = f"{who} {control} {{group:name_or_{article}}}"
            g.phrase("condition", text, ir.Controls, player=player, count=ir.Num(1), w=w)


def _several_controlled(g: Filled) -> None:
    """Several cards or kinds in one sentence, and what any player controls."""
    for w, article in enumerate(("a", "an"), 5000):
        g.phrase(f"name_or_{article}", f"{{noun:name_or_{article}_kind}}", ir.Group, w=w)
        g.pair(
            f"name_or_{article}_kind",
            "name_group",
            "option/one",
            f" or {article} ",
            cls=ir.AnyNoun,
            field="options",
            w=w,
        )
    for item in ("name_alone", "a_group"):
        g.list("both_of", item, " and ", min=2, max=2)
    # "Card Name Olga and Card Name Rurik and Card Name Hild", "Card Name Olga, Card Name Rurik, and Card Name Hild"
    for row, item in (("names", "name_group"), ("a", "a_group")):
        g.list(f"{row}_and", item, " and ", min=3)
        g.list(f"{row}_oxford", item, ", ", ", and ", min=3)
    g.phrase("name_alone", "{noun:name_noun_one}", ir.Group)
    g.phrase("either_of", "{noun:either_names}", ir.Group)
    g.list("either_names", "name_noun_one", " or ", cls=ir.AnyTrait, field="options", min=2, max=2, w=800)
    # "either player controls a Light Character": whoever it is, it is one
    anybody = {"player": ir.AnyPlayer(), "count": ir.Num(1)}
    for w, article in enumerate(("a", "an"), 610):
        g.phrase("condition", f"either player controls {article} {{group:group/one}}", ir.Controls, w=w, **anybody)
    g.phrase("condition", "either player controls {group:named_group}", ir.Controls, w=612, **anybody)
    for relation, compare in RELATIONS:
        for player, who in ((ir.EachPlayer(), "each player"), (ir.AnyPlayer(), "either player")):
            text = f"{who} controls {{count:number}} {relation} {{group:group/many}}"
            g.phrase("condition", text, ir.Controls, player=player, compare=compare, w=600)
        for w, who in enumerate(("both you and your opponent", "both players"), 601):
            text = f"{who} control {{count:number}} {relation} {{group:group/many}}"
            g.phrase("condition", text, ir.Controls, player=ir.EachPlayer(), compare=compare, w=w)


def _one_or_several(g: Filled) -> None:
    """ "You control a Card Name Olga or 3 or more Job Knight": one of both holds; what stands behind would be open, and is refused."""
    g.phrase("bare_held", "{noun:type_noun/same}", ir.Group)
    g.phrase("bare_held", "{adjectives:adjectives} {noun:type_noun/same}", ir.Group)
    g.phrase("bare_held", "{adjectives?:plain_adjectives} {noun:trait}", ir.Group)
    for player, who, control in FIELD_OF:
        one, named, some = f"one_{control}", f"named_{control}", f"some_{control}"
        held = {"player": player, "count": ir.Num(1)}
        for w, article in enumerate(("a", "an"), SOME):
            g.phrase(one, f"{article} {{group:bare_held/one}}", ir.Controls, w=w, **held)
        g.phrase(
            named, "{group:name_group}", ir.Controls, w=SOME + 2, **held
        )  # behind the others it would be one of those
        g.phrase(some, "{count:number} or more {group:bare_held/many}", ir.Controls, player=player, w=SOME)
        for w, (first, second) in enumerate(((one, some), (some, one), (named, some)), SOME):
            g.pair(f"{first}_first", first, second, " or ")
            g.phrase("condition", f"{who} {control} {{conditions:{first}_first}}", ir.Or, w=w)


def _alike_more(g: Filled) -> None:
    # "If the Backups you control are all of the same Element"
    for trait, words in (("element", "Element"), ("cost", "cost"), ("job", "Job"), ("category", "Category")):
        for w, text in enumerate(
            ("the {cards:all_of} are all of the same", "all the {cards:all_of} are of the same",
             "all the {cards:all_of} have the same"), 800
        ):  # fmt: skip
            g.phrase("condition", f"{text} {words}", ir.AllShare, trait=trait, w=w)

    # "Choose 2 Forwards. If they are of the same cost, ... If they are of different card types, ...": those spoken of
    for v, (same, different) in enumerate(
        (("are of the same", "are of different"), ("have the same", "have different"), ("share the same", "share no"),
         ("share a", "are all of different"), ("are all of the same", "all have different")), 900,
    ):  # fmt: skip
        for trait, one, many in SHARED:
            w = v + 10 * (one == "type")
            article = same.replace("share a", "share an") if one == "Element" else same
            g.phrase("condition", f"{{cards:all_shown}} {article} {one}", ir.AllShare, trait=trait, w=w)
            said = one if different == "share no" else many
            g.phrase("condition", f"{{cards:all_shown}} {different} {said}", ir.AllApart, trait=trait, w=w)


SHARED = (("element", "Element", "Elements"), ("cost", "cost", "costs"), ("type", "card type", "card types"), ("type", "type", "types"),
          ("name", "name", "names"), ("job", "Job", "Jobs"), ("category", "Category", "Categories"))  # fmt: skip


def _differing_more(g: Filled) -> None:
    for trait, words in (("element", "Elements"), ("cost", "costs"), ("name", "names"), ("job", "Jobs")):
        for w, verb in enumerate(("are of", "have"), 600):
            text = f"all the {{group:group/many}} {verb} different {words}"
            g.phrase("condition", text, ir.AllDifferent, trait=trait, w=w)
    # "you control 3 or more Forwards with different Jobs": as many cards, no two of which share a Job or an Element, as where they
    # are chosen or searched for
    for trait, tails in (
        ("name", ("with different names", "of different names")), ("cost", ("of different costs", "with different costs")),
        ("job", ("with different Jobs", "of different Jobs")), ("element", ("of different Elements", "with different Elements")),
        ("category", ()),  # of which one card has several
    ):  # fmt: skip
        node, fixed = ir.CountDifferent, {"trait": trait}
        apart = {**fixed, "apart": True} if trait in MANIFOLD else fixed
        for player, who, control in FIELD_OF:
            held = {"qualifiers": (ir.ControlledBy(player, w=2000),)}
            for w, tail in enumerate(tails, 2000):
                key = f"differing_{trait}_{w}_{control}"
                g.phrase(key, f"{{group:{key}_kind}}", node, w=w, **apart)
                g.phrase(f"{key}_kind", f"{{adjectives?:adjectives}} {{noun:type_noun/many}} {tail}", ir.Group, **held)
                # "3 or more Job Knight of different Elements"
                g.phrase(
                    f"{key}_kind", f"{{adjectives?:plain_adjectives}} {{noun:trait_noun}} {tail}", ir.Group, **held
                )
                text = f"{who} {control} {{right:number}} or more {{left:{key}}}"
                g.phrase("condition", text, ir.Compare, compare=">=", w=w)
            if trait != "element":
                one = {"name": "name", "cost": "cost", "job": "Job", "category": "Category"}[trait]
                key = f"different_{trait}_{control}"
                g.phrase(key, f"{{group:{key}_kind}}", node, w=2010, **fixed)
                g.phrase(f"{key}_kind", "{adjectives?:adjectives} {noun:type_noun/many}", ir.Group, **held)
                text = f"{who} {control} {{right:number}} or more different {one} {{left:{key}}}"
                if trait != "category":
                    g.phrase("condition", text, ir.Compare, compare=">=", w=2010)
                # "you control Forwards of 3 or more different Jobs"
                many = {"name": "names", "cost": "costs", "job": "Jobs", "category": "Categories"}[trait]
                for w, of in enumerate(("of", "with"), 2020):
                    key = f"held_{trait}_{of}_{control}"
                    g.phrase(key, f"{{group:different_{trait}_{control}_kind}}", node, w=w, **fixed)
                    text = f"{who} {control} {{left:{key}}} {of} {{right:number}} or more different {many}"
                    g.phrase("condition", text, ir.Compare, compare=">=", w=w)


def _there_is_more(g: Filled) -> None:
    lying = (ir.InZone(ir.BreakZone(ir.You())),)
    text = "there <is/are:count> exactly {count:number} {group:group/count}"
    g.phrase("condition", text, ir.Exists, compare="=", w=70)
    g.phrase("condition", "you have exactly {count:number} {group:group/count}", ir.Exists, compare="=", w=70 + 1)
    # one card of each kind in a zone
    for zone, words in ((ir.BreakZone(ir.You()), "your Break Zone"), (ir.Hand(ir.You()), "your hand")):
        for w, pair in enumerate(("bare_pair", "name_pair_there")):
            g.phrase("condition", f"you have {{groups:{pair}}} in {words}", ir.HasEach, zone=zone, w=10 * w)
            g.phrase("condition", f"{{groups:{pair}}} are in {words}", ir.HasEach, zone=zone, w=10 * w + 2)
    g.list("bare_pair", "bare_a_group", ", ", " and ", min=2)
    g.list("name_pair_there", "name_there", ", ", " and ", min=2)
    g.phrase("name_there", "{noun:trait}", ir.Group)
    for w, fewer in enumerate(("less than", "fewer than"), 7000):
        for v, head in enumerate(("there are", "you have")):
            text = f"{head} {fewer} {{count:number}} {{group:group/many}}"
            g.phrase("condition", text, ir.Exists, compare="<", w=w + 2 * v)
    for relation, compare in RELATIONS:  # "5 cards or less in your Break Zone"
        text = f"{{count:number}} <card/cards:count> {relation} in your Break Zone"
        fixed = {"group": ir.Group(ir.IsCard(), qualifiers=lying), "compare": compare}
        for w, head in enumerate(("there are", "you have"), 7004):
            g.phrase("condition", f"{head} {text}", ir.Exists, w=w, **fixed)
        for w, their in enumerate(THEIR):  # "your opponent has 10 cards or more in their Break Zone"
            text = f"your opponent has {{count:number}} <card/cards:count> {relation} in {their} Break Zone"
            hers = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.BreakZone(ir.Opponent()), w=70 + w),))
            g.phrase("condition", text, ir.Exists, group=hers, compare=compare, w=7006)
    for w, article in enumerate(("a", "an")):
        g.phrase("bare_a_group", f"{article} {{adjectives?:adjectives}} {{noun:type_noun/one}}", ir.Group, w=w)
        g.phrase("bare_a_group", f"{article} {{noun:trait}}", ir.Group, w=w)
    text = "you have a {groups:bare_row} in your Break Zone (before paying the cost for {_:self})"
    g.phrase("condition", text, ir.HasEach, zone=ir.BreakZone(ir.You()), w=1)
    # one card: a row of kinds, each in the Break Zone
    g.list("bare_row", "bare_or_a", ", ", " and ", min=2)
    g.phrase("bare_or_a", "{noun:type_noun/one}", ir.Group)
    g.phrase("bare_or_a", "a {noun:type_noun/one}", ir.Group, w=1)
    _removed_more(g)
    _none_more(g)
    _all_are_more(g)


def _removed_more(g: Filled) -> None:
    """What one owns, or the opponent does, that is removed from the game."""
    for relation, compare in RELATIONS:
        text = f"{{count:number}} {relation} {{group:owned_out}}"
        g.phrase("condition", text, ir.Exists, compare=compare, w=70)
    # "5 or more Category VII cards you own are removed from the game"
    away = (ir.OwnedBy(ir.You(), w=3), ir.InZone(ir.Removed(ir.You()), w=2))
    for kind in ("{adjectives?:adjectives} {noun:type_noun/many}", "{adjectives?:plain_adjectives} {noun:trait_noun}"):
        g.phrase("owned_out", f"{kind} you own are removed from the game", ir.Group, qualifiers=away)
    # the same with the verb before them: "you own a Job Eikon removed from the game"
    for kind in ("{adjectives?:adjectives} {noun:type_noun/one}", "{adjectives?:plain_adjectives} {noun:trait_noun}"):
        g.phrase(
            "own_out", f"{kind} removed from the game", ir.Group, qualifiers=(ir.OwnedBy(ir.You(), w=7000), away[1])
        )
    many = "{adjectives?:adjectives} {noun:type_noun/many}"
    for kind in (many, "{adjectives?:plain_adjectives} {noun:trait_noun}"):
        g.phrase(
            "own_many_out",
            f"{kind} removed from the game",
            ir.Group,
            qualifiers=(ir.OwnedBy(ir.You(), w=7001), away[1]),
        )
    for w, article in enumerate(("a", "an"), 7000):
        g.phrase("condition", f"you own {article} {{group:own_out}}", ir.Exists, count=ir.Num(1), w=w)
    for relation, compare in RELATIONS:
        text = f"you own {{count:number}} {relation} {{group:own_many_out}}"
        g.phrase("condition", text, ir.Exists, compare=compare, w=7002)


def _none_more(g: Filled) -> None:
    """None in a hand or a Break Zone."""
    lying = (ir.InZone(ir.BreakZone(ir.You())),)
    away = (ir.OwnedBy(ir.You(), w=3), ir.InZone(ir.Removed(ir.You()), w=2))
    none = {"count": ir.Num(0), "compare": "<="}
    for w, (who, dont) in enumerate((("you", "don't have"), ("you", "do not have")), 5000):
        g.phrase("condition", f"{who} {dont} any {{group:lying_many}}", ir.Exists, w=w, **none)
    g.phrase("condition", "you have no {group:lying_many}", ir.Exists, w=5002, **none)
    decks = ((ir.You(), "you have", "your"), (ir.Opponent(), "your opponent has", "their"))
    for player, has, whose in decks:
        in_deck = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.DeckZone(player)),))
        g.phrase("condition", f"{has} no cards in {whose} deck", ir.Exists, group=in_deck, w=5002, **none)
    # "no cards in your hand" by themselves are in counts.py
    held = {"qualifiers": (ir.InZone(ir.Hand(ir.You())),)}
    g.phrase("condition", "you have no {group:held_many}", ir.Exists, w=5003, **none)
    for name, noun in (*((each, ir.TypeIs((each,))) for each in TYPES), ("Character", ir.IsCharacter())):
        g.phrase("held_many", f"{{adjectives?:adjectives}} {name}s in your hand", ir.Group, noun=noun, **held)
    g.phrase("held_many", "{adjectives:adjectives} cards in your hand", ir.Group, noun=ir.IsCard(), **held)
    g.phrase("held_many", "{adjectives?:plain_adjectives} {noun:trait_noun} in your hand", ir.Group, **held)
    for kind in ("{adjectives?:adjectives} {noun:type_noun/many}", "{adjectives?:plain_adjectives} {noun:trait_noun}"):
        g.phrase("lying_many", f"{kind} in your Break Zone", ir.Group, qualifiers=lying)
        g.phrase("lying_there", kind, ir.Group, qualifiers=lying)
    g.phrase("condition", "{count:number} or more {group:lying_there} are in your Break Zone", ir.Exists, w=5010)
    for kind in ("{adjectives:adjectives} {noun:type_noun/many}", "{adjectives?:plain_adjectives} {noun:trait_noun}"):
        g.phrase("owned_away", f"{kind} you own are removed from the game", ir.Group, qualifiers=away)


def _all_are_more(g: Filled) -> None:
    """What lies there, and what all of some cards are or share."""
    # "a Card Name Hild is in your Break Zone"
    for w, article in enumerate(("a", "an"), 100):
        for kind in ("adjectives?:adjectives} {noun:type_noun/one}", "adjectives?:plain_adjectives} {noun:trait_noun}"):
            g.phrase(f"lying_{article}", f"{article} {{{kind} {{qualifiers:is_in}}", ir.Group)
        g.phrase("condition", f"{{group:lying_{article}}}", ir.Exists, count=ir.Num(1), w=w)
    for trait, words in (("element", "Element"), ("cost", "cost"), ("type", "card type")):
        g.phrase("condition", f"{{cards:all_group}} are of the same {words}", ir.AllShare, trait=trait, w=600)
    g.phrase("condition", "all the {group:group/many} are {filter:either_trait}", ir.AllAre, w=600)
    g.phrase("condition", "all the {group:group/many} have {filter:category_trait}", ir.AllAre, w=1)
    g.phrase("condition", "all the {group:group/many} are {filter:any_trait}", ir.AllAre, w=600 + 1)
    g.phrase("condition", "the only {group:group/many} are {filter:typed_option/many}", ir.AllAre, w=600 + 2)
    # "If you only control Category VII Characters": all of that type are so
    for w, only in enumerate(("you only control", "you control only"), 600):
        g.phrase("condition", f"{only} {{filter:sole_trait}} {{group:mine_alone}}", ir.AllAre, w=w)
    g.alias("sole_trait", "any_trait")
    g.alias("sole_trait", "element_filter")
    g.phrase("mine_alone", "{noun:type_noun/many}", ir.Group, qualifiers=(ir.ControlledBy(ir.You(), w=600),))
    text = "there are a total of {count:number} or more {group:group/many}"
    g.phrase("condition", text, ir.Exists, w=70 + 2)
    kind = "{noun:type_noun/many} your opponent owns are removed from the game"
    theirs = (ir.OwnedBy(ir.Opponent(), w=3), ir.InZone(ir.Removed(ir.Opponent()), w=2))
    g.phrase("owned_by_foe", kind, ir.Group, qualifiers=theirs)
    g.phrase("condition", "any {group:owned_by_foe}", ir.Exists, count=ir.Num(1), w=70 + 3)
