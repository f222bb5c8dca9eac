//! Where a rating lies between the knots.

/// Coefficients are those of a knot and the one after it, in these shares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Hat {
    pub(super) knot: usize,
    /// The share of the knot; the rest is the next one's.
    pub(super) share: f64,
}

impl Hat {
    /// Linear between knots in ascending order, the nearest beyond them.
    pub(super) fn of(knots: &[f64], pr: f64) -> Self {
        let last = knots.len() - 1;
        if last == 0 || pr <= knots[0] {
            return Self {
                knot: 0,
                share: 1.0,
            };
        }
        let above = knots.iter().position(|&knot| pr < knot);
        above.map_or(
            Self {
                knot: last,
                share: 1.0,
            },
            |above| Self {
                knot: above - 1,
                share: (knots[above] - pr) / (knots[above] - knots[above - 1]),
            },
        )
    }

    /// The knots with their shares; the second may be 0.
    pub(super) fn parts(self) -> [(usize, f64); 2] {
        [(self.knot, self.share), (self.knot + 1, 1.0 - self.share)]
    }
}
