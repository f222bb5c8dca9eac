//! How alive the cube is.

/// Cube life index x (cube efficiency) in `0.0..=1.0`: 0 is a dead cube, 1 a fully live one.
///
/// ```
/// use barpoint_equity::CubeLife;
///
/// assert_eq!(CubeLife::race(80).get(), 0.65);
/// assert_eq!(CubeLife::new(1.5), None);
/// ```
///
/// Values by kind of position: GNU Backgammon manual (2007), "The cube efficiency".
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct CubeLife(pub(super) f32);

impl CubeLife {
    /// No more doubles.
    pub const DEAD: Self = Self(0.0);
    /// Doubles at the perfect moment.
    pub const LIVE: Self = Self(1.0);
    /// Contact positions, crashed ones too.
    pub const CONTACT: Self = Self(0.68);
    /// Bearing off against an opponent who also does.
    pub const BEAROFF: Self = Self(0.60);
    /// Hypergammon.
    pub const HYPERGAMMON: Self = Self(0.60);

    /// Races: from 0.60 at 40 pips of the player on roll rising to 0.70 at 120.
    #[must_use]
    pub fn race(pips_on_roll: u16) -> Self {
        Self((0.001_25 * f32::from(pips_on_roll) + 0.55).clamp(0.60, 0.70))
    }

    /// A cube life; `None` outside `0.0..=1.0` or not a number.
    #[must_use]
    pub fn new(x: f32) -> Option<Self> {
        (0.0..=1.0).contains(&x).then_some(Self(x))
    }

    /// The number, `0.0..=1.0`.
    #[must_use]
    pub const fn get(self) -> f32 {
        self.0
    }
}
