//! A fixed-size cache shared by threads, keyed exactly.

use std::ops::Deref;
use std::sync::{Arc, Mutex, OnceLock};

use crate::noise::mix;

/// Direct-mapped cache of values that are pure functions of a 128-bit key. No thread ever waits for
/// another: a place in use by another thread counts as empty and is left alone.
///
/// The whole key is compared, so a hit is always the value that would have been computed: the
/// contents never change a result.
pub(crate) struct Cache<V> {
    /// The places in groups, each allocated on first use.
    groups: Box<[OnceLock<Box<Group<V>>>]>,
    capacity: usize,
}

/// Places per group: few, since a short look-ahead touches a different group each time.
const GROUP: usize = 16;

/// More than any machine's memory is filled with: places for them alone take 64 MB.
pub(crate) const MOST_ENTRIES: usize = 1 << 26;

type Group<V> = [Place<V>; GROUP];

type Place<V> = Mutex<Option<Arc<(u128, V)>>>;

/// A value with its key, which lives on when the cache forgets it.
pub(crate) struct Kept<V>(Arc<(u128, V)>);

impl<V> Deref for Kept<V> {
    type Target = V;

    fn deref(&self) -> &V {
        &self.0.1
    }
}

impl<V> Kept<V> {
    /// A value that is in no cache.
    pub(crate) fn alone(value: V) -> Self {
        Self(Arc::new((0, value)))
    }
}

impl<V> Cache<V> {
    /// A cache of this many values, at most [`MOST_ENTRIES`]; 0 for no cache.
    pub(crate) fn new(capacity: usize) -> Self {
        let capacity = capacity.min(MOST_ENTRIES);
        let groups = (0..capacity.div_ceil(GROUP)).map(|_| OnceLock::new());
        Self {
            groups: groups.collect(),
            capacity,
        }
    }

    /// The value kept for a key, or the one made now. Two threads may make the same value.
    pub(crate) fn get_or_make(&self, key: u128, make: impl FnOnce() -> V) -> Kept<V> {
        if self.capacity == 0 {
            return Kept::alone(make());
        }
        let hash = mix(key as u64 ^ mix((key >> 64) as u64)) as usize;
        let at = hash % self.capacity;
        let empty = || Box::new(std::array::from_fn(|_| Place::new(None)));
        let place = &self.groups[at / GROUP].get_or_init(empty)[at % GROUP];
        let found = place.try_lock().ok().and_then(|kept| kept.clone());
        if let Some(kept) = found.filter(|kept| kept.0 == key) {
            return Kept(kept);
        }
        let made = Arc::new((key, make()));
        if let Ok(mut kept) = place.try_lock() {
            *kept = Some(Arc::clone(&made));
        }
        Kept(made)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hit_is_the_value_made_for_that_key() {
        let cache = Cache::new(100);
        for round in 0..2 {
            for key in 0..1000u128 {
                let key = key << 60 | key;
                assert_eq!(
                    *cache.get_or_make(key, || key + 1),
                    key + 1,
                    "round {round}"
                );
            }
        }
    }

    #[test]
    fn threads_share_it_without_mixing_values_up() {
        let cache = Cache::new(64);
        std::thread::scope(|scope| {
            for thread in 0..4u128 {
                let cache = &cache;
                scope.spawn(move || {
                    for i in 0..20_000u128 {
                        let key = ((i * (thread + 1)) % 301) << 62;
                        let kept = cache.get_or_make(key, || vec![key; 9]);
                        assert_eq!(*kept, vec![key; 9]);
                    }
                });
            }
        });
    }

    #[test]
    fn a_kept_value_is_not_made_again() {
        let cache = Cache::new(1);
        cache.get_or_make(7, || "made");
        assert_eq!(*cache.get_or_make(7, || unreachable!()), "made");
    }

    #[test]
    fn any_capacity_can_be_asked_for() {
        let cache = Cache::new(usize::MAX);
        cache.get_or_make(7, || "made");
        assert_eq!(*cache.get_or_make(7, || unreachable!()), "made");
    }

    #[test]
    fn no_capacity_keeps_nothing() {
        let cache = Cache::new(0);
        cache.get_or_make(7, || 1);
        assert_eq!(*cache.get_or_make(7, || 2), 2);
    }
}
