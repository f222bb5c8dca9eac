//! The twin in plain Rust.

use super::{LANES, Simd};

/// Plain Rust lanes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scalar;

type F = [f32; LANES];

#[inline(always)]
fn each(f: impl Fn(usize) -> f32) -> F {
    std::array::from_fn(f)
}

impl Simd for Scalar {
    type F = F;

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
}
