//! The games examined so far, saved in a file so that a measurement can resume after a kill.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use barpoint_lab::levels::{GameTally, LevelStudy, Tally};
use barpoint_wire::SettingsInfo;
use serde::{Deserialize, Serialize};

use super::measure::settings;
use crate::error::CliError;
use barpoint_app::files::{self, FileError};

/// What must match for games to count together: the first line of the file.
#[derive(PartialEq, Serialize, Deserialize)]
struct Header {
    nets: String,
    seed: u32,
    one_in: u8,
    reference: SettingsInfo,
    levels: Vec<(String, Option<SettingsInfo>)>,
}

/// One game: every following line.
#[derive(Serialize, Deserialize)]
struct GameLine {
    game: u32,
    turns: u32,
    /// Plays, their loss, cube decisions, their loss, for each level.
    levels: Vec<(u32, f64, u32, f64)>,
}

/// A file that grows by one line a game.
pub(super) struct ProgressFile {
    path: PathBuf,
    file: File,
}

impl ProgressFile {
    /// Opens or creates the file beside `save` and returns its games. A line truncated by a kill is dropped.
    pub(super) fn open(
        save: &Path,
        study: &LevelStudy,
        nets: &str,
    ) -> Result<(Self, Vec<GameTally>), CliError> {
        let path = path_beside(save);
        let header = Header {
            nets: nets.to_owned(),
            seed: study.seed,
            one_in: study.one_in,
            reference: (&study.reference).into(),
            levels: study
                .levels
                .iter()
                .map(|(name, level)| (name.clone(), settings(level)))
                .collect(),
        };
        let games = if path.exists() {
            read(&path, &header)?
        } else {
            Vec::new()
        };
        // Rewritten, so that new lines do not run into a truncated one.
        let mut text = line(&header)?;
        for game in &games {
            text.push_str(&line(&GameLine::of(game))?);
        }
        files::write_whole(&path, text.as_bytes())?;
        let file = OpenOptions::new().append(true).open(&path);
        let file = file.map_err(|source| FileError::Write {
            path: path.clone(),
            source,
        })?;
        Ok((Self { path, file }, games))
    }

    /// Adds a game.
    pub(super) fn add(&mut self, game: &GameTally) -> Result<(), CliError> {
        let text = line(&GameLine::of(game))?;
        let written = self.file.write_all(text.as_bytes());
        Ok(written.map_err(|source| FileError::Write {
            path: self.path.clone(),
            source,
        })?)
    }
}

/// Removes the file beside `save`; if that fails it does no harm.
pub(super) fn remove(save: &Path) {
    let _ = std::fs::remove_file(path_beside(save));
}

/// Where what is done so far is saved.
pub(super) fn path_beside(save: &Path) -> PathBuf {
    let mut name = save.file_name().unwrap_or_default().to_owned();
    name.push(".partial");
    save.with_file_name(name)
}

pub(super) fn line(value: &impl Serialize) -> Result<String, CliError> {
    let mut text = serde_json::to_string(value).map_err(std::io::Error::from)?;
    text.push('\n');
    Ok(text)
}

fn read(path: &Path, header: &Header) -> Result<Vec<GameTally>, CliError> {
    let text = files::text(path, files::read_kept(path)?)?;
    let mut lines = text.lines();
    let found: Option<Header> = lines
        .next()
        .and_then(|line| serde_json::from_str(line).ok());
    if found.as_ref() != Some(header) {
        return Err(CliError::File {
            path: path.to_path_buf(),
            reason: "expected games of the same measurement, found other nets, settings or seed; \
                     remove it to start over"
                .to_owned(),
        });
    }
    Ok(lines
        .filter_map(|line| serde_json::from_str::<GameLine>(line).ok())
        .filter(|game| game.levels.len() == header.levels.len())
        .map(GameLine::tally)
        .collect())
}

impl GameLine {
    fn of(game: &GameTally) -> Self {
        let row = |tally: &Tally| (tally.plays, tally.play_loss, tally.cubes, tally.cube_loss);
        Self {
            game: game.index,
            turns: game.turns,
            levels: game.levels.iter().map(row).collect(),
        }
    }

    fn tally(self) -> GameTally {
        let tally = |(plays, play_loss, cubes, cube_loss)| Tally {
            plays,
            play_loss,
            cubes,
            cube_loss,
        };
        GameTally {
            index: self.game,
            turns: self.turns,
            levels: self.levels.into_iter().map(tally).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(index: u32) -> GameTally {
        let tally = Tally {
            plays: 7,
            play_loss: 0.1 + f64::from(index) / 3.0,
            cubes: 2,
            cube_loss: 0.0,
        };
        GameTally {
            index,
            turns: 50,
            levels: vec![tally; 8],
        }
    }

    #[test]
    fn a_killed_measurement_goes_on_with_every_whole_line() {
        let folder = tempfile::tempdir().unwrap();
        let save = folder.path().join("levels.json");
        let study = LevelStudy::presets(5, 3);
        let (mut file, games) = ProgressFile::open(&save, &study, "abc").unwrap();
        assert!(games.is_empty());
        for index in [3, 0] {
            file.add(&game(index)).unwrap();
        }
        file.file.write_all(b"{\"game\":9,\"tu").unwrap();
        let (mut file, games) = ProgressFile::open(&save, &study, "abc").unwrap();
        assert_eq!(games, [game(3), game(0)]);
        file.add(&game(1)).unwrap();
        let (_, games) = ProgressFile::open(&save, &study, "abc").unwrap();
        assert_eq!(games, [game(3), game(0), game(1)]);
        let other = ProgressFile::open(&save, &study, "def").err().unwrap();
        assert!(other.to_string().contains("other nets"), "{other}");
        remove(&save);
        assert!(ProgressFile::open(&save, &study, "def").is_ok());
    }
}
