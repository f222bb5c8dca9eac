//! Everything in a file that a user gave to be reviewed: one match, several, positions, an archive of all of these.

use std::ops::ControlFlow;
use std::path::Path;

use barpoint_engine::MatchRecord;
use barpoint_formats::{ImportError, ImportErrorKind};
use barpoint_record::Replay;
use barpoint_rules::MatchState;

use super::{Incoming, MatchError, MatchName, has_decisions, import_all};
use crate::phrase::{Phrase, Said, of_archive_error, of_import_error, of_length_error};
use crate::sources::{ArchiveError, Unpacking};

/// Something in a file.
#[derive(Debug)]
pub enum Found {
    /// A match.
    Match(MatchName, Box<Incoming>),
    /// Positions alone: how many, and the first.
    Positions {
        /// The file.
        name: String,
        /// How many it holds.
        count: usize,
        /// The first.
        first: Box<MatchState>,
    },
    /// A file that holds no match, in an archive or folder.
    Nothing(String),
    /// A file or match that cannot be read, and why.
    Failed(String, Said),
    /// A file of another kind: what it is, and what to do.
    Foreign(String, Said),
}

/// Reads everything in the bytes of a file of this name and hands it over piece by piece, until told to stop. `is_named` says
/// whether the user meant this very file, which must hold a match then, and not a folder with it.
pub fn read_everything(
    path: &Path,
    bytes: &[u8],
    is_named: bool,
    take: &mut dyn FnMut(Found) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let failed = |path: &Path, error: &ArchiveError| {
        let (name, words) = (path.display().to_string(), error.to_string());
        let words = words.strip_prefix(&format!("{name}: ")).unwrap_or(&words);
        Found::Failed(name, Said::new(words, Some(of_archive_error(error))))
    };
    match Unpacking::of(path, bytes) {
        Ok(None) => read_file(path, bytes, is_named, take),
        Ok(Some(members)) => {
            let mut is_empty = true;
            for (member, bytes) in members {
                is_empty = false;
                match bytes {
                    Ok(bytes) => read_file(&member, &bytes, false, take)?,
                    Err(error) => take(failed(&member, &error))?,
                }
            }
            if is_empty {
                let words = "expected match files, found none in this archive";
                let said = Said::new(words, Some(Phrase::new("archive-empty")));
                take(Found::Failed(path.display().to_string(), said))?;
            }
            ControlFlow::Continue(())
        }
        Err(error) => take(failed(path, &error)),
    }
}

fn read_file(
    path: &Path,
    bytes: &[u8],
    is_named: bool,
    take: &mut dyn FnMut(Found) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let file = path.display().to_string();
    let all = match import_all(path, bytes) {
        Ok(all) => all,
        Err(MatchError::Import { source, .. }) => {
            return take(match source.kind {
                _ if !is_named && is_none_of_ours(&source) => Found::Nothing(file),
                ImportErrorKind::Unsupported { .. } => Found::Foreign(file, said(&source)),
                _ => Found::Failed(file, said(&source)),
            });
        }
        Err(error) => return take(Found::Failed(file, Said::text(error))),
    };
    let mut positions = (0, None);
    for (name, imported) in all {
        if is_position(&imported.record)
            && let Some(state) = position(&imported.record)
        {
            positions.0 += 1;
            positions.1.get_or_insert(state);
            continue;
        }
        let shown = name.to_string();
        take(match Incoming::of(imported) {
            Ok(incoming) => Found::Match(name, Box::new(incoming)),
            Err(error) => Found::Failed(shown, Said::new(error, Some(of_length_error(error)))),
        })?;
    }
    if let (count, Some(first)) = positions {
        take(Found::Positions {
            name: file,
            count,
            first: Box::new(first),
        })?;
    }
    ControlFlow::Continue(())
}

/// Whether a file is none of any known format: not even a damaged one.
pub(super) const fn is_none_of_ours(error: &ImportError) -> bool {
    matches!(
        error.kind,
        ImportErrorKind::UnknownFormat { .. } | ImportErrorKind::Unsupported { .. }
    )
}

/// Why a file cannot be read, with its code.
fn said(error: &ImportError) -> Said {
    Said::new(why(error), of_import_error(error))
}

/// Why a file cannot be read, without the format and the place where there is none.
#[must_use]
pub fn why(error: &ImportError) -> String {
    if is_none_of_ours(error) {
        error.kind.to_string()
    } else {
        error.to_string()
    }
}

/// Whether there is a position and nothing that was played or said of it.
fn is_position(record: &MatchRecord) -> bool {
    let mut entries = record.games.iter().flat_map(|game| &game.entries);
    !has_decisions(record) && !entries.any(|entry| !entry.opinions.is_empty())
}

/// The position that a record without plays shows.
fn position(record: &MatchRecord) -> Option<MatchState> {
    let game = record.games.first()?;
    let mut replay = Replay::new(record, game).ok()?;
    for entry in &game.entries {
        replay.advance(&entry.event).ok()?;
    }
    Some(*replay.state())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(name: &str, bytes: &[u8], is_named: bool) -> Vec<Found> {
        let mut found = Vec::new();
        let whole = read_everything(Path::new(name), bytes, is_named, &mut |one| {
            found.push(one);
            ControlFlow::Continue(())
        });
        assert!(whole.is_continue());
        found
    }

    const TWO: &str = " 3 point match\n\n Game 1\n Ada : 0       Bo : 0\n  1) 31: 8/5 6/5\n\n\
                       \n 5 point match\n\n Game 1\n Ada : 0       Cy : 0\n  1) 42: 8/4 6/4\n";

    #[test]
    fn every_match_of_a_file_is_found() {
        let found = all("two.mat", TWO.as_bytes(), true);
        let names: Vec<String> = found
            .iter()
            .map(|one| match one {
                Found::Match(name, incoming) => {
                    format!("{name} {}", incoming.record.players.black.name)
                }
                other => panic!("{other:?}"),
            })
            .collect();
        let expected = ["two.mat (match 1 of 2) Bo", "two.mat (match 2 of 2) Cy"];
        assert_eq!(names, expected);
    }

    #[test]
    fn positions_are_no_matches() {
        let text = "4HPwATDgc/ABMA:cAkAAAAAAAAA\n4HPwATDgc/ABMA:cAkAAAAAAAAA\n";
        let found = all("ids.txt", text.as_bytes(), true);
        assert!(
            matches!(&found[..], [Found::Positions { count: 2, .. }]),
            "{found:?}"
        );
    }

    #[test]
    fn what_was_named_must_hold_a_match_and_the_rest_may_not() {
        let found = all("notes.txt", b"shopping list", true);
        let [Found::Failed(name, why)] = &found[..] else {
            panic!("{found:?}");
        };
        assert_eq!(name, "notes.txt");
        assert!(
            why.text.starts_with("expected a match or a position"),
            "{why:?}"
        );
        let found = all("notes.txt", b"shopping list", false);
        assert!(matches!(&found[..], [Found::Nothing(_)]), "{found:?}");
        let found = all("p.png", b"\x89PNG\r\n\x1a\n\0\0", true);
        let [Found::Foreign(_, why)] = &found[..] else {
            panic!("{found:?}");
        };
        assert!(why.text.starts_with("this is a picture (PNG); "), "{why:?}");
    }

    #[test]
    fn a_match_that_is_too_long_does_not_stop_the_others() {
        let text = TWO.replacen("3 point", "99 point", 1);
        let found = all("two.mat", text.as_bytes(), true);
        let [Found::Failed(name, why), Found::Match(..)] = &found[..] else {
            panic!("{found:?}");
        };
        assert_eq!(name, "two.mat (match 1 of 2)");
        assert!(why.text.contains("at most 64 points"), "{why:?}");
    }
}
