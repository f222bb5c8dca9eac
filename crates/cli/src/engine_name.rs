//! Engines as a duel names them.

use std::path::PathBuf;
use std::str::FromStr;

use barpoint_engine::{Edition, HumanPr, Strength};
use barpoint_eval::{CubeModel, MoveFilter};

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
            // Only ours can be told how to value the cube.
            return match Self::parse(engine)? {
                Self::Ours { nets, mut strength } => {
                    strength.search.model = model;
                    Some(Self::Ours { nets, strength })
                }
                Self::Narrow { nets, .. } => Some(Self::Narrow { nets, model }),
                _ => None,
            };
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

impl FromStr for EngineName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let [deepest, gnubg_deepest] = Self::DEEPEST;
        Self::parse(text).ok_or_else(|| {
            format!(
                "expected a preset such as world-class, barpoint:WHAT or FOLDER:WHAT with a preset \
                 or 0 to {deepest} plies or narrow, human:PR with 3 to 20, bkg, bkg-vi, gnubg:PLY with 0 to {gnubg_deepest}, ubgi:COMMAND, or socket:HOST:PORT; ours with +learned, +jump or +janowski2 for that theory \
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
        assert_eq!("bkg".parse(), Ok(EngineName::Bkg(Edition::Of1977)));
        assert_eq!("bkg-vi".parse(), Ok(EngineName::Bkg(Edition::Vi)));
        assert_eq!(
            "runs/new:0".parse(),
            Ok(EngineName::Ours {
                nets: NetSource::Folder(PathBuf::from("runs/new")),
                strength: Box::new(Strength::new(0, MoveFilter::NORMAL)),
            })
        );
        assert_eq!(
            "barpoint:narrow".parse(),
            Ok(EngineName::Narrow {
                nets: NetSource::BuiltIn,
                model: CubeModel::Learned
            })
        );
        assert_eq!(
            "barpoint:narrow+jump".parse(),
            Ok(EngineName::Narrow {
                nets: NetSource::BuiltIn,
                model: CubeModel::Jump
            })
        );
        for wrong in [
            "narrow",
            "gnubg",
            "gnubg:narrow",
            "gnubg:9",
            "ubgi: ",
            "socket:gnubg",
            ":0",
            "barpoint:x",
            "barpoint:9",
            "champion",
            "human:2",
            "human:8+jump",
            "bkg:0",
            "bkg-vi:0",
            "bkg+jump",
        ] {
            assert!(wrong.parse::<EngineName>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn engines_of_others_are_named_by_their_command_line() {
        let command = "./engine --ply 1+jump".to_owned();
        let name = format!("ubgi:{command}");
        assert_eq!(name.parse(), Ok(EngineName::Ubgi(command)));
    }

    #[test]
    fn programs_over_sockets_are_named_by_where_they_listen() {
        for address in ["localhost:1234", "/tmp/gnubg"] {
            let name = format!("socket:{address}");
            assert_eq!(name.parse(), Ok(EngineName::Socket(address.to_owned())));
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
