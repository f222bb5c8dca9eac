//! The numbers that stand for words in the file. They never change: new values go to the end.

use barpoint_equity::CubeAccess;
use barpoint_record::SkillMark;
use barpoint_rules::{Crawford, Roll, Side};
use barpoint_study::{Grade, Question};

use crate::{DecisionKind, Phase};

/// What is written as its place in a list.
pub(crate) trait Coded: Copy + PartialEq + 'static {
    /// The list.
    const CODES: &'static [Self];

    /// The place in it.
    fn code(self) -> u32 {
        let place = Self::CODES.iter().position(|known| *known == self);
        place
            .and_then(|place| u32::try_from(place).ok())
            .unwrap_or(u32::MAX)
    }

    /// What stands there.
    fn of_code(code: u32) -> Option<Self> {
        Self::CODES.get(usize::try_from(code).ok()?).copied()
    }
}

impl Coded for Side {
    const CODES: &'static [Self] = &Self::BOTH;
}

impl Coded for DecisionKind {
    const CODES: &'static [Self] = &Self::ALL;
}

impl Coded for Phase {
    const CODES: &'static [Self] = &Self::ALL;
}

impl Coded for SkillMark {
    const CODES: &'static [Self] = &[Self::VeryBad, Self::Bad, Self::Doubtful];
}

impl Coded for Crawford {
    const CODES: &'static [Self] = &[Self::Pre, Self::Now, Self::Post];
}

impl Coded for CubeAccess {
    const CODES: &'static [Self] = &[Self::Centred, Self::OnRoll, Self::Opponent];
}

impl Coded for Question {
    const CODES: &'static [Self] = &Self::ALL;
}

impl Coded for Grade {
    const CODES: &'static [Self] = &Self::ALL;
}

/// A roll as `61`.
pub(crate) fn roll_code(roll: Roll) -> u32 {
    10 * u32::from(roll.high()) + u32::from(roll.low())
}

/// The roll of `61`.
pub(crate) fn roll_of(code: u32) -> Option<Roll> {
    let die = |die: u32| u8::try_from(die).ok();
    Roll::new(die(code / 10)?, die(code % 10)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_read_back<T: Coded + std::fmt::Debug>() {
        for (code, &value) in (0..).zip(T::CODES) {
            assert_eq!((value.code(), T::of_code(code)), (code, Some(value)));
        }
        assert_eq!(T::of_code(99), None);
    }

    #[test]
    fn codes_are_read_back() {
        is_read_back::<Side>();
        is_read_back::<DecisionKind>();
        is_read_back::<Phase>();
        is_read_back::<SkillMark>();
        is_read_back::<Crawford>();
        is_read_back::<CubeAccess>();
        is_read_back::<Question>();
        is_read_back::<Grade>();
        for (roll, _) in Roll::weighted() {
            assert_eq!(roll_of(roll_code(roll)), Some(roll));
        }
    }
}
