//! How numbers are written by serde (feature `serde`).
//!
//! JSON has no number for what is not finite, so those are the texts `inf`, `-inf` and `NaN`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Mwc, Outcome, OutcomeError};

/// A number, or the name of what is not finite.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Finite(f32),
    Named(String),
}

impl Written {
    fn read<E: serde::de::Error>(self) -> Result<f32, E> {
        match self {
            Self::Finite(number) => Ok(number),
            Self::Named(name) => match name.as_str() {
                "inf" => Ok(f32::INFINITY),
                "-inf" => Ok(f32::NEG_INFINITY),
                "NaN" => Ok(f32::NAN),
                _ => Err(E::custom(format!("expected a number, found {name:?}"))),
            },
        }
    }
}

/// One number.
pub mod real {
    use super::{Deserialize, Deserializer, Serializer, Written};

    /// Writes it.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(number: &f32, to: S) -> Result<S::Ok, S::Error> {
        if number.is_finite() {
            to.serialize_f32(*number)
        } else {
            to.collect_str(number)
        }
    }

    /// Reads it.
    ///
    /// # Errors
    /// If it is neither a number nor one of the three texts.
    pub fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<f32, D::Error> {
        Written::deserialize(from)?.read()
    }
}

/// Five numbers.
pub mod reals {
    use super::{Deserialize, Deserializer, Serialize, Serializer, Written, real};

    #[derive(Serialize)]
    struct One(#[serde(serialize_with = "real::serialize")] f32);

    /// Writes them.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(numbers: &[f32; 5], to: S) -> Result<S::Ok, S::Error> {
        numbers.map(One).serialize(to)
    }

    /// Reads them.
    ///
    /// # Errors
    /// If they are not five numbers.
    pub fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<[f32; 5], D::Error> {
        let mut numbers = [0.0; 5];
        for (number, written) in numbers.iter_mut().zip(<[Written; 5]>::deserialize(from)?) {
            *number = written.read()?;
        }
        Ok(numbers)
    }
}

/// One number that may be missing.
pub mod optional {
    use super::{Deserialize, Deserializer, Serialize, Serializer, real};

    #[derive(Serialize, Deserialize)]
    struct One(#[serde(with = "real")] f32);

    /// Writes it.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(number: &Option<f32>, to: S) -> Result<S::Ok, S::Error> {
        number.map(One).serialize(to)
    }

    /// Reads it.
    ///
    /// # Errors
    /// If it is there and no number.
    pub fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Option<f32>, D::Error> {
        Ok(Option::<One>::deserialize(from)?.map(|one| one.0))
    }
}

/// Five chances as they are read.
#[derive(Deserialize)]
pub(crate) struct Chances {
    win: f32,
    win_gammon: f32,
    win_backgammon: f32,
    lose_gammon: f32,
    lose_backgammon: f32,
}

impl TryFrom<Chances> for Outcome {
    type Error = OutcomeError;

    /// As they stand: programs round chances one by one, so that a part may exceed the whole, and damaged files hold
    /// what is no chance at all.
    fn try_from(read: Chances) -> Result<Self, OutcomeError> {
        let named = [
            ("wins", read.win),
            ("won gammons", read.win_gammon),
            ("won backgammons", read.win_backgammon),
            ("lost gammons", read.lose_gammon),
            ("lost backgammons", read.lose_backgammon),
        ];
        for (name, found) in named {
            if !found.is_finite() {
                return Err(OutcomeError::Chance { name, found });
            }
        }
        Ok(Self::from_array(named.map(|(_, chance)| chance)))
    }
}

/// A number that is no match-winning chance.
#[derive(Debug, thiserror::Error)]
#[error("expected a match-winning chance from 0 to 1, found {0}")]
#[non_exhaustive]
pub struct MwcError(f64);

impl TryFrom<f64> for Mwc {
    type Error = MwcError;

    fn try_from(chance: f64) -> Result<Self, MwcError> {
        Self::new(chance).ok_or(MwcError(chance))
    }
}
