"""Who and what: players, pronouns, nouns, adjectives, groups of cards."""

from collections.abc import Iterator

from cardwright.text import ir
from cardwright.text.grammar import Grammar
from cardwright.text.printing import Context
from cardwright.text.reading import Source

ELEMENTS = ("Fire", "Ice", "Wind", "Earth", "Lightning", "Water", "Light", "Dark")
KEYWORDS = ("Haste", "Brave", "First Strike", "Back Attack")
TYPES = ("Forward", "Backup", "Monster", "Summon")
STATUSES = ("dull", "active", "attacking", "blocking", "damaged")

PLURAL_PRONOUNS = ("them", "those_forwards", "revealed", "these", "the_cards", "revealed_cards")


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _words(g)
    _players(g)
    _pronouns(g)
    _adjectives(g)
    _nouns(g)
    _qualifiers(g)
    _groups(g)
    _zones(g)
    _further_words(g)
    _compared(g)
    _filters(g)


def _words(g: Grammar) -> None:
    for element in ELEMENTS:
        g.value("element", element, element)
    for keyword in KEYWORDS:
        g.value("keyword", keyword, keyword)
    for status in STATUSES:
        g.value("status", status, status)
    g.tagged("job", "i", "Job")
    g.tagged("card_name", "i", "Card Name")
    g.tagged("category", "i", "Category")
    g.list("elements", "element", ", ", " or ")
    g.value("element_each", "Element", "")


def _players(g: Grammar) -> None:
    # `who`: subject in the third person singular. `whose`: genitive.
    g.phrase("who", "your opponent", ir.Opponent)
    g.phrase("who", "each player", ir.EachPlayer)
    g.phrase("who", "its controller", ir.ControllerOf, card=ir.Pronoun("it"))
    g.phrase("who", "its owner", ir.OwnerOf, card=ir.Pronoun("it"))
    g.phrase("whose", "your", ir.You)
    g.phrase("whose", "your opponent's", ir.Opponent)
    g.phrase("who_or_you", "you", ir.You)
    g.alias("who_or_you", "who")


def _pronouns(g: Grammar) -> None:
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
    g.phrase("many_object", "them", ir.Pronoun, form="them")
    g.phrase("many_object", "those Forwards", ir.Pronoun, form="those_forwards")
    g.phrase("many_subject", "they", ir.Pronoun, form="them")
    g.phrase("many_subject", "those Forwards", ir.Pronoun, form="those_forwards")
    g.phrase("source", "{_:self}", ir.SelfRef)
    for w, words in enumerate(("this Forward", "this Character", "this card", "this Monster", "this Backup"), 1):
        g.phrase("source", words, ir.SelfRef, w=w)
    for category, many in (("obj", "many_object"), ("subj", "many_subject")):
        g.alias(category, "one_pronoun")
        g.alias(category, many)
        g.alias(category, "source")
        g.alias(category, "all_group")
    g.alias("one_obj", "one_pronoun")
    g.alias("one_obj", "source")
    # the possessive: "its power", "Cloud's power", "the former's power"
    g.phrase("possessive", "its", ir.Pronoun, form="it")
    g.phrase("possessive", "the former's", ir.Pronoun, form="former")
    g.phrase("possessive", "the latter's", ir.Pronoun, form="latter")
    g.phrase("possessive", "{_:self}'s", ir.SelfRef)
    g.list("several_objects", "one_obj", " and ", cls=ir.Several, field="items", min=2, max=2)
    g.alias("obj", "several_objects")
    g.alias("subj", "several_objects")
    g.phrase("subj", "{card:source} and all the Forwards forming a party with it", ir.PartyOf)
    g.phrase("subj", "{card:source} and the Forwards forming a party with it", ir.PartyOf, w=1)


def _adjectives(g: Grammar) -> None:
    g.phrase("adjective", "{status:status}", ir.StatusIs)
    g.phrase("adjective", "Multi-Element", ir.MultiElement)
    g.phrase("adjective", "{elements:elements}", ir.ElementIs)
    g.alias("adjective", "trait")
    g.alias("adjective", "either_trait")
    g.sequence("adjectives", "adjective")
    g.phrase("trait", "{job:job}", ir.JobIs)
    g.phrase("trait", "{name:card_name}", ir.NameIs)
    g.phrase("category_trait", "{category:category}", ir.CategoryIs)
    g.alias("any_trait", "trait")
    g.alias("any_trait", "category_trait")
    g.alias("adjective", "category_trait")
    g.list("either_trait", "any_trait", ", ", " or ", cls=ir.AnyTrait, field="options", min=2)
    g.list("either_trait", "any_trait", ", ", ", or ", cls=ir.AnyTrait, field="options", min=3, w=1)
    g.list("either_trait", "any_trait", ", ", " and ", cls=ir.AnyTrait, field="options", min=2, w=2)
    g.list("either_trait", "any_trait", ", ", " and/or ", cls=ir.AnyTrait, field="options", min=2, w=3)


def _nouns(g: Grammar) -> None:
    for name in TYPES:
        g.phrase("type_noun", f"<{name}/{name}s>", ir.TypeIs, types=(name,))
    for one in TYPES:
        for two in TYPES:
            if one != two:
                g.phrase("type_noun", f"<{one}/{one}s> or <{two}/{two}s>", ir.TypeIs, types=(one, two))
                g.phrase("type_noun", f"{one}s and {two}s", ir.TypeIs, types=(one, two), w=1)
    g.phrase(
        "type_noun",
        "<Forward/Forwards>, <Backup/Backups> or <Monster/Monsters>",
        ir.TypeIs,
        types=("Forward", "Backup", "Monster"),
    )
    g.phrase("type_noun", "<Character/Characters>", ir.IsCharacter)
    g.phrase("type_noun", "Character <Card/Cards>", ir.IsCharacter, w=1)
    g.phrase("type_noun", "<card/cards>", ir.IsCard)
    g.phrase("ability_noun", "<ability/abilities>", ir.IsAbility)
    g.phrase("ability_noun", "auto-<ability/abilities>", ir.IsAbility, kinds=("auto",))
    g.phrase("ability_noun", "action <ability/abilities>", ir.IsAbility, kinds=("action",))
    g.phrase("ability_noun", "special <ability/abilities>", ir.IsAbility, kinds=("special",))
    g.phrase("ability_noun", "action or special <ability/abilities>", ir.IsAbility, kinds=("action", "special"))
    # a job or a card name is a noun by itself: "1 Job Knight"
    g.alias("trait_noun", "trait")
    g.list("trait_noun", "trait", ", ", " or ", cls=ir.AnyTrait, field="options", min=2)
    g.list("trait_noun", "trait", ", ", ", or ", cls=ir.AnyTrait, field="options", min=3, w=1)
    g.list("trait_noun", "trait", ", ", " and ", cls=ir.AnyTrait, field="options", min=2, w=2)
    g.list("trait_noun", "trait", ", ", " and/or ", cls=ir.AnyTrait, field="options", min=2, w=3)


def _qualifiers(g: Grammar) -> None:
    g.sequence("qualifiers", "qualifier")
    g.phrase("qualifier", "you control", ir.ControlledBy, player=ir.You())
    g.phrase("qualifier", "opponent controls", ir.ControlledBy, player=ir.Opponent())
    g.phrase("qualifier", "your opponent controls", ir.ControlledBy, player=ir.Opponent(), w=1)
    g.phrase("qualifier", "of your opponent", ir.ControlledBy, player=ir.Opponent(), w=2)
    g.phrase("qualifier", "they control", ir.ControlledBy, player=ir.PronounPlayer("they"))
    g.phrase("qualifier", "he/she controls", ir.ControlledBy, player=ir.PronounPlayer("he/she"))
    g.phrase("qualifier", "of cost {amount:cost_number}", ir.CostIs)
    g.phrase("qualifier", "with a cost of {amount:cost_number}", ir.CostIs, w=1)
    # one card: the older words for the two relations of a cost
    for relation, compare in (("or less", "<="), ("or more", ">=")):
        g.phrase("qualifier", f"of cost {{amount:cost_number}} {relation}", ir.CostIs, compare=compare)
        g.phrase("qualifier", f"with a cost of {{amount:cost_number}} {relation}", ir.CostIs, compare=compare, w=1)
        g.phrase("qualifier", f"of power {{amount:number}} {relation}", ir.PowerIs, compare=compare)
        g.phrase("qualifier", f"with {{amount:number}} power {relation}", ir.PowerIs, compare=compare, w=1)
        g.phrase("qualifier", f"with a power of {{amount:number}} {relation}", ir.PowerIs, compare=compare, w=2)
    g.phrase("qualifier", "of cost equal to or less than {amount:counted}", ir.CostIs, compare="<=")
    g.phrase("qualifier", "of cost equal to {amount:counted}", ir.CostIs, compare="=")
    g.phrase("qualifier", "with a power greater than {amount:power_of}", ir.PowerIs, compare=">")
    g.phrase("qualifier", "with power greater than {amount:power_of}", ir.PowerIs, compare=">", w=1)
    # one card: whose power it is compared with: each word stands for the card itself
    for w, words in enumerate(("his", "hers", "its"), 2):
        g.phrase("own_power", words, ir.PowerOf, card=ir.SelfRef(), w=w)
    g.phrase("qualifier", "with a power greater than {amount:own_power}", ir.PowerIs, compare=">")
    g.phrase("qualifier", "with a power inferior to {amount:power_of}", ir.PowerIs, compare="<")
    g.phrase("qualifier", "with power less than {amount:power_of}", ir.PowerIs, compare="<", w=1)
    g.phrase("qualifier", "other than {card:source}", ir.OtherThan)
    g.phrase("qualifier", "other than {filter:trait}", ir.Without)
    g.phrase("qualifier", "other than {filter:category_trait}", ir.Without)
    g.phrase("qualifier", "other than Multi-Element", ir.Without, filter=ir.MultiElement())
    g.phrase("other_elements", "{elements:elements}", ir.ElementIs)
    # on a card named Lightning "other than Lightning" is the card itself
    g.terminal("other_element", _match_element, _show_element, starts=lambda text, kind: text in ELEMENTS)
    g.list("bare_elements", "other_element", ", ", " or ")
    g.phrase("bare_other_elements", "{elements:bare_elements}", ir.ElementIs)
    g.phrase("qualifier", "other than {filter:bare_other_elements}", ir.Without)
    # one card, 2 phrases: "and" where others say "or"; `counterparts` has it for all Elements
    g.phrase("other_elements_and", "Light and Dark", ir.ElementIs, elements=("Light", "Dark"), w=1)
    g.phrase("qualifier", "other than {filter:other_elements_and}", ir.Without)
    g.phrase("qualifier", "of an Element other than {filter:other_elements}", ir.Without, w=1)
    # one card, 2 phrases: none of several traits
    g.phrase("qualifier", "other than {filter:other_either}", ir.Without)
    g.list("other_either", "any_trait", ", ", " or ", cls=ir.AnyTrait, field="options", min=2)
    g.phrase("qualifier", "with {keyword:keyword}", ir.WithKeyword)
    # one card: EX Burst and Warp are no keywords that can be gained
    g.phrase("qualifier", "with EX Burst", ir.WithKeyword, keyword="EX Burst")
    g.phrase("qualifier", "with Warp", ir.WithKeyword, keyword="Warp")
    g.phrase("without_keyword", "{keyword:keyword}", ir.WithKeyword)
    g.phrase("qualifier", "without {filter:without_keyword}", ir.Without)
    # one card: as it is named; chosen and selected ones are in `shown` and `damages`
    g.phrase("qualifier", "of the named Element", ir.NamedElement)
    g.phrase("qualifier", "that entered the field this turn", ir.EnteredThisTurn)
    g.phrase("qualifier", "blocking {card:source}", ir.BlockingWhom)
    g.phrase("qualifier", "blocked by {card:source}", ir.BlockedByWhom)
    g.phrase("qualifier", "forming a party with {card:one_obj}", ir.FormingPartyWith)


def _match_element(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    text = source.text_at(pos)
    if text in ELEMENTS and source.self_words != (text,):
        yield pos + 1, text


def _show_element(value: object, context: Context) -> str | None:
    return value if isinstance(value, str) and value in ELEMENTS and value != context.self_name else None


def _further_words(g: Grammar) -> None:
    # one card: whose controller: the pronouns of this table
    for form, words in (
        ("it", "its controller"),
        ("that_forward", "that Forward's controller"),
        ("that_character", "that Character's controller"),
    ):
        g.phrase("controller", words, ir.ControllerOf, card=ir.Pronoun(form))
    g.phrase("qualifier", "that entered your field this turn", ir.EnteredThisTurn, whose=ir.You())
    # one card: other traits are in `degrees` and `qualities`
    g.phrase("qualifier", "of the same Element as {card:one_pronoun}", ir.SameTrait, trait="element")
    # one card: without its hyphen
    g.phrase("ability_noun", "auto <ability/abilities>", ir.IsAbility, kinds=("auto",), w=1)
    # one card: the Forward is known to many
    g.phrase("one_pronoun", "the chosen Character", ir.Pronoun, form="chosen_character")
    g.phrase("one_pronoun", "the chosen Forward", ir.Pronoun, form="chosen_forward")
    # one card: other cards are in `counterparts`
    g.phrase("possessive", "the discarded Forward's", ir.Pronoun, form="discarded_forward")
    # one card: a party is spoken of by one of its cards
    g.phrase("party_group", "a {adjectives:adjectives} {noun:type_noun/one}", ir.Group)
    g.list("either_trait", "any_trait", " or ", cls=ir.AnyTrait, field="options", min=3, w=5)
    g.list("trait_noun", "trait", " or ", cls=ir.AnyTrait, field="options", min=3, w=5)
    g.phrase("qualifier", "other than the selected Forwards", ir.OtherThan, card=ir.Pronoun("selected_forwards"))
    # one card, 2 phrases: the name for the card's own power; other relations are in `qualities`
    g.phrase("own_power", "{_:self}'s", ir.PowerOf, card=ir.SelfRef(), w=5)
    g.phrase("qualifier", "with a power inferior to {amount:own_power}", ir.PowerIs, compare="<")
    g.phrase("obj", "the Forward that blocks {card:source}", ir.BlockerOf)
    g.phrase("group_obj", "the Forward that blocks {card:source}", ir.BlockerOf)
    g.phrase("subj", "all Forwards in that party", ir.PartyOf, card=ir.Pronoun("that_party"), w=2)
    g.phrase("subj", "all the Forwards in that party", ir.PartyOf, card=ir.Pronoun("that_party"), w=3)


def _compared(g: Grammar) -> None:
    # "Search for 1 Character with the same name": as the card spoken of before
    # one card: names and costs of a card spoken of
    for trait in ("name", "cost"):
        words = {"name": "with the same name", "cost": "of the same cost"}[trait]
        g.phrase("qualifier", words, ir.SameTrait, trait=trait, card=ir.Pronoun("same"))
        g.phrase("qualifier", words + " as {card:one_pronoun}", ir.SameTrait, trait=trait)
    # one card: what was named or selected is a cost
    for w, words in enumerate(("of that cost", "of the same cost as the selected number")):
        g.phrase("qualifier", words, ir.CostIs, amount=ir.NamedNumber(w=w))
    g.phrase("qualifier", "either player controls", ir.ControlledBy, player=ir.AnyPlayer())
    # one card: other words for the relation are in `counterparts`
    g.phrase("qualifier", "with a cost inferior or equal to {amount:counted}", ir.CostIs, compare="<=", w=1)
    # one card: a name that ends in s
    g.phrase("possessive", "{_:self}'", ir.SelfRef, w=6)
    g.phrase("who", "that Character's controller", ir.ControllerOf, card=ir.Pronoun("that_character"))
    g.phrase("who", "that Forward's controller", ir.ControllerOf, card=ir.Pronoun("that_forward"))
    # "1 Card Name Faris or 1 Card Name Lenna": one card in all
    g.phrase("one_or_one", "{noun:one_or_one_noun} {qualifiers?:qualifiers}", ir.Group)
    g.list("one_or_one_noun", "trait", ", 1 ", " or 1 ", cls=ir.AnyTrait, field="options", min=2, w=4)
    g.phrase("target", "1 {group:one_or_one}", ir.Target, count=ir.Num(1))
    # "The Forwards other than Hild you control gain ... until the end of the turn"
    g.phrase("subj", "the {group:group/many}", ir.All, w=2)


def _filters(g: Grammar) -> None:
    g.phrase("adjective", "other", ir.Another)
    g.phrase("plain_adjective", "other", ir.Another)
    g.phrase("element_filter", "{elements:one_element}", ir.ElementIs)
    g.list("one_element", "element", ", ", max=1)
    # one card, 2 phrases: an Element beside a trait, in either order
    g.phrase("adjective", "{first:element_filter} or {second:any_trait}", ir.EitherFilter)
    g.phrase("adjective", "{first:any_trait} or {second:element_filter}", ir.EitherFilter)
    g.phrase("generic", "《一般》", ir.IsGeneric)
    g.phrase("qualifier", "without {filter:generic}", ir.Without)
    g.phrase("qualifier", "with 《一般》", ir.IsGeneric)
    g.phrase("qualifier", "of cost {costs:cost_list}", ir.CostOneOf)
    g.list("cost_list", "number", ", ", " or ", min=2)
    g.phrase("qualifier", "that is also a Forward", ir.AlsoAForward)
    g.phrase("qualifier", "forming a party", ir.InAParty)
    # one card: power and the lowest are in `qualities` and `degrees`
    g.phrase("qualifier", "of the highest cost", ir.HighestAmong, trait="cost")
    # one card: other words for the same are in `counterparts`
    g.phrase("qualifier", "of any Element other than {filter:other_elements}", ir.Without, w=2)
    g.phrase("qualifier", "of any Element except {filter:other_elements}", ir.Without, w=3)
    g.phrase("qualifier", "you controlled", ir.ControlledBy, player=ir.You(), w=3)
    # one card: the past tense for the other player
    g.phrase("qualifier", "opponent controlled", ir.ControlledBy, player=ir.Opponent(), w=3)
    g.phrase("qualifier", "other than a {filter:other_type}", ir.Without)
    g.phrase("other_type", "{types:one_type}", ir.TypeIs)
    g.list("one_type", "type_name", ", ", max=1)
    # one card: each type as one of two that are joined, and as one that is left out
    for name in TYPES:
        g.value("type_name", name, name)
        for other in TYPES:
            if name != other:
                g.phrase("type_noun", f"{name}s and/or {other}s", ir.TypeIs, types=(name, other), w=2)
    # one card: on one card; `counterparts` has it for one and placed ones
    g.phrase("qualifier", "with {count:number} or more {counter:counter} Counters on them", ir.WithCounter)
    g.phrase("qualifier", "with a {counter:counter} Counter on it", ir.WithCounter, count=ir.Num(1), w=1)
    # "a Card Name Clive or a Card Name Torgal"
    g.phrase("a_or_a", "{noun:a_or_a_noun/one} {qualifiers?:qualifiers}", ir.Group)
    g.list("a_or_a_noun", "option", ", a ", " or a ", cls=ir.AnyNoun, field="options", min=2, w=2)
    for each in ("typed_option", "trait_option", "type_option"):
        g.alias("option", each)


def _groups(g: Grammar) -> None:
    g.phrase("group", "{adjectives?:adjectives} {noun:type_noun/same} {qualifiers?:qualifiers}", ir.Group)
    g.phrase("group", "{adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers?:qualifiers}", ir.Group)
    g.phrase("group", "{noun:any_noun/same} {qualifiers?:qualifiers}", ir.Group)
    g.sequence("plain_adjectives", "plain_adjective")
    # one card: a status before a name or job
    g.phrase("plain_adjective", "{status:status}", ir.StatusIs)
    g.phrase("plain_adjective", "{elements:elements}", ir.ElementIs)
    # "Job Knight Forward or Card Name Cloud": the first option says its type, so the scope is clear
    g.phrase("typed_option", "{adjectives:adjectives} {noun:type_noun/same}", ir.Group)
    g.phrase("trait_option", "{noun:trait}", ir.Group)
    g.phrase("type_option", "{noun:type_noun/same}", ir.Group)
    g.phrase("any_noun", "{first:typed_option/same} or {second:trait_option}", ir.NounOr)
    g.phrase("any_noun", "{first:trait_option} or {second:type_option/same}", ir.NounOr)
    g.list("any_noun", "typed_option", ", ", " or ", cls=ir.AnyNoun, field="options", min=2)
    g.list("any_noun", "typed_option", ", ", " and ", cls=ir.AnyNoun, field="options", min=2, w=1)
    # all the cards of a group
    g.phrase("all_group", "all the {group:group/many}", ir.All)
    g.phrase("all_group", "all {group:group/many}", ir.All, w=1)
    g.phrase("the_group", "the {group:group/many}", ir.All, w=2)
    g.phrase("the_group", "{group:group/many}", ir.All, w=3)


def _zones(g: Grammar) -> None:
    # `zone`: where cards are ("in your hand", "from your hand"). `into`: where they are put.
    for node, words in (
        (ir.BreakZone, "Break Zone"),
        (ir.Hand, "hand"),
        (ir.Field, "field"),
        (ir.DeckZone, "deck"),
        (ir.DamageZone, "Damage Zone"),
    ):
        g.phrase("zone", f"{{player:whose}} {words}", node)
        g.phrase("zone", f"either player's {words}", node, player=ir.EachPlayer(), w=1)
        g.phrase("zone", f"any player's {words}", node, player=ir.EachPlayer(), w=2)
    # only costs say "the": what one pays with is one's own (11.6.2.3)
    g.phrase("zone", "the Break Zone", ir.BreakZone, player=ir.You(), w=3)
    # one card: the older pronoun for a player
    for words in ("his/her", "their"):
        g.phrase("zone", f"{words} hand", ir.Hand, player=ir.PronounPlayer(words))
        g.phrase("zone", f"{words} Break Zone", ir.BreakZone, player=ir.PronounPlayer(words))
    g.phrase("qualifier", "in {zone:zone}", ir.InZone)
    g.phrase("qualifier", "from {zone:zone}", ir.InZone, w=1)
    g.phrase("qualifier", "removed from the game", ir.InZone, zone=ir.Removed(ir.EachPlayer()))
