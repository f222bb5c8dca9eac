//! A game: its start, the sequence of actions, its result.

use barpoint_rules::{Board, BySide, CubeOwner, Play, Roll, Side, Step};

use crate::{CubeAnalysis, GameStatistics, LuckMark, MoveAnalysis, SkillMark};

/// A property of a source file kept as found, so that writing it back loses nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawProperty {
    /// Property name.
    pub key: String,
    /// Its values.
    pub values: Vec<String>,
}

/// One game of a match.
#[derive(Clone, Debug, Default, PartialEq)]
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
pub struct GameResult {
    /// The winner.
    pub winner: Side,
    /// Points won, cube and gammons included.
    pub points: u32,
    /// Whether the loser resigned.
    pub resigned: bool,
}

/// One thing that happened, with everything known about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// What happened.
    pub action: Action,
    /// Whether the source named the smaller die first (`16`, not `61`); of no meaning to the game.
    pub low_die_first: bool,
    /// Free comment.
    pub comment: Option<String>,
    /// Analysis of the cube decision: before the roll on play entries (should the player have
    /// doubled?), of the double on double/take/pass entries.
    pub cube_analysis: Option<CubeAnalysis>,
    /// Whether the user marked the cube decision (gnubg: for a rollout).
    pub cube_marked: bool,
    /// Analysis of the checker play.
    pub move_analysis: Option<MoveAnalysis>,
    /// Luck of the roll: equity gained over the average roll, EMG, for the mover.
    pub luck: Option<f32>,
    /// Luck mark.
    pub luck_mark: Option<LuckMark>,
    /// Skill mark of the checker play, or of the cube act on double/take/pass entries.
    pub skill: Option<SkillMark>,
    /// Skill mark of the (missed) cube decision on play entries.
    pub cube_skill: Option<SkillMark>,
    /// Properties of the source file that have no field here.
    pub extra: Vec<RawProperty>,
}

impl Entry {
    /// An entry with nothing but the action.
    #[must_use]
    pub fn new(action: Action) -> Self {
        Self {
            action,
            low_die_first: false,
            comment: None,
            cube_analysis: None,
            cube_marked: false,
            move_analysis: None,
            luck: None,
            luck_mark: None,
            skill: None,
            cube_skill: None,
            extra: Vec::new(),
        }
    }
}

/// A roll and what was done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// Who moved.
    pub side: Side,
    /// The dice.
    pub roll: Roll,
    /// The checkers moved; [`Play::DANCE`] if none could.
    pub play: Play,
}

/// What can happen in a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A legal play (or dance).
    Move(PlayedMove),
    /// A play that the rules do not allow, kept as found.
    IllegalMove {
        /// Who moved.
        side: Side,
        /// The dice.
        roll: Roll,
        /// The steps as the file gives them.
        steps: Vec<Step>,
        /// The board afterwards, seen by the mover, when the file or a literal reading of the
        /// steps gives one.
        after: Option<Board>,
    },
    /// A roll without a play (the game ended or the position was edited before playing it).
    Roll {
        /// Who rolled.
        side: Side,
        /// The dice.
        roll: Roll,
    },
    /// Offer of a double (or redouble, beaver, raccoon: the second and later in a row).
    Double(Side),
    /// Acceptance of the double.
    Take(Side),
    /// Refusal of the double.
    Pass(Side),
    /// A position set up by hand.
    SetPosition(Start),
    /// The value of the cube set by hand.
    SetCubeValue(u32),
    /// The owner of the cube set by hand.
    SetCubeOwner(CubeOwner),
}

impl Action {
    /// The dice of a turn; `None` for cube actions and set-ups.
    #[must_use]
    pub const fn roll(&self) -> Option<Roll> {
        match self {
            Self::Move(PlayedMove { roll, .. })
            | Self::IllegalMove { roll, .. }
            | Self::Roll { roll, .. } => Some(*roll),
            _ => None,
        }
    }

    /// Whose action it is; `None` for what is set by hand.
    #[must_use]
    pub const fn side(&self) -> Option<Side> {
        match self {
            Self::Move(PlayedMove { side, .. })
            | Self::IllegalMove { side, .. }
            | Self::Roll { side, .. }
            | Self::Double(side)
            | Self::Take(side)
            | Self::Pass(side) => Some(*side),
            Self::SetPosition(_) | Self::SetCubeValue(_) | Self::SetCubeOwner(_) => None,
        }
    }
}

/// A position set up by hand, board by identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// Who is on roll.
    pub on_roll: Side,
    /// The board seen by that side.
    pub board: Board,
}
