"""What an effect waits for until the end of the turn, said of any card and of what players do."""

from cardwright.text import ir
from cardwright.text.fftcg.common import PLAYERS_WITH_VERBS
from cardwright.text.fftcg.filled import Filled

# wordings of the event: what says that it is for this turn
SPANS = (("", " this turn"), ("", " during this turn"), ("during this turn, ", ""), ("this turn, ", ""),
         ("until the end of the turn, ", ""))  # fmt: skip
FIRST = 800


# what players do or what happens to them: it stands beside what happens to a card
OF_PLAYERS = (
    ir.PlayerCasts, ir.PlayerDiscards, ir.PlayerDraws, ir.PlayerSearches, ir.PlayerUsesAbility, ir.PlayerGainsCrystal,
    ir.PlayerPaysCrystal, ir.PlayerReceivesDamage, ir.PlayerUsesExBurst, ir.PartyAttacks, ir.PartyIsBlocked,
    ir.PartyDealsDamage,
)  # fmt: skip


def _beside_others(g: Filled) -> None:
    """ "When Hild enters the field or when you receive a point of damage": a player's part of such a row."""
    for each in list(g.grammar.phrases):
        if each.category == "event" and each.template.startswith("when ") and each.cls in OF_PLAYERS:
            assert each.cls is not None and issubclass(each.cls, ir.Node)
            g.phrase("event_part", each.template, each.cls, **each.constants)
            g.phrase("bare_event", each.template.removeprefix("when "), each.cls, **each.constants)
    g.list("event", "event_part", ", or ", min=2, max=2, w=4000, cls=ir.AnyEvent, field="events")
    g.list("event", "event_part", ", ", ", or ", min=3, w=4001, cls=ir.AnyEvent, field="events")


def _casts_or_uses(g: Filled) -> None:
    """ "When your opponent casts a Summon or uses an ability": one player, two verbs."""
    kinds = (("special", "a special ability"), ("action", "an action ability"), ("any", "an ability"))
    for u, (player, who, s, _have, _havent, _their) in enumerate(PLAYERS_WITH_VERBS):
        names = {key: f"{key}_{u}" for key in ("who_casts", "who_uses", "or_casts", "or_uses", "cast_or_used")}
        for key, front in (("who_casts", f"{who} "), ("or_casts", "")):
            for w, article in enumerate(("a", "an")):
                g.phrase(
                    names[key], f"{front}cast{s} {article} {{group:group/one}}", ir.PlayerCasts, player=player, w=w
                )
        for key, front in (("who_uses", f"{who} "), ("or_uses", "")):
            for kind, words in kinds:
                g.phrase(names[key], f"{front}use{s} {words}", ir.PlayerUsesAbility, player=player, kind=kind)
        g.pair(names["cast_or_used"], names["who_casts"], names["or_uses"], " or ")
        g.pair(names["cast_or_used"], names["who_uses"], names["or_casts"], " or ")
        g.phrase("event", f"when {{events:{names['cast_or_used']}}}", ir.AnyEvent, w=5000 + u)


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _beside_others(g)
    _casts_or_uses(g)
    # one card: the card itself, or any other
    g.alias("turn_subject", "source")
    g.alias("turn_subject", "article_subject")
    for w, (front, behind) in enumerate(SPANS, FIRST):
        text = f"{front}when {{subject:turn_subject}} {{happenings:happenings/one}}{behind}"
        g.phrase("turn_event", text, ir.CardEvent, w=w)
        text = f"{front}when {{subject:counted_subject}} {{happenings:happenings/subject}}{behind}"
        g.phrase("turn_event", text, ir.CardEvent, w=w)
        if w != FIRST:  # the pronoun in other places is elsewhere
            text = f"{front}when {{subject:one_pronoun}} {{happenings:happenings/one}}{behind}"
            g.phrase("turn_event", text, ir.CardEvent, w=w)
        # "When any of them is put from the field into the Break Zone this turn, draw 1 card.": for each of them
        for v, number in enumerate(("any", "one", "either", "1")):
            text = f"{front}when {number} of {{subject:many_object}} {{happenings:happenings/one}}{behind}"
            g.phrase("turn_event", text, ir.CardEvent, w=w + 100 + 10 * v)
        for player, who, s, _have, _havent, _their in PLAYERS_WITH_VERBS:
            for v, article in enumerate(("a", "an")):
                text = f"{front}when {who} cast{s} {article} {{group:group/one}}{behind}"
                g.phrase("turn_event", text, ir.PlayerCasts, player=player, w=w + 10 * v)
            for v, words in enumerate((f"receive{s} damage", f"receive{s} a point of damage")):
                text = f"{front}when {who} {words}{behind}"
                g.phrase("turn_event", text, ir.PlayerReceivesDamage, player=player, w=w + 10 * v)
            g.phrase("turn_event", f"{front}when {who} draw{s} a card{behind}", ir.PlayerDraws, player=player, w=w)
    # "At the beginning of the Attack Phase this turn": none comes any more where it has begun
    for w, span in enumerate(("this turn", "of this turn", "during this turn"), FIRST):
        for phase, name in (("attack", "the Attack Phase"), ("main_2", "Main Phase 2")):
            text = f"at the beginning of {name} {span}"
            g.phrase("turn_event", text, ir.BeginningOf, phase=phase, whose=ir.EachPlayer(), w=w)
