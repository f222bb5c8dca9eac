//! Characters that RTF gives by their numbers.

use super::Reader;

impl Reader<'_> {
    /// A character by its number, then those that stand in for it.
    pub(super) fn unicode(&mut self, number: i32) {
        let unit =
            u32::try_from(number).unwrap_or_else(|_| number.rem_euclid(65_536).unsigned_abs());
        let c = match unit {
            // Two halves of a character beyond 16 bits; the first waits for the second.
            0xd800..=0xdbff => self.second_half(unit),
            _ => char::from_u32(unit),
        };
        self.push(c.unwrap_or(char::REPLACEMENT_CHARACTER));
        self.skip_substitutes();
    }

    fn second_half(&mut self, first: u32) -> Option<char> {
        self.skip_substitutes();
        let rest = self.rest.strip_prefix(b"\\u")?;
        let length = rest
            .iter()
            .take_while(|b| b.is_ascii_digit() || **b == b'-')
            .count();
        let number: i32 = std::str::from_utf8(&rest[..length]).ok()?.parse().ok()?;
        let second = number.rem_euclid(65_536).unsigned_abs();
        if !(0xdc00..=0xdfff).contains(&second) {
            return None;
        }
        self.rest = rest[length..].strip_prefix(b" ").unwrap_or(&rest[length..]);
        char::from_u32(0x1_0000 + ((first - 0xd800) << 10) + (second - 0xdc00))
    }

    fn skip_substitutes(&mut self) {
        for _ in 0..self.group.substitutes.min(8) {
            if let Some(rest) = self.rest.strip_prefix(b"\\'") {
                self.rest = rest.get(2..).unwrap_or_default();
            } else if let Some((byte, rest)) = self.rest.split_first()
                && !matches!(byte, b'\\' | b'{' | b'}')
            {
                self.rest = rest;
            } else {
                return;
            }
        }
    }
}
