//! Options that say which library and which of its matches are meant.

use std::path::PathBuf;

use barpoint_app::Folders;
use barpoint_app::library::{self, LibraryError};
use barpoint_record::Date;
use barpoint_store::{Library, MatchFilter};

use crate::error::CliError;

/// Which library.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct LibraryArg {
    /// File of the library [default: library.sqlite in the data folder]
    #[arg(long, value_name = "FILE")]
    library: Option<PathBuf>,
}

/// Which matches.
#[derive(clap::Args, Clone, Debug)]
#[command(next_help_heading = "Matches")]
pub(super) struct FilterArgs {
    /// Matches of this player, and of these the player's own decisions
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Against this opponent
    #[arg(long, value_name = "NAME")]
    against: Option<String>,
    /// With this in the name of the event
    #[arg(long, value_name = "TEXT")]
    event: Option<String>,
    /// Played on this day (2024-05-31), in this month (2024-05) or year, or later
    #[arg(long, value_name = "DATE")]
    since: Option<Date>,
    /// Played on this day, in this month or year, or before
    #[arg(long, value_name = "DATE")]
    until: Option<Date>,
    /// To this many points; 0 for money play
    #[arg(long, value_name = "POINTS")]
    length: Option<u16>,
    /// With this tag
    #[arg(long, value_name = "TAG")]
    tag: Option<String>,
}

impl LibraryArg {
    /// Opens it; makes an empty one where there is none.
    pub(crate) fn open(&self) -> Result<Library, CliError> {
        let path = match &self.library {
            Some(path) => path.clone(),
            None => library::path(&Folders::from_environment())?,
        };
        Ok(library::open(&path)?)
    }
}

impl FilterArgs {
    /// The name of the player asked for.
    pub(super) fn player(&self) -> Option<&str> {
        self.player.as_deref()
    }

    /// The filter.
    pub(super) fn filter(&self, library: &Library) -> Result<MatchFilter, LibraryError> {
        let player = |name: &Option<String>| {
            let name = name.as_ref();
            name.map(|name| library::player(library, name)).transpose()
        };
        Ok(MatchFilter {
            player: player(&self.player)?,
            opponent: player(&self.against)?,
            event: self.event.clone(),
            since: self.since,
            until: self.until,
            length: self.length,
            tag: self.tag.clone(),
        })
    }
}
