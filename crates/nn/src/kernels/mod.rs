//! Vector kernels: each written once over [`Simd`], run with the best instructions the machine offers.
//!
//! Every instantiation performs the same exactly rounded operations in the same order (fused
//! multiply-add included), so all levels give the same bits. `unsafe` is confined to `avx2`,
//! `avx512` and `neon`.

#![expect(
    clippy::inline_always,
    reason = "kernels must compile with the instructions of their caller"
)]

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod dense;
mod further;
pub(crate) mod logistic;
#[cfg(target_arch = "aarch64")]
mod neon;
pub(crate) mod panel;
mod scalar;
pub(crate) mod slots;
pub(crate) mod tables;
pub(crate) mod train;

/// Floats handled at once.
pub(crate) const LANES: usize = 8;

/// Words (`i16`) handled at once.
pub(crate) const WORDS: usize = 32;

/// Words that one sum of dense inputs covers.
pub(crate) const HALF: usize = 16;

/// Eight `f32`, 32 `i16` or 16 `i32` at once. A value of an implementing type proves that the machine has
/// the instructions.
pub(crate) trait Simd: Copy {
    /// Eight `f32`.
    type F: Copy;
    /// 32 `i16`.
    type W: Copy;
    /// 16 `i32`.
    type D: Copy;

    /// Whether there are registers for 20 sums at once.
    const MANY_REGISTERS: bool;

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
    /// [`Simd::sum`] of each of eight.
    #[inline(always)]
    fn sums(self, x: [Self::F; LANES]) -> Self::F {
        self.load(&x.map(|x| self.sum(x)))
    }
    /// The larger; `b` where `a` is not a number.
    fn max(self, a: Self::F, b: Self::F) -> Self::F;
    /// The smaller; `b` where `a` is not a number.
    fn min(self, a: Self::F, b: Self::F) -> Self::F;
    /// The number whose exponent field is the low byte of `x`'s bits: bits shifted left by 23.
    fn exponent(self, x: Self::F) -> Self::F;
    /// Nearest integers (ties to even) of eight and eight numbers within the range of `i16`.
    fn to_words(self, low: Self::F, high: Self::F) -> [i16; HALF];

    fn load_words(self, from: &[i16; WORDS]) -> Self::W;
    fn store_words(self, x: Self::W, to: &mut [i16; WORDS]);
    /// Wrapping sum.
    fn add_words(self, a: Self::W, b: Self::W) -> Self::W;
    /// Wrapping difference.
    fn sub_words(self, a: Self::W, b: Self::W) -> Self::W;
    /// The larger of each word and 0.
    fn relu_words(self, a: Self::W) -> Self::W;
    /// The smaller of each two words.
    fn min_words(self, a: Self::W, b: Self::W) -> Self::W;
    /// A bit for each of the 16 pairs of words that are not both zero.
    fn filled_pairs(self, a: Self::W) -> u16;
    /// A bit for each word that is not zero.
    fn filled_words(self, a: Self::W) -> u32;
    /// Words 0-3, 8-11, 16-19 and 24-27, those of `a` and of `b` in turn.
    fn zip_low(self, a: Self::W, b: Self::W) -> Self::W;
    /// Words 4-7, 12-15, 20-23 and 28-31, those of `a` and of `b` in turn.
    fn zip_high(self, a: Self::W, b: Self::W) -> Self::W;
    /// Two words repeated 16 times.
    fn splat_pair(self, pair: [i16; 2]) -> Self::W;
    fn splat_i32(self, x: i32) -> Self::D;
    fn load_doubles(self, from: &[i32; HALF]) -> Self::D;
    /// `sum + a[2i] * b[2i] + a[2i+1] * b[2i+1]`, wrapping.
    fn dot_pairs(self, sum: Self::D, a: Self::W, b: Self::W) -> Self::D;
    /// Shifts right by `bits` (all the same, 0 to 31) and adds to words, saturating: doubles 0-3 to words 0-3,
    /// 4-7 to 8-11, 8-11 to 4-7, 12-15 to 12-15.
    fn add_shifted(self, x: Self::D, bits: Self::D, to: &mut [i16; HALF]);
    /// Nearest floats of the wrapping sums of doubles 0 and 8, 1 and 9, up to 7 and 15.
    fn to_floats(self, x: Self::D) -> Self::F;
    /// A bit for each byte that differs.
    fn differing(self, a: &[u8; 64], b: &[u8; 64]) -> u64;
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
    #[cfg(target_arch = "x86_64")]
    Avx512(avx512::Avx512),
    #[cfg(target_arch = "aarch64")]
    Neon(neon::Neon),
}

impl Level {
    /// The fastest level.
    pub(crate) fn best() -> Self {
        Self::all().next().unwrap_or(Self::SCALAR)
    }

    /// What users call its instructions.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Scalar(_) => "portable",
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(_) => "avx2",
            #[cfg(target_arch = "x86_64")]
            Self::Avx512(_) => "avx512",
            #[cfg(target_arch = "aarch64")]
            Self::Neon(_) => "neon",
        }
    }

    /// All levels of this machine, the fastest first.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        #[cfg(target_arch = "x86_64")]
        let wide = {
            let avx512 = avx512::Avx512::detect().map(Self::Avx512);
            let avx2 = avx2::Avx2::detect().map(Self::Avx2);
            avx512.into_iter().chain(avx2)
        };
        #[cfg(target_arch = "aarch64")]
        let wide = neon::Neon::detect().map(Self::Neon).into_iter();
        #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
        let wide = std::iter::empty();
        wide.chain([Self::SCALAR])
    }

    /// Plain Rust, available on every machine.
    pub(crate) const SCALAR: Self = Self::Scalar(scalar::Scalar);

    #[inline]
    pub(crate) fn run<K: Kernel>(self, kernel: K) -> K::Output {
        match self {
            Self::Scalar(scalar) => kernel.run(scalar),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(avx2) => avx2.run(kernel),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512(avx512) => avx512.run(kernel),
            #[cfg(target_arch = "aarch64")]
            Self::Neon(neon) => neon.run(kernel),
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
