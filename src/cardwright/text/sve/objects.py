"""Who and what instructions are about: pronouns, the card itself, leaders, and all of a group."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.groups import EACH_OF, FROM, FROM_ZONE, OWNERS, THIS_LEADER
from cardwright.text.sve.scope import EACH_OF_THEM, STRUCK_BY_THIS

ONE_PRONOUNS = (
    "that follower", "that card", "that amulet", "that token", "that spell", "the selected follower", "the selected card",
    "the selected amulet", "the discarded card", "the discarded follower", "the discarded spell", "the returned card",
    "the returned follower", "the buried card", "the buried follower", "the banished card", "the banished follower", "the destroyed card", "the destroyed follower", "the attacked follower",
    "the attacking follower", "that enemy follower", "the selected enemy follower", "the enemy follower",
    "that enemy card", "the selected enemy card", "the enemy card", "the engaged card", "the engaged follower",
    *(f"the {verb} amulet" for verb in ("returned", "banished", "destroyed", "buried", "engaged")),
)  # fmt: skip
# of two that are selected the one's own
OF_MINE = tuple(
    f"{which} {noun} on your field"
    for which in ("the", "that", "the selected")
    for noun in ("card", "follower", "amulet")
)
ITS_LEADER = sv.LeaderOf(ir.ControllerOf(ir.Pronoun("it")), w=1)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _pronouns(g)
    _leaders(g)
    _objects(g)


def _pronouns(g: Grammar) -> None:
    """Pronouns, and the card itself."""
    # one card for some of these: a table, of which the next card may print any
    for form in (*ONE_PRONOUNS, *OF_MINE, *(form.replace("_", " ") for form in STRUCK_BY_THIS)):
        g.phrase("one_pronoun", form, ir.Pronoun, form=form.replace(" ", "_"))
    g.phrase("one_pronoun", "it", ir.Pronoun, form="it")
    g.phrase("many_pronoun", "them", ir.Pronoun, form="them")
    g.phrase("many_subject", "they", ir.Pronoun, form="them")
    g.phrase("many_pronoun", "both of them", ir.Pronoun, form="both_of_them")
    g.value("just_both", "both", ir.Pronoun("both"))
    for form in ("those cards", "those followers", "those tokens", "those amulets", "the revealed cards"):
        # one card for some of these: a table, of which the next card may print any
        for category in ("many_pronoun", "many_subject"):
            g.phrase(category, form, ir.Pronoun, form=form.replace(" ", "_"))
    for form in EACH_OF_THEM:
        g.phrase("each_of_them", form.replace("_", " "), ir.Pronoun, form=form)
    for w, words in enumerate(("this follower", "this card", "this amulet", "this spell", "this token")):
        g.phrase("source", words, ir.SelfRef, w=w)
    g.phrase("source", "this leader", ir.SelfRef, w=THIS_LEADER)
    # the card itself, and where it is for that (10.3.4)
    for zone, (words, _) in enumerate(FROM, 1):
        for w, one in enumerate(("follower", "card", "amulet", "spell")):
            g.phrase(f"self_from_{zone}", f"this {one} from your {words}", ir.SelfRef, w=FROM_ZONE * zone + w)
            g.phrase(f"self_in_{zone}", f"this {one} in your {words}", ir.SelfRef, w=FROM_ZONE * zone + w + 10)
            # "put this card onto your field from your cemetery": the zone stands behind the destination
            g.phrase(f"self_apart_{zone}", f"this {one}", ir.SelfRef, w=FROM_ZONE * zone + w)
        g.alias("self_from", f"self_from_{zone}")


def _leaders(g: Grammar) -> None:
    """Leaders, by whose they are."""
    g.phrase("leader", "your leader", sv.LeaderOf, player=ir.You())
    g.value("leader", "its leader", ITS_LEADER)
    g.phrase("leader", "its controller's leader", sv.LeaderOf, player=ir.ControllerOf(ir.Pronoun("it")), w=3)
    g.phrase("leader", "that follower's leader", sv.LeaderOf, player=ir.ControllerOf(ir.Pronoun("that_follower")), w=1)
    g.phrase("leader", "that player's leader", sv.LeaderOf, player=ir.PronounPlayer("that player"))
    g.phrase("leader", "their leader", sv.LeaderOf, player=ir.PronounPlayer("their"))
    for form in ("that opponent", "the opponent"):
        g.value("leader", f"{form}'s leader", sv.LeaderOf(ir.PronounPlayer(form)))
    g.phrase("leader", "that leader", sv.LeaderOf, player=ir.PronounPlayer("that player"), w=8)
    g.phrase("leader", "the attacked leader", sv.LeaderOf, player=ir.PronounPlayer("that player"), w=12)
    g.phrase("leader", "its owner's leader", sv.LeaderOf, player=ir.OwnerOf(ir.Pronoun("it")), w=9)
    g.phrase("leader", "your opponent's leader", sv.LeaderOf, player=ir.Opponent())
    g.phrase("leader", "the enemy leader", sv.LeaderOf, player=ir.Opponent(), w=7)


def _objects(g: Grammar) -> None:
    """All of a group, what an instruction may be about, and whose attack it speaks of."""
    g.phrase("every", "each {group:group/one}", ir.All)
    g.phrase("every", "each of {group:your_group/many}", ir.All, w=EACH_OF)
    g.phrase("every_many", "all {group:group/many}", ir.All, w=2)
    g.phrase("every_many", "{group:your_group/many}", ir.All, w=1)
    # one card; any group of yours
    g.phrase("every_many", "all {group:your_group/many}", ir.All, w=3)
    for one in ("one_pronoun", "source", "leader"):
        g.alias("one_obj", one)
    for category, many in (("obj", "many_pronoun"), ("subj", "many_subject")):
        g.alias(category, "one_obj")
        g.alias(category, many)
        g.alias(category, "every")
        g.alias(category, "each_of_them")
        # one card for some of these: what holds of one holds of all
        g.alias(category, "every_many")
    g.alias("several_one", "one_obj")
    g.alias("several_one", "every")
    g.list("several", "several_one", " and ", cls=ir.Several, field="items", min=2, max=2)
    g.list("several", "several_one", ", ", ", and ", cls=ir.Several, field="items", min=3)
    g.alias("obj", "several")
    g.alias("subj", "several")
    g.alias("named_obj", "one_obj")
    g.alias("named_obj", "many_pronoun")
    g.alias("named_obj", "each_of_them")
    # genitive, for "this follower's attack"
    # one card for some of these: a table, of which the next card may print any
    for words, node in (
        ("this follower's", ir.SelfRef()), ("this card's", ir.SelfRef(w=1)), ("this amulet's", ir.SelfRef(w=2)),
        ("this leader's", ir.SelfRef(w=THIS_LEADER)), ("its", ir.Pronoun("it")), ("its leader's", ITS_LEADER),
        *((f"{form}'s", ir.Pronoun(form.replace(" ", "_"))) for form in (*ONE_PRONOUNS, *OWNERS)),
    ):  # fmt: skip
        g.value("possessive", words, node)
    # one card; the leaders are a table
    g.alias("possessive", "leader_possessive")
    # one card for some of these: a table, of which the next card may print any
    for words, leader in (
        ("your leader's", sv.LeaderOf(ir.You())), ("your opponent's leader's", sv.LeaderOf(ir.Opponent())),
        ("an enemy leader's", sv.LeaderOf(ir.Opponent(), w=2)),
    ):  # fmt: skip
        g.value("leader_possessive", words, leader)
