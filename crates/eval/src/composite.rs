//! The evaluator that plays: nets for contact and races, exact tables for bearoffs, the rules for
//! finished games.
//!
//! A board goes to the part its [`Class`] names. Nets work on quantised hidden sums: the candidates of
//! one roll start from the sums of the board before the play and change only the slots it touched.
//! Results do not depend on that start, on the order or on the number of boards in a call, bit for
//! bit.
//!
//! It does not look ahead, know cube or score, or remember results.

mod buffers;
mod build;
mod choice;
mod error;
mod hand;
mod nets;
mod one_sided;
mod part;
mod races;
mod source;
#[cfg(test)]
mod tests;
mod tidy;

use std::sync::{Arc, OnceLock};

use barpoint_bearoff::OneSided;
use barpoint_equity::Outcome;
use barpoint_rules::Board;

use crate::{
    Class, CubeWorth, Databases, Evaluator, Fingerprint, Regime, Utility, databases, fnv::Fnv,
    inputs,
};
use buffers::{Buffers, Pool};
use part::Part;
pub(crate) use part::slots;
use races::RaceParts;

pub use choice::{Choice, Scratch};
pub use error::EvaluatorError;

/// Nets and tables composed into one evaluator of standard backgammon.
#[derive(Debug)]
pub struct CompositeEvaluator {
    /// One net for all contact positions, or one for each [`Plan`], with or without [`Plan::Wild`].
    contact: Vec<Part>,
    races: RaceParts,
    /// None, or as many prefilter nets as there could be contact nets.
    prefilter: Vec<Part>,
    bearoff: Arc<OneSided>,
    databases: Databases,
    /// Shared only by this evaluator and the scratch made for it.
    identity: Arc<()>,
    /// Hash of all weights, computed when first needed.
    nets: OnceLock<u64>,
    bare_fingerprint: OnceLock<Fingerprint>,
    pool: Pool,
}

/// Unrelated positions evaluated together.
const CHUNK: usize = 64;

/// Who is to be evaluated in a list of boards.
#[derive(Clone, Copy)]
pub(crate) enum Seen {
    /// The side on roll.
    BySideOnRoll,
    /// Its opponent, who is about to roll after the play.
    ByOpponent,
}

impl CompositeEvaluator {
    /// The bearoff database it uses.
    #[must_use]
    pub const fn bearoff(&self) -> &Arc<OneSided> {
        &self.bearoff
    }

    /// Chances with both sides home.
    fn bearoff_outcome(&self, board: &Board) -> Outcome {
        if let Some(equities) = self.databases.exact(board) {
            return databases::outcome(&equities);
        }
        // With both sides home the table always has an answer.
        self.bearoff.board_outcome(board).unwrap_or_default()
    }

    /// Chances in a race where some checker is not home yet, if a database has it.
    fn long_race_outcome(&self, board: &Board) -> Option<Outcome> {
        if self.databases.is_empty() {
            return None;
        }
        Some(self.databases.race(board)?.outcome())
    }
}

impl Seen {
    #[inline]
    fn board(self, board: &Board) -> Board {
        match self {
            Self::BySideOnRoll => *board,
            Self::ByOpponent => board.swapped(),
        }
    }

    /// The halves of that board, which need no copy: reading one back at once would wait for it to be written.
    #[inline]
    const fn sides(self, board: &Board) -> [&[u8; 26]; 2] {
        match self {
            Self::BySideOnRoll => [board.on_roll(), board.opponent()],
            Self::ByOpponent => [board.opponent(), board.on_roll()],
        }
    }
}

impl Evaluator for CompositeEvaluator {
    fn evaluate(&self, positions: &[Board], out: &mut [Outcome]) {
        assert_eq!(positions.len(), out.len(), "one outcome per position");
        let lend = |Buffers { work, .. }: &mut Buffers| {
            // Chunks whose inputs stay in the nearest cache.
            for (boards, out) in positions.chunks(CHUNK).zip(out.chunks_mut(CHUNK)) {
                self.run(boards, work, out);
            }
        };
        self.pool.lend(|| self.buffers(), lend);
    }

    fn evaluate_plays(&self, before: &Board, after: &[Board], out: &mut [Outcome]) {
        assert_eq!(after.len(), out.len(), "one outcome per play");
        let lend = |buffers: &mut Buffers| {
            let Buffers {
                work,
                contact_bases,
                ..
            } = buffers;
            self.run_plays(&self.contact, before, after, contact_bases, work, out);
        };
        self.pool.lend(|| self.buffers(), lend);
    }

    fn quick_scores(&self, before: &Board, after: &[Board], utility: &Utility, scores: &mut [f32]) {
        assert_eq!(after.len(), scores.len(), "one score per play");
        if self.bearoff_scores(before, after, scores) {
            return;
        }
        let lend = |buffers: &mut Buffers| self.net_scores(before, after, utility, buffers, scores);
        self.pool.lend(|| self.buffers(), lend);
    }

    fn knows_all_plays(&self, before: &Board) -> bool {
        // Plays from a position of a two-sided database lead to others in it.
        !self.databases.is_empty()
            && matches!(Class::of(before), Class::Bearoff | Class::Race)
            && self.databases.exact(before).is_some()
    }

    fn worth(&self, board: &Board) -> CubeWorth {
        // Called for every candidate, few of which are in a database: whether it is a race is checked last.
        let exact = self.databases.exact(board);
        let exact = exact.filter(|_| matches!(Class::of(board), Class::Bearoff | Class::Race));
        let exact = exact.and_then(|exact| databases::worth(&exact));
        exact.unwrap_or_else(|| CubeWorth::by_class(board))
    }

    fn regime(&self, board: &Board) -> Regime {
        match Class::of(board) {
            Class::Over => Regime::Rules,
            Class::Bearoff if self.databases.exact(board).is_some() => Regime::TwoSided,
            Class::Bearoff => Regime::OneSided,
            Class::Race => (self.databases.race(board)).map_or(Regime::Net, |known| known.regime()),
            Class::Contact => Regime::Net,
        }
    }

    fn fingerprint(&self) -> Fingerprint {
        let mut hash = Fnv(self.bare_fingerprint().0);
        hash.add(self.databases.checksums());
        Fingerprint(hash.0)
    }

    fn bare_fingerprint(&self) -> Fingerprint {
        *self.bare_fingerprint.get_or_init(|| {
            let mut hash = Fnv(self.nets());
            let races = match self.races {
                RaceParts::Net(_) => inputs::race_definition(&self.bearoff),
                RaceParts::OneSided(_) => inputs::one_sided_definition(&self.bearoff),
            };
            hash.add([inputs::contact_definition(), races]);
            let table = self.bearoff.to_bytes();
            let (words, rest) = table.as_chunks::<8>();
            hash.add(words.iter().map(|&word| u64::from_le_bytes(word)));
            hash.add(rest.iter().map(|&byte| u64::from(byte)));
            Fingerprint(hash.0)
        })
    }
}
