//! Half vectors of words.
#![expect(unsafe_code, reason = "vector instructions")]

use std::arch::x86_64::{
    __m256i, _mm256_castsi256_ps, _mm256_cmpeq_epi8, _mm256_cmpeq_epi16, _mm256_cmpeq_epi32,
    _mm256_loadu_si256, _mm256_movemask_epi8, _mm256_movemask_ps, _mm256_packs_epi16,
    _mm256_permute4x64_epi64, _mm256_setzero_si256, _mm256_storeu_si256,
};

use super::vector;
use crate::kernels::HALF;

#[inline(always)]
pub(in crate::kernels) fn load_half(from: &[i16; HALF]) -> __m256i {
    vector!(_mm256_loadu_si256(from.as_ptr().cast()))
}

#[inline(always)]
pub(in crate::kernels) fn store_half(x: __m256i, to: &mut [i16; HALF]) {
    vector!(_mm256_storeu_si256(to.as_mut_ptr().cast(), x));
}

/// Two words as the machine keeps them in a double.
#[inline(always)]
pub(in crate::kernels) fn double(pair: [i16; 2]) -> i32 {
    let [low, high] = pair.map(i16::to_ne_bytes);
    i32::from_ne_bytes([low[0], low[1], high[0], high[1]])
}

/// A bit for each of the eight pairs of words that are both zero.
#[inline(always)]
pub(super) fn empty_pairs(a: __m256i) -> u16 {
    let [eight, ..] = vector!({
        let empty = _mm256_cmpeq_epi32(a, _mm256_setzero_si256());
        _mm256_movemask_ps(_mm256_castsi256_ps(empty)).to_le_bytes()
    });
    u16::from(eight)
}

/// A bit for each of 32 words that is zero.
#[inline(always)]
pub(super) fn empty_words(a: [__m256i; 2]) -> u32 {
    vector!({
        let [low, high] = a.map(|a| _mm256_cmpeq_epi16(a, _mm256_setzero_si256()));
        let bytes = _mm256_permute4x64_epi64::<0b11_01_10_00>(_mm256_packs_epi16(low, high));
        _mm256_movemask_epi8(bytes).cast_unsigned()
    })
}

/// A bit for each of 32 bytes from `first` on that differs.
#[inline(always)]
pub(super) fn differing(a: &[u8; 64], b: &[u8; 64], first: usize) -> u32 {
    let (a, b) = (&a[first..first + 32], &b[first..first + 32]);
    let equal = vector!({
        let a = _mm256_loadu_si256(a.as_ptr().cast());
        let b = _mm256_loadu_si256(b.as_ptr().cast());
        _mm256_movemask_epi8(_mm256_cmpeq_epi8(a, b))
    });
    !equal.cast_unsigned()
}
