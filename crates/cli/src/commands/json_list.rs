//! Several JSON values in one output.

use std::io::Write;

use serde::Serialize;

use crate::error::CliError;

/// Prints values as one array as they become ready, or a single value as it is.
pub(super) struct JsonList {
    /// Whether there is an array around the values.
    array: bool,
    printed: usize,
}

impl JsonList {
    pub(super) const fn new(array: bool) -> Self {
        Self { array, printed: 0 }
    }

    pub(super) fn begin(&self, out: &mut dyn Write) -> Result<(), CliError> {
        if self.array {
            writeln!(out, "[")?;
        }
        Ok(())
    }

    pub(super) fn item(
        &mut self,
        out: &mut dyn Write,
        value: &impl Serialize,
    ) -> Result<(), CliError> {
        if self.array && self.printed > 0 {
            writeln!(out, ",")?;
        }
        self.printed += 1;
        super::print_json(out, value)
    }

    pub(super) fn end(&self, out: &mut dyn Write) -> Result<(), CliError> {
        if self.array {
            writeln!(out, "]")?;
        }
        Ok(())
    }
}
