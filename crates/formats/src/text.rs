//! Text encodings of match files.

/// Decodes UTF-8, with or without a byte-order mark; anything else is taken for ISO-8859-1.
pub(crate) fn decode(bytes: &[u8]) -> String {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let latin = || bytes.iter().map(|&b| char::from(b)).collect();
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        // The end of the file cuts a character in two; others before it show that it is UTF-8.
        Err(error) if error.error_len().is_none() => {
            let whole = &bytes[..error.valid_up_to()];
            let text = std::str::from_utf8(whole).ok().filter(|t| !t.is_ascii());
            text.map_or_else(latin, str::to_owned)
        }
        Err(_) => latin(),
    }
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

    #[test]
    fn a_character_cut_in_two_is_left_out() {
        assert_eq!(decode(b"K\xc3\xbcm\xc3"), "Küm");
        assert_eq!(decode(b"GALV\xc3"), "GALVÃ");
    }
}
