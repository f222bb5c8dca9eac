//! Seeds of generators.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;

use barpoint_rules::notation::excerpt;

use super::DiceError;

/// The longest seed, in digits: all that the Mersenne Twister can hold.
const LONGEST: usize = 6010;

/// A seed that nobody knows before.
pub(crate) fn unknown_seed() -> String {
    RandomState::new().hash_one(0_u8).to_string()
}

/// A whole number of digits.
pub(crate) fn check_seed(seed: &str) -> Result<String, DiceError> {
    words(seed)?;
    Ok(seed.to_owned())
}

/// A decimal number as words of 32 bits, the lowest first, without zeros at the end.
pub(super) fn words(decimal: &str) -> Result<Vec<u32>, DiceError> {
    if !(1..=LONGEST).contains(&decimal.len()) || !decimal.bytes().all(|byte| byte.is_ascii_digit())
    {
        return Err(DiceError::Seed(LONGEST, excerpt(decimal).into_owned()));
    }
    let mut words: Vec<u32> = Vec::new();
    for digit in decimal.bytes() {
        let mut carry = u64::from(digit - b'0');
        for word in &mut words {
            let next = u64::from(*word) * 10 + carry;
            *word = (next & 0xffff_ffff) as u32;
            carry = next >> 32;
        }
        if carry > 0 {
            words.push((carry & 0xffff_ffff) as u32);
        }
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_numbers() {
        assert_eq!(words("4294967296").unwrap(), [0, 1]);
        assert!(words("0").unwrap().is_empty());
        for wrong in ["-1", "abc", "1x", ""] {
            assert!(check_seed(wrong).is_err(), "{wrong}");
        }
    }
}
