//! Move filters as texts: a preset's name, or levels.

use super::{FILTER_DEPTHS, FilterLevel, MoveFilter};

/// Why a text is not a move filter.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FilterError {
    /// Neither a preset nor a list of levels.
    #[error(
        "expected tiny, narrow, normal, large, huge, staged, staged-wide, or levels such as 0:0,8,0.16/2:0,2,0.04 \
         (LEVEL:ACCEPT,EXTRA,THRESHOLD, levels 0 to 3 and glance), found {0:?}"
    )]
    Syntax(String),
    /// A level given twice.
    #[error("expected each level once in a move filter, found {0} twice")]
    Twice(String),
}

impl std::str::FromStr for MoveFilter {
    type Err = FilterError;

    /// A preset's name, or levels separated by `/`, each `LEVEL:ACCEPT,EXTRA,THRESHOLD`; levels not
    /// named are skipped.
    fn from_str(text: &str) -> Result<Self, FilterError> {
        let mut presets = Self::PRESETS.iter();
        if let Some((_, preset)) = presets.find(|(name, _)| name.eq_ignore_ascii_case(text)) {
            return Ok(*preset);
        }
        let wrong = || FilterError::Syntax(text.to_owned());
        let mut levels = [None; FILTER_DEPTHS];
        let mut glance = None;
        for part in text.split('/') {
            let (name, numbers) = part.split_once(':').ok_or_else(wrong)?;
            let level = parse_level(numbers).ok_or_else(wrong)?;
            let place = if name.trim().eq_ignore_ascii_case(GLANCE) {
                &mut glance
            } else {
                let index: usize = name.trim().parse().map_err(|_| wrong())?;
                levels.get_mut(index).ok_or_else(wrong)?
            };
            if place.replace(level).is_some() {
                return Err(FilterError::Twice(name.trim().to_owned()));
            }
        }
        let filter = Self::with_levels(levels);
        Ok(Self { glance, ..filter })
    }
}

/// What stands for the level in the text of [`MoveFilter::glance`].
const GLANCE: &str = "glance";

fn parse_level(text: &str) -> Option<FilterLevel> {
    let [accept, extra, threshold] = text.split(',').collect::<Vec<_>>().try_into().ok()?;
    let level = FilterLevel {
        accept: accept.trim().parse().ok()?,
        extra: extra.trim().parse().ok()?,
        threshold: threshold.trim().parse().ok()?,
    };
    let sound = level.threshold >= 0.0 && level.threshold.is_finite();
    sound.then_some(level)
}

impl std::fmt::Display for MoveFilter {
    /// The name of a preset, else the levels of the deepest search as [`MoveFilter::from_str`] reads
    /// them.
    ///
    /// [`MoveFilter::from_str`]: std::str::FromStr::from_str
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(name) = self.name() {
            return f.write_str(name);
        }
        let levels = (0..).zip(&self.depths[FILTER_DEPTHS - 1]);
        let levels = levels.filter_map(|(index, level)| Some((index.to_string(), level.as_ref()?)));
        let glance = self.glance.iter().map(|level| (GLANCE.to_owned(), level));
        for (place, (name, level)) in levels.chain(glance).enumerate() {
            let part = if place == 0 { "" } else { "/" };
            let FilterLevel {
                accept,
                extra,
                threshold,
            } = level;
            write!(f, "{part}{name}:{accept},{extra},{threshold}")?;
        }
        Ok(())
    }
}
