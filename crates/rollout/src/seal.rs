//! The hash at the end of files.

use std::hash::Hasher;

use fnv::FnvHasher;

/// Fowler, Noll and Vo's FNV-1a, 64 bits.
pub(crate) fn fnv1a(bytes: &[u8]) -> u64 {
    let mut hash = FnvHasher::default();
    hash.write(bytes);
    hash.finish()
}

/// The bytes with their FNV-1a behind them.
pub(crate) fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let seal = fnv1a(&bytes);
    bytes.extend_from_slice(&seal.to_le_bytes());
    bytes
}

/// What is before the seal; `None` if it does not fit. Older files have one whose hash begins with 0, not as FNV-1a
/// does.
pub(crate) fn opened(bytes: &[u8]) -> Option<&[u8]> {
    let (body, seal) = bytes.split_last_chunk()?;
    let seal = u64::from_le_bytes(*seal);
    let mut older = FnvHasher::with_key(0);
    older.write(body);
    (seal == fnv1a(body) || seal == older.finish()).then_some(body)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// FNV-1a's published value for "foobar" (RFC 9923).
    #[test]
    fn a_seal_is_fnv_1a() {
        let bytes = sealed(b"foobar".to_vec());
        assert_eq!(bytes[6..], 0x8594_4171_f739_67e8_u64.to_le_bytes());
        assert_eq!(opened(&bytes), Some(&b"foobar"[..]));
        assert_eq!(opened(b"foobar12345678"), None);
        assert_eq!(opened(b"foo"), None);
    }

    #[test]
    fn older_seals_fit_too() {
        let mut hash = FnvHasher::with_key(0);
        hash.write(b"foobar");
        let bytes = [&b"foobar"[..], &hash.finish().to_le_bytes()].concat();
        assert_eq!(opened(&bytes), Some(&b"foobar"[..]));
    }
}
