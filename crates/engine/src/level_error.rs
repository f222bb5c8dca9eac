//! Names that no level has.

use barpoint_bkg::Edition;

use crate::Strength;
use crate::strength::find;

/// There is no level of that name, or none that does here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelError {
    /// What was given.
    pub found: String,
    /// What would have done beside the presets.
    others: Others,
}

/// Levels beside the presets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Others {
    /// None.
    None,
    /// Those that roll out.
    Rollouts,
    /// Those, and BKG.
    All,
}

impl LevelError {
    pub(crate) fn unknown(found: &str, others: Others) -> Self {
        let found = found.to_owned();
        Self { found, others }
    }
}

impl std::error::Error for LevelError {}

impl std::fmt::Display for LevelError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut names: Vec<&str> = Strength::PRESETS.map(|(name, _)| name).to_vec();
        if self.others != Others::None {
            names.extend(Strength::ROLLOUTS.map(|(name, _)| name));
        } else if find(Strength::ROLLOUTS, &self.found).is_some() {
            f.write_str("rollout levels only compare choices: ")?;
        }
        if self.others == Others::All {
            names.extend(Edition::ALL.map(Edition::name));
        } else if let Some(edition) = Edition::named(&self.found) {
            write!(f, "{} is no level here: ", edition.name())?;
        }
        let names = names.join(", ").replace(' ', "-").replace(",-", ", ");
        write!(f, "expected one of {names}, found {:?}", self.found)
    }
}
