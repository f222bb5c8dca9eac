//! A fixed-size cache shared by threads, keyed exactly.

use std::sync::{Arc, Mutex, PoisonError};

/// Direct-mapped cache of values that are pure functions of a 128-bit key.
///
/// The whole key is compared, so a hit is always the value that would have been computed; what is
/// in the cache never changes a result.
pub(crate) struct Cache<V> {
    shards: Box<[Mutex<Shard<V>>]>,
    /// Places of a shard.
    per_shard: usize,
}

/// Empty until something is kept in it.
type Shard<V> = Vec<Option<(u128, Arc<V>)>>;

const SHARDS: usize = 64;

impl<V> Cache<V> {
    /// A cache of about this many values; 0 for none at all.
    pub(crate) fn new(capacity: usize) -> Self {
        Self {
            shards: (0..SHARDS).map(|_| Mutex::default()).collect(),
            per_shard: capacity.div_ceil(SHARDS),
        }
    }

    /// The value kept for a key, or the one made now. The maker runs outside any lock.
    pub(crate) fn get_or_make(&self, key: u128, make: impl FnOnce() -> V) -> Arc<V> {
        if let Some(value) = self.get(key) {
            return value;
        }
        let value = Arc::new(make());
        let (shard, slot) = self.place(key);
        let mut entries = shard.lock().unwrap_or_else(PoisonError::into_inner);
        if self.per_shard > 0 {
            if entries.is_empty() {
                entries.resize_with(self.per_shard, || None);
            }
            entries[slot % self.per_shard] = Some((key, Arc::clone(&value)));
        }
        value
    }

    fn get(&self, key: u128) -> Option<Arc<V>> {
        let (shard, slot) = self.place(key);
        let entries = shard.lock().unwrap_or_else(PoisonError::into_inner);
        let len = entries.len();
        if len == 0 {
            return None;
        }
        entries[slot % len]
            .as_ref()
            .filter(|(kept, _)| *kept == key)
            .map(|(_, value)| Arc::clone(value))
    }

    fn place(&self, key: u128) -> (&Mutex<Shard<V>>, usize) {
        let hash = mix(key as u64 ^ mix((key >> 64) as u64)) as usize;
        (&self.shards[hash % SHARDS], hash / SHARDS)
    }
}

/// The finaliser of `SplitMix64` (Steele, Lea and Flood 2014).
const fn mix(mut z: u64) -> u64 {
    z = z.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
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
    fn a_kept_value_is_not_made_again() {
        let cache = Cache::new(1);
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
