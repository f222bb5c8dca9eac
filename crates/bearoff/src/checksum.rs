//! A fast checksum against damage (not against malice).

/// Sum of all bytes: FNV-1a's mixing on eight bytes at a time with a rotation, so that no bit is lost,
/// in four lanes that do not wait for each other.
pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    const PRIME: u64 = 0x9e37_79b9_7f4a_7c15;
    let mix = |sum: u64, word: u64| (sum ^ word).wrapping_mul(PRIME).rotate_left(29);
    let mut lanes = [1u64, 2, 3, 4];
    let (blocks, rest) = bytes.as_chunks::<32>();
    for block in blocks {
        for (lane, word) in lanes.iter_mut().zip(block.as_chunks::<8>().0) {
            *lane = mix(*lane, u64::from_le_bytes(*word));
        }
    }
    let start = mix(bytes.len() as u64, 5);
    let sum = lanes.into_iter().fold(start, mix);
    rest.iter()
        .fold(sum, |sum, &byte| mix(sum, u64::from(byte)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_single_bit_counts() {
        let bytes: Vec<u8> = (0..77u8).collect();
        let sum = checksum(&bytes);
        for bit in 0..bytes.len() * 8 {
            let mut other = bytes.clone();
            other[bit / 8] ^= 1 << (bit % 8);
            assert_ne!(checksum(&other), sum, "bit {bit}");
        }
        assert_ne!(checksum(&bytes[..76]), sum);
        assert_ne!(checksum(&[]), checksum(&[0]));
    }
}
