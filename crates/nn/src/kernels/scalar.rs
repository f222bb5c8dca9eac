//! The twin in plain Rust.

use super::{HALF, LANES, Simd, WORDS};

/// Plain Rust lanes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scalar;

type F = [f32; LANES];
type W = [i16; WORDS];
type D = [i32; 2 * LANES];

#[inline(always)]
fn each(f: impl Fn(usize) -> f32) -> F {
    std::array::from_fn(f)
}

/// Four words from `first` on of each eight, those of `a` and of `b` in turn.
#[inline(always)]
fn zip(a: W, b: W, first: usize) -> W {
    std::array::from_fn(|i| {
        let place = i / 8 * 8 + first + i % 8 / 2;
        [a, b][i % 2][place]
    })
}

impl Simd for Scalar {
    type F = F;
    type W = W;
    type D = D;

    const MANY_REGISTERS: bool = false;

    #[inline(always)]
    fn splat(self, x: f32) -> F {
        [x; LANES]
    }
    #[inline(always)]
    fn load(self, from: &F) -> F {
        *from
    }
    #[inline(always)]
    fn store(self, x: F, to: &mut F) {
        *to = x;
    }
    #[inline(always)]
    fn add(self, a: F, b: F) -> F {
        each(|i| a[i] + b[i])
    }
    #[inline(always)]
    fn sub(self, a: F, b: F) -> F {
        each(|i| a[i] - b[i])
    }
    #[inline(always)]
    fn mul(self, a: F, b: F) -> F {
        each(|i| a[i] * b[i])
    }
    #[inline(always)]
    fn div(self, a: F, b: F) -> F {
        each(|i| a[i] / b[i])
    }
    #[inline(always)]
    fn sqrt(self, a: F) -> F {
        each(|i| a[i].sqrt())
    }
    #[inline(always)]
    fn mul_add(self, a: F, b: F, c: F) -> F {
        each(|i| a[i].mul_add(b[i], c[i]))
    }
    #[inline(always)]
    fn relu(self, x: F) -> F {
        self.gate(x, x)
    }
    #[inline(always)]
    fn gate(self, gate: F, x: F) -> F {
        each(|i| if gate[i] > 0.0 { x[i] } else { 0.0 })
    }
    #[inline(always)]
    fn sum(self, x: F) -> f32 {
        ((x[0] + x[4]) + (x[2] + x[6])) + ((x[1] + x[5]) + (x[3] + x[7]))
    }
    #[inline(always)]
    fn max(self, a: F, b: F) -> F {
        each(|i| if a[i] > b[i] { a[i] } else { b[i] })
    }
    #[inline(always)]
    fn min(self, a: F, b: F) -> F {
        each(|i| if a[i] < b[i] { a[i] } else { b[i] })
    }
    #[inline(always)]
    fn exponent(self, x: F) -> F {
        each(|i| f32::from_bits(x[i].to_bits() << 23))
    }
    #[inline(always)]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the caller keeps to the range of i16"
    )]
    fn to_words(self, low: F, high: F) -> [i16; HALF] {
        std::array::from_fn(|i| {
            let x = if i < LANES { low[i] } else { high[i - LANES] };
            x.round_ties_even() as i16
        })
    }

    #[inline(always)]
    fn load_words(self, from: &W) -> W {
        *from
    }
    #[inline(always)]
    fn store_words(self, x: W, to: &mut W) {
        *to = x;
    }
    #[inline(always)]
    fn add_words(self, a: W, b: W) -> W {
        std::array::from_fn(|i| a[i].wrapping_add(b[i]))
    }
    #[inline(always)]
    fn sub_words(self, a: W, b: W) -> W {
        std::array::from_fn(|i| a[i].wrapping_sub(b[i]))
    }
    #[inline(always)]
    fn relu_words(self, a: W) -> W {
        a.map(|x| x.max(0))
    }
    #[inline(always)]
    fn min_words(self, a: W, b: W) -> W {
        std::array::from_fn(|i| a[i].min(b[i]))
    }
    #[inline(always)]
    fn filled_pairs(self, a: W) -> u16 {
        let pairs = a.as_chunks::<2>().0.iter().enumerate();
        pairs.fold(0, |bits, (i, pair)| bits | u16::from(*pair != [0; 2]) << i)
    }
    #[inline(always)]
    fn filled_words(self, a: W) -> u32 {
        let words = a.iter().enumerate();
        words.fold(0, |bits, (i, word)| bits | u32::from(*word != 0) << i)
    }
    #[inline(always)]
    fn zip_low(self, a: W, b: W) -> W {
        zip(a, b, 0)
    }
    #[inline(always)]
    fn zip_high(self, a: W, b: W) -> W {
        zip(a, b, 4)
    }
    #[inline(always)]
    fn splat_pair(self, pair: [i16; 2]) -> W {
        std::array::from_fn(|i| pair[i % 2])
    }
    #[inline(always)]
    fn splat_i32(self, x: i32) -> D {
        [x; 2 * LANES]
    }
    #[inline(always)]
    fn load_doubles(self, from: &[i32; HALF]) -> D {
        *from
    }
    #[inline(always)]
    fn dot_pairs(self, sum: D, a: W, b: W) -> D {
        let product = |i: usize| i32::from(a[i]) * i32::from(b[i]);
        std::array::from_fn(|i| {
            sum[i].wrapping_add(product(2 * i).wrapping_add(product(2 * i + 1)))
        })
    }
    #[inline(always)]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "clamped to the range of i16"
    )]
    fn add_shifted(self, x: D, bits: D, to: &mut [i16; HALF]) {
        for (i, to) in to.iter_mut().enumerate() {
            let at = i % 4 + i / 8 * 4 + i / 4 % 2 * 8;
            let shifted = x[at] >> bits[at];
            let word = shifted.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16;
            *to = to.saturating_add(word);
        }
    }
    #[inline(always)]
    #[expect(clippy::cast_precision_loss, reason = "rounding is meant")]
    fn to_floats(self, x: D) -> F {
        each(|i| x[i].wrapping_add(x[i + LANES]) as f32)
    }
    #[inline(always)]
    fn differing(self, a: &[u8; 64], b: &[u8; 64]) -> u64 {
        a.iter()
            .zip(b)
            .enumerate()
            .fold(0, |bits, (i, (a, b))| bits | u64::from(a != b) << i)
    }
}
