//! x86-64 with AVX2 and FMA.
#![expect(unsafe_code, reason = "vector instructions")]

use std::arch::x86_64::{
    __m256, __m256i, _CMP_GT_OQ, _mm_add_ps, _mm_add_ss, _mm_cvtss_f32, _mm_movehl_ps,
    _mm_shuffle_ps, _mm256_add_epi16, _mm256_add_epi32, _mm256_add_ps, _mm256_adds_epi16,
    _mm256_and_ps, _mm256_castpd_ps, _mm256_castps_pd, _mm256_castps_si256, _mm256_castps256_ps128,
    _mm256_castsi256_ps, _mm256_cmp_ps, _mm256_cvtepi32_ps, _mm256_cvtps_epi32, _mm256_div_ps,
    _mm256_extractf128_ps, _mm256_fmadd_ps, _mm256_loadu_ps, _mm256_loadu_si256, _mm256_madd_epi16,
    _mm256_max_epi16, _mm256_max_ps, _mm256_min_epi16, _mm256_min_ps, _mm256_mul_ps,
    _mm256_packs_epi32, _mm256_permute2f128_ps, _mm256_permute4x64_epi64, _mm256_set1_epi32,
    _mm256_set1_ps, _mm256_setzero_ps, _mm256_setzero_si256, _mm256_shuffle_ps, _mm256_slli_epi32,
    _mm256_sqrt_ps, _mm256_srav_epi32, _mm256_storeu_ps, _mm256_sub_epi16, _mm256_sub_ps,
    _mm256_unpackhi_epi16, _mm256_unpackhi_pd, _mm256_unpacklo_epi16, _mm256_unpacklo_pd,
};

use super::{HALF, Kernel, LANES, Simd, WORDS};

mod half;

pub(super) use half::{double, load_half, store_half};

use half::{differing, empty_pairs, empty_words};

/// Proof that this machine has AVX2 and FMA: made only by [`Avx2::detect`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx2(());

impl Avx2 {
    pub(crate) fn detect() -> Option<Self> {
        (is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma")).then_some(Self(()))
    }

    #[inline]
    pub(crate) fn run<K: Kernel>(self, kernel: K) -> K::Output {
        // SAFETY: `self` proves that the machine has AVX2 and FMA.
        unsafe { run(self, kernel) }
    }
}

#[target_feature(enable = "avx2,fma")]
fn run<K: Kernel>(avx2: Avx2, kernel: K) -> K::Output {
    kernel.run(avx2)
}

/// Calls an intrinsic.
macro_rules! vector {
    ($call:expr) => {{
        // SAFETY: a value of `Avx2` proves that the machine has AVX2 and FMA; pointers come from
        // references to whole vectors.
        unsafe { $call }
    }};
}

use vector;

impl Simd for Avx2 {
    type F = __m256;
    type W = [__m256i; 2];
    type D = [__m256i; 2];
    const MANY_REGISTERS: bool = false;

    #[inline(always)]
    fn splat(self, x: f32) -> __m256 {
        vector!(_mm256_set1_ps(x))
    }
    #[inline(always)]
    fn load(self, from: &[f32; LANES]) -> __m256 {
        vector!(_mm256_loadu_ps(from.as_ptr()))
    }
    #[inline(always)]
    fn store(self, x: __m256, to: &mut [f32; LANES]) {
        vector!(_mm256_storeu_ps(to.as_mut_ptr(), x));
    }
    #[inline(always)]
    fn add(self, a: __m256, b: __m256) -> __m256 {
        vector!(_mm256_add_ps(a, b))
    }
    #[inline(always)]
    fn sub(self, a: __m256, b: __m256) -> __m256 {
        vector!(_mm256_sub_ps(a, b))
    }
    #[inline(always)]
    fn mul(self, a: __m256, b: __m256) -> __m256 {
        vector!(_mm256_mul_ps(a, b))
    }
    #[inline(always)]
    fn div(self, a: __m256, b: __m256) -> __m256 {
        vector!(_mm256_div_ps(a, b))
    }
    #[inline(always)]
    fn sqrt(self, a: __m256) -> __m256 {
        vector!(_mm256_sqrt_ps(a))
    }
    #[inline(always)]
    fn mul_add(self, a: __m256, b: __m256, c: __m256) -> __m256 {
        vector!(_mm256_fmadd_ps(a, b, c))
    }
    #[inline(always)]
    fn relu(self, x: __m256) -> __m256 {
        self.gate(x, x)
    }
    #[inline(always)]
    fn gate(self, gate: __m256, x: __m256) -> __m256 {
        vector!(_mm256_and_ps(
            _mm256_cmp_ps::<_CMP_GT_OQ>(gate, _mm256_setzero_ps()),
            x
        ))
    }
    #[inline(always)]
    fn sum(self, x: __m256) -> f32 {
        vector!({
            let four = _mm_add_ps(_mm256_castps256_ps128(x), _mm256_extractf128_ps::<1>(x));
            let two = _mm_add_ps(four, _mm_movehl_ps(four, four));
            _mm_cvtss_f32(_mm_add_ss(two, _mm_shuffle_ps::<1>(two, two)))
        })
    }
    #[inline(always)]
    fn sums(self, x: [__m256; LANES]) -> __m256 {
        // First and second halves, of one in the low half of a register and of another in the high one.
        let four = |a, b| {
            vector!(_mm256_add_ps(
                _mm256_permute2f128_ps::<0x20>(a, b),
                _mm256_permute2f128_ps::<0x31>(a, b),
            ))
        };
        let two = |a, b| {
            vector!({
                let (a, b) = (_mm256_castps_pd(a), _mm256_castps_pd(b));
                _mm256_add_ps(
                    _mm256_castpd_ps(_mm256_unpacklo_pd(a, b)),
                    _mm256_castpd_ps(_mm256_unpackhi_pd(a, b)),
                )
            })
        };
        let first = two(four(x[0], x[4]), four(x[1], x[5]));
        let second = two(four(x[2], x[6]), four(x[3], x[7]));
        vector!(_mm256_add_ps(
            _mm256_shuffle_ps::<0b10_00_10_00>(first, second),
            _mm256_shuffle_ps::<0b11_01_11_01>(first, second),
        ))
    }
    #[inline(always)]
    fn max(self, a: __m256, b: __m256) -> __m256 {
        vector!(_mm256_max_ps(a, b))
    }
    #[inline(always)]
    fn min(self, a: __m256, b: __m256) -> __m256 {
        vector!(_mm256_min_ps(a, b))
    }
    #[inline(always)]
    fn exponent(self, x: __m256) -> __m256 {
        vector!(_mm256_castsi256_ps(_mm256_slli_epi32::<23>(
            _mm256_castps_si256(x)
        )))
    }
    #[inline(always)]
    fn to_words(self, low: __m256, high: __m256) -> [i16; HALF] {
        let mut words = [0; HALF];
        let packed = vector!({
            let halves = _mm256_packs_epi32(_mm256_cvtps_epi32(low), _mm256_cvtps_epi32(high));
            _mm256_permute4x64_epi64::<0b11_01_10_00>(halves)
        });
        store_half(packed, &mut words);
        words
    }

    #[inline(always)]
    fn load_words(self, from: &[i16; WORDS]) -> Self::W {
        let halves = from.as_chunks().0;
        [load_half(&halves[0]), load_half(&halves[1])]
    }
    #[inline(always)]
    fn store_words(self, x: Self::W, to: &mut [i16; WORDS]) {
        for (x, to) in x.into_iter().zip(to.as_chunks_mut().0) {
            store_half(x, to);
        }
    }
    #[inline(always)]
    fn add_words(self, a: Self::W, b: Self::W) -> Self::W {
        [0, 1].map(|i| vector!(_mm256_add_epi16(a[i], b[i])))
    }
    #[inline(always)]
    fn sub_words(self, a: Self::W, b: Self::W) -> Self::W {
        [0, 1].map(|i| vector!(_mm256_sub_epi16(a[i], b[i])))
    }
    #[inline(always)]
    fn relu_words(self, a: Self::W) -> Self::W {
        a.map(|a| vector!(_mm256_max_epi16(a, _mm256_setzero_si256())))
    }
    #[inline(always)]
    fn min_words(self, a: Self::W, b: Self::W) -> Self::W {
        [0, 1].map(|i| vector!(_mm256_min_epi16(a[i], b[i])))
    }
    #[inline(always)]
    fn filled_pairs(self, a: Self::W) -> u16 {
        !(empty_pairs(a[0]) | empty_pairs(a[1]) << 8)
    }
    #[inline(always)]
    fn filled_words(self, a: Self::W) -> u32 {
        !empty_words(a)
    }
    #[inline(always)]
    fn zip_low(self, a: Self::W, b: Self::W) -> Self::W {
        [0, 1].map(|i| vector!(_mm256_unpacklo_epi16(a[i], b[i])))
    }
    #[inline(always)]
    fn zip_high(self, a: Self::W, b: Self::W) -> Self::W {
        [0, 1].map(|i| vector!(_mm256_unpackhi_epi16(a[i], b[i])))
    }
    #[inline(always)]
    fn splat_pair(self, pair: [i16; 2]) -> Self::W {
        self.splat_i32(double(pair))
    }
    #[inline(always)]
    fn splat_i32(self, x: i32) -> Self::D {
        [vector!(_mm256_set1_epi32(x)); 2]
    }
    #[inline(always)]
    fn load_doubles(self, from: &[i32; HALF]) -> Self::D {
        let halves = from.as_chunks::<8>().0;
        [0, 1].map(|i| vector!(_mm256_loadu_si256(halves[i].as_ptr().cast())))
    }
    #[inline(always)]
    fn dot_pairs(self, sum: Self::D, a: Self::W, b: Self::W) -> Self::D {
        [0, 1].map(|i| vector!(_mm256_add_epi32(sum[i], _mm256_madd_epi16(a[i], b[i]))))
    }
    #[inline(always)]
    fn add_shifted(self, x: Self::D, bits: Self::D, to: &mut [i16; HALF]) {
        let sum = vector!({
            let shifted = _mm256_packs_epi32(
                _mm256_srav_epi32(x[0], bits[0]),
                _mm256_srav_epi32(x[1], bits[1]),
            );
            _mm256_adds_epi16(load_half(to), shifted)
        });
        store_half(sum, to);
    }
    #[inline(always)]
    fn to_floats(self, x: Self::D) -> __m256 {
        vector!(_mm256_cvtepi32_ps(_mm256_add_epi32(x[0], x[1])))
    }
    #[inline(always)]
    fn differing(self, a: &[u8; 64], b: &[u8; 64]) -> u64 {
        let half = |first: usize| u64::from(differing(a, b, first));
        half(0) | half(32) << 32
    }
}
