//! A file of results with running numbers, one a line, that grows and is gone on with.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

use super::{lock, whole_lines};
use crate::error::CliError;
use crate::meter::ProgressArg;

/// Such a file.
pub(super) struct Numbered<'a> {
    pub(super) file: &'a Path,
    /// How many results it is to have.
    pub(super) count: u32,
    /// What they are of, in the plural.
    pub(super) unit: &'a str,
}

impl Numbered<'_> {
    /// How many results the file has; a line cut off by a crash is removed. Of each line `is_next` says whether it is the one with
    /// this number, `expected` what that would be.
    pub(super) fn finished(
        &self,
        is_next: impl Fn(&str, u32) -> bool,
        expected: impl Fn(u32) -> String,
    ) -> Result<u32, CliError> {
        let found = whole_lines(self.file)?;
        let mut count = 0;
        for line in found.text.lines() {
            if !is_next(line, count) {
                return Err(CliError::File {
                    path: self.file.to_path_buf(),
                    reason: format!("line {}: expected {}", count + 1, expected(count)),
                });
            }
            count += 1;
        }
        found.mend(self.file)?;
        Ok(count)
    }

    /// Adds the lines that are missing.
    pub(super) fn complete(
        &self,
        done: u32,
        progress: ProgressArg,
        mut line: impl FnMut(u32) -> Result<String, CliError>,
    ) -> Result<(), CliError> {
        let meter = progress.meter("", u64::from(self.count), self.unit);
        meter.begin_at(u64::from(done));
        let unusable = |error: std::io::Error| CliError::File {
            path: self.file.to_path_buf(),
            reason: error.to_string(),
        };
        let mut options = OpenOptions::new();
        let mut file = options
            .create(true)
            .append(true)
            .open(self.file)
            .map_err(unusable)?;
        lock(&file, self.file)?;
        for number in done..self.count {
            let line = line(number)?;
            file.write_all(format!("{line}\n").as_bytes())
                .map_err(unusable)?;
            meter.show(u64::from(number + 1), u64::from(self.count), "");
        }
        meter.end();
        Ok(())
    }
}
