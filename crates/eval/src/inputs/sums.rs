//! Sums over one side's checkers, all in one pass.
//!
//! Seven sums live side by side in one 64-bit number, so a place costs one multiplication; the
//! weights depend on the place and on where the other side's rearmost checker stands.

use super::masks::Masks;
use super::run::{MOBILITY, ahead};

/// What is added up over the checkers on the board, the bar included. `n` is the number of checkers
/// on place `p`, `r` the other side's rearmost checker in this side's numbers (0 on its bar).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sums {
    /// Σ n·p: the pip count.
    pub(crate) pips: u32,
    /// Σ n·p².
    pub(crate) squares: u32,
    /// Checkers behind `r`: still in contact.
    pub(crate) in_contact: u32,
    /// Σ n·(p - r) over the checkers behind `r`.
    pub(crate) contact_pips: u32,
    /// Σ n·p over the checkers past `r`.
    pub(crate) free_pips: u32,
    /// Checkers in the other side's home board or on the bar (places 19 to 25).
    pub(crate) back: u32,
    /// Σ n·(p - 5) over points 7 to 18: pips that can be played before the home board breaks.
    pub(crate) timing: u32,
    /// Checkers beyond the third on a place.
    pub(crate) spare: u32,
    /// 36·Σ n·mobility over the checkers outside the home board.
    pub(crate) mobility: u32,
}

/// Packs one value per field; the widths hold 15 checkers' worth.
const fn pack(fields: [u64; 7]) -> u64 {
    let (mut packed, mut i) = (0, 0);
    while i < 7 {
        packed |= fields[i] << OFFSETS[i];
        i += 1;
    }
    packed
}

/// Where each field starts: pips, contact pips and free pips of 9 bits (up to 375), the squares of
/// 14 (up to 9375), timing of 8 (up to 195), the two counts of 4.
const OFFSETS: [u32; 7] = [0, 9, 18, 27, 41, 49, 53];

/// Weights of one checker by `r` and place.
static WEIGHTS: [[u64; 26]; 26] = weights();

const fn weights() -> [[u64; 26]; 26] {
    let mut table = [[0; 26]; 26];
    let mut r = 0u64;
    while r < 26 {
        let mut p = 1u64;
        while p < 26 {
            let behind = p.saturating_sub(r);
            let past = if p < r { p } else { 0 };
            let timing = if p >= 7 && p <= 18 { p - 5 } else { 0 };
            let back = (p >= 19) as u64;
            let contact = (p > r) as u64;
            table[r as usize][p as usize] = pack([p, behind, past, p * p, timing, contact, back]);
            p += 1;
        }
        r += 1;
    }
    table
}

impl Sums {
    /// The sums of one side. `theirs` are the other side's masks, in its own numbers.
    #[inline]
    pub(crate) fn of(half: &[u8; 26], own: Masks, theirs: Masks) -> Self {
        let weights = &WEIGHTS[25 - theirs.rearmost() as usize];
        let (mut packed, mut spare, mut mobility) = (0, 0, 0);
        let mut places = own.occupied;
        while places != 0 {
            let place = places.trailing_zeros();
            places &= places - 1;
            let n = half[place as usize];
            packed += u64::from(n) * weights[place as usize];
            spare += u32::from(n.saturating_sub(3));
            if place > 6 {
                mobility += u32::from(n) * u32::from(MOBILITY[ahead(place, theirs.made)]);
            }
        }
        let field = |i: usize, bits: u32| (packed >> OFFSETS[i]) as u32 & ((1 << bits) - 1);
        Self {
            pips: field(0, 9),
            contact_pips: field(1, 9),
            free_pips: field(2, 9),
            squares: field(3, 14),
            timing: field(4, 8),
            in_contact: field(5, 4),
            back: field(6, 4),
            spare,
            mobility,
        }
    }
}
