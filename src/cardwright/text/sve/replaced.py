"""What happens instead: cards that would leave, damage that is capped or changed; and what players may not do."""

from collections.abc import Mapping

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.spread import FIRST_TIME
from cardwright.text.sve.statics import ALWAYS, DAMAGE

YOU = ir.You()
TURN = ir.UntilEndOfTurn()
WHEN = 600  # `ReplaceLeaving.w` of "when it would be destroyed this turn", from here on
DUE_TO = (
    ("an ability", "ability"),
    ("abilities", "ability"),
    ("an enemy ability", "opponent"),
    ("enemy abilities", "opponent"),
)
OF_FIGHTS = (("combat damage", "combat"),)  # only destroys
# how a card would leave, in which words, and whose zone they name
LEAVING: dict[str, tuple[tuple[str, ir.Player | None], ...]] = {
    "destroyed": (("be destroyed", None),),
    "leave": (("leave the field", None), ("leave your field", YOU), ("leave an opponent's field", ir.Opponent())),
    "cemetery": (
        ("be put into the cemetery", None), ("be put into its owner's cemetery", None), ("be put into your cemetery", YOU),
        ("be put into a cemetery", None), ("be put into an opponent's cemetery", ir.Opponent()),
        ("be put into your opponent's cemetery", ir.Opponent(w=1)), ("be put into each opponent's cemetery", ir.Opponent(w=4)),
    ),
    "hand": (("be returned to hand", None), ("be returned to its owner's hand", None)),
    "banished": (("be banished", None),),
}  # fmt: skip


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _leaving(g)
    _entering(g)
    _damage(g)
    _dealt(g)
    _next_damage(g)
    _first_damage(g)
    _drawing(g)
    _bans(g)
    _unusable(g)


def _leaving(g: Grammar) -> None:
    g.alias("static_clause", "would")
    g.alias("whole", "would")
    g.alias("in_turn", "would")
    for w, often in enumerate(("once per turn", "once each turn", "only once per turn")):
        g.phrase("would", f"{often}, {{effect:would_once}}", sv.OncePerTurnInstead, w=w)
    g.alias("would_once", "would")
    g.alias("would_what", "static_subject")
    g.alias("would_all", "every_many")
    g.alias("would_all", "leader")
    g.phrase("would_all", "{group:group/many}", ir.All, w=4)
    g.alias("would_one", "one_pronoun")
    g.alias("would_one", "source")
    g.phrase("would_what", "a {group:group/one}", ir.All, w=5)
    g.phrase("would_what", "an {group:group/one}", ir.All, w=6)
    g.phrase("would_what", "another {group:another_group/one}", ir.All, w=7)
    g.phrase("would_what", "one of {group:your_group/many}", ir.All, w=8)
    for w, article in enumerate(("a", "an"), 5):
        g.phrase("would_any", f"{article} {{group:group/one}}", ir.All, w=w)
    g.phrase("would_any", "another {group:another_group/one}", ir.All, w=7)
    g.phrase("would_any", "one of {group:your_group/many}", ir.All, w=8)
    for how, words in LEAVING.items():
        _would(g, how, words, 0)
        for w, (said, whose) in enumerate(words):
            _leaving_for_a_time(g, said, 2 * w, {"how": how, "whose": whose})
            _leaving_first(g, said, 40 * w, {"how": how, "whose": whose, "per_turn": 1})
    own = LEAVING["cemetery"][:4]
    _would(g, "from_field", tuple((f"{said} from the field", whose) for said, whose in LEAVING["cemetery"]), 100)
    _would(g, "from_field_of", tuple((f"{said} from your field", YOU) for said, _ in own), 200)


def _would(g: Grammar, how: str, words: tuple[tuple[str, ir.Player | None], ...], u: int) -> None:
    """What happens instead, for all wordings of one thing; ``u``: where they begin."""
    for w, (if_when, said, whose) in enumerate(((i, *each) for i in ("if", "when") for each in words), u):
        if_would = f"{if_when} {{what:would_what}} would {said}, "
        fixed = {"how": how, "whose": whose, "w": w}
        g.phrase("would", if_would + "{effect:step} instead", sv.ReplaceLeaving, **fixed)
        g.phrase("would", if_would + "you may {effect:step} instead", sv.ReplaceLeaving, optional=True, **fixed)
        for v, (by, due_to) in enumerate((*DUE_TO, *(OF_FIGHTS if how == "destroyed" else ())), 1):
            if_due = f"{if_when} {{what:would_what}} would {said} by {by}, "
            due = {"how": how, "due_to": due_to, "whose": whose, "w": w + 20 * v}
            g.phrase("would", if_due + "{effect:step} instead", sv.ReplaceLeaving, **due)
            g.phrase("would", if_due + "you may {effect:step} instead", sv.ReplaceLeaving, optional=True, **due)


def _leaving_for_a_time(g: Grammar, said: str, w: int, fixed: Mapping[str, object]) -> None:
    """ "If it would be destroyed this turn, banish it instead": of a card named before."""
    for v, (before, behind) in enumerate((("", " {duration:for_turn}"), ("{duration:front_time}, ", ""))):
        would = f"{before}if {{what:would_one}} would {said}{behind}, {{effect:step}} instead"
        g.phrase("action", would, sv.ReplaceLeaving, w=w + v + 20, **fixed)
        of_any = would.replace("would_one", "would_any")
        g.phrase("action", of_any, sv.ReplaceLeaving, w=w + v + 20, **fixed)
        for one in (would, of_any):
            g.phrase("action", one.replace("if {what", "when {what", 1), sv.ReplaceLeaving, w=w + v + WHEN, **fixed)
    # without a time it holds as long as the card is there: then it is another object
    for v, word in enumerate(("if", "when")):
        for_good = {**fixed, "duration": ir.Permanent(), "w": w + v + 40}
        g.phrase(
            "action",
            f"{word} {{what:one_pronoun}} would {said}, {{effect:step}} instead",
            sv.ReplaceLeaving,
            **for_good,
        )


def _leaving_first(g: Grammar, said: str, w: int, fixed: Mapping[str, object]) -> None:
    """ "The 1st time this follower would be destroyed each turn, ... instead", "the next time it would leave the field this turn, ...
    instead": a card that leaves is another one, so that only what was replaced has been a time before."""
    for u, (time, span) in enumerate((t, s) for t in ("1st", "first") for s in ("each turn", "per turn", "in a turn")):
        whole = f"the {time} time {{what:source}} would {said} {span}, "
        for v, instead in enumerate(("{effect:step} instead", "{effect:step}")):
            g.phrase("would", whole + instead, sv.ReplaceLeaving, w=FIRST_TIME + w + 2 * u + v, **fixed)
    for u, time in enumerate(("next", "1st", "first")):
        for v, (before, behind) in enumerate(
            (("", " this turn"), ("this turn, ", ""), ("for the rest of this turn, ", ""))
        ):
            would = f"{before}the {time} time {{what:would_one}} would {said}{behind}, {{effect:step}} instead"
            once = {**fixed, "duration": TURN, "w": FIRST_TIME + w + 12 + 3 * u + v}
            g.phrase("action", would, sv.ReplaceLeaving, **once)


def _entering(g: Grammar) -> None:
    """ "If a follower with Ward would be put onto the field, it is put onto the field engaged instead" (10.10.3)."""
    for v, put in enumerate(("be put onto the field", "enter the field")):
        for u, it in enumerate(("it is put onto the field", "put it onto the field", "it enters the field")):
            for w, if_when in enumerate(("if", "when"), 10 + 6 * v + 2 * u):
                engaged = f"{if_when} {{what:would_what}} would {put}, {it} engaged instead"
                g.phrase("would", engaged, ir.Restrict, rule=ir.EntersDull(w=2), duration=ALWAYS, w=w)


def _damage(g: Grammar) -> None:
    s = "static"
    for kind, words in DAMAGE:
        source = {} if not kind else {"source": ir.DamageSource(kinds=(kind,))}
        most = {"change": "cap", **source}
        takes = f"<takes/take:to> no more than {{amount:digits}} {words}"
        cannot = f"{{to:static_subject}} can't take more than {{amount:digits}} {words}"
        for w, end in enumerate(("", " at a time", " at once", " each time")):
            g.phrase(s, cannot + end, ir.ReplaceDamage, duration=ALWAYS, w=w + 24, **most)
            dealt = cannot.replace("can't take", "can't be dealt")
            g.phrase(s, dealt + end, ir.ReplaceDamage, duration=ALWAYS, w=w + 34, **most)
            g.phrase(s, f"{{to:static_subject}} {takes}{end}", ir.ReplaceDamage, duration=ALWAYS, w=w + 20, **most)
            not_more = f"{{to:static_subject}} <doesn't|don't:to> take more than {{amount:digits}} {words}{end}"
            g.phrase(s, not_more, ir.ReplaceDamage, duration=ALWAYS, w=w + 90, **most)
            for v, verb in ((0, "can't take"), (4, "<doesn't|don't:to> take")):
                more = f"{verb} more than {{amount:digits}} {words}{end}"
                timed = f"{{duration:front_time}}, {{to:lasting_subject}} {more}"
                g.phrase("action", timed, ir.ReplaceDamage, w=w + v + 120, **most)
                behind = f"{{to:lasting_subject}} {more} {{duration:for_turn}}"
                g.phrase("action", behind, ir.ReplaceDamage, w=w + v + 130, **most)
            front = f"{{duration:front_time}}, {{to:lasting_subject}} {takes}{end}"
            g.phrase("action", front, ir.ReplaceDamage, w=w + 20, **most)
        always = {"duration": ALWAYS, **most}
        g.phrase(
            s, f"reduce {words} dealt to {{to:static_subject}} to {{amount:digits}}", ir.ReplaceDamage, w=30, **always
        )
        is_reduced = f"{words} dealt to {{to:static_subject}} is reduced to {{amount:digits}}"
        g.phrase(s, is_reduced, ir.ReplaceDamage, w=31, **always)
        front = f"{{duration:front_time}}, reduce {words} dealt to {{to:lasting_subject}} to {{amount:digits}}"
        g.phrase("action", front, ir.ReplaceDamage, w=30, **most)
        changed = {"duration": ALWAYS, **source}
        for u, take in ((0, "take"), (200, "be dealt")):
            _changed(g, words, f"if {{to:would_what}} would {take}", u, changed)
        for w, it in enumerate(("that damage", "it", "the damage")):
            taken = f"if {{what:would_what}} would take {words}, {{to:source}} takes {it} instead"
            g.phrase("would", taken, ir.RedirectDamage, duration=ALWAYS, w=w + 10, **source)
        for w, verb in enumerate(("damage dealt to", "damage that would be dealt to")):
            if not kind:
                dealt = f"{verb} {{what:would_all}} is dealt to {{to:source}} instead"
                g.phrase(s, dealt, ir.RedirectDamage, duration=ALWAYS, w=w + 20)
        if not kind:
            fate = {"fate": "damaged", "duration": ALWAYS}
            if_hurt = "if {what:would_what} would take damage, "
            g.phrase("would", if_hurt + "{effect:step} instead", ir.ReplaceFate, w=10, **fate)
            for w, end in enumerate(
                ("reduce that damage to 0", "it takes no damage instead", "reduce that damage to 0 instead", "that damage becomes 0"), 11
            ):  # fmt: skip
                # "... you may destroy an amulet on your field. If you do, reduce that damage to 0."
                asked = f"{if_hurt}{{effect:may_step}}. if you do, {end}"
                g.phrase("would", asked, ir.ReplaceFate, w=w, **fate)


def _changed(g: Grammar, words: str, would: str, u: int, fixed: Mapping[str, object]) -> None:
    """What comes behind "if your leader would take damage"; ``u``: where the wordings begin."""
    if_would = f"{would} {words}, "
    for w, it in enumerate(("it", "that damage"), u + 40):
        for change, by in (("reduce", "by"), ("cap", "to")):
            g.phrase(
                "would", f"{if_would}reduce {it} {by} {{amount:digits}}", ir.ReplaceDamage, change=change, w=w, **fixed
            )
    for w, end in enumerate((f"{{amount:digits}} {words} instead", "{amount:digits} instead"), u + 40):
        if words in end or words == "damage":
            g.phrase("would", f"{if_would}it takes {end}", ir.ReplaceDamage, change="become", w=w, **fixed)
    g.phrase(
        "would",
        f"{if_would}it takes {{amount:digits}} less {words}",
        ir.ReplaceDamage,
        change="reduce",
        w=u + 50,
        **fixed,
    )
    _bounded(g, words, would, u, fixed)


def _dealt(g: Grammar) -> None:
    """ "If this follower would deal damage to an enemy leader, it deals double that damage instead"."""
    g.phrase("hurt_one", "{noun:card_noun/one}", ir.Group)
    g.phrase("hurt_one", "{noun:leader_noun/one}", ir.Group)
    g.phrase("hurt_one", "{adjectives:adjectives} {noun:card_noun/one}", ir.Group)
    g.phrase("hurt_one", "{adjectives:adjectives} {noun:leader_noun/one}", ir.Group)
    changes: tuple[tuple[str, dict[str, object]], ...] = (
        ("it deals double that damage instead", {"change": "double", "amount": ir.Num(2)}),
        ("it deals double damage instead", {"change": "double", "amount": ir.Num(2)}),
        ("double that damage", {"change": "double", "amount": ir.Num(2)}),
        ("it deals {amount:digits} more damage instead", {"change": "increase"}),
        ("it deals {amount:digits} more damage", {"change": "increase"}),
        ("it deals that much damage plus {amount:digits} instead", {"change": "increase"}),
        ("increase that damage by {amount:digits}", {"change": "increase"}),
        ("it deals {amount:digits} less damage instead", {"change": "reduce"}),
        ("reduce that damage by {amount:digits}", {"change": "reduce"}),
    )
    for kind, words in DAMAGE:
        for w, (changed, change) in enumerate(changes, 40):
            fixed = {"kind": kind, "duration": ALWAYS, **change}
            for v, to in enumerate(("", " to a {to:hurt_one}", " to an {to:hurt_one}")):
                if_would = f"if {{dealer:would_what}} would deal {words}{to}, {changed}"
                g.phrase("would", if_would, sv.DealtChange, w=w + 20 * v, **fixed)


def _bounded(g: Grammar, words: str, would: str, u: int, fixed: Mapping[str, object]) -> None:
    """Damage of so much: "if it would take 4 or more damage, reduce it to 3"."""
    for field, more in (("at_least", "more"), ("at_most", "less")):
        least = "least" if more == "more" else "most"
        many = f"{{{field}:digits}} or {more}"
        for v, so_much in enumerate(
            (f"{many} {words}", f"{words} of {many}", f"at {least} {{{field}:digits}} {words}")
        ):
            if_would = f"{would} {so_much}, "
            for w, it in enumerate(("it", "that damage"), u + 70 + 10 * v):
                for change, by in (("reduce", "by"), ("cap", "to")):
                    reduced = f"{if_would}reduce {it} {by} {{amount:digits}}"
                    g.phrase("would", reduced, ir.ReplaceDamage, change=change, w=w, **fixed)
                    g.phrase("would", f"{reduced} instead", ir.ReplaceDamage, change=change, w=w + 40, **fixed)
                becomes = f"{if_would}{it} becomes {{amount:digits}}"
                for x, end in ((40, ""), (80, " instead")):
                    g.phrase("would", becomes + end, ir.ReplaceDamage, change="become", w=w + x, **fixed)
            for w, end in enumerate(("", " instead"), u + 70 + 10 * v):
                takes = f"{if_would}it takes {{amount:digits}} {words}{end}"
                g.phrase("would", takes, ir.ReplaceDamage, change="become", w=w, **fixed)
                none: dict[str, object] = {"change": "become", "amount": ir.Num(0), **fixed}
                g.phrase("would", f"{if_would}it takes no {words}{end}", ir.ReplaceDamage, w=w + 2, **none)
        if not u:
            dealt = f"{words} of {many} dealt to {{to:static_subject}} "
            for change, becomes in (("become", "becomes"), ("cap", "is reduced to"), ("reduce", "is reduced by")):
                g.phrase(
                    "static", f"{dealt}{becomes} {{amount:digits}}", ir.ReplaceDamage, change=change, w=300, **fixed
                )


def _drawing(g: Grammar) -> None:
    """ "If you would draw a card by an ability, draw 2 cards instead": each card that would be drawn by itself (5.9)."""
    by_any = ir.Cause(ir.AnyPlayer(), ("summon", "ability"))
    foe = ir.Cause(ir.Opponent(), ("summon", "ability"))
    causes: list[tuple[str, dict[str, object]]] = [("", {})]
    for w, (words, cause) in enumerate(
        ((" by an ability", by_any), (" by abilities", by_any), (" by an enemy ability", foe), (" by enemy abilities", foe))
    ):  # fmt: skip
        causes.append((words, {"by": msgspec.structs.replace(cause, w=w)}))
    for v, (who, player) in enumerate(
        (("you", YOU), ("your opponent", ir.Opponent(w=1)), ("an opponent", ir.Opponent()), ("each opponent", ir.Opponent(w=4)))
    ):  # fmt: skip
        for w, word in enumerate(("if", "when")):
            for due, by in causes:
                fixed = {"player": player, "fate": "draws", "duration": ALWAYS, "w": w + 10 * v, **by}
                drawn = f"{word} {who} would draw a card{due}, "
                g.phrase("would", drawn + "{effect:step} instead", ir.ReplaceForPlayer, **fixed)
                g.phrase("would", drawn + "{effect:may_step} instead", ir.ReplaceForPlayer, **fixed)
    g.phrase("may_step", "you may {effect:step}", ir.May, player=YOU)


def _next_damage(g: Grammar) -> None:
    """Of the next damage in this turn, once."""
    once = {"duration": TURN, "next_only": True}
    for w, (before, behind) in enumerate((("", " this turn"), ("this turn, ", ""))):
        time = f"{before}the next time {{to:subj}} would take damage{behind}, "
        for v, it in enumerate(("it", "that damage")):
            g.phrase(
                "action",
                f"{time}reduce {it} by {{amount:digits}}",
                ir.ReplaceDamage,
                change="reduce",
                w=4 * w + v + 60,
                **once,
            )
            g.phrase(
                "action",
                f"{time}reduce {it} to {{amount:digits}}",
                ir.ReplaceDamage,
                change="cap",
                w=4 * w + v + 60,
                **once,
            )
        takes = f"{time}it takes {{amount:digits}} damage instead"
        g.phrase("action", takes, ir.ReplaceDamage, change="become", w=w + 60, **once)


def _first_damage(g: Grammar) -> None:
    """ "The 1st time your leader would take damage each turn, it takes 0 damage instead": later damage stays as it is."""
    changes: list[tuple[str, dict[str, object]]] = [
        ("it takes {amount:digits} damage instead", {"change": "become", "w": 0}),
        ("it takes {amount:digits} damage", {"change": "become", "w": 1}),
        ("it takes no damage instead", {"change": "become", "amount": ir.Num(0), "w": 2}),
        ("it takes no damage", {"change": "become", "amount": ir.Num(0), "w": 3}),
        ("it takes {amount:digits} less damage", {"change": "reduce", "w": 2}),
    ]
    for w, it in enumerate(("that damage", "it", "the damage")):
        for v, end in enumerate(("", " instead")):
            place = {"w": 4 + w + 3 * v}
            changes.append((f"reduce {it} by {{amount:digits}}{end}", {"change": "reduce", **place}))
            changes.append((f"reduce {it} to {{amount:digits}}{end}", {"change": "cap", **place}))
    for u, (time, span) in enumerate((t, s) for t in ("1st", "first") for s in ("each turn", "per turn", "in a turn")):
        for said, change in changes:
            fixed = {**change, "w": 500 + 20 * u + int(str(change["w"])), "first": True, "duration": ALWAYS}
            whole = f"the {time} time {{to:first_hurt}} would take damage {span}, {said}"
            g.phrase("would", whole, ir.ReplaceDamage, **fixed)
    g.alias("first_hurt", "source")
    g.alias("first_hurt", "leader")


def _unusable(g: Grammar) -> None:
    """Activated abilities that may not be played, said of the abilities or of the player."""
    for w, (kind, kinds) in enumerate((("[act] abilities", ("action",)), ("abilities", ("action", "evolve", "serve")))):
        rule = ir.CannotUseAbilities(kinds, w=20 + w)
        g.value(f"unusable_{w}", f"{kind} can't be activated", rule)
        g.phrase("static", f"{{what:every_many}}' {{rule:unusable_{w}}}", ir.Restrict, duration=ALWAYS, w=20)
        g.phrase("static", f"{{what:many_there}}' {{rule:unusable_{w}}}", ir.Restrict, duration=ALWAYS, w=20)
        for verb in ("activate", "use"):
            said = ir.CannotUseAbilities(kinds, w=30 + 2 * w + int(verb == "use"))
            g.value("using_none", f"can't {verb} {kind}", said)
    g.phrase("many_there", "{group:enemy_part/many}", ir.All, w=4)
    for words, who in (("your opponent", ir.Opponent(w=1)), ("each opponent", ir.Opponent(w=4))):
        zones = sv.OneOfZones((ir.Field(who), ir.Hand(who), sv.ExArea(who), sv.Cemetery(who)))
        g.value("user", words, ir.All(ir.Group(ir.IsCard(), (), (ir.InZone(zones),)), w=15))
    said_of = "{what:user} {rule:using_none}"
    g.phrase("static", said_of, ir.Restrict, duration=ALWAYS, w=21)
    g.phrase("action", f"{said_of} {{duration:for_turn}}", ir.Restrict, w=21)
    g.phrase("action", f"{said_of} {{duration:next_turn}}", ir.Restrict, w=22)
    g.phrase("action", f"{{duration:front_time}}, {said_of}", ir.Restrict, w=23)


def _bans(g: Grammar) -> None:
    for v, (words, player) in enumerate(
        (
            ("your opponent", ir.Opponent(w=1)), ("each opponent", ir.Opponent(w=4)), ("opponents", ir.Opponent(w=5)),
            ("an opponent", ir.Opponent()), ("you", YOU), ("players", ir.EachPlayer(w=2)), ("they", ir.PronounPlayer("they")),
            ("your opponents", ir.Opponent(w=6)),
        )
    ):  # fmt: skip
        if words != "they":
            for w, cannot in enumerate(("can't", "cannot")):
                g.phrase("static", f"{words} {cannot} lose the game", ir.CannotLose, player=player, w=w)
        for w, cannot in enumerate(("can't play", "cannot play")):
            fixed = {"player": player, "w": 10 * v + w}
            words_all = f"{words} {cannot} {{group:group/many}}"
            g.phrase("static", words_all, ir.CannotCast, duration=ALWAYS, **fixed)
            g.phrase("action", f"{words_all} {{duration:for_turn}}", ir.CannotCast, **fixed)
            g.phrase("action", f"{words_all} {{duration:next_turn}}", ir.CannotCast, player=player, w=10 * v + w + 2)
            front = {"player": player, "w": 10 * v + w + 4}
            if words != "they":
                g.phrase("action", f"{{duration:front_time}}, {words_all}", ir.CannotCast, **front)
    for v, (whose, foe) in enumerate((("each opponent's", 4), ("your opponent's", 1), ("an opponent's", 0))):
        theirs = {"player": ir.Opponent(w=foe), "duration": ir.DuringNextTurn(ir.Opponent(w=foe), w=2)}
        for w, cannot in enumerate(("can't play", "cannot play"), 80):
            said = f"during {whose} next turn, they {cannot} {{group:group/many}}"
            g.phrase("action", said, ir.CannotCast, w=w + 2 * v, **theirs)
            more = f"during {whose} next turn, they {cannot} more than {{after:digits}} {{group:plain_cards/after}}"
            g.phrase("action", more, ir.CannotCast, w=w + 2 * v, **theirs)
