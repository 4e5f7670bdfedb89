"""Players, spans of time and tables of words that several modules use."""

from cardwright.text import ir

ELEMENTS = ("Fire", "Ice", "Wind", "Earth", "Lightning", "Water", "Light", "Dark")
KEYWORDS = ("Haste", "Brave", "First Strike", "Back Attack")
PLURAL_PRONOUNS = ("them", "those_forwards", "revealed", "these", "the_cards", "revealed_cards")
SUMMON_OR_ABILITY = ("summon", "ability")
OWNER = ir.Owner()
PERSONS = (
    (ir.You(), "", "", "your"),
    (ir.Opponent(), "your opponent ", "s", "their"),
    (ir.EachPlayer(), "each player ", "s", "their"),
)
MANIFOLD = ("element", "job")  # of which one card can have more than one
# cards of a kind, as the sentence about them goes on behind: by type and what is said before it, or by trait
KINDS = ("{adjectives?:adjectives} {noun:type_noun/same}", "{adjectives?:plain_adjectives} {noun:trait_noun}")
ALWAYS = ir.Continuous()
TOP = "from the top of your deck"
TURN_FRONT = ir.UntilEndOfTurn(w=3)
AWAY = "remove it from the game instead"
TURN = ir.UntilEndOfTurn(w=3)
FRONT = ir.UntilEndOfTurn(w=1)
# what an effect waits for, once: any time, or in this turn
PUT_OFF: tuple[tuple[str, dict[str, object]], ...] = (
    ("delayed_event", {}),
    ("this_end", {"this_turn": True, "once": True}),
)
# wordings of ResultCount that say what was done to which cards
RESULT_TYPES = ("Forward", "Backup", "Monster", "Character")
ACTIVATED = 30
DULLED = 50
BROKEN = 10
PUT = 20
# cards that an instruction put there from a deck
MILLED_CARDS = tuple(
    f"{the}cards put into the Break Zone{by}"
    for the in ("the ", "")
    for by in ("", " by this effect", " this way", " due to this ability")
)
BY_ABILITY = 100  # added to them: "due to this ability" for "by this effect"
# wordings of Compare: "you discard a Forward", "your opponent discarded a Forward this way" ...
YOU_DISCARD = (7, *range(70, 76), 400, 401, 970, 973)
OPPONENT_DISCARDS = (*range(80, 86), 402, 403, 980, 983, 985)
YOU_KEEP, OPPONENT_KEEPS = range(9000, 9040), range(9100, 9140)  # and of one that says that no card was discarded
CANNOT_DISCARD = range(9300, 9303)  # by oneself, by the opponent ("your opponent", "they")
FIRST = 70  # wordings of this module begin here
RELATIONS = (("or more", ">="), ("or less", "<="))
TWICE = {"change": "double", "amount": ir.Num(2)}
# what becomes of it
RESULTS: tuple[tuple[str, dict[str, object]], ...] = (
    ("the damage becomes {amount:number} instead", {"change": "become"}),
    ("reduce the damage by {amount:number} instead", {"change": "reduce"}),
    ("the damage is reduced by {amount:number} instead", {"change": "reduce"}),
    ("the damage decreases by {amount:number} instead", {"change": "reduce"}),
    ("the damage increases by {amount:number} instead", {"change": "increase"}),
    ("increase the damage by {amount:number} instead", {"change": "increase"}),
    ("the damage is increased by {amount:number} instead", {"change": "increase"}),
    ("double the damage instead", TWICE),
    ("the damage is doubled instead", TWICE),
)
# what was selected just before, one or several, as the target in the same phrase says
IT, THEM = "<it/-:target>", "<-/them:target>"
# for how long: the words in front, the words inside, the duration
SPANS = (
    ("", "", ALWAYS),
    ("during this turn, ", "", ir.UntilEndOfTurn(w=3)),
    ("", " this turn", ir.UntilEndOfTurn(w=2)),
    ("until the end of the turn, ", "", ir.UntilEndOfTurn(w=1)),
    ("until the end of your opponent's turn, ", "", ir.UntilEndOfYourTurn(ir.Opponent(), w=1)),
    ("until the end of your next turn, ", "", ir.UntilEndOfNextTurn(ir.You(), w=1)),
    ("until the end of your opponent's next turn, ", "", ir.UntilEndOfNextTurn(ir.Opponent(), w=1)),
    ("until the beginning of your next turn, ", "", ir.UntilBeginningOfTurn(ir.You(), w=1)),
)
PEOPLE = ((ir.You(), "you", "", "your"), (ir.Opponent(), "your opponent", "s", "their"))
NOW = ir.UntilEndOfTurn(w=3)
THIS = ir.UntilEndOfTurn(w=2)
OTHER_PLAYERS: tuple[tuple[ir.Player, str, str], ...] = (
    (ir.Opponent(), "your opponent", "s"),
    (ir.EachPlayer(), "each player", "s"),
)
# the points of damage that both have received
BOTH_HURT = ir.Plus(ir.DamageReceived(ir.You()), ir.DamageReceived(ir.Opponent()), w=800)
# more, less or as much
THAN = (
    ("equal to or less than", "<="),
    ("less than or equal to", "<="),
    ("inferior or equal to", "<="),
    ("inferior to", "<"),
    ("less than", "<"),
    ("lower than", "<"),
    ("greater than", ">"),
    ("higher than", ">"),
    ("equal to or greater than", ">="),
    ("equal to", "="),
)
PLAYERS_WITH_VERBS = (
    (ir.You(), "you", "", "have", "haven't", "your"),
    (ir.Opponent(), "your opponent", "s", "has", "hasn't", "their"),
)
FIELDS = (
    ("the field", ir.AnyPlayer()),
    ("your field", ir.You()),
    ("your opponent's field", ir.Opponent()),
    ("either player's field", ir.EachPlayer()),
)
NTH = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
CASTERS = (
    (ir.You(), "you"),
    (ir.Opponent(), "your opponent"),
    (ir.EachPlayer(), "each player"),
    (ir.EachPlayer(), "players"),
)
TURN_SPANS = (
    ("during this turn, ", "", ir.UntilEndOfTurn(w=3)),
    ("", " this turn", ir.UntilEndOfTurn(w=2)),
    ("until the end of your next turn, ", "", ir.UntilEndOfNextTurn(ir.You(), w=1)),
    ("until the end of your opponent's next turn, ", "", ir.UntilEndOfNextTurn(ir.Opponent(), w=1)),
    ("until the end of the next turn, ", "", ir.UntilEndOfNextTurn(ir.AnyPlayer(), w=1)),
    ("during your opponent's next turn, ", "", ir.DuringNextTurn(ir.Opponent(), w=1)),
    ("", " during your opponent's next turn", ir.DuringNextTurn(ir.Opponent())),
    ("", " during their next turn", ir.DuringNextTurn(ir.Opponent(), w=2)),
    ("", " during your next turn", ir.DuringNextTurn(ir.You())),
    ("until the end of the turn, ", "", ir.UntilEndOfTurn(w=1)),
    ("", " until the end of the turn", ir.UntilEndOfTurn()),
    ("", " until the end of your next turn", ir.UntilEndOfNextTurn(ir.You())),
    ("", " until the end of your opponent's next turn", ir.UntilEndOfNextTurn(ir.Opponent())),
    ("", " until the end of their next turn", ir.UntilEndOfNextTurn(ir.Opponent(), w=2)),
    ("until the end of your opponent's turn, ", "", ir.UntilEndOfYourTurn(ir.Opponent(), w=1)),
    ("", " until the end of your opponent's turn", ir.UntilEndOfYourTurn(ir.Opponent())),
)
# by whose Summons and abilities something cannot be done
WHOSE_EFFECTS: tuple[tuple[ir.Player, str], ...] = (
    (ir.Opponent(), "your opponent's "), (ir.AnyPlayer(), ""), (ir.You(), "your "),
)  # fmt: skip
CONTROLLER = 3300  # wordings of IfDone and IfNotDone from here on: "if its controller does so"
DURING = ir.UntilEndOfTurn(w=3)
HAPPENED_PEOPLE = ((ir.You(), "you", "", "your", "have"), (ir.Opponent(), "your opponent", "s", "their", "has"))
BOTH: tuple[str, ...] = ("summon", "ability")
DUE = ("", " {by:due}")
# what a card would meet: the word of `ReplaceFate`, and how that is said; "would" stands in a wording of its own
FATES: tuple[tuple[str, str], ...] = (
    ("put", "is put from the field into the Break Zone"),
    ("put", "would be put from the field into the Break Zone"),
    ("broken", "is broken"),
    ("broken", "would be broken"),
    ("leaves", "leaves the field"),
    ("leaves", "would leave the field"),
    ("returned", "is returned to its owner's hand"),
    ("returned", "would be returned to its owner's hand"),
    ("removed", "is removed from the game"),
    ("removed", "would be removed from the game"),
    ("damaged", "is dealt damage"),
    ("damaged", "receives damage"),
    ("damaged", "would be dealt damage"),
)
THEIR = ("their", "his/her")
CARD = ir.Group(ir.IsCard())
CARDS = "{count:number} <card/cards:count>"
FLOORS = ((0, ""), (1, " (it cannot become 0)"))  # below which a cost is not lowered, and how that is printed
CAST_IN_TURN = 700  # wordings of IsTurnOf: "you cast Hild during your turn"; of a Summon, which is used up in the turn that it is cast
CHOSEN_BEARER = 13  # wording of SelfRef: "the chosen Forward", in an ability that it was given
LASTING_TURN = ir.UntilEndOfTurn(w=2)
