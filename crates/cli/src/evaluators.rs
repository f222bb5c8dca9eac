//! Evaluators by the user's choice: the built-in nets or a folder of weight files.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use barpoint_app::{CACHE_ENTRIES, EngineError, EngineSettings, Folders, Nets, Tables};
use barpoint_bearoff::OneSided;
use barpoint_bkg::Bkg;
use barpoint_engine::{Engine, EngineOptions, HumanPr, Strength};
use barpoint_eval::CompositeEvaluator;
use barpoint_eval::CubeModel;
use barpoint_eval::MoveFilter;
use barpoint_eval::nets;
use barpoint_train::NetFolder;

use crate::error::CliError;
use crate::host::Terminal;

/// The nets to use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NetSource {
    /// The nets built into the program.
    BuiltIn,
    /// Those listed in a folder's `nets.toml`, or named by their roles there.
    Folder(PathBuf),
}

impl NetSource {
    /// The built-in nets unless a folder is given.
    pub(crate) fn of(folder: Option<&PathBuf>) -> Self {
        folder.map_or(Self::BuiltIn, |folder| Self::Folder(folder.clone()))
    }

    /// The same for engines.
    pub(crate) fn nets(&self) -> Nets {
        match self {
            Self::BuiltIn => Nets::BuiltIn,
            Self::Folder(folder) => {
                let folder = folder.clone();
                Nets::Loaded(Arc::new(move |bearoff| {
                    load_folder(&folder, bearoff).map_err(Into::into)
                }))
            }
        }
    }

    /// Loads the nets alone, without databases: what is measured is theirs.
    pub(crate) fn load(&self) -> Result<CompositeEvaluator, CliError> {
        let host = Arc::new(Terminal::default());
        let bearoff = Tables::new(&Folders::from_environment(), host).one_sided();
        match self {
            Self::BuiltIn => {
                nets::production(bearoff).map_err(|error| CliError::from(EngineError::from(error)))
            }
            Self::Folder(folder) => load_folder(folder, bearoff),
        }
    }

    /// An engine of these nets alone with the usual table.
    pub(crate) fn engine(&self) -> Result<Engine, CliError> {
        Ok(Engine::new(EngineOptions {
            evaluator: Arc::new(self.load()?),
            met: EngineSettings::default().met,
            cache_entries: CACHE_ENTRIES,
        }))
    }
}

fn load_folder(folder: &Path, bearoff: Arc<OneSided>) -> Result<CompositeEvaluator, CliError> {
    let nets = NetFolder::read(folder).map_err(|error| CliError::Job(error.to_string()))?;
    nets.with_files(|files| files.evaluator(bearoff))
        .map_err(|error| CliError::File {
            path: folder.to_path_buf(),
            reason: error.to_string(),
        })
}

/// BKG of 1977 with its bearoff tables.
pub(crate) fn bkg() -> Result<Bkg, CliError> {
    let host = Arc::new(Terminal::default());
    let bearoff = Tables::new(&Folders::from_environment(), host).one_sided();
    let tables = barpoint_bkg::Tables::new(bearoff);
    let tables =
        tables.ok_or_else(|| CliError::Job("not enough memory for BKG's tables".into()))?;
    Ok(Bkg::new(tables))
}

/// An engine in a duel: `barpoint:0`, `world-class`, `FOLDER:beginner` or `gnubg:2`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum EngineName {
    /// Our look-ahead with these nets.
    Ours {
        nets: NetSource,
        strength: Box<Strength>,
    },
    /// Our nets, erring as people of this strength do.
    Human(HumanPr),
    /// BKG of 1977.
    Bkg,
    /// An installed gnubg.
    Gnubg { plies: u8 },
}

impl EngineName {
    /// Deepest look-ahead in a duel, ours and gnubg's.
    const DEEPEST: [u8; 2] = [4, 3];

    fn parse(text: &str) -> Option<Self> {
        if let Some((engine, model)) = text.rsplit_once('+') {
            let model = CubeModel::by_name(model)?;
            return match Self::parse(engine)? {
                Self::Ours { nets, mut strength } => {
                    strength.search.model = model;
                    Some(Self::Ours { nets, strength })
                }
                Self::Gnubg { .. } | Self::Human(_) | Self::Bkg => None,
            };
        }
        if text == "bkg" {
            return Some(Self::Bkg);
        }
        if let Ok(pr) = text.parse() {
            return Some(Self::Human(pr));
        }
        if let Some(strength) = Strength::by_name(text) {
            return Some(Self::Ours {
                nets: NetSource::BuiltIn,
                strength: Box::new(strength),
            });
        }
        let (name, strength) = text.rsplit_once(':')?;
        let [deepest, gnubg_deepest] = Self::DEEPEST;
        let plies: Option<u8> = strength.parse().ok();
        let nets = match name {
            "" => return None,
            "gnubg" => {
                return plies
                    .filter(|plies| *plies <= gnubg_deepest)
                    .map(|plies| Self::Gnubg { plies });
            }
            // Of people; those of a rating that can be had are known by now.
            "human" => return None,
            "barpoint" => NetSource::BuiltIn,
            folder => NetSource::Folder(PathBuf::from(folder)),
        };
        let strength = match plies {
            Some(plies) => (plies <= deepest).then(|| Strength::new(plies, MoveFilter::NORMAL)),
            None => Strength::by_name(strength),
        };
        strength.map(|strength| Self::Ours {
            nets,
            strength: Box::new(strength),
        })
    }
}

impl FromStr for EngineName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let [deepest, gnubg_deepest] = Self::DEEPEST;
        Self::parse(text).ok_or_else(|| {
            format!(
                "expected a preset such as world-class, barpoint:WHAT or FOLDER:WHAT with a preset \
                 or 0 to {deepest} plies, human:PR with 3 to 20, bkg, or gnubg:PLY with 0 to {gnubg_deepest}; ours with +jump or +janowski2 for that theory \
                 of the cube; found {text:?}"
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_named_with_their_depth() {
        assert_eq!("gnubg:2".parse(), Ok(EngineName::Gnubg { plies: 2 }));
        assert_eq!("bkg".parse(), Ok(EngineName::Bkg));
        assert_eq!(
            "runs/new:0".parse(),
            Ok(EngineName::Ours {
                nets: NetSource::Folder(PathBuf::from("runs/new")),
                strength: Box::new(Strength::new(0, MoveFilter::NORMAL)),
            })
        );
        for wrong in [
            "gnubg",
            "gnubg:9",
            ":0",
            "barpoint:x",
            "barpoint:9",
            "champion",
            "human:2",
            "human:8+jump",
            "bkg:0",
            "bkg+jump",
        ] {
            assert!(wrong.parse::<EngineName>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn people_are_named_by_their_rating() {
        let pr = HumanPr::new(8.5).unwrap();
        assert_eq!("human:8.5".parse(), Ok(EngineName::Human(pr)));
    }

    #[test]
    fn engines_are_named_by_their_level() {
        let strength = Box::new(Strength::by_name("world class").unwrap());
        for name in ["world-class", "barpoint:world-class", "World Class"] {
            let nets = NetSource::BuiltIn;
            let strength = strength.clone();
            assert_eq!(name.parse(), Ok(EngineName::Ours { nets, strength }));
        }
        assert!("gnubg:beginner".parse::<EngineName>().is_err());
    }
}
