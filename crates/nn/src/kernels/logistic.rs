//! The logistic and the exponential function, eight at a time.

use super::{Kernel, LANES, Simd};

/// Replaces each number by `1 / (1 + exp(-x))`.
pub(crate) struct Logistic<'a>(pub(crate) &'a mut [[f32; LANES]]);

impl Kernel for Logistic<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let one = s.splat(1.0);
        for x in self.0 {
            let limited = s.min(s.max(s.load(x), s.splat(-60.0)), s.splat(60.0));
            let e = exp(s, s.sub(s.splat(0.0), limited));
            s.store(s.div(one, s.add(one, e)), x);
        }
    }
}

/// Replaces each number by its exponential, numbers beyond 60 in size by that of 60 or -60.
pub(crate) struct Exponential<'a>(pub(crate) &'a mut [[f32; LANES]]);

impl Kernel for Exponential<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        for x in self.0 {
            let limited = s.min(s.max(s.load(x), s.splat(-60.0)), s.splat(60.0));
            s.store(exp(s, limited), x);
        }
    }
}

/// `exp(x)` for `|x| <= 60`: 2^n times the Taylor series of the remainder (at most 0.35, degree 7).
/// Without fused operations, which would be slow on machines that lack them.
#[inline(always)]
fn exp<S: Simd>(s: S, x: S::F) -> S::F {
    // ln 2 in two parts; the product of the first with n is exact.
    const LN2_HIGH: f32 = 0.693_359_4;
    const LN2_LOW: f32 = -2.121_944_4e-4;
    // Adding it rounds to an integer n and leaves n + 127 in the low bits: the exponent of 2^n.
    const MAGIC: f32 = 12_582_912.0 + 127.0;
    const SERIES: [f32; 7] = [
        1.0 / 720.0,
        1.0 / 120.0,
        1.0 / 24.0,
        1.0 / 6.0,
        0.5,
        1.0,
        1.0,
    ];
    let shifted = s.add(s.mul(x, s.splat(std::f32::consts::LOG2_E)), s.splat(MAGIC));
    let n = s.sub(shifted, s.splat(MAGIC));
    let r = s.sub(x, s.mul(n, s.splat(LN2_HIGH)));
    let r = s.sub(r, s.mul(n, s.splat(LN2_LOW)));
    let mut sum = s.splat(1.0 / 5040.0);
    for coefficient in SERIES {
        sum = s.add(s.mul(r, sum), s.splat(coefficient));
    }
    s.mul(sum, s.exponent(shifted))
}
