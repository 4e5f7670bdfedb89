"""What stands for cards spoken of before: pronouns, the card itself, all of a group, as subject and as object."""

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar
from cardwright.text.pronouns import EXTRA_ACTS, KINDS

EXTRA_PAID = (
    ("extra_removed", "removed by the extra cost", ("card", "Summon", "Backup", "Monster", "Character")),
    ("extra_discarded", "discarded by the extra cost", ("Forward", "Summon", "Backup", "Monster", "Character")),
    ("extra_put", "put into the Break Zone by the extra cost", ("Forward", "card", "Backup", "Monster", "Character")),
)
FIELD_TYPES = ("Forward", "Backup", "Monster")


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _one(g)
    _persons(g)
    _objects(g)
    _subjects(g)
    _sources(g)
    _possessives(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _one_more(g)
    _one_paid_with(g)
    _objects_more(g)
    _subjects_more(g)
    _sources_more(g)
    _all_of_several(g)
    _possessives_more(g)


def _one(g: Grammar) -> None:
    # `obj`: in object position. `subj`: before a verb, which agrees with it.
    # one card: "the Backup" is the other of two that were chosen, "this forward" a slip in a quotation; the words of this table are the pronouns there are
    for form, words in (
        ("it", "it"),
        ("that_forward", "that Forward"),
        ("that_character", "that Character"),
        ("that_card", "that card"),
        ("that_summon", "that Summon"),
        ("this_forward", "this forward"),
        ("the_forward", "the Forward"),
        ("the_backup", "the Backup"),
        ("the_monster", "the Monster"),
        ("the_summon", "the Summon"),
        ("the_character", "the Character"),
        ("former", "the former"),
        ("latter", "the latter"),
    ):
        g.phrase("one_pronoun", words, ir.Pronoun, form=form)
    g.alias("one_obj", "one_pronoun")
    g.alias("one_obj", "source")
    # one card: the Forward is known to many
    g.phrase("one_pronoun", "the chosen Character", ir.Pronoun, form="chosen_character")
    g.phrase("one_pronoun", "the chosen Forward", ir.Pronoun, form="chosen_forward")
    g.phrase("one_pronoun", "the blocking Forward", ir.Pronoun, form="blocking_forward")
    g.phrase("one_pronoun", "the blocked Forward", ir.Pronoun, form="blocked_forward")
    for form, words in (
        ("revealed_card", "the revealed card"),
        ("the_card", "the card"),
        ("removed_card", "the removed card"),
        ("discarded_card", "the discarded card"),
    ):
        g.phrase("one_pronoun", words, ir.Pronoun, form=form)
    g.phrase("one_pronoun", "the removed Forward", ir.Pronoun, form="removed_forward")
    g.phrase("one_pronoun", "the discarded Forward", ir.Pronoun, form="discarded_forward")
    g.phrase("one_pronoun", "the Forward you put into the Break Zone", ir.Pronoun, form="put_forward")
    g.phrase("one_pronoun", "the Character you put into the Break Zone", ir.Pronoun, form="put_character")
    # one card: the card of the trigger in other words
    g.phrase("one_pronoun", "the Forward that entered the field", ir.Pronoun, form="entered_forward")
    # one card: likewise, by its type
    for form, words in (("that_monster", "that Monster"), ("that_backup", "that Backup")):
        g.phrase("one_pronoun", words, ir.Pronoun, form=form)
        g.phrase("possessive", words + "'s", ir.Pronoun, form=form)


def _persons(g: Grammar) -> None:
    # a card that is a person, and only the card itself
    # one card: one or the other pronoun, in each place of a sentence
    for form, subject, its in (("him", "he", "his"), ("her", "she", "her")):
        for category in ("one_obj", "obj"):
            g.phrase(category, form, ir.Pronoun, form=form)
        g.phrase("subj", subject, ir.Pronoun, form=form)
        g.phrase("possessive", its, ir.Pronoun, form=form)


def _objects(g: Grammar) -> None:
    g.phrase("many_object", "them", ir.Pronoun, form="them")
    g.phrase("many_object", "those Forwards", ir.Pronoun, form="those_forwards")
    for category, many in (("obj", "many_object"), ("subj", "many_subject")):
        g.alias(category, "one_pronoun")
        g.alias(category, many)
        g.alias(category, "source")
        g.alias(category, "all_group")
    g.list("several_objects", "one_obj", " and ", cls=ir.Several, field="items", min=2, max=2)
    g.alias("obj", "several_objects")
    g.phrase("obj", "the Forward that blocks {card:source}", ir.BlockerOf)
    g.alias("pronoun_obj", "one_obj")
    g.alias("pronoun_obj", "many_object")
    g.alias("pronoun_obj", "several_objects")
    # one card, 2 phrases: what was found, by its pronoun
    g.alias("obj_pronoun", "one_pronoun")
    g.alias("obj_pronoun", "many_object")
    g.phrase("obj", "all the {group:group/many} that were not selected", ir.NotSelected)
    # one card, 2 phrases: those that were chosen, and the card itself
    g.alias("obj", "them_and_source")
    g.alias("pronoun_obj", "them_and_source")
    # one card: those that were chosen, and all of a group
    g.alias("obj", "them_and_all")
    g.alias("pronoun_obj", "them_and_all")
    # "activate Card Name Olga and Card Name Pia you control": all cards of these names
    # one card, 3 phrases: all cards of several names, without an article
    g.phrase("named_cards_obj", "{noun:all_names} {qualifiers:one_qualifier}", ir.Group)
    g.list("all_names", "name_noun_one", ", ", " and ", cls=ir.AnyTrait, field="options", min=2, w=2)
    g.phrase("obj", "{group:named_cards_obj}", ir.All, w=7)
    # one card: those that were chosen or moved, by three words
    for form, words in (("those", "those"), ("those_characters", "those Characters"), ("those_cards", "those cards")):
        g.phrase("many_object", words, ir.Pronoun, form=form)
        if form != "those":
            g.phrase("many_subject", words, ir.Pronoun, form=form)
    # of two Forwards: "Dull the first Forward and break the other."
    for form, words in (
        ("first_of", "the first Forward"),
        ("first_of_characters", "the first Character"),
        ("other_of_forwards", "the other Forward"),
    ):
        g.phrase("ordered_named", words, ir.Pronoun, form=form)
    # "the other" that is put away, removed or added may as well be one of the cards shown: see `spread`
    g.phrase("ordered", "the other", ir.Pronoun, form="other_of")
    g.alias("ordered", "ordered_named")
    words = "the Forward that blocks or is blocked by {card:source}"
    g.phrase("obj", words, ir.Opposing)
    # one card, 4 phrases: "as well as" between a card and whoever fights it
    g.pair("as_well", "one_obj", "its_opponent", " as well as ", cls=ir.Several, field="items", w=4)
    g.phrase("its_opponent", words, ir.Opposing)
    g.alias("obj", "as_well")


def _subjects(g: Grammar) -> None:
    g.phrase("many_subject", "they", ir.Pronoun, form="them")
    g.phrase("many_subject", "those Forwards", ir.Pronoun, form="those_forwards")
    g.alias("subj", "several_objects")
    g.phrase("subj", "{card:source} and all the Forwards forming a party with it", ir.PartyOf)
    g.phrase("subj", "all Forwards in that party", ir.PartyOf, card=ir.Pronoun("that_party"), w=2)
    g.phrase("subj", "all the Forwards in that party", ir.PartyOf, card=ir.Pronoun("that_party"), w=3)
    # "The Forwards other than Hild you control gain ... until the end of the turn"
    g.phrase("subj", "the {group:group/many}", ir.All, w=2)
    g.alias("subj", "source_and_group")


def _sources(g: Grammar) -> None:
    g.phrase("source", "{_:self}", ir.SelfRef)
    for w, words in enumerate(("this Forward", "this Character", "this card", "this Monster", "this Backup"), 1):
        g.phrase("source", words, ir.SelfRef, w=w)
    # all the cards of a group
    g.phrase("all_group", "all the {group:group/many}", ir.All)
    g.phrase("all_group", "all {group:group/many}", ir.All, w=1)
    g.phrase("the_group", "the {group:group/many}", ir.All, w=2)
    g.phrase("the_group", "{group:group/many}", ir.All, w=3)
    g.phrase("group_obj", "the Forward that blocks {card:source}", ir.BlockerOf)
    g.alias("group_obj", "all_group")
    for form, words in (
        ("revealed", "them"),
        ("these", "these"),
        ("the_cards", "the cards"),
        ("revealed_cards", "the revealed cards"),
    ):
        g.phrase("all_revealed", words, ir.Pronoun, form=form)
    g.phrase("all_shown", "both cards", ir.Pronoun, form="both_cards")
    # one card: the cards that are spoken of
    g.phrase("all_shown", "all the cards removed by this effect", ir.Pronoun, form="all_removed")
    # "break them and Hild", "deal them and Hild 4000 damage"
    g.pair("them_and_source", "them_first", "bare_source", " and ", cls=ir.Several, field="items", w=1)
    g.phrase("them_first", "them", ir.Pronoun, form="them")
    g.phrase("bare_source", "{_:self}", ir.SelfRef)
    # "Remove them, and all the Forwards opponent controls from the game."
    # one card, 4 phrases: those that were chosen, and all of a group
    g.pair("them_and_all", "them_first", "all_group", ", and ", cls=ir.Several, field="items", w=2)
    # "Hild and the Forwards of cost 3 you control gain ..."
    g.pair("source_and_group", "source", "group_beside", " and ", cls=ir.Several, field="items", w=3)
    g.list("source_and_group", "group_beside", " and ", cls=ir.Several, field="items", min=2, max=2, w=7)
    g.phrase("group_beside", "the {group:group/many}", ir.All, w=2)
    g.phrase("group_beside", "the {group:named_typed}", ir.All, w=5)
    words = "the Forward that blocks or is blocked by {card:source}"
    # one card: whoever fights the card, as one to deal damage to
    g.phrase("group_obj", words, ir.Opposing)
    # "Deal 7000 damage to Forwards of all Elements except Earth."
    # one card, 6 phrases: all Elements but one; power that nothing changes
    g.phrase("group_obj", "{group:every_element}", ir.All, w=40)
    g.phrase("every_element", "{noun:type_noun/many} {qualifiers:all_but}", ir.Group)
    g.sequence("all_but", "element_but", max=1)
    g.phrase("element_but", "of all Elements except {filter:other_elements}", ir.Without, w=40)


def _possessives(g: Grammar) -> None:
    # the possessive: "its power", "Cloud's power", "the former's power"
    g.phrase("possessive", "its", ir.Pronoun, form="it")
    g.phrase("possessive", "the former's", ir.Pronoun, form="former")
    g.phrase("possessive", "the latter's", ir.Pronoun, form="latter")
    g.phrase("possessive", "{_:self}'s", ir.SelfRef)
    # one card: other cards are in the tables
    g.phrase("possessive", "the discarded Forward's", ir.Pronoun, form="discarded_forward")
    # one card: a name that ends in s
    g.phrase("possessive", "{_:self}'", ir.SelfRef, w=6)
    g.phrase("possessive", "that Forward's", ir.Pronoun, form="that_forward")
    g.phrase("possessive", "the chosen Forward's", ir.Pronoun, form="chosen_forward")
    # one card: whose: the pronouns of one card
    for form, words in (
        ("that_card", "that card's"),
        ("revealed_card", "the revealed card's"),
        ("that_character", "that Character's"),
        ("that_summon", "that Summon's"),
    ):
        g.phrase("possessive", words, ir.Pronoun, form=form)


def _one_more(g: Filled) -> None:
    """A card called by what was done to it."""
    # "Search for 1 Card Name Olga and 1 Monster. Play that Card Name Olga onto the field and add that Monster to your hand."
    g.phrase("one_pronoun", "that {noun:trait}", ir.ThatNamed, form="that_named")
    g.phrase("possessive", "that {noun:trait}'s", ir.ThatNamed, form="that_named")
    g.phrase("one_pronoun", "the Summon you cast", ir.Pronoun, form="summon_you_cast")
    # what was added to the hand before
    for kind in ("Forward", "Character", "Backup", "Monster", "Summon", "card"):
        g.phrase("one_pronoun", f"the added {kind}", ir.Pronoun, form=f"added_{kind.lower()}")
    for form, words in (
        ("removed_character", "the removed Character"),
        ("removed_backup", "the removed Backup"),
        ("removed_monster", "the removed Monster"),
        ("removed_summon", "the removed Summon"),
        ("chosen_backup", "the chosen Backup"),
        ("chosen_monster", "the chosen Monster"),
        ("chosen_summon", "the chosen Summon"),
        ("chosen_card", "the chosen card"),
        *((f"broken_{kind.lower()}", f"the broken {kind}") for kind in ("Forward", "Backup", "Character", "Monster")),
        ("returned_forward", "the returned Forward"),
        ("returned_character", "the returned Character"),
        ("returned_backup", "the returned Backup"),
        ("returned_card", "the returned card"),
        ("returned_monster", "the returned Monster"),
        ("returned_summon", "the returned Summon"),
    ):
        g.phrase("one_pronoun", words, ir.Pronoun, form=form)
        g.phrase("possessive", words + "'s", ir.Pronoun, form=form)
    for kind in ("Forward", "Character", "Backup", "Monster", "Summon", "card"):
        g.phrase("one_pronoun", f"the selected {kind}", ir.Pronoun, form=f"the_selected_{kind.lower()}")
        if kind != "card":  # that is below
            g.phrase("possessive", f"the selected {kind}'s", ir.Pronoun, form=f"the_selected_{kind.lower()}")
    g.phrase("one_pronoun", "the attacking Forward", ir.Pronoun, form="attacking_forward")
    for kind in ("Character", "Forward", "Backup", "Monster"):
        g.phrase("one_pronoun", f"the {kind} that used it", ir.Pronoun, form=f"user_{kind.lower()}")
    for kind in ("Summon", "Forward", "Backup", "Monster", "Character"):
        form = f"revealed_{kind.lower()}"
        g.phrase("one_pronoun", f"the revealed {kind}", ir.Pronoun, form=form)
        g.phrase("possessive", f"the revealed {kind}'s", ir.Pronoun, form=form)
    for kind in ("Summon", "Backup", "Monster", "Character"):
        form = f"discarded_{kind.lower()}"
        g.phrase("one_pronoun", f"the discarded {kind}", ir.Pronoun, form=form)
        g.phrase("possessive", f"the discarded {kind}'s", ir.Pronoun, form=form)


def _one_paid_with(g: Filled) -> None:
    """A card called by who revealed it, how it came, or what was paid with it."""
    for form, name in (
        ("card_you_revealed", "card"),
        ("forward_you_revealed", "Forward"),
        ("summon_you_revealed", "Summon"),
        ("backup_you_revealed", "Backup"),
        ("monster_you_revealed", "Monster"),
        ("character_you_revealed", "Character"),
    ):
        if name != "Forward":  # as what was paid, another phrase has it
            g.phrase("one_pronoun", f"the {name} you revealed", ir.Pronoun, form=form)
    for kind in ("Forward", "Backup", "Character", "Monster", "card"):
        form = f"dulled_{kind.lower()}"
        g.phrase("one_pronoun", f"the dulled {kind}", ir.Pronoun, form=form)
        g.phrase("possessive", f"the dulled {kind}'s", ir.Pronoun, form=form)
    for form, name in (
        ("entered_character", "Character"),
        ("entered_backup", "Backup"),
        ("entered_monster", "Monster"),
    ):
        g.phrase("one_pronoun", f"the {name} that entered the field", ir.Pronoun, form=form)
    for form, words, names in EXTRA_PAID:
        for name in names:
            g.phrase("one_pronoun", f"the {name} {words}", ir.Pronoun, form=f"{form}_{name.lower()}")
    for act in EXTRA_ACTS:
        did = {"put": "put into the Break Zone", "returned": "returned to its owner's hand"}.get(act, act)
        for kind in KINDS:
            name = kind if kind == "card" else kind.capitalize()
            if act in ("dulled", "returned"):
                g.phrase("one_pronoun", f"the {name} {act} by the extra cost", ir.Pronoun, form=f"extra_{act}_{kind}")
            words = f"the {name} {did} as an extra cost"
            g.phrase("one_pronoun", words, ir.Pronoun, form=f"extra_{act}_as_{kind}")
    for form, words in (
        ("put_backup", "the Backup you put into the Break Zone"), ("put_monster", "the Monster you put into the Break Zone"),
        ("put_card", "the card you put into the Break Zone"),
    ):  # fmt: skip
        g.phrase("one_pronoun", words, ir.Pronoun, form=form)


def _objects_more(g: Filled) -> None:
    for kind in ("Forwards", "Characters", "Backups", "Monsters"):
        g.phrase("many_object", f"the removed {kind}", ir.Pronoun, form=f"removed_{kind.lower()}")
    for these in ("these", "those"):
        g.phrase("many_object", f"{these} removed cards", ir.Pronoun, form=f"{these}_removed")
    g.alias("obj", "fought_one")
    # "break Hild and all the Forwards opponent controls", "all the Backups you control and Hild"
    g.phrase("all_held", "all the {group:held_together}", ir.All)
    g.phrase("held_together", "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers?:field_qualifiers}", ir.Group)
    g.pair("source_and_all", "source", "all_held", " and ", cls=ir.Several, field="items", w=41)
    g.pair("all_and_source", "all_held", "source", " and ", cls=ir.Several, field="items", w=42)
    for category in ("obj", "subj", "group_obj"):
        g.alias(category, "source_and_all")
        g.alias(category, "all_and_source")
    # "break Hild and the Forward blocking Hild", "Hild as well as the Forward that blocks Hild"
    g.alias("its_opponent", "fought_one")
    g.phrase("its_opponent", "the Forward that blocks {card:source}", ir.BlockerOf)
    g.pair("and_opponent", "one_obj", "its_opponent", " and ", cls=ir.Several, field="items", w=40)
    g.alias("obj", "and_opponent")
    # "all the Forwards of cost 3 or less and all the Backups opponent controls": each has its own words behind it
    g.list("all_and_all", "all_with", " and ", cls=ir.Several, field="items", min=2, max=2, w=520)
    g.phrase("all_with", "all the {group:group_with}", ir.All, w=520 + 2)
    g.phrase("group_with", "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers:qualifiers}", ir.Group)
    g.phrase("group_with", "{adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers:qualifiers}", ir.Group)
    for category in ("obj", "subj", "group_obj"):
        g.alias(category, "all_and_all")


def _subjects_more(g: Filled) -> None:
    # with "the Forwards" they are two subjects, each by its own words
    g.phrase("subj", "{card:source} and all the Forwards forming a party with {_:self}", ir.PartyOf, w=402)
    _parties(g)


def _parties(g: Filled) -> None:
    """Those of a party that was spoken of, as what something is done by or to: "activate the other Forwards in that party"."""
    for w, words in enumerate(
        ("all the Forwards in the party", "the Forwards in the party", "all the Forwards forming the party",
         "the Forwards forming the party", "the Forwards in that party", "all the Forwards forming that party",
         "the Forwards forming that party"), 3000,
    ):  # fmt: skip
        g.phrase("party_members", words, ir.PartyOf, card=ir.Pronoun("that_party"), w=w)
    for w, words in enumerate(
        ("the other Forwards in that party", "all the other Forwards in that party", "all other Forwards in that party",
         "the other Forwards forming that party", "the other Forwards in the party"), 3020,
    ):  # fmt: skip
        g.phrase("party_members", words, ir.PartyOf, card=ir.Pronoun("that_party"), others=True, w=w)
    g.alias("subj", "party_members")
    g.alias("obj", "party_members")
    for w, words in enumerate(("all Forwards in that party", "all the Forwards in that party"), 2):
        g.phrase("obj", words, ir.PartyOf, card=ir.Pronoun("that_party"), w=w)


def _sources_more(g: Filled) -> None:
    """Cards called by what was done to them, and "all of them"."""
    g.phrase("those_selected", "the selected Forwards", ir.Pronoun, form="selected_forwards")
    for form, words in (
        ("selected_characters", "the selected Characters"),
        ("selected_monsters", "the selected Monsters"),
        ("selected_backups", "the selected Backups"),
        ("selected_cards", "the selected cards"),
    ):
        g.phrase("those_selected", words, ir.Pronoun, form=form)
    # of cards that were put away or shown
    for form, words in (
        ("both_of_them", "both of them"),
        ("all_of_them", "all of them"),
        ("all_revealed", "all the revealed cards"),
        ("these_cards", "these cards"),
    ):
        g.phrase("all_shown", words, ir.Pronoun, form=form)
    for w, words in enumerate(("the Forward blocked by {card:source}", "the Forward that {card:source} blocks",
                               "the Forward {card:source} blocks", "the Forward that blocked {card:source}",
                               "the Forward blocking {card:source}", "the Forward that is blocked by {card:source}"), 3000):  # fmt: skip
        g.phrase("fought_one", words, ir.Opposing, w=w)
    g.alias("group_obj", "fought_one")
    # "deal 7000 damage to all the Forwards opponent controls that were not selected"
    g.phrase("group_obj", "all the {group:group/many} that were not selected", ir.NotSelected)
    # "Break it and all the Forwards opponent controls"
    g.phrase("it_first", "it", ir.Pronoun, form="it")
    beside = (("it_first", " and "), ("it_first", ", and "), ("them_first", " and "), ("bare_source", ", and "))
    for w, (first, joined) in enumerate(beside, 20):
        key = f"one_and_all_{w}"
        g.pair(key, first, "all_group", joined, cls=ir.Several, field="items", w=w)
        for category in ("obj", "group_obj", "beside_group"):
            g.alias(category, key)


def _all_of_several(g: Filled) -> None:
    """Discarded and revealed cards, and all of two types."""
    for form, words in (
        ("discarded_cards", "the discarded cards"),
        ("revealed_cards", "the revealed cards"),
        ("both_of_those", "both of those cards"),
        ("all_of_those", "all of those cards"),
        ("they_all", "they"),
        ("both_alone", "both"),
        ("both_of_discarded", "both of the discarded cards"),
        ("both_discarded", "both discarded cards"),
        ("all_discarded", "all the discarded cards"),
        ("both_of_revealed", "both of the revealed cards"),
        ("both_the_revealed", "both the revealed cards"),
        ("both_revealed", "both revealed cards"),
        ("all_of_revealed", "all of the revealed cards"),
        ("all_thrown", "all the cards discarded by this effect"),
        ("all_turned_over", "all the cards revealed by this effect"),
    ):
        g.phrase("all_shown", words, ir.Pronoun, form=form)
    g.phrase("all_group", "the {group:removed_kind}", ir.All, w=70 + 1)
    # "all the Forwards and all the Monsters opponent controls": whose they are is said of both; of what else stands behind
    # ("all the Monsters and all the Backups of cost 2 or less") it is open whether it is, and what stands before the first ("all the
    # Fire Forwards and all the Backups") is not said of the second
    g.phrase("all_group", "your opponent's {group:opposing}", ir.All, w=5001)
    g.phrase("all_group", "all the {group:joined_group}", ir.All, w=520)
    g.phrase("all_group", "all {group:joined_group}", ir.All, w=520 + 1)
    g.phrase("joined_group", "{noun:joined_types} {qualifiers?:places_on_field}", ir.Group)
    for one in FIELD_TYPES:
        for two in FIELD_TYPES:
            if one != two:
                for w, words in enumerate(("and all the", "and all", "and the"), 3):
                    g.phrase("joined_types", f"{one}s {words} {two}s", ir.TypeIs, types=(one, two), w=w)


def _possessives_more(g: Filled) -> None:
    for form, words in (
        ("discarded_card", "the discarded card's"),
        ("removed_card", "the removed card's"),
        ("removed_forward", "the removed Forward's"),
        ("selected_card", "the selected card's"),
        *((f"the_{kind.lower()}", f"the {kind}'s") for kind in ("Forward", "Backup", "Monster", "Summon", "Character")),
        ("chosen_character", "the chosen Character's"),
        *((f"{role}_forward", f"the {role} Forward's") for role in ("attacking", "blocking", "blocked")),
    ):
        g.phrase("possessive", words, ir.Pronoun, form=form)
