"""What cards cost to play: for a time and all the time, for the card itself, for others; when cards can be played."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.groups import YOURS

YOU = ir.You()
ALWAYS = ir.Continuous()


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _costs(g)
    _costs_set(g)
    _for_a_time(g)
    _your_next(g)
    _set_for_a_time(g)
    _taxes_for_a_time(g)
    _when_played(g)
    _playing_clauses(g)


def _costs(g: Grammar) -> None:
    """Cards that cost less or more."""
    # what holds for playing the card itself stands on spells, too
    s, p = "static", "playing"
    g.alias(s, p)
    for more, word in ((False, "less"), (True, "more")):
        g.phrase(p, f"{{what:source}} costs {{amount:digits}} {word} to play", ir.CostChange, more=more)
        fixed = {"player": YOU, "duration": ALWAYS, "more": more}
        words = f"{{group:your_group/many}} cost {{amount:digits}} {word} to play"
        g.phrase(s, words, ir.CastersCostChange, **fixed)
        g.phrase(
            s,
            f"{{group:group/many}} you play cost {{amount:digits}} {word} to play",
            ir.CastersCostChange,
            w=1,
            **fixed,
        )
        of_each = f"each {{group:group/one}} you play costs {{amount:digits}} {word} to play"
        g.phrase(s, of_each, ir.CastersCostChange, w=5, **fixed)
        theirs = {**fixed, "player": ir.Opponent()}
        g.phrase(
            s,
            f"your opponent's {{group:group/many}} cost {{amount:digits}} {word} to play",
            ir.CastersCostChange,
            w=2,
            **theirs,
        )
        for w, whose in enumerate(("each opponent's", "your opponents'"), 6):
            words = f"{whose} {{group:group/many}} cost {{amount:digits}} {word} to play"
            g.phrase(s, words, ir.CastersCostChange, w=w, **theirs)
        everybodys = {**fixed, "player": ir.AnyPlayer()}
        g.phrase(
            s, f"{{group:plain_cards/many}} cost {{amount:digits}} {word} to play", ir.CastersCostChange, **everybodys
        )
        for w, whose in enumerate(("each player's", "both players'"), 8):
            words = f"{whose} {{group:plain_cards/many}} cost {{amount:digits}} {word} to play"
            g.phrase(s, words, ir.CastersCostChange, w=w, **everybodys)
        from_there = f"{{group:played_from_there/many}} cost {{amount:digits}} {word} to play"
        g.phrase(s, from_there, ir.CastersCostChange, w=2, **fixed)
        for w, who in enumerate(("each opponent plays", "your opponent plays")):
            words = f"{{group:group/many}} {who} cost {{amount:digits}} {word} to play"
            g.phrase(s, words, ir.CastersCostChange, w=w, **theirs)
        g.phrase(s, f"{{what:cards_there}} cost {{amount:digits}} {word} to play", ir.CostChange, more=more)


def _costs_set(g: Grammar) -> None:
    """Cards that cost so much, and which cards these are."""
    s, p = "static", "playing"
    g.phrase("plain_cards", "{adjectives?:adjectives} {noun:card_noun/same}", ir.Group)
    there = "{adjectives?:adjectives} {noun:card_noun/same} you play {qualifiers:from_there}"
    g.phrase("played_from_there", there, ir.Group)
    g.sequence("from_there", "from_there_one", max=1)
    g.phrase("from_there_one", "{zone:from_place}", ir.InZone, w=1)
    g.phrase("cards_there", "{group:placed_part/many}", ir.All, w=4)
    g.phrase(p, "{what:source} costs {amount:digits} play <point/points:amount> to play", sv.CostSet)
    whole = "cost {amount:digits} play <point/points:amount> to play"
    g.phrase(s, f"{{what:cards_there}} {whole}", sv.CostSet)
    g.phrase(s, f"{{what:your_cards}} {whole}", sv.CostSet)
    g.phrase("your_cards", "{group:your_group/many}", ir.All, w=1)
    for w, end in enumerate((" to play", ""), 5):
        set_to = f"{{what:you_play}} you play cost {{amount:digits}} play <point/points:amount>{end}"
        g.phrase(s, set_to, sv.CostSet, w=w)
    g.phrase("you_play", "{group:plain_mine/many}", ir.All, w=12)
    g.phrase("plain_mine", "{adjectives?:adjectives} {noun:card_noun/same}", ir.Group, w=YOURS)
    g.phrase("plain_mine", "{adjectives?:token_adjectives} {noun:token_noun/same}", ir.Group, w=YOURS)


def _for_a_time(g: Grammar) -> None:
    """ "For the rest of this turn, your spells cost 1 less to play"."""
    for more, word in ((False, "less"), (True, "more")):
        for w, cards in enumerate(("{group:your_group/many}", "{group:group/many} you play"), 10):
            said = f"{cards} cost {{amount:digits}} {word} to play"
            fixed = {"player": YOU, "more": more}
            g.phrase("action", f"{{duration:front_time}}, {said}", ir.CastersCostChange, w=w, **fixed)
            g.phrase("action", f"{said} {{duration:for_turn}}", ir.CastersCostChange, w=w + 2, **fixed)
        g.phrase("cost_of_this", f"{{what:source}} costs {{amount:digits}} {word} to play", ir.CostChange, more=more)
    g.phrase("action", "{effect:cost_of_this} {duration:for_turn}", sv.CostFor, w=6)
    g.phrase("action", "{duration:front_time}, {effect:cost_of_this}", sv.CostFor, w=7)


def _your_next(g: Grammar) -> None:
    """ "Your next spell this turn costs 1 less to play"."""
    for more, word in ((False, "less"), (True, "more")):
        fixed = {"player": YOU, "more": more, "next_only": True, "duration": ir.UntilEndOfTurn()}
        mine = f"your next {{group:group/one}} this turn costs {{amount:digits}} {word} to play"
        g.phrase("action", mine, ir.CastersCostChange, w=2, **fixed)
        for w, front in enumerate(("this turn", "for the rest of this turn"), 3):
            words = f"{front}, your next {{group:group/one}} costs {{amount:digits}} {word} to play"
            g.phrase("action", words, ir.CastersCostChange, w=w, **fixed)


def _set_for_a_time(g: Grammar) -> None:
    """ "The next spell you play this turn costs 0 play points to play", "for the rest of this turn, your spells cost 0 play points to play"."""
    a = "action"
    price = "{amount:digits} play <point/points:amount>"
    for v, end in enumerate((" to play", "")):
        fixed = {"player": YOU, "fixed": True}
        once = {**fixed, "next_only": True}
        for w, (before, behind, spans) in enumerate(
            (("", " this turn", 0), ("this turn, ", "", 1), ("for the rest of this turn, ", "", 2), ("until the end of the turn, ", "", 3))
        ):  # fmt: skip
            turn = ir.UntilEndOfTurn(w=spans)
            the_next = f"{before}the next {{group:group/one}} you play{behind} costs {price}{end}"
            g.phrase(a, the_next, ir.CastersCostChange, duration=turn, w=10 + v, **once)
            mine = f"{before}your next {{group:group/one}}{behind} costs {price}{end}"
            g.phrase(a, mine, ir.CastersCostChange, duration=turn, w=12 + v, **once)
            several = f"{before}the next {{nexts:many_number}} {{group:group/many}} you play{behind} cost {price}{end}"
            g.phrase(a, several, ir.CastersCostChange, duration=turn, w=10 + v, **once)
            if w:
                for u, cards in enumerate(("{group:your_group/many}", "{group:group/many} you play")):
                    every = f"{before}{cards} cost {price}{end}"
                    g.phrase(a, every, ir.CastersCostChange, duration=turn, w=14 + 2 * u + v, **fixed)
        every = f"{{group:group/many}} you play this turn cost {price}{end}"
        g.phrase(a, every, ir.CastersCostChange, duration=ir.UntilEndOfTurn(), w=16 + v, **fixed)


def _taxes_for_a_time(g: Grammar) -> None:
    """ "During each opponent's next turn, enemy spells cost 1 more to play"."""
    for more, word in ((False, "less"), (True, "more")):
        end = f"cost {{amount:digits}} {word} to play"
        taxes: list[tuple[str, ir.Player, int]] = [("{group:plain_cards/many}", ir.AnyPlayer(), 20)]
        taxes += [
            (f"{{group:group/many}} {who} plays", ir.Opponent(), 22 + 2 * w)
            for w, who in enumerate(("each opponent", "your opponent"))
        ]
        for cards, player, w in taxes:
            fixed = {"player": player, "more": more}
            g.phrase("action", f"{{duration:front_time}}, {cards} {end}", ir.CastersCostChange, w=w, **fixed)
            g.phrase("action", f"{cards} {end} {{duration:next_turn}}", ir.CastersCostChange, w=w + 1, **fixed)


def _when_played(g: Grammar) -> None:
    """When cards can be played, and what holds as they are."""
    p = "playing"
    for w, words in enumerate(("this card can't be played if", "you can't play this card if"), 10):
        g.phrase(p, f"{words} {{rule:play_not}}", ir.Restrict, what=ir.SelfRef(w=1), duration=ALWAYS, w=w)
    for w, words in enumerate(("this card can't be played unless", "you can't play this card unless"), 14):
        g.phrase(p, f"{words} {{rule:play_only}}", ir.Restrict, what=ir.SelfRef(w=1), duration=ALWAYS, w=w)
    # one card for some of these: a table, of which the next card may print any
    for words, asked, time in (
        ("this card can only be played", 0, 20), ("you can only play this card", 1, 22),
        ("you can play this card only", 2, 23), ("this card can be played only", 21, 21),
    ):  # fmt: skip
        g.phrase(p, f"{words} if {{rule:play_only}}", ir.Restrict, what=ir.SelfRef(w=1), duration=ALWAYS, w=asked)
        g.phrase(p, f"{words} during {{rule:play_in}}", ir.Restrict, what=ir.SelfRef(w=1), duration=ALWAYS, w=time)
    for v, (place, zone) in enumerate(
        (("hand", "hand"), ("EX area", "ex_area"))
    ):  # from elsewhere it is as free as ever
        g.phrase(f"play_only_{zone}", "{condition:conditions}", sv.PlayOnlyIf, zone=zone)
        for w, words in enumerate(("this card can be played", "you can play this card"), 40 + 2 * v):
            said = f"{words} from your {place} only if {{rule:play_only_{zone}}}"
            g.phrase(p, said, ir.Restrict, what=ir.SelfRef(w=1), duration=ALWAYS, w=w)
    g.phrase("play_in", "{condition:turn_of}", sv.PlayOnlyIf)
    for w, (words, player) in enumerate(
        (("your turn", YOU), ("your opponent's turn", ir.Opponent(w=1)), ("an opponent's turn", ir.Opponent()),
         ("each opponent's turn", ir.Opponent(w=4)))
    ):  # fmt: skip
        g.value("turn_of", words, ir.IsTurnOf(player, w=w + 5))
    g.phrase("play_not", "{condition:unless}", sv.PlayOnlyIf)
    # one card; any condition
    g.phrase("play_only", "{condition:conditions}", sv.PlayOnlyIf)
    # one card, 3 phrases: any cost, for a set or a lower price
    g.phrase(p, "when playing this card, {cost:cost}: {effect:cost_static}", sv.WhenPlaying)
    g.phrase("cost_static", "{what:source} costs {amount:digits} play <point/points:amount> to play", sv.CostSet)
    g.phrase("cost_static", "{what:source} costs {amount:digits} less to play", ir.CostChange)
    g.phrase(
        p, "when playing this card, you may {cost:cost_offered}. if you do, {effect:cost_static}", sv.WhenPlaying, w=1
    )
    g.phrase("cost_offered", "{actions:cost_actions}", ir.Cost)


def _playing_clauses(g: Grammar) -> None:
    """What holds under a condition as a card is played, and the first one of a turn."""
    s, p = "static", "playing"
    c = "playing_clause"
    g.alias(c, p)
    g.phrase(c, "if {condition:conditions}, {effect:playing}", ir.If)
    _spells_conditions(g)
    g.phrase(c, "{condition:keyed}: {effect:playing}", sv.Keyed)
    # "Spellchain (5): ... SC (10): This card costs 3 less to play instead."
    for clause, what in ((c, "playing"), ("static_clause", "static")):
        g.phrase(f"{what}_instead", f"{{effect:{what}}} instead", sv.InsteadOnly)
        g.phrase(clause, f"{{condition:keyed}}: {{effect:{what}_instead}}", sv.Keyed)
        g.phrase(clause, f"if {{condition:conditions}}, {{effect:{what}_instead}}", sv.InsteadSentence)
        g.phrase(clause, f"while {{condition:conditions}}, {{effect:{what}_instead}}", sv.InsteadSentence, w=1)
    # one card for some of these: a table, of which the next card may print any
    for w, nth in enumerate(("ordinal", "ordinal_word")):
        words = f"the {{nth:{nth}}} {{group:group/one}} you play each turn costs {{amount:digits}} less to play"
        g.phrase(s, words, sv.FirstPlayCheaper, player=YOU, w=w)
        fixed = words.replace("{amount:digits} less", "{amount:digits} play <point/points:amount>")
        g.phrase(s, fixed, sv.FirstPlayCheaper, player=YOU, fixed=True, w=w)
    for number, word in enumerate(("first", "second", "third", "fourth", "fifth"), 1):
        g.value("ordinal_word", word, number)


def _spells_conditions(g: Grammar) -> None:
    """What passive abilities say of their conditions, where a spell says it of being played."""
    c = "playing_clause"
    g.phrase(c, "while {condition:conditions}, {effect:playing}", ir.If, w=1)
    for word, w in (("while", 1), ("if", 0)):
        g.phrase(c, f"{word} {{condition:conditions}}, {{effect:price_of_it}}", ir.If, w=w)
    for w, word in enumerate(("as long as", "while", "if"), 3):
        g.phrase(c, f"{{effect:playing}} {word} {{condition:conditions}}", ir.If, w=w)
    g.phrase(c, "{effect:playing} unless {condition:unless}", ir.If, w=6)
    for turn, player, w in (
        ("your turn", YOU, 10), ("each opponent's turn", ir.Opponent(), 11), ("your opponent's turn", ir.Opponent(w=1), 12),
    ):  # fmt: skip
        then = {"condition": ir.IsTurnOf(player)}
        g.phrase(c, f"during {turn}, {{effect:playing}}", ir.If, w=2, **then)
        g.phrase(c, f"{{effect:playing}} during {turn}", ir.If, w=w, **then)
