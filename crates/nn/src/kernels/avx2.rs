//! x86-64 with AVX2 and FMA.
#![expect(unsafe_code, reason = "vector instructions")]

use std::arch::x86_64::{
    __m256, _CMP_GT_OQ, _mm_add_ps, _mm_add_ss, _mm_cvtss_f32, _mm_movehl_ps, _mm_shuffle_ps,
    _mm256_add_ps, _mm256_and_ps, _mm256_castps256_ps128, _mm256_cmp_ps, _mm256_div_ps,
    _mm256_extractf128_ps, _mm256_fmadd_ps, _mm256_loadu_ps, _mm256_mul_ps, _mm256_set1_ps,
    _mm256_setzero_ps, _mm256_sqrt_ps, _mm256_storeu_ps, _mm256_sub_ps,
};

use super::{Kernel, LANES, Simd};

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

impl Simd for Avx2 {
    type F = __m256;

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
}
