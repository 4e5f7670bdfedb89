"""What using abilities and keywords costs: less or more than printed."""

from cardwright.text import ir
from cardwright.text.fftcg.common import FLOORS, OWNER, TURN_SPANS
from cardwright.text.fftcg.filled import Filled

FIRST = 460  # wordings of this module begin here
CHANGES = ((False, "is reduced by", 0), (True, "is increased by", 0), (True, "increases by", 2000))
# whose abilities: "the cost required for your opponent to use special abilities"
USERS: tuple[tuple[ir.Player, str], ...] = (
    (ir.You(), "to use your"),
    (ir.You(), "for you to use"),
    (ir.Opponent(), "for your opponent to use"),
    (ir.Opponent(), "to use your opponent's"),
    (ir.EachPlayer(), "to use"),
)


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    g.phrase("use_amount", "{amount:use_number} for each {each:each}", ir.PerEach)
    g.phrase("use_amount", "{value:integer}", ir.Num)
    g.phrase("use_number", "{value:integer}", ir.Num)
    g.phrase("use_amount", "{amount:use_icon} for each {each:each}", ir.PerEach, w=1)
    for number in range(1, 10):
        g.phrase("use_amount", f"《{number}》", ir.Num, value=number, w=1)
        g.phrase("use_icon", f"《{number}》", ir.Num, value=number, w=1)
    g.phrase("user", "{_:self}", ir.SelfRef)
    g.phrase("user", "the {group:group/many}", ir.All, w=2)
    g.phrase("user", "{group:group/many}", ir.All, w=3)
    g.phrase("users_own", "{_:self}'s", ir.SelfRef)
    g.phrase("your_users", "{group:your_user}", ir.All, w=FIRST)
    g.phrase("your_user", "{adjectives:adjectives} {noun:type_noun/many}", ir.Group)
    g.phrase("your_user", "{noun:type_of_user/many}", ir.Group)
    g.phrase("your_user", "{adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group)
    for name in ("Forward", "Backup", "Monster", "Summon"):
        g.phrase("type_of_user", f"<{name}/{name}s>", ir.TypeIs, types=(name,))
    g.phrase("type_of_user", "<Character/Characters>", ir.IsCharacter)
    _specials(g)
    _casting(g)
    for more, change, w in CHANGES:
        for floor, tail in FLOORS[: 1 if more else 2]:
            end = f" {change} {{amount:use_amount}}{tail}"
            _abilities(g, end, FIRST + w, {"more": more, "floor": floor})
            _keywords(g, end, FIRST + w, {"more": more, "floor": floor})


def _casting(g: Filled) -> None:
    # "(it cannot become 1 or less)": any floor, whosever cost it is
    always = {"duration": ir.Continuous()}
    for w, (words, onto) in enumerate(
        (("the cost required to cast", ""), ("the cost required to play", " onto the field")), FIRST
    ):
        for most in (1, 2, 3):
            tail = f" is reduced by {{amount:cost_amount}} (it cannot become {most} or less)"
            fixed = {"floor": most + 1, "w": w}
            if most > 1:
                g.phrase("static", f"{words} {{what:source}}{onto}{tail}", ir.CostChange, **fixed)
            for player, cards in ((ir.You(), "your_cards"), (ir.EachPlayer(), "all_casters_cards")):
                text = f"{words} {{group:{cards}}}{onto}{tail}"
                g.phrase("static", text, ir.CastersCostChange, player=player, **always, **fixed)
    text = "the cost for your opponent to cast {group:group/many} is increased by {amount:cost_amount}"
    g.phrase("static", text, ir.CastersCostChange, player=ir.Opponent(), more=True, w=FIRST, **always)


def _specials(g: Filled) -> None:
    # other ways to pay 《S》, or all of the cost; another phrase has the first of them
    rule = {"duration": ir.Continuous()}
    whose = (
        "{what:special_owner} special ability", "{what:special_owner} special abilities",
        "the special abilities of {what:user}", "the special ability of {what:user}",
    )  # fmt: skip
    for i, special in enumerate(whose):
        w = FIRST + 20 * i
        for v, may in enumerate(("can", "may")):
            if (i, may) != (0, "can"):
                text = f"you {may} discard {{rule:card_for_s}} instead of 《S》 when paying for {special}"
                g.phrase("static", text, ir.Restrict, w=w + v, **rule)
            text = f"you {may} pay with {{rule:pay_for_s}} instead of 《S》 when paying for {special}"
            g.phrase("static", text, ir.Restrict, w=w + 2 + v, **rule)
            text = f"you {may} pay {{rule:pay_for_s}} instead of 《S》 when paying for {special}"
            g.phrase("static", text, ir.Restrict, w=w + 4 + v, **rule)
            if i < 2:  # what is done is said of the card itself
                text = f"you {may} {{rule:done_for_s}} instead of 《S》 when paying for {special}"
                g.phrase("static", text, ir.Restrict, w=w + 12 + v, **rule)
            if (i, may) != (0, "may"):
                text = f"you {may} use {special} by discarding {{rule:own_for_s}} as part of the cost"
                g.phrase("static", text, ir.Restrict, w=w + 6 + v, **rule)
            text = f"you {may} use {special} without paying 《S》"
            nothing = ir.SpecialPaidOtherwise(ir.Cost(), w=w + 20)
            g.phrase("static", text, ir.Restrict, rule=nothing, w=w + 10 + v, **rule)
            for x, (words, span) in enumerate(
                ((f"{text} this turn", ir.UntilEndOfTurn(w=2)), (f"during this turn, {text}", ir.UntilEndOfTurn(w=3)))
            ):
                g.phrase("action", words, ir.Restrict, rule=nothing, w=w + 10 + v + 200 * x, duration=span)
            if i < 2:  # what is paid is said of the card itself
                text = f"you {may} {{rule:pay_for_all}} to use {special} without paying the cost"
                g.phrase("static", text, ir.Restrict, w=w + 8 + v, **rule)
    for w, article in enumerate(("1", "a", "an"), FIRST):
        g.phrase("card_for_s", f"{article} {{group:group/one}}", ir.SpecialPaidBy, w=w)
        named = f"{article} {{group:group/one}} instead of discarding a [[i]]Card Name {{_:self}}[[/]]"
        g.phrase("own_for_s", named, ir.SpecialPaidBy, w=w)
    for number in (1, 2, 3):
        icons = (ir.CrystalIcon(),) * number
        g.phrase("pay_for_s", "《C》" * number, ir.SpecialPaidOtherwise, cost=ir.Cost(icons))
    # "you can remove 3 cards in your Break Zone from the game instead of 《S》": discarding has words of its own
    g.phrase("done_for_s", "{cost:cost_for_s}", ir.SpecialPaidOtherwise, w=FIRST)
    g.phrase("cost_for_s", "{actions:one_for_s}", ir.Cost, w=FIRST)
    g.list("one_for_s", "act_for_s", ", ", max=1)
    cards = "{count:number} {group:group/count}"
    away = f"put {cards} into the Break Zone"
    g.phrase("act_for_s", away, ir.PayPutGroup, to=ir.BreakZone(OWNER), w=FIRST)
    g.phrase("act_for_s", f"remove {cards} from the game", ir.PayRemove, w=FIRST)
    g.phrase("act_for_s", "dull {count:number} active {group:group/count}", ir.PayDull, w=FIRST)
    g.phrase("act_for_s", f"return {cards} to its owner's hand", ir.PayReturn, w=FIRST)
    counters = "remove {count:number} {counter:counter} <Counter/Counters:count> from {card:source}"
    g.phrase("act_for_s", counters, ir.PayCounters, w=FIRST)
    g.phrase("pay_for_all", "{cost:paid_cost}", ir.SpecialPaidOtherwise, whole=True)


def _abilities(g: Filled, end: str, first: int, fixed: dict[str, object]) -> None:
    for i, (kinds, words) in enumerate(
        ((("special",), "special"), (("action",), "action"), (("special", "action"), "special or action"),
         (("special", "action"), "action or special"), (("action", "special"), ""))
    ):  # fmt: skip
        use = {"uses": kinds, **fixed}
        w = first + 20 * i
        for v, (player, whose) in enumerate(USERS, 10):
            _of_users(g, f"the cost required {whose} {words} abilities{end}", player=player, w=w + v, **use)
        _of_users(g, f"the cost required for {{what:user}} to use {words} abilities{end}", w=w, **use)
        for v, (owner, noun) in enumerate((("{what:users_own}", "ability"), ("{what:users_own}", "abilities")), 1):
            _of_users(g, f"the cost required to use {owner} {words} {noun}{end}", w=w + v, **use)
        of = f"of {{what:user}}{end}"
        _of_users(g, f"the cost required to use {words} abilities {of}", w=w + 3, **use)
        _of_users(g, f"the cost required to use the {words} abilities {of}", w=w + 4, **use)
        _of_users(g, f"the cost required to use the {words} ability {of}", w=w + 15, **use)
        for v, (player, whose) in enumerate(USERS[1:3]):  # "for your opponent to use action abilities of Backups"
            for u, the in enumerate(("", "the ")):
                text = f"the cost required {whose} {the}{words} abilities {of}"
                _of_users(g, text, player=player, w=w + 200 + 2 * v + u, **use)


def _of_users(g: Filled, text: str, **fixed: object) -> None:
    """What abilities cost, as a field ability and for this turn."""
    g.phrase("static", text, ir.UseCostChange, **fixed)
    for front, behind, duration in TURN_SPANS[:3]:
        g.phrase("action", front + text + behind, ir.UseCostChange, duration=duration, **fixed)


def _keywords(g: Filled, end: str, first: int, fixed: dict[str, object]) -> None:
    for keyword in ("Warp", "Priming", "Limit Break"):
        use = {"uses": (keyword,), "player": ir.You(), **fixed}
        _of_users(g, f"your {keyword} cost{end}", w=first + 80, **use)
        _of_users(g, f"the {keyword} cost of your cards{end}", w=first + 81, **use)
        _of_users(g, f"the {keyword} cost of {{what:user}}{end}", w=first + 82, **use)
        yours = f"the {keyword} cost of your {{what:your_users}}{end}"
        _of_users(g, yours, w=first + 86, **use)
        for w, verb in enumerate(("to pay for", "to use", "for")):
            text = f"the cost required {verb} {keyword}{end}"
            _of_users(g, text, w=first + 83 + w, **use)
