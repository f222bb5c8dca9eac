//! Other programs that make the plays of trials.

use std::fmt;
use std::sync::Arc;

use barpoint_rules::{Board, Roll};

/// A program that makes the checker plays of both sides, in place of our search.
pub trait PlayingProgram: Send + Sync {
    /// Its name, for people.
    fn name(&self) -> &'static str;

    /// Differs from that of any program that may play otherwise.
    fn fingerprint(&self) -> u64;

    /// A game from a position on. `last` is the board after the play that the decider has made, seen by the decider, if one
    /// was. Pure: what was played before changes nothing.
    fn begin(&self, last: Option<&Board>) -> Box<dyn ProgramGame + '_>;
}

/// A game played by a [`PlayingProgram`], which may remember what it has played.
pub trait ProgramGame {
    /// The board after the play of the side on roll, still its `on_roll` half; the same board if it cannot move.
    fn play(&mut self, decider: bool, board: &Board, roll: Roll) -> Board;
}

/// The program of a plan; equal where the fingerprints are.
#[derive(Clone)]
pub(crate) struct Program(pub(crate) Arc<dyn PlayingProgram>);

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:016x}", self.0.name(), self.0.fingerprint())
    }
}

impl PartialEq for Program {
    fn eq(&self, other: &Self) -> bool {
        self.0.fingerprint() == other.0.fingerprint()
    }
}
