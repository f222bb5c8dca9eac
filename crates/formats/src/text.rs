//! Text encodings of match files.

/// Decodes UTF-8, with or without a byte-order mark; anything else is taken for ISO-8859-1.
pub(crate) fn decode(bytes: &[u8]) -> String {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    std::str::from_utf8(bytes).map_or_else(
        |_| bytes.iter().map(|&b| char::from(b)).collect(),
        str::to_owned,
    )
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn three_encodings_give_the_same_name() {
        assert_eq!(decode("Kümin".as_bytes()), "Kümin");
        assert_eq!(decode(b"\xef\xbb\xbfK\xc3\xbcmin"), "Kümin");
        assert_eq!(decode(b"K\xfcmin"), "Kümin");
    }
}
