"""The state is plain data: forks share until they write, bytes tell positions apart and nothing else."""

from cardwright.kernel.state import Obj, State, decode_state


def small() -> State:
    objects = [Obj(i, 0, i, i // 2, i // 2, 0) for i in range(4)]
    return State("test", [[[0, 1], []], [[2, 3], []]], objects, 99)


def test_a_fork_and_its_origin_do_not_see_each_other() -> None:
    state = small()
    twin = state.fork()
    twin.edit(0).damage = 3000
    twin.zones[0][0].remove(1)
    twin.vars["x"] = 1
    assert state.objects[0].damage == 0
    assert state.zones[0][0] == [0, 1]
    assert not state.vars
    state.edit(0).damage = 1000
    assert twin.objects[0].damage == 3000


def test_objects_are_shared_until_written_to() -> None:
    state = small()
    twin = state.fork()
    assert twin.objects[2] is state.objects[2]
    twin.edit(2)
    assert twin.objects[2] is not state.objects[2]
    assert twin.edit(2) is twin.edit(2)


def test_bytes_are_equal_for_equal_positions_only() -> None:
    state = small()
    twin = state.fork().fork()
    assert twin.encode() == state.encode()
    assert twin.fingerprint() == state.fingerprint()
    twin.edit(3).dull = True
    assert twin.fingerprint() != state.fingerprint()
    twin.edit(3).dull = False
    assert twin.fingerprint() == state.fingerprint()


def test_decoding_gives_the_position_back() -> None:
    state = small()
    state.edit(1).counters = {"Monster": 2}
    state.edit(1).marks = frozenset({"frozen"})
    state.vars["attackers"] = ((1, 0), (2, 4))
    again = decode_state(state.encode())
    assert again.encode() == state.encode()
    assert again.objects[1].marks == {"frozen"}
    assert again.vars["attackers"] == ((1, 0), (2, 4))


def test_another_generation_is_another_object() -> None:
    state = small()
    ref = state.objects[0].ref
    assert state.exists(ref)
    state.edit(0).gen += 1
    assert not state.exists(ref)
    assert not state.exists((-1, 0))
