//! What the trials say.

use barpoint_equity::Met;

use crate::statistics::{RunningEstimate, joint_deviation};
use crate::worth::Worth;
use crate::{RolloutPlan, TrialResult, Trials};

pub use crate::statistics::Estimate;

/// What the trials of a plan say, candidate by candidate in the order of the plan.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// One for each candidate; none at all as long as a candidate has no trial.
    pub rows: Vec<Row>,
}

/// What the trials of one candidate say, seen by the player who decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// Trials played, at least 1.
    pub trials: u32,
    /// Cubeless chances in the order of [`barpoint_equity::Outcome::to_array`]. A game that ends with a
    /// pass counts by the static chances of the position doubled in.
    pub chances: [Estimate; 5],
    /// Cubeless equity, gammons weighed by the score and the cube of the decision (EMG in matches).
    pub cubeless: Estimate,
    /// Cubeful equity in units of the cube of the decision (EMG in matches), equal to `cubeless` in
    /// cubeless rollouts: what candidates are ranked by.
    pub equity: Estimate,
    /// The same as match-winning chance, in matches.
    pub mwc: Option<Estimate>,
    /// 1 for the best.
    pub rank: usize,
    /// How much more equity the best has, and the joint standard deviation of both; `None` for the best.
    pub behind: Option<Estimate>,
}

impl Report {
    /// Sums up trials below `limit`, which depends on the candidate. As long as a candidate has none, or if the trials
    /// are of another number of candidates, the report has no rows.
    #[must_use]
    pub fn of(
        plan: &RolloutPlan,
        met: &Met,
        trials: &Trials,
        limit: impl Fn(usize) -> u32,
    ) -> Self {
        let worth = Worth::new(plan.context(), met);
        let results: Vec<Vec<(u32, &TrialResult)>> = (0..trials.candidates())
            .map(|candidate| {
                let end = limit(candidate);
                let within = trials.of(candidate).take_while(|(trial, _)| *trial < end);
                within.collect()
            })
            .collect();
        let known = results.len() == plan.candidates().len();
        if !known || results.iter().any(Vec::is_empty) {
            return Self { rows: Vec::new() };
        }
        let mut rows: Vec<Row> = results.iter().map(|results| row(&worth, results)).collect();
        rank(&worth, &results, &mut rows);
        Self { rows }
    }

    /// The candidate that is best so far; `None` as long as a candidate has no trial.
    #[must_use]
    pub fn best(&self) -> Option<&Row> {
        self.rows.iter().find(|row| row.rank == 1)
    }

    /// The fewest trials of a candidate, 0 in a report without rows.
    #[must_use]
    pub fn fewest_trials(&self) -> u32 {
        let trials = self.rows.iter().map(|row| row.trials);
        trials.min().unwrap_or(0)
    }
}

/// Equity of a candidate after each `trials / places` of its trials below `limit`, with the number of trials: how it came
/// to where it is.
#[must_use]
pub fn convergence(
    plan: &RolloutPlan,
    met: &Met,
    trials: &Trials,
    (candidate, limit): (usize, u32),
    places: u32,
) -> Vec<(u32, Estimate)> {
    let worth = Worth::new(plan.context(), met);
    let within = || {
        let all = trials.of(candidate);
        all.take_while(|(trial, _)| *trial < limit)
    };
    let count = u32::try_from(within().count()).unwrap_or(u32::MAX);
    let step = count.div_ceil(places.max(1)).max(1);
    let mut running = RunningEstimate::default();
    let mut found = Vec::new();
    for (number, (_, result)) in (1..).zip(within()) {
        running.add(result.value);
        if number >= 2 && (number % step == 0 || number == count) {
            let value = running.so_far();
            let equity = value.rescaled(worth.equity(value.mean), worth.slope());
            found.push((number, equity));
        }
    }
    found
}

impl Row {
    /// By how many joint standard deviations the best is better; `None` for the best.
    #[must_use]
    pub fn jsd(&self) -> Option<f64> {
        self.behind.map(|behind| behind.mean / behind.std_err)
    }
}

fn row(worth: &Worth, results: &[(u32, &TrialResult)]) -> Row {
    let values = Estimate::of(results.iter().map(|(_, result)| result.value));
    Row {
        trials: results.len().try_into().unwrap_or(u32::MAX),
        chances: std::array::from_fn(|at| {
            Estimate::of(results.iter().map(|(_, result)| result.chances[at]))
        }),
        cubeless: Estimate::of(
            results
                .iter()
                .map(|(_, result)| worth.cubeless(&result.chances)),
        ),
        equity: values.rescaled(worth.equity(values.mean), worth.slope()),
        mwc: worth.is_match().then_some(values),
        rank: 1,
        behind: None,
    }
}

fn rank(worth: &Worth, results: &[Vec<(u32, &TrialResult)>], rows: &mut [Row]) {
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by(|&a, &b| rows[b].equity.mean.total_cmp(&rows[a].equity.mean));
    let Some((&best, others)) = order.split_first() else {
        return;
    };
    let value = |row: &Row| row.mwc.unwrap_or(row.equity);
    for (rank, &other) in (2..).zip(others) {
        let pair = [best, other];
        let mine = results[other].iter().copied().peekable();
        let theirs = results[best].iter().copied();
        let common = in_both(theirs, mine).map(|(a, b)| (a.value, b.value));
        let estimates = pair.map(|candidate| value(&rows[candidate]));
        let counts = pair.map(|candidate| rows[candidate].trials);
        let difference = rows[best].equity.mean - rows[other].equity.mean;
        rows[other].rank = rank;
        rows[other].behind = Some(Estimate {
            mean: difference,
            std_err: worth.slope() * joint_deviation(estimates, counts, common),
        });
    }
}

/// The results of the trials that are in both lists, which are in the order of the trials.
fn in_both<'a>(
    a: impl Iterator<Item = (u32, &'a TrialResult)>,
    mut b: std::iter::Peekable<impl Iterator<Item = (u32, &'a TrialResult)>>,
) -> impl Iterator<Item = (&'a TrialResult, &'a TrialResult)> {
    a.filter_map(move |(trial, first)| {
        while b.next_if(|(other, _)| *other < trial).is_some() {}
        let (_, second) = b.next_if(|(other, _)| *other == trial)?;
        Some((first, second))
    })
}
