//! 64-bit ARM with NEON, which all of these machines have.
#![expect(unsafe_code, reason = "vector instructions")]

use std::arch::aarch64::{
    float32x4_t, int16x8_t, int32x4_t, vaddq_f32, vaddq_s16, vaddq_s32, vandq_u32, vbicq_u8,
    vbslq_f32, vceqq_u8, vcgtq_f32, vcltq_f32, vcvtnq_s32_f32, vcvtq_f32_s32, vdivq_f32,
    vdupq_n_f32, vdupq_n_s16, vdupq_n_s32, vfmaq_f32, vget_low_s16, vgetq_lane_f32, vgetq_lane_u64,
    vld1q_f32, vld1q_s32, vld1q_u8, vmaxq_s16, vminq_s16, vmull_high_s16, vmull_s16, vmulq_f32,
    vnegq_s32, vpaddq_s32, vpaddq_u8, vqaddq_s16, vreinterpretq_f32_u32, vreinterpretq_s16_s32,
    vreinterpretq_u32_f32, vreinterpretq_u64_u8, vshlq_n_u32, vshlq_s32, vsqrtq_f32, vst1q_f32,
    vsubq_f32, vsubq_s16, vzip1q_s16, vzip2q_s16,
};

use super::{HALF, Kernel, LANES, Simd, WORDS};

mod words;

use words::{filled_pairs, filled_words, load_words, narrowed, store_words};

/// NEON, part of every 64-bit ARM machine this compiles for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Neon(());

impl Neon {
    #[expect(
        clippy::unnecessary_wraps,
        reason = "asked like the levels that a machine may lack"
    )]
    pub(crate) const fn detect() -> Option<Self> {
        Some(Self(()))
    }

    #[inline]
    pub(crate) fn run<K: Kernel>(self, kernel: K) -> K::Output {
        kernel.run(self)
    }
}

/// Calls intrinsics.
macro_rules! vector {
    ($call:expr) => {{
        // SAFETY: all machines of this kind have NEON; pointers come from references to whole vectors.
        unsafe { $call }
    }};
}

use vector;

type F = [float32x4_t; 2];
type W = [int16x8_t; 4];
type D = [int32x4_t; 4];

impl Simd for Neon {
    type F = F;
    type W = W;
    type D = D;

    const MANY_REGISTERS: bool = false;

    #[inline(always)]
    fn splat(self, x: f32) -> F {
        [vector!(vdupq_n_f32(x)); 2]
    }
    #[inline(always)]
    fn load(self, from: &[f32; LANES]) -> F {
        let halves: &[[f32; 4]] = from.as_chunks().0;
        [0, 1].map(|i| vector!(vld1q_f32(halves[i].as_ptr())))
    }
    #[inline(always)]
    fn store(self, x: F, to: &mut [f32; LANES]) {
        let halves: &mut [[f32; 4]] = to.as_chunks_mut().0;
        for (x, to) in x.into_iter().zip(halves) {
            vector!(vst1q_f32(to.as_mut_ptr(), x));
        }
    }
    #[inline(always)]
    fn add(self, a: F, b: F) -> F {
        [0, 1].map(|i| vector!(vaddq_f32(a[i], b[i])))
    }
    #[inline(always)]
    fn sub(self, a: F, b: F) -> F {
        [0, 1].map(|i| vector!(vsubq_f32(a[i], b[i])))
    }
    #[inline(always)]
    fn mul(self, a: F, b: F) -> F {
        [0, 1].map(|i| vector!(vmulq_f32(a[i], b[i])))
    }
    #[inline(always)]
    fn div(self, a: F, b: F) -> F {
        [0, 1].map(|i| vector!(vdivq_f32(a[i], b[i])))
    }
    #[inline(always)]
    fn sqrt(self, a: F) -> F {
        a.map(|a| vector!(vsqrtq_f32(a)))
    }
    #[inline(always)]
    fn mul_add(self, a: F, b: F, c: F) -> F {
        [0, 1].map(|i| vector!(vfmaq_f32(c[i], a[i], b[i])))
    }
    #[inline(always)]
    fn relu(self, x: F) -> F {
        self.gate(x, x)
    }
    #[inline(always)]
    fn gate(self, gate: F, x: F) -> F {
        [0, 1].map(|i| {
            vector!({
                let open = vcgtq_f32(gate[i], vdupq_n_f32(0.0));
                vreinterpretq_f32_u32(vandq_u32(open, vreinterpretq_u32_f32(x[i])))
            })
        })
    }
    #[inline(always)]
    fn sum(self, x: F) -> f32 {
        vector!({
            let four = vaddq_f32(x[0], x[1]);
            let even = vgetq_lane_f32::<0>(four) + vgetq_lane_f32::<2>(four);
            let odd = vgetq_lane_f32::<1>(four) + vgetq_lane_f32::<3>(four);
            even + odd
        })
    }
    #[inline(always)]
    fn max(self, a: F, b: F) -> F {
        [0, 1].map(|i| vector!(vbslq_f32(vcgtq_f32(a[i], b[i]), a[i], b[i])))
    }
    #[inline(always)]
    fn min(self, a: F, b: F) -> F {
        [0, 1].map(|i| vector!(vbslq_f32(vcltq_f32(a[i], b[i]), a[i], b[i])))
    }
    #[inline(always)]
    fn exponent(self, x: F) -> F {
        x.map(|x| {
            vector!(vreinterpretq_f32_u32(vshlq_n_u32::<23>(
                vreinterpretq_u32_f32(x)
            )))
        })
    }
    #[inline(always)]
    fn to_words(self, low: F, high: F) -> [i16; HALF] {
        let mut words = [0; HALF];
        for (x, to) in [low, high].into_iter().zip(words.as_chunks_mut().0) {
            let [low, high] = x.map(|x| vector!(vcvtnq_s32_f32(x)));
            store_words(narrowed(low, high), to);
        }
        words
    }

    #[inline(always)]
    fn load_words(self, from: &[i16; WORDS]) -> W {
        let parts = from.as_chunks().0;
        [0, 1, 2, 3].map(|i| load_words(&parts[i]))
    }
    #[inline(always)]
    fn store_words(self, x: W, to: &mut [i16; WORDS]) {
        for (x, to) in x.into_iter().zip(to.as_chunks_mut().0) {
            store_words(x, to);
        }
    }
    #[inline(always)]
    fn add_words(self, a: W, b: W) -> W {
        [0, 1, 2, 3].map(|i| vector!(vaddq_s16(a[i], b[i])))
    }
    #[inline(always)]
    fn sub_words(self, a: W, b: W) -> W {
        [0, 1, 2, 3].map(|i| vector!(vsubq_s16(a[i], b[i])))
    }
    #[inline(always)]
    fn relu_words(self, a: W) -> W {
        a.map(|a| vector!(vmaxq_s16(a, vdupq_n_s16(0))))
    }
    #[inline(always)]
    fn min_words(self, a: W, b: W) -> W {
        [0, 1, 2, 3].map(|i| vector!(vminq_s16(a[i], b[i])))
    }
    #[inline(always)]
    fn filled_pairs(self, a: W) -> u16 {
        filled_pairs(a[0], a[1]) | filled_pairs(a[2], a[3]) << 8
    }
    #[inline(always)]
    fn filled_words(self, a: W) -> u32 {
        let eights = a.into_iter().rev().map(filled_words);
        eights.fold(0, |bits, eight| bits << 8 | u32::from(eight))
    }
    #[inline(always)]
    fn zip_low(self, a: W, b: W) -> W {
        [0, 1, 2, 3].map(|i| vector!(vzip1q_s16(a[i], b[i])))
    }
    #[inline(always)]
    fn zip_high(self, a: W, b: W) -> W {
        [0, 1, 2, 3].map(|i| vector!(vzip2q_s16(a[i], b[i])))
    }
    #[inline(always)]
    fn splat_pair(self, pair: [i16; 2]) -> W {
        let double = i32::from(pair[0].cast_unsigned()) | i32::from(pair[1]) << 16;
        [vector!(vreinterpretq_s16_s32(vdupq_n_s32(double))); 4]
    }
    #[inline(always)]
    fn splat_i32(self, x: i32) -> D {
        [vector!(vdupq_n_s32(x)); 4]
    }
    #[inline(always)]
    fn load_doubles(self, from: &[i32; HALF]) -> D {
        let parts = from.as_chunks::<4>().0;
        [0, 1, 2, 3].map(|i| vector!(vld1q_s32(parts[i].as_ptr())))
    }
    #[inline(always)]
    fn dot_pairs(self, sum: D, a: W, b: W) -> D {
        [0, 1, 2, 3].map(|i| {
            vector!({
                let low = vmull_s16(vget_low_s16(a[i]), vget_low_s16(b[i]));
                let high = vmull_high_s16(a[i], b[i]);
                vaddq_s32(sum[i], vpaddq_s32(low, high))
            })
        })
    }
    #[inline(always)]
    fn add_shifted(self, x: D, bits: D, to: &mut [i16; HALF]) {
        let shifted = [0, 1, 2, 3].map(|i| vector!(vshlq_s32(x[i], vnegq_s32(bits[i]))));
        let words = [0, 1].map(|i| narrowed(shifted[i], shifted[i + 2]));
        let parts = to.as_chunks_mut().0;
        for (words, to) in words.into_iter().zip(parts) {
            store_words(vector!(vqaddq_s16(load_words(to), words)), to);
        }
    }
    #[inline(always)]
    fn to_floats(self, x: D) -> F {
        [0, 1].map(|i| vector!(vcvtq_f32_s32(vaddq_s32(x[i], x[i + 2]))))
    }
    #[inline(always)]
    fn differing(self, a: &[u8; 64], b: &[u8; 64]) -> u64 {
        const BITS: [u8; 16] = [1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128];
        let (a, b): (&[[u8; 16]], &[[u8; 16]]) = (a.as_chunks().0, b.as_chunks().0);
        let set = |i: usize| {
            let [a, b, bits] = [&a[i], &b[i], &BITS].map(|x| vector!(vld1q_u8(x.as_ptr())));
            vector!(vbicq_u8(bits, vceqq_u8(a, b)))
        };
        // Eight lanes to a byte in three rounds of adding neighbours.
        vector!({
            let halves = [vpaddq_u8(set(0), set(1)), vpaddq_u8(set(2), set(3))];
            let quarters = vpaddq_u8(halves[0], halves[1]);
            vgetq_lane_u64::<0>(vreinterpretq_u64_u8(vpaddq_u8(quarters, quarters)))
        })
    }
}
