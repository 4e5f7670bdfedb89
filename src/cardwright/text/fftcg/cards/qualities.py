"""Other qualities behind a noun: what a card is not, has, did this turn, whose it is, what was named."""

from collections.abc import Iterator

from cardwright.text import ir
from cardwright.text.fftcg.common import ELEMENTS, FIELDS, RELATIONS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar
from cardwright.text.printing import Context
from cardwright.text.reading import Source


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _owned(g)
    _left_out(g)
    _has(g)
    _named(g)
    _had(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _idle_more(g)
    _owned_more(g)
    _left_out_more(g)
    _kinds_left_out(g)
    _has_more(g)
    _named_more(g)
    _had_more(g)
    _put_more(g)
    _put_targets(g)


def _owned(g: Grammar) -> None:
    g.phrase("qualifier", "you control", ir.ControlledBy, player=ir.You())
    g.phrase("qualifier", "opponent controls", ir.ControlledBy, player=ir.Opponent())
    g.phrase("qualifier", "your opponent controls", ir.ControlledBy, player=ir.Opponent(), w=1)
    g.phrase("qualifier", "of your opponent", ir.ControlledBy, player=ir.Opponent(), w=2)
    g.phrase("qualifier", "they control", ir.ControlledBy, player=ir.PronounPlayer("they"))
    g.phrase("qualifier", "he/she controls", ir.ControlledBy, player=ir.PronounPlayer("he/she"))
    g.phrase("qualifier", "in {zone:zone}", ir.InZone)
    g.phrase("qualifier", "from {zone:zone}", ir.InZone, w=1)
    g.phrase("qualifier", "removed from the game", ir.InZone, zone=ir.Removed(ir.EachPlayer()))
    g.phrase("qualifier", "either player controls", ir.ControlledBy, player=ir.AnyPlayer())
    g.phrase("qualifier", "you controlled", ir.ControlledBy, player=ir.You(), w=3)
    # one card: the past tense for the other player
    g.phrase("qualifier", "opponent controlled", ir.ControlledBy, player=ir.Opponent(), w=3)
    # one card, 3 phrases: whose card it is, wherever it lies
    g.phrase("qualifier", "owned by {player:owner_words}", ir.OwnedBy)
    g.phrase("qualifier", "you own", ir.OwnedBy, player=ir.You(), w=1)


def _left_out(g: Grammar) -> None:
    g.phrase("qualifier", "other than {card:source}", ir.OtherThan)
    g.phrase("qualifier", "other than {filter:trait}", ir.Without)
    g.phrase("qualifier", "other than {filter:category_trait}", ir.Without)
    g.phrase("qualifier", "other than Multi-Element", ir.Without, filter=ir.MultiElement())
    # what a Multi-Element card is, said in full
    g.phrase("qualifier", "with 2 or more Elements", ir.MultiElement, w=1)
    g.phrase("other_elements", "{elements:elements}", ir.ElementIs)
    # on a card named Lightning "other than Lightning" is the card itself
    g.terminal("other_element", _match_element, _show_element, starts=_is_element)
    g.list("bare_elements", "other_element", ", ", " or ")
    g.phrase("bare_other_elements", "{elements:bare_elements}", ir.ElementIs)
    g.phrase("qualifier", "other than {filter:bare_other_elements}", ir.Without)
    # one card, 2 phrases: "and" where others say "or"; the tables have it for all Elements
    g.phrase("other_elements_and", "Light and Dark", ir.ElementIs, elements=("Light", "Dark"), w=1)
    g.phrase("qualifier", "other than {filter:other_elements_and}", ir.Without)
    g.phrase("qualifier", "of an Element other than {filter:other_elements}", ir.Without, w=1)
    # one card, 2 phrases: none of several traits
    g.phrase("qualifier", "other than {filter:other_either}", ir.Without)
    g.list("other_either", "any_trait", ", ", " or ", cls=ir.AnyTrait, field="options", min=2)
    g.phrase("without_keyword", "{keyword:keyword}", ir.WithKeyword)
    g.phrase("qualifier", "without {filter:without_keyword}", ir.Without)
    g.phrase("qualifier", "other than the selected Forwards", ir.OtherThan, card=ir.Pronoun("selected_forwards"))
    g.phrase("qualifier", "without {filter:generic}", ir.Without)
    # one card: other words for the same are in the tables
    g.phrase("qualifier", "of any Element other than {filter:other_elements}", ir.Without, w=2)
    g.phrase("qualifier", "of any Element except {filter:other_elements}", ir.Without, w=3)
    g.phrase("qualifier", "other than a {filter:other_type}", ir.Without)
    g.phrase("other_type", "{types:one_type}", ir.TypeIs)
    # one card, 2 phrases: a type without its article
    g.phrase("qualifier", "other than {filter:other_bare_type}", ir.Without, w=4)
    g.phrase("other_bare_type", "{types:one_type}", ir.TypeIs, w=3)
    g.phrase("qualifier", "other than {filter:other_mixed}", ir.Without)
    g.list("other_mixed", "name_or_element", ", ", " or ", cls=ir.AnyTrait, field="options", min=3, w=7)
    g.alias("name_or_element", "trait")
    g.alias("name_or_element", "element_filter")
    # one card, 2 phrases: a cost that is left out
    g.phrase("bare_cost", "cost {amount:number}", ir.CostIs, w=38)
    g.phrase("qualifier", "other than {filter:bare_cost}", ir.Without, w=35)


def _has(g: Grammar) -> None:
    g.phrase("qualifier", "with {keyword:keyword}", ir.WithKeyword)
    # one card: EX Burst and Warp are no keywords that can be gained
    g.phrase("qualifier", "with EX Burst", ir.WithKeyword, keyword="EX Burst")
    g.phrase("qualifier", "with Warp", ir.WithKeyword, keyword="Warp")
    g.phrase("qualifier", "with 《一般》", ir.IsGeneric)
    g.phrase("qualifier", "that is also a Forward", ir.AlsoAForward)
    # one card: on one card; the tables have it for one and placed ones
    g.phrase("qualifier", "with {count:number} or more {counter:counter} Counters on them", ir.WithCounter)
    g.phrase("qualifier", "with a {counter:counter} Counter on it", ir.WithCounter, count=ir.Num(1), w=1)
    # one card: on several cards; others have the others
    g.phrase("qualifier", "with a {counter:counter} Counter on them", ir.WithCounter, count=ir.Num(1), w=32)
    g.phrase("qualifier", "with a {counter:counter} Counter placed on them", ir.WithCounter, count=ir.Num(1), w=33)


def _named(g: Grammar) -> None:
    # one card: as it is named; chosen and selected ones are elsewhere
    g.phrase("qualifier", "of the named Element", ir.NamedElement)
    # one card: without its article
    for w, words in enumerate(("of the named card type", "of named card type", "of the selected card type")):
        g.phrase("qualifier", words, ir.NamedType, w=w)
    for w, words in enumerate(("with the named Job", "with named Job"), 4):
        # one card, 3 phrases: words for what was named
        g.phrase("qualifier", words, ir.NamedJob, w=w)
    g.phrase("qualifier", "of the selected Element", ir.NamedElement, w=2)
    for w, words in enumerate(("of the same Element as named", "of the named element"), 3):
        g.phrase("qualifier", words, ir.NamedElement, w=w)


def _had(g: Grammar) -> None:
    g.phrase("qualifier", "that entered the field this turn", ir.EnteredThisTurn)
    g.phrase("qualifier", "that entered the field due to Warp", ir.Warped)
    # one card: and when it did
    g.phrase("qualifier", "that entered the field due to Warp this turn", ir.Warped, this_turn=True)
    g.phrase("qualifier", "blocking {card:source}", ir.BlockingWhom)
    g.phrase("qualifier", "blocked by {card:source}", ir.BlockedByWhom)
    g.phrase("qualifier", "forming a party with {card:one_obj}", ir.FormingPartyWith)
    g.phrase("qualifier", "that entered your field this turn", ir.EnteredThisTurn, whose=ir.You())
    g.phrase("qualifier", "forming a party", ir.InAParty)
    for w, words in enumerate(("during this turn", "this turn")):
        g.phrase(
            "qualifier",
            f"put in your Break Zone from the field {words}",
            ir.PutThisTurn,
            zone=ir.BreakZone(ir.You()),
            player=ir.AnyPlayer(),
            w=w,
        )
        g.phrase(
            "qualifier",
            f"put in the Break Zone from your field {words}",
            ir.PutThisTurn,
            zone=ir.BreakZone(ir.EachPlayer()),
            player=ir.You(),
            w=w,
        )
        for v, put in enumerate(("put into your Break Zone from the field", "that was put into your Break Zone from the field",
                                 "that was put from the field into your Break Zone", "put from the field into your Break Zone"), 1):  # fmt: skip
            fixed = {"zone": ir.BreakZone(ir.You()), "player": ir.AnyPlayer(), "w": w + 2 * v}
            # one card: the same, with other words for the place
            g.phrase("qualifier", f"{put} {words}", ir.PutThisTurn, **fixed)
    g.phrase("qualifier", "that attacked this turn", ir.AttackedThisTurn)
    g.phrase("qualifier", "that has attacked this turn", ir.AttackedThisTurn, w=1)
    g.phrase("owner_of_ability", "{_:self}'s", ir.SelfRef)
    # one card: a name that ends in s
    g.phrase("owner_of_ability", "{_:self}'", ir.SelfRef, w=6)
    gone = {"zone": ir.Removed(ir.EachPlayer())}
    for category in ("qualifier", "removed_by"):
        for w, word in enumerate(("ability", "abilities")):
            # one card, 3 phrases: removed by one ability or several
            g.phrase(category, f"removed by {{card:owner_of_ability}} {word}", ir.RemovedBy, w=w, **gone)
    g.alias("stored_place", "removed_by")


def _put_more(g: Filled) -> None:
    """ "Choose 1 Forward that was put from the field into the Break Zone this turn." """
    zones = (
        ("your Break Zone", ir.You()),
        ("your opponent's Break Zone", ir.Opponent()),
        ("the Break Zone", ir.EachPlayer()),
    )
    for v, (zone, owner) in enumerate(zones):
        for u, (field, player) in enumerate(FIELDS[:3]):
            for w, words in enumerate(("during this turn", "this turn"), 4000 + 100 * v + 20 * u):
                ways = (f"put into {zone} from {field}", f"put in {zone} from {field}")
                put = {"zone": ir.BreakZone(owner), "player": player}
                for t, way in enumerate(
                    (*ways, *(f"that was {way}" for way in ways), f"that was put from {field} into {zone}")
                ):
                    if (zone, field) != (
                        "the Break Zone",
                        "the field",
                    ) or t < 2:  # "for each Forward that was put from ..."
                        g.phrase("qualifier", f"{way} {words}", ir.PutThisTurn, w=w + 2 * t, **put)
        for w, words in enumerate(("during this turn", "this turn"), 4500 + 20 * v):
            for t, way in enumerate((f"put into {zone}", f"put in {zone}", f"that was put into {zone}")):
                put = {"zone": ir.BreakZone(owner), "player": ir.AnyPlayer(), "anywhere": True}
                g.phrase("qualifier", f"{way} {words}", ir.PutThisTurn, w=w + 2 * t, **put)


def _put_targets(g: Filled) -> None:
    """ "Choose 1 Forward that was put from the field into the Break Zone this turn": for each of such cards another phrase counts."""
    put = {"zone": ir.BreakZone(ir.EachPlayer()), "player": ir.AnyPlayer()}
    ways = (
        f"{that}put from the field into the Break Zone {turn}"
        for that in ("that was ", "")
        for turn in ("this turn", "during this turn")
    )
    for w, way in enumerate(ways, 4400):
        g.phrase("put_from_field", way, ir.PutThisTurn, w=w, **put)
    g.sequence("put_lately", "put_from_field", max=1)
    for number in ("one", "many"):
        kind = f"{{adjectives?:adjectives}} {{noun:type_noun/{number}}}"
        g.phrase(f"put_lately_{number}", f"{kind} {{qualifiers:put_lately}}", ir.Group)
    for up_to, head in ((False, ""), (True, "up to ")):
        g.phrase("target", f"{head}1 {{group:put_lately_one}}", ir.Target, count=ir.Num(1), up_to=up_to, w=700)
        g.phrase("target", f"{head}{{count:many_number}} {{group:put_lately_many}}", ir.Target, up_to=up_to, w=701)


def _idle_more(g: Filled) -> None:
    for w, words in enumerate(("that is forming a party", "that are forming a party", "that is in a party"), 800):
        g.phrase("qualifier", words, ir.InAParty, w=w)
    # "that didn't attack this turn"
    g.phrase("idle", "attack", ir.AttackedThisTurn, w=800)
    g.phrase("had_been", "attacked", ir.AttackedThisTurn, w=801)
    for w, blocked in enumerate(("blocked", "has blocked")):
        g.phrase("qualifier", f"that {blocked} this turn", ir.BlockedThisTurn, w=w)
    for w, did in enumerate(("attacked or blocked", "has attacked or blocked", "have attacked or blocked"), 960):
        either = ir.EitherFilter(ir.AttackedThisTurn(), ir.BlockedThisTurn(), w=w)
        g.value("qualifier", f"that {did} this turn", either)
    g.phrase("idle", "block", ir.BlockedThisTurn, w=800)
    g.phrase("had_been", "blocked", ir.BlockedThisTurn, w=801)
    for w, (words, key) in enumerate((("didn't", "idle"), ("did not", "idle"), ("hasn't", "had_been"),
                                      ("has not", "had_been")), 800):  # fmt: skip
        g.phrase("qualifier", f"that {words} {{filter:{key}}} this turn", ir.Without, w=w)


def _owned_more(g: Filled) -> None:
    for player, words in ((ir.You(), "you own"), (ir.Opponent(), "your opponent owns")):
        if player != ir.You():
            g.phrase("qualifier", words, ir.OwnedBy, player=player, w=70)
    g.phrase("qualifier", "your opponent controlled", ir.ControlledBy, player=ir.Opponent(), w=400)
    # "all the Forwards on the field": whoever controls them
    g.phrase("qualifier", "on the field", ir.ControlledBy, player=ir.AnyPlayer(), w=400)


def _left_out_more(g: Filled) -> None:
    """Without the one spoken of, a keyword, an Element or a name."""
    for kind in ("Characters", "Backups", "Monsters", "cards"):
        card = ir.Pronoun(f"selected_{kind.lower()}")
        g.phrase("qualifier", f"other than the selected {kind}", ir.OtherThan, card=card)
    # "It gains +1000 power for each Forward you control other than that Forward"
    # (not "the Forward": "other than the Forward with the highest power" is none that was spoken of)
    g.phrase("left_out_one", "it", ir.Pronoun, form="it")
    for kind in ("Forward", "Character", "Backup", "Monster", "card"):
        g.phrase("left_out_one", f"that {kind}", ir.Pronoun, form=f"that_{kind.lower()}")
    g.phrase("qualifier", "other than {card:left_out_one}", ir.OtherThan, w=70)
    g.phrase("without_keyword", "EX Burst", ir.WithKeyword, keyword="EX Burst")
    g.phrase("without_keyword", "Warp", ir.WithKeyword, keyword="Warp")
    # "without Haste, First Strike or Brave": with none of them
    g.list("none_of_keywords", "without_keyword", ", ", " or ", cls=ir.AnyTrait, field="options", min=2)
    g.phrase("qualifier", "without {filter:none_of_keywords}", ir.Without, w=1)
    # "other than Fire and Ice", "other than Card Name Ann and Card Name Bob": none of them
    g.phrase("several_elements", "{elements:elements_and_two}", ir.ElementIs, w=100)
    g.list("elements_and_two", "element", ", ", " and ", min=2)
    for w, head in enumerate(
        ("other than", "of an Element other than", "of any Element other than", "of any Element except"), 100
    ):
        g.phrase("qualifier", f"{head} {{filter:several_elements}}", ir.Without, w=w)
    g.phrase("qualifier", "other than {filter:several_traits}", ir.Without, w=100 + 5)
    g.list("several_traits", "any_trait", ", ", " and ", cls=ir.AnyTrait, field="options", min=2, w=100)


def _kinds_left_out(g: Filled) -> None:
    """Without a kind, the card itself, a cost; with another name."""
    g.phrase("kind_one", "{options:one_kind_only}", ir.AnyNoun)
    g.list("one_kind_only", "typed_option/one", ", ", max=1)
    g.phrase("kind_many", "{options:many_kinds_only}", ir.AnyNoun)
    g.list("many_kinds_only", "typed_option/many", ", ", max=1)
    g.phrase("qualifier", "other than {filter:kind_many}", ir.Without, w=400)
    g.phrase("qualifier", "other than {filter:bare_types}", ir.Without, w=400 + 3)
    for name in ("Forward", "Backup", "Monster", "Summon"):
        g.phrase("bare_types", f"{name}s", ir.TypeIs, types=(name,), w=400)
    for w, article in enumerate(("a", "an"), 400 + 1):
        g.phrase("qualifier", f"other than {article} {{filter:kind_one}}", ir.Without, w=w)
    # "other than Hild and Card Name Olga": neither of them
    for w, joined in enumerate(("and", "or"), 520):
        g.phrase("qualifier", f"other than {{filter:self_and_kind_{w}}}", ir.Without, w=w)
        g.phrase(f"self_and_kind_{w}", f"{{first:itself}} {joined} {{second:trait}}", ir.EitherFilter, w=w)
        g.phrase(f"self_and_kind_{w}", f"{{first:trait}} {joined} {{second:itself}}", ir.EitherFilter, w=w + 10)
    g.phrase("itself", "{filter:no_other}", ir.Without, w=520)
    g.phrase("no_other", "{card:source}", ir.OtherThan, w=520)
    # "other than cost 3 or less", "other than power 9000 or more"
    for relation, compare in RELATIONS:
        g.phrase("bare_cost", f"cost {{amount:number}} {relation}", ir.CostIs, compare=compare, w=400)
        g.phrase("bare_cost", f"power {{amount:number}} {relation}", ir.PowerIs, compare=compare, w=400)
        for kind, node in (("cost", ir.CostIs), ("power", ir.PowerIs)):
            g.phrase("field_qualifier", f"of {kind} {{amount:number}} {relation}", node, compare=compare, w=400 + 1)
    # "with a different name from the chosen Character": of none of its names
    for trait, words in (
        ("name", "with a different name"), ("cost", "of a different cost"), ("element", "of a different Element"),
        ("job", "with a different Job"), ("type", "of a different card type"),
    ):  # fmt: skip
        for w, than in enumerate(("from", "than")):
            key = f"different_{trait}_{w}"
            g.phrase("qualifier", f"{words} {than} {{filter:{key}}}", ir.Without, w=400 + w)
            g.phrase(key, "{card:one_pronoun}", ir.SameTrait, trait=trait, w=400 + w)
            if trait != "element":
                g.phrase(key, "{card:source}", ir.SameTrait, trait=trait, w=400 + w + 2)
                # "with a different name from the Characters you control": of none of theirs
                g.phrase(key, "the {card:other_groups}", ir.SameTrait, trait=trait, w=400 + w + 4)


def _has_more(g: Filled) -> None:
    g.phrase("qualifier", "with EX BURST", ir.WithKeyword, keyword="EX Burst", w=1)
    g.phrase("qualifier", "with an EX Burst", ir.WithKeyword, keyword="EX Burst", w=2)
    g.phrase("qualifier", "of that Element", ir.NamedElement, w=7000)
    g.phrase("qualifier", "with a {counter:counter} Counter placed on it", ir.WithCounter, count=ir.Num(1), w=70)
    g.phrase("qualifier", "on which a {counter:counter} Counter is placed", ir.WithCounter, count=ir.Num(1), w=70 + 1)
    for w, on_them in enumerate(("on them", "placed on them"), 840):
        g.phrase("qualifier", f"with {{counter:counter}} Counters {on_them}", ir.WithCounter, count=ir.Num(1), w=w)
        on_it = on_them.replace("them", "it")
        g.phrase("qualifier", f"with {{counter:counter}} Counters {on_it}", ir.WithCounter, count=ir.Num(1), w=w + 4)
    words = "with {count:number} or more {counter:counter} Counters placed on"
    g.phrase("qualifier", f"{words} it", ir.WithCounter, w=70 + 2)
    g.phrase("qualifier", f"{words} them", ir.WithCounter, w=70 + 3)
    g.phrase("qualifier", "that are also Forwards", ir.AlsoAForward, w=70)
    # "1 Card Name Ann with Job Smith"
    g.phrase("qualifier", "with {job:job}", ir.JobIs, w=600)
    g.phrase("qualifier", "with {category:category}", ir.CategoryIs, w=600)
    # "1 Forward with a special ability", "all the Forwards without auto-abilities"
    for kind, an, one in (("special", "a", "special ability"), ("action", "an", "action ability"), ("auto", "an", "auto-ability")):  # fmt: skip
        many = one.replace("ability", "abilities")
        held = (f"with {an} {one}", f"with {many}", f"that has {an} {one}", f"that have {an} {one}", f"that has {many}", f"that have {many}")  # fmt: skip
        for w, words in enumerate(held):
            g.phrase("qualifier", words, ir.WithAbility, kind=kind, w=w)
        for w, (none, lacking) in enumerate((("without", f"{an} {one}"), ("without", many), ("without", f"any {many}"),
                                             ("that doesn't have", f"{an} {one}"), ("that don't have", many))):  # fmt: skip
            g.phrase("qualifier", f"{none} {{filter:lacking_{kind}_{w}}}", ir.Without, w=8300 + w)
            g.phrase(f"lacking_{kind}_{w}", lacking, ir.WithAbility, kind=kind, w=8300 + w)
    for w, words in enumerate(("with {at_least:number} or more Jobs", "that has {at_least:number} or more Jobs",
                               "that have {at_least:number} or more Jobs")):  # fmt: skip
        g.phrase("qualifier", words, ir.JobCountIs, w=w)
    # "a Backup of an Element other than those of the Backups you control": that shares none with any of them
    for w, words in enumerate(("of an Element other than those of the", "of an Element other than that of the", "of a different Element than the",
                               "of a different Element from the", "of a different Element from those of the",
                               "of an Element different from those of the", "of a different Element than those of the"), 8300):  # fmt: skip
        g.phrase("qualifier", f"{words} {{card:other_groups}}", ir.DifferentTrait, trait="element", w=w)
    for keyword in ("Priming", "Limit Break"):
        g.phrase("qualifier", f"with {keyword}", ir.WithKeyword, keyword=keyword)
        g.phrase("without_keyword", keyword, ir.WithKeyword, keyword=keyword)
    for relation, compare in RELATIONS:
        for w, (placed, on) in enumerate((("", "it"), ("", "them"), ("placed ", "it"), ("placed ", "them")), 100):
            if compare == ">=":
                text = f"with {{count:number}} {relation} {{counter:counter}} Counters {placed}on {on}"
                g.phrase("qualifier", text, ir.WithCounter, w=w)


def _named_more(g: Filled) -> None:
    for w, words in enumerate(
        ("of the named Job", "of the selected Job", "with the selected Job", "of that Job", "with that Job"), 70
    ):
        g.phrase("qualifier", words, ir.NamedJob, w=w)
    for w, words in enumerate(("of the named type", "of the selected type"), 600):
        g.phrase("qualifier", words, ir.NamedType, w=w)
        g.phrase("named_type", words, ir.NamedType, w=w)
    # "of an Element other than the named Element"
    for w, which in enumerate(("named", "selected"), 5000):
        for v, head in enumerate(("of an Element other than", "of any Element other than", "other than")):
            g.phrase("qualifier", f"{head} {{filter:not_{which}}}", ir.Without, w=w + 10 * v)
        for v, head in enumerate(("that are not of", "that is not of", "not of"), 3):
            g.phrase("qualifier", f"{head} {{filter:not_{which}}}", ir.Without, w=w + 10 * v)
        g.phrase(f"not_{which}", f"the {which} Element", ir.NamedElement, w=w)


def _had_more(g: Filled) -> None:
    # "1 Forward blocking or blocked by Hild": whoever fights it
    for w, words in enumerate(("blocking or blocked by", "blocking or being blocked by"), 400):
        g.phrase("qualifier", f"{words} {{card:fights}}", ir.IsOneOf, w=w)
    g.phrase("fights", "{card:source}", ir.Opposing, w=400)
    g.phrase("qualifier", "that was dealt damage this turn", ir.WasDealtDamage)
    g.phrase("qualifier", "that has been dealt damage this turn", ir.WasDealtDamage, w=1)
    for w, words in enumerate(("dealt damage this turn", "that were dealt damage this turn"), 70):
        g.phrase("qualifier", words, ir.WasDealtDamage, w=w)
    g.phrase("qualifier", "that has entered the field this turn", ir.EnteredThisTurn, w=100)
    # "each primed Forward you control", "if Hild has been primed"
    for category in ("adjective", "plain_adjective", "state"):
        g.phrase(category, "primed", ir.Primed)
    for w, have in enumerate(("has", "have"), 1):
        g.phrase("qualifier", f"that {have} been primed", ir.Primed, w=w)
        g.phrase("qualifier", f"that {have} primed", ir.Primed, w=w + 2)
    for w, words in enumerate(("has been primed", "has primed"), 100):
        g.phrase("condition", f"{{card:one_obj}} {words}", ir.HasFilter, filter=ir.Primed(w=w))
    g.phrase("qualifier", "damaged this turn", ir.WasDealtDamage, w=300)
    g.phrase("qualifier", "that has received damage this turn", ir.WasDealtDamage, w=2)
    g.phrase("qualifier", "that received damage this turn", ir.WasDealtDamage, w=3)
    for w, words in enumerate(("been dealt damage", "received damage"), 4):
        g.phrase("qualifier", f"that have {words} this turn", ir.WasDealtDamage, w=w)
    for w, have in enumerate(("have", "has"), 400):
        g.phrase("qualifier", f"that {have} entered the field this turn", ir.EnteredThisTurn, w=w)
        g.phrase("qualifier", f"that {have} entered your field this turn", ir.EnteredThisTurn, whose=ir.You(), w=w + 2)
    for w, entered in enumerate(("entered", "has entered", "have entered"), 410):
        text = f"that {entered} your opponent's field this turn"
        g.phrase("qualifier", text, ir.EnteredThisTurn, whose=ir.Opponent(), w=w)


def _is_element(text: str, kind: str) -> bool:
    return text in ELEMENTS


def _match_element(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    text = source.text_at(pos)
    if text in ELEMENTS and source.self_words != (text,):
        yield pos + 1, text


def _show_element(value: object, context: Context) -> str | None:
    return value if isinstance(value, str) and value in ELEMENTS and value != context.self_name else None
