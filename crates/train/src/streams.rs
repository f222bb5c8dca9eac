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

/// So many of the 36 rolls, evenly spread with a random offset: each comes with its chance, and 36 are all of them.
pub(crate) fn spread_rolls(rng: &mut ChaCha8Rng, count: u8) -> Vec<Roll> {
    let all: Vec<Roll> = Roll::weighted()
        .flat_map(|(roll, weight)| std::iter::repeat_n(roll, usize::from(weight)))
        .collect();
    let (count, offset) = (usize::from(count), rng.random_range(0..36));
    (0..count)
        .map(|number| all[(36 * number + offset) / count])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_are_spread_by_their_chances() {
        let mut rng = stream(3, "spread", 0);
        let every = spread_rolls(&mut rng, 36);
        for (roll, weight) in Roll::weighted() {
            let count = every.iter().filter(|&&other| other == roll).count();
            assert_eq!(count, usize::from(weight), "{roll:?}");
        }
        let draws = (0..9000).flat_map(|_| spread_rolls(&mut rng, 4));
        let ones = draws.filter(|roll| roll.index() == 0).count();
        // 36,000 rolls, one in 36 of them 11; four standard deviations.
        assert!((873..=1127).contains(&ones), "{ones}");
    }

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
