//! Where a static value comes from.

/// What produced the static value of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Regime {
    /// The rules: the game is over.
    Rules,
    /// Exact equities of both sides together.
    TwoSided,
    /// The solution of Hypergammon.
    Hypergammon,
    /// Distributions of rolls, each side played for the fewest on average.
    OneSided,
    /// A net.
    Net,
    /// The functions of Berliner's BKG-VI.
    BkgVi,
}

impl Regime {
    /// In words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::TwoSided => "two-sided database (exact)",
            Self::Hypergammon => "Hypergammon database (exact)",
            Self::OneSided => "one-sided database",
            Self::Net => "net",
            Self::BkgVi => "BKG-VI",
        }
    }

    /// In words, where only the chances are exact and the cubeful value follows from them by a formula.
    #[must_use]
    pub const fn name_of_chances(self) -> &'static str {
        match self {
            Self::TwoSided => "two-sided database (exact chances)",
            Self::Hypergammon => "Hypergammon database (exact chances)",
            Self::Rules | Self::OneSided | Self::Net | Self::BkgVi => self.name(),
        }
    }
}

impl std::fmt::Display for Regime {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
