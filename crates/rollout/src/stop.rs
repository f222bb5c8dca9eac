//! When a candidate is known well enough.

use crate::Report;
use crate::statistics::Estimate;

/// When trials of a candidate stop before their number is reached. The rules are asked after every 36
/// trials of all candidates still open, so that stopping depends on nothing but the plan.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct StopRules {
    /// A candidate stops once the standard error of its equity is below this.
    pub std_err: Option<f64>,
    /// A candidate stops once it is more than this many joint standard deviations behind the best. The best stops when
    /// no other is left.
    pub jsd: Option<f64>,
    /// A candidate stops once its distance from the best is known so well. The best stops when no other is left.
    pub distance: Option<Distance>,
    /// No candidate stops before it has this many trials.
    pub min_trials: u32,
}

/// How well the distance of a candidate from the best is to be known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Distance {
    /// The largest standard error of a small distance.
    pub std_err: f64,
    /// The largest standard error of a wide one, as a part of the distance.
    pub part: f64,
}

impl Distance {
    /// Whether a distance is known so well.
    #[must_use]
    pub fn is_known(self, behind: Estimate) -> bool {
        behind.std_err <= self.std_err.max(self.part * behind.mean.abs())
    }
}

impl StopRules {
    /// Trials between two looks at the rules.
    pub const EVERY: u32 = 36;
    /// Candidates never stop early.
    pub const NONE: Self = Self {
        std_err: None,
        jsd: None,
        distance: None,
        min_trials: 0,
    };

    /// Whether the rules are checked after this many trials.
    pub(crate) const fn asks(&self, trials: u32) -> bool {
        let any = self.std_err.is_some() || self.by_distance();
        any && trials > 0 && trials.is_multiple_of(Self::EVERY) && trials >= self.min_trials
    }

    /// Whether candidates stop because of how far behind the best they are.
    const fn by_distance(&self) -> bool {
        self.jsd.is_some() || self.distance.is_some()
    }

    /// Closes the candidates that are known well enough.
    pub(crate) fn close(&self, report: &Report, open: &mut [bool]) {
        for (row, open) in report.rows.iter().zip(&mut *open) {
            let sure = self.std_err.is_some_and(|least| row.equity.std_err < least);
            let behind = self.jsd.zip(row.jsd());
            let beaten = behind.is_some_and(|(most, jsd)| jsd > most);
            let distance = self.distance.zip(row.behind);
            let known = distance.is_some_and(|(distance, behind)| distance.is_known(behind));
            *open &= !sure && !beaten && !known;
        }
        let alone = open.len() > 1 && open.iter().filter(|&&open| open).count() == 1;
        if self.by_distance() && alone {
            let best = report.rows.iter().zip(open).find(|(row, _)| row.rank == 1);
            if let Some((_, open)) = best {
                *open = false;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_distances_are_known_to_a_fixed_error_and_wide_ones_to_a_part_of_them() {
        let distance = Distance {
            std_err: 0.002,
            part: 0.1,
        };
        let known = |mean, std_err| distance.is_known(Estimate { mean, std_err });
        assert!(known(0.0, 0.002) && !known(0.0, 0.0021));
        assert!(known(0.05, 0.005) && !known(0.05, 0.0051));
        assert!(known(-0.05, 0.005) && !known(0.05, f64::INFINITY));
    }
}
