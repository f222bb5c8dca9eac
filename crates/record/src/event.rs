//! What happens in a game, as a record keeps it.

use barpoint_rules::{Action, Board, CubeOwner, MatchState, Play, Roll, Side, Step};

/// A roll and what was done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PlayedRoll {
    /// Who played it.
    pub side: Side,
    /// The dice.
    pub roll: Roll,
    /// The checkers moved; [`Play::DANCE`] if none could.
    pub play: Play,
}

/// What can happen in a game.
///
/// [`barpoint_rules::Action`] says what a player may do next; an event says who did what, with the dice,
/// legal or not. [`Event::of`] leads from one to the other, [`crate::Replay`] back.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Event {
    /// A legal play, or none where none is legal.
    Play(PlayedRoll),
    /// A play that the rules do not allow, kept as found.
    IllegalPlay {
        /// Who made it.
        side: Side,
        /// The dice.
        roll: Roll,
        /// The steps as the file gives them.
        steps: Box<[Step]>,
        /// The board afterwards, seen by the mover, when the file or a literal reading of the
        /// steps gives one.
        after: Option<Box<Board>>,
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
    SetPosition(Box<Start>),
    /// The value of the cube set by hand.
    SetCubeValue(u32),
    /// The owner of the cube set by hand.
    SetCubeOwner(CubeOwner),
}

impl Event {
    /// What an action in this state is in the record; `None` where the record keeps no event of its own:
    /// rolls come with their play, resignations and the next game with the result.
    #[must_use]
    pub fn of(before: &MatchState, action: Action) -> Option<Self> {
        let side = before.decision().side()?;
        match action {
            Action::Play(play) => Some(Self::Play(PlayedRoll {
                side,
                roll: before.roll()?,
                play,
            })),
            Action::Double | Action::Beaver => Some(Self::Double(side)),
            Action::Take => Some(Self::Take(side)),
            Action::Pass => Some(Self::Pass(side)),
            Action::OpeningRoll { .. }
            | Action::Begin(_)
            | Action::Roll(_)
            | Action::Resign { .. }
            | Action::AcceptResignation
            | Action::DeclineResignation
            | Action::NextGame => None,
        }
    }

    /// The dice of a turn; `None` for cube actions and set-ups.
    #[must_use]
    pub const fn roll(&self) -> Option<Roll> {
        match self {
            Self::Play(PlayedRoll { roll, .. })
            | Self::IllegalPlay { roll, .. }
            | Self::Roll { roll, .. } => Some(*roll),
            _ => None,
        }
    }

    /// Whose event it is; `None` for what is set by hand.
    #[must_use]
    pub const fn side(&self) -> Option<Side> {
        match self {
            Self::Play(PlayedRoll { side, .. })
            | Self::IllegalPlay { side, .. }
            | Self::Roll { side, .. }
            | Self::Double(side)
            | Self::Take(side)
            | Self::Pass(side) => Some(*side),
            Self::SetPosition(_) | Self::SetCubeValue(_) | Self::SetCubeOwner(_) => None,
        }
    }

    /// Whether it answers a double.
    #[must_use]
    pub const fn is_answer(&self) -> bool {
        matches!(self, Self::Take(_) | Self::Pass(_))
    }

    /// Who may double in the cube decision that goes with it: the side itself, of an answer the other.
    #[must_use]
    pub const fn doubler(&self) -> Option<Side> {
        match self {
            Self::Take(side) | Self::Pass(side) => Some(side.other()),
            _ => self.side(),
        }
    }
}

/// A position set up by hand, board by identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Start {
    /// Who is on roll.
    pub on_roll: Side,
    /// The board seen by that side.
    pub board: Board,
}
