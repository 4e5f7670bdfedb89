"""How long and how often something holds, said in another place of the sentence or of several cards: spans, what must be done,
control, power that is set, phases of the turn. Like `variants`, it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import ALWAYS, Filled
from cardwright.text.grammar import Grammar

W = 600  # wordings of this module begin here
FRONT = ir.UntilEndOfTurn(w=1)
DURING = ir.UntilEndOfTurn(w=3)
FRONTS: tuple[tuple[str, ir.Duration], ...] = (
    ("until the end of your opponent's turn", ir.UntilEndOfYourTurn(ir.Opponent(), w=1)),
    ("until the end of your turn", ir.UntilEndOfYourTurn(ir.You(), w=1)),
    ("until the end of your next turn", ir.UntilEndOfNextTurn(ir.You(), w=1)),
    ("until the end of your opponent's next turn", ir.UntilEndOfNextTurn(ir.Opponent(), w=1)),
    ("until the end of the next turn", ir.UntilEndOfNextTurn(ir.AnyPlayer(), w=3)),
)


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _gains(g)
    _forced(g)
    _attacks(g)
    _control(g)
    _powers(g)
    _phases(g)
    _targets(g)
    _subjects(g)
    _further_gains(g)


def _gains(g: Filled) -> None:
    a = "action"
    g.phrase(a, "{to:subj} <gains/gain:to> {gains:gains} {duration:during_this_turn}", ir.Gain, w=W)
    g.phrase(a, "{to:subj} <loses/lose:to> {losses:losses} {duration:during_this_turn}", ir.Lose, w=W)
    for words, span in FRONTS:
        g.phrase(a, f"{words}, {{what:possessive}} power becomes {{amount:number}}", ir.SetPower, duration=span, w=W)


def _forced(g: Filled) -> None:
    a = "action"
    inside = ir.UntilEndOfTurn(w=2)
    attack = ir.MustAttack(w=W)
    for w, what in enumerate(("one_obj", "many_subject", "all_group", "bare_group"), W):
        who = f"{{what:{what}}}"
        g.phrase(a, f"{who} {{rule:must_block_w}} this turn if possible", ir.Restrict, duration=inside, w=w)
        g.phrase(a, f"if possible, {who} {{rule:must_block_w}} {{duration:this_turn}}", ir.Restrict, w=w + 20)
        g.phrase(a, f"if possible, {who} must attack this turn", ir.Restrict, rule=attack, duration=inside, w=w)
        g.phrase(a, f"during this turn, {who} must attack if possible", ir.Restrict, rule=attack, duration=DURING, w=w)
        text = f"during this turn, {who} {{rule:must_block_w}} if possible"
        g.phrase(a, text, ir.Restrict, duration=DURING, w=w + 10)


def _attacks(g: Filled) -> None:
    # how often: with the turn in front or behind
    a, key = "action", "attack_times"
    g.phrase(key, "can attack {count:number} times", ir.AttackTimes, w=W)
    g.phrase(key, "can attack as many times as {count:counted}", ir.AttackTimes, w=W + 1)
    g.phrase(a, "during this turn, {what:subj} {rule:attack_times}", ir.Restrict, duration=DURING, w=W)


def _control(g: Filled) -> None:
    a, you = "action", {"player": ir.You()}
    for w, who in enumerate(("you gain", "gain"), W):
        g.phrase(
            a, f"until the end of the turn, {who} control of {{what:obj}}", ir.GainControl, duration=FRONT, w=w, **you
        )
        for v, words in enumerate(("for as long as", "as long as")):
            node = ir.WhileOnField(ir.SelfRef(), w=v + 1)
            text = f"{words} {{_:self}} is on the field, {who} control of {{what:obj}}"
            g.phrase(a, text, ir.GainControl, duration=node, w=w, **you)
        # beside another part of the same span: "until the end of the turn, you gain control of it and it gains Haste"
        text = f"{who} control of {{what:one_obj}}"
        g.phrase("turn_gain", text, ir.GainControl, duration=FRONT, w=w + 2, **you)

    text = "your opponent gains control of {what:obj} {duration:for_turn}"
    g.phrase(a, text, ir.GainControl, player=ir.Opponent(), w=W)


def _powers(g: Filled) -> None:
    a = "action"
    # of several: "they lose all their abilities and their power becomes 2000"
    g.phrase("many_possessive", "their", ir.Pronoun, form="them")
    for w, become in enumerate(("becomes", "become"), W):
        theirs = f"{{what:many_possessive}} power {become} {{amount:number}}"
        g.phrase("turn_gain", theirs, ir.SetPower, duration=FRONT, w=w)
        g.phrase(a, f"{theirs} {{duration:for_turn}}", ir.SetPower, w=w)
        g.phrase(a, f"until the end of the turn, {theirs}", ir.SetPower, duration=FRONT, w=w + 2)
        whole = f"{{what:all_group}}' power {become} {{amount:number}}"
        g.phrase(a, f"{whole} {{duration:for_turn}}", ir.SetPower, w=w + 4)
        g.phrase(a, f"until the end of the turn, {whole}", ir.SetPower, duration=FRONT, w=w + 4)
    of = "the power of {what:all_group} becomes {amount:number}"
    g.phrase(a, f"{of} {{duration:for_turn}}", ir.SetPower, w=W + 6)
    g.phrase(a, f"until the end of the turn, {of}", ir.SetPower, duration=FRONT, w=W + 6)
    g.phrase("static", of, ir.SetPower, duration=ALWAYS, w=W)
    for what in ("possessive", "many_possessive"):
        text = f"during this turn, {{what:{what}}} power becomes {{amount:number}}"
        g.phrase(a, text, ir.SetPower, duration=DURING, w=W + 8)
    g.list("turn_pair_comma", "turn_gain", ", and ", min=2, max=2)
    g.phrase(a, "until the end of the turn, {effects:turn_pair_comma}", ir.Both, w=W)
    g.phrase("behind_part", "double {what:possessive} power", ir.DoublePower, duration=ir.UntilEndOfTurn(), w=W)
    # "also becomes a Forward with 6000 power and gains Haste"
    g.phrase("become_or_rule", "gains {gains:gains}", ir.Gain, to=ir.Pronoun("elided"), duration=FRONT, w=W)
    whole = "the Element of {what:all_group} becomes the named one"
    g.phrase(a, f"until the end of the turn, {whole}", ir.BecomeElement, element="", duration=FRONT, w=W + 1)
    g.phrase(a, f"{whole} {{duration:for_turn}}", ir.BecomeElement, element="", w=W + 2)
    text = "until the end of the turn, {what:possessive} Element becomes the named one"
    g.phrase(a, text, ir.BecomeElement, element="", duration=FRONT, w=W)


def _phases(g: Filled) -> None:
    attack = ir.PhaseIs("attack", ir.EachPlayer(), w=W)
    g.phrase("static_clause", "during the Attack Phase, {effect:static}", ir.If, condition=attack)
    g.phrase("event", "during the Attack Phase, {event:event_inside}", ir.DuringPhaseOf, phase="attack",
             player=ir.EachPlayer(), w=W)  # fmt: skip
    for whose, player in (("your", ir.You()), ("your opponent's", ir.Opponent()), ("each", ir.EachPlayer())):
        text = f"during {whose} Main Phase, {{event:event_inside}}"
        g.phrase("event", text, ir.DuringPhaseOf, phase="main", player=player, w=W)
    for phase, name in (("attack", "Attack Phase"), ("main_1", "Main Phase 1"), ("main_2", "Main Phase 2")):
        for whose, player in (("your", ir.You()), ("your opponent's", ir.Opponent())):
            g.phrase("event", f"when {whose} {name} starts", ir.BeginningOf, phase=phase, whose=player, w=W)


def _targets(g: Filled) -> None:
    t = "target"
    g.phrase(t, "up to X {group:group/many}", ir.Target, count=ir.X(), up_to=True, w=W)
    g.phrase(t, "up to as many {group:group/many} as the {count:count_group}", ir.Target, up_to=True, w=W + 1)
    # a Summon beside two kinds of abilities
    summon = ir.Group(ir.TypeIs(("Summon",)))
    kinds = {"auto": "auto-ability", "action": "action ability", "special": "special ability"}
    for v, end in enumerate((" or ", ", or ")):
        for one in kinds:
            for two in kinds:
                if one != two:
                    second = ir.Group(ir.IsAbility((one, two)))
                    text = f"Summon, {kinds[one]}{end}{kinds[two]}"
                    g.phrase("summon_or_ability", text, ir.NounOr, first=summon, second=second, w=W + v)
    for w, words in enumerate(("choosing only 1", "targeting only 1", "that is targeting only 1"), W):
        g.phrase("choosing_what", f"{words} {{group:group/one}}", ir.ChoosesOnly, only=True, w=w)


def _subjects(g: Filled) -> None:
    # "Hild and the Category VII Backups you control": cards with their type, beside the card itself
    g.phrase("static_subject", "{items:self_and_typed}", ir.Several, w=W)
    g.sequence("self_and_typed", "self_or_typed", min=2, max=2)
    g.phrase("self_or_typed", "{_:self} and", ir.SelfRef, w=30)
    for w, article in enumerate(("the ", ""), W):
        g.phrase("self_or_typed", f"{article}{{group:typed_many}}", ir.All, w=w)
    g.phrase("typed_many", "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers?:qualifiers}", ir.Group)
    # a party that was spoken of
    party = ir.PartyOf(ir.Pronoun("that_party"), w=W)
    g.phrase("action", "that party {rule:rule} {duration:this_turn}", ir.Restrict, what=party)
    # whose abilities may not choose it
    chosen = {"kinds": ("ability",), "by": ir.AnyPlayer()}
    for w, words in enumerate(("abilities of {sources:typed_many}", "the abilities of {sources:typed_many}"), W):
        g.phrase("rule", f"cannot be chosen by {words}", ir.CannotBeChosen, w=w, **chosen)


def _further_gains(g: Filled) -> None:
    # a comma before the last "and": "also becomes a Forward with 4000 power, Brave, and "..."
    g.list("gains_and", "gained", ", ", ", and ", min=2)
    several = "{what:subj} also <becomes/become:what> a Forward with {power:power}, {gains:gains_and}"
    g.phrase("action", f"until the end of the turn, {several}", ir.BecomeForward, duration=FRONT, w=W)
    g.phrase("action", f"{several} {{duration:for_turn}}", ir.BecomeForward, w=W)
    g.phrase("static", several.replace("subj", "source"), ir.BecomeForward, duration=ALWAYS, w=W)
    g.phrase("action", "gain 《C》 for every {count:one_every}", ir.GainCrystals, player=ir.You(), w=W)
    g.phrase("one_every", "{each:every}", ir.PerEach, amount=ir.Num(1), w=W)
