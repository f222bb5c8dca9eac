//! Lists of the document, read up to a limit.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, IgnoredAny, SeqAccess, Visitor};

use super::value::{Number, Places, Useful, Worth};

struct PlacesVisitor;

impl<'de> Visitor<'de> for PlacesVisitor {
    type Value = Places;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of places")
    }

    fn visit_unit<E>(self) -> Result<Places, E> {
        Ok(Places::default())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Places, A::Error> {
        let mut places = Places::default();
        let mut slots = places.0.iter_mut();
        while let Some(found) = seq.next_element::<Number>()? {
            if let Some(slot) = slots.next() {
                *slot = found.whole().unwrap_or(-1);
            }
        }
        Ok(places)
    }
}

impl<'de> Deserialize<'de> for Places {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(PlacesVisitor)
    }
}

struct UsefulVisitor<T, const LIMIT: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de> + Worth, const LIMIT: usize> Visitor<'de>
    for UsefulVisitor<T, LIMIT>
{
    type Value = Useful<T, LIMIT>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_unit<E>(self) -> Result<Self::Value, E> {
        Ok(Useful::default())
    }

    fn visit_none<E>(self) -> Result<Self::Value, E> {
        Ok(Useful::default())
    }

    fn visit_str<E>(self, _: &str) -> Result<Self::Value, E> {
        Ok(Useful::default())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut items = Vec::new();
        while items.len() < LIMIT {
            let Some(item) = seq.next_element::<T>()? else {
                return Ok(Useful(items));
            };
            if item.is_worth_keeping() {
                items.push(item);
            }
        }
        while seq.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Useful(items))
    }
}

impl<'de, T: Deserialize<'de> + Worth, const LIMIT: usize> Deserialize<'de> for Useful<T, LIMIT> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(UsefulVisitor(PhantomData))
    }
}
