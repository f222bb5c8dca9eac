//! The fully live cube: doubles happen exactly at the cash point.
//!
//! Chances are taken to drift without jumps, so a player doubles the moment the opponent's take
//! and pass are worth the same. The value is then piecewise linear in the winning chance (Keeler
//! & Spencer, "Optimal doubling in backgammon", 1975; Janowski, "Take-points in money games",
//! 1993).

/// Where a player's double is just a pass, as a winning chance of the player on roll, and what
/// the game is worth there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cash {
    /// Winning chance of the player on roll.
    pub(crate) chance: f64,
    /// Value for the player on roll when the cube's value is won or lost here.
    pub(crate) value: f64,
}

/// Value of a game with a live cube against the winning chance, for the player on roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct LiveCurve {
    /// Value of a certain loss.
    pub(super) lost: f64,
    /// The opponent's cash point, if the opponent may double.
    pub(super) opponent_cash: Option<Cash>,
    /// The cash point of the player on roll, if that player may double.
    pub(super) cash: Option<Cash>,
    /// Value of a certain win.
    pub(super) won: f64,
}

impl LiveCurve {
    /// The same without doubles that cost the doubler more than playing on brings, as where a gammon wins the match with the
    /// cube as it lies: nobody has to double.
    pub(super) fn playing_on(self) -> Self {
        let (start, end) = self.ends();
        let own_beside = |opponent: Option<Cash>| {
            let left = opponent.unwrap_or(start);
            self.cash
                .filter(|own| own.value >= interpolated(left, end, own.chance))
        };
        let right = own_beside(self.opponent_cash).unwrap_or(end);
        let opponent_cash = self
            .opponent_cash
            .filter(|cash| cash.value <= interpolated(start, right, cash.chance));
        Self {
            opponent_cash,
            cash: own_beside(opponent_cash),
            ..self
        }
    }

    /// A certain loss and a certain win.
    const fn ends(&self) -> (Cash, Cash) {
        let (lost, won) = (self.lost, self.won);
        (
            Cash {
                chance: 0.0,
                value: lost,
            },
            Cash {
                chance: 1.0,
                value: won,
            },
        )
    }

    /// The value at a winning chance.
    pub(super) fn value(&self, chance: f64) -> f64 {
        let (mut left, end) = self.ends();
        // One after the other: a list of both would go through memory, which this is called too often for.
        if let Some(knot) = self.opponent_cash {
            if chance <= knot.chance {
                return interpolated(left, knot, chance);
            }
            left = knot;
        }
        if let Some(knot) = self.cash {
            if chance <= knot.chance {
                return interpolated(left, knot, chance);
            }
            left = knot;
        }
        interpolated(left, end, chance)
    }
}

/// On the line between two points; the right end's value where they coincide.
fn interpolated(left: Cash, right: Cash, chance: f64) -> f64 {
    let width = right.chance - left.chance;
    if width <= 0.0 {
        return right.value;
    }
    left.value + (right.value - left.value) * (chance - left.chance) / width
}
