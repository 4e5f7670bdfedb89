"""What pronouns there are, what each can mean, and what is known at one point of an ability."""

from dataclasses import dataclass, field

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.sve.names import TOKEN_TYPES

# "each of them": those several, printed with a verb in the singular
EACH_OF_THEM = tuple(
    f"each_of_{them}" for them in ("them", "those_cards", "those_followers", "those_tokens", "those_amulets")
)
# whom the card itself attacks, said in full
SELECTED = tuple(f"the_selected_{noun}s" for noun in ("follower", "card", "amulet"))
STRUCK_BY_THIS = tuple(
    f"the_{one}_this_follower_{attacks}"
    for one in ("follower", "enemy_follower")
    for attacks in ("attacked", "is_attacking")
)
# `Ref.w` is the index of the printed pronoun.
FORMS = (
    "it", "them", "that_follower", "that_card", "that_amulet", "that_token", "that_spell", "the_selected_follower",
    "the_selected_card", "those_cards", "those_followers", "those_tokens", "the_revealed_card", "the_amulet",
    "the_follower", "the_spell", "revealed", "elided", "the_selected_amulet", "the_discarded_card", "those_amulets",
    "the_card", "the_discarded_follower", "the_discarded_spell", "other", "random", "the_returned_card", "the_returned_follower",
    "the_banished_card", "the_banished_follower", "the_destroyed_card", "the_destroyed_follower", "picked",
    "of_them", "the_other", "the_attacked_follower", "the_attacking_follower", "that_enemy_follower",
    "the_selected_enemy_follower", "the_enemy_follower", "attacked",
    "the_buried_card", "the_buried_follower",
    *(f"{which}_{noun}_on_your_field" for which in ("the", "that", "the_selected") for noun in ("card", "follower", "amulet")),
    *(f"{which}_enemy_card" for which in ("the", "that", "the_selected")), "the_revealed_cards",
    *EACH_OF_THEM,
    "both", "both_of_them", "shown",
    "the_engaged_card", "the_engaged_follower",
    *(f"the_{verb}_amulet" for verb in ("returned", "banished", "destroyed", "buried", "engaged")),
    "one_of_two", "other_of_two",
    *(f"the_{noun}_put_into_the_cemetery" for noun in ("card", "follower", "amulet")),
    *STRUCK_BY_THIS,
    *SELECTED,
)  # fmt: skip
OF_MINE = tuple(form for form in FORMS if form.endswith("on_your_field"))
UNSAID = 9  # `SelfRef.w` of the source that is meant but not said: "another", "other"
# "in_it": whose hand was shown
PLAYER_FORMS = ("they", "their", "that player", "that opponent", "the opponent", "elided", "acting", "in_it")
DISCARDED = ("the_discarded_card", "the_discarded_follower", "the_discarded_spell")
# named by what was done to it
DONE_TO = tuple(
    f"the_{verb}_{noun}"
    for verb in ("returned", "banished", "destroyed", "buried", "engaged")
    for noun in ("card", "follower", "amulet")
)
PUT_AWAY = tuple(form for form in FORMS if form.endswith("put_into_the_cemetery"))
TWO = ("both", "both_of_them")  # of exactly two
PLURAL = frozenset(
    (
        "the_revealed_cards",
        "them",
        "those_cards",
        "those_followers",
        "those_tokens",
        "those_amulets",
        *EACH_OF_THEM,
        *TWO,
        *SELECTED,
    )
)
TYPES = {
    "that_follower": "Follower", "the_selected_follower": "Follower", "those_followers": "Follower", "the_follower": "Follower",
    "that_enemy_follower": "Follower", "the_enemy_follower": "Follower", "the_selected_enemy_follower": "Follower", "that_amulet": "Amulet", "the_amulet": "Amulet", "that_spell": "Spell", "the_spell": "Spell",
    "the_selected_amulet": "Amulet", "those_amulets": "Amulet", "the_discarded_follower": "Follower",
    "the_discarded_spell": "Spell", "the_attacked_follower": "Follower", "the_attacking_follower": "Follower",
    "each_of_those_followers": "Follower", "each_of_those_amulets": "Amulet",
    **{form: "Follower" for form in DONE_TO if form.endswith("follower")}, **{form: "Amulet" for form in DONE_TO if form.endswith("amulet")},
    **dict.fromkeys(STRUCK_BY_THIS, "Follower"), "the_selected_followers": "Follower", "the_selected_amulets": "Amulet",
    **{form: "Follower" for form in PUT_AWAY if "follower" in form}, **{form: "Amulet" for form in PUT_AWAY if "amulet" in form},
    **{form: "Follower" for form in OF_MINE if "follower" in form}, **{form: "Amulet" for form in OF_MINE if "amulet" in form},
}  # fmt: skip
ENEMIES, OURS = ("enemy chosen",), ("own chosen",)  # what was selected of the enemy's, and on one's own field
KINDS = {
    "the_selected_follower": ("chosen",), "the_selected_card": ("chosen",), "the_revealed_card": ("revealed", "top"), "the_revealed_cards": ("revealed", "top"),
    "the_selected_amulet": ("chosen",), **dict.fromkeys(SELECTED, ("chosen",)), **dict.fromkeys(DISCARDED, ("discarded",)),
    "that_enemy_follower": ENEMIES, "the_selected_enemy_follower": ENEMIES, "the_enemy_follower": ENEMIES,
    "that_enemy_card": ENEMIES, "the_selected_enemy_card": ENEMIES, "the_enemy_card": ENEMIES, **dict.fromkeys(OF_MINE, OURS),
    "the_attacked_follower": ("attacked", "struck"), "the_attacking_follower": ("attacking",),
    **dict.fromkeys(STRUCK_BY_THIS, ("attacked", "struck")),
    "attacked": ("attacked", "struck", "target"), "that_token": ("created",), "those_tokens": ("created",), "each_of_those_tokens": ("created",),
}  # fmt: skip

ANY: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Antecedent:
    """One thing that a pronoun can mean: its name, how it came up, where, one or several cards, their possible types (none = any)."""

    name: str
    kind: str
    sentence: int
    many: bool
    types: frozenset[str] = ANY
    enemy: bool = False
    mine: bool = False
    each: bool = False  # one of every player's
    two: bool = False  # exactly two cards
    apart: bool = False  # said to be another than the source
    gone: bool = False  # not on the field any more when what waited for it is carried out
    away: bool = False  # selected where it lies in another zone, and not put onto the field since


@dataclass
class Scope:
    """What is known at one point of an ability."""

    known: list[Antecedent] = field(default_factory=list)
    counter: list[int] = field(default_factory=lambda: [0])
    sentence: list[int] = field(default_factory=lambda: [0])
    # what is done cannot be done to these; how much it is may be theirs
    hidden: list[Antecedent] = field(default_factory=list)
    player: ir.Player | None = None
    leaders: list[ir.Player] = field(default_factory=list)  # whose leaders were spoken of as "its leader"
    recipient: ir.Objects | None = None
    spell: bool = False
    source: str = ""  # the type that the source always has; none said = any
    token: bool = False  # whether the card of the event is a token
    played: bool = False  # whether the card of the event is one that is played
    asked_in: int = -1  # the last sentence that was "if it's ..., ..."
    made: list[Antecedent] = field(
        default_factory=list
    )  # what that sentence and those before it named under their conditions
    turned: list[tuple[Antecedent, Antecedent]] = field(
        default_factory=list
    )  # what that sentence made another kind of thing under its condition, and what it was before
    shown: list[str] = field(default_factory=list)  # several that were revealed or selected from among others
    parted: list[str] = field(default_factory=list)  # the cards of which "one of them" was the last to be taken
    two: tuple[
        str, ...
    ] = ()  # two cards that were selected, and the one of them to which something else is done than to the other
    measuring: int = 0  # how many amounts and conditions are being read
    each_own: bool = False  # whether what is counted is counted of each player apart
    letting: ir.Amount | None = None  # what X equals, while that is read
    own_x: bool = False  # whether X is each player's own
    hand_shown: int = -9  # the last sentence that showed the hand of a player who was named
    awaits: bool = False  # the ability waits for an event
    acted: int = -9  # the last sentence that did something to the source
    asks: ir.Node | None = None  # the condition that is being read
    drawn: tuple[int, int] = (
        -9,
        0,
    )  # in which sentence one card was drawn last, and how many things were named by then
    asked_itself: int = -9  # the last sentence that asked something about the source by its name
    facing: bool = False  # the event is about another card that does something to the source, "attacks this follower"
    deed: ir.Node | None = None  # what is done to a card on the field, while that is read
    settled: tuple[int, str] = (-9, "")  # in which sentence it was asked what "it" is, and what it is there
    called_it: tuple[int, tuple[str, ...]] = (-9, ())  # in which sentence something was "it" last, and what
    meant: dict[str, int] = field(default_factory=dict)  # what pronouns have meant, and in which sentence last
    asked_of: tuple[int, str] = (
        -9,
        "",
    )  # in which sentence a question could only be about a card put away since, and which
    became: dict[str, tuple[str, ...]] = field(default_factory=dict)  # tokens, and what was transformed into them
    unsure: set[str] = field(default_factory=set)  # those of the tokens that there are under a condition only
    branch: type[ir.Node] | None = None  # whether it is "if you do", or "otherwise", that is being read
    done: dict[str, list[str]] = field(default_factory=dict)  # what was "returned", "banished", "destroyed", by name

    def itself(self, sentence: int) -> Antecedent:
        """The source, as something that a pronoun can mean."""
        return Antecedent("self", "self", sentence, False, frozenset((self.source,)) if self.source else ANY)

    def add(self, kind: str, many: bool, types: frozenset[str] = ANY, enemy: bool = False, mine: bool = False) -> str:
        """A new antecedent; its name."""
        self.counter[0] += 1
        name = f"t{self.counter[0]}"
        self.known.append(Antecedent(name, kind, self.sentence[0], many, types, enemy, mine))
        return name


CARROTS = frozenset(("Spell",))  # a name that the rules themselves give, of one card (14.2.1.1)


def types_of(group: ir.Group) -> frozenset[str]:
    """The card types that cards of the group may have; none said = any."""
    noun = group.noun
    if isinstance(noun, ir.TypeIs):
        return frozenset(noun.types)
    if isinstance(noun, ir.NounOr):
        first, second = types_of(noun.first), types_of(noun.second)
        return first | second if first and second else ANY
    if isinstance(noun, sv.IsToken):
        return _of_tokens(group)
    return CARROTS if noun == ir.NameIs("Carrot") else ANY


def _of_tokens(group: ir.Group) -> frozenset[str]:
    """What tokens of these names are, where the rules list them and they are no followers."""
    names = [each for word in group.adjectives for each in getattr(word, "options", (word,))]
    types = [TOKEN_TYPES.get(each.name, "") for each in names if isinstance(each, ir.NameIs)]
    return frozenset(types) if types and all(types) else ANY


def theirs(group: ir.Group) -> bool:
    """Whether they are the enemy's."""
    if isinstance(group.noun, ir.NounOr):  # "an enemy leader or enemy follower": whichever it is
        both = (group.noun.first, group.noun.second)
        if all(isinstance(each, ir.Group) and theirs(each) for each in both):
            return True
    return any(isinstance(each, ir.ControlledBy) and isinstance(each.player, ir.Opponent) for each in group.adjectives)


def ours(group: ir.Group) -> bool:
    """Whether they are one's own: on one's own field, or called so."""
    if any(isinstance(each, ir.ControlledBy) and isinstance(each.player, ir.You) for each in group.adjectives):
        return True
    zones = [each.zone for each in group.qualifiers if isinstance(each, ir.InZone)]
    return any(_mine(zone) for zone in zones)


def _mine(zone: ir.Zone) -> bool:
    """The own field, or that and other zones of one's own ("on your field and in your EX area")."""
    if isinstance(zone, ir.OneOfZones):
        return any(map(_mine, zone.zones)) and all(
            isinstance(getattr(each, "player", None), ir.You) for each in zone.zones
        )
    return isinstance(zone, ir.Field) and isinstance(zone.player, ir.You)


def another(group: ir.Group) -> bool:
    """Whether they are said to be others than the source."""
    return ir.OtherThan(ir.SelfRef(w=UNSAID)) in group.adjectives


def on_field(group: ir.Group) -> bool:
    """Whether they are on a field, as the text says."""
    return any(isinstance(each, ir.InZone) and isinstance(each.zone, ir.Field) for each in group.qualifiers)


def leader_only(group: ir.Group) -> bool:
    """Whether they are leaders and nothing else."""
    return isinstance(group.noun, ir.TypeIs) and group.noun.types == ("Leader",)
