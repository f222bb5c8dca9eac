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
        if let Some((engine, words)) = Self::with_settings(text) {
            return Self::parse(engine)?.set(words);
        }
        if let Some((engine, model)) = text.rsplit_once('+') {
            let model = CubeModel::by_name(model)?;
            return Self::parse(engine)?.valuing_by(model);
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
}

impl EngineName {
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

    /// One of ours that searches as these words say.
    fn set(self, words: &str) -> Option<Self> {
        let Self::Ours { nets, mut strength } = self else {
            return None;
        };
        let mut named = words.split_whitespace();
        if !named.all(|word| word == "no-pruning" || Self::is_setting(word)) {
            return None;
        }
        let change = barpoint_app::words::player(words).ok()?;
        let changed = change.to(PlayerSettings {
            checker: strength.search,
            filter: strength.filter,
            cube: strength.search,
        });
        (strength.search, strength.filter) = (changed.checker, changed.filter);
        Some(Self::Ours { nets, strength })
    }

    /// What may be set after an engine, besides `no-pruning`.
    const SETTINGS: [&str; 4] = ["filter", "reduced", "noise", "cube-model"];

    /// Engine and settings of `world-class reduced=25`.
    fn with_settings(text: &str) -> Option<(&str, &str)> {
        let mut engine = text.trim();
        while let Some((before, last)) = engine.rsplit_once(char::is_whitespace) {
            if !last.contains('=') && last != "no-pruning" {
                break;
            }
            engine = before.trim_end();
        }
        let words = text.trim()[engine.len()..].trim_start();
        (!words.is_empty()).then_some((engine, words))
    }

    fn is_setting(word: &str) -> bool {
        let named = word.split_once('=');
        named.is_some_and(|(name, _)| Self::SETTINGS.contains(&name))
    }

    /// Whether what stands before an equals sign ends in the name of a setting, as in `world-class reduced`.
    pub(crate) fn ends_in_setting(text: &str) -> bool {
        let last = text.rsplit_once(char::is_whitespace);
        last.is_some_and(|(_, last)| Self::SETTINGS.contains(&last))
    }
}

impl FromStr for EngineName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let [deepest, gnubg_deepest] = Self::DEEPEST;
        Self::parse(text).ok_or_else(|| {
            format!(
                "expected a preset such as world-class, barpoint:WHAT or FOLDER:WHAT with a preset \
                 or 0 to {deepest} plies or narrow, human:PR with 3 to 20, bkg, bkg-vi, gnubg:PLY with 0 to {gnubg_deepest}, ubgi:COMMAND, or socket:HOST:PORT; ours with +learned, +jump or +janowski2 for that theory \
                 of the cube, or with filter=, reduced=, noise=, cube-model= or no-pruning after a space; found {text:?}"
            )
        })
    }
}

#[cfg(test)]
mod tests;
