//! Which theory of the cube is followed where no database or look-ahead knows better.

use barpoint_equity::{CubeTheory, JumpVolatility, Volatilities};

use crate::{Class, PositionKind};

/// A theory of the cube with what it needs to know by kind of position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CubeModel {
    /// Average of dead and live cube with one index, as gnubg does.
    #[default]
    Janowski,
    /// Janowski's refined general model, an index for each player.
    Janowski2,
    /// Higgins' jump model.
    Jump,
}

impl CubeModel {
    /// All of them with the names users give.
    pub const ALL: [(&'static str, Self); 3] = [
        ("janowski", Self::Janowski),
        ("janowski2", Self::Janowski2),
        ("jump", Self::Jump),
    ];

    /// The model with this name, whatever its case.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|(known, _)| known.eq_ignore_ascii_case(name))
            .map(|(_, model)| model)
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Janowski => "janowski",
            Self::Janowski2 => "janowski2",
            Self::Jump => "jump",
        }
    }

    /// The theory with its numbers for a kind of position.
    #[must_use]
    pub fn theory(self, kind: PositionKind) -> CubeTheory {
        match self {
            Self::Janowski => CubeTheory::Janowski(kind.life),
            // Nobody has published indices by player: both are gnubg's.
            Self::Janowski2 => CubeTheory::Refined {
                own: kind.life,
                opponent: kind.life,
            },
            Self::Jump => CubeTheory::Jump(Volatilities::one(average_volatility(kind.class))),
        }
    }
}

/// Average jump volatility once a game has turned, by kind of position: measured over 100,000 games of
/// the nets against themselves (`barpoint volatility`, docs/theory/cube.md).
#[must_use]
pub fn average_volatility(class: Class) -> JumpVolatility {
    let alpha = match class {
        Class::Over => 0.0,
        Class::Bearoff | Class::Race => RACE_VOLATILITY,
        Class::Contact => CONTACT_VOLATILITY,
    };
    JumpVolatility::new(alpha).unwrap_or(JumpVolatility::NONE)
}

const RACE_VOLATILITY: f32 = 0.164;
const CONTACT_VOLATILITY: f32 = 0.101;
