"""``barpoint.compat.gnubg_nn``: beside the package of PyPI where it is installed."""

import random

import pytest

from barpoint.compat import gnubg_nn

OPENING = "4HPwATDgc/ABMA"


def test_keys_and_ids_are_those_of_the_package():
    """As gnubg-nn 1.1.0a11 printed them."""
    board = gnubg_nn.board_from_position_id("mHPwATCMz4MHAA")
    assert board[1][:9] == [0, 0, 2, 0, 0, 5, 0, 4, 0]
    assert gnubg_nn.key_of_board(board) == "JIHDPAABDAIMMPIDAHAA"
    assert [
        list(side) for side in gnubg_nn.board_from_position_key("JIHDPAABDAIMMPIDAHAA")
    ] == board
    assert set(gnubg_nn.moves(board, 6, 6)) == {
        "JIHDPAABDAIMOPDNAAAA",
        "JIHDPAABDABKNPBNAEAA",
        "JIHDPAABDADGLOANAGAA",
        "JIHDPAABDAGOHMAFAHAA",
        "JIHDPAABDANOPIIAAHAA",
    }


def test_the_best_move_is_told_in_all_forms():
    board = gnubg_nn.board_from_position_id(OPENING)
    assert gnubg_nn.best_move(board, 3, 1) == ((8, 5), (6, 5))
    move, key, resigns, rows = gnubg_nn.bestmove(board, 3, 1, b=1, r=1, list=1)
    assert (move, key, resigns) == (((8, 5), (6, 5)), "LAGHPAABDAOAHDPAABDA", 0)
    assert len(rows) == 16 and rows[0][:2] == ("LAGHPAABDAOAHDPAABDA", (8, 5, 6, 5))
    assert rows[0][3] > rows[1][3]
    assert sum(gnubg_nn.probabilities(board, 0)[:1]) == pytest.approx(0.5215, abs=0.02)


def test_bearoffs_are_exact():
    assert gnubg_nn.bearoff_id_2_pos(1000) == (3, 1, 1, 1, 1, 0)
    found = gnubg_nn.bearoff_probabilities(1000)
    assert found[:5] == pytest.approx(
        (0.0, 0.01542687, 0.3152056, 0.66123444, 0.00813306), abs=1e-6
    )


def test_rollouts_give_chances_and_errors():
    key = gnubg_nn.key_of_board(gnubg_nn.board_from_position_id(OPENING))
    chances, errors = gnubg_nn.rollout(key, 36, nt=3, std=1)
    assert chances[0] == pytest.approx(0.52, abs=0.03) and 0.0 < errors[0] < 0.1


def test_random_positions_are_those_of_the_package(needs):
    theirs = needs.package("gnubg_nn")
    dice = random.Random(3)
    for _ in range(100):
        board = theirs.board_from_position_id(OPENING)
        for _ in range(dice.randint(0, 60)):
            keys = theirs.moves(board, dice.randint(1, 6), dice.randint(1, 6))
            if keys:
                board = theirs.board_from_position_key(dice.choice(keys))
            board = [list(board[1]), list(board[0])]
            if not all(map(sum, board)):
                break
        else:
            roll = dice.randint(1, 6), dice.randint(1, 6)
            assert gnubg_nn.key_of_board(board) == theirs.key_of_board(board)
            assert set(gnubg_nn.moves(board, *roll)) == set(theirs.moves(board, *roll))
            assert gnubg_nn.classify(board) == theirs.classify(board)
