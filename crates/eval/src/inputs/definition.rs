//! Hashes of what the inputs compute, so that a net is never fed with inputs it was not trained on.

use std::sync::OnceLock;

use barpoint_bearoff::OneSided;
use barpoint_rules::{Board, CHECKERS, Setup};

use super::{CONTACT_INPUTS, RACE_INPUTS, SideView, contact_inputs, race_inputs, raw_sparse};
use crate::fnv::Fnv;
use crate::side_rolls::Prior;

/// Boards sampled for a hash.
const SAMPLES: u64 = 256;

/// Hash of the raw inputs: changes with their definition.
#[must_use]
pub fn raw_definition() -> u64 {
    static HASH: OnceLock<u64> = OnceLock::new();
    *HASH.get_or_init(|| hash_samples(|_, _| ()))
}

/// Hash of the raw and the hand-made contact inputs: changes with any of their definitions.
#[must_use]
pub fn contact_definition() -> u64 {
    static HASH: OnceLock<u64> = OnceLock::new();
    *HASH.get_or_init(|| {
        let mut out = [0.0; CONTACT_INPUTS];
        hash_samples(|board, hash| {
            contact_inputs(board, &mut out);
            hash.add(out.iter().map(|x| u64::from(x.to_bits())));
        })
    })
}

/// Hash of the raw and the hand-made race inputs: changes with any of their definitions.
#[must_use]
pub fn race_definition(bearoff: &OneSided) -> u64 {
    let mut out = [0.0; RACE_INPUTS];
    hash_samples(|board, hash| {
        race_inputs(board, bearoff, &mut out);
        hash.add(out.iter().map(|x| u64::from(x.to_bits())));
    })
}

/// Hash of what one-sided nets read and of what is made of their outputs: changes with any of these definitions.
#[must_use]
pub fn one_sided_definition(bearoff: &OneSided) -> u64 {
    hash_samples(|board, hash| {
        for half in [board.on_roll(), board.opponent()] {
            let view = SideView::of(half, bearoff);
            hash.add(view.inputs.iter().map(|x| u64::from(x.to_bits())));
            for rolls in [view.last, view.first] {
                let chances = Prior::of(&rolls).chances([0.51, 0.48, 0.52, 0.49, 0.505]);
                hash.add(chances.iter().map(|x| u64::from(x.to_bits())));
            }
        }
    })
}

fn hash_samples(mut add: impl FnMut(&Board, &mut Fnv)) -> u64 {
    let mut hash = Fnv::new();
    for board in (0..SAMPLES).filter_map(sample) {
        hash.add(raw_sparse(&board).map(|(i, x)| u64::from(i) << 32 | u64::from(x.to_bits())));
        add(&board, &mut hash);
    }
    hash.0
}

/// A board with checkers strewn at random; legal, if seldom sensible.
fn sample(number: u64) -> Option<Board> {
    let mut noise = Fnv::new();
    noise.add([number]);
    let mut below = |limit: u64| {
        noise.add([limit]);
        (noise.0 >> 16) % limit
    };
    let (mut on_roll, mut opponent) = ([0; 26], [0u8; 26]);
    // From boards with all of it to quiet endings: the reach shrinks with the number.
    let reach = 25 - below(20);
    for half in [&mut on_roll, &mut opponent] {
        for _ in 0..CHECKERS {
            half[below(reach + 1) as usize] += 1;
        }
    }
    for point in 1..25 {
        if on_roll[point] > 0 {
            opponent[25 - point] = 0;
        }
    }
    Board::try_from(Setup { on_roll, opponent }).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Class, samples::bearoff};

    #[test]
    fn samples_cover_every_class() {
        let boards: Vec<_> = (0..SAMPLES).filter_map(sample).collect();
        assert_eq!(boards.len() as u64, SAMPLES);
        for class in [Class::Contact, Class::Race, Class::Bearoff] {
            let count = boards.iter().filter(|b| Class::of(b) == class).count();
            assert!(count >= 10, "{count} of {class:?}");
        }
    }

    #[test]
    fn definitions_are_those_the_nets_were_trained_on() {
        // A change here makes every trained net useless: train new ones in the same change.
        assert_eq!(format!("{:016x}", contact_definition()), "920ece88b79b4b21");
        assert_eq!(
            format!("{:016x}", race_definition(&bearoff())),
            "afbbdb76e7bd3b86"
        );
        assert_eq!(
            format!("{:016x}", one_sided_definition(&bearoff())),
            "f0483e6dcdcc89e7"
        );
    }
}
