//! What a server is made with.

use std::path::PathBuf;
use std::sync::Arc;

use barpoint_app::Engines;
use barpoint_draw::Theme;
use barpoint_wire::KnownLevels;

/// Takes a line about something that does not keep the server from working.
pub type Warn = Arc<dyn Fn(&str) + Send + Sync>;

/// The parts of a server.
pub struct ServerOptions {
    /// The engines of all games.
    pub engines: Engines,
    /// The folder for games, created if missing.
    pub folder: PathBuf,
    /// The file of the library of matches and of the cards of study, made on first use.
    pub library: PathBuf,
    /// The user's settings file, which changes of settings go to; `None` if they last until the server ends.
    pub settings: Option<PathBuf>,
    /// Questions answered at a time.
    pub threads: usize,
    /// Most jobs running and waiting; [`ServerOptions::MOST_JOBS`] for people.
    pub most_jobs: usize,
    /// The colors of pictures where a request names none.
    pub theme: &'static Theme,
    /// How well the levels play, if that was measured.
    pub measured: Option<KnownLevels>,
    /// Hears of games, matches and rollouts that lists leave out, once of each: their files are damaged, or of a later version.
    pub warn: Warn,
}

impl ServerOptions {
    /// As many jobs as somebody has matches to be analysed.
    pub const MOST_JOBS: usize = 10_000;
}
