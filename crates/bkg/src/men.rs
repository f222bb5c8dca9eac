//! One side's men, with the sets of points that the formulas ask for.

/// Bits of the points 1 to 24.
pub(crate) const ON_POINTS: u32 = 0x01FF_FFFE;
/// Bits of the six home points.
pub(crate) const HOME: u32 = 0b111_1110;

/// One side's men by its own point numbers: 1 to 24, 25 the bar, 0 off. BKG calls checkers men.
///
/// ```
/// use barpoint_bkg::Men;
/// use barpoint_rules::Variation;
///
/// let men = Men::of(Variation::Standard.start().on_roll());
/// assert_eq!((men.pips(), men.most_back(), men.on_bar()), (167, 24, 0));
/// assert_eq!(men.on(6), 5);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Men {
    counts: [u8; 26],
    occupied: u32,
    points: u32,
    pips: i32,
}

impl Men {
    /// The men of one half of a [`barpoint_rules::Board`].
    #[must_use]
    pub fn of(counts: &[u8; 26]) -> Self {
        let (mut occupied, mut points, mut pips) = (0, 0, 0);
        for (place, &men) in (0_i32..).zip(counts) {
            occupied |= u32::from(men > 0) << place;
            points |= u32::from(men > 1) << place;
            pips += place * i32::from(men);
        }
        Self {
            counts: *counts,
            occupied: occupied & !1,
            points: points & ON_POINTS,
            pips,
        }
    }

    /// Men by place.
    pub(crate) const fn counts(&self) -> &[u8; 26] {
        &self.counts
    }

    /// `Ownmen`: men on a place; 0 is off, 25 the bar.
    #[must_use]
    pub const fn on(&self, place: u8) -> u8 {
        self.counts[place as usize]
    }

    /// `Onbar`.
    #[must_use]
    pub const fn on_bar(&self) -> u8 {
        self.counts[25]
    }

    /// Men borne off.
    #[must_use]
    pub const fn off(&self) -> u8 {
        self.counts[0]
    }

    /// `Pipcount`.
    #[must_use]
    pub const fn pips(&self) -> i32 {
        self.pips
    }

    /// `Mostback`: the place of the man furthest back, 25 for the bar; 0 with all men off.
    #[must_use]
    pub const fn most_back(&self) -> u8 {
        match self.occupied {
            0 => 0,
            places => places.ilog2() as u8,
        }
    }

    /// Whether `Mostback` is in the home board: all men are home or off.
    #[must_use]
    pub const fn all_home(&self) -> bool {
        self.occupied & !HOME == 0
    }

    /// Every place with men and how many, from the ace point to the bar.
    pub fn places(&self) -> impl Iterator<Item = (u8, u8)> {
        let mut left = self.occupied;
        std::iter::from_fn(move || {
            let place = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            let men = *self.counts.get(place as usize)?;
            Some((place as u8, men))
        })
    }

    /// Bits of the places with men, the bar included.
    pub(crate) const fn occupied(&self) -> u32 {
        self.occupied
    }

    /// Bits of the points with two men or more.
    pub(crate) const fn points(&self) -> u32 {
        self.points
    }

    /// Bits of the points with a single man.
    pub(crate) const fn singles(&self) -> u32 {
        self.occupied & ON_POINTS & !self.points
    }
}

/// A set of points in the numbers of the other side.
pub(crate) const fn mirrored(points: u32) -> u32 {
    (points & ON_POINTS).reverse_bits() >> 6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_kinds_of_bits() {
        let mut counts = [0; 26];
        (counts[0], counts[3], counts[8], counts[25]) = (9, 1, 3, 2);
        let men = Men::of(&counts);
        assert_eq!(men.occupied(), 1 << 3 | 1 << 8 | 1 << 25);
        assert_eq!((men.points(), men.singles()), (1 << 8, 1 << 3));
        assert_eq!((men.off(), men.on_bar(), men.pips()), (9, 2, 3 + 24 + 50));
        assert!(!men.all_home());
        assert_eq!(men.places().collect::<Vec<_>>(), [(3, 1), (8, 3), (25, 2)]);
    }

    #[test]
    fn the_ace_point_is_the_other_sides_24_point() {
        assert_eq!(mirrored(1 << 1), 1 << 24);
        assert_eq!(mirrored(1 << 24 | 1 << 13), 1 << 1 | 1 << 12);
        assert_eq!(mirrored(1 << 25 | 1), 0, "bar and off are not shared");
    }
}
