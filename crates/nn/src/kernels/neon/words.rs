//! Eight words at a time.
#![expect(unsafe_code, reason = "vector instructions")]

use std::arch::aarch64::{
    int16x8_t, int32x4_t, vaddvq_u16, vandq_u16, vcombine_s16, vcombine_u16, vld1q_s16, vld1q_u16,
    vmovn_u32, vqmovn_s32, vreinterpretq_s32_s16, vst1q_s16, vtstq_s16, vtstq_s32,
};

use super::vector;

#[inline(always)]
pub(super) fn load_words(from: &[i16; 8]) -> int16x8_t {
    vector!(vld1q_s16(from.as_ptr()))
}

#[inline(always)]
pub(super) fn store_words(x: int16x8_t, to: &mut [i16; 8]) {
    vector!(vst1q_s16(to.as_mut_ptr(), x));
}

/// Saturated words of doubles.
#[inline(always)]
pub(super) fn narrowed(low: int32x4_t, high: int32x4_t) -> int16x8_t {
    vector!(vcombine_s16(vqmovn_s32(low), vqmovn_s32(high)))
}

const BITS: [u16; 8] = [1, 2, 4, 8, 16, 32, 64, 128];

/// A bit for each of eight words that is not zero.
#[inline(always)]
pub(super) fn filled_words(words: int16x8_t) -> u16 {
    vector!(vaddvq_u16(vandq_u16(
        vtstq_s16(words, words),
        vld1q_u16(BITS.as_ptr())
    )))
}

/// A bit for each of eight pairs of words that are not both zero.
#[inline(always)]
pub(super) fn filled_pairs(low: int16x8_t, high: int16x8_t) -> u16 {
    vector!({
        let [low, high] = [low, high].map(|words| {
            let pairs = vreinterpretq_s32_s16(words);
            vmovn_u32(vtstq_s32(pairs, pairs))
        });
        vaddvq_u16(vandq_u16(vcombine_u16(low, high), vld1q_u16(BITS.as_ptr())))
    })
}
