//! From the state of a match or session to what is at stake, and back to its cube.

use barpoint_rules::{Cube, CubeError, CubeOwner, MatchState, Side};

use super::{CubeAccess, CubeContext, Jacoby, Scoring};

impl CubeContext {
    /// The cube and score of a match or session, seen by `player` as the one on roll. While a
    /// double is on offer: as if it were not.
    ///
    /// A session without cube has no such context: there cubeless values apply. Distances above
    /// 255 points are cut so that their difference stays.
    #[must_use]
    pub fn of(state: &MatchState, player: Side) -> Self {
        let cube = state.cube();
        let access = match cube.owner() {
            CubeOwner::Centred => CubeAccess::Centred,
            CubeOwner::Owned(owner) if owner == player => CubeAccess::OnRoll,
            CubeOwner::Owned(_) => CubeAccess::Opponent,
        };
        let distances = state.away(player).zip(state.away(player.other()));
        let rules = state.rules();
        let scoring = match distances {
            Some((away, opponent_away)) => {
                let excess = away.max(opponent_away).saturating_sub(u16::from(u8::MAX));
                let cut = |away: u16| {
                    let left = away.saturating_sub(excess).max(away.min(1));
                    u8::try_from(left).unwrap_or(u8::MAX)
                };
                Scoring::Match {
                    away: cut(away),
                    opponent_away: cut(opponent_away),
                    crawford: state.crawford(),
                    seat: player.into(),
                }
            }
            None => Scoring::Money {
                jacoby: if rules.jacoby {
                    Jacoby::On
                } else {
                    Jacoby::Off
                },
                beavers: rules.beavers,
            },
        };
        Self {
            value: cube.value(),
            access,
            scoring,
        }
    }

    /// The cube, where this side is the player on roll.
    ///
    /// # Errors
    /// If the value is not that of a cube.
    pub fn cube(self, on_roll: Side) -> Result<Cube, CubeError> {
        let owner = match self.access {
            CubeAccess::Centred => CubeOwner::Centred,
            CubeAccess::OnRoll => CubeOwner::Owned(on_roll),
            CubeAccess::Opponent => CubeOwner::Owned(on_roll.other()),
        };
        Cube::new(self.value, owner)
    }
}
