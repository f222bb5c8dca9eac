"""Positions: IDs, the course of a game, pictures."""

import pickle

import pytest

from barpoint import BarpointError, Board, Position

XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"


def test_all_ids_name_the_same_position():
    position = Position(XGID)
    for other in (position.xgid, position.gnubg_id, position.ogid, f"a text with {position.xgid}"):
        assert Position(other).xgid == XGID
    assert (position.position_id, position.match_id) == ("4HPwATDgc/ABMA", "cInlAAAAAAAE")
    assert position.board == Board()
    assert pickle.loads(pickle.dumps(position)).xgid == XGID


def test_a_position_says_where_the_game_stands():
    position = Position("XGID=-b----E-C---eE---c-e----B-:1:1:1:00:3:2:0:7:10")
    assert (position.length, position.cube, position.decision) == (7, (2, "black"), "turn")
    assert (position.dice, position.crawford, position.may_double) == (None, "before", True)
    assert sorted(position.score) == [2, 3]
    assert Position(XGID, dice=(6, 5)).dice == (6, 5)


def test_a_game_goes_its_course():
    start = Position.start(3)
    opened = start.opening_roll(3, 1)
    assert (start.decision, opened.decision, opened.on_roll) == ("opening_roll", "play", "white")
    doubled = opened.play("8/5 6/5").double()
    assert (doubled.decision, doubled.decides) == ("answer_double", "white")
    assert doubled.take().cube == (2, "white")
    passed = doubled.pass_()
    assert (passed.result, passed.decision) == (("black", 1), "next_game")
    assert passed.next_game().score == (0, 1)


def test_a_resignation_is_offered_and_answered():
    turn = Position.start(5).opening_roll(6, 5).play("24/13")
    offered = turn.resign(2)
    assert offered.decision == "answer_resignation"
    assert offered.accept_resignation().result == ("white", 2)
    assert offered.decline_resignation() == turn


def test_other_games_have_their_start():
    start = Position.start(variation="nackgammon").board
    assert (start.pips, Position.start(variation="hypergammon3").board.pips) == (194, 69)


@pytest.mark.parametrize(
    "fail, words",
    [
        (lambda: Position("nothing at all"), "nothing at all"),
        (lambda: Position(XGID, variation="chess"), "chess"),
        (lambda: Position(XGID).play("6/1"), "6/1"),
        (lambda: Position(XGID).double(), "double"),
        (lambda: Position(XGID).resign(4), "found 4"),
        (lambda: Position(XGID).picture("gif"), "gif"),
    ],
)
def test_what_cannot_be_is_refused(fail, words):
    with pytest.raises(BarpointError, match=words):
        fail()


def test_positions_are_drawn():
    position = Position(XGID)
    assert position._repr_svg_().startswith("<svg")
    assert Board()._repr_svg_().count("<") == Board().swapped()._repr_svg_().count("<") > 30
    assert position.picture("png").startswith(b"\x89PNG")
    assert position.picture(play="8/5 6/5") != position.picture()
    named = position.picture(names=("Clara", "Ivar"), captions="names").decode()
    assert "Clara" in named and "Ivar" in named
