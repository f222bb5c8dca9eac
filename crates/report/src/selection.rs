//! What of a record appears in what is written from it.

use barpoint_analysis::EntryIndex;
use barpoint_record::SkillMark;
use barpoint_rules::Side;

/// How much of a record is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scope {
    /// One position: the entry it is met with.
    Position(EntryIndex),
    /// One game, counted from 0.
    Game(usize),
    /// Whole matches.
    #[default]
    Match,
}

/// By which marks decisions are chosen.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each mark is chosen or not, whatever the others are"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarksShown {
    /// Those without a mark.
    pub unmarked: bool,
    /// Doubtful ones.
    pub doubtful: bool,
    /// Bad ones.
    pub bad: bool,
    /// Very bad ones.
    pub very_bad: bool,
}

/// What is written of the analysis of checker plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaysShown {
    /// Most candidates; the play made comes on top of them.
    pub most: usize,
    /// Whether chances of winning and of gammons stand with each.
    pub probabilities: bool,
    /// Whether the settings of evaluations stand with them.
    pub evaluation_settings: bool,
    /// Whether those of rollouts do.
    pub rollout_settings: bool,
    /// The plays whose analysis is written, by their mark.
    pub marks: MarksShown,
}

/// What is written of the analysis of cube decisions. A decision that any of the switches chooses is written.
#[expect(
    clippy::struct_excessive_bools,
    reason = "gnubg's switches, each on its own"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CubesShown {
    /// Whether chances of winning and of gammons stand with each.
    pub probabilities: bool,
    /// Whether the settings of evaluations stand with them.
    pub evaluation_settings: bool,
    /// Whether those of rollouts do.
    pub rollout_settings: bool,
    /// Decisions by their mark.
    pub marks: MarksShown,
    /// Doubles made, and their answers.
    pub actual: bool,
    /// Doubles missed.
    pub missed: bool,
    /// Close decisions.
    pub close: bool,
}

/// What of a record appears. The usual selection is gnubg's: everything, with five candidates of a play and a board at
/// every move.
#[expect(
    clippy::struct_excessive_bools,
    reason = "gnubg's switches, each on its own"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selection {
    /// How much of the record.
    pub scope: Scope,
    /// Comments.
    pub comments: bool,
    /// Analyses, marks and luck.
    pub analysis: bool,
    /// Statistics.
    pub statistics: bool,
    /// Where and when the match was played.
    pub match_info: bool,
    /// A board at every so many moves; 0 for none.
    pub board_every: usize,
    /// Only the decisions of this player.
    pub player: Option<Side>,
    /// Checker plays.
    pub plays: PlaysShown,
    /// Cube decisions.
    pub cubes: CubesShown,
}

impl MarksShown {
    /// All of them.
    pub const ALL: Self = Self {
        unmarked: true,
        doubtful: true,
        bad: true,
        very_bad: true,
    };
    /// Only errors.
    pub const ERRORS: Self = Self {
        unmarked: false,
        ..Self::ALL
    };
    /// None of them.
    pub const NONE: Self = Self {
        unmarked: false,
        doubtful: false,
        bad: false,
        very_bad: false,
    };

    /// Whether a decision with this mark is chosen.
    #[must_use]
    pub const fn chooses(&self, mark: Option<SkillMark>) -> bool {
        match mark {
            None => self.unmarked,
            Some(SkillMark::Doubtful) => self.doubtful,
            Some(SkillMark::Bad) => self.bad,
            Some(SkillMark::VeryBad) => self.very_bad,
        }
    }
}

impl Selection {
    /// Everything: what gnubg writes if not told otherwise.
    pub const GNUBG: Self = Self {
        scope: Scope::Match,
        comments: true,
        analysis: true,
        statistics: true,
        match_info: true,
        board_every: 1,
        player: None,
        plays: PlaysShown {
            most: 5,
            probabilities: true,
            evaluation_settings: false,
            rollout_settings: true,
            marks: MarksShown::ALL,
        },
        cubes: CubesShown {
            probabilities: true,
            evaluation_settings: false,
            rollout_settings: true,
            marks: MarksShown::ALL,
            actual: true,
            missed: true,
            close: true,
        },
    };

    /// Boards and analyses of errors only; every move is still told.
    pub const ERRORS: Self = Self {
        board_every: 0,
        plays: PlaysShown {
            marks: MarksShown::ERRORS,
            ..Self::GNUBG.plays
        },
        cubes: CubesShown {
            marks: MarksShown::ERRORS,
            actual: false,
            missed: false,
            close: false,
            ..Self::GNUBG.cubes
        },
        ..Self::GNUBG
    };

    /// Whether a board stands at a move, counted from 1.
    #[must_use]
    pub const fn board_at(&self, number: usize) -> bool {
        self.board_every > 0 && (number - 1).is_multiple_of(self.board_every)
    }

    /// Whether a game is written.
    #[must_use]
    pub const fn has_game(&self, game: usize) -> bool {
        match self.scope {
            Scope::Position(at) => at.game == game,
            Scope::Game(only) => only == game,
            Scope::Match => true,
        }
    }

    /// Whether an entry is written.
    #[must_use]
    pub const fn has_entry(&self, at: EntryIndex) -> bool {
        match self.scope {
            Scope::Position(only) => only.game == at.game && only.entry == at.entry,
            Scope::Game(only) => only == at.game,
            Scope::Match => true,
        }
    }
}

impl Default for Selection {
    fn default() -> Self {
        Self::GNUBG
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_stand_at_every_so_many_moves() {
        let at = |every, number| {
            let selection = Selection {
                board_every: every,
                ..Selection::GNUBG
            };
            selection.board_at(number)
        };
        assert!((1..9).all(|number| at(1, number) && !at(0, number)));
        let every_third: Vec<usize> = (1..9).filter(|&number| at(3, number)).collect();
        assert_eq!(every_third, [1, 4, 7]);
    }

    #[test]
    fn a_position_is_part_of_its_game_only() {
        let at = |game, entry| EntryIndex { game, entry };
        let selection = Selection {
            scope: Scope::Position(at(1, 4)),
            ..Selection::GNUBG
        };
        assert!(selection.has_game(1) && selection.has_entry(at(1, 4)));
        assert!(!selection.has_game(0) && !selection.has_entry(at(1, 5)));
    }
}
