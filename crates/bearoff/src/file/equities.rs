//! What a two-sided database says of a position.

/// Exact equities of a bearoff for the side on roll, before it decides about doubling, in points per unit
/// of the cube: money play, unlimited cube, no gammons. Steps of 1/32767.5.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TwoSidedEquities {
    /// Without a cube: 2 x winning chance - 1.
    pub cubeless: f32,
    /// With one; `None` in a database without.
    pub cubeful: Option<CubefulEquities>,
}

/// Cubeful money equities of the side on roll, not doubling now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubefulEquities {
    /// It owns the cube.
    pub owned: f32,
    /// The cube is centred.
    pub centred: f32,
    /// The opponent owns the cube.
    pub opponents: f32,
}

impl CubefulEquities {
    /// Equities when the side on roll takes the best cube action first: playing on, or doubling, to which
    /// the opponent replies by the cheaper of taking and passing. This is what gnubg's manual prints.
    #[must_use]
    pub fn decided(&self) -> Self {
        let doubled = (2.0 * self.opponents).min(1.0);
        Self {
            owned: self.owned.max(doubled),
            centred: self.centred.max(doubled),
            opponents: self.opponents,
        }
    }

    /// Whether the side on roll does best to double a centred cube.
    #[must_use]
    pub fn doubles(&self) -> bool {
        2.0 * self.opponents >= self.centred && self.centred < 1.0
    }

    /// Whether the side on roll does best to redouble its own cube.
    #[must_use]
    pub fn redoubles(&self) -> bool {
        2.0 * self.opponents >= self.owned && self.owned < 1.0
    }
}

impl TwoSidedEquities {
    /// Chance that the side on roll wins the game if it is played to the end.
    #[must_use]
    pub fn win(&self) -> f32 {
        f32::midpoint(self.cubeless, 1.0)
    }
}
