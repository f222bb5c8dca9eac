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
            Self::Jump => CubeTheory::Jump(Volatilities::one(single_volatility(kind.class))),
        }
    }
}

/// The one volatility to take where the local one is not known (at the leaves of a look-ahead): the average
/// near take and cash points, measured like [`average_volatility`].
fn single_volatility(class: Class) -> JumpVolatility {
    volatility(class, 0.117, 0.076)
}

/// Average jump volatility once a game has turned, by kind of position: measured over 100,000 games of
/// the nets against themselves (`barpoint volatility`, docs/theory/cube.md).
#[must_use]
pub fn average_volatility(class: Class) -> JumpVolatility {
    volatility(class, 0.164, 0.101)
}

fn volatility(class: Class, race: f32, contact: f32) -> JumpVolatility {
    let alpha = match class {
        Class::Over => 0.0,
        Class::Bearoff | Class::Race => race,
        Class::Contact => contact,
    };
    JumpVolatility::new(alpha).unwrap_or(JumpVolatility::NONE)
}
