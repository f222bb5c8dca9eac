//! What decisions are indexed by.

use barpoint_equity::CubeAccess;
use barpoint_record::SkillMark;
use barpoint_rules::{Crawford, Roll, Side};

use crate::codes::{Coded, roll_code};
use crate::pattern::Whose;
use crate::{Decision, DecisionKind, Phase, Score};

/// Something that a decision has or has not.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Feature {
    /// At least this many checkers, 1 or more, on a place of a half (0 off, 25 bar).
    Checkers { whose: Whose, place: u8, least: u8 },
    /// This side decides.
    Side(Side),
    /// It is of this kind.
    Kind(DecisionKind),
    /// It is in this phase.
    Phase(Phase),
    /// This roll was played.
    Roll(Roll),
    /// It has this mark.
    Mark(SkillMark),
    /// It was made at this score.
    Score(Score),
    /// The cube had this value.
    Cube(u32),
    /// This player could turn the cube.
    Access(CubeAccess),
    /// It counts for the rating.
    Counts,
    /// A person set its mark.
    ByHand,
}

/// Groups of features, by their numbers in the file.
pub(crate) const KINDS: u32 = 2;
pub(crate) const PHASES: u32 = 3;
pub(crate) const SCORES: u32 = 6;

/// Features of one group have numbers below this.
const GROUP: i64 = 1 << 24;

/// The numbers of a group.
pub(crate) const fn group(group: u32) -> (i64, i64) {
    let first = group as i64 * GROUP;
    (first, first + GROUP)
}

impl Feature {
    /// The number in the file.
    pub(crate) fn code(self) -> i64 {
        let (group, within) = match self {
            Self::Checkers {
                whose,
                place,
                least,
            } => {
                let half = u32::from(whose == Whose::Opponent);
                (0, half << 16 | u32::from(place) << 8 | u32::from(least))
            }
            Self::Side(side) => (1, side.code()),
            Self::Kind(kind) => (KINDS, kind.code()),
            Self::Phase(phase) => (PHASES, phase.code()),
            Self::Roll(roll) => (4, roll_code(roll)),
            Self::Mark(mark) => (5, mark.code()),
            Self::Score(score) => (SCORES, score_code(score)),
            Self::Cube(value) => (7, value),
            Self::Access(access) => (8, access.code()),
            Self::Counts => (9, 0),
            Self::ByHand => (10, 0),
        };
        i64::from(group) * GROUP + i64::from(within)
    }

    /// Calls `each` with all features of a decision.
    pub(crate) fn each(decision: &Decision, mut each: impl FnMut(Self)) {
        let halves = [
            (Whose::Own, decision.board.on_roll()),
            (Whose::Opponent, decision.board.opponent()),
        ];
        for (whose, half) in halves {
            for (place, &checkers) in (0..).zip(half) {
                for least in 1..=checkers {
                    each(Self::Checkers {
                        whose,
                        place,
                        least,
                    });
                }
            }
        }
        each(Self::Side(decision.side));
        each(Self::Kind(decision.kind));
        each(Self::Phase(decision.phase));
        each(Self::Score(decision.score));
        each(Self::Cube(decision.cube));
        each(Self::Access(decision.access));
        decision
            .roll
            .map(Self::Roll)
            .into_iter()
            .for_each(&mut each);
        decision
            .mark
            .map(Self::Mark)
            .into_iter()
            .for_each(&mut each);
        if decision.counts {
            each(Self::Counts);
        }
        if decision.by_hand {
            each(Self::ByHand);
        }
    }
}

/// Money is 0; a match has a bit above the scores.
const MATCH: u32 = 1 << 18;

fn score_code(score: Score) -> u32 {
    match score {
        Score::Money => 0,
        Score::Match {
            away,
            opponent_away,
            crawford,
        } => MATCH | u32::from(away) << 10 | u32::from(opponent_away) << 2 | crawford.code(),
    }
}

/// The score of a number within its group.
pub(crate) fn score_of(code: u32) -> Option<Score> {
    if code == 0 {
        return Some(Score::Money);
    }
    let away = |shift: u32| u8::try_from(code >> shift & 0xff).ok();
    Some(Score::Match {
        away: away(10)?,
        opponent_away: away(2)?,
        crawford: Crawford::of_code(code & 3)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_back() {
        let crawford = Crawford::Post;
        for (away, opponent_away) in [(1, 255), (255, 1), (7, 7)] {
            let score = Score::Match {
                away,
                opponent_away,
                crawford,
            };
            assert_eq!(score_of(score_code(score)), Some(score));
        }
        assert_eq!(score_of(score_code(Score::Money)), Some(Score::Money));
    }
}
