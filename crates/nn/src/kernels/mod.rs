//! Vector kernels: each written once over [`Simd`], run on whatever the machine offers.
//!
//! Every instantiation performs the same exactly rounded operations in the same order (fused
//! multiply-add included), so all levels give the same bits. `unsafe` is confined to `avx2`.

#![expect(
    clippy::inline_always,
    reason = "kernels must compile with the instructions of their caller"
)]

#[cfg(target_arch = "x86_64")]
mod avx2;
mod scalar;
pub(crate) mod train;

/// Floats handled at once.
pub(crate) const LANES: usize = 8;

/// Eight `f32` at once. A value of an implementing type proves that the machine has the instructions.
pub(crate) trait Simd: Copy {
    type F: Copy;

    fn splat(self, x: f32) -> Self::F;
    fn load(self, from: &[f32; LANES]) -> Self::F;
    fn store(self, x: Self::F, to: &mut [f32; LANES]);
    fn add(self, a: Self::F, b: Self::F) -> Self::F;
    fn sub(self, a: Self::F, b: Self::F) -> Self::F;
    fn mul(self, a: Self::F, b: Self::F) -> Self::F;
    fn div(self, a: Self::F, b: Self::F) -> Self::F;
    fn sqrt(self, a: Self::F) -> Self::F;
    /// `a * b + c`, rounded once.
    fn mul_add(self, a: Self::F, b: Self::F, c: Self::F) -> Self::F;
    /// `x` where it is above zero, else 0.
    fn relu(self, x: Self::F) -> Self::F;
    /// `x` where `gate` is above zero, else 0.
    fn gate(self, gate: Self::F, x: Self::F) -> Self::F;
    /// `((0+4)+(2+6)) + ((1+5)+(3+7))`.
    fn sum(self, x: Self::F) -> f32;
}

/// Work that can run at any level. Implementations are `#[inline(always)]`, so that they compile
/// with the instructions of the level.
pub(crate) trait Kernel {
    type Output;

    fn run<S: Simd>(self, simd: S) -> Self::Output;
}

/// What this machine offers.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Level {
    Scalar(scalar::Scalar),
    #[cfg(target_arch = "x86_64")]
    Avx2(avx2::Avx2),
}

impl Level {
    /// The fastest level.
    pub(crate) fn detect() -> Self {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = avx2::Avx2::detect() {
            return Self::Avx2(avx2);
        }
        Self::SCALAR
    }

    /// Plain Rust, there on every machine.
    pub(crate) const SCALAR: Self = Self::Scalar(scalar::Scalar);

    #[inline]
    pub(crate) fn run<K: Kernel>(self, kernel: K) -> K::Output {
        match self {
            Self::Scalar(scalar) => kernel.run(scalar),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(avx2) => avx2.run(kernel),
        }
    }
}

/// Eight neighbouring floats.
#[inline(always)]
pub(crate) fn lanes<const N: usize>(row: &[f32; N], group: usize) -> &[f32; LANES] {
    &row.as_chunks::<LANES>().0[group]
}

/// Eight neighbouring floats, to write.
#[inline(always)]
pub(crate) fn lanes_mut<const N: usize>(row: &mut [f32; N], group: usize) -> &mut [f32; LANES] {
    &mut row.as_chunks_mut::<LANES>().0[group]
}
