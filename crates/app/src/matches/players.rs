//! How players did over several matches.

use std::collections::BTreeMap;

use barpoint_analysis::statistics::{MatchStatistics, SideStatistics, statistics};
use barpoint_engine::MatchRecord;
use barpoint_equity::Met;
use barpoint_rules::Side;

use super::met_of;

/// A player over several matches.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerSummary {
    /// The name, as it was spelt first.
    pub name: String,
    /// Matches and sessions played.
    pub matches: u32,
    /// Matches won; sessions and unfinished matches are won by nobody.
    pub won: u32,
    /// Games with at least one decision that counts.
    pub games: u32,
    /// Counts and sums of all games.
    pub total: SideStatistics,
    /// Standard error of the performance rating; `None` with fewer than two games. Games are taken as independent, the decisions
    /// of one game are not: the error of a ratio of sums over games.
    pub pr_std_err: Option<f64>,
}

impl PlayerSummary {
    /// Performance rating; `None` without decisions.
    #[must_use]
    pub fn pr(&self) -> Option<f32> {
        self.total.pr()
    }
}

/// The players of matches, summed up one match after the other.
#[derive(Clone, Debug, Default)]
pub struct Players {
    by_key: BTreeMap<String, Tally>,
}

#[derive(Clone, Debug, Default)]
struct Tally {
    name: String,
    matches: u32,
    won: u32,
    total: SideStatistics,
    games: Vec<Sample>,
}

/// The loss (EMG) and the decisions of a game.
#[derive(Clone, Copy, Debug)]
struct Sample {
    loss: f64,
    decisions: f64,
}

impl Players {
    /// Adds a match with what its record holds of an analysis, read by the match equity table that it names, else by the usual one.
    pub fn add_stored(&mut self, record: &MatchRecord, usual: &Met) {
        self.add(record, &statistics(record, &met_of(record, usual)));
    }

    /// Adds a match with its statistics. Names are the same player whatever their capitals and outer blanks.
    pub fn add(&mut self, record: &MatchRecord, statistics: &MatchStatistics) {
        for side in Side::BOTH {
            let name = record.players[side].name.trim();
            let tally = self.by_key.entry(name.to_lowercase()).or_default();
            if tally.matches == 0 {
                name.clone_into(&mut tally.name);
            }
            tally.matches += 1;
            tally.won += u32::from(winner(record) == Some(side));
            tally.total.add(&statistics.total.sides[side]);
            let games = statistics.games.iter().map(|game| &game.sides[side]);
            let counted = games.filter(|game| game.decisions() > 0);
            tally.games.extend(counted.map(|game| Sample {
                loss: f64::from(game.loss().emg.get()),
                decisions: f64::from(game.decisions()),
            }));
        }
    }

    /// The players, those with the most decisions first.
    #[must_use]
    pub fn summaries(&self) -> Vec<PlayerSummary> {
        let summary = |tally: &Tally| PlayerSummary {
            name: tally.name.clone(),
            matches: tally.matches,
            won: tally.won,
            games: u32::try_from(tally.games.len()).unwrap_or(u32::MAX),
            total: tally.total,
            pr_std_err: ratio_std_err(&tally.games).map(|error| 500.0 * error),
        };
        let mut all: Vec<PlayerSummary> = self.by_key.values().map(summary).collect();
        all.sort_by_key(|player| std::cmp::Reverse(player.total.decisions()));
        all
    }
}

/// Who won the match; `None` for sessions and while it is not over.
fn winner(record: &MatchRecord) -> Option<Side> {
    let has_won = |side: &Side| record.final_points(*side) >= u32::from(record.length);
    let mut sides = Side::BOTH.into_iter();
    sides.find(|side| record.length > 0 && has_won(side))
}

/// The standard error of the sum of losses over the sum of decisions, by W. G. Cochran, "Sampling Techniques", 3rd ed., (6.13).
#[expect(clippy::cast_precision_loss, reason = "counts of games are small")]
fn ratio_std_err(games: &[Sample]) -> Option<f64> {
    let count = games.len() as f64;
    if games.len() < 2 {
        return None;
    }
    let decisions: f64 = games.iter().map(|game| game.decisions).sum();
    let ratio = games.iter().map(|game| game.loss).sum::<f64>() / decisions;
    let squares = games
        .iter()
        .map(|game| (game.loss - ratio * game.decisions).powi(2));
    Some((squares.sum::<f64>() * count / (count - 1.0)).sqrt() / decisions)
}

#[cfg(test)]
mod tests {
    use barpoint_engine::MatchRecord;
    use barpoint_record::{GameRecord, GameResult, Player};

    use super::*;

    fn record(white: &str, black: &str) -> MatchRecord {
        let mut record = MatchRecord {
            length: 1,
            ..MatchRecord::default()
        };
        let named = |name: &str| Player {
            name: name.to_owned(),
            rating: None,
        };
        record.players.white = named(white);
        record.players.black = named(black);
        record.games.push(GameRecord {
            result: Some(GameResult {
                winner: Side::White,
                points: 1,
                resigned: false,
            }),
            ..GameRecord::default()
        });
        record
    }

    #[test]
    fn matches_of_one_name_are_added_whatever_its_capitals() {
        let mut players = Players::default();
        let none = MatchStatistics {
            games: Vec::new(),
            total: barpoint_analysis::statistics::Statistics::default(),
        };
        players.add(&record("Clara", "Ivar"), &none);
        players.add(&record("clara ", "Zoe"), &none);
        let all = players.summaries();
        let clara = all.iter().find(|player| player.name == "Clara").unwrap();
        assert_eq!((all.len(), clara.matches, clara.won), (3, 2, 2));
        assert_eq!(clara.pr(), None);
    }

    #[test]
    fn the_error_of_a_ratio_is_that_of_its_games() {
        let sample = |loss, decisions| Sample { loss, decisions };
        assert_eq!(ratio_std_err(&[sample(0.1, 10.0)]), None);
        // Equal rates leave no doubt.
        let equal = ratio_std_err(&[sample(0.1, 10.0), sample(0.2, 20.0)]).unwrap();
        assert!(equal < 1e-12, "{equal}");
        // Two games of 10 decisions losing 0 and 0.2: mean 0.01, by hand sqrt(2 * 0.02 / 1) / 20.
        let apart = ratio_std_err(&[sample(0.0, 10.0), sample(0.2, 10.0)]).unwrap();
        assert!((apart - 0.04_f64.sqrt() / 20.0).abs() < 1e-12, "{apart}");
    }
}
