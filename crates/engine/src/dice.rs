//! Where dice come from.

use barpoint_rules::Roll;

/// A source of dice. Rolls are random only where the source is; the seed belongs to the record.
pub trait DiceSource {
    /// The next die, `1..=6`.
    fn die(&mut self) -> u8;

    /// The next roll.
    fn roll(&mut self) -> Roll {
        loop {
            if let Some(roll) = Roll::new(self.die(), self.die()) {
                return roll;
            }
        }
    }
}

/// Matsumoto and Nishimura's Mersenne Twister MT19937 (1998), turned into dice as gnubg does, so that
/// a seed gives gnubg's dice.
pub struct Mersenne {
    state: [u32; N],
    next: usize,
}

const N: usize = 624;
const M: usize = 397;
/// Words from here on are drawn again, so that all faces are equally likely.
const REJECTED: u32 = u32::MAX - u32::MAX % 6;

impl Mersenne {
    /// Dice from a seed of 32 bits.
    #[must_use]
    pub const fn new(seed: u32) -> Self {
        let mut state = [seed; N];
        let mut i = 1;
        let mut index = 1;
        while i < N {
            let previous = state[i - 1];
            state[i] = (previous ^ (previous >> 30))
                .wrapping_mul(1_812_433_253)
                .wrapping_add(index);
            i += 1;
            index += 1;
        }
        Self { state, next: N }
    }

    fn word(&mut self) -> u32 {
        if self.next == N {
            self.twist();
        }
        let mut y = self.state[self.next];
        self.next += 1;
        y ^= y >> 11;
        y ^= (y << 7) & 0x9d2c_5680;
        y ^= (y << 15) & 0xefc6_0000;
        y ^ (y >> 18)
    }

    /// A number below `limit`, all (nearly) equally likely.
    pub(crate) fn below(&mut self, limit: u32) -> u32 {
        let scaled = u64::from(self.word()) * u64::from(limit);
        u32::try_from(scaled >> 32).unwrap_or(0)
    }

    fn twist(&mut self) {
        for i in 0..N {
            let y = (self.state[i] & 0x8000_0000) | (self.state[(i + 1) % N] & 0x7fff_ffff);
            let odd = if y & 1 == 1 { 0x9908_b0df } else { 0 };
            self.state[i] = self.state[(i + M) % N] ^ (y >> 1) ^ odd;
        }
        self.next = 0;
    }
}

impl DiceSource for Mersenne {
    fn die(&mut self) -> u8 {
        loop {
            let word = self.word();
            if word < REJECTED {
                let face = word / (REJECTED / 6);
                return u8::try_from(face).map_or(1, |face| face + 1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// gnubg 1.07.001: `set seed 5`, then rolls, first die first.
    #[test]
    fn a_seed_gives_gnubgs_dice() {
        let mut dice = Mersenne::new(5);
        let found: Vec<u8> = (0..24).map(|_| dice.die()).collect();
        let expected = [
            2, 1, 6, 5, 2, 3, 6, 6, 3, 1, 4, 3, 5, 3, 4, 3, 2, 6, 2, 5, 1, 4, 5, 5,
        ];
        assert_eq!(found, expected);
    }
}
