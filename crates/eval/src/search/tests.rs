use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint_equity::{Crawford, CubeAccess, CubeContext, Equity, Jacoby, Met, Outcome, Scoring};
use barpoint_rules::{Board, CHECKERS, PlayList, Roll, Variation};
pub(super) use barpoint_testkit::board;

use super::toy::{Bearoff, Toy};
use crate::samples::{bearoff, random_boards};
use crate::{AlwaysSearch, Class, CubeUse, Evaluator, MoveFilter, RollSet, Search, SearchSettings};

/// Every play of every roll valued in full.
pub(super) const WIDE: u8 = u8::MAX;

pub(super) const fn cubeful(plies: u8, candidates: u8) -> SearchSettings {
    every_roll(SearchSettings::new(plies, CubeUse::Cubeful, candidates))
}

const fn cubeless(plies: u8) -> SearchSettings {
    every_roll(SearchSettings::new(plies, CubeUse::Cubeless, WIDE))
}

const fn every_roll(mut settings: SearchSettings) -> SearchSettings {
    settings.rolls = RollSet::All;
    settings
}

const fn money(access: CubeAccess) -> CubeContext {
    CubeContext {
        access,
        ..CubeContext::MONEY
    }
}

pub(super) fn at_score(away: u8, opponent_away: u8) -> CubeContext {
    CubeContext {
        value: 1,
        access: CubeAccess::Centred,
        scoring: Scoring::at_score(away, opponent_away, Crawford::Pre),
    }
}

pub(super) fn toy_search(cache_entries: usize) -> Search {
    let met = Arc::new(Met::kazaross_xg2());
    Search::new(Arc::new(Toy), met, cache_entries)
}

pub(super) fn bearoff_search(cache_entries: usize) -> Search {
    let met = Arc::new(Met::kazaross_xg2());
    Search::new(Arc::new(Bearoff(bearoff())), met, cache_entries)
}

#[track_caller]
pub(super) fn close(found: Equity, expected: f32, tolerance: f32) {
    assert!(
        (found.get() - expected).abs() <= tolerance,
        "expected {expected}, found {}",
        found.get()
    );
}

#[test]
fn the_last_roll_is_exact() {
    let search = bearoff_search(100);
    // 19 winning rolls of 36.
    let last = board(&[(5, 1), (2, 1)], &[(1, 1)]);
    let decision = search
        .cube_decision(&last, CubeContext::MONEY, cubeful(1, WIDE))
        .unwrap();
    close(decision.equities.no_double, 2.0 / 36.0, 1e-6);
    close(decision.equities.double_take, 4.0 / 36.0, 1e-6);
    // 29 winning rolls; looking further than the game lasts changes nothing.
    let last = board(&[(4, 1), (1, 1)], &[(1, 1)]);
    let deep = search
        .cube_decision(&last, CubeContext::MONEY, cubeful(3, WIDE))
        .unwrap();
    close(deep.equities.no_double, 22.0 / 36.0, 1e-6);
    close(deep.equities.double_take, 44.0 / 36.0, 1e-6);
}

/// Money value of a bearoff of few checkers by exhaustive recursion, cube used perfectly.
fn exact(board: &Board, access: CubeAccess) -> f32 {
    let rolled = |access| {
        let mut sum = 0.0;
        let mut plays = PlayList::new();
        for (roll, weight) in Roll::weighted() {
            plays.generate(board, roll);
            let best = plays
                .boards()
                .iter()
                .map(|after| {
                    if after.on_roll()[0] == CHECKERS {
                        1.0
                    } else {
                        let next = money(access).flipped().access;
                        -exact(&after.swapped(), next)
                    }
                })
                .fold(f32::MIN, f32::max);
            sum += f32::from(weight) * best;
        }
        sum / 36.0
    };
    let hold = rolled(access);
    if access == CubeAccess::Opponent {
        return hold;
    }
    hold.max((2.0 * rolled(CubeAccess::Opponent)).min(1.0))
}

#[test]
fn deep_enough_searches_use_the_cube_perfectly() {
    let search = bearoff_search(1000);
    let positions = [
        board(&[(3, 1), (2, 1)], &[(3, 1), (1, 1)]),
        board(&[(2, 2)], &[(1, 3)]),
        board(&[(1, 3)], &[(1, 3)]),
        board(&[(4, 1), (3, 1)], &[(2, 2)]),
    ];
    for position in positions {
        let held = |access| {
            let found = search.evaluate(&position, money(access), cubeful(6, WIDE));
            found.cubeful
        };
        let decision = search
            .cube_decision(&position, CubeContext::MONEY, cubeful(6, WIDE))
            .unwrap();
        close(
            decision.equities.best(),
            exact(&position, CubeAccess::Centred),
            1e-5,
        );
        close(
            held(CubeAccess::Opponent),
            exact(&position, CubeAccess::Opponent),
            1e-5,
        );
    }
}

/// The definition, spelled out: the average over rolls of the value one ply less deep after the
/// statically best play. At the last nodes `own` says how much their own static value counts where there is contact.
fn cubeless_by_definition(board: &Board, plies: u8, own: f32) -> f32 {
    let statically = |board: &Board| {
        let mut outcome = [Outcome::default()];
        Toy.evaluate(&[*board], &mut outcome);
        outcome[0].money_equity().get()
    };
    let is_over = |board: &Board| board.on_roll()[0] == CHECKERS || board.opponent()[0] == CHECKERS;
    if plies == 0 || is_over(board) {
        return statically(board);
    }
    let mut plays = PlayList::new();
    let (mut sum, mut open) = (0.0, 0.0);
    for (roll, weight) in Roll::weighted() {
        plays.generate(board, roll);
        let boards = match plays.boards() {
            [] => std::slice::from_ref(board),
            boards => boards,
        };
        let nexts = boards.iter().map(Board::swapped);
        let worst = nexts.min_by(|a, b| statically(a).total_cmp(&statically(b)));
        let next = worst.unwrap();
        sum -= f32::from(weight) * cubeless_by_definition(&next, plies - 1, own);
        open += f32::from(u8::from(Class::of(&next) == Class::Contact) * weight);
    }
    let average = sum / 36.0;
    match plies {
        1 => average + own * (statically(board) - average) * open / 36.0,
        _ => average,
    }
}

#[test]
fn cubeless_search_follows_its_definition() {
    let search = toy_search(1000);
    for board in random_boards(15, 3) {
        for (plies, own) in [(0, 0.0), (1, 1.0 / 3.0), (2, 0.0)] {
            let found = search.evaluate(&board, CubeContext::MONEY, cubeless(plies));
            let expected = cubeless_by_definition(&board, plies, own);
            close(found.cubeless, expected, 1e-4);
        }
    }
}

/// Everything a search can be asked about some boards, as bits.
fn everything(search: &Search, boards: &[Board]) -> Vec<u32> {
    let contexts = [
        CubeContext::MONEY,
        CubeContext {
            scoring: Scoring::Money {
                jacoby: Jacoby::On,
                beavers: 3,
            },
            ..CubeContext::MONEY
        },
        at_score(3, 5),
        at_score(2, 7).flipped(),
    ];
    let mut bits = Vec::new();
    let settings = cubeful(2, 4);
    let deep = SearchSettings::new(3, CubeUse::Cubeful, 4);
    for (i, board) in boards.iter().enumerate() {
        let ctx = contexts[i % contexts.len()];
        let roll = Roll::new(1 + (i % 6) as u8, 1 + (i / 6 % 6) as u8).unwrap();
        let luck = search.luck(board, roll, ctx, cubeful(0, 4)).get();
        let evaluation = search.evaluate(board, ctx, settings);
        let filter = [MoveFilter::TINY, MoveFilter::STAGED][i % 2];
        let plays = search.rank_plays(board, roll, ctx, settings, &filter, AlwaysSearch::Nothing);
        bits.extend([luck.to_bits(), evaluation.cubeful.get().to_bits()]);
        bits.extend(plays.iter().map(|play| play.cubeful.get().to_bits()));
        bits.extend(evaluation.outcome.to_array().map(f32::to_bits));
        bits.push(search.evaluate(board, ctx, deep).cubeful.get().to_bits());
    }
    bits
}

#[test]
fn cache_and_threads_never_change_a_bit() {
    let boards = random_boards(8, 11);
    let uncached = everything(&toy_search(0), &boards);
    let shared = toy_search(200);
    std::thread::scope(|scope| {
        let runs: Vec<_> = (0..4)
            .map(|_| scope.spawn(|| everything(&shared, &boards)))
            .collect();
        for run in runs {
            assert_eq!(run.join().unwrap(), uncached);
        }
    });
}

#[test]
fn plays_of_unequal_depth_are_grouped() {
    let search = toy_search(1000);
    let start = Variation::Standard.start();
    let roll = Roll::new(6, 2).unwrap();
    let filter: MoveFilter = "0:0,5,0.32".parse().unwrap();
    let rank = |always| {
        search.rank_plays(
            &start,
            roll,
            CubeContext::MONEY,
            cubeful(1, 4),
            &filter,
            always,
        )
    };
    let plays = rank(AlwaysSearch::Nothing);
    let deep = plays.iter().filter(|play| play.plies == 1).count();
    assert_eq!(deep, 5);
    for pair in plays.windows(2) {
        let falls = pair[0].plies == pair[1].plies && pair[0].cubeful >= pair[1].cubeful;
        assert!(falls || pair[0].plies > pair[1].plies);
    }
    // A play the filter drops is searched when asked for, and nothing else changes.
    let last = plays.last().unwrap();
    let with_last = rank(AlwaysSearch::After(&last.after));
    let deeper = |play: &&crate::RankedPlay| play.plies == 1;
    assert_eq!(with_last.iter().filter(deeper).count(), deep + 1);
    assert_eq!(with_last.len(), plays.len());
    assert!(
        with_last
            .iter()
            .filter(deeper)
            .any(|play| play.after == last.after)
    );
}

#[test]
fn a_deep_cube_decision_is_broken_off_within_a_roll() {
    let search = toy_search(0);
    let start = Variation::Standard.start();
    let mut asked = 0;
    // A whole roll at 7 plies would take minutes.
    let found = search.cube_decision_reporting(
        &start,
        CubeContext::MONEY,
        cubeful(7, WIDE),
        &mut |searched| {
            assert_eq!(searched.done, 0);
            asked += 1;
            if asked < 30 {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        },
    );
    assert_eq!((found, asked), (None, 30));
}

#[test]
fn a_stopped_ranking_keeps_what_was_searched() {
    let search = toy_search(1000);
    let selection = (&MoveFilter::LARGE, AlwaysSearch::Nothing);
    let plays = search.rank_plays_reporting(
        &Variation::Standard.start(),
        Roll::new(6, 2).unwrap(),
        CubeContext::MONEY,
        cubeful(1, 4),
        selection,
        &mut |searched| {
            assert!(searched.done <= searched.total && searched.plies == 1);
            if searched.done < 3 {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        },
    );
    let depths: Vec<u8> = plays.iter().map(|play| play.plies).collect();
    assert_eq!(depths[..3], [1; 3], "{depths:?}");
    assert!(depths[3..].iter().all(|&plies| plies == 0));
}

#[test]
fn luck_averages_to_nothing() {
    let search = toy_search(1000);
    for (i, board) in random_boards(8, 5).iter().enumerate() {
        let ctx = [CubeContext::MONEY, at_score(4, 2)][i % 2];
        let sum: f32 = Roll::weighted()
            .map(|(roll, weight)| {
                f32::from(weight) * search.luck(board, roll, ctx, cubeful(1, 4)).get()
            })
            .sum();
        assert!(sum.abs() < 1e-3, "{sum}");
    }
    let start = Variation::Standard.start();
    let roll = Roll::new(3, 1).unwrap();
    let opening = search.opening_luck(&start, roll, CubeContext::MONEY, cubeful(0, WIDE));
    let best = search.rank_plays(
        &start,
        roll,
        CubeContext::MONEY,
        cubeful(0, WIDE),
        &MoveFilter::LARGE,
        AlwaysSearch::Nothing,
    )[0];
    // Both players are equally likely to have won the roll, so the average is 0.
    close(opening, best.cubeful.get(), 1e-6);
}

#[test]
fn a_player_who_cannot_gain_by_doubling_has_no_decision() {
    let search = toy_search(10);
    let start = Variation::Standard.start();
    assert!(
        search
            .cube_decision(&start, at_score(1, 3), cubeful(0, 4))
            .is_none()
    );
    assert!(
        search
            .cube_decision(&start, at_score(3, 1), cubeful(0, 4))
            .is_some()
    );
}

/// At the ends of the longest matches a game is worth a few parts in a hundred million of the match. Where
/// neither player may double, its value is still the cubeless one.
#[test]
fn equities_hold_where_next_to_nothing_is_at_stake() {
    let search = toy_search(0);
    let board = random_boards(20, 1)[19];
    for (away, opponent_away) in [(1, 64), (64, 1)] {
        let ctx = CubeContext {
            scoring: Scoring::at_score(away, opponent_away, Crawford::Now),
            ..CubeContext::MONEY
        };
        for plies in 0..=2 {
            let found = search.evaluate(&board, ctx, cubeful(plies, WIDE));
            close(found.cubeful, found.cubeless.get(), 1e-5);
        }
    }
}
