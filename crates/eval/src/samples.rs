//! Boards for tests: positions of random games, so that every phase occurs.

use std::sync::{Arc, LazyLock};

use barpoint_bearoff::OneSided;
use barpoint_rules::{Board, PlayList, Roll, Variation};
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

/// The bearoff database, built once for all tests.
pub(crate) fn bearoff() -> Arc<OneSided> {
    static TABLE: LazyLock<Arc<OneSided>> = LazyLock::new(|| Arc::new(OneSided::build()));
    Arc::clone(&TABLE)
}

/// A small deterministic generator, enough to vary tests.
pub(crate) struct Noise(SplitMix64);

impl Noise {
    pub(crate) fn new(seed: u64) -> Self {
        Self(SplitMix64::seed_from_u64(seed))
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.0.next_u64() >> 32) as usize % limit
    }

    pub(crate) fn roll(&mut self) -> Roll {
        let mut die = || self.below(6) as u8 + 1;
        Roll::new(die(), die()).unwrap()
    }
}

/// `count` boards (never over) from games of random legal plays, the player on roll to move.
pub(crate) fn random_boards(count: usize, seed: u64) -> Vec<Board> {
    let mut noise = Noise::new(seed);
    let mut plays = PlayList::new();
    let mut boards = Vec::with_capacity(count);
    let mut board = Variation::Standard.start();
    while boards.len() < count {
        boards.push(board);
        plays.generate(&board, noise.roll());
        let after = match plays.len() {
            0 => board,
            n => plays.boards()[noise.below(n)],
        };
        board = if after.on_roll()[0] == 15 {
            Variation::Standard.start()
        } else {
            after.swapped()
        };
    }
    boards
}
