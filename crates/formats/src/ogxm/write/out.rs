//! Bytes as they are written.

/// Bytes that grow.
#[derive(Clone, Debug, Default)]
pub(super) struct Out {
    pub(super) bytes: Vec<u8>,
}

impl Out {
    pub(super) fn v64(&mut self, mut number: u64) {
        loop {
            let bits = u8::try_from(number & 0x7f).unwrap_or(0);
            number >>= 7;
            if number == 0 {
                self.bytes.push(bits);
                return;
            }
            self.bytes.push(bits | 0x80);
        }
    }

    pub(super) fn varint(&mut self, number: u32) {
        self.v64(number.into());
    }

    pub(super) fn text(&mut self, text: &str) {
        self.v64(text.len() as u64);
        self.bytes.extend_from_slice(text.as_bytes());
    }

    pub(super) fn i32(&mut self, number: i32) {
        self.bytes.extend(number.to_le_bytes());
    }

    pub(super) fn u32(&mut self, number: u32) {
        self.bytes.extend(number.to_le_bytes());
    }

    pub(super) fn u16(&mut self, number: u16) {
        self.bytes.extend(number.to_le_bytes());
    }
}

/// A record in the making.
#[derive(Clone, Debug, Default)]
pub(super) struct Fields {
    pub(super) required: Out,
    optional: Vec<(u32, Out)>,
}

impl Fields {
    /// Adds an optional field; they come in rising order.
    pub(super) fn add(&mut self, number: u32, write: impl FnOnce(&mut Out)) {
        let mut out = Out::default();
        write(&mut out);
        self.optional.push((number, out));
    }

    /// Adds a field that is only there or not.
    pub(super) fn flag(&mut self, number: u32) {
        self.optional.push((number, Out::default()));
    }

    /// Whether no optional field was added.
    pub(super) fn has_no_options(&self) -> bool {
        self.optional.is_empty()
    }

    /// The record with its length.
    pub(super) fn record(&self) -> Vec<u8> {
        let mut body = Out::default();
        body.v64(
            self.optional
                .iter()
                .fold(0, |mask, (number, _)| mask | 1 << number),
        );
        body.bytes.extend_from_slice(&self.required.bytes);
        for (_, field) in &self.optional {
            body.bytes.extend_from_slice(&field.bytes);
        }
        let mut record = Out::default();
        record.v64(body.bytes.len() as u64);
        record.bytes.extend(body.bytes);
        record.bytes
    }
}

/// Adds a section.
pub(super) fn section(bytes: &mut Vec<u8>, tag: [u8; 4], flags: u8, payload: &[u8]) {
    bytes.extend_from_slice(&tag);
    bytes.extend(
        u32::try_from(payload.len())
            .unwrap_or(u32::MAX)
            .to_le_bytes(),
    );
    bytes.push(flags);
    bytes.extend_from_slice(payload);
}
