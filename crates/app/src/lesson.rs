//! Learning from mistakes: how good a new answer to a mistake is.

use barpoint_equity::Equity;

/// How good a learner's answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// The best there is.
    Right,
    /// So little worse that it passes.
    Close,
    /// An error.
    Wrong,
}

impl Grade {
    /// Answers that give up less than this pass as close enough; EMG in matches.
    pub const CLOSE: f32 = 0.02;
    /// Differences below this are rounding.
    const ROUNDING: f32 = 1e-6;

    /// The grade of an answer that gives up this much equity, EMG in matches.
    #[must_use]
    pub fn of(error: Equity) -> Self {
        match error.get() {
            error if error < Self::ROUNDING => Self::Right,
            error if error < Self::CLOSE => Self::Close,
            _ => Self::Wrong,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_close_to_the_best_pass() {
        let grades = [0.0, 1e-7, 0.01, 0.02, 0.4].map(|error| Grade::of(Equity(error)));
        let (right, close, wrong) = (Grade::Right, Grade::Close, Grade::Wrong);
        assert_eq!(grades, [right, right, close, wrong, wrong]);
    }
}
