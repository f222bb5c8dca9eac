//! Evaluators by the name a user gives: the built-in nets or a folder of weight files.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_eval::nets::{self, NetFiles, NetRole};
use barpoint_eval::{CompositeEvaluator, Plan};

use crate::error::CliError;
use crate::{cache, files};

/// Which nets evaluate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NetSource {
    /// The nets built into the program.
    BuiltIn,
    /// `contact.net` or one contact net for each plan, `race.net` and, if there, `prefilter.net` of a
    /// folder.
    Folder(PathBuf),
}

impl NetSource {
    /// The built-in nets unless a folder is given.
    pub(crate) fn of(folder: Option<&PathBuf>) -> Self {
        folder.map_or(Self::BuiltIn, |folder| Self::Folder(folder.clone()))
    }

    /// Loads the nets.
    pub(crate) fn load(&self) -> Result<CompositeEvaluator, CliError> {
        let bearoff = cache::one_sided();
        match self {
            Self::BuiltIn => nets::production(bearoff)
                .map_err(|error| CliError::Job(format!("the built-in nets are damaged: {error}"))),
            Self::Folder(folder) => load_folder(folder, bearoff),
        }
    }
}

fn load_folder(folder: &Path, bearoff: Arc<OneSided>) -> Result<CompositeEvaluator, CliError> {
    let one = folder.join(NetRole::Contact.file_name());
    let contact = if one.exists() {
        vec![files::read(&one)?]
    } else {
        let plans = Plan::ALL.map(|plan| NetRole::Plan(plan).file_name());
        let plans = plans.iter().map(|name| files::read(&folder.join(name)));
        plans.collect::<Result<_, _>>()?
    };
    let contact: Vec<&[u8]> = contact.iter().map(Vec::as_slice).collect();
    let race = files::read(&folder.join("race.net"))?;
    let prefilter_path = folder.join("prefilter.net");
    let prefilter = prefilter_path
        .exists()
        .then(|| files::read(&prefilter_path))
        .transpose()?;
    let nets = NetFiles {
        contact: &contact,
        race: &race,
        prefilter: prefilter.as_deref(),
    };
    nets.evaluator(bearoff).map_err(|error| CliError::File {
        path: folder.to_path_buf(),
        reason: error.to_string(),
    })
}

/// An engine in a duel: `barpoint:0`, `gnubg:2` or `FOLDER:1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum EngineName {
    /// Our look-ahead with these nets.
    Ours { nets: NetSource, plies: u8 },
    /// An installed gnubg.
    Gnubg { plies: u8 },
}

impl FromStr for EngineName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let expected = || {
            format!(
                "expected barpoint:PLY, gnubg:PLY or FOLDER:PLY with 0 to 3 plies, found {text:?}"
            )
        };
        let (name, plies) = text.rsplit_once(':').ok_or_else(expected)?;
        let plies: u8 = plies
            .parse()
            .ok()
            .filter(|p| *p <= 3)
            .ok_or_else(expected)?;
        Ok(match name {
            "" => return Err(expected()),
            "gnubg" => Self::Gnubg { plies },
            "barpoint" => Self::Ours {
                nets: NetSource::BuiltIn,
                plies,
            },
            folder => Self::Ours {
                nets: NetSource::Folder(PathBuf::from(folder)),
                plies,
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_named_with_their_depth() {
        assert_eq!("gnubg:2".parse(), Ok(EngineName::Gnubg { plies: 2 }));
        assert_eq!(
            "runs/new:0".parse(),
            Ok(EngineName::Ours {
                nets: NetSource::Folder(PathBuf::from("runs/new")),
                plies: 0
            })
        );
        for wrong in ["gnubg", "gnubg:9", ":0", "barpoint:x"] {
            assert!(wrong.parse::<EngineName>().is_err(), "{wrong}");
        }
    }
}
