"""Boards: IDs, arrays, legal plays."""

import pickle

import numpy as np
import pytest

import barpoint
from barpoint import Board, arrays

OPENING = [0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]


def test_the_opening_position_is_gnubgs():
    board = Board()
    assert board.position_id == "4HPwATDgc/ABMA"
    assert board.on_roll == OPENING == board.opponent
    assert (board.pips, board.opponent_pips, board.is_race) == (167, 167, False)
    # As in an XGID: the opponent's bar, the points of the player on roll, the bar.
    assert board.points[1] == -2 and board.points[24] == 2 and sum(board.points) == 0


def test_boards_are_made_of_counts_in_both_shapes():
    board = Board("mHPwATCMz4MHAA")
    assert Board.of_points(board.points) == board
    assert Board.of_sides(board.on_roll[1:], board.opponent[1:]) == board
    assert pickle.loads(pickle.dumps(board)) == board
    assert len({board, Board("mHPwATCMz4MHAA"), board.swapped()}) == 2


@pytest.mark.parametrize("dice, count", [((3, 1), 16), ((6, 5), 7), ((1, 1), 42)])
def test_legal_plays_of_the_opening_are_as_many_as_perft_counts(dice, count):
    plays = Board().plays(*dice)
    assert len(plays) == count
    assert len({play.after for play in plays}) == count


def test_a_play_says_its_steps():
    (play,) = [play for play in Board().plays(3, 1) if play.text == "8/5 6/5"]
    assert sorted(play.steps) == [(6, 5, False), (8, 5, False)]
    assert Board().play("8/5 6/5", 3, 1) == play.after
    assert play.after.on_roll[5] == 2


def test_who_cannot_move_has_no_play():
    closed = Board.of_sides([0] * 24 + [1], [2] * 6 + [0] * 19)
    assert closed.plays(6, 5) == []


def test_arrays_go_in_and_out():
    boards = [Board(), Board("mHPwATCMz4MHAA"), Board("mHPwATCMz4MHAA").swapped()]
    held = arrays.as_array(boards)
    assert held.shape == (3, 2, 26) and held.dtype == np.uint8
    signed = np.array([board.points for board in boards], dtype=np.int8)
    for array in (held, held[:, :, 1:], signed):
        assert arrays.from_array(array) == boards


def test_the_chances_of_all_that_can_follow_add_up_to_one():
    rolls, boards = Board().expand()
    assert len(rolls) == 21
    assert sum(chance for _, chance, _ in rolls) == pytest.approx(1.0)
    assert sum(count for _, _, count in rolls) * 52 == len(boards)
    (six_five,) = [count for dice, _, count in rolls if dice == (6, 5)]
    assert six_five == len(Board().plays(6, 5))


@pytest.mark.parametrize(
    "make, words",
    [
        (lambda: Board("4HPw"), "expected 14 characters, found 4"),
        (lambda: Board.of_sides([16] + [0] * 24, [0] * 25), "16"),
        (lambda: Board.of_sides([0, 2] + [0] * 23, [0] * 22 + [2, 0, 0]), "both sides"),
        (lambda: Board.of_points([1] + [0] * 25), "opponent's bar"),
        (lambda: Board().plays(7, 1), "found 7 and 1"),
        (lambda: Board().play("6/1", 3, 1), "6/1"),
        (lambda: arrays.from_array(np.zeros((2, 3))), r"\[2, 3\]"),
    ],
)
def test_what_is_no_board_is_refused(make, words):
    with pytest.raises(barpoint.BarpointError, match=words):
        make()


def test_errors_have_fields():
    with pytest.raises(ValueError) as caught:
        Board("4HPw")
    error = caught.value
    assert isinstance(error, barpoint.BarpointError)
    assert (error.expected, error.found) == ("14 characters", "4")
    assert (error.file, error.line) == (None, None)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
