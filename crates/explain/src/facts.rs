//! What can be counted in a position after a play.

use std::ops::RangeInclusive;

use barpoint_bkg::{Blockade, Containment, Men, OpenPoints, builders, high_stacks, next_point};
use barpoint_rules::Board;

use crate::race_table::misses;
use crate::{RaceTable, Replies};

/// Counts of a position after a play, of the player who made it unless said otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// What the opponent's next roll can do.
    pub replies: Replies,
    /// The opponent's checkers on the bar.
    pub on_bar: u8,
    /// Pips to go, own and the opponent's.
    pub pips: [u32; 2],
    /// Of 36 rolls, how many the opponent's checker behind the own 8-point that is held best could play in full; `None` without
    /// such a checker.
    pub their_escapes: Option<u8>,
    /// The same from the place that is hardest of all from the 9-point of the opponent to the bar, for checkers that may be hit yet.
    pub least_escapes: u8,
    /// Whether the sides still have to pass each other.
    pub contact: bool,
    /// Points made in the home board.
    pub home_points: u8,
    /// Which those are, as bits 1 to 6.
    pub made_home: u8,
    /// Points that the opponent has made in their home board.
    pub their_home_points: u8,
    /// Single checkers in the home board.
    pub home_blots: u8,
    /// The furthest advanced anchor: a point made in the opponent's home board or their bar-point, by own numbers.
    pub anchor: Option<u8>,
    /// Checkers in the opponent's home board or on the bar.
    pub back: u8,
    /// Checkers on the opponent's bar-point.
    pub on_their_bar_point: u8,
    /// Of 36 rolls, how many the rearmost of those could play in full.
    pub escapes: Option<u8>,
    /// The best point that neither side holds.
    pub wanted: Option<u8>,
    /// Spare checkers within six points behind it.
    pub builders: u8,
    /// Whether a checker stands on it.
    pub is_slotted: bool,
    /// Checkers beyond the second on a point, dearer the higher the stack (BKG's `Histack`).
    pub stacked: u8,
    /// Checkers on the ace-point and the deuce-point.
    pub deep: u8,
    /// Checkers borne off.
    pub off: u8,
    /// Quarters of the board that the checkers still have to cross, off the board being the last.
    pub crossovers: u8,
    /// Crossovers to bring every checker home and bear one off, which saves the gammon; 0 once one is off.
    pub to_save: u8,
    /// Empty points among the 4, 5 and 6, once all checkers are home.
    pub gaps: u8,
    /// Points made from the ace-point to the 12-point, as bits 1 to 12.
    pub made: u16,
    /// Whether a checker of the opponent is behind the longest run of those.
    pub is_behind_prime: bool,
    /// Effective pips in hundredths, once all checkers are home; see [`Facts::of_race`].
    pub effective: Option<u32>,
    /// Of 36 own rolls next turn, how many bear off fewer checkers than they could, once all checkers are home.
    pub misses: Option<u8>,
}

/// The first point of the opponent's home board.
const THEIR_HOME: u8 = 19;
/// Where anchors are: the opponent's bar-point and home board.
pub(crate) const ANCHORS: RangeInclusive<u8> = 18..=24;

/// The most consecutive points of those made.
pub(crate) fn prime(mut made: u16) -> u8 {
    let mut length = 0;
    while made != 0 {
        made &= made << 1;
        length += 1;
    }
    length
}

/// Where the longest run of the points made begins; beyond all points where none is made.
fn first_of_prime(made: u16) -> u8 {
    let mut runs = made;
    for _ in 1..prime(made) {
        runs &= runs >> 1;
    }
    u8::try_from(runs.trailing_zeros()).unwrap_or(0)
}

/// Crossovers home and one checker off, unless one is off.
fn to_save(own: &Men) -> u8 {
    let home = |(place, men): (u8, u8)| (place.div_ceil(6) - 1) * men;
    match own.off() {
        0 => own.places().map(home).sum::<u8>() + 1,
        _ => 0,
    }
}

impl Facts {
    /// Of a position, seen by the opponent, who rolls next.
    ///
    /// ```
    /// use barpoint_explain::Facts;
    /// use barpoint_rules::Variation;
    ///
    /// let start = Variation::Standard.start();
    /// let facts = |play| {
    ///     let play = start.parse_play(play, "31".parse()?)?;
    ///     Ok::<_, Box<dyn std::error::Error>>(Facts::of(&start.after(&play).ok_or("legal")?.swapped()))
    /// };
    /// let point = facts("8/5 6/5")?;
    /// assert_eq!((point.home_points, point.replies.hits.throws()), (2, 0));
    /// assert_eq!(facts("24/23 13/10")?.back, 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(next: &Board) -> Self {
        let (own, theirs) = (Men::of(next.opponent()), Men::of(next.on_roll()));
        let contained = Containment::of(&theirs, &own);
        let contact = next.has_contact();
        let blockade = Blockade::of(&own);
        let behind = theirs.places().filter(|&(place, _)| contact && place > 8);
        let back = (THEIR_HOME..=25).filter(|_| contact);
        let back = back.map(|place| own.on(place)).sum();
        let rearmost = own.most_back();
        let wanted = next_point(&own, &theirs, &OpenPoints::CHOSEN).filter(|_| contact);
        let home = (1..=6).filter(|&place| own.on(place) > 1);
        let made = (1..=12)
            .filter(|&place| own.on(place) > 1)
            .fold(0, |made, place| made | 1 << place);
        let count = |own: &Men, of: fn(u8) -> bool| {
            let places = (1..=6).filter(|&place| of(own.on(place)));
            u8::try_from(places.count()).unwrap_or(0)
        };
        let small = |count: i32| u8::try_from(count).unwrap_or(u8::MAX);
        Self {
            replies: Replies::of(next),
            on_bar: theirs.on_bar(),
            pips: [next.opponent_pip_count(), next.pip_count()],
            their_escapes: behind.map(|(place, _)| blockade.escapes(place)).min(),
            least_escapes: if contact { 36 - contained.possible } else { 36 },
            contact,
            home_points: count(&own, |men| men > 1),
            made_home: home.fold(0, |made, place| made | 1 << place),
            their_home_points: count(&theirs, |men| men > 1),
            home_blots: count(&own, |men| men == 1),
            anchor: ANCHORS.clone().find(|&place| contact && own.on(place) > 1),
            back,
            on_their_bar_point: if contact { own.on(18) } else { 0 },
            escapes: (back > 0).then(|| Blockade::of(&theirs).escapes(rearmost)),
            wanted,
            builders: wanted.map_or(0, |point| small(builders(&own, point))),
            is_slotted: wanted.is_some_and(|point| own.on(point) == 1),
            stacked: small(high_stacks(&own)),
            deep: own.on(1) + own.on(2),
            off: own.off(),
            crossovers: own
                .places()
                .map(|(place, men)| place.div_ceil(6) * men)
                .sum(),
            to_save: to_save(&own),
            made,
            is_behind_prime: theirs.most_back() + first_of_prime(made) > 25,
            effective: None,
            misses: None,
            gaps: if own.all_home() {
                u8::try_from((4..=6).filter(|&place| own.on(place) == 0).count()).unwrap_or(0)
            } else {
                0
            },
        }
    }

    /// The same with what is counted once all checkers are home.
    #[must_use]
    pub fn of_race(next: &Board, table: &RaceTable) -> Self {
        let facts = Self::of(next);
        let effective = table.effective_pips(next.opponent());
        Self {
            effective,
            misses: effective.map(|_| misses(next)),
            ..facts
        }
    }

    /// Pips to go with what will be wasted: counted once all checkers are home, before that as much as most positions waste.
    #[must_use]
    pub fn effective_pips(&self) -> f32 {
        /// Pips that most positions waste.
        const WASTED: f32 = 8.0;
        match self.effective {
            Some(hundredths) => hundredths as f32 / 100.0,
            None => self.pips[0] as f32 + WASTED,
        }
    }

    /// The lead in the race after the play, in pips.
    #[must_use]
    pub fn lead(&self) -> i32 {
        let [own, theirs] = self.pips.map(u32::cast_signed);
        theirs - own
    }
}
