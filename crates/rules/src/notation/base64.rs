//! The unpadded base64 of Position IDs and Match IDs, and the bit order inside its bytes.

/// The standard alphabet.
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Why a text is not base64 of the expected length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Base64Error {
    /// Too short or too long.
    #[error("expected {expected} characters, found {found}")]
    Length {
        /// Characters needed.
        expected: usize,
        /// Characters there.
        found: usize,
    },
    /// A character outside the alphabet.
    #[error("expected letters, digits, `+` or `/`, found {found:?} as character {position}")]
    Character {
        /// The character.
        found: char,
        /// Where it is, counted from 1.
        position: usize,
    },
    /// The last character holds more than the format uses.
    #[error("the last character carries bits that the format does not use")]
    TrailingBits,
}

/// Characters that `bytes` bytes take.
const fn text_len(bytes: usize) -> usize {
    (bytes * 8).div_ceil(6)
}

/// Writes bytes, first byte first, six bits a character, unused low bits zero.
pub(super) fn encode(bytes: &[u8]) -> String {
    (0..text_len(bytes.len()))
        .map(|i| {
            let sextet = (0..6).fold(0, |value, k| value << 1 | bit_msb(bytes, i * 6 + k));
            char::from(ALPHABET[sextet])
        })
        .collect()
}

/// Reads exactly `N` bytes.
pub(super) fn decode<const N: usize>(text: &str) -> Result<[u8; N], Base64Error> {
    let found = text.chars().count();
    let mut bytes = [0; N];
    let mut trailing = false;
    for (i, c) in text.chars().enumerate() {
        let sextet =
            ALPHABET
                .iter()
                .position(|&a| char::from(a) == c)
                .ok_or(Base64Error::Character {
                    found: c,
                    position: i + 1,
                })?;
        for k in (0..6).filter(|k| sextet >> (5 - k) & 1 == 1) {
            let bit = i * 6 + k;
            match bytes.get_mut(bit / 8) {
                Some(byte) => *byte |= 1 << (7 - bit % 8),
                None => trailing = true,
            }
        }
    }
    let expected = text_len(N);
    if found != expected {
        return Err(Base64Error::Length { expected, found });
    }
    if trailing {
        return Err(Base64Error::TrailingBits);
    }
    Ok(bytes)
}

/// Bit `index` counted from the most significant bit of the first byte; 0 past the end.
fn bit_msb(bytes: &[u8], index: usize) -> usize {
    bytes
        .get(index / 8)
        .map_or(0, |b| usize::from(b >> (7 - index % 8) & 1))
}

/// Bit `index` counted from the least significant bit of the first byte, the order in which both
/// IDs pack their fields; `None` past the end.
pub(super) fn bit(bytes: &[u8], index: usize) -> Option<bool> {
    bytes.get(index / 8).map(|b| b >> (index % 8) & 1 == 1)
}

/// Sets bit `index` in the order of [`bit`].
pub(super) fn set_bit(bytes: &mut [u8], index: usize) {
    bytes[index / 8] |= 1 << (index % 8);
}
