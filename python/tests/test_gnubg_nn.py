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


def test_one_checker_races_are_those_of_the_package():
    """As gnubg-nn 1.1.0a11 printed them."""
    printed = {
        1: (1.0, 0.0),
        7: (1.3642, 0.4876),
        10: (1.8404, 0.5097),
        24: (3.5021, 0.9203),
        100: (12.8222, 1.8340),
    }
    for pips, moments in printed.items():
        assert gnubg_nn.one_checker_race(pips) == pytest.approx(moments, abs=1e-4)


@pytest.fixture
def score():
    yield gnubg_nn.set
    gnubg_nn.set.cube(1)
    gnubg_nn.set.score(0, 0)


def test_cube_decisions_are_those_of_the_package(score):
    """gnubg-nn 1.1.0a11 printed (1, 1, 0, 0.5599, 0.5630, 0.5730) for the blitz at 5-away 5-away,
    (1, 1, 0, 0.7163, 0.7169, 0.7350) at 3-away 5-away and (0, 1, 0, 0.507, 0.484, 0.573) for the
    opening; its table and its nets are others.
    """
    blitz = gnubg_nn.key_of_board(gnubg_nn.board_from_position_id("mHPwATCMz4MHAA"))
    opening = gnubg_nn.key_of_board(gnubg_nn.board_from_position_id(OPENING))
    with pytest.raises(RuntimeError, match="found money play"):
        gnubg_nn.evaluate_cube_decision(blitz)
    score.score(5, 5)
    assert gnubg_nn.evaluate_cube_decision(blitz, 1) == 1
    found = gnubg_nn.evaluate_cube_decision(blitz, 1, i=1)
    assert found == pytest.approx((1, 1, 0, 0.5599, 0.5630, 0.5730), abs=0.02)
    assert gnubg_nn.evaluate_cube_decision(opening, i=1)[:3] == (0, 1, 0)
    score.score(3, 5)
    found = gnubg_nn.evaluate_cube_decision(blitz, 1, i=1)
    assert found[3:] == pytest.approx((0.7163, 0.7169, 0.7350), abs=0.03)
    score.cube(2, b"X")
    assert gnubg_nn.evaluate_cube_decision(blitz, i=1)[0] == 0
    with pytest.raises(RuntimeError, match="expected the cube of b'O'"):
        gnubg_nn.evaluate_cube_decision(blitz, s=b"O")
    assert gnubg_nn.equities.value(5, 5) == pytest.approx(0.0, abs=1e-6)
    assert gnubg_nn.equities.value(3, 5) == pytest.approx(0.29, abs=0.02)


def test_what_cannot_be_here_says_why(score):
    for absent in (gnubg_nn.Trainer, gnubg_nn.net_load, gnubg_nn.net_use, gnubg_nn.net_save):
        with pytest.raises(NotImplementedError, match="nets of gnubg are not used here"):
            absent("weights")
    for absent in (gnubg_nn.pub_best_move, gnubg_nn.pub_eval_score):
        with pytest.raises(NotImplementedError, match="weights of Tesauro's pubeval"):
            absent([])
    with pytest.raises(NotImplementedError, match="barpoint.rollout"):
        gnubg_nn.cubeful_rollout("A" * 20)
    with pytest.raises(ValueError, match="expected a cube"):
        score.cube(3, b"X")


def test_dice_can_be_repeated(score):
    score.seed(5)
    first = [gnubg_nn.roll() for _ in range(5)]
    score.seed(5)
    assert [gnubg_nn.roll() for _ in range(5)] == first


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
