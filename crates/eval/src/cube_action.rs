//! What happens to the cube before a roll.

/// What a player on roll does with the cube, and what the opponent answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeAction {
    /// No double.
    Roll,
    /// A double that is taken.
    DoubleTake,
    /// A double that is passed.
    DoublePass,
    /// A double that is taken and turned once more, the cube staying with the player doubled.
    DoubleBeaver,
}

impl CubeAction {
    /// The best actions of both, by what not doubling and a taken double are worth to the player on
    /// roll, in units of the present cube.
    ///
    /// ```
    /// use barpoint_eval::CubeAction;
    ///
    /// assert_eq!(CubeAction::of(0.6, 0.8, false), CubeAction::DoubleTake);
    /// assert_eq!(CubeAction::of(0.9, 1.2, false), CubeAction::DoublePass);
    /// assert_eq!(CubeAction::of(1.1, 1.2, false), CubeAction::Roll);
    /// ```
    #[must_use]
    pub fn of(no_double: f32, double_take: f32, may_beaver: bool) -> Self {
        let beavers = may_beaver && double_take < 0.0;
        let taken = if beavers {
            2.0 * double_take
        } else {
            double_take
        };
        if taken.min(1.0) <= no_double {
            Self::Roll
        } else if double_take > 1.0 {
            Self::DoublePass
        } else if beavers {
            Self::DoubleBeaver
        } else {
            Self::DoubleTake
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beavers_follow_doubles_that_lose() {
        assert_eq!(CubeAction::of(-0.9, -0.1, true), CubeAction::DoubleBeaver);
        assert_eq!(CubeAction::of(-0.15, -0.1, true), CubeAction::Roll);
        assert_eq!(CubeAction::of(-0.15, -0.1, false), CubeAction::DoubleTake);
        assert_eq!(CubeAction::of(0.9, 1.2, true), CubeAction::DoublePass);
        assert_eq!(CubeAction::of(1.1, 1.2, true), CubeAction::Roll);
    }
}
