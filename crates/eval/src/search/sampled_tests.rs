//! Rolls that stand for others, in deep look-aheads and at a glance.

use barpoint_equity::{CubeContext, Outcome};
use barpoint_rules::{Board, CHECKERS, PlayList, Roll};

use super::Lookahead;
use super::tests::{WIDE, close, cubeful, toy_search};
use super::toy::Toy;
use crate::cubeful::RootAction;
use crate::rolls::Sample;
use crate::samples::random_boards;
use crate::{
    AlwaysSearch, Class, CubeModel, CubeUse, Evaluator, MoveFilter, RankedPlay, RollSet,
    SearchSettings,
};

const fn sampled(plies: u8) -> SearchSettings {
    SearchSettings::new(plies, CubeUse::Cubeless, WIDE)
}

fn is_over(board: &Board) -> bool {
    board.on_roll()[0] == CHECKERS || board.opponent()[0] == CHECKERS
}

fn statically(board: &Board) -> Outcome {
    let mut outcome = [Outcome::default()];
    Toy.evaluate(&[*board], &mut outcome);
    outcome[0]
}

/// The definition, spelled out: at nodes that are neither the first nor the last, static chances of all rolls and, for
/// those in the sample, as many times what the search of one ply less adds as they stand for. At the last nodes their own
/// static chances count half where there is contact.
fn by_definition(board: &Board, plies: u8, first: bool, led_by: usize) -> Outcome {
    if plies == 0 || is_over(board) {
        return statically(board);
    }
    let mut plays = PlayList::new();
    let (mut sums, mut open) = ([0.0; 5], 0.0);
    for (roll, weight) in Roll::weighted() {
        plays.generate(board, roll);
        let boards = match plays.boards() {
            [] => std::slice::from_ref(board),
            boards => boards,
        };
        let worth = |board: &Board| statically(board).money_equity().get();
        let nexts = boards.iter().map(Board::swapped);
        let next = nexts.min_by(|a, b| worth(a).total_cmp(&worth(b))).unwrap();
        let deeper = by_definition(&next, plies - 1, false, led_by + roll.index()).flipped();
        let known = statically(&next).flipped();
        let times = match Sample::after(led_by).stands_for(roll.index()) {
            _ if first || plies == 1 => 1,
            times => times.unwrap_or(0),
        };
        for ((sum, deeper), known) in sums.iter_mut().zip(deeper.to_array()).zip(known.to_array()) {
            *sum += f32::from(weight) * (known + f32::from(times) * (deeper - known));
        }
        open += f32::from(u8::from(Class::of(&next) == Class::Contact) * weight);
    }
    let mut chances = sums.map(|sum| sum / 36.0);
    if plies == 1 {
        let own = statically(board).to_array();
        for (chance, own) in chances.iter_mut().zip(own) {
            *chance += 0.5 * (own - *chance) * open / 36.0;
        }
    }
    Outcome::from_array(chances).sanitised()
}

#[test]
fn sampled_search_follows_its_definition() {
    let search = toy_search(1000);
    for board in random_boards(4, 17) {
        let found = search.evaluate(&board, CubeContext::MONEY, sampled(3));
        let expected = by_definition(&board, 3, true, 0).money_equity();
        close(found.cubeless, expected.get(), 1e-4);
    }
}

/// Rolls that stand for others change little, cubeless and with the cube, and nothing up to 2 plies.
#[test]
fn a_sample_is_as_good_as_all_rolls() {
    let search = toy_search(5000);
    let mut squares = 0.0;
    let boards = random_boards(12, 5);
    for board in &boards {
        for plies in 0..=3 {
            let all = cubeful(plies, 4);
            let some = SearchSettings::new(plies, CubeUse::Cubeful, 4);
            let [all, some] = [all, some].map(|how| {
                let how = how.with_model(CubeModel::Janowski);
                search.evaluate(board, CubeContext::MONEY, how)
            });
            if plies < 3 {
                assert_eq!(all, some);
            } else {
                assert_ne!(all, some);
                squares += (all.cubeful.get() - some.cubeful.get()).powi(2);
            }
        }
    }
    let deviation = (squares / boards.len() as f32).sqrt();
    assert!(deviation < 0.01, "{deviation}");
}

/// A glance takes a sample of the first rolls alone: what a reduced evaluation leaves out below is not sampled once more.
#[test]
fn a_glance_samples_the_first_rolls_of_any_set() {
    let search = toy_search(5000);
    for rolls in [
        RollSet::Sampled,
        RollSet::All,
        RollSet::Half,
        RollSet::Third,
    ] {
        let settings = SearchSettings {
            rolls,
            ..sampled(3)
        };
        let mut squares = 0.0;
        let boards = random_boards(12, 29);
        for board in &boards {
            let look =
                || Lookahead::new(&search, &[CubeContext::MONEY], RootAction::Rolls, settings);
            let [all, some] =
                [look(), look().glancing()].map(|mut look| look.root(board).0.money_equity().get());
            squares += (all - some).powi(2);
        }
        let deviation = (squares / boards.len() as f32).sqrt();
        assert!(
            deviation > 0.0 && deviation < 0.07,
            "{rolls:?}: {deviation}"
        );
    }
}

/// At most two plays are searched in full, the best always, and their values are those without any filter.
#[test]
fn staged_filters_search_the_best_in_full() {
    let search = toy_search(5000);
    let (mut lost, mut all) = (0.0, 0.0);
    for board in random_boards(20, 23) {
        let rank = |roll, filter: &MoveFilter| -> Vec<RankedPlay> {
            let always = AlwaysSearch::Nothing;
            search.rank_plays(
                &board,
                roll,
                CubeContext::MONEY,
                cubeful(2, 4),
                filter,
                always,
            )
        };
        for roll in ["31", "62", "44"].map(|roll| roll.parse::<Roll>().unwrap()) {
            let full = rank(roll, &MoveFilter::ALL);
            let staged = rank(roll, &MoveFilter::STAGED);
            assert_eq!(staged.len(), full.len());
            let deep: Vec<_> = staged.iter().filter(|row| row.plies == 2).collect();
            assert!(deep.len() <= 2);
            for row in &deep {
                let other = full.iter().find(|other| other.after == row.after).unwrap();
                assert_eq!(other, *row);
            }
            if staged.iter().any(|row| row.plies == 1) {
                assert!(!deep.is_empty());
                let chosen = full.iter().find(|row| row.after == staged[0].after);
                lost += full[0].cubeful.get() - chosen.unwrap().cubeful.get();
                all += 1.0;
            }
        }
    }
    // The toy's static values are far worse than those of nets.
    assert!(all > 20.0 && lost < 0.02 * all, "{lost} in {all}");
}

/// What is left alone is then searched no further, and the best play is the same.
#[test]
fn filters_for_a_choice_find_the_same_play_with_less_work() {
    let search = toy_search(20_000);
    let (mut spared, mut all) = (0, 0);
    for (i, board) in random_boards(20, 31).into_iter().enumerate() {
        let settings = cubeful(if i % 4 == 0 { 3 } else { 2 }, 4);
        for (roll, (name, filter)) in ["31", "62", "44"]
            .iter()
            .flat_map(|roll| MoveFilter::PRESETS.map(|preset| (roll, preset)))
        {
            let roll = roll.parse::<Roll>().unwrap();
            let [whole, choice] = [filter, filter.for_choice()].map(|filter| {
                let always = AlwaysSearch::Nothing;
                search.rank_plays(&board, roll, CubeContext::MONEY, settings, &filter, always)
            });
            assert_eq!(whole.len(), choice.len());
            let best = |ranked: &[RankedPlay]| ranked.first().map(|row| row.after);
            assert_eq!(best(&choice), best(&whole), "{name}, {board:?} {roll}");
            let in_full = |ranked: &[RankedPlay]| {
                let full = ranked.iter().filter(|row| row.plies == settings.plies);
                full.count()
            };
            assert!(in_full(&choice) <= in_full(&whole));
            if filter.glance.is_some() {
                spared += usize::from(in_full(&choice) == 0);
                all += usize::from(in_full(&whole) > 0);
            }
        }
    }
    assert!(spared * 2 > all, "{spared} of {all}");
}
