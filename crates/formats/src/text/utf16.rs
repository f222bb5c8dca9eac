//! UTF-16, as Windows programs save "Unicode" text.

/// How much of a text without a byte-order mark is looked at.
const SAMPLE: usize = 512;

/// The text, if the bytes are UTF-16 for certain: they begin with a byte-order mark, or every other byte is zero and no
/// other is.
pub(super) fn decode(bytes: &[u8]) -> Option<String> {
    match bytes {
        [0xff, 0xfe, rest @ ..] => Some(text(rest, u16::from_le_bytes)),
        [0xfe, 0xff, rest @ ..] => Some(text(rest, u16::from_be_bytes)),
        _ => without_mark(bytes),
    }
}

fn without_mark(bytes: &[u8]) -> Option<String> {
    let sample = &bytes[..bytes.len().min(SAMPLE)];
    let (units, _) = sample.as_chunks::<2>();
    if units.len() < 8 {
        return None;
    }
    let zeros = |half: usize| units.iter().filter(|unit| unit[half] == 0).count();
    // A name in another script may be among the first words.
    let enough = units.len() * 3 / 4;
    match (zeros(0), zeros(1)) {
        (0, high) if high >= enough => Some(text(bytes, u16::from_le_bytes)),
        (high, 0) if high >= enough => Some(text(bytes, u16::from_be_bytes)),
        _ => None,
    }
}

fn text(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let (pairs, _) = bytes.as_chunks::<2>();
    let units = pairs.iter().map(|&pair| unit(pair));
    char::decode_utf16(units)
        .map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::decode;

    fn encoded(text: &str, unit: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(unit).collect()
    }

    #[test]
    fn both_byte_orders_are_read_with_and_without_a_mark() {
        let text = " 7 point match, Łukasz";
        for unit in [u16::to_le_bytes, u16::to_be_bytes] {
            assert_eq!(decode(&encoded(text, unit)).as_deref(), Some(text));
            let marked = format!("\u{feff}{text}");
            assert_eq!(decode(&encoded(&marked, unit)).as_deref(), Some(text));
        }
    }

    #[test]
    fn other_bytes_are_none() {
        for bytes in [
            &b" 7 point match, bytes"[..],
            &[0; 64],
            &[0, 1, 2],
            b"a\0b\0",
        ] {
            assert_eq!(decode(bytes), None);
        }
    }
}
