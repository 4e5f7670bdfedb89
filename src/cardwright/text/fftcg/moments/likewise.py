"""Moments that one card waits for of a card, one card or a zone, of a player, several cards, another zone."""

from cardwright.text import ir
from cardwright.text.fftcg.common import FIELDS, HAPPENED_PEOPLE
from cardwright.text.fftcg.filled import Filled
from cardwright.text.fftcg.moments.moves import CAUSES

FIRST = 47_000  # wordings of this module begin here


def fill(g: Filled) -> None:
    """All phrases of this module."""
    _hands_and_fields(g)
    _damage(g)
    _turned(g)
    _two_fates(g)
    _parties(g)
    _players(g)


def _hands_and_fields(g: Filled) -> None:
    # "When a Forward enters your opponent's field from the deck", "When Hild enters the field from your deck"
    for field, whose in FIELDS:
        for w, deck in enumerate(("your deck", "their deck", "the deck"), FIRST):
            if (deck == "your deck") != (whose == ir.Opponent()):
                g.phrase(
                    "happening", f"<enters/enter> {field} from {deck}", ir.EntersField, whose=whose, by="deck", w=w
                )
    for w, deck in enumerate(("the deck", "their deck"), FIRST):
        text = f"<is/are> added to your opponent's hand from {deck} due to a search effect"
        g.phrase("happening", text, ir.AddedToHand, source="search", whose=ir.Opponent(), w=w)
    for w, words in enumerate(("a Summon or ability of your opponent", "Summons or abilities of your opponent"), FIRST):
        both = {"by": ir.Opponent(), "kinds": ("summon", "ability")}
        g.phrase("happening", f"<is/are> chosen by {words}", ir.IsChosen, w=w, **both)


def _damage(g: Filled) -> None:
    # all other damage is that of a Summon or an ability
    for w, dealt in enumerate(("<is/are> dealt damage", "<receives/receive> damage"), FIRST):
        g.phrase("happening", f"{dealt} other than battle damage", ir.IsDealtDamage, by="ability", w=w)
    for w, dealt in enumerate(("<is/are> dealt battle damage by", "<receives/receive> battle damage from"), FIRST):
        for dealer in ("one_subject", "source"):
            g.phrase("happening", f"{dealt} {{dealer:{dealer}}}", ir.IsDealtDamage, by="battle", w=w)
    # "When your opponent is dealt damage by a Forward you control": that Forward is the one spoken of
    people = ((ir.You(), ("you are dealt damage by", "you receive damage from")),
              (ir.Opponent(), ("your opponent is dealt damage by", "your opponent receives damage from")))  # fmt: skip
    for player, verbs in people:
        for w, verb in enumerate(verbs, FIRST):
            dealt = {"happenings": (ir.DealsDamageToPlayer(player, w=w),), "w": w}
            for dealer in ("striking_card", "source"):
                g.phrase("event", f"when {verb} {{subject:{dealer}}}", ir.CardEvent, **dealt)


# what is said of a card with "is" in front, once for two of them
CHOSEN: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("Summon", ("summon",)), ("ability", ("ability",)), ("Summon or ability", ("summon", "ability")),
    ("Summons or abilities", ("summon", "ability")),
)  # fmt: skip


def _two_fates(g: Filled) -> None:
    """ "When Hild is blocked or dealt damage", "is chosen by your opponent's ability or dealt damage"."""
    fates: tuple[tuple[str, type[ir.Node]], ...] = (("blocked", ir.IsBlocked), ("dealt damage", ir.IsDealtDamage))
    for n, ((words, node), (other, its_node)) in enumerate((fates, fates[::-1])):
        g.phrase(f"second_fate_{n}", words, node, w=FIRST)
        g.phrase(f"first_fate_{n}", f"is {other}", its_node, w=FIRST)
        for w, (chosen, kinds) in enumerate(CHOSEN, FIRST):
            text = f"is chosen by your opponent's {chosen}"
            g.phrase(f"first_fate_{n}", text, ir.IsChosen, by=ir.Opponent(), kinds=kinds, w=w)
        g.pair(f"fates_{n}", f"first_fate_{n}", f"second_fate_{n}", " or ")
        g.phrase("event", f"when {{subject:subject}} {{happenings:fates_{n}}}", ir.CardEvent, w=FIRST + n)


def _turned(g: Filled) -> None:
    # "When active Hild becomes dull", "When 1 or more Backups you control are activated due to your Summons or abilities"
    turns = (("active", "dull", "dulled", ir.BecomesDull), ("dull", "active", "activated", ir.BecomesActive))
    for before, after, turned, node in turns:
        forms = ((f"becomes {after}", f"become {after}", f"<becomes/become> {after}"),
                 (f"is {turned}", f"are {turned}", f"<is/are> {turned}"))  # fmt: skip
        for w, (one, many, either) in zip((FIRST, FIRST + 1000), forms, strict=True):
            g.phrase(f"turned_{after}", one, node, w=w)
            for i, (due, words) in enumerate(CAUSES, 1):
                for u, by in enumerate(("due to", "by")):
                    cause = {"due_to": due, "w": w + i + 100 * u}
                    g.phrase(f"turned_{after}", f"{one} {by} {words}", node, **cause)
                    if not g.says("happening", f"{either} {by} {words}"):
                        g.phrase("happening", f"{many} {by} {words}", node, **cause)
                        if node is ir.BecomesDull:
                            g.phrase("itself_dull", f"{one} {by} {words}", node, **cause)
        g.sequence(f"one_turned_{after}", f"turned_{after}", max=1)
        alone = f"when {before} {{subject:source}} {{happenings:one_turned_{after}}}"
        g.phrase("event", alone, ir.CardEvent, w=FIRST)
    # one kind of card that becomes dull so is elsewhere; "Hild becomes active due to your Summons or abilities", too
    g.sequence("only_itself_dull", "itself_dull", max=1)
    g.phrase("event", "when {subject:source} {happenings:only_itself_dull}", ir.CardEvent, w=FIRST + 1)
    for w, frozen in enumerate(("<is/are> Frozen", "<becomes/become> Frozen"), FIRST):
        g.phrase("happening", frozen, ir.BecomesFrozen, w=w)
        for i, (due, words) in enumerate(CAUSES, 1):
            for u, by in enumerate(("by", "due to")):
                cause = {"due_to": due, "w": w + 10 * i + 1000 * u}
                g.phrase("happening", f"{frozen} {by} {words}", ir.BecomesFrozen, **cause)


def _parties(g: Filled) -> None:
    # "When Hild forms a party with a Forward of cost 4 or more and attacks"
    body = "{adjectives?:adjectives} {noun:type_noun/one} {qualifiers:qualifiers}"
    g.phrase("party_group", f"a {body}", ir.Group, w=FIRST)
    g.phrase("party_group", "a {noun:a_or_a_noun/one}", ir.Group, w=FIRST + 3)
    g.phrase(
        "party_group",
        "a {adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers:qualifiers}",
        ir.Group,
        w=FIRST + 4,
    )
    g.phrase("party_group", "1 or more {adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group, w=FIRST + 5)
    g.phrase("party_group", "another {adjectives?:adjectives} {noun:type_noun/one}", ir.Group, w=FIRST + 1)
    g.phrase("party_group", "1 or more {adjectives?:adjectives} {noun:type_noun/many}", ir.Group, w=FIRST + 2)


def _players(g: Filled) -> None:
    for player, who, s, their, _has in HAPPENED_PEOPLE:
        for w, where in enumerate(("outside of", "other than during", "other than in", "except during"), FIRST):
            text = f"when {who} draw{s} 1 or more cards {where} {their} Draw Phase"
            g.phrase("event", text, ir.PlayerDraws, player=player, outside=True, count=1, w=w)
        g.phrase("event", f"when {who} cast{s} a {{group:a_or_an}}", ir.PlayerCasts, player=player, w=FIRST)
    for w, when in enumerate(("when", "whenever", "each time"), FIRST):
        g.phrase("event", f"{when} a {{group:group/one}} is cast", ir.PlayerCasts, player=ir.EachPlayer(), w=w)
