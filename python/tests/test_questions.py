"""The engine: hints, evaluations, cube, many boards, tables."""

import threading

import numpy as np
import pytest

import barpoint
from barpoint import BarpointError, Board, Position, arrays

OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:{}:0:0:0:0:10"
# 85 pips against 94, the cube in the middle.
RACE = "XGID=---BCCC-BB-----bc--ccbb---:0:0:1:00:0:0:0:0:10"
# The same at 2-4 in the Crawford game to 5.
CRAWFORD = "XGID=---BCCC-BB-----bc--ccbb---:0:0:1:00:2:4:1:5:10"


@pytest.mark.parametrize("dice, play", [("31", "8/5 6/5"), ("42", "8/4 6/4"), ("61", "13/7 8/7")])
def test_the_best_opening_plays_are_those_of_the_books(dice, play):
    hint = barpoint.hint(OPENING.format(dice), plies=0)
    assert hint.best == play
    equities = [row.equity for row in hint.plays]
    assert equities == sorted(equities, reverse=True)
    assert hint.plays[1].difference == pytest.approx(equities[1] - equities[0], abs=1e-5)
    assert play in hint._repr_html_()


def test_a_race_is_doubled_and_taken():
    advice = barpoint.cube(RACE, level="expert")
    assert advice.verdict == "double, take"
    assert advice.no_double < advice.double_take < advice.double_pass == 1.0
    assert barpoint.hint(RACE, level="expert").cube == advice


def test_chances_make_equities():
    found = barpoint.evaluate(Board(), plies=0)
    # gnubg's net says 0.5215 wins and 0.0671 without the cube.
    assert found.chances.win == pytest.approx(0.5215, abs=0.02)
    assert found.chances.money_equity == pytest.approx(0.067, abs=0.04)
    assert found.cubeless_equity == pytest.approx(found.chances.money_equity, abs=1e-5)


def test_a_finished_race_is_exact():
    # Two checkers on the ace point, the opponent off but for one: the next roll wins.
    board = Board.of_sides([2] + [0] * 24, [1] + [0] * 24)
    assert barpoint.evaluate(board).chances.as_tuple() == (1.0, 0.0, 0.0, 0.0, 0.0)


def test_many_boards_have_the_values_of_each():
    boards = [Board(), Board("mHPwATCMz4MHAA"), Board("2+4OAADb7g4AAA")] * 400
    held = arrays.as_array(boards)
    found = barpoint.evaluate_many(held)
    assert found.shape == (1200, 5) and found.dtype == np.float32
    one = barpoint.evaluate(boards[1], plies=0).chances.as_tuple()
    assert found[1].tolist() == pytest.approx(one, abs=1e-7)
    signed = np.array([board.points for board in boards], dtype=np.int8)
    for other in (boards, held[:, :, 1:], held.astype(np.int64), signed):
        assert np.array_equal(barpoint.evaluate_many(other, threads=3), found)
    out = np.empty((1200, 5), dtype=np.float32)
    assert barpoint.evaluate_many(held, out=out) is out
    assert np.array_equal(out, found)
    equities = arrays.money_equities(found)
    assert equities[0] == pytest.approx(
        barpoint.evaluate(Board(), plies=0).cubeless_equity, abs=1e-5
    )


def test_many_boards_are_looked_at_deeper():
    deeper = barpoint.evaluate_many([Board()], plies=1)
    assert deeper[0].tolist() == pytest.approx(
        barpoint.evaluate(Board(), plies=1).chances.as_tuple(), abs=0.01
    )


def test_many_boards_say_which_is_none():
    held = arrays.as_array([Board()] * 600)
    held[577, 0, 6] = 14
    with pytest.raises(BarpointError, match="board 577: "):
        barpoint.evaluate_many(held)
    with pytest.raises(BarpointError, match="expected an array for 5 chances of each board"):
        barpoint.evaluate_many(held[:5], out=np.empty((4, 5), dtype=np.float32))
    with pytest.raises(BarpointError, match="fit uint8"):
        barpoint.evaluate_many(np.full((1, 2, 25), 300))


def test_python_goes_on_while_boards_are_evaluated():
    held = arrays.as_array([Board()]).repeat(60_000, axis=0)
    turns = 0
    done = threading.Event()

    def work():
        barpoint.evaluate_many(held, threads=1)
        done.set()

    threading.Thread(target=work).start()
    while not done.wait(0.002):
        turns += 1
    assert turns > 3


def test_choices_are_those_of_hints():
    dice = [(3, 1), (6, 1), (4, 2)]
    chosen = barpoint.choose([Board()] * 3, dice, level="expert")
    for number, pair in zip(chosen, dice):
        text = "".join(map(str, pair))
        assert (
            Board().plays(*pair)[number].text == barpoint.hint(OPENING.format(text), plies=0).best
        )


def test_the_bearoff_database_knows_a_race():
    found = barpoint.bearoff("XGID=-B---------------------b--:0:0:1:00:0:0:0:0:10")
    assert found["on_roll"]["mean_rolls"] == pytest.approx(1.0)


def test_other_questions_have_answers():
    engine = barpoint.engine()
    rolls = engine.rolls(RACE, plies=0)["rolls"]
    assert (len(rolls), sum(roll["weight"] for roll in rolls)) == (21, 36)
    assert engine.scores(RACE, size=2, plies=0)["money"]["action"]["offer"] == "double"
    assert engine.study_cube(RACE, plies=0)["study"]["theories"]
    assert engine.race(RACE, plies=0)["pips"] == [85, 94]
    assert len(engine.resignations(RACE, plies=0)["kinds"]) == 3


def test_the_match_equity_table_is_kazaross():
    table = barpoint.met(length=3)
    assert table["pre_crawford"] == [
        [0.5, 0.67736, 0.75076],
        [0.32264, 0.5, 0.59947],
        [0.24924, 0.40053, 0.5],
    ]
    assert table["post_crawford"] == [0.5, 0.48803, 0.32264]


def test_levels_grow_stronger_and_formats_have_names():
    ratings = [level["pr"] for level in barpoint.levels()]
    assert ratings[0] > ratings[3] > ratings[4] > 0.0
    rolled_out = [level["rolled_out"]["pr"] for level in barpoint.levels()]
    assert rolled_out[0] > rolled_out[3] > rolled_out[4] > 0.0
    assert {"sgf", "mat", "xg", "json"} <= {row["name"] for row in barpoint.formats()}


@pytest.mark.parametrize(
    "ask, words",
    [
        (lambda: barpoint.hint(RACE, level="wizard"), "wizard"),
        (lambda: barpoint.hint(RACE, plies=20), "found 20"),
        (lambda: barpoint.cube(CRAWFORD), "cube decision"),
        (lambda: barpoint.bearoff(Board()), "race"),
        (lambda: barpoint.met("none"), "none"),
        (lambda: barpoint.met(length=65), "found 65"),
        (lambda: barpoint.evaluate_many([Board()], threads=5000), "5000"),
    ],
)
def test_what_cannot_be_asked_is_refused(ask, words):
    with pytest.raises(BarpointError, match=words):
        ask()


def test_an_engine_of_another_table_values_other_scores():
    woolsey = barpoint.Engine(met="woolsey")
    position = Position("XGID=---BCCC-BB-----bc--ccbb---:0:0:1:00:0:4:0:7:10")
    usual = barpoint.cube(position, plies=0)
    assert woolsey.cube(position, plies=0).double_take != usual.double_take
