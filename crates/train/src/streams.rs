//! Random streams: one for each game of each stage, so that a game's dice do not depend on which
//! thread plays it or where a run was interrupted.

use std::hash::Hasher;

use barpoint_rules::Roll;
use fnv::FnvHasher;
use rand::Rng;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// The stream of game `index` of the stage called `stage` in a run with this seed.
pub(crate) fn stream(seed: u64, stage: &str, index: u64) -> ChaCha8Rng {
    let name = fnv1a(stage.as_bytes());
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..16].copy_from_slice(&name.to_le_bytes());
    let mut rng = ChaCha8Rng::from_seed(key);
    rng.set_stream(index);
    rng
}

/// 64-bit FNV-1a (Fowler, Noll, Vo; RFC 9923).
pub(crate) fn fnv1a(bytes: &[u8]) -> u64 {
    let mut hash = FnvHasher::default();
    hash.write(bytes);
    hash.finish()
}

/// Rolls two dice.
pub(crate) fn roll_dice(rng: &mut ChaCha8Rng) -> Roll {
    let dice = |rng: &mut ChaCha8Rng| (rng.random_range(1..=6u8), rng.random_range(1..=6u8));
    loop {
        let (a, b) = dice(rng);
        if let Some(roll) = Roll::new(a, b) {
            return roll;
        }
    }
}

/// Rolls the opening roll: never a double.
pub(crate) fn roll_opening(rng: &mut ChaCha8Rng) -> Roll {
    loop {
        let roll = roll_dice(rng);
        if !roll.is_double() {
            return roll;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_repeat_and_differ() {
        let rolls = |seed, stage, game| {
            let mut rng = stream(seed, stage, game);
            (0..20).map(|_| roll_dice(&mut rng)).collect::<Vec<_>>()
        };
        assert_eq!(rolls(1, "td", 7), rolls(1, "td", 7));
        assert_ne!(rolls(1, "td", 7), rolls(1, "td", 8));
        assert_ne!(rolls(1, "td", 7), rolls(2, "td", 7));
        assert_ne!(rolls(1, "td", 7), rolls(1, "more", 7));
    }
}
