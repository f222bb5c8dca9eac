//! Move filters: which candidate plays are searched more deeply.

mod text;

pub use text::FilterError;

/// What one level of a move filter lets through to the next evaluation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FilterLevel {
    /// How many of the best plays always go through. With none, a play left alone is searched no further.
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

/// Depths with an entry of their own in a move filter; deeper searches use the last.
pub const FILTER_DEPTHS: usize = 4;

/// A move filter, read from a preset's name or from its levels.
///
/// ```
/// use barpoint_eval::MoveFilter;
///
/// assert_eq!("normal".parse(), Ok(MoveFilter::NORMAL));
/// let filter: MoveFilter = "0:2,6,0.2/2:0,3,0.05".parse()?;
/// assert_eq!(filter.level(0, 2).map(|level| level.accept), Some(2));
/// assert!(filter.level(1, 3).is_none());
/// assert_eq!("0:0,6,0.1/1:1,3,0.04/2:1,1,0.03/glance:1,1,0.015".parse(), Ok(MoveFilter::STAGED));
/// # Ok::<(), barpoint_eval::FilterError>(())
/// ```
///
/// As gnubg describes them: for a search of each depth, which levels below it
/// evaluate the surviving plays and what each lets through. Level 0 is the static evaluation; levels
/// without an entry are skipped.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveFilter {
    /// `depths[plies - 1][level]` stands between the evaluation at `level` and a search of depth
    /// `plies`; levels not below `plies` are unused.
    pub depths: [[Option<FilterLevel>; FILTER_DEPTHS]; FILTER_DEPTHS],
    /// Stands before every search of 2 plies and more: what a glance lets through, a search of that depth in which four of the
    /// opponent's rolls stand for all, at a fifth of the price.
    pub glance: Option<FilterLevel>,
}

const fn preset(extra: u8, threshold: f32, deep_extra: u8, deep_threshold: f32) -> MoveFilter {
    MoveFilter::with_levels([
        Some(extras(extra, threshold)),
        None,
        Some(extras(deep_extra, deep_threshold)),
        None,
    ])
}

/// Levels 0 to 2 and the glance; from level 1 on the best play always goes on.
const fn staged(levels: [(u8, f32); 3], glance: (u8, f32)) -> MoveFilter {
    let [(extra, threshold), one, two] = levels;
    let filter = MoveFilter::with_levels([
        Some(extras(extra, threshold)),
        Some(best_and(one)),
        Some(best_and(two)),
        None,
    ]);
    MoveFilter {
        glance: Some(best_and(glance)),
        ..filter
    }
}

const fn best_and((extra, threshold): (u8, f32)) -> FilterLevel {
    FilterLevel {
        accept: 1,
        extra,
        threshold,
    }
}

const fn extras(extra: u8, threshold: f32) -> FilterLevel {
    FilterLevel {
        accept: 0,
        extra,
        threshold,
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

    /// Plays go on ply by ply: those near the best are looked at one ply ahead, then glanced at, and the best two at most are searched
    /// in full. Takes 0.34 of the time of [`MoveFilter::NORMAL`] at 2 plies and loses 0.0002 points a decision to it
    /// (docs/theory/look-ahead.md, "Staged filters").
    pub const STAGED: Self = staged([(6, 0.1), (3, 0.04), (1, 0.03)], (1, 0.015));
    /// The same with more plays, four at most in full: 0.4 of the time of [`MoveFilter::LARGE`] at 2 plies.
    pub const STAGED_WIDE: Self = staged([(16, 0.32), (7, 0.16), (2, 0.05)], (3, 0.04));

    /// No filter: every play is searched to the full depth.
    pub const ALL: Self = Self::with_levels([None; FILTER_DEPTHS]);

    /// The presets by name: gnubg's, narrowest first, then our own.
    pub const PRESETS: [(&'static str, Self); 7] = [
        ("tiny", Self::TINY),
        ("narrow", Self::NARROW),
        ("normal", Self::NORMAL),
        ("large", Self::LARGE),
        ("huge", Self::HUGE),
        ("staged", Self::STAGED),
        ("staged-wide", Self::STAGED_WIDE),
    ];

    /// A filter with the same levels for every depth above them, as all of gnubg's presets are.
    #[must_use]
    pub const fn with_levels(levels: [Option<FilterLevel>; FILTER_DEPTHS]) -> Self {
        Self {
            depths: [levels; FILTER_DEPTHS],
            glance: None,
        }
    }

    /// What stands between the evaluation at `level` and a search of depth `plies`; `None` if that
    /// level is skipped.
    #[must_use]
    pub fn level(&self, level: u8, plies: u8) -> Option<&FilterLevel> {
        if level >= plies {
            return None;
        }
        let depth = usize::from(plies).min(FILTER_DEPTHS) - 1;
        self.depths[depth].get(usize::from(level))?.as_ref()
    }

    /// The same, but at least this many of the best plays go on at every level, however far below the best they are.
    #[must_use]
    pub fn at_least(mut self, plays: u8) -> Self {
        let levels = self.depths.iter_mut().flatten().flatten();
        for level in levels.chain(&mut self.glance) {
            let most = level.accept.saturating_add(level.extra);
            level.accept = level.accept.max(plays);
            level.extra = most.saturating_sub(level.accept);
        }
        self
    }

    /// The same for whoever wants the best play and no values: it is the same play, and what is left alone is searched no further.
    #[must_use]
    pub fn for_choice(mut self) -> Self {
        let levels = self.depths.iter_mut().flatten().flatten();
        for level in levels.chain(&mut self.glance) {
            // The best is within any threshold of itself.
            if level.accept == 1 {
                (level.accept, level.extra) = (0, level.extra.saturating_add(1));
            }
        }
        self
    }

    /// How many of the best plays go on at every level, however far below the best they are; 0 where no level filters.
    #[must_use]
    pub fn least(&self) -> u8 {
        let levels = self.depths.iter().flatten().flatten();
        let levels = levels.chain(&self.glance);
        levels.map(|level| level.accept).min().unwrap_or(0)
    }

    /// Its name if it is a preset.
    #[must_use]
    pub fn name(&self) -> Option<&'static str> {
        let mut presets = Self::PRESETS.iter();
        presets.find(|(_, filter)| filter == self).map(|(n, _)| *n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn statics(filter: MoveFilter) -> FilterLevel {
        *filter.level(0, 1).unwrap()
    }

    #[test]
    fn large_keeps_what_is_within_a_third_of_a_point() {
        let values = [0.100, 0.0, -0.2, -0.219, -0.221, -0.9];
        assert_eq!(statics(MoveFilter::LARGE).keeps(&values), 4);
        assert_eq!(statics(MoveFilter::TINY).keeps(&values), 1);
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
        assert_eq!(statics(MoveFilter::TINY).keeps(&[0.0; 9]), 5);
    }

    #[test]
    fn more_plays_may_go_on_whatever_they_are_worth() {
        let values = [0.0; 4].map(|_| 0.0).into_iter().chain([-0.5; 20]);
        let values: Vec<f32> = values.collect();
        for plays in [0, 3, 6, 9, u8::MAX] {
            let filter = MoveFilter::NORMAL.at_least(plays);
            assert_eq!(filter.least(), plays);
            let kept = statics(filter).keeps(&values);
            assert_eq!(kept, usize::from(plays).clamp(4, values.len()));
            // Never fewer than before, and of equal plays as many as before.
            assert_eq!(statics(filter).keeps(&[0.0; 24]), kept.max(8));
        }
        assert_eq!(MoveFilter::LARGE.at_least(0), MoveFilter::LARGE);
        assert_eq!(MoveFilter::ALL.at_least(9), MoveFilter::ALL);
    }

    #[test]
    fn odd_levels_are_skipped() {
        let filter = MoveFilter::NORMAL;
        assert!(filter.level(1, 2).is_none() && filter.level(3, 4).is_none());
        assert_eq!(filter.level(2, 4).unwrap().extra, 2);
        assert!(filter.level(0, 0).is_none());
    }

    /// gnubg 1.07.001 `show analysis`: "keep the first 0 2-ply moves and up to 4 more moves within
    /// equity 0.08" at 3 and 4 plies; the manual's table for 4 plies.
    #[test]
    fn presets_have_gnubgs_numbers_at_every_depth() {
        for plies in 1..=MAX {
            let level = MoveFilter::LARGE.level(0, plies).unwrap();
            assert_eq!((level.accept, level.extra), (0, 16));
            let deep = MoveFilter::LARGE.level(2, plies).map(|level| level.extra);
            assert_eq!(deep, (plies > 2).then_some(4));
        }
    }

    const MAX: u8 = crate::MAX_PLIES;

    #[test]
    fn filters_are_read_and_written() {
        for (name, filter) in MoveFilter::PRESETS {
            assert_eq!(name.parse(), Ok(filter));
            assert_eq!(filter.to_string(), name);
        }
        let custom = "0:2,6,0.2/1:0,3,0.05/glance:1,2,0.03";
        let filter: MoveFilter = custom.parse().unwrap();
        assert_eq!(filter.to_string(), custom);
        assert_eq!(filter.level(1, 2).unwrap().extra, 3);
        assert!(filter.level(1, 1).is_none() && filter.level(2, 3).is_none());
        assert_eq!(
            "0:1,1,0/0:2,2,0".parse::<MoveFilter>(),
            Err(FilterError::Twice("0".to_owned()))
        );
        assert_eq!(
            "0:1,1,0/glance:2,2,0/glance:1,1,0".parse::<MoveFilter>(),
            Err(FilterError::Twice("glance".to_owned()))
        );
        for wrong in [
            "",
            "glance",
            "glance:1,2",
            "big",
            "0",
            "0:1,2",
            "4:0,1,0.1",
            "0:0,1,-0.1",
            "0:0,1,nan",
            "0:300,1,0",
        ] {
            let found = wrong.parse::<MoveFilter>();
            assert_eq!(found, Err(FilterError::Syntax(wrong.to_owned())));
        }
    }
}
