"""The named generator: known values, no bias at the border, independent forks."""

from hypothesis import given
from hypothesis import strategies as st

from cardwright.kernel.rng import ALGORITHM, Random


def test_splitmix64_gives_its_published_values() -> None:
    random = Random(1234567)
    found = [random.below(1 << 64) for _ in range(3)]
    assert ALGORITHM == "splitmix64-v1"
    assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@given(st.integers(0, 2**64 - 1), st.integers(1, 1000))
def test_below_stays_below_and_is_repeatable(seed: int, n: int) -> None:
    one, two = Random(seed), Random(seed)
    values = [one.below(n) for _ in range(5)]
    assert all(0 <= v < n for v in values)
    assert values == [two.below(n) for _ in range(5)]
    assert one.position == two.position


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(), max_size=60))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    shuffled = items.copy()
    Random(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_a_shuffle_is_fair_enough() -> None:
    firsts = [0] * 6
    random = Random(7)
    for _ in range(6000):
        items = list(range(6))
        random.shuffle(items)
        firsts[items[0]] += 1
    assert all(850 < n < 1150 for n in firsts)


def test_a_fork_moves_on_alone() -> None:
    random = Random(5)
    position = random.position
    one, two = random.fork(1), random.fork(2)
    assert random.position == position
    assert [one.below(1000) for _ in range(4)] != [two.below(1000) for _ in range(4)]
