"""Wordings that later sets print beside those of the first: one of several tokens, once in a game, so often instead, no less than so much."""

from collections.abc import Iterator, Sequence

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.grammar import Grammar
from cardwright.text.printing import Context
from cardwright.text.reading import Source
from cardwright.text.sve.names import token_names

YOU = ir.You()
VOWELS = "AEIOU"
SPARED = 440  # `ToHand.w` and `PutInto.w`, from here on, of a spell that does not go to the cemetery
ONCE_ALONE = (sv.Fanfare, sv.LastWords, sv.OnEvolve, ir.AnyEvent)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _tokens(g)
    _once(g)
    _so_often(g)
    _no_less(g)
    _hurt_by(g)
    _costing(g)
    _counted(g)
    _fighting(g)
    _redrawing(g)
    _kept(g)
    _spared(g)


def _tokens(g: Grammar) -> None:
    """ "Summon a Knight token, a Viking token, or a Ghost token": one of them."""
    g.terminal("named_token", _named_tokens, _show_token, starts=_article)
    g.list("one_named", "named_token", ", ", " or ", min=2, max=2)
    g.list("one_named", "named_token", ", ", ", or ", min=3)
    one = {"player": YOU, "count": ir.Num(1, w=1), "one_of": True, "w": 70}
    g.phrase("action", "summon {names:one_named}", sv.CreateTokens, into=ir.Field(YOU), **one)
    g.phrase("action", "put {names:one_named} {into:token_zone}", sv.CreateTokens, **one)


def _article(text: str, kind: str) -> bool:
    return text in ("a", "an")


def _named_tokens(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    """ "A Knight token": its name."""
    for end, name in token_names(source, pos + 1):
        if source.text_at(end) == "token" and source.text_at(pos) == _article_of(str(name)):
            yield end + 1, name


def _show_token(value: object, context: Context) -> str | None:
    return f"{_article_of(value)} {value} token" if isinstance(value, str) and value else None


def _article_of(name: str) -> str:
    return "an" if name[:1] in VOWELS else "a"


def _once(g: Grammar) -> None:
    """Once in a game: of this card, which is another one when it comes back (4.1.3.2)."""
    game = (ir.OnlyOnce(),)
    for v, once in enumerate(("once per game", "once during the game", "once during this game", "once each game")):
        said = f"{once}, {{event:event}}, {{effects:sentences}}"
        g.phrase("automatic_on_event", said, ir.AutoAbility, limits=(ir.OnlyOnce(w=70 + v),))
        for w, words in enumerate((
            "this ability can be activated", "activate this ability only", "activate only", "perform this ability only",
            "this ability can be activated only", "this ability can only be activated", "this ability triggers only",
            "this ability activates only", "this ability can be performed only", "you can activate this ability only",
            "this ability can only be used", "this ability can be used only",
        )):  # fmt: skip
            g.phrase("clause", f"{words} {once}", ir.LimitSentence, limits=game, w=300 + 20 * v + w)


def check_once(ability: ir.Node, limits: Sequence[ir.Limit]) -> None:
    """What happens to a card once alone cannot be forbidden to it the second time: there the game must mean all of that name."""
    event = getattr(ability, "event", None)
    if any(isinstance(each, ir.OnlyOnce) for each in limits) and isinstance(event, ONCE_ALONE):
        raise refuse("it is open whose abilities happen once in the game")


def _so_often(g: Grammar) -> None:
    """ "Spellchain (10): Do this 3 times instead"."""
    g.phrase("done_again", "do this {times:integer} times", sv.RepeatSentence)
    g.phrase("alone_instead", "{effect:done_again} instead", sv.InsteadOnly)


def _no_less(g: Grammar) -> None:
    """ "Your spells cost 1 less to play, but can't cost less than 1"."""
    fixed = {"player": YOU, "duration": ir.Continuous()}
    for w, least in enumerate((
        ", but can't cost less than {floor:integer}", ", but <it|they:@> can't cost less than {floor:integer}",
        ", but no less than {floor:integer}", ", to a minimum of {floor:integer}", " (to a minimum of {floor:integer})",
    ), 20):  # fmt: skip
        one, many = least.replace("<it|they:@>", "it"), least.replace("<it|they:@>", "they")
        g.phrase("playing", f"{{what:source}} costs {{amount:digits}} less to play{one}", ir.CostChange, w=w)
        g.phrase("static", f"{{what:cards_there}} cost {{amount:digits}} less to play{many}", ir.CostChange, w=w)
        for v, cards in enumerate(("{group:your_group/many}", "{group:group/many} you play")):
            words = f"{cards} cost {{amount:digits}} less to play{many}"
            g.phrase("static", words, ir.CastersCostChange, w=w + 10 * v, **fixed)


def _hurt_by(g: Grammar) -> None:
    """ "If this follower would take damage from an enemy ability, reduce that damage by 1"."""
    for words, foe in (
        ("an ability", None), ("an enemy ability", ir.Opponent()), ("one of your abilities", YOU),
    ):  # fmt: skip
        g.value("hurt_by", words, ir.DamageSource(kinds=("ability",), by=foe, w=1))
    g.alias("hurt_by", "dealt_by")
    for w, article in enumerate(("a", "an"), 1):
        g.phrase("hurt_by", f"{article} {{cards:group/one}}", ir.DamageSource, w=w)
    for v, (take, by) in enumerate((("take", "from"), ("be dealt", "by"))):
        if_would = f"if {{to:would_what}} would {take} damage {by} {{source:hurt_by}}, "
        always = {"duration": ir.Continuous()}
        for w, it in enumerate(("that damage", "it"), 600 + 20 * v):
            for u, end in enumerate(("", " instead")):
                place = {"w": w + 2 * u, **always}
                g.phrase(
                    "would",
                    f"{if_would}reduce {it} by {{amount:digits}}{end}",
                    ir.ReplaceDamage,
                    change="reduce",
                    **place,
                )
                g.phrase(
                    "would", f"{if_would}reduce {it} to {{amount:digits}}{end}", ir.ReplaceDamage, change="cap", **place
                )
        for u, end in enumerate((" instead", ""), 604 + 20 * v):
            less = f"{if_would}it takes {{amount:digits}} less damage{end}"
            g.phrase("would", less, ir.ReplaceDamage, change="reduce", w=u, **always)
            none = f"{if_would}it takes no damage{end}"
            g.phrase("would", none, ir.ReplaceDamage, change="become", amount=ir.Num(0), w=u, **always)
            becomes = f"{if_would}it takes {{amount:digits}} damage{end}"
            g.phrase("would", becomes, ir.ReplaceDamage, change="become", w=u + 2, **always)


def _costing(g: Grammar) -> None:
    """What cards cost in themselves (5.23.1), each of several, and the next one that is played."""
    # what a card costs is what is printed on it, whatever is paid for it (10.4.4.1)
    for unit, w in ((" play <point/points:amount>", 30), ("", 31)):
        for v, verb in enumerate(("<that originally costs|that originally cost>", "that each cost")):
            for compare, more in (("<=", " or less"), (">=", " or more"), ("=", "")):
                words = f"{verb} {{amount:amount_number}}{unit}{more}"
                g.phrase("qualifier", words, ir.CostIs, compare=compare, w=w + 2 * v)
    for dearer, word in ((False, "less"), (True, "more")):
        fixed = {"player": YOU, "more": dearer, "next_only": True, "duration": ir.UntilEndOfTurn()}
        for w, cards in enumerate(("your next {group:group/one}", "the next {group:group/one} you play"), 30):
            words = f"{cards} costs {{amount:digits}} {word} to play this turn"
            g.phrase("action", words, ir.CastersCostChange, w=w, **fixed)


def _counted(g: Grammar) -> None:
    """Numbers in digits where the first sets print words."""
    g.phrase("random_target", "1 random {group:group/one}", ir.Target, count=ir.Num(1), w=1)
    for player, who, s in ((YOU, "", ""), (None, "{player:who} ", "s")):
        one = {"count": ir.Num(1), "w": 8} if player is None else {"count": ir.Num(1), "w": 8, "player": player}
        g.phrase("action", f"{who}discard{s} 1 random {{group:group/one}}", sv.RandomDiscard, **one)
    # "if you've returned at least 2 cards to hand this turn"
    for w, home in enumerate(("to hand", "to your hand", "to their owners' hands")):
        back = (ir.ReturnsToHand(whose=YOU, w=w),)
        g.phrase("past_back", f"{{subject:evolved_many}} {home}", ir.CardEvent, happenings=back, by=YOU, w=21)
    for w, form in enumerate(("at least {times:two_or_more}", "{times:two_or_more} or more")):
        for v, have in enumerate(("you've", "you")):
            words = f"{have} returned {form} {{event:past_back}} this turn"
            g.phrase("condition", words, ir.HappenedThisTurn, w=56 + 2 * w + v)


def _fighting(g: Grammar) -> None:
    """ "Is attacked by an enemy follower", which no other can do (8.4.3)."""
    for w, foe in enumerate(("an enemy follower", "a follower"), 1):
        g.value("foe_attacks", f"is attacked by {foe}", sv.IsAttacked(w=w))
    g.sequence("by_foe", "foe_attacks", max=1)
    for w, word in enumerate(("whenever", "when"), 60):
        for category in ("event", "plain_event"):
            g.phrase(category, f"{word} {{subject:source}} {{happenings:by_foe}}", ir.CardEvent, w=w)


def _redrawing(g: Grammar) -> None:
    """ "Return your hand to your deck, shuffle it, then draw that many cards"."""
    for w, joined in enumerate((", shuffle{s} it, then draw{s}", " and shuffle{s} it, then draw{s}"), 5):
        said = f"return{{s}} {{whose}} hand to {{whose}} deck{joined} {{{{draw:many_number}}}} cards"
        g.phrase("action", said.format(s="", whose="your"), sv.HandToDeckAndRedraw, player=YOU, w=w)
        g.phrase("action", "{player:each} " + said.format(s="s", whose="their"), sv.HandToDeckAndRedraw, w=w)
    hand = ir.All(ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(YOU)),)))
    g.value("clause", "return your hand to your deck and shuffle it", ir.ShuffleInto(hand, w=7))


def _kept(g: Grammar) -> None:
    """The card itself goes to the EX area for it."""
    for whose, player in (("its owner's", ir.Owner()), ("your", YOU)):
        g.phrase("cost_action", f"put {{card:source}} into {whose} EX area", ir.PayPut, to=sv.ExArea(player))


def _spared(g: Grammar) -> None:
    """ "Return this card to your hand instead of putting it into your cemetery": of a spell that is used up (10.6.2.8.2.3)."""
    ways = ("instead of putting it into your cemetery", "instead of your cemetery", "instead of into your cemetery")
    for w, rest in enumerate(ways, SPARED):
        for verb in ("return", "add"):
            g.phrase("action", f"{verb} {{what:source}} to your hand {rest}", ir.ToHand, player=YOU, verb=verb, w=w)
        g.phrase("action", f"put {{what:source}} into your EX area {rest}", ir.PutInto, to=sv.ExArea(YOU), w=w)
