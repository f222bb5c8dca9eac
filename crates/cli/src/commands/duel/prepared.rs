//! The engines of a duel, ready to play.

use std::sync::Arc;

use barpoint_bkg::Bkg;
use barpoint_engine::{CANDIDATES, Person, Strength};
use barpoint_equity::Met;
use barpoint_eval::{CubeUse, MoveFilter, Search, SearchSettings};
use barpoint_lab::duel::{Berliner, Contestant, DuelError, Gnubg, Likeness, Socket, Ubgi};
use barpoint_lab::{Narrow, Ours};

use crate::engine_name::EngineName;
use crate::error::CliError;
use crate::evaluators::{NetSource, bkg};

/// Everything an engine needs for the whole duel.
pub(in crate::commands) enum Prepared {
    /// Our look-ahead.
    Ours {
        search: Box<Search>,
        strength: Box<Strength>,
    },
    /// Our nets playing as inside rollouts.
    Narrow {
        search: Box<Search>,
        settings: SearchSettings,
    },
    /// A person's likeness.
    Human {
        search: Box<Search>,
        person: Box<Person>,
        cube: CubeUse,
    },
    /// BKG of 1977 or BKG-VI.
    Bkg(Box<Bkg>),
    /// An installed gnubg.
    Gnubg { plies: u8, cubeful: bool },
    /// An engine by its command line.
    Ubgi { command: String, cubeful: bool },
    /// A program over a socket.
    Socket { address: String },
}

impl Prepared {
    pub(in crate::commands) fn new(
        name: &EngineName,
        cubeful: bool,
        seed: u64,
        met: &Arc<Met>,
    ) -> Result<Self, CliError> {
        Ok(match name {
            EngineName::Human(pr) => {
                let evaluator = Arc::new(NetSource::BuiltIn.load()?);
                let search = Search::new(evaluator, Arc::clone(met), barpoint_app::CACHE_ENTRIES);
                Self::Human {
                    search: Box::new(search),
                    person: Box::new(Person::new(*pr, seed)),
                    cube: CubeUse::when(cubeful),
                }
            }
            EngineName::Bkg(edition) => Self::Bkg(Box::new(bkg(*edition)?)),
            EngineName::Ubgi(command) => Self::Ubgi {
                command: command.clone(),
                cubeful,
            },
            EngineName::Socket(address) => Self::Socket {
                address: address.clone(),
            },
            EngineName::Gnubg { plies } => Self::Gnubg {
                plies: *plies,
                cubeful,
            },
            EngineName::Ours { nets, strength } => {
                let mut strength = strength.for_choice();
                if !cubeful {
                    strength.search.cube = CubeUse::Cubeless;
                }
                Self::Ours {
                    search: searching(nets, met)?,
                    strength: Box::new(strength),
                }
            }
            EngineName::Narrow { nets, model } => Self::Narrow {
                search: searching(nets, met)?,
                settings: SearchSettings::new(0, CubeUse::when(cubeful), CANDIDATES)
                    .with_model(*model),
            },
        })
    }

    pub(in crate::commands) fn contestant(&self) -> Result<Box<dyn Contestant + '_>, DuelError> {
        Ok(match self {
            Self::Bkg(player) => Box::new(Berliner::new(player)),
            Self::Gnubg { plies, cubeful } => Box::new(Gnubg::start(*plies, *cubeful)?),
            Self::Ubgi { command, cubeful } => Box::new(Ubgi::start(command, *cubeful)?),
            Self::Socket { address } => Box::new(Socket::connect(address)?),
            Self::Narrow { search, settings } => Box::new(Narrow::new(Ours {
                search,
                settings: *settings,
                filter: MoveFilter::NORMAL,
                rollout: None,
            })),
            Self::Human {
                search,
                person,
                cube,
            } => Box::new(Likeness {
                search,
                person,
                cube: *cube,
            }),
            Self::Ours { search, strength } => Box::new(Ours {
                search,
                settings: strength.search,
                filter: strength.filter,
                rollout: strength.rollout,
            }),
        })
    }

    /// Whether a program listens for one connection, as gnubg's `external` does.
    pub(in crate::commands) const fn is_socket(&self) -> bool {
        matches!(self, Self::Socket { .. })
    }

    /// Whether another program thinks.
    pub(in crate::commands) const fn is_process(&self) -> bool {
        matches!(
            self,
            Self::Gnubg { .. } | Self::Ubgi { .. } | Self::Socket { .. }
        )
    }

    pub(in crate::commands) const fn is_gnubg(&self) -> bool {
        matches!(self, Self::Gnubg { .. })
    }
}

/// A search with these nets, read at once: what starting costs counts for no engine whose time is taken.
fn searching(nets: &NetSource, met: &Arc<Met>) -> Result<Box<Search>, CliError> {
    let evaluator = Arc::new(nets.load()?);
    evaluator.make_ready();
    let search = Search::new(evaluator, Arc::clone(met), barpoint_app::CACHE_ENTRIES);
    Ok(Box::new(search))
}
