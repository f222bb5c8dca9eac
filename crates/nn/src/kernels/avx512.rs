//! x86-64 with AVX-512 and its dot products of words (VNNI).
#![expect(unsafe_code, reason = "vector instructions")]

use std::arch::x86_64::{
    __m256, __m512i, _mm256_add_epi32, _mm256_adds_epi16, _mm256_cvtepi32_ps, _mm256_packs_epi32,
    _mm512_add_epi16, _mm512_castsi512_si256, _mm512_dpwssd_epi32, _mm512_extracti64x4_epi64,
    _mm512_loadu_si512, _mm512_max_epi16, _mm512_min_epi16, _mm512_set1_epi32,
    _mm512_setzero_si512, _mm512_srav_epi32, _mm512_storeu_si512, _mm512_sub_epi16,
    _mm512_test_epi16_mask, _mm512_test_epi32_mask, _mm512_unpackhi_epi16, _mm512_unpacklo_epi16,
};

use super::avx2::{Avx2, double, load_half, store_half};
use super::{HALF, Kernel, LANES, Simd, WORDS};

/// Proof that this machine has AVX2, FMA and the parts of AVX-512 used here: made only by
/// [`Avx512::detect`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx512(Avx2);

impl Avx512 {
    pub(crate) fn detect() -> Option<Self> {
        let words = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512vnni");
        Avx2::detect().filter(|_| words).map(Self)
    }

    #[inline]
    pub(crate) fn run<K: Kernel>(self, kernel: K) -> K::Output {
        // SAFETY: `self` proves that the machine has all of these.
        unsafe { run(self, kernel) }
    }
}

#[target_feature(enable = "avx2,fma,avx512f,avx512bw,avx512vl,avx512vnni")]
fn run<K: Kernel>(avx512: Avx512, kernel: K) -> K::Output {
    kernel.run(avx512)
}

/// Calls an intrinsic.
macro_rules! vector {
    ($call:expr) => {{
        // SAFETY: a value of `Avx512` proves that the machine has the instructions; pointers come from
        // references to whole vectors.
        unsafe { $call }
    }};
}

/// Leaves floats to AVX2.
macro_rules! by_avx2 {
    ($($name:ident($($x:ident: $kind:ty),*) -> $result:ty;)*) => {
        $(
            #[inline(always)]
            fn $name(self, $($x: $kind),*) -> $result {
                self.0.$name($($x),*)
            }
        )*
    };
}

impl Simd for Avx512 {
    type F = __m256;
    type W = __m512i;
    type D = __m512i;

    const MANY_REGISTERS: bool = true;

    by_avx2! {
        splat(x: f32) -> __m256;
        load(from: &[f32; LANES]) -> __m256;
        store(x: __m256, to: &mut [f32; LANES]) -> ();
        add(a: __m256, b: __m256) -> __m256;
        sub(a: __m256, b: __m256) -> __m256;
        mul(a: __m256, b: __m256) -> __m256;
        div(a: __m256, b: __m256) -> __m256;
        sqrt(a: __m256) -> __m256;
        mul_add(a: __m256, b: __m256, c: __m256) -> __m256;
        relu(x: __m256) -> __m256;
        gate(gate: __m256, x: __m256) -> __m256;
        sum(x: __m256) -> f32;
        sums(x: [__m256; LANES]) -> __m256;
        max(a: __m256, b: __m256) -> __m256;
        min(a: __m256, b: __m256) -> __m256;
        exponent(x: __m256) -> __m256;
        to_words(low: __m256, high: __m256) -> [i16; HALF];
        differing(a: &[u8; 64], b: &[u8; 64]) -> u64;
    }

    #[inline(always)]
    fn load_words(self, from: &[i16; WORDS]) -> __m512i {
        vector!(_mm512_loadu_si512(from.as_ptr().cast()))
    }
    #[inline(always)]
    fn store_words(self, x: __m512i, to: &mut [i16; WORDS]) {
        vector!(_mm512_storeu_si512(to.as_mut_ptr().cast(), x));
    }
    #[inline(always)]
    fn add_words(self, a: __m512i, b: __m512i) -> __m512i {
        vector!(_mm512_add_epi16(a, b))
    }
    #[inline(always)]
    fn sub_words(self, a: __m512i, b: __m512i) -> __m512i {
        vector!(_mm512_sub_epi16(a, b))
    }
    #[inline(always)]
    fn relu_words(self, a: __m512i) -> __m512i {
        vector!(_mm512_max_epi16(a, _mm512_setzero_si512()))
    }
    #[inline(always)]
    fn min_words(self, a: __m512i, b: __m512i) -> __m512i {
        vector!(_mm512_min_epi16(a, b))
    }
    #[inline(always)]
    fn filled_pairs(self, a: __m512i) -> u16 {
        vector!(_mm512_test_epi32_mask(a, a))
    }
    #[inline(always)]
    fn filled_words(self, a: __m512i) -> u32 {
        vector!(_mm512_test_epi16_mask(a, a))
    }
    #[inline(always)]
    fn zip_low(self, a: __m512i, b: __m512i) -> __m512i {
        vector!(_mm512_unpacklo_epi16(a, b))
    }
    #[inline(always)]
    fn zip_high(self, a: __m512i, b: __m512i) -> __m512i {
        vector!(_mm512_unpackhi_epi16(a, b))
    }
    #[inline(always)]
    fn splat_pair(self, pair: [i16; 2]) -> __m512i {
        self.splat_i32(double(pair))
    }
    #[inline(always)]
    fn splat_i32(self, x: i32) -> __m512i {
        vector!(_mm512_set1_epi32(x))
    }
    #[inline(always)]
    fn load_doubles(self, from: &[i32; HALF]) -> __m512i {
        vector!(_mm512_loadu_si512(from.as_ptr().cast()))
    }
    #[inline(always)]
    fn dot_pairs(self, sum: __m512i, a: __m512i, b: __m512i) -> __m512i {
        vector!(_mm512_dpwssd_epi32(sum, a, b))
    }
    #[inline(always)]
    fn add_shifted(self, x: __m512i, bits: __m512i, to: &mut [i16; HALF]) {
        let sum = vector!({
            let shifted = _mm512_srav_epi32(x, bits);
            let (low, high) = (
                _mm512_castsi512_si256(shifted),
                _mm512_extracti64x4_epi64::<1>(shifted),
            );
            _mm256_adds_epi16(load_half(to), _mm256_packs_epi32(low, high))
        });
        store_half(sum, to);
    }
    #[inline(always)]
    fn to_floats(self, x: __m512i) -> __m256 {
        vector!({
            let (low, high) = (_mm512_castsi512_si256(x), _mm512_extracti64x4_epi64::<1>(x));
            _mm256_cvtepi32_ps(_mm256_add_epi32(low, high))
        })
    }
}
