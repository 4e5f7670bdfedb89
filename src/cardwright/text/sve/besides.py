"""What later sets say besides: what befalls a card that was named, each card in a place and its cost, rules of the turn in which a card came."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.spread import AMONG

YOU = ir.You()
BY_YOU_THERE = 24  # `CountThisWay.w` of "you put a follower into your cemetery"
PLACED = (
    "put into your cemetery", "put onto your field", "put onto the field", "put into your EX area", "added to your hand",
    "returned to your deck", "returned to hand", "put on the bottom of your deck", "put on the top of your deck",
)  # fmt: skip
ALWAYS = ir.Continuous()
THE_THERE = 17  # wording of All: "the Fairy tokens in your EX area"


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _leader_and_followers(g)
    _befalls(g)
    _each_there(g)
    _so_often(g)
    _as_it_comes(g)
    _destroyed_to_pay(g)
    _while_it_is(g)
    _compared(g)
    _names_among(g)
    _at_least_one(g)
    _becoming_equal(g)
    g.phrase("random_target", "another random {group:another_group/one}", ir.Target, count=ir.Num(1), w=3)
    struck = ir.ControllerOf(ir.Pronoun("the_attacked_follower"))
    g.value("leader", "the attacked follower's leader", sv.LeaderOf(struck, w=13))
    g.value("one_foe", "an enemy leader", sv.LeaderOf(ir.Opponent(), w=12))  # there is one (4.3.1)
    g.phrase("action", "deal {amount:digits} damage to {to:one_foe}", ir.DealDamage, w=41)


def _leader_and_followers(g: Grammar) -> None:
    """ "Your leader and followers on your field can't take more than 3 damage at a time": the word in front is said of both."""
    mine = ir.All(ir.Group(ir.TypeIs(("Follower",)), (ir.ControlledBy(YOU),)), w=WITH_LEADER)
    g.value("own_leader", "your leader", sv.LeaderOf(YOU))
    g.value("behind_leader", "followers", mine)
    for category in ("behind_leader", "before_leader"):
        g.phrase(category, "{group:placed_part/many}", ir.All, w=4)
        g.phrase(category, "{group:your_group/many}", ir.All, w=1)
        g.phrase(category, "each {group:placed_part/one}", ir.All)
    g.pair("leader_with", "own_leader", "behind_leader", " and ", cls=ir.Several, w=WITH_LEADER)
    g.pair("leader_with", "before_leader", "own_leader", " and ", cls=ir.Several, w=WITH_LEADER + 1)
    for subject in ("static_subject", "lasting_subject"):
        g.alias(subject, "leader_with")


WITH_LEADER = 20  # wording of Several, and of All: "followers" behind "your leader and"


def _befalls(g: Grammar) -> None:
    """ "Select a follower on your field. When it leaves the field this turn, draw a card"."""
    g.phrase("its_event", "when {subject:one_pronoun} {happenings:happenings}", ir.CardEvent, w=90)
    g.phrase("its_events", "whenever {subject:one_pronoun} {happenings:happenings}", ir.CardEvent, w=91)
    g.alias("its_events", "its_event")
    its = {"subject": ir.Pronoun("it"), "w": 93}
    g.phrase("its_event", "when it's {happenings:undone}", ir.CardEvent, **its)
    g.sequence("undone", "undoing", max=1)
    g.value("undoing", "destroyed", ir.IsBroken())
    g.value("undoing", "banished", ir.RemovedFromGame())
    for w, (before, behind) in enumerate(
        (("", " this turn"), ("this turn, ", ""), ("for the rest of this turn, ", "")), 20
    ):
        lasting = f"{before}{{event:its_events}}{behind}, {{effects:one_step}}"
        g.phrase("later", lasting, ir.Delayed, this_turn=True, w=w)
    # without a time frame it waits for as long as it takes, and triggers once (10.7.5.1)
    g.phrase("later", "{event:it_goes}, {effects:one_step}", ir.Delayed, w=23)
    g.phrase("it_goes", "when {subject:one_pronoun} {happenings:going}", ir.CardEvent, w=92)
    g.phrase("it_goes", "when it's {happenings:undone}", ir.CardEvent, **its)
    g.sequence("going", "goes", max=1)
    g.value("goes", "leaves the field", ir.LeavesField())
    g.value("goes", "is destroyed", ir.IsBroken())


def _each_there(g: Grammar) -> None:
    """ "Each spell in your hand costs 1 less to play", "the Fairy tokens in your EX area cost 0 play points to play", for good
    or, but for what "each" says elsewhere, for a time."""
    g.phrase("each_there", "each {group:placed_part/one}", ir.All)
    g.phrase("the_there", "the {group:placed_part/many}", ir.All, w=THE_THERE)
    g.phrase("all_there", "all {group:placed_part/many}", ir.All, w=2)
    g.alias("the_there", "all_there")
    for cards, s, categories in (("each_there", "s", ("static",)), ("the_there", "", ("static", "new_cost"))):
        for category in categories:
            for more, word in ((False, "less"), (True, "more")):
                words = f"{{what:{cards}}} cost{s} {{amount:digits}} {word} to play"
                g.phrase(category, words, ir.CostChange, more=more, w=20)
            words = f"{{what:{cards}}} cost{s} {{amount:digits}} play <point/points:amount> to play"
            g.phrase(category, words, sv.CostSet, w=20)


def _so_often(g: Grammar) -> None:
    """ "If your leader took damage at least 2 times this turn"."""
    for who in ("leader", "source"):
        for w, words in enumerate(("took damage", "has taken damage", "was dealt damage", "has been dealt damage"), 60):
            hurt = (ir.IsDealtDamage(w=int("dealt" in words)),)
            g.phrase("past_attack", f"{{subject:{who}}} {words}", ir.CardEvent, happenings=hurt, w=w)
    # "if your leader has taken attack damage this turn"
    for w, (words, kind) in enumerate((v, k) for v in ("took", "has taken") for k in ("attack", "ability")):
        hurt = (ir.IsDealtDamage(by=kind),)
        g.phrase("past_hurt", f"{{subject:leader}} {words} {kind} damage", ir.CardEvent, happenings=hurt, w=w + 70)
    g.phrase("condition", "{event:past_hurt} this turn", ir.HappenedThisTurn, w=70)


def _as_it_comes(g: Grammar) -> None:
    """ "This follower can't attack leaders on the turn it's put onto the field"."""
    for w, words in enumerate(
        f"{on} it's put onto {place}" for on in ("on the turn", "the turn") for place in ("the field", "your field")
    ):
        came = ir.HasFilter(ir.SelfRef(w=9), ir.EnteredThisTurn(w=5), w=20 + w)
        g.phrase("conditioned", f"{{effect:own_rule}} {words}", ir.If, condition=came, w=30 + w)
    g.phrase("own_rule", "{what:source} {rule:rule/one}", ir.Restrict, duration=ALWAYS)
    # "enemy followers can't attack on the turn they're put onto the field": those that came in this turn
    fresh = {"qualifiers": (ir.EnteredThisTurn(w=5),)}
    g.phrase("fresh_group", "{adjectives?:adjectives} {noun:card_noun/many}", ir.Group, **fresh)
    g.phrase("fresh", "{group:fresh_group/many}", ir.All, w=4)
    for w, words in enumerate(("on the turn they're put onto the field", "the turn they're put onto the field"), 90):
        g.phrase("static", f"{{what:fresh}} {{rule:rule/what}} {words}", ir.Restrict, duration=ALWAYS, w=w)


def _destroyed_to_pay(g: Grammar) -> None:
    """ "[act] Destroy this follower: Draw a card"."""
    g.phrase("harm_part", "destroy {what:source}", ir.Break, w=1)


def _while_it_is(g: Grammar) -> None:
    """ "This follower has Drain while attacking"."""
    g.phrase("own_static", "{to:source} has {gains:gains}", ir.Gain, duration=ALWAYS)
    g.alias("own_static", "own_rule")
    states = (
        ("attacking", ir.StatusIs("attacking")), ("engaged", ir.StatusIs("dull")), ("reserved", ir.StatusIs("active")), ("damaged", ir.StatusIs("damaged")),
        ("evolved", sv.IsEvolved()), ("racing", sv.IsRacing()),
    )  # fmt: skip
    for w, (words, state) in enumerate(states, 40):
        said = ir.HasFilter(ir.SelfRef(w=9), state, w=w)
        g.phrase("conditioned", f"{{effect:own_static}} while {words}", ir.If, condition=said, w=w)
        g.phrase("conditioned", f"while {words}, {{effect:own_static}}", ir.If, condition=said, w=w + 10)


def _compared(g: Grammar) -> None:
    """ "With defense less than or equal to the number of amulets on your field"."""
    g.phrase("number_of_those", "the number of {group:placed_part/many}", ir.CountOf)
    ways = (
        ("less than", "<"), ("greater than", ">"), ("less than or equal to", "<="), ("equal to or less than", "<="),
        ("greater than or equal to", ">="), ("equal to or greater than", ">="), ("equal to", "="),
    )  # fmt: skip
    stats = (
        ("attack", sv.AttackIs, 0), ("[attack]", sv.AttackIs, 10), ("defense", sv.DefenseIs, 0), ("[defense]", sv.DefenseIs, 10),
        ("cost", ir.CostIs, 0), ("a cost", ir.CostIs, 10),
    )  # fmt: skip
    for stat, cls, icon in stats:
        for w, (words, compare) in enumerate(ways, 200):
            said = f"with {stat} {words} {{amount:number_of_those}}"
            g.phrase("qualifier", said, cls, compare=compare, w=w + icon)


def _names_among(g: Grammar) -> None:
    """ "X equals the number of different names among followers on your field", "for each different class among your followers"."""
    kinds = (
        ("name", "names", "name"),
        ("cost", "costs", "cost"),
        ("class", "classes", "class"),
        ("trait", "traits", "job"),
    )
    for one, many, trait in kinds:
        for w, group in enumerate(("placed_part", "your_group")):
            among = f"the number of different {many} among {{group:{group}/many}}"
            g.phrase("counted", among, ir.CountDifferent, trait=trait, w=AMONG + 3 * w)
            each = f"different {one} among {{group:{group}/many}}"
            g.phrase("each_one", each, ir.CountDifferent, trait=trait, w=AMONG + 2 + 3 * w)


def _at_least_one(g: Grammar) -> None:
    """ "If at least 1 amulet was put into your cemetery this way"."""
    for kind in ("{noun:card_noun/one}", "{adjectives:adjectives} {noun:card_noun/one}"):
        for w, verb in enumerate(("was", "is")):
            g.phrase("done_to_one", f"{kind} {verb} {{verb:done_verb}}", sv.CountThisWay, w=w)
        # "if you put a Faith amulet onto your field this way": the place behind what was put there
        for verb in PLACED:
            done, place = verb.split(" ", 1)
            for w, article in enumerate(("a", "an"), BY_YOU_THERE):
                put = f"you {done} {article} {kind} {place}"
                g.phrase("done_to", put, sv.CountThisWay, verb=verb, w=w)
    for w, so_many in enumerate(("at least 1",), 90):
        words = f"{so_many} {{left:done_to_one}} this way"
        g.phrase("condition", words, ir.Compare, right=ir.Num(1), compare=">=", w=w)


def _becoming_equal(g: Grammar) -> None:
    """ "This follower's [attack] becomes equal to that follower's [attack]"."""
    for w, (end, setter) in enumerate(
        (("[attack]", sv.SetAttack), ("attack", sv.SetAttack), ("[defense]", sv.SetDefense), ("defense", sv.SetDefense)), 100
    ):  # fmt: skip
        g.phrase("action", f"{{what:possessive}} {end} becomes equal to {{amount:amount}}", setter, w=w)
        for v, verb in enumerate(("set", "change")):
            words = f"{verb} {{what:possessive}} {end} to {{amount:stat_of_that}}"
            g.phrase("action", words, setter, w=w + 10 * v)
        stat = sv.AttackOf if setter is sv.SetAttack else sv.DefenseOf
        g.phrase("stat_of_that", f"{{card:possessive}} {end}", stat, w=w)
