//! Checksums of weight files.

use std::hash::Hasher;

use fnv::FnvHasher;

/// CRC-32 of IEEE 802.3 (polynomial 0x04C11DB7, reflected).
pub(crate) fn crc32(bytes: &[u8]) -> u32 {
    crc32fast::hash(bytes)
}

/// 64-bit FNV-1a (Fowler, Noll, Vo; RFC 9923).
pub(crate) fn fnv1a(bytes: &[u8]) -> u64 {
    let mut hash = FnvHasher::default();
    hash.write(bytes);
    hash.finish()
}

#[cfg(test)]
mod tests {
    use super::{crc32, fnv1a};

    #[test]
    fn published_check_values() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
        assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
