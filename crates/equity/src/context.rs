//! What is at stake in the decision at hand: cube and score, seen by the player on roll.

mod error;
mod seat;
mod state;

pub use barpoint_rules::Crawford;
use barpoint_rules::{Cube, CubeOwner};

pub use error::ContextError;
pub use seat::MetSeat;

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

impl Scoring {
    /// A match in which the player on roll, the first of the match equity table, needs `away` points.
    ///
    /// [`CubeContext::new`] checks the score.
    #[must_use]
    pub const fn at_score(away: u8, opponent_away: u8, crawford: Crawford) -> Self {
        Self::Match {
            away,
            opponent_away,
            crawford,
            seat: MetSeat::First,
        }
    }
}

/// Cube and score seen by the player on roll: what evaluation needs beyond the board.
///
/// Invariants: the value is that of a [`Cube`]; in a match both players need at least one point, and the Crawford state
/// goes with the score ([`Crawford`]). [`CubeContext::new`] checks them and [`CubeContext::of`] keeps them; whoever sets
/// the fields sees to them. Nothing panics where they are broken, but the values mean nothing then; a cube of 0 counts
/// as 1, one above the limit as one at the limit.
///
/// ```
/// use barpoint_equity::{Crawford, CubeAccess, CubeContext, MetSeat, Scoring};
/// use barpoint_rules::{MatchState, Side};
///
/// // 7 points, White leads 5-3 and owns the cube at 2; Black is on roll.
/// let state: MatchState = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:00:3:5:0:7:10".parse()?;
/// let context = CubeContext::of(&state, Side::Black);
/// let scoring = Scoring::Match { away: 4, opponent_away: 2, crawford: Crawford::Pre, seat: MetSeat::Second };
/// assert_eq!(context, CubeContext::new(2, CubeAccess::Opponent, scoring)?);
/// assert!(!context.may_double());
///
/// let error = CubeContext::new(6, CubeAccess::Centred, scoring).unwrap_err();
/// assert_eq!(error.to_string(), "expected a power of two up to 32768 as cube value, found 6");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CubeContext {
    /// Value of the cube, a power of two up to [`Cube::LIMIT`].
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

    /// A cube and a score.
    ///
    /// # Errors
    /// If there is no such cube or score.
    pub fn new(value: u32, access: CubeAccess, scoring: Scoring) -> Result<Self, ContextError> {
        Cube::new(value, CubeOwner::Centred)?;
        if let Scoring::Match {
            away,
            opponent_away,
            crawford,
            ..
        } = scoring
        {
            if away == 0 || opponent_away == 0 {
                return Err(ContextError::MatchOver {
                    away,
                    opponent_away,
                });
            }
            let fits = match crawford {
                Crawford::Pre => away > 1 && opponent_away > 1,
                Crawford::Now => (away == 1) != (opponent_away == 1),
                Crawford::Post => away == 1 || opponent_away == 1,
            };
            if !fits {
                return Err(match crawford {
                    Crawford::Pre => ContextError::PreCrawford {
                        away,
                        opponent_away,
                    },
                    Crawford::Now => ContextError::Crawford {
                        away,
                        opponent_away,
                    },
                    Crawford::Post => ContextError::PostCrawford {
                        away,
                        opponent_away,
                    },
                });
            }
        }
        Ok(Self {
            value,
            access,
            scoring,
        })
    }

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
    /// on roll. A cube at its limit, which nobody may turn, keeps its value.
    #[must_use]
    pub const fn doubled(self) -> Self {
        Self {
            value: match self.stake() {
                Cube::LIMIT => Cube::LIMIT,
                value => 2 * value,
            },
            access: CubeAccess::Opponent,
            scoring: self.scoring,
        }
    }

    /// The value of the cube, from 1 to its limit whatever the field says.
    pub(crate) const fn stake(&self) -> u32 {
        match self.value {
            0 => 1,
            value if value > Cube::LIMIT => Cube::LIMIT,
            value => value,
        }
    }

    /// Whether the player on roll has a cube decision: the cube centred or own and below its limit, no Crawford game,
    /// and something to gain (winning the game at the present cube would not yet win the match).
    #[must_use]
    pub fn may_double(&self) -> bool {
        let has_access = !matches!(self.access, CubeAccess::Opponent) && self.value < Cube::LIMIT;
        let can_gain = match self.scoring {
            Scoring::Money { .. } => true,
            Scoring::Match { away, crawford, .. } => {
                crawford != Crawford::Now && u32::from(away) > self.value
            }
        };
        has_access && can_gain
    }
}

#[cfg(test)]
mod tests;
