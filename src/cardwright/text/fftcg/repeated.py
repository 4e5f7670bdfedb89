"""Phrases made from other phrases: "an Earth Forward" where one card says "a Forward", "whenever" where one says "when"."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from cardwright.text import ir
from cardwright.text.contradictions import NOT_ALSO
from cardwright.text.fftcg.conditions.state import OWN_FIELD
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar, Phrase

CONTRACTED = 20_000  # wordings of conditions that are said with "don't" where others say "do not", or the other way
SHORT = re.compile(r"(?<=[a-z])n't\b")
LONG = re.compile(r"(?<=\b)(do|does|did|is|are|was|were|has|have) not\b")
AN = 400  # wordings of the phrases that are made here: that of the phrase with "a", and as much more
ARTICLE = re.compile(r"(?<![a-z])a (?=\{)")


def add(g: Grammar) -> None:
    """All phrases of this module, which comes last."""
    _any_counters(g)
    _revealed(g)
    _not_also(g)
    _stays(g)
    _longer(g)
    _whenever(g)
    _of_several(g)
    _before_paying(g)
    _floors(g)
    _contractions(g)
    _other_words(g)
    _dearer(g)
    _until_the_end(g)
    _during(g)
    _his_or_her(g)
    _by_the_count(g)
    _articles(g)
    _lasting(g)


def _lasting(grammar: Grammar) -> None:
    """What something lasts for may be any condition but those that are spans of their own."""
    g = Filled(grammar)
    for each in list(grammar.phrases):
        own = each.cls is ir.OnField or each.constants.get("conditions") == OWN_FIELD
        if each.category == "condition" and each.cls and not own and not COUNTER.match(each.template):
            _also(g, each, each.template, category="lasting_condition")


COUNTED = (
    ir.CountersOn | ir.CountersAre | ir.WithCounter | ir.CounterPlacedOn | ir.CounterRemoved | ir.PayCounters
    | ir.PayCountersGroup
)  # fmt: skip
ANY_COUNTER = 500_000  # their wordings, where no name is said


def _any_counters(grammar: Grammar) -> None:
    """What is said of Counters of a name may be said of Counters, whatever their names are."""
    g = Filled(grammar)
    for each in list(grammar.phrases):
        text, w = each.template.replace("{counter:counter} ", ""), each.constants.get("w", 0)
        if text == each.template or each.cls is None or not isinstance(w, int):
            continue
        if issubclass(each.cls, COUNTED):
            _also(g, each, text, counter="", w=w + ANY_COUNTER)
        elif each.cls is ir.RemoveCounters and each.constants.get("count", 1) is not None:
            g.phrase(each.category, text, ir.RemoveSomeCounters, **each.constants)


def _revealed(grammar: Grammar) -> None:
    """ "Reveal the top 3 cards of your deck. Choose 1 Forward. ... Add 1 card among the revealed cards to your hand": what they are said to be."""
    g = Filled(grammar)
    for each in list(grammar.phrases):
        shown = each.constants.get("among")
        if shown == ir.Pronoun("revealed") and " among them " in each.template:
            said = each.template.replace(" among them ", " among the revealed cards ")
            _also(g, each, said, among=ir.Pronoun("revealed_cards"))


ALSO = re.compile(r"\balso ((?:becomes?|<becomes/become:what>) (?:a )?Forwards?\b)")


def _not_also(grammar: Grammar) -> None:
    """A Monster that "becomes a Forward" is a Monster still (5.2.3.1.1.4): of other cards it is not read, see `contradictions`."""
    _said_otherwise(grammar, ir.BecomeForward, partial(ALSO.sub, r"\1"), NOT_ALSO)


HERE = "{_:self} is on the field"
UNTIL = re.compile(r"(for as long as|as long as|while) \{_:self\} is on the field")
COUNTER = re.compile(r"an? \{counter:counter\} Counter is ")
GONE = 30_000  # wordings of the span "until Hild leaves the field"


def _stays(grammar: Grammar) -> None:
    """What lasts as long as a card is on the field may as well last until it leaves it, or as long as you control the card."""
    g = Filled(grammar)
    for each in list(grammar.phrases):
        span = each.constants.get("duration")
        if not isinstance(span, ir.WhileOnField) or HERE not in each.template:
            continue
        gone = UNTIL.sub("until {_:self} leaves the field", each.template)
        _also(g, each, gone, duration=ir.WhileOnField(span.card, w=span.w + GONE))
        yours = each.template.replace(HERE, "you control {_:self}")
        _also(g, each, yours, duration=ir.WhileOnYours(span.card, w=span.w))


def _also(g: Filled, phrase: Phrase, said: str, *, category: str = "", **other: object) -> None:
    """The phrase with these words and constants."""
    assert phrase.cls is not None and issubclass(phrase.cls, ir.Node)
    g.phrase(category or phrase.category, said, phrase.cls, **{**phrase.constants, **other})


# what is so until the end of the turn, and for how long else it may be so
CHANGES = (
    ir.Gain | ir.Lose | ir.SetPower | ir.DoublePower | ir.BecomeForward | ir.BecomeElement | ir.GainAbilitiesOf | ir.GainControl | ir.ExchangeControl
    | ir.GainAndDeal | ir.GainLost
)  # fmt: skip
OTHER_TIME = "{duration:other_time}"
THIS_END = "until the end of the turn"
# two changes behind one span ("the former gains ... and the latter loses ..."; "Hild doubles its power and gains ..."), and the first
# wording of Both for them
FRONT_PAIRS = (
    ("turn_gain", "turn_gain", " and "),
    ("turn_gain", "turn_gain", ", and "),
    ("doubled", "gained_too", " and "),
)
IN_FRONT = ("turn_gain", "doubled", "gained_too")
PAIRS = 700
LONGER: tuple[tuple[str, ir.Duration], ...] = (
    ("until the end of your opponent's turn", ir.UntilEndOfYourTurn(ir.Opponent())),
    ("until the end of your next turn", ir.UntilEndOfNextTurn(ir.You())),
    ("until the end of your opponent's next turn", ir.UntilEndOfNextTurn(ir.Opponent())),
    ("until the beginning of your next turn", ir.UntilBeginningOfTurn(ir.You())),
)


def _longer(grammar: Grammar) -> None:
    g = Filled(grammar)
    spoken = {each.template for each in grammar.phrases if each.category == "action"}
    changes = grammar.phrases_of(lambda cls: issubclass(cls, CHANGES))
    for each in changes:
        span = each.constants.get("duration")
        behind = each.template.replace(THIS_END, OTHER_TIME).replace("{duration:for_turn}", OTHER_TIME)
        if behind == each.template or behind in spoken:
            continue
        if "{duration:for_turn}" in each.template:
            _also(g, each, behind)
        if not isinstance(span, ir.UntilEndOfTurn) or each.template.startswith("until") != (span.w == 1):
            continue
        for words, longer in LONGER:
            lasting = msgspec.structs.replace(longer, w=span.w)
            _also(g, each, each.template.replace(THIS_END, words), duration=lasting)
    # "until the end of your opponent's turn, the former gains +1000 power and the latter loses 1000 power"
    parts = [each for each in grammar.phrases if each.category in IN_FRONT and each.cls is not None]
    for w, (words, longer) in enumerate(LONGER, PAIRS):
        for each in parts:
            category = f"{each.category}_{w}"
            _also(g, each, each.template, category=category, duration=msgspec.structs.replace(longer, w=1))
        for v, (first, second, between) in enumerate(FRONT_PAIRS):
            g.pair(f"pair_{w}_{v}", f"{first}_{w}", f"{second}_{w}", between)
            grammar.phrase("action", f"{words}, {{effects:pair_{w}_{v}}}", ir.Both, w=w + 10 * v)


def _articles(g: Grammar) -> None:
    for each in list(g.phrases):
        template = ARTICLE.sub("an ", each.template, count=1)
        if each.cls is None or g.says(each.category, template):
            continue
        w = each.constants.get("w", 0)
        if isinstance(w, int):
            g.phrase(each.category, template, each.cls, **{**each.constants, "w": AN + w})


# what is said of some nodes in other words
OTHER_WORDS = (
    ("as long as {_:self} is on the field", "as long as {_:self} remains on the field", ir.Effect),
    (" this way", " in this way", ir.CountRef | ir.CountersRemoved),
    ("the top or bottom of", "the top or the bottom of", ir.PutInto | ir.PlayerPuts | ir.SelectAndPut),
    ("the top and/or bottom of", "the top and/or the bottom of", ir.PutInto | ir.PlayerPuts | ir.SelectAndPut),
    ("onto the field", "onto the field under its owner's control", ir.PlayOnto),
    ("your opponent's Summons or abilities", "your opponent's Summon or ability", ir.Event),
    ("other than by its ability", "other than by its abilities", ir.Effect),
    ("your Summons or abilities", "your Summon or ability", ir.Event),
    ("onto the field", "onto the field under their owner's control", ir.PlayOnto),
    ("onto the field", "onto the field under their owners' control", ir.PlayOnto),
    ("the top or bottom of", "the top or at the bottom of", ir.PutInto | ir.PlayerPuts | ir.SelectAndPut),
    ("and return them to the bottom of", "and place them at the bottom of", ir.PutRest | ir.PutInto),
    ("and return them to the bottom of", "and put them at the bottom of", ir.PutRest | ir.PutInto),
    ("put into the Damage Zone", "put in the Damage Zone", ir.Effect | ir.Condition),
    ("equal to or greater than", "equal to or higher than", ir.Node),
    ("equal to or less than", "equal to or lower than", ir.Node),
    (" to the field", " to the field under its owner's control", ir.PlayOnto),
    (" to the field", " to the field under their owner's control", ir.PlayOnto),
    (" to the field", " to the field under their owners' control", ir.PlayOnto),
)
OTHER = 6000  # their wordings
# the same of these, as patterns
FURTHER_WORDS = (
    (r"^place (?=.*\bCounter)", "put ", ir.PlaceCounters),
    (r"\bthe cost required to cast\b", "the cost to cast", ir.Effect | ir.PayAnyElement),
    (r"\bthe cost required to cast\b", "the cost for casting", ir.Effect | ir.PayAnyElement),
    (r"your opponent's Summons or abilities", "your opponent's Summon or ability", ir.Rule | ir.Effect),
    (r"\bis dealt damage\b", "receives damage", ir.Event | ir.ReplaceDamage),
    (r"<is/are> dealt damage\b", "<receives/receive> damage", ir.Event),
    (r"\b(adds? \{what:\w+\}) to (your|their|his/her) hand\b", r"\1 back to \2 hand", ir.ToHand),
    (
        r"\bother than from (your|their|his/her|the) hand\b",
        r"from anywhere other than \1 hand",
        ir.Event | ir.Condition,
    ),
    (r"\bCounter placed on\b", "Counter that was placed on", ir.CountersOn),
    (r"\bCounters placed on\b", "Counters that were placed on", ir.CountersOn),
    (r"\bCounter on\b", "Counter that was on", ir.CountersOn),
    (r"(?<=after use) instead of putting (?:it|them) in(?:to)? the Break Zone$", "", ir.Effect),
    (r"(?<=\{_:self\}')s\b", "", ir.Node),  # names that end in s
    # whosever it is
    (
        r"(?<=during )the Attack Phase\b(?! during)",
        "an Attack Phase",
        ir.If | ir.DuringPhaseOf | ir.PhaseIs | ir.Restrict,
    ),
    (r"\btheir owners' (hand|deck)s\b", r"their owner's \1", ir.SelectAndPut | ir.PayReturn | ir.PayPutGroup),
    (r"\bat the bottom of\b", "to the bottom of", ir.PutInto | ir.SelectAndPut | ir.PlayerPuts),
    (r"\bon top of\b", "to the top of", ir.PutInto | ir.SelectAndPut | ir.PlayerPuts),
    (r"\bonto the field\b", "onto your field", ir.PlayFrom),
    (
        r"\bwithout paying the cost\b",
        "without paying its cost",
        ir.CastAmong | ir.CastFrom | ir.CastRef | ir.UseSame | ir.AlternativeCost,
    ),
)
FURTHER = 300_000  # their wordings


def _other_words(grammar: Grammar) -> None:
    for i, (usual, other, classes) in enumerate(OTHER_WORDS):
        _said_otherwise(grammar, classes, _replacing(usual, other), OTHER + 1000 * i)
    for i, (pattern, other, classes) in enumerate(FURTHER_WORDS):
        _said_otherwise(grammar, classes, partial(re.compile(pattern).sub, other), FURTHER + 10_000 * i)


def _dearer(grammar: Grammar) -> None:
    """Whatever costs less by a number may cost more by it: no floor is said of that."""
    g = Filled(grammar)
    cheaper = grammar.phrases_of(lambda cls: cls in (ir.CostChange, ir.CastersCostChange))
    for each in cheaper:
        text, floor = each.template.replace(" is reduced by ", " is increased by "), each.constants.get("floor", 0)
        if text != each.template and floor == 0 and not each.constants.get("more", False):
            _also(g, each, text, more=True)


def _replacing(usual: str, other: str) -> Callable[[str], str]:
    return lambda text: text.replace(usual, other)


# what says "this turn" and could as well say "during this turn"
OF_THE_TURN = (
    ir.RemoveInstead | ir.ReplaceDamage | ir.NextDealt | ir.HasCastThisTurn | ir.CardsCastThisTurn | ir.CardsDrawn | ir.DamagedCardEvent
    | ir.PutThisTurn | ir.WasDealtDamage | ir.EnteredThisTurn | ir.AttackedThisTurn | ir.BlockedThisTurn | ir.AttackOnceMore | ir.Restrict
    | ir.ReplaceDealt | ir.ReplaceDealtAll | ir.ReplacePlayerDamage | ir.AllowCast | ir.CannotCast | ir.CannotPlay | ir.CannotUse
    | ir.CannotAdd | ir.CastersCostChange | ir.UseCostChange | ir.AttackLimit | ir.HappenedThisTurn | ir.TimesThisTurn
)  # fmt: skip
THIS_TURN = re.compile(r"(?<!during)(?<!of)(?<!after) this turn\b")
DURING_IT = 80_000  # their wordings


# what is so "during this turn" is so "until the end of the turn"
OF_A_SPAN = (
    ir.ReplaceDamage | ir.ReplaceDealt | ir.ReplaceDealtAll | ir.ReplacePlayerDamage | ir.NextDealt | ir.RedirectDamage | ir.Restrict
    | ir.CannotUse | ir.CastersCostChange | ir.UseCostChange | ir.RemovedInstead
)  # fmt: skip
NOW, SO_LONG = "during this turn, ", "until the end of the turn, "


def _until_the_end(grammar: Grammar) -> None:
    g = Filled(grammar)
    said = [each for each in grammar.phrases if each.category == "action" and each.template.startswith(NOW)]
    for each in said:
        span = each.constants.get("duration")
        if each.cls and issubclass(each.cls, OF_A_SPAN) and isinstance(span, ir.UntilEndOfTurn) and span.w == 3:
            _also(g, each, SO_LONG + each.template.removeprefix(NOW), duration=ir.UntilEndOfTurn(w=1))


def _during(grammar: Grammar) -> None:
    _said_otherwise(grammar, OF_THE_TURN, lambda text: THIS_TURN.sub(" during this turn", text), DURING_IT)


def _said_otherwise(grammar: Grammar, classes: Any, change: Callable[[str], str], more: int, but: Any = ()) -> None:
    """The phrases of these nodes, `but` not of those, once more with changed words; their wordings are higher by `more`."""
    g = Filled(grammar)
    for each in grammar.phrases_of(lambda cls: issubclass(cls, classes) and not issubclass(cls, but)):
        said = change(each.template)
        if said != each.template:
            _once_more(g, each, said, more)


def _once_more(g: Filled, phrase: Phrase, said: str, more: int) -> None:
    """The phrase with these words; its wording is higher by `more`."""
    w = phrase.constants.get("w", 0)
    if isinstance(w, int):
        _also(g, phrase, said, w=w + more)


# whose hand or deck "their" is: that of the player whom the phrase names, and of no cards
OF_A_PLAYER = (
    ir.PutRest | ir.PutInto | ir.PlayFrom | ir.SelectAndPut | ir.Discard | ir.DiscardHand | ir.Mill | ir.PlayerDiscards
    | ir.PlayerDraws | ir.PlayerSearches | ir.CardEvent | ir.AddedToHand | ir.PutIntoBreakZone | ir.HandSizeIs
    | ir.HappenedThisTurn | ir.TimesThisTurn | ir.Compare
)  # fmt: skip
THEIRS = re.compile(r"\btheir (hand|deck|Break Zone|Draw Phase|field)\b")
HIS_OR_HER = 40_000  # their wordings


def _his_or_her(grammar: Grammar) -> None:
    """The cards of the first ten sets say "his/her hand" wherever later ones say "their hand"."""

    def change(text: str) -> str:
        return text if "both " in text else THEIRS.sub(r"his/her \1", text)

    _said_otherwise(grammar, OF_A_PLAYER, change, HIS_OR_HER)


BY = re.compile(r"\bby \{amount:number\}(?= instead$| this turn$|$)")
BY_THE_COUNT = 200_000  # their wordings


def _by_the_count(grammar: Grammar) -> None:
    """What is reduced or increased by a number may be so "by 1000 for each Backup you control"."""

    def change(text: str) -> str:
        return BY.sub("by {amount:for_each_amount}", text)

    _said_otherwise(grammar, ir.ReplaceDamage | ir.ReplaceDealt | ir.NextDealt, change, BY_THE_COUNT)


def _floors(grammar: Grammar) -> None:
    """Whatever "cannot become 0" may as well be bound not to become 1."""
    g = Filled(grammar)
    zero, one = "(it cannot become 0)", "(it cannot become 1 or less)"
    for each in [each for each in grammar.phrases if zero in each.template and each.constants.get("floor") == 1]:
        _also(g, each, each.template.replace(zero, one), floor=2)


def _whenever(grammar: Grammar) -> None:
    """What a player does may wait behind "whenever" and "each time" as well as behind "when"."""
    g = Filled(grammar)
    players = ("when you ", "when your opponent ", "when either player ", "when a player ", "when any player ")
    waiting = [each for each in grammar.phrases if each.category == "event" and each.template.startswith(players)]
    for each in waiting:
        if each.cls is None or not issubclass(each.cls, ir.Event) or each.cls is ir.StateHolds:
            continue
        if "nth" in each.constants and not each.template.endswith("each turn"):
            continue
        for i, head in enumerate(("whenever", "each time"), 1):
            _once_more(g, each, head + each.template.removeprefix("when"), 1000 * i)
    for each in [each for each in grammar.phrases if each.category == "turn_event"]:
        if re.search(r"\bwhen ", each.template):
            _once_more(g, each, re.sub(r"\bwhen ", "whenever ", each.template), 1000)


MANY_DID = ((r"^has\b", "have"), (r"^was\b", "were"), (r"\bits owner's hand", "their owners' hands"))
SEVERAL = 40_000  # wordings of what happened to several cards


def _of_several(grammar: Grammar) -> None:
    """What is asked of one card in the past ("has entered your field due to Warp") may be asked of several."""
    g = Filled(grammar)
    for each in [each for each in grammar.phrases if each.category == "past_happening" and each.cls]:
        said = each.template
        for usual, other in MANY_DID:
            said = re.sub(usual, other, said)
        w = each.constants.get("w", 0)
        if isinstance(w, int):
            _also(g, each, said, category="happened", w=SEVERAL + w)


def _contractions(grammar: Grammar) -> None:
    """What is asked with "don't" may as well be asked with "do not"."""

    def change(text: str) -> str:
        if not SHORT.search(text):
            return LONG.sub(r"\1n't", text)
        return SHORT.sub(" not", text).replace("ca not", "cannot").replace("wo not", "will not")

    _said_otherwise(grammar, ir.Condition, change, CONTRACTED, but=ir.Compare)


def _before_paying(grammar: Grammar) -> None:
    """ "If you have 5 or more Summons in your Break Zone (before paying the cost for Hild)": of all that lies in a zone."""
    g = Filled(grammar)
    asked = [each for each in grammar.phrases if each.category == "condition" and each.cls in (ir.Exists, ir.HasEach)]
    for each in asked:
        if "before paying" not in each.template and "you have" in each.template:
            _once_more(g, each, each.template + " (before paying the cost for {_:self})", 500)
