//! What happens to the cube before a roll.

use barpoint_equity::CubeContext;

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

    /// Cube and score after it, seen by the player on roll; `None` where a pass ends the game.
    #[must_use]
    pub fn cube_after(self, ctx: CubeContext) -> Option<CubeContext> {
        match self {
            Self::Roll => Some(ctx),
            Self::DoubleTake => Some(ctx.doubled()),
            Self::DoubleBeaver => Some(CubeContext {
                value: ctx.doubled().doubled().value,
                ..ctx.doubled()
            }),
            Self::DoublePass => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use barpoint_equity::CubeAccess;

    use super::*;

    #[test]
    fn beavers_follow_doubles_that_lose() {
        assert_eq!(CubeAction::of(-0.9, -0.1, true), CubeAction::DoubleBeaver);
        assert_eq!(CubeAction::of(-0.15, -0.1, true), CubeAction::Roll);
        assert_eq!(CubeAction::of(-0.15, -0.1, false), CubeAction::DoubleTake);
        assert_eq!(CubeAction::of(0.9, 1.2, true), CubeAction::DoublePass);
        assert_eq!(CubeAction::of(1.1, 1.2, true), CubeAction::Roll);
    }

    #[test]
    fn a_beaver_turns_the_cube_twice() {
        let after = |action: CubeAction| {
            let cube = action.cube_after(CubeContext::MONEY)?;
            Some((cube.value, cube.access))
        };
        assert_eq!(after(CubeAction::Roll), Some((1, CubeAccess::Centred)));
        assert_eq!(
            after(CubeAction::DoubleTake),
            Some((2, CubeAccess::Opponent))
        );
        assert_eq!(
            after(CubeAction::DoubleBeaver),
            Some((4, CubeAccess::Opponent))
        );
        assert_eq!(after(CubeAction::DoublePass), None);
    }
}
