//! Cube life by the place in the doubling window.

use super::cube_life::CubeLife;
use super::live::Cash;
use crate::CubeAccess;

/// How alive the cube is, by who may double.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LifeCurve {
    /// With a centred cube.
    pub centred: LifeLine,
    /// With a centred cube under the Jacoby rule.
    pub jacoby: LifeLine,
    /// When the player on roll owns the cube.
    pub own: LifeLine,
    /// When the opponent does.
    pub opponents: LifeLine,
}

/// Cube lives by how far the winning chance is on the way from the opponent's live cash point (0) to that of the player on
/// roll (1), on straight lines between [`LifeLine::PLACES`] and level beyond them, and by what games are worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LifeLine {
    /// At each place.
    pub at: [f32; LifeLine::PLACES.len()],
    /// What each point above 1 adds that games won are worth on average.
    pub won: f32,
    /// The same for games lost.
    pub lost: f32,
}

impl LifeCurve {
    /// The lives of a cube that this player may turn; `void`: gammons do not count before it is.
    #[must_use]
    pub const fn line(&self, access: CubeAccess, void: bool) -> &LifeLine {
        match access {
            CubeAccess::Centred if void => &self.jacoby,
            CubeAccess::Centred => &self.centred,
            CubeAccess::OnRoll => &self.own,
            CubeAccess::Opponent => &self.opponents,
        }
    }
}

impl LifeLine {
    /// The places with a life.
    pub const PLACES: [f32; 5] = [-0.25, 0.0, 0.5, 1.0, 1.25];
    /// One by what lies between each place and the next.
    const PER_WIDTH: [f32; 4] = [4.0, 2.0, 2.0, 4.0];

    /// The life at a place, with games won and lost that are worth so many points.
    #[must_use]
    pub fn life(&self, place: f32, points: [f32; 2]) -> CubeLife {
        let (below, share) = Self::segment(place);
        let at = self.at[below] * (1.0 - share) + self.at[below + 1] * share;
        let [won, lost] = points.map(|points| points - 1.0);
        CubeLife((at + self.won * won + self.lost * lost).clamp(0.0, 1.0))
    }

    /// How much the life at each of [`LifeLine::PLACES`] counts at a place; together 1.
    #[must_use]
    pub fn shares(place: f32) -> [f32; Self::PLACES.len()] {
        let (below, share) = Self::segment(place);
        let mut shares = [0.0; Self::PLACES.len()];
        shares[below] = 1.0 - share;
        shares[below + 1] = share;
        shares
    }

    /// Which of [`LifeLine::PLACES`] is below a place, and how far it is from there to the next, 0 to 1.
    fn segment(place: f32) -> (usize, f32) {
        let [first, inner @ .., last] = Self::PLACES;
        let place = place.clamp(first, last);
        let below = inner.iter().take_while(|&&end| place > end).count();
        (
            below,
            (place - Self::PLACES[below]) * Self::PER_WIDTH[below],
        )
    }

    /// How far a winning chance is from the first of these cash points to the second.
    pub(super) fn place(chance: f64, (opponent, own): (Cash, Cash)) -> f64 {
        let width = own.chance - opponent.chance;
        if width > 0.0 {
            (chance - opponent.chance) / width
        } else {
            0.5
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CubeContext, CubeTheory, Cubeful, Jacoby, Met, Outcome, Scoring};

    #[test]
    fn lives_lie_on_straight_lines_between_places() {
        let line = |at, won, lost| LifeLine { at, won, lost };
        let curve = LifeCurve {
            centred: line([0.5, 0.6, 0.7, 0.9, 0.1], 0.0, 0.0),
            jacoby: line([0.3; 5], 0.0, 0.0),
            own: line([0.5; 5], 0.5, -1.0),
            opponents: line([0.9, 0.9, 0.9, 0.9, 0.2], 2.0, 0.0),
        };
        let life = |access, place, points| curve.line(access, false).life(place, points).get();
        let near = |found: f32, expected: f32| assert!((found - expected).abs() < 1e-6, "{found}");
        for (place, expected) in [
            (-3.0, 0.5),
            (-0.25, 0.5),
            (0.0, 0.6),
            (0.25, 0.65),
            (0.75, 0.8),
            (1.125, 0.5),
            (9.0, 0.1),
        ] {
            near(life(CubeAccess::Centred, place, [1.0, 1.5]), expected);
        }
        near(life(CubeAccess::OnRoll, 0.3, [1.4, 1.1]), 0.6);
        near(life(CubeAccess::OnRoll, 0.3, [1.0, 2.0]), 0.0);
        near(life(CubeAccess::Opponent, 0.3, [1.2, 1.0]), 1.0);
    }

    /// A centred cube has lives of its own under the Jacoby rule, and there alone.
    #[test]
    fn the_jacoby_rule_has_its_line() {
        const fn line(life: f32) -> LifeLine {
            LifeLine {
                at: [life; LifeLine::PLACES.len()],
                won: 0.0,
                lost: 0.0,
            }
        }
        static CURVE: LifeCurve = LifeCurve {
            centred: line(0.1),
            jacoby: line(0.3),
            own: line(0.5),
            opponents: line(0.7),
        };
        let theory = CubeTheory::Learned {
            curve: &CURVE,
            traits: None,
        };
        let outcome = Outcome::new([0.7, 0.3, 0.0, 0.1, 0.0]).unwrap();
        for (jacoby, access, life) in [
            (Jacoby::On, CubeAccess::Centred, 0.3),
            (Jacoby::Off, CubeAccess::Centred, 0.1),
            (Jacoby::On, CubeAccess::OnRoll, 0.5),
            (Jacoby::Off, CubeAccess::OnRoll, 0.5),
            (Jacoby::On, CubeAccess::Opponent, 0.7),
        ] {
            let context = CubeContext {
                access,
                scoring: Scoring::Money { jacoby, beavers: 0 },
                ..CubeContext::MONEY
            };
            let value = Cubeful::new(&context, &Met::kazaross_xg2());
            let difference = value.value_by(&outcome, &theory).get()
                - value.value(&outcome, CubeLife(life)).get();
            assert!(
                difference.abs() < 1e-6,
                "{jacoby:?} {access:?} {difference}"
            );
        }
    }
}
