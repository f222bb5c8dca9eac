//! Properties and their values.

use super::super::nodes::Property;
use super::super::scan::{quoted, value_end};
use super::Parser;

/// The most values of one property.
const MOST_VALUES: usize = 100_000;

const CLOSE: &str = "\"]\" at the end of the value";
const OPEN: &str = "\"[\" after a property name";

/// A property, or why there is none.
pub(super) enum Read<'a> {
    Property(Property<'a>),
    /// Nothing that can be used.
    Damaged,
    /// The file ends within it.
    Cut,
}

impl<'a> Parser<'a> {
    /// Reads a property from its name on.
    pub(super) fn property(&mut self) -> Read<'a> {
        let line = self.line;
        let rest = self.rest();
        let end = rest.bytes().position(|b| !b.is_ascii_alphanumeric());
        let key = self.pass(end.unwrap_or(rest.len()));
        let mut values = Vec::new();
        loop {
            self.pass_blanks();
            if self.rest().starts_with('[') {
                self.pass(1);
                match self.value(key) {
                    Some(_) if values.len() >= MOST_VALUES => {
                        self.stop(line, "100000 values of a property");
                        return Read::Damaged;
                    }
                    Some(value) => values.push(value),
                    None => return Read::Cut,
                }
            } else if !values.is_empty() {
                return Read::Property(Property { key, values });
            } else if self.rest().is_empty() {
                self.cut(line, OPEN, key);
                return Read::Cut;
            } else {
                self.ignore(line, OPEN, key);
                return Read::Damaged;
            }
        }
    }

    /// Reads a value from after its `[` to its `]`; `None` if the file ends within it.
    fn value(&mut self, key: &str) -> Option<&'a str> {
        let line = self.line;
        let rest = self.rest();
        // No move holds any of these: its bracket is missing.
        let early = matches!(key, "W" | "B")
            .then(|| rest.find([']', ';', '\n', '(']))
            .flatten()
            .filter(|&at| !rest[at..].starts_with(']'));
        if let Some(end) = early {
            let value = self.pass(end);
            self.ignore(line, CLOSE, value);
            return Some(value.trim_end());
        }
        let Some(end) = value_end(rest) else {
            self.cut(line, CLOSE, quoted(rest));
            self.pass(rest.len());
            return None;
        };
        let value = self.pass(end);
        self.pass(1);
        Some(value)
    }
}
