//! A game: its start, what happened in it, its result.

use barpoint_rules::{BySide, GameEnd, Play, Side};

use crate::{
    Clock, CubeAnalysis, Event, GameStatistics, Luck, LuckMark, MoveAnalysis, Opinion, SkillMark,
};

/// A property of a source file kept as found, so that writing it back loses nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RawProperty {
    /// Property name.
    pub key: String,
    /// Its values.
    pub values: Vec<String>,
}

/// One game of a match.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameRecord {
    /// Points of each side before the game.
    pub score: BySide<u16>,
    /// Whether this is the Crawford game.
    pub crawford: bool,
    /// Automatic doubles before the first move (the cube starts at 2 to this power).
    pub automatic_doubles: u8,
    /// What happened, in order.
    pub entries: Vec<Entry>,
    /// How it ended; `None` while unfinished.
    pub result: Option<GameResult>,
    /// Statistics stored in the source file.
    pub statistics: Option<GameStatistics>,
    /// Root properties of the source file that have no field here.
    pub extra: Vec<RawProperty>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameResult {
    /// The winner.
    pub winner: Side,
    /// Points won, cube and gammons included.
    pub points: u32,
    /// Whether the loser resigned.
    pub resigned: bool,
}

impl From<barpoint_rules::GameResult> for GameResult {
    fn from(result: barpoint_rules::GameResult) -> Self {
        Self {
            winner: result.winner,
            points: result.points,
            resigned: result.end == GameEnd::Resignation,
        }
    }
}

/// One thing that happened, with everything known about it.
///
/// Most turns of most files have a roll and a play and nothing else: what is rare is boxed.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Entry {
    /// What happened.
    pub event: Event,
    /// Whether the source named the smaller die first (`16`, not `61`); of no meaning to the game.
    pub low_die_first: bool,
    /// The steps of a legal play in the order of the source, where that is no order in which they can be played; of no
    /// meaning to the game.
    pub written: Option<Box<Play>>,
    /// Free comment.
    pub comment: Option<String>,
    /// Analysis of the cube decision: before the roll on play entries (should the player have
    /// doubled?), of the double on double/take/pass entries.
    pub cube_analysis: Option<Box<CubeAnalysis>>,
    /// Whether the user marked the cube decision (gnubg: for a rollout).
    pub cube_marked: bool,
    /// Analysis of the checker play.
    pub move_analysis: Option<Box<MoveAnalysis>>,
    /// Luck of the roll.
    pub luck: Option<Luck>,
    /// Luck mark.
    pub luck_mark: Option<LuckMark>,
    /// Skill mark of the checker play, or of the cube action on double/take/pass entries.
    pub skill: Option<SkillMark>,
    /// Skill mark of the (missed) cube decision on play entries.
    pub cube_skill: Option<SkillMark>,
    /// What other programs said of the decisions and the roll; on the last entry of a position set up by hand, of the
    /// cube decision there.
    pub opinions: Vec<Opinion>,
    /// The clock at this moment.
    pub clock: Option<Box<Clock>>,
    /// Properties of the source file that have no field here.
    pub extra: Vec<RawProperty>,
}

impl Entry {
    /// An entry with nothing but the event.
    #[must_use]
    pub fn new(event: Event) -> Self {
        Self {
            event,
            low_die_first: false,
            written: None,
            comment: None,
            cube_analysis: None,
            cube_marked: false,
            move_analysis: None,
            luck: None,
            luck_mark: None,
            skill: None,
            cube_skill: None,
            opinions: Vec::new(),
            clock: None,
            extra: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file may store a turn in three bytes, and reading takes no more than 50 times its size.
    #[test]
    fn an_entry_is_small() {
        assert!(size_of::<Event>() <= 32, "{}", size_of::<Event>());
        assert!(size_of::<Entry>() <= 152, "{}", size_of::<Entry>());
    }
}
