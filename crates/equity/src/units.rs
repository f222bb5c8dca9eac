//! Units: probabilities, equities and match-winning chances never mix.

/// Cubeless or cubeful value in points per cube, from the player on roll; in matches the
/// normalised value (EMG), where winning the cube is +1 and losing it -1.
///
/// ```
/// use barpoint_equity::Equity;
///
/// assert_eq!(Equity(0.25).flipped(), Equity(-0.25));
/// assert_eq!(Equity::narrowed(1.0 / 3.0).get(), 0.333_333_34);
/// assert_eq!(Equity(0.25).to_string(), "+0.250");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Equity(#[cfg_attr(feature = "serde", serde(with = "crate::serial::real"))] pub f32);

/// Match-winning chance in `0.0..=1.0`, for one named score and cube.
///
/// ```
/// use barpoint_equity::Mwc;
///
/// let leader = Mwc::new(0.625);
/// assert_eq!(leader.map(|mwc| mwc.flipped().get()), Some(0.375));
/// assert_eq!(leader.map(|mwc| mwc.to_string()), Some("62.50 %".to_owned()));
/// assert_eq!(Mwc::new(1.5), None);
/// ```
///
/// In double precision: at lopsided scores of long matches winning and losing a game differ by a few parts in
/// a hundred million.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "f64"))]
pub struct Mwc(f64);

impl Mwc {
    /// A match-winning chance; `None` outside `0.0..=1.0` or not a number.
    #[must_use]
    pub fn new(value: f64) -> Option<Self> {
        (0.0..=1.0).contains(&value).then_some(Self(value))
    }

    /// A computed chance, clamped into `0.0..=1.0` against rounding; 0 for what is not a number.
    #[must_use]
    pub fn clamped(value: f64) -> Self {
        if value.is_nan() {
            return Self(0.0);
        }
        Self(value.clamp(0.0, 1.0))
    }

    /// The number, `0.0..=1.0`.
    #[must_use]
    pub const fn get(self) -> f64 {
        self.0
    }

    /// The number in the precision in which match records keep it.
    #[must_use]
    pub const fn single(self) -> f32 {
        narrowed(self.0)
    }

    /// The opponent's chance.
    #[must_use]
    pub fn flipped(self) -> Self {
        Self(1.0 - self.0)
    }
}

impl Equity {
    /// A value computed in double precision, in the single precision in which equities are kept.
    #[must_use]
    pub const fn narrowed(value: f64) -> Self {
        Self(narrowed(value))
    }

    /// The same value seen by the opponent.
    #[must_use]
    pub fn flipped(self) -> Self {
        Self(-self.0)
    }

    /// The number in points per cube.
    #[must_use]
    pub const fn get(self) -> f32 {
        self.0
    }
}

impl std::fmt::Display for Equity {
    /// With its sign and three decimals: `+0.123`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:+.3}", self.0)
    }
}

impl std::fmt::Display for Mwc {
    /// In percent with two decimals: `56.26 %`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:.2} %", 100.0 * self.0)
    }
}

/// Computed in double, kept in single precision.
#[expect(
    clippy::cast_possible_truncation,
    reason = "values are small numbers whose last digits carry no meaning"
)]
pub(crate) const fn narrowed(value: f64) -> f32 {
    value as f32
}
