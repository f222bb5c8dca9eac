//! What a hit and an anchor may decide beyond what they are worth on average.

use crate::Family;

/// The shares of the families.
type Shares = [f32; Family::ALL.len()];

/// A shot hit may decide the game or matter little, more than an average can tell: what nothing else accounts for is the hit's.
pub(crate) fn credit_hit(shares: &mut Shares, difference: f32) {
    credit(Family::Hit, shares, difference);
}

/// The same of an anchor made where the other play has none, in what a hit leaves.
pub(crate) fn credit_anchor(shares: &mut Shares, difference: f32) {
    credit(Family::Anchor, shares, difference);
}

fn credit(family: Family, shares: &mut Shares, difference: f32) {
    let left = difference - shares.iter().sum::<f32>();
    let share = &mut shares[family as usize];
    if left > 0.0 {
        *share = (*share + left).min(difference.max(*share));
    }
}
