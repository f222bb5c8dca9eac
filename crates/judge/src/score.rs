//! What an evaluator loses on benchmark records.

use std::collections::BTreeMap;

use barpoint_equity::{CubeContext, Outcome};
use barpoint_rules::Board;

use super::cube_record::CubeRecord;
use super::noise::noise_floor;
use super::record::{CheckerRecord, ProbabilityRecord, Record};

/// What is being judged: an evaluator at a fixed depth.
pub trait Subject: Sync {
    /// Cubeless chances of the player on roll.
    fn outcome(&self, board: &Board) -> Outcome;

    /// What plays are worth to whoever makes them: cubeless at money, or EMG with this cube at this score of a match, seen by the
    /// same player. Boards are seen by the opponent, who rolls next. The highest is chosen.
    fn plays(&self, boards: &[Board], context: Option<CubeContext>) -> Vec<f32>;

    /// Cubeful equities without doubling and after double and take, both in units of the undoubled cube (in matches EMG); cube and
    /// score are seen by the player on roll.
    fn cube(&self, board: &Board, context: CubeContext) -> (f32, f32);
}

/// A mean with its standard error, x1000.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    /// Mean loss (or error) x1000.
    pub mean: f64,
    /// Standard error of the mean x1000; 0, and not shown, of a single decision.
    pub std_err: f64,
    /// How many decisions.
    pub count: usize,
}

impl Score {
    /// The score of these losses.
    #[must_use]
    pub fn of(losses: &[f64]) -> Self {
        let count = losses.len();
        if count == 0 {
            return Self::default();
        }
        let n = count as f64;
        let mean = losses.iter().sum::<f64>() / n;
        let variance = losses.iter().map(|l| (l - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        Self {
            mean: 1000.0 * mean,
            std_err: 1000.0 * (variance / n).sqrt(),
            count,
        }
    }
}

impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.count {
            1 => write!(f, "{:.2} (error unknown) n 1", self.mean),
            count => write!(f, "{:.2} +- {:.2} n {count}", self.mean, self.std_err),
        }
    }
}

/// The scores of one file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// Equity lost by checker plays.
    pub checker: Option<Score>,
    /// What the best plays lose because the rollouts are noisy ([`noise_floor`]).
    pub noise: Option<Score>,
    /// The same by kind of position.
    pub phases: BTreeMap<String, Score>,
    /// Equity lost by doubling decisions.
    pub doubling: Option<Score>,
    /// Equity lost by take decisions.
    pub take: Option<Score>,
    /// What the best cube decisions lose because the rollouts are noisy.
    pub cube_noise: Option<Score>,
    /// Equity lost by cube decisions, doubling and take together, at each score of the file, in its order.
    pub scores: Vec<(String, Score)>,
    /// Absolute error of the cubeless equity.
    pub equity_error: Option<Score>,
    /// The largest of these errors, in points, and where it is.
    pub largest_error: Option<(f64, Board)>,
    /// All decisions of the file together, as in the last line.
    pub total: Score,
}

impl Report {
    /// Of records and what is lost on each of them, as [`losses`] gives it; nothing on those that were not judged.
    #[must_use]
    pub fn of(records: &[Record], losses: &[Vec<f64>]) -> Self {
        let (mut checker, mut plays, mut cubes) = (vec![], vec![], vec![]);
        let mut phases: BTreeMap<String, Vec<f64>> = BTreeMap::new();
        let (mut doubling, mut take, mut equity, mut total) = (vec![], vec![], vec![], vec![]);
        let mut scores: Vec<(String, Vec<f64>)> = Vec::new();
        let mut largest = None;
        for (record, loss) in records.iter().zip(losses) {
            match (record, &loss[..]) {
                (Record::Checker(play), &[loss]) => {
                    checker.push(loss);
                    plays.push(record);
                    if let Some(phase) = &play.phase {
                        phases.entry(phase.clone()).or_default().push(loss);
                    }
                }
                (Record::Cube(cube), &[of_double, of_take]) => {
                    cubes.push(record);
                    doubling.push(of_double);
                    take.push(of_take);
                    add_to(&mut scores, cube.score(), of_double + of_take);
                }
                (Record::Probability(record), &[error]) => {
                    equity.push(error);
                    if largest.is_none_or(|(most, _)| error > most) {
                        largest = Some((error, record.board));
                    }
                }
                _ => continue,
            }
            total.push(loss.iter().sum());
        }
        let some = |losses: &[f64]| (!losses.is_empty()).then(|| Score::of(losses));
        let phases = phases.into_iter();
        Self {
            checker: some(&checker),
            noise: noise_floor(&plays),
            cube_noise: noise_floor(&cubes),
            phases: phases
                .map(|(name, losses)| (name, Score::of(&losses)))
                .collect(),
            doubling: some(&doubling),
            take: some(&take),
            scores: scores
                .into_iter()
                .map(|(name, losses)| (name, Score::of(&losses)))
                .collect(),
            equity_error: some(&equity),
            largest_error: largest,
            total: Score::of(&total),
        }
    }

    /// Of checker plays alone.
    #[must_use]
    pub fn of_plays(plays: Score) -> Self {
        Self {
            checker: Some(plays),
            total: plays,
            ..Self::default()
        }
    }
}

/// What the subject loses on a record, in points: by the play; by doubling, then by taking; or its error in the equity.
pub fn losses(record: &Record, subject: &impl Subject) -> Vec<f64> {
    match record {
        Record::Checker(record) => vec![checker_loss(record, subject)],
        Record::Cube(record) => cube_losses(record, subject).to_vec(),
        Record::Probability(record) => vec![equity_error(record, subject)],
    }
}

/// Best listed equity minus that of the subject's favourite among the listed plays.
fn checker_loss(record: &CheckerRecord, subject: &impl Subject) -> f64 {
    let mut chosen: Option<(f32, f32)> = None;
    let mut best = f32::NEG_INFINITY;
    let boards: Vec<Board> = record.plays.iter().map(|(board, _)| *board).collect();
    let liked = subject.plays(&boards, record.context);
    for ((_, equity), liked) in record.plays.iter().zip(liked) {
        if chosen.is_none_or(|(most, _)| liked > most) {
            chosen = Some((liked, *equity));
        }
        best = best.max(*equity);
    }
    chosen.map_or(0.0, |(_, equity)| f64::from(best - equity))
}

/// What the decisions that these equities recommend lose.
fn cube_losses(record: &CubeRecord, subject: &impl Subject) -> [f64; 2] {
    let (no_double, double_take) = subject.cube(&record.board, record.context);
    record.losses([double_take.min(1.0) - no_double > 0.0, double_take < 1.0])
}

fn add_to(groups: &mut Vec<(String, Vec<f64>)>, name: String, loss: f64) {
    match groups.iter_mut().find(|(other, _)| *other == name) {
        Some((_, losses)) => losses.push(loss),
        None => groups.push((name, vec![loss])),
    }
}

fn equity_error(record: &ProbabilityRecord, subject: &impl Subject) -> f64 {
    let found = subject.outcome(&record.board).money_equity().get();
    f64::from((found - record.outcome.money_equity().get()).abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_rules::Variation;

    /// Likes positions with a small pip count for the player on roll, always doubles.
    struct Naive;

    impl Subject for Naive {
        fn outcome(&self, board: &Board) -> Outcome {
            let pips = f32::from(u16::try_from(board.pip_count()).unwrap());
            Outcome {
                win: 1.0 - pips / 400.0,
                ..Outcome::default()
            }
        }

        fn plays(&self, boards: &[Board], _: Option<CubeContext>) -> Vec<f32> {
            let values = boards.iter().map(|board| self.outcome(board));
            values.map(|value| -value.money_equity().get()).collect()
        }

        fn cube(&self, _: &Board, _: CubeContext) -> (f32, f32) {
            (0.0, 0.5)
        }
    }

    #[test]
    fn a_wrong_play_is_charged_what_it_loses() {
        let light = Variation::Hypergammon1.start();
        let heavy = Variation::Standard.start();
        // The subject prefers the board where the opponent (on roll) has more pips.
        let record = |light_equity, heavy_equity| CheckerRecord {
            plays: vec![(light, light_equity), (heavy, heavy_equity)],
            std_errs: Vec::new(),
            behind_std_errs: Vec::new(),
            phase: None,
            before: None,
            context: None,
        };
        assert!((checker_loss(&record(0.3, 0.1), &Naive) - 0.2).abs() < 1e-6);
        assert!(checker_loss(&record(0.1, 0.3), &Naive).abs() < 1e-6);
    }

    #[test]
    fn both_cube_questions_are_asked() {
        let board = Variation::Standard.start();
        let wrong_double = CubeRecord {
            board,
            context: CubeContext::MONEY,
            no_double: 0.6,
            double_take: 0.4,
            std_errs: None,
        };
        let losses = cube_losses(&wrong_double, &Naive);
        assert!((losses[0] - 0.2).abs() < 1e-6 && losses[1].abs() < 1e-6);
        let wrong_take = CubeRecord {
            board,
            context: CubeContext::MONEY,
            no_double: 0.9,
            double_take: 1.3,
            std_errs: None,
        };
        let losses = cube_losses(&wrong_take, &Naive);
        assert!(losses[0].abs() < 1e-6 && (losses[1] - 0.3).abs() < 1e-6);
    }

    #[test]
    fn score_has_the_usual_standard_error() {
        let score = Score::of(&[0.0, 0.002]);
        assert!((score.mean - 1.0).abs() < 1e-9);
        assert!((score.std_err - 1.0).abs() < 1e-9);
        let one = Score::of(&[0.002]).to_string();
        assert_eq!(one, "2.00 (error unknown) n 1");
    }
}
