//! Engines as a duel names them.

use std::path::PathBuf;
use std::str::FromStr;

use barpoint_engine::{Edition, HumanPr, Strength};
use barpoint_eval::{CubeModel, MoveFilter};
use barpoint_rollout::PlayerSettings;

use crate::evaluators::NetSource;

/// An engine in a duel: `barpoint:0`, `barpoint:narrow`, `world-class`, `FOLDER:beginner`, `bkg`, `bkg-vi`, `gnubg:2`, `ubgi:COMMAND` or `socket:HOST:PORT`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum EngineName {
    /// Our look-ahead with these nets.
    Ours {
        nets: NetSource,
        strength: Box<Strength>,
    },
    /// Our nets playing as inside rollouts: without look-ahead, and with the choice narrowed.
    Narrow { nets: NetSource, model: CubeModel },
    /// Our nets, erring as people of this strength do.
    Human(HumanPr),
    /// BKG of 1977 or BKG-VI.
    Bkg(Edition),
    /// An installed gnubg.
    Gnubg { plies: u8 },
    /// An engine that speaks UBGI, by its command line.
    Ubgi(String),
    /// A program that decides over a socket as gnubg's external players do, by host and port or path.
    Socket(String),
}

impl EngineName {
    /// Deepest look-ahead in a duel, ours and gnubg's.
    const DEEPEST: [u8; 2] = [4, 3];

    fn parse(text: &str) -> Option<Self> {
        if let Some(command) = text.strip_prefix("ubgi:") {
            return (!command.trim().is_empty()).then(|| Self::Ubgi(command.to_owned()));
        }
        if let Some(address) = text.strip_prefix("socket:") {
            let named = address.contains('/') || address.contains(':');
            return named.then(|| Self::Socket(address.to_owned()));
        }
        if let Some((engine, model)) = text.rsplit_once('+') {
            let model = CubeModel::by_name(model)?;
            return Self::parse(engine.trim_end())?.valuing_by(model);
        }
        if let Some(edition) = Edition::ALL
            .into_iter()
            .find(|edition| edition.name() == text)
        {
            return Some(Self::Bkg(edition));
        }
        if let Ok(pr) = text.parse() {
            return Some(Self::Human(pr));
        }
        if let Some(strength) = Strength::deciding(text) {
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
            // Of people those of a rating that can be had are known by now; BKG has no plies.
            "human" | "bkg" | "bkg-vi" => return None,
            "barpoint" => NetSource::BuiltIn,
            folder => NetSource::Folder(PathBuf::from(folder)),
        };
        if strength == "narrow" {
            let model = CubeModel::default();
            return Some(Self::Narrow { nets, model });
        }
        let strength = match plies {
            Some(plies) => (plies <= deepest).then(|| Strength::new(plies, MoveFilter::NORMAL)),
            None => Strength::deciding(strength),
        };
        strength.map(|strength| Self::Ours {
            nets,
            strength: Box::new(strength),
        })
    }

    /// One of ours that values the cube by this theory.
    fn valuing_by(self, model: CubeModel) -> Option<Self> {
        match self {
            Self::Ours { nets, mut strength } => {
                strength.search.model = model;
                Some(Self::Ours { nets, strength })
            }
            Self::Narrow { nets, .. } => Some(Self::Narrow { nets, model }),
            _ => None,
        }
    }

    /// One of ours that searches as these settings say; `model_named` if its name has said a theory of the cube.
    fn set(self, model_named: bool, settings: &str) -> Result<Self, String> {
        let Self::Ours { nets, mut strength } = self else {
            return Err(format!(
                "expected settings after engines of ours with a level or a number of plies alone; found {settings:?}"
            ));
        };
        let mut named = if model_named {
            vec!["cube-model"]
        } else {
            Vec::new()
        };
        for setting in settings.split_whitespace() {
            let name = setting.split_once('=').map_or(setting, |(name, _)| name);
            let known = setting == Self::NO_PRUNING || Self::SETTINGS.contains(&name);
            if !known || named.contains(&name) {
                return Err(format!(
                    "expected filter=, reduced=, noise=, cube-model= or no-pruning, each once, after an engine; found {setting:?}"
                ));
            }
            named.push(name);
        }
        let change = barpoint_app::words::player(settings).map_err(|error| error.to_string())?;
        let changed = change.to(PlayerSettings {
            checker: strength.search,
            filter: strength.filter,
            cube: strength.search,
        });
        (strength.search, strength.filter) = (changed.checker, changed.filter);
        Ok(Self::Ours { nets, strength })
    }

    /// What may be set after an engine, besides [`EngineName::NO_PRUNING`].
    const SETTINGS: [&str; 4] = ["filter", "reduced", "noise", "cube-model"];
    const NO_PRUNING: &str = "no-pruning";

    /// Engine and settings of `world-class reduced=25`; those of others are part of a command line.
    fn with_settings(text: &str) -> (&str, &str) {
        let mut engine = text;
        if !text.starts_with("ubgi:") && !text.starts_with("socket:") {
            while let Some((before, last)) = engine.rsplit_once(char::is_whitespace)
                && (last.contains('=') || last == Self::NO_PRUNING)
            {
                engine = before.trim_end();
            }
        }
        (engine, text[engine.len()..].trim_start())
    }

    /// Whether a text begins with an engine, whatever settings follow.
    pub(crate) fn begins(text: &str) -> bool {
        let (engine, settings) = Self::with_settings(text.trim());
        !settings.is_empty() && Self::parse(engine).is_some()
    }
}

impl FromStr for EngineName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let [deepest, gnubg_deepest] = Self::DEEPEST;
        let (engine, settings) = Self::with_settings(text.trim());
        let named = Self::parse(engine).ok_or_else(|| {
            format!(
                "expected a preset such as world-class, barpoint:WHAT or FOLDER:WHAT with a preset \
                 or 0 to {deepest} plies or narrow, human:PR with 3 to 20, bkg, bkg-vi, gnubg:PLY with 0 to {gnubg_deepest}, ubgi:COMMAND, or socket:HOST:PORT; ours with +learned, +janowski, +jump or +janowski2 for that theory \
                 of the cube; found {engine:?}"
            )
        })?;
        if settings.is_empty() {
            return Ok(named);
        }
        named.set(engine.contains('+'), settings)
    }
}

#[cfg(test)]
mod tests;
