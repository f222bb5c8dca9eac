//! Reading bytes with their bounds checked.

use super::NAME;
use crate::ImportError;

pub(super) type Result<T> = std::result::Result<T, ImportError>;

/// A part of the file and how far it has been read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'a> {
    bytes: &'a [u8],
    /// Where `bytes` begin in the file.
    base: usize,
    read: usize,
}

/// The fields of a record: which optional ones there are, and where they stand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fields<'a> {
    pub(super) mask: u64,
    pub(super) body: Cursor<'a>,
}

/// The longest text.
const MOST_TEXT: usize = 4096;

impl<'a> Cursor<'a> {
    /// At the beginning of bytes that begin at `base` in the file.
    pub(super) const fn new(bytes: &'a [u8], base: usize) -> Self {
        Self {
            bytes,
            base,
            read: 0,
        }
    }

    /// Where the next byte is in the file.
    pub(super) const fn at(&self) -> usize {
        self.base + self.read
    }

    /// How much of its part has been read.
    pub(super) const fn index(&self) -> usize {
        self.read
    }

    /// What has not been read yet.
    pub(super) fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.read..).unwrap_or_default()
    }

    /// Whether all has been read.
    pub(super) const fn is_at_end(&self) -> bool {
        self.read >= self.bytes.len()
    }

    /// An error here.
    pub(super) fn fail(&self, expected: &'static str, found: impl Into<String>) -> ImportError {
        ImportError::at_byte(NAME, self.at(), expected, found)
    }

    /// The next bytes.
    pub(super) fn take(&mut self, count: usize) -> Result<&'a [u8]> {
        let rest = self.rest();
        let found = rest
            .get(..count)
            .ok_or_else(|| self.fail("more bytes here", format!("{} of {count}", rest.len())))?;
        self.read += count;
        Ok(found)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N]> {
        let mut found = [0; N];
        found.copy_from_slice(self.take(N)?);
        Ok(found)
    }

    pub(super) fn u8(&mut self) -> Result<u8> {
        self.array().map(u8::from_le_bytes)
    }

    pub(super) fn u16(&mut self) -> Result<u16> {
        self.array().map(u16::from_le_bytes)
    }

    pub(super) fn u32(&mut self) -> Result<u32> {
        self.array().map(u32::from_le_bytes)
    }

    pub(super) fn u64(&mut self) -> Result<u64> {
        self.array().map(u64::from_le_bytes)
    }

    /// An equity, in millionths.
    pub(super) fn i32(&mut self) -> Result<i32> {
        self.array().map(i32::from_le_bytes)
    }

    /// A number of 64 bits, seven a byte, in its shortest form.
    pub(super) fn v64(&mut self) -> Result<u64> {
        let start = *self;
        let mut value = 0_u64;
        for shift in (0..64).step_by(7) {
            let byte = self.u8()?;
            let bits = u64::from(byte & 0x7f);
            if shift == 63 && bits > 1 {
                break;
            }
            value |= bits << shift;
            if byte & 0x80 == 0 {
                if byte == 0 && shift > 0 {
                    return Err(start.fail("a number in its shortest form", "a longer one"));
                }
                return Ok(value);
            }
        }
        Err(start.fail("a number of at most 64 bits", "a longer one"))
    }

    /// A number of 32 bits.
    pub(super) fn varint(&mut self) -> Result<u32> {
        let start = *self;
        let value = self.v64()?;
        u32::try_from(value)
            .map_err(|_| start.fail("a number of at most 32 bits", value.to_string()))
    }

    /// A count of things that take at least one byte each.
    pub(super) fn count(&mut self) -> Result<usize> {
        let start = *self;
        let count = usize::try_from(self.varint()?).unwrap_or(usize::MAX);
        if count > self.rest().len() {
            return Err(start.fail("a count that the file can hold", count.to_string()));
        }
        Ok(count)
    }

    pub(super) fn text(&mut self) -> Result<String> {
        let start = *self;
        let length = usize::try_from(self.varint()?).unwrap_or(usize::MAX);
        if length > MOST_TEXT {
            return Err(start.fail("a text of at most 4096 bytes", length.to_string()));
        }
        let bytes = self.take(length)?;
        String::from_utf8(bytes.to_vec()).map_err(|_| start.fail("text in UTF-8", "other bytes"))
    }

    /// A record: its length, which optional fields it has, then its fields.
    pub(super) fn record(&mut self) -> Result<Fields<'a>> {
        let length = usize::try_from(self.varint()?).unwrap_or(usize::MAX);
        let base = self.at();
        let mut body = Cursor::new(self.take(length)?, base);
        let mask = body.v64()?;
        Ok(Fields { mask, body })
    }
}

impl<'a> Fields<'a> {
    /// Whether the optional field with this number is there.
    pub(super) const fn has(&self, number: u32) -> bool {
        self.mask >> number & 1 == 1
    }

    /// A field, if it is there.
    pub(super) fn get<T>(
        &mut self,
        number: u32,
        read: impl FnOnce(&mut Cursor<'a>) -> Result<T>,
    ) -> Result<Option<T>> {
        if !self.has(number) {
            return Ok(None);
        }
        read(&mut self.body).map(Some)
    }

    /// All fields up to this number are known: bytes may only follow if there are fields of higher numbers.
    pub(super) fn end(&self, known: u32) -> Result<()> {
        let unknown = self.mask.checked_shr(known + 1).unwrap_or(0);
        if unknown == 0 && !self.body.is_at_end() {
            let found = format!("{} more bytes", self.body.rest().len());
            return Err(self.body.fail("the end of the record", found));
        }
        Ok(())
    }
}
