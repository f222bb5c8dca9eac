//! Signed errors of chances by kind of position, which an average of absolute errors hides.

use std::path::Path;

use barpoint_equity::Outcome;
use barpoint_eval::{Class, Databases};
use barpoint_rules::{Board, CHECKERS, PlayList, Roll};
use barpoint_train::TrainError;
use rayon::prelude::*;

use super::{ProbabilityRecord, Subject};

/// Mean errors of one kind of position; chances and equities in thousandths, from the side on roll.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Errors {
    /// Positions.
    pub count: usize,
    /// Believed minus true chance to win.
    pub win: f64,
    /// The same as an absolute error.
    pub win_abs: f64,
    /// Absolute error of the gammon chances, won and lost together.
    pub gammons_abs: f64,
    /// Believed minus true cubeless money equity.
    pub equity: f64,
    /// The same as an absolute error.
    pub equity_abs: f64,
}

/// A way to group positions, each group a row of the report.
type Kind = (&'static str, &'static [&'static str], fn(&Board) -> usize);

const KINDS: [Kind; 5] = [
    (
        "pips of the side on roll",
        &["1 to 29", "30 to 49", "50 to 69", "70 to 89", "90 and more"],
        |board| match board.pip_count() {
            ..30 => 0,
            30..50 => 1,
            50..70 => 2,
            70..90 => 3,
            _ => 4,
        },
    ),
    (
        "pips ahead (side on roll)",
        &[
            "-21 and less",
            "-20 to -6",
            "-5 to 5",
            "6 to 20",
            "21 and more",
        ],
        |board| {
            let pips = |board: &Board| i64::from(board.pip_count());
            match pips(&board.swapped()) - pips(board) {
                ..-20 => 0,
                -20..-5 => 1,
                -5..6 => 2,
                6..21 => 3,
                _ => 4,
            }
        },
    ),
    (
        "checkers left (side on roll)",
        &["1 to 5", "6 to 10", "11 to 14", "15"],
        |board| match CHECKERS - board.on_roll()[0] {
            ..6 => 0,
            6..11 => 1,
            11..15 => 2,
            _ => 3,
        },
    ),
    (
        "on the way home",
        &["side on roll", "opponent", "both", "nobody"],
        |board| match [board.on_roll(), board.opponent()].map(is_outside) {
            [true, false] => 0,
            [false, true] => 1,
            [true, true] => 2,
            [false, false] => 3,
        },
    ),
    (
        "with a checker off and others outside",
        &["no side", "a side"],
        |board| {
            let odd = |half: &[u8; 26]| half[0] > 0 && is_outside(half);
            usize::from(odd(board.on_roll()) || odd(board.opponent()))
        },
    ),
];

fn is_outside(half: &[u8; 26]) -> bool {
    half[7..].iter().any(|&n| n > 0)
}

/// Errors of all positions together (kind ""), then by kind of position.
#[must_use]
pub fn errors(
    records: &[ProbabilityRecord],
    subject: &impl Subject,
) -> Vec<(&'static str, &'static str, Errors)> {
    let found: Vec<Outcome> = records
        .par_iter()
        .map(|record| subject.outcome(&record.board))
        .collect();
    let all = || records.iter().zip(&found);
    let mut rows = vec![("", "all", Errors::of(all()))];
    for (kind, answers, of) in KINDS {
        for (i, answer) in answers.iter().enumerate() {
            let these = all().filter(|(record, _)| of(&record.board) == i);
            rows.push((kind, *answer, Errors::of(these)));
        }
    }
    rows.retain(|(_, _, errors)| errors.count > 0);
    rows
}

impl Errors {
    fn of<'a>(pairs: impl Iterator<Item = (&'a ProbabilityRecord, &'a Outcome)>) -> Self {
        let mut sum = Self::default();
        for (ProbabilityRecord { outcome: truth, .. }, found) in pairs {
            let off = |of: fn(&Outcome) -> f32| f64::from(of(found)) - f64::from(of(truth));
            let win = off(|chances| chances.win);
            let equity = off(|chances| chances.money_equity().get());
            let gammons =
                off(|chances| chances.win_gammon).abs() + off(|chances| chances.lose_gammon).abs();
            sum.count += 1;
            sum.win += win;
            sum.win_abs += win.abs();
            sum.gammons_abs += gammons;
            sum.equity += equity;
            sum.equity_abs += equity.abs();
        }
        let scale = 1000.0 / sum.count.max(1) as f64;
        Self {
            win: sum.win * scale,
            win_abs: sum.win_abs * scale,
            gammons_abs: sum.gammons_abs * scale,
            equity: sum.equity * scale,
            equity_abs: sum.equity_abs * scale,
            ..sum
        }
    }
}

/// These positions with the chances that databases give them; those not contained are left out.
#[must_use]
pub fn known(records: &[ProbabilityRecord], databases: &Databases) -> Vec<ProbabilityRecord> {
    let known = |record: &ProbabilityRecord| {
        let outcome = databases.chances(&record.board)?;
        let board = record.board;
        Some(ProbabilityRecord { board, outcome })
    };
    records.iter().filter_map(known).collect()
}

/// What the subject's favourite plays lose according to databases, in points: for each of these races one roll, the
/// rolls in turn, if there is a choice and databases contain the positions after all plays.
#[must_use]
pub fn play_losses(
    races: &[ProbabilityRecord],
    databases: &Databases,
    subject: &impl Subject,
) -> Vec<f64> {
    let rolls: Vec<Roll> = Roll::weighted().map(|(roll, _)| roll).collect();
    let loss = |(i, record): (usize, &ProbabilityRecord)| {
        let mut plays = PlayList::new();
        plays.generate(&record.board, rolls[i % rolls.len()]);
        let mut chosen: Option<(f32, f32)> = None;
        let mut best = f32::NEG_INFINITY;
        for after in plays.boards().iter().map(Board::swapped) {
            let liked = subject.outcome(&after);
            let truth = match Class::of(&after) {
                Class::Over => liked,
                _ => databases.chances(&after)?,
            };
            let [liked, truth] = [liked, truth].map(|chances| -chances.money_equity().get());
            if chosen.is_none_or(|(most, _)| liked > most) {
                chosen = Some((liked, truth));
            }
            best = best.max(truth);
        }
        let (_, truth) = chosen.filter(|_| plays.boards().len() > 1)?;
        Some(f64::from(best - truth))
    };
    races
        .par_iter()
        .enumerate()
        .filter_map(loss)
        .collect::<Vec<_>>()
}

/// The records that a stage of a training run held out (`NAME.held`, beside `NAME.json`).
pub fn held_out(path: &Path) -> Result<Vec<ProbabilityRecord>, TrainError> {
    let held = barpoint_train::held_out(path)?;
    let record = |record: barpoint_train::Record| ProbabilityRecord {
        board: record.board,
        outcome: record.target,
    };
    Ok(held.into_iter().map(record).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_equity::CubeContext;
    use barpoint_rules::Setup;

    /// Gives everyone the same chances.
    struct Even;

    impl Subject for Even {
        fn outcome(&self, _: &Board) -> Outcome {
            Outcome::from_array([0.5, 0.1, 0.0, 0.0, 0.0])
        }

        fn plays(&self, boards: &[Board], _: Option<CubeContext>) -> Vec<f32> {
            vec![0.0; boards.len()]
        }

        fn cube(&self, _: &Board, _: CubeContext) -> (f32, f32) {
            (0.0, 0.0)
        }
    }

    #[test]
    fn errors_keep_their_sign_and_their_kind() {
        let mut on_roll = [0; 26];
        (on_roll[6], on_roll[8]) = (13, 1);
        let mut opponent = [0; 26];
        opponent[5] = 15;
        let board = Board::try_from(Setup { on_roll, opponent }).unwrap();
        let record = |board, win| ProbabilityRecord {
            board,
            outcome: Outcome {
                win,
                ..Outcome::default()
            },
        };
        let records = [record(board, 0.4), record(board.swapped(), 0.8)];
        let rows = errors(&records, &Even);
        let row = |kind: &str, answer: &str| {
            let found = rows.iter().find(|row| row.0 == kind && row.1 == answer);
            found.unwrap_or_else(|| panic!("{kind}: {answer}")).2
        };
        let all = row("", "all");
        assert_eq!(all.count, 2);
        // +100 and -300 thousandths to win, 100 of gammons each: +300 and -500 of equity.
        let expected = [-100.0, 200.0, 100.0, -100.0, 400.0];
        let found = [
            all.win,
            all.win_abs,
            all.gammons_abs,
            all.equity,
            all.equity_abs,
        ];
        for (found, expected) in found.iter().zip(expected) {
            assert!((found - expected).abs() < 0.01, "{all:?}");
        }
        assert!((row("pips of the side on roll", "70 to 89").win + 100.0).abs() < 0.01);
        assert!((row("checkers left (side on roll)", "11 to 14").win - 100.0).abs() < 0.01);
        assert!((row("checkers left (side on roll)", "15").win + 300.0).abs() < 0.01);
        assert!((row("on the way home", "opponent").win + 300.0).abs() < 0.01);
        assert_eq!(
            row("with a checker off and others outside", "a side").count,
            2
        );
        assert!(!rows.iter().any(|row| row.1 == "nobody"));
    }
}
