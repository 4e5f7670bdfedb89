"""Further wordings of later sets: a card put onto the field or into the EX area, cards with an evolve ability, both of two, one more card."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.scope import SELECTED

YOU = ir.You()
MORE = 10  # `Draw.w`, from here on


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _either_place(g)
    _evolving(g)
    _both(g)
    _one_more(g)
    _set_off(g)
    _selected(g)
    _in_common(g)
    _also_named(g)
    _only_if(g)


def _either_place(g: Grammar) -> None:
    """ "Whenever a Fairy token is put onto your field or into your EX area": one verb for both places."""
    places = (("onto your field", ir.EntersField(YOU, w=70)), ("into your EX area", sv.IsPutInto(sv.ExArea(YOU), w=70)))
    for (one, first), (other, second) in (places, places[::-1]):
        g.value("happenings", f"is put {one} or {other}", (first, second))
        g.value("happenings_many", f"are put {one} or {other}", (first, second))


def _evolving(g: Grammar) -> None:
    """ "If it has [evolve]", as cards are "with [evolve]"."""
    c = "condition"
    g.phrase(c, "{card:card_named} has {filter:lacking_evolve}", ir.HasFilter, w=20)
    g.phrase(c, "{card:card_named} had {filter:lacking_evolve}", ir.HasFilter, w=21)
    g.phrase("without_evolve", "{filter:lacking_evolve}", ir.Without)
    g.phrase(c, "{card:card_named} doesn't have {filter:without_evolve}", ir.HasFilter, w=20)


def _both(g: Grammar) -> None:
    """ "Put one of them into your hand and the other into your cemetery. Spellchain (7): Put both into your hand instead"."""
    # into the EX area they are tokens (`AmountInstead`)
    g.phrase("action", "put {what:just_both} into your cemetery", ir.PutInto, to=sv.Cemetery(YOU), w=40)
    g.phrase("action", "put {what:just_both} onto your field", ir.PlayOnto, player=YOU, w=40)
    g.phrase("action", "put {what:just_both} into your hand", ir.PutInto, to=ir.Hand(YOU, w=1), w=40)


def _one_more(g: Grammar) -> None:
    """ "Draw a card. If Overflow is active for you, draw an additional card"."""
    g.value("action", "draw an additional card", ir.Draw(YOU, ir.Num(1), w=MORE))
    for w, words in enumerate(("draw {count:digits} additional cards", "draw an additional {count:many_number} cards")):
        g.phrase("action", words, ir.Draw, player=YOU, w=MORE + 2 + w)


def _set_off(g: Grammar) -> None:
    """ "Activate its [fanfare] abilities": as if it had come (docs/rulings.md S97)."""
    words = (
        ("[fanfare]", "Fanfare"),
        ("[lastwords]", "Last Words"),
        ("On Evolve", "On Evolve"),
        ("On Race", "On Race"),
    )
    for called, keyword in words:
        own = {"keyword": keyword}
        for w, (verb, noun) in enumerate(
            (v, n) for v in ("activate", "perform", "trigger") for n in ("abilities", "ability")
        ):
            g.phrase("action", f"{verb} {{what:possessive}} {called} {noun}", sv.SetOff, w=w, **own)
            each = "each" if noun == "ability" else "all"
            for v, of in enumerate(("{what:source}", "{what:one_pronoun}")):
                said = f"{verb} {each} {called} {noun} of {of}"
                g.phrase("action", said, sv.SetOff, w=w + 10 + 10 * v, **own)


def _selected(g: Grammar) -> None:
    """ "The selected followers", and what they have in all: "X equals the selected followers' total attack"."""
    for form in SELECTED:
        for category in ("many_pronoun", "many_subject"):
            g.phrase(category, form.replace("_", " "), ir.Pronoun, form=form)
    for words, form in (
        ("their", "them"), *((f"{each}'", each.replace(" ", "_")) for each in ("those followers", "those cards", "those amulets")),
        *((f"{each.replace('_', ' ')}'", each) for each in SELECTED),
    ):  # fmt: skip
        g.value("whose_total", words, ir.Pronoun(form))
    totals: tuple[tuple[str, type[ir.Amount]], ...] = (
        ("attack", sv.AttackOf), ("[attack]", sv.AttackOf), ("defense", sv.DefenseOf), ("[defense]", sv.DefenseOf), ("cost", ir.CostOf),
    )  # fmt: skip
    for w, (stat, node) in enumerate(totals, 30):
        g.phrase("measured_one", f"{{card:whose_total}} total {stat}", node, w=w)


def _in_common(g: Grammar) -> None:
    """ "With a different cost from that follower", "that doesn't share a trait with this follower"."""
    for named in ("source", "one_pronoun", "every_there"):
        for called in ("cost", "class"):  # "a different trait" of one that has several would be open
            g.phrase("qualifier", f"with a different {called} from {{card:{named}}}", ir.DifferentTrait, trait=called)
        for w, none in enumerate((
            "<that doesn't share a trait with|that don't share a trait with>", "<that shares no trait with|that share no trait with>",
            "<that shares no traits with|that share no traits with>",
        ), 1):  # fmt: skip
            g.phrase("qualifier", f"{none} {{card:{named}}}", ir.DifferentTrait, trait="job", w=w)


def _also_named(g: Grammar) -> None:
    """Another name of the card (2.1.2.1) in words that need no quotation marks: "treated as Pixie" could be said of a trait."""
    verbs = ("is also named", "also has the name", "is treated as also being named")
    for w, verb in enumerate(verbs, 30):
        for v, itself in enumerate(("this follower", "this card")):
            own = {"what": ir.SelfRef(w=v), "duration": ir.Continuous(), "w": w}
            g.phrase("static", f"{itself} {verb} {{rule:also_named}}", ir.Restrict, **own)
        whole = {"what": ir.SelfRef(w=1), "duration": ir.Continuous(), "w": 900 + w}  # from shape.IN_PARENTHESES on
        for category in ("static_sentence", "playing_static"):
            g.phrase(category, f"(This card {verb} {{rule:also_named}}.)", ir.Restrict, **whole)


def _only_if(g: Grammar) -> None:
    """ "This follower can attack leaders only if it raced this turn", as it can attack only if something holds."""
    for n, (deed, barred) in enumerate((
        ("attack leaders", sv.CannotAttackLeaders), ("attack enemy leaders", sv.CannotAttackLeaders),
        ("attack followers", sv.CannotAttackFollowers), ("attack enemy followers", sv.CannotAttackFollowers),
        ("be attacked", sv.CannotBeAttacked),
    )):  # fmt: skip
        # "can only attack leaders if ..." may say whom it attacks then: two readings, so that it is refused
        for v, can in enumerate((f"can {deed} only", f"can only {deed}")):
            number = 2 * n + v
            g.value(f"barred_so_{number}", can, barred(w=40 + number))
            barring = f"{{what:static_subject}} {{rule:barred_so_{number}}}"
            g.phrase(f"only_so_{number}", barring, ir.Restrict, duration=ir.Continuous())
            for w, word in enumerate(("if", "while"), 42 + 2 * number):
                g.phrase("conditioned", f"{{effect:only_so_{number}}} {word} {{condition:unless}}", ir.If, w=w)
