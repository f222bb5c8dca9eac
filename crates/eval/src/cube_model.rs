//! Which theory of the cube is used at the leaves, where no database gives the value.

use barpoint_equity::{CubeLife, CubeTheory, JumpVolatility, Volatilities};

use crate::{Class, PositionKind};

/// A theory of the cube, with its numbers for each kind of position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CubeModel {
    /// Average of dead and live cube with one index, as gnubg does.
    Janowski,
    /// The same average with indices learned from rollouts and from look-ahead.
    #[default]
    Learned,
    /// Janowski's refined general model, an index for each player: those of [`CubeModel::Janowski`] for both.
    Janowski2,
    /// The same with given indices in hundredths, everywhere: of the player on roll where chances turn into values,
    /// then of the other. Above 100 as 100.
    Janowski2With([u8; 2]),
    /// Higgins' jump model.
    Jump,
}

impl CubeModel {
    /// Those without numbers of their own, with the names users type.
    pub const ALL: [(&'static str, Self); 4] = [
        ("janowski", Self::Janowski),
        ("janowski2", Self::Janowski2),
        ("jump", Self::Jump),
        ("learned", Self::Learned),
    ];

    /// The model with this name, in upper or lower case; `janowski2:0.70,0.60` gives its indices.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        if let Some((_, model)) = all.find(|(known, _)| known.eq_ignore_ascii_case(name)) {
            return Some(model);
        }
        let (model, lives) = name.split_once(':')?;
        let hundredths = |text: &str| {
            let life = text.trim().parse().ok().and_then(CubeLife::new)?;
            (0..=100_u8).min_by_key(|&n| (1e4 * life.get() - 100.0 * f32::from(n)).abs() as i32)
        };
        let (own, other) = lives.split_once(',')?;
        let lives = [hundredths(own)?, hundredths(other)?];
        let named = model.eq_ignore_ascii_case(Self::Janowski2.name());
        named.then_some(Self::Janowski2With(lives))
    }

    /// Its name, without the indices given.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Janowski => "janowski",
            Self::Learned => "learned",
            Self::Janowski2 | Self::Janowski2With(_) => "janowski2",
            Self::Jump => "jump",
        }
    }

    /// How many numbers [`CubeModel::number`] may give: indices go up to 100 hundredths.
    pub(crate) const NUMBERS: u64 = 4 + 101 * 101;

    /// A different number for each model.
    pub(crate) const fn number(self) -> u64 {
        match self {
            Self::Janowski => 0,
            Self::Janowski2 => 1,
            Self::Jump => 2,
            Self::Learned => 3,
            Self::Janowski2With([own, other]) => 4 + 101 * hundredths(own) + hundredths(other),
        }
    }

    /// The theory with its numbers for a kind of position.
    #[must_use]
    pub fn theory(self, kind: PositionKind) -> CubeTheory {
        match self {
            Self::Janowski => CubeTheory::Janowski(kind.life),
            Self::Learned => match kind.curve {
                Some(curve) => CubeTheory::Learned {
                    curve,
                    traits: kind.traits,
                },
                None => CubeTheory::Janowski(kind.life),
            },
            // No indices by player have been published: both are gnubg's.
            Self::Janowski2 => CubeTheory::Refined {
                own: kind.life,
                opponent: kind.life,
            },
            Self::Janowski2With(hundredths) => {
                let [own, opponent] = hundredths
                    .map(|n| CubeLife::new(f32::from(n) / 100.0).unwrap_or(CubeLife::LIVE));
                CubeTheory::Refined { own, opponent }
            }
            Self::Jump => CubeTheory::Jump(Volatilities::one(usual_volatility(kind.class))),
        }
    }
}

/// An index as it is used.
const fn hundredths(index: u8) -> u64 {
    if index > 100 { 100 } else { index as u64 }
}

impl std::fmt::Display for CubeModel {
    /// The name that [`CubeModel::by_name`] knows.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.name())?;
        match self {
            Self::Janowski2With([own, other]) => {
                write!(
                    f,
                    ":{:.2},{:.2}",
                    f32::from(*own) / 100.0,
                    f32::from(*other) / 100.0
                )
            }
            _ => Ok(()),
        }
    }
}

/// How far winning chances move on average where a double is in question, near take and cash points: the one volatility to
/// take where the local one is not known, at the leaves of a look-ahead. Measured like [`average_volatility`].
#[must_use]
pub fn usual_volatility(class: Class) -> JumpVolatility {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        let given = CubeModel::Janowski2With([70, 5]);
        assert_eq!(given.to_string(), "janowski2:0.70,0.05");
        let all = CubeModel::ALL.map(|(_, model)| model);
        for model in all.into_iter().chain([given]) {
            assert_eq!(CubeModel::by_name(&model.to_string()), Some(model));
        }
        for wrong in [
            "jump:0.7,0.6",
            "janowski2:0.7",
            "janowski2:1.2,0.5",
            "janowski2:nan,0",
        ] {
            assert_eq!(CubeModel::by_name(wrong), None, "{wrong}");
        }
        let mut numbers: Vec<u64> = all.iter().map(|model| model.number()).collect();
        numbers.extend((0..=100).flat_map(|own| {
            (0..=100).map(move |other| CubeModel::Janowski2With([own, other]).number())
        }));
        let count = numbers.len();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), count);
    }
}
