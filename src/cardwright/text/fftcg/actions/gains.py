"""What cards gain and lose, and who controls them."""

from cardwright.text import ir
from cardwright.text.fftcg.common import FRONT
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _control(g)
    _gained(g)
    _gains(g)
    _gains_of_many(g)
    _losing(g)
    _lasting(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _control_more(g)
    _gained_more(g)
    _gains_more(g)
    _set_and_lost_more(g)
    _gains_of_others(g)
    _losing_more(g)
    _lasting_more(g)


def _control(g: Grammar) -> None:
    g.phrase("action", "you gain control of {what:obj}", ir.GainControl, player=ir.You(), duration=ir.Permanent())
    g.phrase("action", "gain control of {what:obj}", ir.GainControl, player=ir.You(), duration=ir.Permanent(), w=1)
    g.phrase(
        "action",
        "your opponent gains control of {what:obj}",
        ir.GainControl,
        player=ir.Opponent(),
        duration=ir.Permanent(),
    )
    # one card: any cards spoken of, any rule of blocking, a span of control
    g.phrase("action", "gain control of {what:obj} {duration:for_turn}", ir.GainControl, player=ir.You(), w=1)
    # one card: any cards; the span in front is below
    g.phrase(
        "action",
        "you gain control of {what:obj} for as long as {_:self} is on the field",
        ir.GainControl,
        player=ir.You(),
        duration=ir.WhileOnField(ir.SelfRef()),
    )
    g.phrase("action", "you gain control of {what:obj} {duration:for_turn}", ir.GainControl, player=ir.You())
    # one card: the other way round is known to many
    g.phrase(
        "action",
        "give control of {what:one_obj} to your opponent",
        ir.GainControl,
        player=ir.Opponent(),
        duration=ir.Permanent(),
        w=1,
    )


def _gained(g: Grammar) -> None:
    g.phrase("gained", "+{amount:power}", ir.PowerUp)
    g.phrase("gained", "{keyword:keyword}", ir.KeywordGained)
    g.phrase("gained", '"{abilities:gained_abilities}"', ir.AbilityGained)
    g.list("gains", "gained", ", ", " and ")
    g.sequence("one_gain", "gained", max=1)
    g.list("many_gains", "gained", ", ", " and ", min=2)
    g.phrase("lost", "{amount:power}", ir.PowerUp)
    g.phrase("lost", "{keyword:keyword}", ir.KeywordGained)
    g.phrase("lost", "all its abilities", ir.AllAbilities)
    g.phrase("lost", "all abilities", ir.AllAbilities, w=1)
    g.phrase("lost", "all their abilities", ir.AllAbilities, w=2)
    g.list("losses", "lost", ", ", " and ")
    g.phrase("lost", "their abilities", ir.AllAbilities, w=3)
    g.phrase("lost", "its abilities", ir.AllAbilities, w=4)
    # with a comma before the last "and"
    # one card, 2 phrases: a comma before the last "and"
    g.list("oxford_gains", "gained", ", ", ", and ", min=3)
    g.sequence("one_loss", "lost", max=1)
    alone = {"duration": ir.Permanent(w=1)}
    # one card, 2 phrases: without end, and what is lost for it
    g.phrase("lose_or_become", "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, **alone)
    g.phrase(
        "lose_or_become",
        "also becomes a Forward with {power:power}",
        ir.BecomeForward,
        what=ir.Pronoun("elided_it"),
        gains=(),
        **alone,
    )
    # one card: a job that was named; three choices; whose abilities
    g.phrase("lost", "all his abilities", ir.AllAbilities, w=40)
    g.phrase("lost", "all her abilities", ir.AllAbilities, w=41)


def _gains(g: Grammar) -> None:
    """What a card gains, for how long."""
    g.phrase("for_turn", "until the end of the turn", ir.UntilEndOfTurn)
    g.phrase("action", "{to:subj} <gains/gain:to> {gains:gains} {duration:for_turn}", ir.Gain)
    # printed without its comma on one card
    g.phrase(
        "action", "until the end of the turn {to:source} gains {gains:gains}", ir.Gain, duration=ir.UntilEndOfTurn(w=4)
    )
    front = {"duration": ir.UntilEndOfTurn(w=1)}
    g.phrase("action", "until the end of the turn, {to:subj} <gains/gain:to> {gains:gains}", ir.Gain, **front)
    g.phrase(
        "action",
        "{to:subj} <gains/gain:to> {gains:gains} as long as {_:self} is on the field",
        ir.Gain,
        duration=ir.WhileOnField(ir.SelfRef()),
    )
    limit = "only once"
    once = f"You can use this ability without paying any cost but {limit}"
    # one card only; its second sentence belongs to what is gained
    g.phrase(
        "action",
        "{to:source} gains its special ability {duration:for_turn}. " + once,
        ir.GainSpecialOf,
        of=ir.Pronoun("it"),
    )
    g.phrase("action", "{to:subj} also <gains/gain:to> {gains:gains} {duration:for_turn}", ir.Gain, w=1)
    head = "as long as it is on the field, "
    on_field = {"duration": ir.WhileOnField(ir.Pronoun("it"), w=3)}
    # one card each, 4 phrases: "it" is the card on whose stay it depends; damage of any amount
    g.phrase("action", head + "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, **on_field)
    g.phrase("action", "{to:subj} <gains/gain:to> {gains:gains} {duration:other_time}", ir.Gain)
    # one card each: the spans of one's own and the opponent's turn; the tables have rules and losses
    for words, node in (
        ("until the end of your opponent's turn", ir.UntilEndOfYourTurn(ir.Opponent(), w=1)),
        ("until the end of your turn", ir.UntilEndOfYourTurn(ir.You(), w=1)),
    ):
        g.phrase("action", f"{words}, {{to:subj}} <gains/gain:to> {{gains:gains}}", ir.Gain, duration=node)


def _gains_of_many(g: Grammar) -> None:
    """What groups and two names gain, and one of several gains."""
    gain = {"duration": ir.UntilEndOfTurn()}
    g.phrase("action", "{to:bare_group} gain {gains:gains} until the end of the turn", ir.Gain, w=2, **gain)
    # one card: a comma before the last "and"
    g.phrase("action", "{to:subj} <gains/gain:to> {gains:oxford_gains} {duration:for_turn}", ir.Gain, w=2)
    g.phrase(
        "action",
        "until the end of the turn, {to:subj} <gains/gain:to> {gains:oxford_gains}",
        ir.Gain,
        duration=ir.UntilEndOfTurn(w=1),
        w=2,
    )
    g.phrase("action", "{to:plural_names} gain {gains:gains} {duration:for_turn}", ir.Gain, w=5)
    g.phrase("action", "until the end of the turn, {to:plural_names} gain {gains:gains}", ir.Gain,
             duration=ir.UntilEndOfTurn(w=1), w=5)  # fmt: skip
    # "the Card Name Ann Forward and Card Name Bob Forward you control": the article stands for both
    # one card, 6 phrases: two names with one article and one place
    g.phrase("both_groups", "the {group:pair_group}", ir.All, w=11)
    g.phrase("pair_group", "{noun:pair_noun} {qualifiers:pair_places}", ir.Group)
    g.list("pair_noun", "pair_one", " and ", cls=ir.AnyNoun, field="options", min=2, max=2, w=5)
    g.phrase("pair_one", "{adjectives:one_name} {noun:type_noun/one}", ir.Group)
    g.phrase("action", "{to:both_groups} gain {gains:gains} {duration:for_turn}", ir.Gain, w=6)
    g.phrase("action", "until the end of the turn, {to:both_groups} gain {gains:gains}", ir.Gain,
             duration=ir.UntilEndOfTurn(w=1), w=6)  # fmt: skip
    # one card, 2 phrases: the parts of the two names above
    g.sequence("one_name", "name_noun_one", max=1)
    # "gains First Strike or Brave": one of them, see shape.py
    # one card: one of several keywords, to be chosen
    for w, row in enumerate(("either_gains", "either_gains_oxford")):
        text = f"{{to:subj}} <gains/gain:to> {{gains:{row}}} {{duration:for_turn}}"
        g.phrase("action", text, ir.GainEither, w=w)
    # one card, 4 phrases: likewise
    g.list("either_gains", "either_gain", ", ", " or ", min=2)
    g.list("either_gains_oxford", "either_gain", ", ", ", or ", min=3)
    g.phrase("either_gain", "{keyword:keyword}", ir.KeywordGained)
    g.phrase("either_gain", "+{amount:power}", ir.PowerUp)


def _losing(g: Grammar) -> None:
    g.phrase("action", "{to:subj} <loses/lose:to> {losses:losses} {duration:for_turn}", ir.Lose)
    front = {"duration": ir.UntilEndOfTurn(w=1)}
    g.phrase("action", "until the end of the turn, {to:subj} <loses/lose:to> {losses:losses}", ir.Lose, **front)
    g.phrase("action", "{to:subj} <loses/lose:to> {losses:losses} {duration:other_time}", ir.Lose)
    gain = {"duration": ir.UntilEndOfTurn()}
    g.phrase("action", "{to:bare_group} lose {losses:losses} until the end of the turn", ir.Lose, w=2, **gain)
    # one card: one more thing for the card spoken of
    g.phrase("action", "{to:subj} also <loses/lose:to> {losses:losses} {duration:for_turn}", ir.Lose, w=1)


def _lasting(g: Grammar) -> None:
    # "until the end of the turn" in front may rule two joined instructions: "the former gains .. and the latter loses .."
    g.phrase("turn_gain", "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, duration=ir.UntilEndOfTurn(w=1))
    g.phrase("turn_gain", "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, duration=ir.UntilEndOfTurn(w=1))
    # one card: what one of two joined sentences does to the power
    g.phrase(
        "turn_gain", "{what:possessive} power becomes {amount:number}", ir.SetPower, duration=ir.UntilEndOfTurn(w=1)
    )
    g.phrase(
        "turn_gain",
        "{what:subj} also <becomes/become:what> a Forward with {power:power}",
        ir.BecomeForward,
        gains=(),
        duration=ir.UntilEndOfTurn(w=1),
    )
    g.phrase(
        "turn_gain",
        "{what:subj} also <becomes/become:what> a Forward with {power:power} and {gains:one_gain}",
        ir.BecomeForward,
        duration=ir.UntilEndOfTurn(w=1),
    )
    lasts = {"duration": ir.Permanent(w=3)}
    g.phrase("lasting_part", "{to:source} gains {gains:one_gain}", ir.Gain, **lasts)
    g.phrase("lasting_part", "{what:possessive} power becomes {amount:number}", ir.SetPower, **lasts)
    g.phrase(
        "turn_gain",
        "{what:possessive} power also becomes {amount:number}",
        ir.SetPower,
        w=1,
        duration=ir.UntilEndOfTurn(w=1),
    )
    # without end, and saying so (see structure.py)
    lasting = {"duration": ir.Permanent(w=1)}
    g.phrase(
        "permanent", "{what:source} also becomes a Forward with {power:power}", ir.BecomeForward, gains=(), **lasting
    )
    g.phrase(
        "permanent",
        "{what:source} also becomes a Forward with {power:power} and {gains:one_gain}",
        ir.BecomeForward,
        **lasting,
    )
    g.phrase("permanent", "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, **lasting)
    g.phrase("permanent", "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, **lasting)
    g.phrase("permanent", "for each {each:each}, {effect:permanent}", ir.ForEachFront)
    g.phrase("permanent", "{what:source} becomes the named Element", ir.BecomeElement, element="", **lasting)
    # "until the end of the turn, Hild gains ... and Hild cannot be blocked"
    # one card, 6 phrases: a second thing with the same span or subject
    g.phrase("turn_gain", "{what:subj} {rule:rule}", ir.Restrict, duration=FRONT)
    g.phrase("permanent", "{effects:lose_and_become}", ir.Both, w=24)
    g.list("lose_and_become", "lose_or_become", " and ", min=2, max=2)
    alone = {"duration": ir.Permanent(w=1)}
    # one card, 2 phrases: an Element without end
    g.phrase("permanent", "{what:possessive} Element becomes {element:element}", ir.BecomeElement, w=2, **alone)
    g.phrase("permanent", "{what:source} becomes that Element", ir.BecomeElement, element="", w=3, **alone)


def _control_more(g: Filled) -> None:
    for w, words in enumerate(
        (
            "for as long as {_:self} is on the field",
            "as long as {_:self} is on the field",
            "while {_:self} is on the field",
        ),
        3000,
    ):
        lasting = {"player": ir.You(), "duration": ir.WhileOnField(ir.SelfRef(), w=w)}
        g.phrase("action", f"gain control of {{what:obj}} {words}", ir.GainControl, w=3000, **lasting)
        if w > 3000:
            g.phrase("action", f"you gain control of {{what:obj}} {words}", ir.GainControl, w=3000 + 1, **lasting)
    front = {"player": ir.You(), "duration": ir.UntilEndOfTurn(w=1)}
    for w, you in enumerate(("you ", ""), 3000):
        g.phrase(
            "action", f"until the end of the turn, {you}gain control of {{what:obj}}", ir.GainControl, w=w, **front
        )
    you = {"player": ir.You()}
    for w, who in enumerate(("you gain", "gain"), 600):
        for v, words in enumerate(("for as long as", "as long as")):
            node = ir.WhileOnField(ir.SelfRef(), w=v + 1)
            text = f"{words} {{_:self}} is on the field, {who} control of {{what:obj}}"
            g.phrase("action", text, ir.GainControl, duration=node, w=w, **you)
        # beside another part of the same span: "until the end of the turn, you gain control of it and it gains Haste"
        text = f"{who} control of {{what:one_obj}}"
        g.phrase("turn_gain", text, ir.GainControl, duration=FRONT, w=w + 2, **you)
    for w, who in enumerate(("you gain", "gain"), 610):
        g.phrase("action", f"{who} control of {{what:obj}} {{duration:other_time}}", ir.GainControl, w=w, **you)
    _exchanged(g)
    text = "your opponent gains control of {what:obj} {duration:for_turn}"
    g.phrase("action", text, ir.GainControl, player=ir.Opponent(), w=600)


def _exchanged(g: Filled) -> None:
    # what changes hands for what: "them", "Hild and the chosen Forward"
    g.alias("exchanged", "many_object")
    g.pair("exchanged", "source", "exchanged_for", " and ", cls=ir.Several, field="items", w=7)
    for form, words in (("it", "it"), ("chosen_forward", "the chosen Forward"), ("chosen_character", "the chosen Character"),
                        ("that_forward", "that Forward")):  # fmt: skip
        g.phrase("exchanged_for", words, ir.Pronoun, form=form)
    for w, who in enumerate(("exchange", "you and your opponent exchange")):
        words = f"{who} control of {{what:exchanged}}"
        g.phrase("action", words, ir.ExchangeControl, duration=ir.Permanent(), w=w)
        g.phrase("action", f"{words} {{duration:for_turn}}", ir.ExchangeControl, w=w)
        g.phrase("action", f"until the end of the turn, {words}", ir.ExchangeControl, duration=FRONT, w=w)


def _gained_more(g: Filled) -> None:
    for w, amount in enumerate(("power_of", "power_of_pronoun")):
        g.phrase("gained", f"power equal to {{amount:{amount}}}", ir.PowerUp, w=400 + w)
        g.phrase("lost", f"power equal to {{amount:{amount}}}", ir.PowerUp, w=400 + w)
    for category in ("gained", "lost"):
        g.phrase(category, "power equal to {amount:power_half}", ir.PowerUp, w=402)
        g.phrase(category, "power equal to {amount:product}", ir.PowerUp, w=404)
    g.phrase("lost", "{amount:power_half}", ir.PowerUp, w=403)
    for w, half in enumerate(("half of", "half"), 600):  # rounded to a whole number (4.2)
        g.phrase("power_half", f"{half} {{of:power_of}}", ir.HalfUp, down=True, w=w)
    for up, rounded in ((False, "down"), (True, "up")):
        for w, half in enumerate(("half of", "half"), 600):
            text = f"{half} {{of:power_of}} (round {rounded} to the nearest 1000)"
            g.phrase("power_half", text, ir.Half, up=up, w=w)
    g.phrase("power_of_pronoun", "that of {card:one_pronoun}", ir.PowerOf, w=400)


def _set_and_lost_more(g: Filled) -> None:
    head = "as long as it is on the field, "
    on_field = ir.WhileOnField(ir.Pronoun("it"), w=3)
    g.phrase("action", head + "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, duration=on_field)
    # "It loses all its abilities and its power becomes 1000 until the end of the turn.": one span for both
    at_once, behind = ir.UntilEndOfTurn(w=5000), ir.UntilEndOfTurn()
    g.phrase("action", "{effects:lost_and_set}", ir.Both, w=5000)
    g.pair("lost_and_set", "lost_at_once", "set_behind", " and ")
    g.phrase("lost_at_once", "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, duration=at_once)
    g.phrase("lost_at_once", "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, duration=at_once)
    g.phrase("set_behind", "its power becomes {amount:number} until the end of the turn", ir.SetPower, w=5000,
             what=ir.Pronoun("elided_it"), duration=behind)  # fmt: skip
    g.phrase("action", "{effects:set_and_lost}", ir.Both, w=5001)
    g.pair("set_and_lost", "set_at_once", "lost_behind", " and it ")
    g.phrase("set_at_once", "{what:possessive} power becomes {amount:number}", ir.SetPower, duration=at_once)
    g.phrase("lost_behind", "loses {losses:losses} until the end of the turn", ir.Lose, w=5000,
             to=ir.Pronoun("elided_it"), duration=behind)  # fmt: skip


def _gains_more(g: Filled) -> None:
    now = ir.UntilEndOfTurn(w=3)
    g.phrase("action", "during this turn, {to:subj} <gains/gain:to> {gains:gains}", ir.Gain, duration=now, w=70)
    this = ir.UntilEndOfTurn(w=2)
    g.phrase("action", "{to:subj} <gains/gain:to> {gains:gains} this turn", ir.Gain, duration=this, w=70)
    for moment in ("until the beginning of your next turn", "until the beginning of your opponent's next turn"):
        until: ir.Player = ir.Opponent() if "opponent" in moment else ir.You()
        front = {"duration": ir.UntilBeginningOfTurn(until, w=1)}
        g.phrase("action", f"{moment}, {{to:subj}} <gains/gain:to> {{gains:gains}}", ir.Gain, **front)
        g.phrase("action", f"{moment}, {{to:subj}} <loses/lose:to> {{losses:losses}}", ir.Lose, **front)
        g.phrase("action", f"{moment}, {{what:subj}} {{rule:rule}}", ir.Restrict, **front)
    # "each Forward" where others print "all the Forwards"
    g.phrase("each_subject", "each {group:group/one}", ir.All, w=4)
    each = "{to:each_subject} <gains/gain:to> {gains:gains}"
    g.phrase("action", each + " {duration:for_turn}", ir.Gain, w=400)
    g.phrase("action", f"until the end of the turn, {each}", ir.Gain, duration=FRONT, w=400)
    for words, span in (("during this turn", ir.UntilEndOfTurn(w=3)), ("until the end of the turn", FRONT)):
        g.phrase("action", f"{words}, {{to:bare_group}} gain {{gains:gains}}", ir.Gain, duration=span, w=400)
        g.phrase("action", f"{words}, {{to:bare_group}} lose {{losses:losses}}", ir.Lose, duration=span, w=400)
    g.phrase("action", "{to:ordered} gains {gains:gains} {duration:for_turn}", ir.Gain, w=3000)
    g.phrase("action", "{to:subj} <gains/gain:to> {gains:gains} {duration:during_this_turn}", ir.Gain, w=600)
    g.phrase(
        "action",
        "{to:subj} also <gains/gain:to> {gains:gains} this turn",
        ir.Gain,
        duration=ir.UntilEndOfTurn(w=2),
        w=400,
    )
    also = {"duration": ir.UntilEndOfTurn(w=1)}
    g.phrase(
        "action", "until the end of the turn, {to:subj} also <gains/gain:to> {gains:gains}", ir.Gain, w=400, **also
    )
    words = "{to:subj} also <gains/gain:to> {gains:gains} {duration:other_time}"
    g.phrase("action", words, ir.Gain, w=410)
    # with a comma before the last "and"
    g.list("oxford_losses", "lost", ", ", ", and ", min=3)
    _in_two_rows(g)


def _in_two_rows(g: Filled) -> None:
    # `+1000 power, Brave and "..." and "..."`: a quoted ability in a row ends with its own "and"
    # one card, 3 phrases: two "and" in one row
    g.list("quoting_gains", "gained", ", ", " and ", min=2)
    g.phrase("quoted_gain", '"{abilities:gained_abilities}"', ir.AbilityGained)
    g.sequence("one_quoted_gain", "quoted_gain", max=1)
    gain = "{to:subj} <gains/gain:to> {gains:quoting_gains} and {more:one_quoted_gain}"
    g.phrase("action", gain + " {duration:for_turn}", ir.GainMore)
    g.phrase("action", "until the end of the turn, " + gain, ir.GainMore, duration=FRONT)
    # "all the Forwards you control gain all previous effects instead" (`replacing`)
    for w, effects in enumerate(
        ("all previous effects", "all the previous effects", "all of the previous effects", "these effects")
    ):
        g.phrase("action", f"{{to:subj}} <gains/gain:to> {effects}", ir.GainPrevious, w=w)


def _losing_more(g: Filled) -> None:
    fronts: tuple[tuple[str, ir.Duration], ...] = (
        ("until the end of your opponent's turn", ir.UntilEndOfYourTurn(ir.Opponent(), w=1)),
        ("until the end of your turn", ir.UntilEndOfYourTurn(ir.You(), w=1)),
        ("until the end of your next turn", ir.UntilEndOfNextTurn(ir.You(), w=1)),
        ("until the end of your opponent's next turn", ir.UntilEndOfNextTurn(ir.Opponent(), w=1)),
        ("until the end of the next turn", ir.UntilEndOfNextTurn(ir.AnyPlayer(), w=3)),
        ("during your next turn", ir.DuringNextTurn(ir.You(), w=1)),
        ("during your opponent's next turn", ir.DuringNextTurn(ir.Opponent(), w=1)),
    )
    for w, (words, span) in enumerate(fronts):
        front = {"duration": span}
        g.phrase("action", f"{words}, {{to:subj}} <loses/lose:to> {{losses:losses}}", ir.Lose, **front)
        g.phrase("action", f"{words}, {{what:subj}} {{rule:rule}}", ir.Restrict, **front)
        if w > 1:
            g.phrase("action", f"{words}, {{to:subj}} <gains/gain:to> {{gains:gains}}", ir.Gain, **front)
    for trait, many in (("job", "Jobs"), ("category", "Categories")):
        for w, words in enumerate(("all its", "all their", "all")):
            g.phrase("lost", f"{words} {many}", ir.AllTraits, trait=trait, w=w)
    now = ir.UntilEndOfTurn(w=3)
    g.phrase("action", "during this turn, {to:subj} <loses/lose:to> {losses:losses}", ir.Lose, duration=now, w=70)
    this = ir.UntilEndOfTurn(w=2)
    g.phrase("action", "{to:subj} <loses/lose:to> {losses:losses} this turn", ir.Lose, duration=this, w=70)
    g.phrase("action", "{to:ordered} loses {losses:losses} {duration:for_turn}", ir.Lose, w=3000)
    g.phrase("action", "{to:subj} <loses/lose:to> {losses:losses} {duration:during_this_turn}", ir.Lose, w=600)
    also = {"duration": ir.UntilEndOfTurn(w=1)}
    g.phrase(
        "action", "until the end of the turn, {to:subj} also <loses/lose:to> {losses:losses}", ir.Lose, w=400, **also
    )
    g.phrase("action", "{to:subj} also <loses/lose:to> {losses:losses} {duration:other_time}", ir.Lose, w=410)
    turn = {"duration": ir.UntilEndOfTurn(), "w": 400}
    g.phrase("action", "{to:subj} <loses/lose:to> {losses:oxford_losses} until the end of the turn", ir.Lose, **turn)
    front = {"duration": ir.UntilEndOfTurn(w=1), "w": 401}
    g.phrase("action", "until the end of the turn, {to:subj} <loses/lose:to> {losses:oxford_losses}", ir.Lose, **front)


def _gains_of_others(g: Filled) -> None:
    # "Hild gains its action abilities until the end of the turn"
    for kinds, words in (
        (("action",), "action abilities"), (("special",), "special abilities"),
        (("action", "special"), "action abilities and special abilities"), (("action", "special"), "action and special abilities"),
        (("auto",), "auto-abilities"),
    ):  # fmt: skip
        w = 600 + 20 * ("and special" in words) + 20 * words.startswith("action and")
        for v, said in enumerate(
            (f"{{of:possessive}} {words}", f"all {{of:possessive}} {words}", f"all the {words} of {{of:one_pronoun}}",
             f"the {words} of {{of:one_pronoun}}", f"his/her {words}", f"all his/her {words}",
             f"all of {{of:possessive}} {words}")
        ):  # fmt: skip
            fixed: dict[str, object] = {"kinds": kinds, "w": w + v}
            if "his/her" in said:  # a person stands for the card that was chosen
                fixed["of"] = ir.Pronoun("it")
            gain = f"{{to:source}} gains {said}"
            g.phrase("action", f"{gain} {{duration:for_turn}}", ir.GainAbilitiesOf, **fixed)
            g.phrase("action", f"until the end of the turn, {gain}", ir.GainAbilitiesOf, duration=FRONT, **fixed)
            g.phrase("permanent", gain, ir.GainAbilitiesOf, duration=ir.Permanent(w=1), **fixed)


def _lasting_more(g: Filled) -> None:
    g.phrase("permanent", "{what:subj} {rule:rule}", ir.Restrict, duration=ir.Permanent(w=1), w=600)
    turn = {"duration": ir.UntilEndOfTurn()}
    g.phrase("behind_part", "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, w=300, **turn)
    g.phrase("behind_part", "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, w=300, **turn)
    own = {"what": ir.SelfRef(), **turn}
    g.phrase("behind_part", "{_:self}'s power becomes {amount:number}", ir.SetPower, w=300, **own)
    g.phrase("behind_part", "double {what:possessive} power", ir.DoublePower, duration=ir.UntilEndOfTurn(), w=600)
    g.phrase("turn_gain", "{to:ordered} gains {gains:gains}", ir.Gain, duration=FRONT, w=600)
    g.phrase("turn_gain", "{to:ordered} loses {losses:losses}", ir.Lose, duration=FRONT, w=600)
    g.phrase("turn_gain", "{what:ordered} {rule:rule}", ir.Restrict, duration=FRONT, w=610)
    g.phrase("behind_part", "{to:ordered} gains {gains:gains}", ir.Gain, w=600, **turn)
    g.phrase("behind_part", "{to:ordered} loses {losses:losses}", ir.Lose, w=600, **turn)
    g.phrase("first_of_two", "the first one", ir.Pronoun, form="first_one")
    turn = {"duration": ir.UntilEndOfTurn(), "w": 400}
    g.phrase("behind_part", "{to:first_of_two} gains {gains:gains}", ir.Gain, **turn)
    g.phrase("behind_part", "{to:first_of_two} loses {losses:losses}", ir.Lose, **turn)
    g.phrase(
        "permanent", "{what:possessive} power becomes {amount:number}", ir.SetPower, duration=ir.Permanent(w=1), w=400
    )
