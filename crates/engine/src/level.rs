//! Levels by name: the presets of our search, and BKG.

use barpoint_bkg::Edition;

use crate::level_error::Others;
use crate::{LevelError, Strength};

/// A level: what decides.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(
    clippy::large_enum_variant,
    reason = "a level is named once in a while and not kept by the thousand"
)]
pub enum Level {
    /// Our evaluation at a strength.
    Strength(Strength),
    /// BKG of 1977 or BKG-VI. They rank the plays of a roll and act on the cube in races; equities are those of BKG-VI.
    Bkg(Edition),
}

impl Level {
    /// The level of this name: a preset as [`Strength::named`] takes it, `bkg` or `bkg-vi`.
    ///
    /// # Errors
    /// If there is none.
    ///
    /// ```
    /// use barpoint_engine::{Edition, Level, Strength};
    ///
    /// assert_eq!(Level::named("BKG"), Ok(Level::Bkg(Edition::Of1977)));
    /// assert_eq!(Level::named("expert"), Ok(Level::Strength(Strength::EXPERT)));
    /// assert!(Level::named("champion").is_err() && Strength::named("bkg").is_err());
    /// ```
    pub fn named(name: &str) -> Result<Self, LevelError> {
        if let Some(edition) = Edition::named(name) {
            return Ok(Self::Bkg(edition));
        }
        let preset = Strength::deciding(name).map(Self::Strength);
        preset.ok_or_else(|| LevelError::unknown(name, Others::All))
    }

    /// The strength, where equities are asked for.
    ///
    /// # Errors
    /// If it is a level of [`Strength::ROLLOUTS`], which compares choices.
    pub fn strength(self) -> Result<Strength, LevelError> {
        match self.deciding() {
            strength @ Strength { rollout: None, .. } => Ok(strength),
            strength => Strength::named(strength.name().unwrap_or("rollouts")),
        }
    }

    /// The strength, where choices are compared.
    #[must_use]
    pub const fn deciding(self) -> Strength {
        match self {
            Self::Strength(strength) => strength,
            Self::Bkg(edition) => Strength::of_bkg(edition),
        }
    }
}

impl std::str::FromStr for Level {
    type Err = LevelError;

    /// [`Level::named`].
    fn from_str(name: &str) -> Result<Self, LevelError> {
        Self::named(name)
    }
}
