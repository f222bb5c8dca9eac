//! What a server is made with.

use std::path::PathBuf;

use barpoint_app::Engines;
use barpoint_draw::Theme;
use barpoint_wire::KnownLevels;

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
}

impl ServerOptions {
    /// As many jobs as somebody has matches to be analysed.
    pub const MOST_JOBS: usize = 10_000;
}
