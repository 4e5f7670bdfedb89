"""What the tests of effects share: instructions given as nodes, on followers of either player, and the spell that has them."""

from __future__ import annotations

from sve_board import Board, Table

from cardwright.text import ir

YOU, FOES, BOTH = ir.You(), ir.Opponent(), ir.EachPlayer()
FOLLOWER = ir.TypeIs(types=("Follower",))
CARD = ir.Group(noun=ir.IsCard())
ENEMY = ir.Group(noun=FOLLOWER, adjectives=(ir.ControlledBy(player=FOES),))
OWN = ir.Group(noun=FOLLOWER, adjectives=(ir.ControlledBy(player=YOU),))
IT = ir.Ref(to=("t1",))
FOREVER = ir.Permanent()


def num(value: int) -> ir.Num:
    return ir.Num(value=value)


def pick(group: ir.Group = ENEMY, count: int = 1, bind: str = "t1", **more: bool) -> ir.Choose:
    return ir.Choose(targets=(ir.Target(count=num(count), group=group, bind=bind, **more),), player=YOU)


def draw(count: ir.Amount | int = 1) -> ir.Draw:
    return ir.Draw(player=YOU, count=num(count) if isinstance(count, int) else count)


def everyone(group: ir.Group) -> ir.All:
    return ir.All(group=group, bind="t1")


def played(board: Board, *effects: ir.Effect) -> Table:
    """The match in which a spell with these effects is being played."""
    spell = board.does(*effects)
    return board.start().play(spell)
