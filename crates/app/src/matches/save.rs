//! Saving analysed matches as SGF, so that nothing is lost by it.

use std::path::{Path, PathBuf};

use barpoint_engine::MatchRecord;
use barpoint_formats::sgf;

use super::review::same_course;
use super::{MatchError, MatchName, SaveError, Targets, convert};
use crate::files::{self, FileError};
use crate::sources::Source;

/// Where analysed matches are saved.
#[derive(Clone, Debug)]
pub struct Saving {
    targets: Targets,
}

/// Where a match was saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saved {
    /// In the file meant for it.
    Whole(PathBuf),
    /// Beside that file, which is unchanged, because the analysis is not complete.
    InPart(PathBuf),
}

impl Saving {
    /// Saving in a file, or in a folder under the names of the match files. Anything that would lose data is refused before
    /// any work is done.
    ///
    /// # Errors
    /// If a match would overwrite one of those read, or two would be written to one file, or there is no such folder.
    pub fn new(to: &Path, sources: &[Source]) -> Result<Self, SaveError> {
        let targets = Targets::new(to, sources, "sgf")?;
        for part in targets.firsts().map(in_part) {
            targets.inputs().check_apart(&part)?;
        }
        Ok(Self { targets })
    }

    /// Checks that a match can be saved, before the work on it. Makes the folders that it needs.
    ///
    /// # Errors
    /// If it cannot.
    pub fn check(&self, name: &MatchName) -> Result<(), MatchError> {
        let target = self.targets.of(name)?;
        self.targets.make_folder(&target)?;
        Ok(files::check_writable(&target)?)
    }

    /// The match as it was saved by an earlier call, if its analysis is complete and was made in this way
    /// ([`super::AnalysisJob::made_with`]); `None` if it is still to be analysed.
    #[must_use]
    pub fn done(
        &self,
        record: &MatchRecord,
        name: &MatchName,
        made_with: &str,
    ) -> Option<MatchRecord> {
        let saved = saved_at(&self.targets.of(name).ok()?)?;
        let is_same = saved.info.analysed.as_deref() == Some(made_with)
            && same_course(&saved, record)
            && saved.players == record.players;
        is_same.then_some(saved)
    }

    /// Saves a match. An analysis that is not complete never replaces a file that may hold a complete one.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save(
        &self,
        record: &MatchRecord,
        name: &MatchName,
        is_complete: bool,
    ) -> Result<Saved, MatchError> {
        let target = self.targets.of(name)?;
        let part = in_part(&target);
        self.targets.inputs().check_apart(&part)?;
        if !is_complete {
            convert::write(record, &part, &sgf::Sgf)?;
            return Ok(Saved::InPart(part));
        }
        convert::write(record, &target, &sgf::Sgf)?;
        // What an interrupted call left of the same match is done with.
        if part != target && saved_at(&part).is_some_and(|left| same_course(&left, record)) {
            let removed = std::fs::remove_file(&part);
            removed.map_err(|source| FileError::Write { path: part, source })?;
        }
        Ok(Saved::Whole(target))
    }
}

/// The match in a file that was saved, if there is one.
fn saved_at(path: &Path) -> Option<MatchRecord> {
    let bytes = files::read(path).ok()?;
    Some(barpoint_formats::import(&bytes).ok()?.record)
}

/// The file beside another for an analysis that is not complete: `m.part.sgf` for `m.sgf`.
fn in_part(target: &Path) -> PathBuf {
    let is_file = !target.exists() || target.is_file();
    if !is_file {
        // A device or pipe holds nothing that could be lost.
        return target.to_path_buf();
    }
    let mut name = target.file_stem().unwrap_or_default().to_owned();
    name.push(".part.sgf");
    target.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use barpoint_record::GameRecord;

    use super::*;

    fn record() -> MatchRecord {
        MatchRecord {
            games: vec![GameRecord::default()],
            ..MatchRecord::default()
        }
    }

    fn only(path: &Path) -> MatchName {
        MatchName {
            path: path.to_path_buf(),
            number: 1,
            of: 1,
        }
    }

    #[test]
    fn sources_of_one_name_keep_their_endings_and_matches_of_one_file_get_numbers() {
        let folder = tempfile::tempdir().unwrap();
        let files = ["a.mat", "a.xg", "b.mat"].map(|name| folder.path().join("in").join(name));
        let sources: Vec<Source> = files.iter().map(|path| Source::file(path)).collect();
        let saving = Saving::new(folder.path(), &sources).unwrap();
        let target = |file: &Path, number| {
            let of = 3;
            let path = file.to_path_buf();
            let target = saving.targets.of(&MatchName { path, number, of }).unwrap();
            target.file_name().unwrap().to_string_lossy().into_owned()
        };
        assert_eq!(target(&files[0], 1), "a.mat.sgf");
        assert_eq!(target(&files[1], 1), "a.xg.sgf");
        assert_eq!(target(&files[2], 1), "b.sgf");
        assert_eq!(target(&files[2], 3), "b-3.sgf");
        let twice = [
            Source::file(&files[0]),
            Source::file(&folder.path().join("a.mat")),
        ];
        let error = Saving::new(folder.path(), &twice).unwrap_err();
        assert!(matches!(error, SaveError::Twice(_)), "{error}");
    }

    #[test]
    fn what_was_analysed_in_this_way_is_not_done_again() {
        let folder = tempfile::tempdir().unwrap();
        let name = only(&folder.path().join("m.mat"));
        let saving =
            Saving::new(&folder.path().join("m.sgf"), &[Source::file(&name.path)]).unwrap();
        let mut analysed = record();
        analysed.info.analysed = Some("2-ply".to_owned());
        assert_eq!(saving.done(&record(), &name, "2-ply"), None);
        saving.save(&analysed, &name, true).unwrap();
        assert!(saving.done(&record(), &name, "2-ply").is_some());
        assert_eq!(saving.done(&record(), &name, "3-ply"), None);
        let mut other = record();
        other.players.white.name.push_str("Zoe");
        assert_eq!(saving.done(&other, &name, "2-ply"), None);
    }

    #[test]
    fn an_analysis_in_part_leaves_the_file_alone() {
        let folder = tempfile::tempdir().unwrap();
        let [input, target] = ["m.mat", "out.sgf"].map(|name| folder.path().join(name));
        std::fs::write(&target, "complete").unwrap();
        let saving = Saving::new(&target, &[Source::file(&input)]).unwrap();
        let name = only(&input);
        let beside = folder.path().join("out.part.sgf");
        let saved = saving.save(&record(), &name, false).unwrap();
        assert_eq!(saved, Saved::InPart(beside.clone()));
        assert_eq!(std::fs::read(&target).unwrap(), b"complete");
        assert!(std::fs::read(&beside).unwrap().starts_with(b"(;FF[4]"));
        let saved = saving.save(&record(), &name, true).unwrap();
        assert_eq!(saved, Saved::Whole(target.clone()));
        assert!(std::fs::read(target).unwrap().starts_with(b"(;FF[4]"));
        assert!(!beside.exists());
    }

    #[test]
    fn nothing_read_is_overwritten_by_either_file() {
        let folder = tempfile::tempdir().unwrap();
        let input = folder.path().join("out.part.sgf");
        std::fs::write(&input, "").unwrap();
        let error =
            Saving::new(&folder.path().join("out.sgf"), &[Source::file(&input)]).unwrap_err();
        assert_eq!(error, SaveError::Input(input));
    }

    #[test]
    fn a_numbered_file_overwrites_no_input_and_no_other_match() {
        let folder = tempfile::tempdir().unwrap();
        let [two, second] = ["m.sgf", "m-2.sgf"].map(|name| folder.path().join(name));
        std::fs::write(&second, "").unwrap();
        let name = |path: &Path| MatchName {
            path: path.to_path_buf(),
            number: 2,
            of: 2,
        };
        let saving = Saving::new(&two, &[Source::file(&second)]).unwrap();
        let error = saving.targets.of(&name(&second)).unwrap_err();
        assert_eq!(error, SaveError::Input(second));
        let files = ["in/m.mat", "in/m-2.mat"].map(|name| folder.path().join(name));
        let sources = [Source::file(&files[0]), Source::file(&files[1])];
        let out = folder.path().join("out");
        std::fs::create_dir(&out).unwrap();
        let saving = Saving::new(&out, &sources).unwrap();
        let error = saving.targets.of(&name(&files[0])).unwrap_err();
        assert_eq!(error, SaveError::Twice(out.join("m-2.sgf")));
    }
}
