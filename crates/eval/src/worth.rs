//! Inputs that turn the chances of a position into a cubeful value.

use barpoint_equity::{CubeAccess, CubeContext, CubeLife, CubeTraits, Equity, LifeCurve, Outcome};
use barpoint_rules::Board;

use crate::life::life_in;
use crate::{Class, LifeKind};

/// How the cubeful value of a position follows from its chances.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum CubeWorth {
    /// The game is over.
    #[default]
    Over,
    /// By a cube theory, given the kind of position.
    ByKind(PositionKind),
    /// By a database, which knows the value at money play.
    Exact(MoneyEquities),
}

/// What cube theories need to know.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PositionKind {
    /// gnubg's cube life.
    pub life: CubeLife,
    /// What is played.
    pub class: Class,
    /// The learned cube lives; `None` where others are given.
    pub curve: Option<&'static LifeCurve>,
    /// What the position itself adds to them, where it has been read ([`crate::LifeNet`]).
    pub traits: Option<CubeTraits>,
}

impl PositionKind {
    /// The kind of a position of backgammon.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        Self::in_class(Class::of(board), board)
    }

    fn in_class(class: Class, board: &Board) -> Self {
        Self {
            life: life_in(class, board),
            class,
            curve: Some(LifeKind::in_class(class, board).curve()),
            traits: None,
        }
    }
}

/// Exact money equities of the player on roll, not doubling now, in points per cube, by who may double
/// next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoneyEquities {
    /// The player on roll.
    pub owned: f32,
    /// Either player, gammons counting from the start.
    pub centred: f32,
    /// Either player under the Jacoby rule.
    pub centred_jacoby: f32,
    /// The opponent.
    pub opponents: f32,
    /// The cube life to use in matches; `None` for the one that gives the money equity.
    pub match_life: Option<CubeLife>,
}

impl CubeWorth {
    /// Without databases.
    #[must_use]
    pub fn by_class(board: &Board) -> Self {
        match Class::of(board) {
            Class::Over => Self::Over,
            class => Self::ByKind(PositionKind::in_class(class, board)),
        }
    }

    /// With the traits of the position, where learned cube lives need them and do not have them yet.
    pub(crate) fn with_traits(self, traits: impl FnOnce() -> CubeTraits) -> Self {
        match self {
            Self::ByKind(kind) if kind.curve.is_some() && kind.traits.is_none() => {
                Self::ByKind(PositionKind {
                    traits: Some(traits()),
                    ..kind
                })
            }
            other => other,
        }
    }
}

impl MoneyEquities {
    /// The equity in a cube context, as if it were one of money play.
    #[must_use]
    pub const fn of(&self, ctx: CubeContext) -> Equity {
        Equity(match ctx.access {
            CubeAccess::OnRoll => self.owned,
            CubeAccess::Opponent => self.opponents,
            CubeAccess::Centred if ctx.gammons_are_void() => self.centred_jacoby,
            CubeAccess::Centred => self.centred,
        })
    }

    /// The cube life for use in matches: the one given, or that at which this is the equity at money play.
    #[must_use]
    pub fn life(&self, access: CubeAccess, outcome: &Outcome) -> CubeLife {
        if let Some(life) = self.match_life {
            return life;
        }
        let money = CubeContext {
            access,
            ..CubeContext::MONEY
        };
        CubeLife::effective(access, outcome, self.of(money))
    }
}
