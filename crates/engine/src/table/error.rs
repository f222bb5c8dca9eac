//! Why something cannot be done at a table.

use barpoint_rules::{ActionError, SetupError};

/// Why something cannot be done at a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The rules refuse it.
    #[error(transparent)]
    Action(#[from] ActionError),
    /// No game can start from the position.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// It is the program's turn.
    #[error("it is the program's turn: expected it to act first")]
    NotYours,
    /// It is not the program's turn.
    #[error("expected the program's turn, found a decision of yours")]
    NotPrograms,
    /// The program rolls the dice.
    #[error("the program throws the dice of this game: expected none, found some")]
    DiceGiven,
    /// The dice are entered by hand.
    #[error("the dice of this game are entered by hand: expected two, found none")]
    DiceMissing,
    /// It was ended before its end.
    #[error("this match or session was ended: nothing more can happen in it")]
    Ended,
    /// There is nothing that could be taken back.
    #[error("there is no decision to take back")]
    NothingToTakeBack,
    /// Not both sides are bearing off, or no one is on roll.
    #[error(
        "expected a turn of a person with all checkers of both sides home and dice of the program, found another"
    )]
    NotBearingOff,
    /// What is kept of a game contradicts the rules.
    #[error("entry {number} of what is kept of this game cannot be: {error}")]
    Kept {
        /// Which entry, from 1.
        number: usize,
        /// Why.
        error: ActionError,
    },
}
