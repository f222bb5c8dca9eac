//! The best play of a roll, by every worth.

use super::plays::Way;
use super::sides::Half;
use super::state::{Entry, State, Worth};

/// The best of a roll's plays.
pub(super) struct Best {
    /// The largest of each worth.
    pub(super) worth: Worth,
    /// The place of the play with the best cubeless equity: of equal ones the last.
    pub(super) place: usize,
}

impl Best {
    const NONE: Self = Self {
        worth: Worth {
            cubeful: [f32::NEG_INFINITY; 4],
            cubeless: f32::NEG_INFINITY,
        },
        place: 0,
    };

    #[inline]
    fn consider(&mut self, place: usize, worth: &Worth) {
        let larger = |a: f32, b: f32| if a > b { a } else { b };
        let (new, old) = (worth.cubeless, self.worth.cubeless);
        self.place = if new >= old { place } else { self.place };
        self.worth.cubeless = larger(new, old);
        let old = self.worth.cubeful;
        self.worth.cubeful = std::array::from_fn(|i| larger(worth.cubeful[i], old[i]));
    }

    /// Of plays that hit nothing.
    #[inline]
    pub(super) fn of_places(row: &[Entry], first: usize, places: &[u16]) -> Self {
        let mut best = Self::NONE;
        for &to in places {
            let to = usize::from(to);
            best.consider(first + to, &row[to].worth);
        }
        best
    }

    /// Of plays some of which hit.
    #[inline]
    #[expect(clippy::float_cmp, reason = "ties are exact")]
    pub(super) fn of_ways(state: &State, theirs: &Half, ways: &[Way], n: usize) -> Self {
        let mut best = Self::NONE;
        let mut in_doubt = false;
        for way in ways {
            let place = theirs.after(way.touched) * n + usize::from(way.to);
            let worth = &state.entries[place].worth;
            in_doubt |= worth.cubeless == best.worth.cubeless && way.repeats && place != best.place;
            best.consider(place, worth);
        }
        if in_doubt {
            best.place = last_best(state, theirs, ways, n);
        }
        best
    }
}

/// The place of the best play, of equal ones the last, each pair of positions counting where it is
/// listed first.
#[cold]
fn last_best(state: &State, theirs: &Half, ways: &[Way], n: usize) -> usize {
    let place = |way: &Way| theirs.after(way.touched) * n + usize::from(way.to);
    let mut best = (f32::NEG_INFINITY, 0);
    for (i, way) in ways.iter().enumerate() {
        let at = place(way);
        let worth = state.entries[at].worth.cubeless;
        let listed = way.repeats && ways[..i].iter().any(|w| place(w) == at);
        if worth >= best.0 && !listed {
            best = (worth, at);
        }
    }
    best.1
}
