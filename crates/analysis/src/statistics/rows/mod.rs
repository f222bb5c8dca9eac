//! The statistics as rows of text, in the order and precision GNU Backgammon shows them.

mod cells;
mod kind;
mod overall;

use barpoint_record::CubeMistake;
use barpoint_rules::BySide;

use super::rates::PERFECT_RATING;
use super::{LuckRating, SideStatistics, Statistics};
use cells::{luck_rating, rating};
pub use kind::{RowKind, SectionKind};

/// A titled group of rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// What the rows are about.
    pub kind: SectionKind,
    /// The rows.
    pub rows: Vec<Row>,
}

/// One line: a label and a value for each player, perhaps empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What is shown.
    pub kind: RowKind,
    /// Its label, with units.
    pub label: String,
    /// The values; leading blanks align the numbers of a column.
    pub values: BySide<String>,
    /// Whether it means anything before all decisions are analysed: rates, ratings, luck-adjusted results and counts of
    /// what is not marked do not.
    pub holds_in_part: bool,
}

impl Row {
    /// A row with units behind its label.
    fn in_units(mut self, units: &str) -> Self {
        self.label += units;
        self
    }

    /// A row that means nothing before all decisions are analysed.
    fn of_whole(self) -> Self {
        Self {
            holds_in_part: false,
            ..self
        }
    }
}

/// What rates are multiplied with, and where ratings start from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// What the rates of errors and luck, in EMG, are multiplied with.
    pub factor: f32,
    /// The FIBS rating of play without errors.
    pub rating: f32,
}

impl Default for Scale {
    /// Rates in thousandths, and gnubg's rating.
    fn default() -> Self {
        Self {
            factor: 1000.0,
            rating: PERFECT_RATING,
        }
    }
}

/// All four sections.
#[must_use]
pub fn sections(statistics: &Statistics) -> Vec<Section> {
    scaled_sections(statistics, Scale::default())
}

/// All four sections, rates and ratings by another scale.
#[must_use]
pub fn scaled_sections(statistics: &Statistics, scale: Scale) -> Vec<Section> {
    let table = Table { statistics, scale };
    vec![
        Section {
            kind: SectionKind::Checker,
            rows: table.checker(),
        },
        Section {
            kind: SectionKind::Luck,
            rows: table.luck(),
        },
        Section {
            kind: SectionKind::Cube,
            rows: table.cube(),
        },
        Section {
            kind: SectionKind::Overall,
            rows: table.overall(),
        },
    ]
}

struct Table<'a> {
    statistics: &'a Statistics,
    scale: Scale,
}

impl Table<'_> {
    fn checker(&self) -> Vec<Row> {
        let mut rows = vec![
            self.count(RowKind::TotalMoves, |s| s.checker.total),
            self.count(RowKind::UnforcedMoves, |s| s.checker.unforced),
            self.count(RowKind::UnmarkedMoves, |s| s.checker.marks.unmarked)
                .of_whole(),
            self.count(RowKind::DoubtfulMoves, |s| s.checker.marks.doubtful),
            self.count(RowKind::BadMoves, |s| s.checker.marks.bad),
            self.count(RowKind::VeryBadMoves, |s| s.checker.marks.very_bad),
        ];
        rows.extend(self.errors(SideStatistics::checker_loss, SideStatistics::checker_rate));
        let name = self.each(RowKind::CheckerRating, |s| rating(s.checker_rating()));
        rows.push(name.of_whole());
        rows
    }

    fn luck(&self) -> Vec<Row> {
        vec![
            self.count(RowKind::VeryLuckyRolls, |s| s.luck.marks.very_lucky),
            self.count(RowKind::LuckyRolls, |s| s.luck.marks.lucky),
            self.count(RowKind::UnmarkedRolls, |s| s.luck.marks.unmarked)
                .of_whole(),
            self.count(RowKind::UnluckyRolls, |s| s.luck.marks.unlucky),
            self.count(RowKind::VeryUnluckyRolls, |s| s.luck.marks.very_unlucky),
            self.total(RowKind::LuckTotal, SideStatistics::total_luck),
            self.rate(RowKind::LuckRate, SideStatistics::luck_rate),
            self.each(RowKind::LuckRating, |s| {
                luck_rating(LuckRating::of(s.luck_rate().emg.get()))
            })
            .of_whole(),
        ]
    }

    fn cube(&self) -> Vec<Row> {
        const ERRORS: [RowKind; 6] = [
            RowKind::MissedDoublesBelowCash,
            RowKind::MissedDoublesAboveCash,
            RowKind::WrongDoublesTooEarly,
            RowKind::WrongDoublesTooGood,
            RowKind::WrongTakes,
            RowKind::WrongPasses,
        ];
        let mut rows = vec![
            self.count(RowKind::CubeDecisions, |s| s.cube.total)
                .of_whole(),
            self.count(RowKind::CloseCubeDecisions, |s| s.close_cube),
            self.count(RowKind::Doubles, |s| s.cube.doubles),
            self.count(RowKind::Takes, |s| s.cube.takes),
            self.count(RowKind::Passes, |s| s.cube.passes),
        ];
        let errors = CubeMistake::ALL.into_iter().zip(ERRORS);
        rows.extend(errors.map(|(mistake, kind)| {
            self.each(kind, |s| self.cube_error(s, mistake))
                .in_units(&format!(" (EMG ({}))", self.unit()))
        }));
        rows.extend(self.errors(SideStatistics::cube_loss, SideStatistics::cube_rate));
        let name = self.each(RowKind::CubeRating, |s| rating(s.cube_rating()));
        rows.push(name.of_whole());
        rows
    }
}

#[cfg(test)]
mod tests {
    use barpoint_equity::Met;
    use barpoint_record::MatchRecord;

    use super::super::statistics;
    use super::*;

    #[test]
    fn rates_and_ratings_wait_for_the_whole_match() {
        let record = MatchRecord {
            length: 5,
            ..MatchRecord::default()
        };
        let total = statistics(&record, &Met::kazaross_xg2()).total;
        let rows = sections(&total)
            .into_iter()
            .flat_map(|section| section.rows);
        let (in_part, whole): (Vec<Row>, Vec<Row>) = rows.partition(|row| row.holds_in_part);
        for row in &in_part {
            let label = row.label.to_lowercase();
            let waits = ["rate", "rating", "fibs", "unmarked", "adjusted"];
            assert!(!waits.iter().any(|word| label.contains(word)), "{label}");
        }
        let labels: Vec<&str> = whole.iter().map(|row| row.label.as_str()).collect();
        assert_eq!(
            labels,
            [
                "Unmarked moves",
                "Error rate mEMG (MWC)",
                "Chequerplay rating",
                "Rolls unmarked",
                "Luck rate mEMG (MWC)",
                "Luck rating",
                "Total cube decisions",
                "Error rate mEMG (MWC)",
                "Cube decision rating",
                "Error rate mEMG (MWC)",
                "Snowie error rate",
                "Overall rating",
                "Luck adjusted result",
                "Luck based FIBS rating diff.",
                "Error based abs. FIBS rating",
                "Chequerplay errors rating loss",
                "Cube errors rating loss",
            ]
        );
    }
}
