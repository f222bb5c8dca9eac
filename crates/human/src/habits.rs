//! Coefficients at every strength.

use crate::{DOUBLE_TERMS, HumanPr, PEOPLE, PLAY_TERMS, TAKE_TERMS, Term};

/// A kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// How to play a roll.
    Play,
    /// Whether to double.
    Double,
    /// Whether to take.
    Take,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Play, Self::Double, Self::Take];

    /// What is weighed.
    #[must_use]
    pub const fn terms(self) -> &'static [Term] {
        match self {
            Self::Play => &PLAY_TERMS,
            Self::Double => &DOUBLE_TERMS,
            Self::Take => &TAKE_TERMS,
        }
    }
}

/// One coefficient at every knot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// The term.
    pub name: &'static str,
    /// Its coefficients.
    pub values: &'static [f32],
    /// Their standard errors.
    pub errors: &'static [f32],
}

/// What was measured on matches of people.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// The matches.
    pub matches: u32,
    /// The players in them.
    pub players: u32,
    /// Unforced plays, possible doubles and answers to doubles.
    pub decisions: [u32; 3],
    /// The performance ratings at which coefficients are given.
    pub knots: &'static [f32],
    /// The coefficients of plays, doubles and takes.
    pub rows: [&'static [Row]; 3],
    /// For ratings measured on the opponents themselves, what equity is multiplied by to reach them.
    pub sharpness: &'static [(f32, f32)],
}

/// Coefficients at every strength: linear between knots, the same beyond the last.
#[derive(Clone, Debug, PartialEq)]
pub struct Habits {
    knots: Vec<f32>,
    /// Of plays, doubles and takes: for each term its coefficients at the knots.
    rows: [Vec<Vec<f32>>; 3],
    sharpness: Vec<(f32, f32)>,
}

/// Coefficients at one strength.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    rows: [Vec<f32>; 3],
}

impl Habits {
    /// Coefficients at knots in ascending order, of plays, doubles and takes, one row for each term, and what equity is
    /// multiplied by at which rating (nothing: 1 everywhere).
    #[must_use]
    pub const fn new(
        knots: Vec<f32>,
        rows: [Vec<Vec<f32>>; 3],
        sharpness: Vec<(f32, f32)>,
    ) -> Self {
        Self {
            knots,
            rows,
            sharpness,
        }
    }

    /// Those of people: [`PEOPLE`].
    #[must_use]
    pub fn of_people() -> Self {
        let rows = PEOPLE
            .rows
            .map(|rows| rows.iter().map(|row| row.values.to_vec()).collect());
        Self::new(PEOPLE.knots.to_vec(), rows, PEOPLE.sharpness.to_vec())
    }

    /// The coefficients of opponents of this rating.
    #[must_use]
    pub fn of(&self, pr: HumanPr) -> Weights {
        let points: Vec<(f32, f32)> = self.sharpness.clone();
        let sharpness = if points.is_empty() {
            1.0
        } else {
            interpolated(&points, pr.get())
        };
        self.at(pr.get(), sharpness)
    }

    /// The coefficients measured for a rating, those of equity multiplied.
    #[must_use]
    pub fn at(&self, pr: f32, sharpness: f32) -> Weights {
        let rows = Kind::ALL.map(|kind| {
            let rows = self.rows[kind as usize].iter().zip(kind.terms());
            rows.map(|(row, term)| {
                let points: Vec<(f32, f32)> = self
                    .knots
                    .iter()
                    .copied()
                    .zip(row.iter().copied())
                    .collect();
                let value = interpolated(&points, pr);
                if term.is_equity {
                    value * sharpness
                } else {
                    value
                }
            })
            .collect()
        });
        Weights { rows }
    }
}

impl Weights {
    /// How much a choice with these terms appeals.
    #[must_use]
    pub fn appeal(&self, kind: Kind, terms: &[f32]) -> f32 {
        let weights = &self.rows[kind as usize];
        weights.iter().zip(terms).map(|(w, t)| w * t).sum()
    }
}

/// The value at `x` of the line through points in ascending order; 0 without any.
fn interpolated(points: &[(f32, f32)], x: f32) -> f32 {
    let (Some(first), Some(last)) = (points.first(), points.last()) else {
        return 0.0;
    };
    let pair = points.windows(2).find(|pair| x <= pair[1].0);
    match pair {
        _ if x <= first.0 => first.1,
        Some(&[(x0, y0), (x1, y1)]) => y0 + (y1 - y0) * (x - x0) / (x1 - x0),
        _ => last.1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_knots_lines_are_straight_and_beyond_them_flat() {
        let points = [(4.0, 10.0), (8.0, 6.0), (16.0, 2.0)];
        for (x, y) in [
            (3.0, 10.0),
            (4.0, 10.0),
            (6.0, 8.0),
            (8.0, 6.0),
            (12.0, 4.0),
            (20.0, 2.0),
        ] {
            assert!((interpolated(&points, x) - y).abs() < 1e-5, "{x}");
        }
        assert!(interpolated(&[], 1.0).abs() < 1e-9);
    }

    #[test]
    fn sharpness_multiplies_equity_and_leaves_habits() {
        let rows = Kind::ALL.map(|kind| kind.terms().iter().map(|_| vec![2.0, 4.0]).collect());
        let habits = Habits::new(vec![5.0, 15.0], rows, Vec::new());
        let weights = habits.at(10.0, 1.5);
        for kind in Kind::ALL {
            for (at, term) in kind.terms().iter().enumerate() {
                let mut terms = vec![0.0; kind.terms().len()];
                terms[at] = 1.0;
                let expected = if term.is_equity { 4.5 } else { 3.0 };
                let found = weights.appeal(kind, &terms);
                assert!((found - expected).abs() < 1e-5, "{}", term.name);
            }
        }
        let eight = HumanPr::new(8.0).unwrap();
        assert_eq!(habits.of(eight), habits.at(8.0, 1.0));
    }

    #[test]
    fn what_was_measured_has_a_row_for_every_term() {
        for (kind, rows) in Kind::ALL.into_iter().zip(PEOPLE.rows) {
            let names = rows.iter().map(|row| row.name);
            assert!(
                names.eq(kind.terms().iter().map(|term| term.name)),
                "{kind:?}"
            );
            for row in rows {
                let knots = PEOPLE.knots.len();
                assert_eq!((row.values.len(), row.errors.len()), (knots, knots));
            }
        }
        assert!(PEOPLE.knots.is_sorted() && PEOPLE.sharpness.is_sorted_by(|a, b| a.0 < b.0));
        let ends = [
            PEOPLE.sharpness[0].0,
            PEOPLE.sharpness[PEOPLE.sharpness.len() - 1].0,
        ];
        let range = [*HumanPr::RANGE.start(), *HumanPr::RANGE.end()];
        assert_eq!(ends.map(f32::to_bits), range.map(f32::to_bits));
    }
}
