//! What a position's own traits add to the cube lives of its kind.

use std::fmt;

use super::situation::Situation;

/// How many traits a position has.
pub const TRAITS: usize = 5;

/// Numbers of a line at each place: what is added whatever the position, then what each trait is multiplied by.
const NUMBERS: usize = 1 + TRAITS;

/// What traits add to cube lives: for each situation of the cube, by the place in the doubling window
/// ([`Cubeful::place_in_window`](super::Cubeful::place_in_window)), on straight lines between [`LifeTable::PLACES`] and level
/// beyond them, and by what games are worth.
#[derive(Clone, PartialEq)]
pub struct LifeTable {
    situations: Vec<Lines>,
}

/// The numbers of one situation.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Lines {
    at: [[f32; NUMBERS]; LifeTable::PLACES.len()],
    /// What each point above 1 adds that games won are worth on average, then the same for games lost.
    points: [f32; 2],
}

/// Where in a [`LifeTable`] an outcome lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LifePlace {
    pub(super) situation: Situation,
    /// The place below.
    below: usize,
    /// How far it is from there to the next one, 0 to 1.
    share: f32,
    /// What games won and lost are worth above 1.
    points: [f32; 2],
}

/// What a small net reads off a board about the cube, and the table that says what follows.
#[derive(Clone, Copy, PartialEq)]
pub struct CubeTraits {
    table: &'static LifeTable,
    /// Less one half each.
    values: [f32; TRAITS],
}

impl LifeTable {
    /// The places with numbers: 0 is the opponent's live cash point, 1 that of the player on roll.
    pub const PLACES: [f32; 15] = [
        -0.75, -0.5, -0.25, -0.1, 0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 2.0,
    ];
    /// Numbers of each situation: six for each place, then one for the points of games won and one for those of games lost.
    pub const SITUATION: usize = NUMBERS * Self::PLACES.len() + 2;
    /// Numbers of a table.
    pub const LEN: usize = Situation::COUNT * Self::SITUATION;

    /// A table of these [`LifeTable::LEN`] numbers; `None` if there are more or fewer or one is not finite.
    #[must_use]
    pub fn new(numbers: &[f32]) -> Option<Self> {
        let sound = numbers.len() == Self::LEN && numbers.iter().all(|number| number.is_finite());
        let lines = |of_situation: &[f32]| {
            let (rows, points) = of_situation.as_chunks::<NUMBERS>();
            let mut lines = Lines::default();
            lines.at.copy_from_slice(rows);
            lines.points.copy_from_slice(points);
            lines
        };
        sound.then(|| Self {
            situations: numbers.chunks_exact(Self::SITUATION).map(lines).collect(),
        })
    }

    /// A table that knows neither places nor situations: each trait is multiplied by its number.
    #[must_use]
    pub fn even(by_trait: [f32; TRAITS]) -> Self {
        let mut row = [0.0; NUMBERS];
        row[1..].copy_from_slice(&by_trait);
        let lines = Lines {
            at: [row; Self::PLACES.len()],
            points: [0.0; 2],
        };
        Self {
            situations: vec![lines; Situation::COUNT],
        }
    }

    /// The numbers of the table, as [`LifeTable::new`] takes them.
    #[must_use]
    pub fn numbers(&self) -> Vec<f32> {
        let of = |lines: &Lines| {
            let at = lines.at.into_iter().flatten();
            at.chain(lines.points).collect::<Vec<f32>>()
        };
        self.situations.iter().flat_map(of).collect()
    }

    /// How much each number of the table counts at a place with these traits, less one half each: (index, share), of those that
    /// count at all.
    pub fn shares(place: &LifePlace, traits: [f32; TRAITS]) -> impl Iterator<Item = (usize, f32)> {
        let from = place.situation.index() * Self::SITUATION;
        let rows = [
            (place.below, 1.0 - place.share),
            (place.below + 1, place.share),
        ];
        let rows = rows.into_iter().flat_map(move |(row, share)| {
            let factors = std::iter::once(1.0).chain(traits).enumerate();
            factors.map(move |(number, factor)| (from + NUMBERS * row + number, share * factor))
        });
        let points = from + Self::SITUATION - 2;
        rows.chain((points..).zip(place.points))
    }

    /// What one more of each trait adds at a place.
    #[must_use]
    pub fn slopes(&self, place: &LifePlace) -> [f32; TRAITS] {
        let at = &self.situations[place.situation.index()].at;
        let [below, above] = [&at[place.below], &at[place.below + 1]];
        std::array::from_fn(|i| below[i + 1] + place.share * (above[i + 1] - below[i + 1]))
    }

    /// What these traits, less one half each, add to the cube life at a place.
    #[must_use]
    pub fn added(&self, place: &LifePlace, traits: [f32; TRAITS]) -> f32 {
        let lines = &self.situations[place.situation.index()];
        let [below, above] = [&lines.at[place.below], &lines.at[place.below + 1]];
        let here: [f32; NUMBERS] =
            std::array::from_fn(|i| below[i] + place.share * (above[i] - below[i]));
        let [usual, by_trait @ ..] = here;
        let [first, second, third, fourth, fifth]: [f32; TRAITS] =
            std::array::from_fn(|i| by_trait[i] * traits[i]);
        let [won, lost] = [0, 1].map(|i| lines.points[i] * place.points[i]);
        // In pairs, which need not wait for one another.
        ((first + second) + (third + fourth)) + ((fifth + usual) + (won + lost))
    }
}

impl fmt::Debug for LifeTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LifeTable").finish_non_exhaustive()
    }
}

impl LifePlace {
    /// The place of a winning chance between the cash points, with games worth these points above 1.
    pub(super) fn new(situation: Situation, place: f32, points: [f32; 2]) -> Self {
        let [first, .., last] = LifeTable::PLACES;
        let place = place.clamp(first, last);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "from 0 to 55"
        )]
        let below = usize::from(BELOW[((place - first) * 20.0) as usize]);
        let [start, end] = [LifeTable::PLACES[below], LifeTable::PLACES[below + 1]];
        Self {
            situation,
            below,
            share: (place - start) / (end - start),
            points,
        }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "below 56"
)]
/// For each twentieth from the first place on, the place at it or before it; the last place has no other above it.
const BELOW: [u8; 56] = {
    const PLACES: [f32; LifeTable::PLACES.len()] = LifeTable::PLACES;
    let mut below = [0; 56];
    let (mut twentieth, mut place) = (0, 0);
    while twentieth < below.len() {
        // Places are twentieths; halfway to the next one rounding does not matter.
        let here = PLACES[0] + (twentieth as f32 + 0.5) / 20.0;
        while place + 2 < PLACES.len() && PLACES[place + 1] < here {
            place += 1;
        }
        below[twentieth] = place as u8;
        twentieth += 1;
    }
    below
};

impl CubeTraits {
    /// Traits, from 0 to 1, with the table that goes with them.
    #[must_use]
    pub fn new(table: &'static LifeTable, traits: [f32; TRAITS]) -> Self {
        Self {
            table,
            values: traits.map(|value| value - 0.5),
        }
    }

    /// What they add to the cube life there.
    pub(super) fn added(&self, place: &LifePlace) -> f32 {
        self.table.added(place, self.values)
    }
}

impl fmt::Debug for CubeTraits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("CubeTraits").field(&self.values).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CubeContext, Scoring};

    fn place(at: f32) -> LifePlace {
        LifePlace::new(Situation::of(&CubeContext::MONEY), at, [0.5, 0.25])
    }

    #[test]
    fn numbers_lie_on_straight_lines_between_places() {
        let mut numbers = vec![0.0; LifeTable::LEN];
        assert_eq!(LifeTable::new(&numbers[1..]), None);
        // At place 0 and at 0.1, usual and by the second trait; then the points.
        let row = |row: usize| NUMBERS * row;
        numbers[row(4)] = 0.2;
        numbers[row(4) + 2] = 1.0;
        numbers[row(5)] = 0.4;
        numbers[LifeTable::SITUATION - 2] = 0.1;
        numbers[LifeTable::SITUATION - 1] = -0.4;
        let table = LifeTable::new(&numbers).unwrap();
        assert_eq!(table.numbers(), numbers);
        let near = |found: f32, expected: f32| assert!((found - expected).abs() < 1e-6, "{found}");
        let traits = [0.0, 0.5, 0.0, 0.0, 0.0];
        for (at, expected) in [
            (0.0, 0.7),
            (0.05, 0.55),
            (0.1, 0.4),
            (-9.0, 0.0),
            (9.0, 0.0),
        ] {
            near(table.added(&place(at), traits), expected + 0.05 - 0.1);
        }
        near(table.slopes(&place(0.05))[1], 0.5);
        numbers[7] = f32::NAN;
        assert_eq!(LifeTable::new(&numbers), None);
    }

    /// A life is the sum of the numbers by their shares.
    #[test]
    fn shares_are_what_lives_are_made_of() {
        let numbers: Vec<f32> = (0..LifeTable::LEN)
            .map(|i| f32::from(u8::try_from(i % 97).unwrap()) / 97.0)
            .collect();
        let table = LifeTable::new(&numbers).unwrap();
        let traits = [0.1, -0.2, 0.3, -0.4, 0.5];
        let context = CubeContext {
            scoring: Scoring::at_score(3, 5, crate::Crawford::Pre),
            ..CubeContext::MONEY
        };
        for at in [-2.0, -0.3, 0.0, 0.42, 1.0, 1.9, 3.0] {
            let place = LifePlace::new(Situation::of(&context), at, [0.3, 0.1]);
            let sum: f32 = LifeTable::shares(&place, traits)
                .map(|(index, share)| share * numbers[index])
                .sum();
            assert!((sum - table.added(&place, traits)).abs() < 1e-5, "{at}");
        }
    }
}
