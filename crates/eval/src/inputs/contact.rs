//! The hand-made inputs of contact positions: 26 numbers a side about timing, freedom, blocks and shots, 15 a side about
//! what the next roll can do, and 3 about both sides, 85 in all.
//!
//! Every number is about 0 to 1 in ordinary positions and never beyond ±4. They are computed for each
//! side from its own point of view, with the same code, as if either could be on roll next. Sources:
//! the classic list goes back to Berliner's BKG (1977) and Tesauro's Neurogammon (1989); the
//! definitions are our own.

use barpoint_rules::Board;

use super::masks::{HOME, Masks};
use super::prospects::Prospects;
use super::run::{ESCAPES, ahead};
use super::shots::shots;
use super::sums::Sums;

/// Number of hand-made contact inputs.
pub const CONTACT_INPUTS: usize = 2 * PER_SIDE + 2 * Prospects::COUNT + JOINT;
const PER_SIDE: usize = 26;
const JOINT: usize = 3;

/// One eighth of 1/n, by number of checkers. Here and below a multiplication by a constant replaces
/// a division, which would take most of the time.
const SPREAD_UNIT: [f32; 16] = {
    let mut unit = [0.0; 16];
    let mut n = 1;
    while n < 16 {
        unit[n] = 0.125 / n as f32;
        n += 1;
    }
    unit
};

/// One side's inputs in the order of the net.
///
/// "Made" points hold two or more checkers. `E(s)` is the chance that a lone checker on `s` runs more
/// than six pips with its next roll, `M(s)` the mean pips it runs, both looking at the 12 points
/// ahead.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct SideInputs {
    /// E of the rearmost checker.
    pub(crate) rear_escape: f32,
    /// M of the rearmost checker, over a roll's mean of 8 1/6.
    pub(crate) rear_mobility: f32,
    /// E of the second-rearmost checker (often beside the first).
    pub(crate) second_escape: f32,
    /// Pip count over 167.
    pub(crate) pips: f32,
    /// Sum of M over the checkers outside the home board, over 15 rolls' mean.
    pub(crate) mobility: f32,
    /// Pips the checkers behind the opponent's rearmost still need to reach it, over 167.
    pub(crate) contact_pips: f32,
    /// Pip count of the checkers already past it, over 100.
    pub(crate) free_pips: f32,
    /// Sum of (point - 5) over checkers on points 7 to 18, over 50.
    pub(crate) timing: f32,
    /// Checkers beyond the third on their point, over 6.
    pub(crate) spares: f32,
    /// Checkers still in contact, over 15.
    pub(crate) in_contact: f32,
    /// Checkers in the opponent's home board or on the bar, over 5.
    pub(crate) back: f32,
    /// Standard deviation of the checkers' places, over 8.
    pub(crate) spread: f32,
    /// Chance that the opponent's next roll hits a blot.
    pub(crate) hit: f32,
    /// Chance that it hits two or more.
    pub(crate) double_hit: f32,
    /// Mean pips lost by its costliest hit, over 12.
    pub(crate) hit_pips: f32,
    /// With a checker on the bar: chance not to enter.
    pub(crate) dance: f32,
    /// With several on the bar: chance not to enter two.
    pub(crate) half_dance: f32,
    /// Home points made, over 6.
    pub(crate) home_points: f32,
    /// Longest run of made points, over 6.
    pub(crate) prime: f32,
    /// 1 - the smallest E of an opposing checker on its bar to its 16-point.
    pub(crate) containment: f32,
    /// The same over the squares from the opponent's rearmost checker on; 0 when that is past its 16.
    pub(crate) containment_ahead: f32,
    /// Deepest anchor: 1 on the opponent's ace point, 1/6 on its 6-point, 0 with none.
    pub(crate) deep_anchor: f32,
    /// 1 with two anchors or more.
    pub(crate) two_anchors: f32,
    /// Most advanced anchor: 1 on the opponent's 6-point, 1/6 on its ace point, 0 with none.
    pub(crate) advanced_anchor: f32,
    /// Home blots over 3 while the opponent has a checker on the bar; half as much when only on our
    /// ace point.
    pub(crate) home_blots: f32,
    /// Depth of the rearmost checker in the opponent's home (1/7 on its 6-point, 1 on the bar) times
    /// free pips over 100: how much there is to lose by being left behind.
    pub(crate) stranded: f32,
}

/// Hand-made inputs of contact positions that are computed together: their cost and their worth are measured by group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContactGroup {
    /// Pips, mobility, timing, spares, checkers back and in contact, spread.
    Sums,
    /// Freedom of the rearmost checkers.
    Rear,
    /// Shots, dancing, blots at home.
    Danger,
    /// Home points, prime, containment.
    Blocks,
    /// Anchors.
    Anchors,
    /// What the next roll can do.
    Prospects,
}

impl ContactGroup {
    /// All groups with their names.
    pub const ALL: [(&str, Self); 6] = [
        ("sums", Self::Sums),
        ("rear", Self::Rear),
        ("danger", Self::Danger),
        ("blocks", Self::Blocks),
        ("anchors", Self::Anchors),
        ("prospects", Self::Prospects),
    ];

    /// Writes the inputs of this group alone where [`contact_inputs`] has them, 0 elsewhere.
    pub fn write(self, board: &Board, out: &mut [f32; CONTACT_INPUTS]) {
        let masks = [board.on_roll(), board.opponent()].map(|half| (half, Masks::of(half)));
        out.fill(0.0);
        let places = Places::of(out);
        let [own, theirs] = masks;
        let first = (places.first, places.first_prospects, own, theirs);
        let second = (places.second, places.second_prospects, theirs, own);
        for (side, prospects, own, theirs) in [first, second] {
            let mut inputs = SideInputs::default();
            match self {
                Self::Sums => inputs.count(&Sums::of(own.0, own.1, theirs.1), own.0),
                Self::Rear => inputs.rearmost(own.0, own.1, theirs.1),
                Self::Danger => inputs.danger(own.0, own.1, theirs.0, theirs.1),
                Self::Blocks => inputs.blocks(own.1, theirs.1),
                Self::Anchors => inputs.anchors(own.1),
                Self::Prospects => {
                    *prospects = Prospects::of(own.0, own.1, theirs.1).to_array();
                }
            }
            *side = inputs.to_array();
        }
    }
}

/// Where the inputs of a board stand, in the order of the net.
struct Places<'a> {
    first: &'a mut [f32; PER_SIDE],
    second: &'a mut [f32; PER_SIDE],
    first_prospects: &'a mut [f32; Prospects::COUNT],
    second_prospects: &'a mut [f32; Prospects::COUNT],
    joint: &'a mut [f32; JOINT],
}

impl<'a> Places<'a> {
    #[inline]
    fn of(out: &'a mut [f32; CONTACT_INPUTS]) -> Self {
        let (first, rest) = take(out);
        let (second, rest) = take(rest);
        let (first_prospects, rest) = take(rest);
        let (second_prospects, rest) = take(rest);
        Self {
            first,
            second,
            first_prospects,
            second_prospects,
            joint: take(rest).0,
        }
    }
}

#[inline]
const fn take<const N: usize>(from: &mut [f32]) -> (&mut [f32; N], &mut [f32]) {
    from.split_first_chunk_mut().expect("room for all inputs")
}

/// Writes the 85 hand-made inputs of a board: the player on roll's 26, the opponent's, then the prospects of both and what
/// they say together.
#[inline]
pub fn contact_inputs(board: &Board, out: &mut [f32; CONTACT_INPUTS]) {
    contact_inputs_of([board.on_roll(), board.opponent()], out);
}

/// The same by halves, that of the side on roll first.
pub(crate) fn contact_inputs_of(
    [half, their_half]: [&[u8; 26]; 2],
    out: &mut [f32; CONTACT_INPUTS],
) {
    let (own, theirs) = (Masks::of(half), Masks::of(their_half));
    let side = SideInputs::of(half, own, their_half, theirs);
    let other = SideInputs::of(their_half, theirs, half, own);
    let places = Places::of(out);
    *places.first = side.to_array();
    *places.second = other.to_array();
    *places.first_prospects = Prospects::of(half, own, theirs).to_array();
    *places.second_prospects = Prospects::of(their_half, theirs, own).to_array();
    *places.joint = joint_inputs(&side, &other);
}

/// What both sides' numbers say together: the lead in the race, half of Kleinman's measure cut at 3 either way
/// (`(lead + 4) / sqrt(pips of both - 4)`, the player on roll's); then for each side the chance to be hit times the square
/// of the other side's home points.
#[inline]
fn joint_inputs(own: &SideInputs, theirs: &SideInputs) -> [f32; JOINT] {
    let [ours, others] = [own, theirs].map(|side| side.pips * 167.0);
    let lead = (others - ours + 4.0) / (ours + others - 4.0).max(1.0).sqrt();
    let risk =
        |side: &SideInputs, other: &SideInputs| side.hit * other.home_points * other.home_points;
    [
        (0.5 * lead).clamp(-3.0, 3.0),
        risk(own, theirs),
        risk(theirs, own),
    ]
}

impl SideInputs {
    #[inline]
    fn of(half: &[u8; 26], own: Masks, their_half: &[u8; 26], theirs: Masks) -> Self {
        let mut inputs = Self::default();
        inputs.count(&Sums::of(half, own, theirs), half);
        inputs.rearmost(half, own, theirs);
        inputs.danger(half, own, their_half, theirs);
        inputs.blocks(own, theirs);
        inputs.anchors(own);
        inputs
    }

    #[inline]
    fn count(&mut self, sums: &Sums, half: &[u8; 26]) {
        self.pips = sums.pips as f32 * (1.0 / 167.0);
        self.mobility = sums.mobility as f32 * (1.0 / (15.0 * 294.0));
        self.contact_pips = sums.contact_pips as f32 * (1.0 / 167.0);
        self.free_pips = sums.free_pips as f32 * (1.0 / 100.0);
        self.timing = sums.timing as f32 * (1.0 / 50.0);
        self.spares = sums.spare as f32 * (1.0 / 6.0);
        self.in_contact = sums.in_contact as f32 * (1.0 / 15.0);
        self.back = sums.back as f32 * (1.0 / 5.0);
        let n = u32::from(15 - half[0].min(14));
        let squared_spread = n * sums.squares - sums.pips * sums.pips;
        self.spread = (squared_spread as f32).sqrt() * SPREAD_UNIT[n as usize];
    }

    #[inline]
    fn rearmost(&mut self, half: &[u8; 26], own: Masks, theirs: Masks) {
        let rear = own.rearmost();
        if rear == 0 {
            return;
        }
        let pattern = ahead(rear, theirs.made);
        self.rear_escape = f32::from(ESCAPES[pattern]) * (1.0 / 36.0);
        self.rear_mobility = f32::from(super::run::MOBILITY[pattern]) * (1.0 / 294.0);
        let next = Masks {
            occupied: own.occupied & !(1 << rear),
            ..own
        };
        let second = match (half[rear as usize], next.rearmost()) {
            (2.., _) | (_, 0) => rear,
            (_, next) => next,
        };
        self.second_escape = f32::from(ESCAPES[ahead(second, theirs.made)]) * (1.0 / 36.0);
        let depth = rear.saturating_sub(18) as f32 * (1.0 / 7.0);
        self.stranded = depth * self.free_pips;
    }

    #[inline]
    fn danger(&mut self, half: &[u8; 26], own: Masks, their_half: &[u8; 26], theirs: Masks) {
        let shots = shots(theirs, their_half[25], own);
        self.hit = shots.hit as f32 * (1.0 / 36.0);
        self.double_hit = shots.double_hit as f32 * (1.0 / 36.0);
        self.hit_pips = shots.pips as f32 * (1.0 / (36.0 * 12.0));
        let closed = (theirs.made & HOME).count_ones();
        let square = |n: u32| (n * n) as f32 * (1.0 / 36.0);
        if half[25] > 0 {
            self.dance = square(closed);
        }
        if half[25] > 1 {
            self.half_dance = 1.0 - square(6 - closed);
        }
        let exposed = (own.blots & HOME).count_ones() as f32 * (1.0 / 3.0);
        self.home_blots = match theirs.rearmost() {
            25 => exposed,
            24 => exposed / 2.0,
            _ => 0.0,
        };
    }

    #[inline]
    fn blocks(&mut self, own: Masks, theirs: Masks) {
        self.home_points = (own.made & HOME).count_ones() as f32 * (1.0 / 6.0);
        let (mut run, mut length) = (own.made, 0u8);
        while run != 0 {
            run &= run >> 1;
            length += 1;
        }
        self.prime = f32::from(length) * (1.0 / 6.0);
        let first_ahead = theirs.rearmost();
        let (mut fewest, mut fewest_ahead) = (36, 36);
        for square in 16..=25 {
            let escapes = ESCAPES[ahead(square, own.made)];
            fewest = escapes.min(fewest);
            let counts = if square <= first_ahead { escapes } else { 36 };
            fewest_ahead = counts.min(fewest_ahead);
        }
        self.containment = f32::from(36 - fewest) * (1.0 / 36.0);
        self.containment_ahead = f32::from(36 - fewest_ahead) * (1.0 / 36.0);
    }

    #[inline]
    fn anchors(&mut self, own: Masks) {
        let anchors = own.made >> 18 & HOME;
        if anchors != 0 {
            self.deep_anchor = anchors.ilog2() as f32 * (1.0 / 6.0);
            self.two_anchors = f32::from(u8::from(anchors & (anchors - 1) != 0));
            self.advanced_anchor = (7 - anchors.trailing_zeros()) as f32 * (1.0 / 6.0);
        }
    }

    /// The inputs in the order of the net.
    #[inline]
    const fn to_array(self) -> [f32; PER_SIDE] {
        [
            self.rear_escape,
            self.rear_mobility,
            self.second_escape,
            self.pips,
            self.mobility,
            self.contact_pips,
            self.free_pips,
            self.timing,
            self.spares,
            self.in_contact,
            self.back,
            self.spread,
            self.hit,
            self.double_hit,
            self.hit_pips,
            self.dance,
            self.half_dance,
            self.home_points,
            self.prime,
            self.containment,
            self.containment_ahead,
            self.deep_anchor,
            self.two_anchors,
            self.advanced_anchor,
            self.home_blots,
            self.stranded,
        ]
    }
}

#[cfg(test)]
mod tests;
