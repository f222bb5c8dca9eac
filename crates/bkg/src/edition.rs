//! The two programs by name.

use std::sync::Arc;

use barpoint_bearoff::OneSided;

use crate::vi::Expectation;
use crate::{Bkg, Tables};

/// Which BKG.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The program of 1977, which orders plays by heuristic points.
    Of1977,
    /// BKG-VI, the one that section VI of the paper proposes: plays by expectation.
    Vi,
}

impl Edition {
    /// Both, the older first.
    pub const ALL: [Self; 2] = [Self::Of1977, Self::Vi];

    /// Its name among levels and engines.
    ///
    /// ```
    /// use barpoint_bkg::Edition;
    ///
    /// assert_eq!(Edition::ALL.map(Edition::name), ["bkg", "bkg-vi"]);
    /// assert_eq!(Edition::named("BKG-VI"), Some(Edition::Vi));
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Of1977 => "bkg",
            Self::Vi => "bkg-vi",
        }
    }

    /// The one of this name, in capitals or not.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|edition| name.eq_ignore_ascii_case(edition.name()))
    }

    /// What people call it.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Of1977 => "BKG",
            Self::Vi => "BKG-VI",
        }
    }

    /// The program, with its tables taken from this one. `None` without memory for them.
    #[must_use]
    pub fn program(self, table: Arc<OneSided>) -> Option<Bkg> {
        let tables = Tables::new(Arc::clone(&table))?;
        Some(match self {
            Self::Of1977 => Bkg::new(tables),
            Self::Vi => Bkg::vi(tables, Expectation::fitted(table).ok()?),
        })
    }
}
