//! A match: who plays, under which rules, and its games.

use barpoint_rules::{BySide, MatchRules, Side};

use crate::{Analyst, Attachment, Date, GameRecord, RawProperty};

/// A whole match or money session.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MatchRecord {
    /// The two players.
    pub players: BySide<Player>,
    /// Event data.
    pub info: MatchInfo,
    /// Points needed to win; 0 = money session.
    pub length: u16,
    /// Rules of play.
    pub rules: MatchRules,
    /// The games, in order.
    pub games: Vec<GameRecord>,
    /// Whose opinions the entries hold, besides our own analysis.
    pub analysts: Vec<Analyst>,
    /// Parts of the source file that only its own format understands.
    pub attachments: Vec<Attachment>,
}

impl MatchRecord {
    /// Points of a side after the last game: those before it, and its result. Where every game starts at the same score,
    /// as in some money sessions, the results are added up.
    #[must_use]
    pub fn final_points(&self, side: Side) -> u32 {
        let [.., last] = self.games.as_slice() else {
            return 0;
        };
        let won = |game: &GameRecord| match game.result {
            Some(result) if result.winner == side => result.points,
            _ => 0,
        };
        let before = u32::from(last.score[side]);
        if self.games.iter().all(|game| game.score == last.score) {
            return before + self.games.iter().map(won).sum::<u32>();
        }
        before + won(last)
    }
}

/// A player as files describe one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Player {
    /// Name; may be empty.
    pub name: String,
    /// Rating text as found (`1845`, `1600.00/0`).
    pub rating: Option<String>,
}

/// A program by its own word.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Software {
    /// Name.
    pub name: String,
    /// Version.
    pub version: Option<String>,
}

impl std::fmt::Display for Software {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)?;
        match &self.version {
            Some(version) => write!(f, " {version}"),
            None => Ok(()),
        }
    }
}

/// Where and when a match was played.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MatchInfo {
    /// Event name.
    pub event: Option<String>,
    /// Round.
    pub round: Option<String>,
    /// Place or site.
    pub place: Option<String>,
    /// Who transcribed or annotated it.
    pub annotator: Option<String>,
    /// General comment.
    pub comment: Option<String>,
    /// Date of play.
    pub date: Option<Date>,
    /// Full name of the match equity table that the analyses in the record were made with, where that is known.
    pub met: Option<String>,
    /// How our complete analysis of the record was made: settings, nets and databases, in words that are equal only if these are.
    pub analysed: Option<String>,
    /// The program that wrote the source file, where it says so.
    pub software: Option<Software>,
    /// Header entries of the source file that have no field here, in order.
    pub extra: Vec<RawProperty>,
}
