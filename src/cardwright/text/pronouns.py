"""The pronouns of printed texts, by the names they have in `ir.Pronoun`, and which antecedents each one sees (bind.py)."""

KINDS = ("forward", "summon", "backup", "monster", "character", "card")
EXTRA_ACTS = ("removed", "discarded", "put", "dulled", "returned")
# `Ref.w` is the index of the printed pronoun.
CONDITION_BEHIND = 500  # wordings of If from here on: the condition is printed behind the instruction
TOTALS = 80_000  # wordings of CostOf and PowerOf from here on: "the total cost of the discarded cards", of all of them together
TOTAL_OF = 1000  # times the number that is printed there ("the 2 discarded cards")
X_MARKS = 500_000  # the wording of an amount that stands for an X has multiples of this added to it

FORMS = (
    "it", "them", "former", "latter", "that_forward", "that_character", "that_card", "that_summon", "those_forwards",
    "chosen_forward", "revealed", "revealed_card", "the_card", "removed_card", "discarded_card", "selected_card",
    "this_forward", "elided",
    "the_forward", "the_backup", "the_monster", "the_summon", "the_character", "these", "the_cards", "revealed_cards",
    "blocking_forward", "same", "selected_forwards", "that_party", "shown", "chosen_character",
    "discarded_forward", "both_cards", "all_removed",
    "first_one", "second", "those", "those_characters", "those_cards", "removed_forward", "cast_summon", "him", "her",
    "all_milled", "milled_card", "put_forward", "put_character",
    "discarded_cards", "entered_forward", "elided_it", "all_revealed",
    "you_dulled", "you_removed", "you_put", "you_discarded",
    "first_of", "first_of_characters", "other_of", "other_of_forwards", "removed_cards", "the_removed_cards", "cards_removed",
    "the_cards_removed", "put_cost", "put_cost_into", "two_removed", "each_own", "among_shown",
    "dulled_cost", "revealed_cost", "you_put_cost", "extra_removed", "extra_discarded",
    "that_monster", "that_backup",
    "blocked_forward", "removed_character", "removed_backup", "returned_forward", "returned_character", "returned_card",
    "returned_backup",
    "selected_characters", "selected_monsters", "selected_backups", "selected_cards", "attacking_forward",
    "removed_any",
    "second_of_ones", "second_forward", "second_character", "other_one", "other_character",
    "both_of_them", "all_of_them",
    "revealed_summon", "revealed_forward", "revealed_backup", "revealed_monster", "revealed_character",
    "discarded_summon", "discarded_backup", "discarded_monster", "discarded_character",
    "both_of_those", "all_of_those", "they_all", "both_alone", "first_card",
    "put_backup_cost", "put_monster_cost", "put_character_cost", "put_card_cost",
    "card_you_revealed", "summon_you_revealed", "backup_you_revealed", "monster_you_revealed", "character_you_revealed",
    "entered_character", "entered_backup", "entered_monster",
    "extra_removed_card", "extra_removed_summon", "extra_removed_backup", "extra_removed_monster", "extra_removed_character",
    "extra_discarded_forward", "extra_discarded_summon", "extra_discarded_backup", "extra_discarded_monster", "extra_discarded_character",
    "extra_put_forward", "extra_put_card", "extra_put_backup", "extra_put_monster", "extra_put_character",
    "put_backup", "put_monster", "put_card", "the_first", "second_one",
    "added_forward", "added_character", "added_backup", "added_monster", "added_summon", "added_card",
    "removed_monster", "removed_summon", "chosen_backup", "chosen_monster", "chosen_summon", "chosen_card",
    "you_returned",
    "dulled_forward", "dulled_backup", "dulled_character", "dulled_monster", "dulled_card",
    "bare_chosen_forward", "bare_chosen_character", "bare_chosen_backup", "bare_chosen_monster", "bare_chosen_summon",
    "bare_chosen_card", "cancelled_ability",
    "one_of_two",
    "each_of_them",
    "put_in_backup_cost", "put_in_monster_cost", "put_in_character_cost", "put_in_card_cost",
    "removed_forwards", "removed_characters", "removed_backups", "removed_monsters",
    "user_character", "user_forward", "user_backup", "user_monster",
    "the_selected_card", "the_selected_forward", "the_selected_character", "the_selected_backup", "the_selected_monster",
    "the_selected_summon",
    "so_many",
    "returned_monster", "returned_summon",
    "the_others",
    "point_card",
    "broken_forward", "broken_backup", "broken_character", "broken_monster",
    "these_removed", "those_removed",
    "summon_you_cast",
    "you_cast", "you_played",
    "that_named",
    *(f"extra_{act}_{kind}" for act in ("dulled", "returned") for kind in KINDS),
    *(f"extra_{act}_as_{kind}" for act in EXTRA_ACTS for kind in KINDS),
    "both_of_discarded", "both_discarded", "all_discarded",
    "both_of_revealed", "both_the_revealed", "both_revealed", "all_of_revealed",
    "these_cards",
    "all_thrown", "all_turned_over",
)  # fmt: skip
# "this Forward", "this Character" ... (wordings of SelfRef) of a card that was chosen: as what they are found, and wordings of Ref
THIS_FORMS = {1: "that_forward", 2: "that_character", 3: "that_card", 4: "that_monster", 5: "that_backup"}
THIS_CHOSEN = 1000
THEY = 20  # wording of All: "they", in a field ability, of the one group spoken of before
# `w` of a player that was a pronoun: these begin at 10, the wordings of the noun before that.
PLAYER_FORMS = ("they", "he/she", "his/her", "their", "they_alone", "he/she_alone")
ALONE = PLAYER_FORMS[-2:]  # "if they have no cards in their hand": one player, never both
FIRST_PLAYER_FORM = 10

SELECTED = ("selected_forwards", "selected_characters", "selected_monsters", "selected_backups", "selected_cards")
PLURAL = {"them", "those_forwards", "those", "those_characters", "those_cards"}
FORMER = {"former": 0, "latter": 1, "first_one": 0, "second": 1, "the_first": 0, "second_one": 1}
# all the cards that were removed from the game last
ALL_AWAY = (
    "removed_forwards", "removed_characters", "removed_backups", "removed_monsters", "these_removed", "those_removed",
)  # fmt: skip
# pronouns of which there has to be exactly one card of these kinds
SINGLE = {
    "removed_forward": ("chosen", "selected", "removed"),
    "put_forward": ("chosen", "selected", "moved", "before"),
    "put_character": ("chosen", "selected", "moved", "before"),
    "put_backup": ("chosen", "selected", "moved", "before"),
    "put_monster": ("chosen", "selected", "moved", "before"),
    "put_card": ("chosen", "selected", "moved", "before"),
    "removed_character": ("chosen", "selected", "removed"),
    "removed_backup": ("chosen", "selected", "removed"),
    "removed_monster": ("chosen", "selected", "removed"),
    "removed_summon": ("chosen", "selected", "removed"),
    "returned_forward": ("chosen", "selected", "moved", "before"),
    "returned_character": ("chosen", "selected", "moved", "before"),
    "returned_card": ("chosen", "selected", "moved", "before"),
    "returned_monster": ("chosen", "selected", "moved", "before"),
    "returned_summon": ("chosen", "selected", "moved", "before"),
    "returned_backup": ("chosen", "selected", "moved", "before"),
    **{f"broken_{kind}": () for kind in ("forward", "backup", "character", "monster")},
    **{f"dulled_{kind}": () for kind in ("forward", "backup", "character", "monster", "card")},
    **{f"added_{kind}": ("moved",) for kind in ("forward", "character", "backup", "monster", "summon", "card")},
}
# what was done to such a card: where it was done to one card only, that is the card
DONE = {
    "dulled": "dulled",
    "broken": "broken",
    "removed": "removed",
    "returned": "returned",
    "put": "put",
    "added": "added",
}
# Pronouns that name how the card came into play in the text; they see only antecedents of that kind.
BY_KIND = {
    "revealed": ("revealed", "milled"),
    "these": ("revealed",),
    "the_cards": ("revealed",),
    "revealed_cards": ("revealed",),
    "revealed_card": ("revealed", "shown", "paid_revealed"),
    "revealed_summon": ("revealed", "shown", "paid_revealed"),
    "revealed_forward": ("revealed", "shown", "paid_revealed"),
    "revealed_backup": ("revealed", "shown", "paid_revealed"),
    "revealed_monster": ("revealed", "shown", "paid_revealed"),
    "revealed_character": ("revealed", "shown", "paid_revealed"),
    "the_card": ("revealed",),
    "removed_card": ("removed", "taken_out"),
    "discarded_card": ("discarded",),
    "selected_card": ("selected",),
    **{
        f"the_selected_{kind}": ("selected",)
        for kind in ("card", "forward", "character", "backup", "monster", "summon")
    },
    "chosen_forward": ("chosen",),
    "chosen_character": ("chosen",),
    **{f"chosen_{kind}": ("chosen",) for kind in ("backup", "monster", "summon", "card")},
    **{f"bare_chosen_{kind}": ("chosen",) for kind in ("forward", "character", "backup", "monster", "summon", "card")},
    "cancelled_ability": ("chosen", "stack"),
    "discarded_forward": ("discarded",),
    "discarded_summon": ("discarded",),
    "discarded_backup": ("discarded",),
    "discarded_monster": ("discarded",),
    "discarded_character": ("discarded",),
    "blocking_forward": ("other",),
    "blocked_forward": ("other", "fought"),
    "attacking_forward": ("attacker",),
    "shown": ("shown", "revealed"),
    "both_cards": ("milled", "revealed", "removed"),
    "both_of_them": ("milled", "revealed", "removed"),
    "all_of_them": ("milled", "revealed", "removed"),
    "both_of_those": ("milled", "revealed", "removed"),
    "all_of_those": ("milled", "revealed", "removed"),
    "they_all": ("milled", "revealed", "removed"),
    "both_alone": ("milled", "revealed", "removed"),
    "these_cards": ("milled", "revealed", "removed", "discarded"),
    "all_removed": ("removed", "chosen"),
    "all_milled": ("milled",),
    "milled_card": ("milled", "put"),
    **dict.fromkeys(
        ("discarded_cards", "both_of_discarded", "both_discarded", "all_discarded", "all_thrown"), ("discarded",)
    ),
    "put_cost": ("put",),
    "among_shown": ("revealed", "shown", "milled"),
    "two_removed": ("removed_two",),
    "put_cost_into": ("put",),
    "put_backup_cost": ("put",),
    "put_monster_cost": ("put",),
    "put_character_cost": ("put",),
    "put_card_cost": ("put",),
    **{f"put_in_{kind}_cost": ("put",) for kind in ("backup", "monster", "character", "card")},
    "you_put_cost": ("put",),
    "dulled_cost": ("paid_dulled",),
    "revealed_cost": ("paid_revealed",),
    **dict.fromkeys(
        (
            "all_revealed",
            "both_of_revealed",
            "both_the_revealed",
            "both_revealed",
            "all_of_revealed",
            "all_turned_over",
        ),
        ("revealed",),
    ),
    **dict.fromkeys(
        (
            "card_you_revealed",
            "summon_you_revealed",
            "backup_you_revealed",
            "monster_you_revealed",
            "character_you_revealed",
        ),
        ("revealed", "shown", "paid_revealed"),
    ),
}
REVEALED = (
    "revealed", "these", "the_cards", "revealed_cards", "shown", "both_cards", "all_removed", "all_milled", "all_revealed",
    "among_shown",
    "discarded_cards", "both_of_them", "all_of_them", "both_of_those", "all_of_those", "they_all", "both_alone",
    "both_of_discarded", "both_discarded", "all_discarded",
    "both_of_revealed", "both_the_revealed", "both_revealed", "all_of_revealed", "these_cards",
    "all_thrown", "all_turned_over",
)  # fmt: skip
# of two cards that were chosen together: is it the first?
ORDERED = {
    "first_of": True, "first_of_characters": True, "first_card": True, "one_of_two": True,
    "other_of": False, "other_of_forwards": False, "other_one": False, "other_character": False,
    "second_of_ones": False, "second_forward": False, "second_character": False,
}  # fmt: skip
# what was removed: exactly one thing of these kinds was spoken of
AWAY = dict.fromkeys(
    ("removed_cards", "the_removed_cards", "cards_removed", "the_cards_removed", "removed_any"),
    ("moved", "removed", "chosen", "selected"),
)
TYPED = ("the_forward", "the_backup", "the_monster", "the_summon", "the_character")
# of these it may be the ability of such a card that chose
USERS = ("user_character", "user_forward", "user_backup", "user_monster")  # "the Character that used it"
OF_ABILITY = ("that_forward", "that_character", "that_backup", "that_monster", "cancelled_ability")
# what type of card these speak of, as `TYPED` has it
SAID = {
    "that_forward": "the_forward",
    "that_backup": "the_backup",
    "that_monster": "the_monster",
    "that_summon": "the_summon",
    "that_character": "the_character",
    "that_card": "the_card",
}
# pronouns of cards to which an instruction was done
ACTS = {
    "you_dulled": "dulled",
    "you_removed": "removed",
    "you_put": "put",
    "you_discarded": "discarded",
    "you_returned": "returned",
    "you_cast": "cast",
    "you_played": "played",
}
MOVED = ("moved", "played")
# cards that an instruction took away from where they were
LYING = ("moved", "discarded", "milled", "taken_out")
STRONG = ("chosen", "selected", "found", "revealed")
# Names that no effect binds: they become nodes of their own.
PAID = {
    "cost_discarded": "discarded",
    "cost_removed": "removed",
    "cost_put": "put",
    "cost_dulled": "dulled",
    "cost_revealed": "revealed",
    "cost_returned": "returned",
}
# what paid the extra cost of a Summon, which pays it as it is cast: "extra_removed", "extra_put_forward" ...
EXTRA = {form: form.split("_")[1] for form in FORMS if form.startswith("extra_")}
EACH_OF = 5  # wording of DealDamage: "each of them"
EACH = 4  # wording of All: "each Forward"
