//! Whether settings make sense.

use std::fmt::Display;

use barpoint_nn::ShapeError;

/// Finds the first thing wrong with some settings.
#[derive(Default)]
pub(crate) struct Checks(Option<String>);

impl Checks {
    /// A number from `least` to `most`; NaN counts as outside.
    pub(crate) fn range<T: Copy + PartialOrd + Display>(
        self,
        name: &str,
        value: T,
        [least, most]: [T; 2],
    ) -> Self {
        let holds = least <= value && value <= most;
        self.that(holds, || {
            format!("expected {name} from {least} to {most}, found {value}")
        })
    }

    /// A count that must be at least 1.
    pub(crate) fn at_least_one(self, name: &str, value: u64) -> Self {
        self.that(value > 0, || {
            format!("expected {name} of at least 1, found {value}")
        })
    }

    /// Sizes that a net can have.
    pub(crate) fn shape(self, checked: &Result<(), ShapeError>) -> Self {
        self.that(checked.is_ok(), || match checked {
            Ok(()) => String::new(),
            Err(error) => error.to_string(),
        })
    }

    /// Any other condition.
    pub(crate) fn that(mut self, holds: bool, problem: impl FnOnce() -> String) -> Self {
        if !holds && self.0.is_none() {
            self.0 = Some(problem());
        }
        self
    }

    pub(crate) fn first_problem(self) -> Option<String> {
        self.0
    }
}

/// The most records in a step.
pub(crate) const MOST_OF_A_BATCH: usize = 1 << 16;

/// The smallest sensible learning rate.
pub(crate) const LEAST_RATE: f32 = 1e-12;

/// The most candidates that make sense: no roll has more plays.
pub(crate) const MOST_KEPT: usize = 10_000;

/// For settings that are left out of records unless they are set.
pub(crate) fn is_default<T: Default + PartialEq>(setting: &T) -> bool {
    *setting == T::default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_problem_is_told() {
        let fine = Checks::default().range("rate", 0.5, [0.0, 1.0]);
        assert_eq!(fine.first_problem(), None);
        let wrong = Checks::default()
            .range("rate", f32::NAN, [0.0, 1.0])
            .range("batch", 0, [1, 9]);
        let expected = "expected rate from 0 to 1, found NaN";
        assert_eq!(wrong.first_problem().as_deref(), Some(expected));
    }
}
