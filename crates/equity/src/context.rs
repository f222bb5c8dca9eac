//! What is at stake in the decision at hand: cube and score, seen by the player on roll.

pub use barpoint_rules::Crawford;
use barpoint_rules::{CubeOwner, MatchState, Side};

/// Who may turn the cube, seen by the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeAccess {
    /// Either player.
    Centred,
    /// The player on roll owns it.
    OnRoll,
    /// The opponent owns it.
    Opponent,
}

/// Whether gammons count without a turned cube in money play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Jacoby {
    /// Gammons count only after a double has been taken.
    On,
    /// Gammons always count.
    Off,
}

/// How points turn into value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Every point is worth the same.
    Money {
        /// The Jacoby rule.
        jacoby: Jacoby,
        /// How many beavers may follow a double (0 = none allowed, 1 = a beaver, 2 = a raccoon too, …).
        beavers: u8,
    },
    /// First to a number of points.
    Match {
        /// Points the player on roll still needs, at least 1.
        away: u8,
        /// Points the opponent still needs, at least 1.
        opponent_away: u8,
        /// The Crawford state.
        crawford: Crawford,
        /// Which player of the match equity table is on roll.
        seat: MetSeat,
    },
}

/// Which player of a match equity table somebody is. It matters in the few tables only that have a favourite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MetSeat {
    /// The player whose chances the table lists, the favourite of tables that have one: White.
    First,
    /// The other: Black.
    Second,
}

impl MetSeat {
    /// The other player's.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

impl From<Side> for MetSeat {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::First,
            Side::Black => Self::Second,
        }
    }
}

/// Cube and score seen by the player on roll: what evaluation needs beyond the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CubeContext {
    /// Value of the cube, a power of two.
    pub value: u32,
    /// Who may turn it.
    pub access: CubeAccess,
    /// Money or match.
    pub scoring: Scoring,
}

impl CubeContext {
    /// Money play with a centred cube at 1, no Jacoby rule, no beavers.
    pub const MONEY: Self = Self {
        value: 1,
        access: CubeAccess::Centred,
        scoring: Scoring::Money {
            jacoby: Jacoby::Off,
            beavers: 0,
        },
    };

    /// The same situation seen by the opponent.
    #[must_use]
    pub const fn flipped(self) -> Self {
        let access = match self.access {
            CubeAccess::Centred => CubeAccess::Centred,
            CubeAccess::OnRoll => CubeAccess::Opponent,
            CubeAccess::Opponent => CubeAccess::OnRoll,
        };
        let scoring = match self.scoring {
            Scoring::Money { .. } => self.scoring,
            Scoring::Match {
                away,
                opponent_away,
                crawford,
                seat,
            } => Scoring::Match {
                away: opponent_away,
                opponent_away: away,
                crawford,
                seat: seat.other(),
            },
        };
        Self {
            value: self.value,
            access,
            scoring,
        }
    }

    /// Whether the cube has not been turned.
    #[must_use]
    pub const fn is_centred(&self) -> bool {
        matches!(self.access, CubeAccess::Centred)
    }

    /// Whether gammons count no more than a plain win for now: Jacoby rule, cube not turned.
    #[must_use]
    pub const fn gammons_are_void(&self) -> bool {
        let jacoby = matches!(
            self.scoring,
            Scoring::Money {
                jacoby: Jacoby::On,
                ..
            }
        );
        jacoby && self.is_centred()
    }

    /// After the player on roll has doubled and the opponent has taken, still seen by the player
    /// on roll.
    #[must_use]
    pub const fn doubled(self) -> Self {
        Self {
            value: self.value.saturating_mul(2),
            access: CubeAccess::Opponent,
            scoring: self.scoring,
        }
    }

    /// Whether the player on roll has a cube decision: the cube at hand, no Crawford game, and
    /// something to gain (a player whom the present cube brings home never doubles).
    #[must_use]
    pub fn may_double(&self) -> bool {
        let has_access = !matches!(self.access, CubeAccess::Opponent);
        let can_gain = match self.scoring {
            Scoring::Money { .. } => true,
            Scoring::Match { away, crawford, .. } => {
                crawford != Crawford::Now && u32::from(away) > self.value
            }
        };
        has_access && can_gain
    }

    /// The cube and score of a match or session, seen by `player` as the one on roll. While a
    /// double is on offer: as if it were not.
    ///
    /// A session without cube has no such context: there cubeless values apply. Distances above
    /// 255 points are cut so that their difference stays.
    #[must_use]
    pub fn of(state: &MatchState, player: Side) -> Self {
        let cube = state.cube();
        let access = match cube.owner {
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
            value: cube.value,
            access,
            scoring,
        }
    }
}

#[cfg(test)]
mod tests;
