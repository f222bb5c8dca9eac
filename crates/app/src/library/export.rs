//! The matches of a library as files.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use barpoint_formats::Format;
use barpoint_rules::Side;
use barpoint_store::{Library, MatchFilter, MatchRow};

use super::LibraryError;
use crate::files;
use crate::matches::{MatchError, exported};

/// What became of a match.
#[derive(Debug)]
pub struct Exported {
    /// The match.
    pub row: MatchRow,
    /// The file written, or why the format cannot hold the match.
    pub file: Result<PathBuf, MatchError>,
    /// What of the match the format cannot hold.
    pub lost: Vec<&'static str>,
}

/// Writes the matches that a filter means to a folder, one file each, named after date, players and the number in the library;
/// files of these names are replaced. `on_done` is called with each match and the number of all; when it breaks, the job ends.
///
/// # Errors
/// If the library cannot be read or the folder not be written. A match that the format cannot hold is reported to `on_done`.
pub fn export(
    library: &Library,
    filter: &MatchFilter,
    folder: &Path,
    format: &dyn Format,
    on_done: &mut dyn FnMut(Exported, usize) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, LibraryError> {
    files::make_folder(folder)?;
    let rows = library.matches(filter)?;
    let total = rows.len();
    for row in rows {
        let record = library.record(row.id)?;
        let path = folder
            .join(name(&row))
            .with_added_extension(format.ending());
        let lost = format.losses(&record);
        let file = match exported(&record, &path, format) {
            Ok(bytes) => {
                files::write_whole(&path, &bytes)?;
                Ok(path)
            }
            Err(error) => Err(error),
        };
        if on_done(Exported { row, file, lost }, total).is_break() {
            return Ok(ControlFlow::Break(()));
        }
    }
    Ok(ControlFlow::Continue(()))
}

/// Letters of a name that go into the name of a file.
const MOST_LETTERS: usize = 40;

/// The name of the file for a match, without ending.
fn name(row: &MatchRow) -> String {
    let [white, black] = Side::BOTH.map(|side| {
        let plain = |c: char| {
            if c.is_alphanumeric() || matches!(c, ' ' | '-') {
                c
            } else {
                '_'
            }
        };
        let name: String = row.players[side]
            .trim()
            .chars()
            .take(MOST_LETTERS)
            .map(plain)
            .collect();
        if name.is_empty() {
            side.to_string()
        } else {
            name
        }
    });
    let day = row
        .played
        .map_or_else(String::new, |date| format!("{date} "));
    format!("{day}{white} vs {black} ({})", row.id.get())
}

#[cfg(test)]
mod tests {
    use barpoint_store::Prepared;

    use super::*;
    use crate::{EngineSettings, library};

    #[test]
    fn what_is_exported_is_the_match_and_stays_in_its_folder() {
        let folder = tempfile::tempdir().unwrap();
        let mut library = library::open(&folder.path().join("library.sqlite")).unwrap();
        let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../samples/clara-ivar-7pt.mat");
        let mut record = crate::matches::read(&sample).unwrap().record;
        "../../Clara: the 1st".clone_into(&mut record.players.white.name);
        record.players.black.name.clear();
        record.info.date = None;
        let met = EngineSettings::default().met;
        library
            .import(&[Prepared::of(&record, &met).unwrap().unwrap()])
            .unwrap();
        let out = folder.path().join("out");
        let format = barpoint_formats::by_name("json").unwrap();
        let mut done = Vec::new();
        let ended = export(
            &library,
            &MatchFilter::default(),
            &out,
            format,
            &mut |one, total| {
                done.push((one.file.unwrap(), one.lost, total));
                ControlFlow::Continue(())
            },
        );
        assert!(ended.unwrap().is_continue());
        let file = out.join("______Clara_ the 1st vs Black (1).json");
        assert_eq!(done, [(file.clone(), Vec::new(), 1)]);
        assert_eq!(crate::matches::read(&file).unwrap().record, record);
    }
}
