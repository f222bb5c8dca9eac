//! What each section and row of the statistics is.

/// A section of the statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SectionKind {
    /// Checker play.
    Checker,
    /// Luck of the dice.
    Luck,
    /// Cube decisions.
    Cube,
    /// Checker play and cube together, and results.
    Overall,
}

impl SectionKind {
    /// Its title.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Checker => "Chequerplay statistics",
            Self::Luck => "Luck statistics",
            Self::Cube => "Cube statistics",
            Self::Overall => "Overall statistics",
        }
    }
}

/// A row of the statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RowKind {
    /// All turns with a roll.
    TotalMoves,
    /// Turns with more than one legal play.
    UnforcedMoves,
    /// Plays without a mark.
    UnmarkedMoves,
    /// Plays marked doubtful.
    DoubtfulMoves,
    /// Plays marked as errors.
    BadMoves,
    /// Plays marked as blunders.
    VeryBadMoves,
    /// Equity given up in all decisions of the section.
    ErrorTotal,
    /// Equity given up per counted decision of the section.
    ErrorRate,
    /// A name for the error rate of checker play.
    CheckerRating,
    /// Rolls marked very lucky.
    VeryLuckyRolls,
    /// Rolls marked lucky.
    LuckyRolls,
    /// Rolls without a mark.
    UnmarkedRolls,
    /// Rolls marked unlucky.
    UnluckyRolls,
    /// Rolls marked very unlucky.
    VeryUnluckyRolls,
    /// Luck of all rolls.
    LuckTotal,
    /// Luck per roll.
    LuckRate,
    /// A name for the luck rate.
    LuckRating,
    /// All cube decisions.
    CubeDecisions,
    /// Cube decisions that count.
    CloseCubeDecisions,
    /// Doubles and redoubles.
    Doubles,
    /// Takes.
    Takes,
    /// Passes.
    Passes,
    /// Missed doubles that should have been taken.
    MissedDoublesBelowCash,
    /// Missed doubles that should have been passed.
    MissedDoublesAboveCash,
    /// Doubles below the double point.
    WrongDoublesTooEarly,
    /// Doubles in positions that were too good.
    WrongDoublesTooGood,
    /// Takes that should have been passes.
    WrongTakes,
    /// Passes that should have been takes.
    WrongPasses,
    /// A name for the cube error rate.
    CubeRating,
    /// Equity given up per move of either player; it has no second unit.
    SnowieErrorRate,
    /// A name for the error rate of all decisions.
    OverallRating,
    /// What was won.
    ActualResult,
    /// What was won less the luck.
    LuckAdjustedResult,
    /// The difference in FIBS ratings that the luck-adjusted result speaks for.
    FibsRatingDifference,
    /// The FIBS rating that the errors speak for.
    FibsRating,
    /// FIBS points lost in checker play.
    CheckerRatingLoss,
    /// FIBS points lost in cube decisions.
    CubeRatingLoss,
    /// Points won per game.
    Advantage,
    /// The same less the luck.
    LuckAdjustedAdvantage,
    /// The range of the advantage in the row above.
    ConfidenceInterval,
}

impl RowKind {
    /// Its label, without the units that some rows add.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::TotalMoves => "Total moves",
            Self::UnforcedMoves => "Unforced moves",
            Self::UnmarkedMoves => "Unmarked moves",
            Self::DoubtfulMoves => "Moves marked doubtful",
            Self::BadMoves => "Moves marked bad",
            Self::VeryBadMoves => "Moves marked very bad",
            Self::ErrorTotal => "Error total",
            Self::ErrorRate => "Error rate",
            Self::CheckerRating => "Chequerplay rating",
            Self::VeryLuckyRolls => "Rolls marked very lucky",
            Self::LuckyRolls => "Rolls marked lucky",
            Self::UnmarkedRolls => "Rolls unmarked",
            Self::UnluckyRolls => "Rolls marked unlucky",
            Self::VeryUnluckyRolls => "Rolls marked very unlucky",
            Self::LuckTotal => "Luck total",
            Self::LuckRate => "Luck rate",
            Self::LuckRating => "Luck rating",
            Self::CubeDecisions => "Total cube decisions",
            Self::CloseCubeDecisions => "Close or actual cube decisions",
            Self::Doubles => "Doubles",
            Self::Takes => "Takes",
            Self::Passes => "Passes",
            Self::MissedDoublesBelowCash => "Missed doubles below CP",
            Self::MissedDoublesAboveCash => "Missed doubles above CP",
            Self::WrongDoublesTooEarly => "Wrong doubles below DP",
            Self::WrongDoublesTooGood => "Wrong doubles above TG",
            Self::WrongTakes => "Wrong takes",
            Self::WrongPasses => "Wrong passes",
            Self::CubeRating => "Cube decision rating",
            Self::SnowieErrorRate => "Snowie error rate",
            Self::OverallRating => "Overall rating",
            Self::ActualResult => "Actual result",
            Self::LuckAdjustedResult => "Luck adjusted result",
            Self::FibsRatingDifference => "Luck based FIBS rating diff.",
            Self::FibsRating => "Error based abs. FIBS rating",
            Self::CheckerRatingLoss => "Chequerplay errors rating loss",
            Self::CubeRatingLoss => "Cube errors rating loss",
            Self::Advantage => "Advantage (actual) in ppg",
            Self::LuckAdjustedAdvantage => "Advantage (luck adjusted) in ppg",
            Self::ConfidenceInterval => "95% confidence interval (ppg)",
        }
    }
}
