//! Tables as the bytes of a database file.

use std::io::Write;

use super::exact::{Distributions, ENTRIES};
use super::normal::NormalRows;
use super::{BuildError, Gammons, io};
use crate::Form;

/// Parts of a row in the file: the last checker, then the first.
const fn parts(gammons: Gammons) -> usize {
    match gammons {
        Gammons::Include => 2,
        Gammons::Leave => 1,
    }
}

/// Writes distributions, all after the header.
pub(crate) fn distributions(
    tables: &[Distributions],
    gammons: Gammons,
    form: Form,
    out: &mut impl Write,
) -> Result<(), BuildError> {
    if form == Form::Uncompressed {
        return uncompressed(tables, gammons, out).map_err(io);
    }
    let mut base = 0u64;
    for table in tables {
        for (offset, spans) in table.rows().entries() {
            let offset = u32::try_from(base + offset as u64);
            let offset = offset.map_err(|_| BuildError::TooLarge)?;
            let mut bytes = [0; 8];
            bytes[..4].copy_from_slice(&offset.to_le_bytes());
            for (pair, span) in bytes[4..].chunks_exact_mut(2).zip(spans) {
                pair.copy_from_slice(&[span.len, span.first]);
            }
            out.write_all(&bytes[..4 + 2 * parts(gammons)])
                .map_err(io)?;
        }
        base += table.rows().words().len() as u64;
    }
    for table in tables {
        words(table.rows().words(), out).map_err(io)?;
    }
    Ok(())
}

fn uncompressed(
    tables: &[Distributions],
    gammons: Gammons,
    out: &mut impl Write,
) -> std::io::Result<()> {
    for table in tables {
        let rows = table.rows();
        for row in 0..rows.entries().count() {
            for part in 0..parts(gammons) {
                let (first, stored) = rows.part(row, part);
                let mut all = [0; ENTRIES];
                all[first..first + stored.len()].copy_from_slice(stored);
                words(&all, out)?;
            }
        }
    }
    Ok(())
}

fn words(words: &[u16], out: &mut impl Write) -> std::io::Result<()> {
    let mut bytes = [0; 1 << 13];
    for words in words.chunks(bytes.len() / 2) {
        for (pair, word) in bytes.as_chunks_mut::<2>().0.iter_mut().zip(words) {
            *pair = word.to_le_bytes();
        }
        out.write_all(&bytes[..2 * words.len()])?;
    }
    Ok(())
}

/// Writes means and deviations, all after the header.
pub(crate) fn moments(tables: &[NormalRows], out: &mut impl Write) -> Result<(), BuildError> {
    for number in tables.iter().flat_map(|table| table.rows().as_flattened()) {
        out.write_all(&number.to_le_bytes()).map_err(io)?;
    }
    Ok(())
}
