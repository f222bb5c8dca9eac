//! BKG of 1977 and BKG-VI as contestants.

use barpoint_bkg::{Bkg, CubeAt, Scratch, StateClass, doubles, takes};
use barpoint_equity::CubeAccess;
use barpoint_rules::{Board, Variation};

use super::{Contestant, CubeState, DuelError, Turn};

/// BKG, which keeps the state class of its last play in mind.
pub struct Berliner<'a> {
    player: &'a Bkg,
    class: Option<StateClass>,
    scratch: Scratch,
}

impl<'a> Berliner<'a> {
    /// Before its first game.
    #[must_use]
    pub fn new(player: &'a Bkg) -> Self {
        Self {
            player,
            class: None,
            scratch: Scratch::default(),
        }
    }
}

impl Contestant for Berliner<'_> {
    fn begin(&mut self) {
        self.class = None;
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<usize, DuelError> {
        // A new game of a match.
        if turn.board.on_roll() == Variation::Standard.start().on_roll() {
            self.begin();
        }
        let best = self
            .player
            .choose(turn.board, turn.roll, self.class, &mut self.scratch)
            .ok_or_else(|| DuelError::Illegal(format!("no play found for {}", turn.roll)))?;
        self.class = Some(best.class);
        turn.plays
            .find(&best.after)
            .ok_or_else(|| DuelError::Illegal(best.play.to_string()))
    }

    fn doubles(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError> {
        let at = match cube.access {
            CubeAccess::Centred => CubeAt::Centre,
            _ => CubeAt::Own,
        };
        Ok(doubles(board, at, self.player.tables()))
    }

    fn takes(&mut self, board: &Board, _: CubeState) -> Result<bool, DuelError> {
        Ok(takes(board, self.player.tables()))
    }
}
