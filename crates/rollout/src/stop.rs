//! When a candidate is known well enough.

use crate::Report;

/// When trials of a candidate stop before their number is reached. The rules are asked after every 36
/// trials of all candidates still open, so that stopping depends on nothing but the plan.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct StopRules {
    /// A candidate stops once the standard error of its equity is below this.
    pub std_err: Option<f64>,
    /// A candidate stops once it is more than this many joint standard deviations behind the best. The best stops when
    /// no other is left.
    pub jsd: Option<f64>,
    /// No candidate stops before it has this many trials.
    pub min_trials: u32,
}

impl StopRules {
    /// Trials between two looks at the rules.
    pub const EVERY: u32 = 36;
    /// Candidates never stop early.
    pub const NONE: Self = Self {
        std_err: None,
        jsd: None,
        min_trials: 0,
    };

    /// Whether the rules are checked after this many trials.
    pub(crate) const fn asks(&self, trials: u32) -> bool {
        let any = self.std_err.is_some() || self.jsd.is_some();
        any && trials > 0 && trials.is_multiple_of(Self::EVERY) && trials >= self.min_trials
    }

    /// Closes the candidates that are known well enough.
    pub(crate) fn close(&self, report: &Report, open: &mut [bool]) {
        for (row, open) in report.rows.iter().zip(&mut *open) {
            let sure = self.std_err.is_some_and(|least| row.equity.std_err < least);
            let behind = self.jsd.zip(row.jsd());
            let beaten = behind.is_some_and(|(most, jsd)| jsd > most);
            *open &= !sure && !beaten;
        }
        let alone = open.len() > 1 && open.iter().filter(|&&open| open).count() == 1;
        if self.jsd.is_some() && alone {
            let best = report.rows.iter().zip(open).find(|(row, _)| row.rank == 1);
            if let Some((_, open)) = best {
                *open = false;
            }
        }
    }
}
