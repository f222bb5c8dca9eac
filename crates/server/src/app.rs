//! What all requests share.

mod asking;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use barpoint_app::{Engines, files};
use barpoint_draw::Theme;
use barpoint_engine::{Endings, Strength};
use barpoint_equity::Met;
use barpoint_wire::KnownLevels;
use tokio::sync::{Semaphore, watch};

use crate::error::ServerError;
use crate::folder::new_id;
use crate::games::Games;
use crate::jobs::Jobs;
use crate::levels::{Levels, levels};
use crate::library::{Librarian, SharedLibrary};
use crate::matches::Matches;
use crate::options::ServerOptions;
use crate::rollouts::Rollouts;
use crate::study::Cards;
use crate::token::Token;

pub(crate) use asking::Asked;

/// Shared by all requests; a clone is the same.
#[derive(Clone)]
pub struct App(Arc<Shared>);

struct Shared {
    folder: PathBuf,
    settings: Option<PathBuf>,
    engines: Engines,
    endings: Endings,
    games: Games,
    matches: Arc<Matches>,
    library: SharedLibrary,
    librarian: Arc<Librarian>,
    rollouts: Rollouts,
    cards: Cards,
    jobs: Jobs,
    levels: Arc<Levels>,
    threads: usize,
    theme: &'static Theme,
    measured: Option<KnownLevels>,
    token: Token,
    address: SocketAddr,
    working: Semaphore,
    waiting: Semaphore,
    /// Whether the server is stopping.
    stopping: watch::Sender<bool>,
}

/// Questions that may wait while others are answered.
const WAITING: usize = 256;

impl App {
    /// What requests to this address share.
    ///
    /// # Errors
    /// If the folder cannot be used.
    pub fn new(options: ServerOptions, address: SocketAddr) -> Result<Self, ServerError> {
        let [games, matches, rollouts] =
            ["games", "matches", "rollouts"].map(|name| options.folder.join(name));
        for folder in [&games, &matches, &rollouts] {
            files::make_folder(folder)?;
            std::fs::read_dir(folder).map_err(|source| files::FileError::Read {
                path: folder.clone(),
                source,
            })?;
            files::sweep(folder);
        }
        files::sweep(&options.folder);
        let warn = &options.warn;
        let matches = Arc::new(Matches::new(matches, warn));
        let cards = Cards::new(options.library.clone());
        let library = SharedLibrary::new(options.library);
        let stamp = options.folder.join("library.stamp");
        let usual = options.engines.met();
        let librarian = Librarian::new(library.clone(), Arc::clone(&matches), usual, stamp)?;
        Ok(Self(Arc::new(Shared {
            token: Token::of_folder(&options.folder)?,
            folder: options.folder.clone(),
            settings: options.settings,
            endings: options.engines.endings(),
            engines: options.engines,
            games: Games::new(games, warn),
            matches,
            library,
            librarian: Arc::new(librarian),
            rollouts: Rollouts::new(rollouts, warn),
            cards,
            jobs: Jobs::new(options.most_jobs)?,
            levels: Arc::new(levels(options.folder.join("levels.json"))),
            threads: options.threads.max(1),
            theme: options.theme,
            measured: options.measured,
            address,
            working: Semaphore::new(options.threads.max(1)),
            waiting: Semaphore::new(WAITING),
            stopping: watch::Sender::new(false),
        })))
    }

    /// Ends the streams of events, for which a server that stops would wait.
    pub(crate) fn stop(&self) {
        self.0.stopping.send_replace(true);
    }

    /// Resolves when the server stops.
    pub(crate) fn stopped(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut stopping = self.0.stopping.subscribe();
        async move {
            // Without a sender there is no server any more.
            let _ = stopping.wait_for(|stopping| *stopping).await;
        }
    }

    /// The secret that grants access.
    #[must_use]
    pub fn token(&self) -> &Token {
        &self.0.token
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.0.address
    }

    pub(crate) fn endings(&self) -> &Endings {
        &self.0.endings
    }

    /// The colors of pictures where a request names none.
    pub(crate) fn theme(&self) -> &'static Theme {
        self.0.theme
    }

    /// How well the levels play.
    pub(crate) fn measured(&self) -> Option<&KnownLevels> {
        self.0.measured.as_ref()
    }

    /// The strength for questions that name none.
    pub(crate) fn level(&self) -> Strength {
        self.0.engines.level()
    }

    pub(crate) fn games(&self) -> &Games {
        &self.0.games
    }

    pub(crate) fn matches(&self) -> &Matches {
        &self.0.matches
    }

    /// The library of matches.
    pub(crate) fn library(&self) -> &SharedLibrary {
        &self.0.library
    }

    /// What adds the matches of the board to the library.
    pub(crate) fn librarian(&self) -> &Arc<Librarian> {
        &self.0.librarian
    }

    /// The engines of all games.
    pub(crate) fn engines(&self) -> &Engines {
        &self.0.engines
    }

    /// The file that keeps the user's settings.
    pub(crate) fn settings_file(&self) -> Option<&Path> {
        self.0.settings.as_deref()
    }

    /// The path of a new file that is swept away if it is left.
    pub(crate) fn scratch_file(&self) -> Result<PathBuf, ServerError> {
        Ok(self.0.folder.join(format!("{}.part", new_id()?)))
    }

    /// The match equity table of matches that name none.
    pub(crate) fn met(&self) -> Arc<Met> {
        self.0.engines.met()
    }

    pub(crate) fn rollouts(&self) -> &Rollouts {
        &self.0.rollouts
    }

    pub(crate) fn cards(&self) -> &Cards {
        &self.0.cards
    }

    pub(crate) fn jobs(&self) -> &Jobs {
        &self.0.jobs
    }

    pub(crate) fn levels(&self) -> &Arc<Levels> {
        &self.0.levels
    }

    pub(crate) fn threads(&self) -> usize {
        self.0.threads
    }
}
