//! The statistics of a match.

use barpoint_analysis::statistics::{RowKind, Section, SectionKind};
use serde::Serialize;
use utoipa::ToSchema;

use crate::names::names;

names! {
    /// What a block of the statistics is about.
    #[derive(Serialize)]
    pub enum StatisticsBlockName of SectionKind {
        Checker: "Checker play.",
        Luck: "Luck of the dice.",
        Cube: "Cube decisions.",
        Overall: "Checker play and cube together, and results.",
    }
}

names! {
    /// What a row of the statistics says.
    #[derive(Serialize)]
    pub enum StatisticsRowName of RowKind {
        TotalMoves: "All turns with a roll.",
        UnforcedMoves: "Turns with more than one legal play.",
        UnmarkedMoves: "Plays without a mark.",
        DoubtfulMoves: "Plays marked doubtful.",
        BadMoves: "Plays marked as errors.",
        VeryBadMoves: "Plays marked as blunders.",
        ErrorTotal: "Equity given up in all decisions of the section.",
        ErrorRate: "Equity given up per counted decision of the section.",
        CheckerRating: "A name for the error rate of checker play.",
        VeryLuckyRolls: "Rolls marked very lucky.",
        LuckyRolls: "Rolls marked lucky.",
        UnmarkedRolls: "Rolls without a mark.",
        UnluckyRolls: "Rolls marked unlucky.",
        VeryUnluckyRolls: "Rolls marked very unlucky.",
        LuckTotal: "Luck of all rolls.",
        LuckRate: "Luck per roll.",
        LuckRating: "A name for the luck rate.",
        CubeDecisions: "All cube decisions.",
        CloseCubeDecisions: "Cube decisions that count.",
        Doubles: "Doubles and redoubles.",
        Takes: "Takes.",
        Passes: "Passes.",
        MissedDoublesBelowCash: "Missed doubles that should have been taken.",
        MissedDoublesAboveCash: "Missed doubles that should have been passed.",
        WrongDoublesTooEarly: "Doubles below the double point.",
        WrongDoublesTooGood: "Doubles in positions that were too good.",
        WrongTakes: "Takes that should have been passes.",
        WrongPasses: "Passes that should have been takes.",
        CubeRating: "A name for the cube error rate.",
        SnowieErrorRate: "Equity given up per move of either player; it has no second unit.",
        OverallRating: "A name for the error rate of all decisions.",
        ActualResult: "What was won.",
        LuckAdjustedResult: "What was won less the luck.",
        FibsRatingDifference: "The difference in FIBS ratings that the luck-adjusted result speaks for.",
        FibsRating: "The FIBS rating that the errors speak for.",
        CheckerRatingLoss: "FIBS points lost in checker play.",
        CubeRatingLoss: "FIBS points lost in cube decisions.",
        Advantage: "Points won per game.",
        LuckAdjustedAdvantage: "The same less the luck.",
        ConfidenceInterval: "The range of the advantage in the row above.",
    }
}

/// A row of the statistics.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct StatisticsRow {
    /// What it says.
    pub name: StatisticsRowName,
    /// Its label, with units.
    pub label: String,
    /// White's.
    pub white: String,
    /// Black's.
    pub black: String,
    /// Whether it means anything before all decisions are analysed, as rates and ratings do not.
    pub holds_in_part: bool,
}

/// A block of the statistics.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct StatisticsBlock {
    /// What it is about.
    pub name: StatisticsBlockName,
    /// Its title.
    pub title: String,
    /// Its rows.
    pub rows: Vec<StatisticsRow>,
}

impl From<&Section> for StatisticsBlock {
    fn from(section: &Section) -> Self {
        let rows = section.rows.iter().map(|row| StatisticsRow {
            name: row.kind.into(),
            label: row.label.clone(),
            white: row.values.white.trim().to_owned(),
            black: row.values.black.trim().to_owned(),
            holds_in_part: row.holds_in_part,
        });
        Self {
            name: section.kind.into(),
            title: section.kind.title().to_owned(),
            rows: rows.collect(),
        }
    }
}
