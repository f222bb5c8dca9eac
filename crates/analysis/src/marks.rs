//! When a decision is marked as an error and a roll as luck.

use barpoint_record::{LuckMark, SkillMark};

/// The mark of a decision that lost this much (EMG); gnubg's thresholds.
#[must_use]
pub fn skill_mark(loss: f32) -> Option<SkillMark> {
    match loss {
        loss if loss > 0.12 => Some(SkillMark::VeryBad),
        loss if loss > 0.06 => Some(SkillMark::Bad),
        loss if loss > 0.03 => Some(SkillMark::Doubtful),
        _ => None,
    }
}

/// The mark of a roll worth this much more than the average roll (EMG); gnubg's thresholds.
#[must_use]
pub fn luck_mark(luck: f32) -> Option<LuckMark> {
    match luck {
        luck if luck > 0.6 => Some(LuckMark::VeryLucky),
        luck if luck > 0.3 => Some(LuckMark::Lucky),
        luck if luck < -0.6 => Some(LuckMark::VeryUnlucky),
        luck if luck < -0.3 => Some(LuckMark::Unlucky),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_begin_above_their_thresholds() {
        assert_eq!(skill_mark(0.030), None);
        assert_eq!(skill_mark(0.031), Some(SkillMark::Doubtful));
        assert_eq!(skill_mark(0.061), Some(SkillMark::Bad));
        assert_eq!(skill_mark(0.121), Some(SkillMark::VeryBad));
        assert_eq!(luck_mark(0.299), None);
        assert_eq!(luck_mark(-0.301), Some(LuckMark::Unlucky));
        assert_eq!(luck_mark(-0.7), Some(LuckMark::VeryUnlucky));
        assert_eq!(luck_mark(0.7), Some(LuckMark::VeryLucky));
    }
}
