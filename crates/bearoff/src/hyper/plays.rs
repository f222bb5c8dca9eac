//! The legal plays of one side, listed once for every position, roll and point the opponent holds.
//!
//! A side with at most three checkers can hold one point; apart from that the opponent only decides
//! which blots a play hits. So a list of (position after, points touched) serves all opponents that
//! hold the same point.

use barpoint_rules::Roll;
use rayon::prelude::*;

use super::sides::{Half, HyperCheckers, PLACES, number};

/// Distinct rolls, in the order of [`Roll::weighted`].
pub(crate) const ROLLS: usize = 21;
/// Opponent's held points, and none.
const HELD: usize = PLACES;

/// A way to play a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    /// Bit `p`: a checker landed on the point `p`, for good or on its way.
    pub(crate) touched: u32,
    /// Number of the mover's position after it.
    pub(crate) to: u16,
    /// Whether an earlier way leads to the same position; it does so without different hits only
    /// against some opponents.
    pub(crate) repeats: bool,
}

/// The ways to play one roll from one position.
#[derive(Clone, Copy)]
pub(crate) struct Ways<'a> {
    /// All of them.
    pub(crate) all: &'a [Way],
    /// The positions after them, each once: all that matters where nothing can be hit.
    pub(crate) places: &'a [u16],
    /// All points touched by any of them.
    pub(crate) touched: u32,
}

/// Where a list begins.
#[derive(Clone, Copy, Default)]
struct Start {
    way: u32,
    place: u32,
    touched: u32,
}

/// The ways to play every roll from every position.
pub(crate) struct Plays {
    ways: Vec<Way>,
    places: Vec<u16>,
    /// By position, held point and roll.
    starts: Vec<Start>,
}

impl Plays {
    /// Lists the plays of all positions.
    pub(crate) fn new(checkers: HyperCheckers, sides: &[Half]) -> Self {
        let lists: Vec<Vec<Vec<Way>>> = sides
            .par_iter()
            .map(|side| {
                (0..HELD)
                    .flat_map(|held| {
                        Roll::weighted()
                            .map(move |(roll, _)| list(checkers, &side.points, roll, held))
                    })
                    .collect()
            })
            .collect();
        let mut plays = Self {
            ways: Vec::new(),
            places: Vec::new(),
            starts: Vec::new(),
        };
        for list in lists.iter().flatten() {
            plays.starts.push(Start {
                touched: list.iter().fold(0, |bits, way| bits | way.touched),
                ..plays.end()
            });
            plays.ways.extend_from_slice(list);
            let first = list.iter().filter(|way| !way.repeats);
            plays.places.extend(first.map(|way| way.to));
        }
        plays.starts.push(plays.end());
        plays
    }

    fn end(&self) -> Start {
        Start {
            way: self.ways.len() as u32,
            place: self.places.len() as u32,
            touched: 0,
        }
    }

    /// The ways to play each roll from the position `own` when the opponent holds the point `held` (as
    /// the opponent counts it; 0 for none).
    #[inline]
    pub(crate) fn of(&self, own: usize, held: usize) -> impl Iterator<Item = Ways<'_>> {
        let first = (own * HELD + held) * ROLLS;
        self.starts[first..=first + ROLLS]
            .windows(2)
            .map(|ends| Ways {
                all: &self.ways[ends[0].way as usize..ends[1].way as usize],
                places: &self.places[ends[0].place as usize..ends[1].place as usize],
                touched: ends[0].touched,
            })
    }
}

/// A play being made.
#[derive(Clone, Copy)]
struct Partial {
    points: [u8; 26],
    touched: u32,
    dice: u8,
    pips: u8,
}

struct Lister {
    checkers: HyperCheckers,
    /// Points that cannot be landed on.
    blocked: u32,
    ways: Vec<Way>,
    /// Dice and pips of the listed plays.
    most: (u8, u8),
}

/// All ways to play a roll, in gnubg's order: the larger die first, sources from far to near, on a
/// double each next source at or below the one before (layout sheet, section 2).
fn list(checkers: HyperCheckers, points: &[u8; 26], roll: Roll, held: usize) -> Vec<Way> {
    let mut lister = Lister {
        checkers,
        blocked: if held > 0 { 1 << (PLACES - held) } else { 0 },
        ways: Vec::new(),
        most: (0, 0),
    };
    let start = Partial {
        points: *points,
        touched: 0,
        dice: 0,
        pips: 0,
    };
    let (high, low) = (roll.high(), roll.low());
    if roll.is_double() {
        lister.play(start, &[high; 4], 24, true);
    } else {
        lister.play(start, &[high, low], 24, false);
        lister.play(start, &[low, high], 24, false);
    }
    lister.ways
}

impl Lister {
    /// Plays the rest of the dice from the source `top` down.
    fn play(&mut self, partial: Partial, dice: &[u8], top: usize, descending: bool) {
        let mut stuck = true;
        if let Some((&die, rest)) = dice.split_first() {
            let on_bar = partial.points[PLACES] > 0;
            let sources = if on_bar { PLACES..=PLACES } else { 1..=top };
            for from in sources.rev() {
                if let Some(next) = self.step(&partial, from, die) {
                    stuck = false;
                    let top = if descending && from < PLACES {
                        from
                    } else {
                        24
                    };
                    self.play(next, rest, top, descending);
                }
            }
        }
        if stuck && partial.dice > 0 {
            self.finish(&partial);
        }
    }

    fn step(&self, partial: &Partial, from: usize, die: u8) -> Option<Partial> {
        let points = &partial.points;
        if points[from] == 0 {
            return None;
        }
        let length = usize::from(die);
        let to = from.saturating_sub(length);
        if to == 0 {
            let home = points[7..].iter().all(|&n| n == 0);
            let exact = from == length;
            let farthest = points[from + 1..].iter().all(|&n| n == 0);
            if !home || !(exact || farthest) {
                return None;
            }
        } else if self.blocked >> to & 1 == 1 {
            return None;
        }
        let mut next = *partial;
        next.points[from] -= 1;
        next.points[to] += 1;
        next.touched |= u32::from(to > 0) << to;
        next.dice += 1;
        next.pips += die;
        Some(next)
    }

    fn finish(&mut self, partial: &Partial) {
        let used = (partial.dice, partial.pips);
        if partial.dice < self.most.0 || partial.pips < self.most.1 {
            return;
        }
        if used != self.most {
            self.ways.clear();
            self.most = used;
        }
        let Some(to) = number(self.checkers, &partial.points) else {
            return;
        };
        let way = Way {
            touched: partial.touched,
            to: to as u16,
            repeats: self.ways.iter().any(|w| usize::from(w.to) == to),
        };
        let same = |w: &Way| w.to == way.to && w.touched == way.touched;
        if !self.ways.iter().any(same) {
            self.ways.push(way);
        }
    }
}
