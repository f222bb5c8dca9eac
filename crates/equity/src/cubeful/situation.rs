//! What a cube can still do, as far as learned cube lives differ.

use crate::{CubeAccess, CubeContext, Scoring};

/// Money play by who may double, with or without the Jacoby rule; in matches besides for which player the present cube or the
/// next one wins the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Situation(u8);

impl Situation {
    /// Those there are: three cubes at money and at nine kinds of scores, and the Jacoby rule.
    pub(super) const COUNT: usize = 31;

    /// The situation of a cube at a score.
    pub(super) fn of(context: &CubeContext) -> Self {
        let access = match context.access {
            CubeAccess::Centred => 0,
            CubeAccess::OnRoll => 1,
            CubeAccess::Opponent => 2,
        };
        let stake = context.stake();
        let turns = |away: u8| match u32::from(away) {
            away if away <= stake => 0,
            away if away <= stake.saturating_mul(2) => 1,
            _ => 2,
        };
        Self(match context.scoring {
            Scoring::Money { .. } if context.gammons_are_void() => 30,
            Scoring::Money { .. } => access,
            Scoring::Match {
                away,
                opponent_away,
                ..
            } => 3 * (1 + 3 * turns(away) + turns(opponent_away)) + access,
        })
    }

    /// The same with the cube in the middle, without the Jacoby rule.
    pub(super) const fn centred(self) -> Self {
        Self(self.0 - self.0 % 3)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Crawford, Jacoby};

    #[test]
    fn situations_by_example() {
        let money = |access, jacoby| CubeContext {
            access,
            scoring: Scoring::Money { jacoby, beavers: 0 },
            ..CubeContext::MONEY
        };
        let score = |value, access, away, opponent_away| CubeContext {
            value,
            access,
            scoring: Scoring::at_score(away, opponent_away, Crawford::Pre),
        };
        for (context, index) in [
            (money(CubeAccess::Centred, Jacoby::Off), 0),
            (money(CubeAccess::OnRoll, Jacoby::On), 1),
            (money(CubeAccess::Opponent, Jacoby::Off), 2),
            (money(CubeAccess::Centred, Jacoby::On), 30),
            (score(1, CubeAccess::Centred, 2, 2), 15),
            (score(2, CubeAccess::Opponent, 2, 5), 11),
            (score(1, CubeAccess::Centred, 9, 9), 27),
            (score(4, CubeAccess::OnRoll, 9, 3), 22),
        ] {
            assert_eq!(Situation::of(&context).index(), index, "{context:?}");
        }
    }

    #[test]
    fn the_middle_of_a_situation() {
        for (access, away, opponent_away) in [
            (CubeAccess::OnRoll, 9, 9),
            (CubeAccess::Opponent, 2, 5),
            (CubeAccess::OnRoll, 3, 9),
        ] {
            let of = |access| {
                Situation::of(&CubeContext {
                    value: 2,
                    access,
                    scoring: Scoring::at_score(away, opponent_away, Crawford::Pre),
                })
            };
            assert_eq!(of(access).centred(), of(CubeAccess::Centred));
        }
    }
}
