"""Games side by side, environments, opponents."""

import random

import numpy as np
import pytest

from barpoint import BarpointError, Board, arrays
from barpoint.learn import features, openspiel, opponents, pgx_game, selfplay
from barpoint.learn.selfplay import SelfPlay


def test_games_are_played_side_by_side():
    games = SelfPlay(500, seed=7)
    generator = np.random.default_rng(1)
    won = np.zeros(500, dtype=int)
    for _ in range(150):
        counts = games.counts
        followers = games.afterstates()
        assert np.array_equal(np.diff(followers.starts), counts)
        assert (followers.boards.sum(axis=2) == 15).all()
        plays = games.random(generator)
        before, chosen = games.players, followers.boards[followers.starts[:-1] + plays]
        points = games.step(plays)
        going = points == 0
        assert (games.players[going] != before[going]).all()
        assert np.array_equal(games.boards[going], chosen[going][:, ::-1])
        assert (chosen[~going][:, 0, 0] == 15).all()
        won[points > 0] += 1
    assert won.sum() > 500


def test_plays_are_numbered_as_board_lists_them():
    games = SelfPlay(20, seed=3)
    followers = games.afterstates()
    for number, (board, dice) in enumerate(
        zip(arrays.from_array(games.boards), games.dice.tolist())
    ):
        own = followers.boards[followers.starts[number] : followers.starts[number + 1]]
        assert arrays.from_array(own) == [play.after for play in board.plays(*dice)]


def test_the_same_seed_gives_the_same_games():
    def course(seed):
        games = SelfPlay(10, seed=seed)
        for _ in range(20):
            games.step(np.zeros(10, dtype=np.uint32))
        return games.boards

    assert np.array_equal(course(5), course(5))
    assert not np.array_equal(course(5), course(6))


def test_opening_rolls_differ_and_are_fair():
    games = SelfPlay(6000, seed=1)
    dice = games.dice
    assert (dice[:, 0] > dice[:, 1]).all()
    _, counts = np.unique(dice, axis=0, return_counts=True)
    assert len(counts) == 15 and counts.min() > 320 and counts.max() < 480
    assert 2800 < games.players.sum() < 3200


def test_what_is_no_play_is_refused():
    games = SelfPlay(2)
    with pytest.raises(BarpointError, match="game 1: expected a play below"):
        games.step(np.array([0, 9999]))
    with pytest.raises(BarpointError, match="expected 2 plays, found 1"):
        games.step(np.array([0]))


def test_all_that_can_follow_has_its_probability():
    found = selfplay.chances(Board())
    assert len(found) == 21 and sum(chance.probability for chance in found) == pytest.approx(1.0)
    (doubles,) = [chance for chance in found if chance.dice == (1, 1)]
    assert doubles.probability == pytest.approx(1 / 36) and len(doubles.boards) == 42


def test_the_best_of_each_group_is_found():
    values = np.array([1.0, 3.0, 3.0, -1.0, 0.5, 0.25])
    numbers, best = selfplay.best_by_group(values, np.array([0, 3, 4, 6]))
    assert numbers.tolist() == [1, 0, 0] and best.tolist() == [3.0, -1.0, 0.5]


def test_inputs_say_how_many_checkers_there_are():
    inputs = features.tesauro(arrays.as_array([Board()]))
    assert inputs.shape == (1, features.INPUTS) and inputs.dtype == np.float32
    six_point, ace_point = inputs[0, 20:24], inputs[0, :4]
    assert six_point.tolist() == [1.0, 1.0, 1.0, 1.0] and ace_point.tolist() == [0.0] * 4
    assert inputs[0, 28:32].tolist() == [1.0, 1.0, 1.0, 0.0]


def test_a_beginner_beats_chance_and_an_expert_a_beginner():
    chance, beginner = opponents.by_chance(), opponents.level("beginner")
    points, error = opponents.duel(beginner, chance, games=60)
    assert points - 3.0 * error > 1.0
    points, error = opponents.duel(opponents.level("expert"), beginner, games=150)
    assert points - 2.0 * error > 0.0


def test_values_choose_plays():
    """Who counts pips alone beats chance too."""

    def lead(boards):
        points = np.append(np.arange(26), [])
        pips = boards.astype(int) @ points
        return pips[:, 1] - pips[:, 0]

    points, error = opponents.duel(opponents.by_value(lead), opponents.by_chance(), games=60)
    assert points - 3.0 * error > 0.0


def test_openspiels_opening_is_as_it_prints_it():
    """The legal actions that open_spiel 2.0.2 lists for 2-1, and its tensor."""
    state = openspiel.State()
    assert len(state.chance_outcomes()) == 30
    state.apply_action(0)
    actions = state.legal_actions()
    assert actions[:12] == [0, 11, 16, 18, 52, 349, 416, 427, 432, 434, 468, 479]
    tensor = state.observation_tensor(0)
    assert (len(tensor), tensor[1], tensor[47], tensor[198:]) == (200, 1.0, 2.0, [1.0, 2.0])
    copied = state.clone()
    copied.apply_action(0)
    assert copied.is_chance_node() and len(copied.chance_outcomes()) == 36
    assert state.legal_actions() == actions


def random_game(seed):
    """A game of ``openspiel.State`` to its end."""
    dice = random.Random(seed)
    state = openspiel.State()
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def test_games_end_with_points():
    ends = [random_game(seed) for seed in range(30)]
    assert {abs(end.points()[0]) for end in ends} >= {1, 2}
    assert all(end.returns() == [np.sign(points) for points in end.points()] for end in ends)


def test_openspiel_lists_the_same_actions(needs):
    pyspiel = needs.package("pyspiel")
    game = pyspiel.load_game("backgammon")
    dice = random.Random(2)
    for _ in range(15):
        theirs, ours = game.new_initial_state(), openspiel.State()
        while not theirs.is_terminal():
            assert theirs.current_player() == ours.current_player()
            actions = theirs.legal_actions()
            assert ours.legal_actions() == actions
            for player in (0, 1):
                assert theirs.observation_tensor(player) == ours.observation_tensor(player)
            action = dice.choice(actions)
            theirs.apply_action(action)
            ours.apply_action(action)
        assert theirs.returns() == ours.returns()


def test_pgx_counts_every_step():
    state = pgx_game.State(np.random.default_rng(1))
    state.roll((3, 1))
    assert state.legal_action_mask.sum() == len(state.legal_actions())
    # The points from the rear, with two, five, three and five checkers.
    assert {action // 6 for action in state.legal_actions()} == {2, 13, 18, 20}
    assert state.observation[:1].tolist() == [2] and state.observation[28:].tolist() == [
        1,
        0,
        1,
        0,
        0,
        0,
    ]
    state.step(13 * 6 + 2)
    assert state.playable == [1] and state.observation[14] == 1
    with pytest.raises(ValueError, match="found 80"):
        state.step(80)


def test_games_of_pgx_end():
    dice = random.Random(4)
    for seed in range(5):
        state = pgx_game.State(np.random.default_rng(seed))
        while not state.terminated:
            state.step(dice.choice(state.legal_actions()))
        assert sorted(map(abs, state.rewards))[0] in (1, 2, 3) and sum(state.rewards) == 0


@pytest.mark.filterwarnings("ignore")
def test_gymnasium_approves(needs):
    needs.package("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from barpoint.learn.gymnasium_env import BackgammonEnv

    env = BackgammonEnv(render_mode="svg")
    check_env(env, skip_render_check=True)
    _, info = env.reset(seed=4)
    total, over = 0.0, False
    while not over:
        action = np.flatnonzero(info["action_mask"])[0]
        _, reward, over, _, info = env.step(action)
        total += reward
    assert abs(total) in (1.0, 2.0, 3.0) and env.render().startswith("<svg")
    _, info = env.reset(seed=4)
    illegal = np.flatnonzero(info["action_mask"] == 0)[0]
    assert env.step(illegal)[1:3] == (-3.0, True)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_approves(needs, capsys):
    needs.package("pettingzoo")
    from pettingzoo.test import api_test

    from barpoint.learn.pettingzoo_env import BackgammonAEC

    api_test(BackgammonAEC(render_mode="svg"), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out
    env = BackgammonAEC(render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")
    with pytest.raises(ValueError, match="expected a legal action"):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))
