//! BKG and BKG-VI as players of rollouts.

use std::hash::Hasher;
use std::sync::Arc;

use barpoint_bkg::{Bkg, Edition, Scratch, StateClass};
use barpoint_rollout::{PlayingProgram, ProgramGame};
use barpoint_rules::{Board, Roll};
use fnv::FnvHasher;

/// BKG making the plays of both sides.
#[derive(Debug)]
pub struct BkgPlays {
    bkg: Arc<Bkg>,
    fingerprint: u64,
}

/// A game, in which each side keeps the state class that its last play led to.
struct Game<'a> {
    bkg: &'a Bkg,
    scratch: Scratch,
    /// Of the opponent, and of the decider.
    classes: [Option<StateClass>; 2],
}

impl BkgPlays {
    /// Of this program.
    #[must_use]
    pub fn new(bkg: Arc<Bkg>) -> Self {
        let mut hash = FnvHasher::default();
        hash.write(bkg.edition().name().as_bytes());
        if let Some(expectation) = bkg.expectation() {
            hash.write(expectation.functions().to_string().as_bytes());
        }
        Self {
            bkg,
            fingerprint: hash.finish(),
        }
    }
}

impl PlayingProgram for BkgPlays {
    fn name(&self) -> &'static str {
        match self.bkg.edition() {
            Edition::Of1977 => "BKG (1977)",
            Edition::Vi => "BKG-VI",
        }
    }

    fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    fn begin(&self, last: Option<&Board>) -> Box<dyn ProgramGame + '_> {
        Box::new(Game {
            bkg: &self.bkg,
            scratch: Scratch::default(),
            classes: [None, last.map(|after| self.bkg.class_of(after))],
        })
    }
}

impl ProgramGame for Game<'_> {
    fn play(&mut self, decider: bool, board: &Board, roll: Roll) -> Board {
        let class = &mut self.classes[usize::from(decider)];
        let Some(best) = self.bkg.choose(board, roll, *class, &mut self.scratch) else {
            return *board;
        };
        *class = Some(best.class);
        best.after
    }
}
