//! ISAAC: R. Jenkins, "ISAAC" (Fast Software Encryption 1996, LNCS 1039), seeded as in the paper's `randinit`. Crates that
//! offer it have a state of 256 words; gnubg's dice come from the small one of 16, which the paper has for simulations.

/// Words of the state, and their number as a power of two.
pub(super) const SIZE: usize = 1 << BITS;
const BITS: u32 = 4;

/// A generator of words.
#[derive(Clone, Debug)]
pub(super) struct Isaac {
    memory: [u32; SIZE],
    results: [u32; SIZE],
    /// How many results are left; they are taken from the end.
    left: usize,
    accumulator: u32,
    last: u32,
    counter: u32,
}

impl Isaac {
    /// The generator seeded with all words of its state.
    pub(super) fn new(seed: &[u32; SIZE]) -> Self {
        // The golden ratio.
        let mut mixed = [0x9e37_79b9_u32; 8];
        for _ in 0..4 {
            mix(&mut mixed);
        }
        let mut memory = [0; SIZE];
        for source in [Some(seed), None] {
            for start in (0..SIZE).step_by(8) {
                let from = source.unwrap_or(&memory);
                for (word, add) in mixed.iter_mut().zip(&from[start..start + 8]) {
                    *word = word.wrapping_add(*add);
                }
                mix(&mut mixed);
                memory[start..start + 8].copy_from_slice(&mixed);
            }
        }
        let mut generator = Self {
            memory,
            results: [0; SIZE],
            left: 0,
            accumulator: 0,
            last: 0,
            counter: 0,
        };
        generator.fill();
        generator
    }

    /// The next word.
    pub(super) fn word(&mut self) -> u32 {
        if self.left == 0 {
            self.fill();
        }
        self.left -= 1;
        self.results[self.left]
    }

    fn fill(&mut self) {
        self.counter = self.counter.wrapping_add(1);
        self.last = self.last.wrapping_add(self.counter);
        for place in 0..SIZE {
            let old = self.memory[place];
            let a = self.accumulator;
            let shifted = match place % 4 {
                0 => a ^ (a << 13),
                1 => a ^ (a >> 6),
                2 => a ^ (a << 2),
                _ => a ^ (a >> 16),
            };
            self.accumulator = shifted.wrapping_add(self.memory[(place + SIZE / 2) % SIZE]);
            let new = self
                .at(old >> 2)
                .wrapping_add(self.accumulator)
                .wrapping_add(self.last);
            self.memory[place] = new;
            self.last = self.at(new >> (BITS + 2)).wrapping_add(old);
            self.results[place] = self.last;
        }
        self.left = SIZE;
    }

    fn at(&self, place: u32) -> u32 {
        self.memory[place as usize % SIZE]
    }
}

/// The eight words of the paper's `mix`.
fn mix(words: &mut [u32; 8]) {
    let shifts: [fn(u32) -> u32; 8] = [
        |w| w << 11,
        |w| w >> 2,
        |w| w << 8,
        |w| w >> 16,
        |w| w << 10,
        |w| w >> 4,
        |w| w << 8,
        |w| w >> 9,
    ];
    for (place, shift) in shifts.iter().enumerate() {
        let at = |ahead: usize| (place + ahead) % 8;
        words[place] ^= shift(words[at(1)]);
        words[at(3)] = words[at(3)].wrapping_add(words[place]);
        words[at(1)] = words[at(1)].wrapping_add(words[at(2)]);
    }
}
