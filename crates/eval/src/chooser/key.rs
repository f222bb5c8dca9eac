//! What choices depend on besides the board and the rolls, as a number.

use barpoint_equity::{Crawford, CubeAccess, CubeContext, Jacoby, MetSeat, Scoring};
use barpoint_rules::Cube;

use super::Breadth;
use crate::{CubeModel, CubeUse, SearchSettings};

/// So many candidates and more are as good as all.
pub(super) const MANY: u8 = 127;

/// Candidates in a key.
pub(super) const fn counted(candidates: u8) -> u8 {
    match candidates {
        0 => 1,
        MANY.. => MANY,
        some => some,
    }
}

/// Kinds of money play in a key: with the Jacoby rule or without, any number of beavers.
const MONEY_KINDS: u64 = 2 << 8;
/// The most points missing on either side in a key.
const MOST_AWAY: u8 = 127;
/// Values of the parts of a key.
const RADICES: [u64; 7] = [
    CubeModel::NUMBERS,
    MANY as u64 + 1,
    16,
    2,
    3,
    MONEY_KINDS + (6 << 14),
    Breadth::ALL.len() as u64,
];
/// Bits of a key.
pub(super) const KEY_BITS: u32 = 46;
const _: () = {
    let (mut keys, mut place) = (1_u64, 0);
    while place < RADICES.len() {
        keys *= RADICES[place];
        place += 1;
    }
    assert!(
        keys <= 1 << KEY_BITS,
        "a key of a cached choice does not fit"
    );
};

/// Different for all contexts and settings, in [`KEY_BITS`].
pub(super) fn key(ctx: CubeContext, settings: SearchSettings, breadth: Breadth) -> u64 {
    let access = match ctx.access {
        CubeAccess::Centred => 0,
        CubeAccess::OnRoll => 1,
        CubeAccess::Opponent => 2,
    };
    let scoring = match ctx.scoring {
        Scoring::Money { jacoby, beavers } => {
            u64::from(jacoby == Jacoby::On) << 8 | u64::from(beavers)
        }
        Scoring::Match {
            away,
            opponent_away,
            crawford,
            seat,
        } => {
            let crawford = match crawford {
                Crawford::Pre => 0,
                Crawford::Now => 1,
                Crawford::Post => 2,
            };
            let second = u64::from(seat == MetSeat::Second);
            let match_kind = 2 * crawford + second;
            // Both are moved up, as in match equity tables.
            let excess = away.max(opponent_away).saturating_sub(MOST_AWAY);
            let [away, opponent_away] =
                [away, opponent_away].map(|n| u64::from(n.saturating_sub(excess).max(1)));
            MONEY_KINDS + (match_kind << 14 | away << 7 | opponent_away)
        }
    };
    let digits = [
        settings.model.number(),
        counted(settings.candidates).into(),
        u64::from(ctx.value.clamp(1, Cube::LIMIT).trailing_zeros()),
        u64::from(settings.cube == CubeUse::Cubeful),
        access,
        scoring,
        breadth.number(),
    ];
    let mut key = 0;
    for (digit, radix) in digits.into_iter().zip(RADICES) {
        debug_assert!(digit < radix, "{digit} of {radix} in {ctx:?}, {settings:?}");
        key = key * radix + digit;
    }
    key
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn choices_that_depend_on_other_things_have_other_keys() {
        let money = |jacoby, beavers| Scoring::Money { jacoby, beavers };
        let score = |away, opponent_away, crawford, seat| Scoring::Match {
            away,
            opponent_away,
            crawford,
            seat,
        };
        let scorings = [
            money(Jacoby::On, 0),
            money(Jacoby::Off, 0),
            money(Jacoby::Off, 255),
            score(1, 1, Crawford::Post, MetSeat::First),
            score(1, 64, Crawford::Now, MetSeat::First),
            score(1, 64, Crawford::Now, MetSeat::Second),
            score(64, 1, Crawford::Now, MetSeat::First),
            score(64, 64, Crawford::Pre, MetSeat::Second),
        ];
        // Numbers that are equal in their last bits, too.
        let models = [
            CubeModel::Janowski,
            CubeModel::Jump,
            CubeModel::Janowski2With([0, 0]),
            CubeModel::Janowski2With([2, 54]),
            CubeModel::Janowski2With([40, 56]),
            CubeModel::Janowski2With([100, 100]),
        ];
        let (mut keys, mut all) = (HashSet::new(), 0);
        for scoring in scorings {
            for model in models {
                for (candidates, value) in [(1, 1), (7, 1), (255, 1), (7, 2), (7, 1 << 15)] {
                    for access in [CubeAccess::Centred, CubeAccess::OnRoll] {
                        for breadth in Breadth::ALL {
                            let ctx = CubeContext {
                                value,
                                access,
                                scoring,
                            };
                            let settings = SearchSettings {
                                model,
                                ..SearchSettings::new(2, CubeUse::Cubeful, candidates)
                            };
                            let key = key(ctx, settings, breadth);
                            assert!(key < 1 << KEY_BITS);
                            keys.insert(key);
                            all += 1;
                        }
                    }
                }
            }
        }
        assert_eq!(keys.len(), all);
    }
}
