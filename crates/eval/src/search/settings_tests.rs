//! Depth, reduced evaluation, noise and the Jacoby rule.

use std::sync::Arc;

use barpoint_equity::{CubeContext, Equity, Jacoby, LifeTable, Scoring, TRAITS};
use barpoint_nn::{Network, Shape};
use barpoint_rules::{PlayList, Roll};

use super::tests::{WIDE, at_score, bearoff_search, board, close, cubeful, toy_search};
use crate::inputs::RAW_INPUTS;
use crate::samples::random_boards;
use crate::{AlwaysSearch, LifeNet, MAX_PLIES, MoveFilter, Noise, RollSet, Search, SearchSettings};

#[test]
fn the_deepest_look_ahead_keeps_every_cube_apart() {
    let search = toy_search(0);
    let half = [(1, 1)];
    let board = board(&half, &half);
    // Whoever rolls bears off: gains 1 point, 2 with the cube turned.
    for ctx in [CubeContext::MONEY, at_score(15, 15), at_score(64, 64)] {
        let decision = search.cube_decision(&board, ctx, cubeful(MAX_PLIES, WIDE));
        close(decision.unwrap().equities.no_double, 1.0, 1e-4);
    }
}

#[test]
fn reduced_evaluation_sees_all_rolls_at_one_ply_and_fewer_below() {
    let search = toy_search(500);
    for (i, board) in random_boards(6, 21).iter().enumerate() {
        let ctx = [CubeContext::MONEY, at_score(4, 2)][i % 2];
        let value = |plies, rolls| {
            let settings = SearchSettings {
                rolls,
                ..cubeful(plies, 4)
            };
            search.evaluate(board, ctx, settings)
        };
        let full = value(1, RollSet::All);
        for (_, rolls) in RollSet::PERCENTAGES {
            assert_eq!(value(1, rolls), full, "{rolls:?}");
            let (all, some) = (value(2, RollSet::All), value(2, rolls));
            assert_eq!(rolls == RollSet::Sampled, all == some, "{rolls:?}");
            close(some.cubeful, all.cubeful.get(), 0.25);
        }
    }
}

#[test]
fn noise_disturbs_static_values_only_and_always_alike() {
    let boards = random_boards(5, 8);
    let noisy = |plies| SearchSettings {
        noise: Noise::deterministic(0.05),
        ..cubeful(plies, 4)
    };
    let (cold, warm) = (toy_search(0), toy_search(500));
    for board in &boards {
        for plies in 0..=2 {
            let evaluate =
                |search: &Search, settings| search.evaluate(board, CubeContext::MONEY, settings);
            let clean = evaluate(&warm, cubeful(plies, 4));
            let found = evaluate(&warm, noisy(plies));
            assert_eq!(found, evaluate(&cold, noisy(plies)));
            assert_ne!(found, clean);
            // The noise of hundreds of leaves averages out, but for picking the luckiest plays.
            let limit = [0.6, 0.3, 0.2][usize::from(plies)];
            close(found.cubeless, clean.cubeless.get(), limit);
        }
        // The value of a play is the disturbed value of the board it leads to.
        let roll = Roll::new(4, 2).unwrap();
        for plies in 0..=1 {
            let filter: MoveFilter = "0:200,0,0".parse().unwrap();
            let plays = warm.rank_plays(
                board,
                roll,
                CubeContext::MONEY,
                noisy(plies),
                &filter,
                AlwaysSearch::Nothing,
            );
            for row in plays.iter().filter(|row| row.plies == plies).take(3) {
                let again = cold.value_play(row.play, row.after, CubeContext::MONEY, noisy(plies));
                // Static values of plays are turned round once more than those of positions.
                close(again.cubeful, row.cubeful.get(), 1e-6);
                close(again.cubeless, row.cubeless.get(), 1e-6);
            }
        }
    }
}

#[test]
fn a_search_is_known_by_its_net_of_cube_lives_too() {
    let shape = Shape {
        sparse: RAW_INPUTS,
        dense: 0,
        hidden: 64,
        further: [0; 3],
    };
    let network = Network::random(shape, 1, [0.0; 5]).unwrap();
    let lives = LifeNet::of(&network, LifeTable::even([0.0; TRAITS]), 1).unwrap();
    let search = toy_search(0);
    let other = search.with_lives(Arc::new(lives), 0);
    assert_ne!(other.fingerprint(), search.fingerprint());
    let evaluators = [&other, &search].map(|search| search.evaluator().fingerprint());
    assert_eq!(evaluators[0], evaluators[1]);
    assert_eq!(
        search.with_empty_cache(10).fingerprint(),
        search.fingerprint()
    );
}

/// One roll to bear off a checker: a gammon counts no more than the game until the cube is turned, but then it does.
#[test]
fn gammons_that_do_not_count_yet_are_saved() {
    let search = bearoff_search(100);
    let jacoby = CubeContext {
        scoring: Scoring::Money {
            jacoby: Jacoby::On,
            beavers: 0,
        },
        ..CubeContext::MONEY
    };
    let ones: [&[(u8, u8)]; 4] = [
        &[(6, 15)],
        &[(6, 5), (5, 5), (4, 5)],
        &[(6, 7), (2, 8)],
        &[(6, 2), (5, 6), (3, 7)],
    ];
    for own in ones {
        let lost = board(own, &[(1, 2)]);
        let mut plays = PlayList::new();
        let mut saved = 0;
        for (roll, weight) in Roll::weighted() {
            plays.generate(&lost, roll);
            let saves = |board: &barpoint_rules::Board| board.on_roll()[0] > 0;
            saved += weight * u8::from(plays.boards().iter().any(saves));
        }
        let gammons = f32::from(36 - saved) / 36.0;
        for candidates in [2, WIDE] {
            let decision = search.cube_decision(&lost, jacoby, cubeful(1, candidates));
            let decision = decision.unwrap();
            close(Equity(decision.outcome.lose_gammon), gammons, 1e-6);
            close(decision.equities.no_double, -1.0, 1e-6);
            close(decision.equities.double_take, -2.0 * (1.0 + gammons), 1e-5);
        }
    }
}
