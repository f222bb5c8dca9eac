//! Move filters: which candidate plays are looked at more deeply.

/// What one level of a move filter lets through to the next evaluation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FilterLevel {
    /// How many of the best plays go through whatever they are worth.
    pub accept: u8,
    /// How many more may go through.
    pub extra: u8,
    /// How far below the best play those may be, in equity (EMG in matches).
    pub threshold: f32,
}

impl FilterLevel {
    /// How many plays of a list go through. `values` are best first.
    #[must_use]
    pub fn keeps(&self, values: &[f32]) -> usize {
        let accept = usize::from(self.accept).min(values.len());
        let most = (accept + usize::from(self.extra)).min(values.len());
        let Some(&best) = values.first() else {
            return 0;
        };
        accept
            + values[accept..most]
                .iter()
                .take_while(|&&value| best - value <= self.threshold)
                .count()
    }
}

/// A move filter as gnubg describes them: for a search of some depth, which levels below it
/// evaluate the surviving plays and what each lets through. Level 0 is the static evaluation; levels
/// without an entry are skipped.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveFilter {
    /// After the static evaluation, at every depth above 0.
    pub statics: FilterLevel,
    /// After the 2-ply evaluation, at depths above 2.
    pub two_ply: FilterLevel,
}

const fn preset(extra: u8, threshold: f32, deep_extra: u8, deep_threshold: f32) -> MoveFilter {
    MoveFilter {
        statics: FilterLevel {
            accept: 0,
            extra,
            threshold,
        },
        two_ply: FilterLevel {
            accept: 0,
            extra: deep_extra,
            threshold: deep_threshold,
        },
    }
}

impl MoveFilter {
    /// gnubg's `tiny`.
    pub const TINY: Self = preset(5, 0.08, 2, 0.02);
    /// gnubg's `narrow`.
    pub const NARROW: Self = preset(8, 0.12, 2, 0.03);
    /// gnubg's `normal`, its default for play, hints and rollouts.
    pub const NORMAL: Self = preset(8, 0.16, 2, 0.04);
    /// gnubg's `large`, its default for analysis.
    pub const LARGE: Self = preset(16, 0.32, 4, 0.08);
    /// gnubg's `huge`.
    pub const HUGE: Self = preset(20, 0.44, 6, 0.11);

    /// The presets by name, narrowest first.
    pub const PRESETS: [(&'static str, Self); 5] = [
        ("tiny", Self::TINY),
        ("narrow", Self::NARROW),
        ("normal", Self::NORMAL),
        ("large", Self::LARGE),
        ("huge", Self::HUGE),
    ];

    /// What stands between the evaluation at `level` and a search of depth `plies`; `None` if that
    /// level is skipped.
    #[must_use]
    pub const fn level(&self, level: u8, plies: u8) -> Option<&FilterLevel> {
        match level {
            0 if plies > 0 => Some(&self.statics),
            2 if plies > 2 => Some(&self.two_ply),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_keeps_what_is_within_a_third_of_a_point() {
        let values = [0.100, 0.0, -0.2, -0.219, -0.221, -0.9];
        assert_eq!(MoveFilter::LARGE.statics.keeps(&values), 4);
        assert_eq!(MoveFilter::TINY.statics.keeps(&values), 1);
    }

    #[test]
    fn accepted_plays_pass_whatever_they_are_worth() {
        let level = FilterLevel {
            accept: 2,
            extra: 1,
            threshold: 0.1,
        };
        assert_eq!(level.keeps(&[1.0, 0.0, -1.0]), 2);
        assert_eq!(level.keeps(&[1.0, 0.95, 0.94, 0.93]), 3);
        assert_eq!(level.keeps(&[]), 0);
    }

    #[test]
    fn extra_limits_how_many_pass() {
        assert_eq!(MoveFilter::TINY.statics.keeps(&[0.0; 9]), 5);
    }

    #[test]
    fn odd_levels_are_skipped() {
        let filter = MoveFilter::NORMAL;
        assert!(filter.level(1, 2).is_none() && filter.level(3, 4).is_none());
        assert_eq!(filter.level(2, 4).unwrap().extra, 2);
        assert!(filter.level(0, 0).is_none());
    }
}
