//! Values of the document, read whatever their type: what cannot be used is as good as absent.

use std::fmt;

use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

/// At and below this BGBlitz means that it did not look.
const UNKNOWN: f64 = -90.0;

/// A number, also one written as text; `None` where there is none.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Number(Option<f64>);

impl Number {
    /// The number; `None` where BGBlitz has none or says so by -99 or -999.
    pub(super) fn known(self) -> Option<f64> {
        self.0.filter(|&n| n > UNKNOWN)
    }

    /// A whole number in the range of the type.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "whole and small enough, or out of the range of T anyway"
    )]
    pub(super) fn whole<T: TryFrom<i64>>(self) -> Option<T> {
        let found = self.0.filter(|n| n.fract() == 0.0 && n.abs() < 1e15)?;
        T::try_from(found as i64).ok()
    }
}

/// Text; empty where there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Text(String);

impl Text {
    /// The text without blanks around it; `None` if nothing is left.
    pub(super) fn filled(&self) -> Option<&str> {
        Some(self.0.trim()).filter(|text| !text.is_empty())
    }

    /// The same as an own text.
    pub(super) fn owned(&self) -> Option<String> {
        self.filled().map(str::to_owned)
    }
}

/// Yes or no; `None` where it says neither.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Flag(Option<bool>);

impl Flag {
    /// Whether it is set.
    pub(super) const fn is_set(self) -> bool {
        matches!(self.0, Some(true))
    }

    /// What it says, if anything.
    pub(super) const fn known(self) -> Option<bool> {
        self.0
    }
}

/// The four places a play starts or ends at; -1 where there are fewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Places(pub(super) [i8; 4]);

impl Default for Places {
    fn default() -> Self {
        Self([-1; 4])
    }
}

/// Items of a list that are worth keeping, up to a limit: a hostile list of empty ones takes no memory.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Useful<T, const LIMIT: usize>(pub(super) Vec<T>);

impl<T, const LIMIT: usize> Default for Useful<T, LIMIT> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// What tells an item worth keeping from an empty one.
pub(super) trait Worth {
    /// Whether it says anything.
    fn is_worth_keeping(&self) -> bool;
}

impl Worth for Text {
    fn is_worth_keeping(&self) -> bool {
        self.filled().is_some()
    }
}

/// A visitor that accepts every type and turns scalars into `T`.
macro_rules! visitor {
    ($name:ident => $value:ty, { $($accepts:tt)* }) => {
        struct $name;

        impl<'de> Visitor<'de> for $name {
            type Value = $value;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a value")
            }

            fn visit_unit<E>(self) -> Result<Self::Value, E> {
                Ok(<$value>::default())
            }

            fn visit_none<E>(self) -> Result<Self::Value, E> {
                Ok(<$value>::default())
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
                Ok(<$value>::default())
            }

            $($accepts)*
        }

        impl<'de> Deserialize<'de> for $value {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_any($name)
            }
        }
    };
}

/// Drains a list nobody asked for.
macro_rules! no_list {
    ($value:ty) => {
        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<$value, A::Error> {
            while seq.next_element::<IgnoredAny>()?.is_some() {}
            Ok(<$value>::default())
        }
    };
}

visitor!(NumberVisitor => Number, {
    no_list!(Number);

    fn visit_bool<E>(self, _: bool) -> Result<Number, E> {
        Ok(Number(None))
    }

    #[expect(clippy::cast_precision_loss, reason = "numbers this large mean nothing here")]
    fn visit_i64<E>(self, found: i64) -> Result<Number, E> {
        Ok(Number(Some(found as f64)))
    }

    #[expect(clippy::cast_precision_loss, reason = "numbers this large mean nothing here")]
    fn visit_u64<E>(self, found: u64) -> Result<Number, E> {
        Ok(Number(Some(found as f64)))
    }

    fn visit_f64<E>(self, found: f64) -> Result<Number, E> {
        Ok(Number(Some(found).filter(|n| n.is_finite())))
    }

    fn visit_str<E>(self, found: &str) -> Result<Number, E> {
        let number = found.trim().parse().ok().filter(|n: &f64| n.is_finite());
        Ok(Number(number))
    }
});

visitor!(TextVisitor => Text, {
    no_list!(Text);

    fn visit_bool<E>(self, _: bool) -> Result<Text, E> {
        Ok(Text::default())
    }

    fn visit_i64<E>(self, found: i64) -> Result<Text, E> {
        Ok(Text(found.to_string()))
    }

    fn visit_u64<E>(self, found: u64) -> Result<Text, E> {
        Ok(Text(found.to_string()))
    }

    fn visit_f64<E>(self, found: f64) -> Result<Text, E> {
        Ok(Text(found.to_string()))
    }

    fn visit_str<E>(self, found: &str) -> Result<Text, E> {
        Ok(Text(found.to_owned()))
    }
});

visitor!(FlagVisitor => Flag, {
    no_list!(Flag);

    fn visit_bool<E>(self, found: bool) -> Result<Flag, E> {
        Ok(Flag(Some(found)))
    }

    fn visit_i64<E>(self, found: i64) -> Result<Flag, E> {
        Ok(Flag(Some(found != 0)))
    }

    fn visit_u64<E>(self, found: u64) -> Result<Flag, E> {
        Ok(Flag(Some(found != 0)))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Flag, E> {
        Ok(Flag(None))
    }

    fn visit_str<E>(self, found: &str) -> Result<Flag, E> {
        Ok(Flag(found.parse().ok()))
    }
});
