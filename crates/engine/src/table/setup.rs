//! What is agreed before play begins.

use barpoint_rules::{BySide, MatchRules, MatchState};

use std::sync::Arc;

use super::CommittedDice;
use crate::{Person, Strength};
use barpoint_bearoff::OneSided;
use barpoint_bkg::{Bkg, Edition};

/// Who plays a side.
#[derive(Clone, Debug, PartialEq)]
pub enum Seat {
    /// A person of this name.
    Human(String),
    /// The program at this strength.
    Program(Box<Strength>),
    /// The program, erring as people of some strength do.
    Likeness(Box<Person>),
    /// BKG of 1977 or BKG-VI.
    Bkg(Arc<Bkg>),
}

impl Seat {
    /// A BKG with tables of its own, built in a quarter of a second. `None` without memory for them.
    #[must_use]
    pub fn bkg(edition: Edition) -> Option<Self> {
        let bkg = edition.program(Arc::new(OneSided::build()))?;
        Some(Self::Bkg(Arc::new(bkg)))
    }

    /// Whether the program plays.
    #[must_use]
    pub const fn is_program(&self) -> bool {
        matches!(self, Self::Program(_) | Self::Likeness(_) | Self::Bkg(_))
    }

    /// What the player is called.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Self::Human(name) => name.clone(),
            Self::Program(strength) => match strength.name() {
                Some(level) => format!("barpoint ({level})"),
                None => "barpoint".to_owned(),
            },
            Self::Likeness(person) => format!("barpoint ({})", person.pr()),
            Self::Bkg(bkg) => bkg.edition().title().to_owned(),
        }
    }
}

/// Where dice come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dice {
    /// The program throws them, from this seed.
    Program {
        /// Where the sequence begins.
        seed: u64,
    },
    /// The program throws them, from a secret that it has committed itself to.
    Committed(CommittedDice),
    /// Somebody enters them.
    ByHand,
}

/// What is agreed before play begins.
#[derive(Clone, Debug, PartialEq)]
pub struct TableSetup {
    /// Points needed to win; 0 = money.
    pub length: u16,
    /// Rules of play.
    pub rules: MatchRules,
    /// Who plays.
    pub seats: BySide<Seat>,
    /// Where dice come from.
    pub dice: Dice,
    /// The state in which play begins, if not with the first game; it has length and rules of its own.
    pub start: Option<MatchState>,
}

impl TableSetup {
    pub(super) fn first_state(&self) -> MatchState {
        self.start
            .unwrap_or_else(|| MatchState::new(self.length, self.rules))
    }
}
