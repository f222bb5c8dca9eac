//! Statistics of an analysed match, as GNU Backgammon defines them.
//!
//! Everything is counted from the evaluations, luck and marks stored in the record; nothing is
//! evaluated here. Sums come in pairs: EMG (normalised equity), and what is really won or lost:
//! match-winning chance in a match, points in money play. Definitions: GNU Backgammon manual,
//! "Statistics", and the behaviour of version 1.07.

mod collect;
mod rates;
mod ratings;
mod rows;
mod scale;

use barpoint_equity::Met;
use barpoint_record::{CheckerCounts, CubeCounts, GameStatistics, LuckCounts, MatchRecord};
use barpoint_rules::{BySide, Side};

pub use barpoint_record::{Total, Winnings};
pub use ratings::{LuckRating, Rating};
pub use rows::{Row, RowKind, Scale, Section, SectionKind, scaled_sections, sections};

/// Statistics of a match or session and of each of its games.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchStatistics {
    /// Game by game.
    pub games: Vec<Statistics>,
    /// All games together.
    pub total: Statistics,
}

/// Statistics of a game, or of several together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Statistics {
    /// Points the match is played to; 0 = money session.
    pub length: u16,
    /// Counts and sums of each player.
    pub sides: BySide<SideStatistics>,
    /// Results of the finished games, for [`Side::White`].
    pub results: Vec<LuckResult>,
}

/// Counts and sums of one player. Losses are positive.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SideStatistics {
    /// Checker play.
    pub checker: CheckerCounts,
    /// Cube action.
    pub cube: CubeCounts,
    /// Close or actual cube decisions: doubles, answers, and the close ones of those turns that
    /// began without a double (see [`barpoint_equity::CubeEquities::is_close`]).
    pub close_cube: u32,
    /// Luck.
    pub luck: LuckCounts,
}

/// What a finished game brought.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LuckResult {
    /// As it happened.
    pub actual: Winnings,
    /// Less the difference of both players' luck: an unbiased measure of skill (D. Zare,
    /// "Hedging Toward Skill").
    pub luck_adjusted: Winnings,
}

/// Counts the statistics of a match from what is stored in its record. The table is White's.
///
/// A game that contradicts the rules is counted up to the contradiction.
#[must_use]
pub fn statistics(record: &MatchRecord, met: &Met) -> MatchStatistics {
    let tables = scale::Tables::new(met);
    let games: Vec<Statistics> = record
        .games
        .iter()
        .map(|game| collect::game(record, game, &tables))
        .collect();
    let mut total = Statistics {
        length: record.length,
        ..Statistics::default()
    };
    for game in &games {
        total.add(game);
    }
    MatchStatistics { games, total }
}

/// Counts the statistics and stores those of each game with it, where match files keep them.
pub fn store_statistics(record: &mut MatchRecord, met: &Met) -> MatchStatistics {
    let counted = statistics(record, met);
    for (game, statistics) in record.games.iter_mut().zip(&counted.games) {
        game.statistics = Some(statistics.stored());
    }
    counted
}

impl Statistics {
    /// Adds the counts of another game.
    pub fn add(&mut self, other: &Self) {
        for side in Side::BOTH {
            self.sides[side].add(&other.sides[side]);
        }
        self.results.extend(&other.results);
    }

    /// The part of the counts that match files store with a game.
    #[must_use]
    pub fn stored(&self) -> GameStatistics {
        GameStatistics {
            checker: Some(self.sides.map(|side| side.checker)),
            cube: Some(self.sides.map(|side| side.cube)),
            luck: Some(self.sides.map(|side| side.luck)),
        }
    }
}

impl SideStatistics {
    /// Adds the counts of another game or match of the same player.
    pub fn add(&mut self, other: &Self) {
        self.checker += other.checker;
        self.cube += other.cube;
        self.close_cube += other.close_cube;
        self.luck += other.luck;
    }
}
