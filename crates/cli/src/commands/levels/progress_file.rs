//! The games examined so far, saved in a file so that a measurement can resume after a kill.

use std::path::Path;

use barpoint_lab::levels::{GameTally, LevelStudy, Tally};
use barpoint_wire::SettingsInfo;
use serde::{Deserialize, Serialize};

use super::kept_lines::KeptLines;
use super::measure::settings;
use crate::error::CliError;

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
pub(super) struct ProgressFile(KeptLines);

impl ProgressFile {
    /// Opens or creates the file beside `save` and returns its games.
    pub(super) fn open(
        save: &Path,
        study: &LevelStudy,
        nets: &str,
    ) -> Result<(Self, Vec<GameTally>), CliError> {
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
        let expected = "games of the same measurement, found other nets, settings or seed";
        let fits = |game: &GameLine| game.levels.len() == study.levels.len();
        let (file, games) = KeptLines::open(save, (&header, expected), fits)?;
        let games = games.into_iter().map(GameLine::tally);
        Ok((Self(file), games.collect()))
    }

    /// Adds a game.
    pub(super) fn add(&self, game: &GameTally) -> Result<(), CliError> {
        self.0.add(&GameLine::of(game))
    }
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
    use super::super::kept_lines::path_beside;
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
        let (file, games) = ProgressFile::open(&save, &study, "abc").unwrap();
        assert!(games.is_empty());
        for index in [3, 0] {
            file.add(&game(index)).unwrap();
        }
        let partial = path_beside(&save);
        let text = std::fs::read_to_string(&partial).unwrap();
        std::fs::write(&partial, text + "{\"game\":9,\"tu").unwrap();
        let (file, games) = ProgressFile::open(&save, &study, "abc").unwrap();
        assert_eq!(games, [game(3), game(0)]);
        file.add(&game(1)).unwrap();
        let (_, games) = ProgressFile::open(&save, &study, "abc").unwrap();
        assert_eq!(games, [game(3), game(0), game(1)]);
        let other = ProgressFile::open(&save, &study, "def").err().unwrap();
        assert!(other.to_string().contains("other nets"), "{other}");
        KeptLines::remove(&save);
        assert!(ProgressFile::open(&save, &study, "def").is_ok());
    }
}
