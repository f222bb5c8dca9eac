//! Fields of a record at fixed offsets, little-endian; what lies beyond the end reads as zeros.

use encoding_rs::WINDOWS_1252;

/// The bytes of one record.
#[derive(Clone, Copy)]
pub(super) struct Fields<'a>(pub(super) &'a [u8]);

impl Fields<'_> {
    fn array<const N: usize>(self, at: usize) -> [u8; N] {
        let mut bytes = [0; N];
        if let Some(found) = self.0.get(at..at + N) {
            bytes.copy_from_slice(found);
        }
        bytes
    }

    pub(super) fn byte(self, at: usize) -> u8 {
        self.array::<1>(at)[0]
    }

    pub(super) fn flag(self, at: usize) -> bool {
        self.byte(at) != 0
    }

    pub(super) fn signed_byte(self, at: usize) -> i8 {
        i8::from_le_bytes(self.array(at))
    }

    pub(super) fn i16(self, at: usize) -> i16 {
        i16::from_le_bytes(self.array(at))
    }

    pub(super) fn u16(self, at: usize) -> u16 {
        u16::from_le_bytes(self.array(at))
    }

    pub(super) fn i32(self, at: usize) -> i32 {
        i32::from_le_bytes(self.array(at))
    }

    pub(super) fn u32(self, at: usize) -> u32 {
        u32::from_le_bytes(self.array(at))
    }

    pub(super) fn f32(self, at: usize) -> f32 {
        f32::from_le_bytes(self.array(at))
    }

    pub(super) fn f64(self, at: usize) -> f64 {
        f64::from_le_bytes(self.array(at))
    }

    /// A Pascal string: its length, then characters of Windows code page 1252.
    pub(super) fn pascal(self, at: usize, limit: usize) -> String {
        let length = usize::from(self.byte(at)).min(limit);
        let bytes = self.0.get(at + 1..at + 1 + length).unwrap_or_default();
        let (text, _) = WINDOWS_1252.decode_without_bom_handling(bytes);
        text.trim_end_matches('\0').trim().to_owned()
    }

    /// UTF-16 up to a zero, at most `units` long.
    pub(super) fn utf16(self, at: usize, units: usize) -> String {
        let units: Vec<u16> = (0..units)
            .map(|n| self.u16(at + 2 * n))
            .take_while(|&unit| unit != 0)
            .collect();
        String::from_utf16_lossy(&units).trim().to_owned()
    }
}

/// The nearest number with single precision.
#[expect(
    clippy::cast_possible_truncation,
    reason = "equities need no more digits than a float has"
)]
pub(super) const fn single(value: f64) -> f32 {
    value as f32
}

#[cfg(test)]
mod tests {
    use super::Fields;

    #[test]
    fn what_is_missing_reads_as_zero() {
        let fields = Fields(&[1, 0, 0, 0, 200]);
        assert_eq!(fields.i32(0), 1);
        assert_eq!(fields.i32(2), 0);
        assert_eq!(fields.i32(usize::from(u16::MAX)), 0);
        assert_eq!(fields.signed_byte(4), -56);
    }

    #[test]
    fn strings_end_where_they_say() {
        let fields = Fields(b"\x03J\xfcnger\0K\0\xe9\0\0\0x\0");
        assert_eq!(fields.pascal(0, 40), "Jün");
        assert_eq!(fields.pascal(0, 1), "J");
        assert_eq!(fields.utf16(8, 100), "Ké");
        assert_eq!(fields.utf16(8, 1), "K");
    }
}
