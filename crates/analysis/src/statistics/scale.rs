//! Equities and what they are really worth, in gnubg's arithmetic.
//!
//! Files store six digits and many sums end half-way between two printed ones. So everything here
//! is in single precision and in the order of operations that meets gnubg's last digits; the
//! passed double goes the same way through it as the others, so that equal chances stay equal.

use barpoint_equity::{CubeEquities, Equity, Met};
use barpoint_record::{CubeAnalysis, LEAST_SWING, Total, Value};
use barpoint_rules::{BySide, Crawford, MatchState, Side};

/// A match equity table as each side sees it.
pub(super) struct Tables(BySide<Met>);

impl Tables {
    /// Of the table that White sees.
    pub(super) fn new(met: &Met) -> Self {
        Self(BySide::new(met.clone(), met.flipped()))
    }

    /// A side's chance of the match. It is read for White, after the Crawford game for the one
    /// behind, and subtracted from 1 for the other.
    pub(super) fn chance(&self, side: Side, away: BySide<u8>, crawford: Crawford) -> f32 {
        let reader = if crawford == Crawford::Post && away.white == 1 {
            Side::Black
        } else {
            Side::White
        };
        let mwc = self.0[reader].mwc(away[reader], away[reader.other()], crawford);
        if side == reader {
            mwc.single()
        } else {
            1.0 - mwc.single()
        }
    }

    /// The same after a side has won some points more.
    pub(super) fn chance_after(
        &self,
        side: Side,
        mut away: BySide<u8>,
        crawford: Crawford,
        winner: Side,
        points: u32,
    ) -> f32 {
        let left = u32::from(away[winner]).saturating_sub(points);
        away[winner] = u8::try_from(left).unwrap_or(u8::MAX);
        let crawford = match crawford {
            Crawford::Pre => Crawford::Pre,
            Crawford::Now | Crawford::Post => Crawford::Post,
        };
        self.chance(side, away, crawford)
    }
}

/// Points each side needs; `None` in money play. Distances above 255 are cut so that their
/// difference stays.
pub(super) fn away(state: &MatchState) -> Option<BySide<u8>> {
    let away = BySide::new(state.away(Side::White)?, state.away(Side::Black)?);
    let excess = away
        .white
        .max(away.black)
        .saturating_sub(u16::from(u8::MAX));
    let cut = |away: u16| u8::try_from(away.saturating_sub(excess).max(away.min(1)));
    Some(away.map(|away| cut(away).unwrap_or(u8::MAX)))
}

/// What an equity of one is worth at a cube and score.
pub(super) enum Scale {
    /// Chances of the match after winning and after losing the cube as it lies.
    Match { win: f32, lose: f32 },
    /// Points.
    Money { cube: f32 },
}

impl Scale {
    /// For a side at the present cube.
    pub(super) fn of(state: &MatchState, side: Side, tables: &Tables) -> Self {
        let cube = state.cube().value();
        match away(state) {
            Some(away) => {
                let crawford = state.crawford();
                let after = |winner| tables.chance_after(side, away, crawford, winner, cube);
                Self::Match {
                    win: after(side),
                    lose: after(side.other()),
                }
            }
            None => Self::Money {
                cube: u16::try_from(cube).map_or(f32::INFINITY, f32::from),
            },
        }
    }

    /// A difference of equities in both units.
    pub(super) fn total(&self, emg: f32) -> Total {
        let real = match *self {
            Self::Match { win, lose } => {
                let mwc = |emg: f32| 0.5 * (emg * (win - lose) + (win + lose));
                mwc(emg) - mwc(0.0)
            }
            Self::Money { cube } => emg * cube,
        };
        Total::new(emg, real)
    }

    /// The equity of a match-winning chance; 0 where too little is at stake for stored chances to tell, and
    /// in money play, which has none.
    fn normalised(&self, mwc: f32) -> f32 {
        match *self {
            Self::Match { win, lose } if win - lose >= LEAST_SWING => {
                (2.0 * mwc - (win + lose)) / (win - lose)
            }
            Self::Match { .. } | Self::Money { .. } => 0.0,
        }
    }

    /// The equity of a stored value.
    fn equity(&self, stored: Value) -> f32 {
        match stored {
            Value::Equity(equity) => equity.get(),
            Value::Mwc(mwc) => self.normalised(mwc.single()),
        }
    }

    /// The equities of a stored cube analysis.
    pub(super) fn choices(&self, analysis: &CubeAnalysis) -> CubeChoices {
        let pass = match *self {
            Self::Match { win, .. } => self.normalised(win),
            Self::Money { .. } => CubeEquities::PASS.get(),
        };
        CubeChoices {
            no_double: self.equity(analysis.no_double().value),
            take: self.equity(analysis.double_take().value),
            pass,
        }
    }
}

/// Equities of the cube actions, for the player on roll.
#[derive(Clone, Copy)]
pub(super) struct CubeChoices {
    pub(super) no_double: f32,
    pub(super) take: f32,
    pub(super) pass: f32,
}

impl CubeChoices {
    /// Doubling against the best answer.
    pub(super) fn double(self) -> f32 {
        self.take.min(self.pass)
    }

    /// The better of doubling and not doubling.
    pub(super) fn best(self) -> f32 {
        self.no_double.max(self.double())
    }

    pub(super) fn is_close(self) -> bool {
        let equities = CubeEquities {
            no_double: Equity(self.no_double),
            double_take: Equity(self.take),
            wins_gammons: true,
        };
        equities.is_close()
    }
}
