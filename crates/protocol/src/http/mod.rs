//! A server that answers clients of other engines in their own terms: wildbg's `GET /eval` and `GET /move`, and version 1 of the
//! Nodots engine protocol. It knows no games and keeps nothing, so it asks for no token.

mod nodots;
mod nodots_request;
mod wildbg;

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::Router;
use barpoint_app::Engines;
use barpoint_engine::Engine;
use barpoint_rules::Variation;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

/// Questions that may wait while others are answered.
const WAITING: usize = 1024;

/// A server of other engines' clients that is listening but not yet answering.
pub struct HttpServer {
    listener: TcpListener,
    address: SocketAddr,
    router: Router,
}

/// What all requests share; a clone is the same.
#[derive(Clone)]
struct Asked(Arc<Shared>);

struct Shared {
    engines: Engines,
    working: Semaphore,
    waiting: Semaphore,
}

/// Why a question found no answer.
enum Unanswered {
    /// Too many wait.
    Busy,
    /// A fault of the program or its files.
    Fault(String),
}

impl Asked {
    fn new(engines: Engines, threads: usize) -> Self {
        Self(Arc::new(Shared {
            engines,
            working: Semaphore::new(threads.max(1)),
            waiting: Semaphore::new(WAITING),
        }))
    }

    /// Answers a question about backgammon off the serving threads.
    async fn answer<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Engine, &Engines) -> T + Send + 'static,
    ) -> Result<T, Unanswered> {
        let fault = |error: &dyn std::fmt::Display| Unanswered::Fault(error.to_string());
        let shared = Arc::clone(&self.0);
        let _place = shared.waiting.try_acquire().map_err(|_| Unanswered::Busy)?;
        let _turn = shared
            .working
            .acquire()
            .await
            .map_err(|error| fault(&error))?;
        let shared = Arc::clone(&self.0);
        let work = move || {
            let engine = shared.engines.of(Variation::Standard);
            engine.map(|engine| question(&engine, &shared.engines))
        };
        tokio::task::spawn_blocking(work)
            .await
            .map_err(|error| fault(&error))?
            .map_err(|error| fault(&error))
    }
}

/// The routes for other engines' clients. The level of the engines is that of the answers.
pub fn router(engines: Engines, threads: usize) -> Router {
    let asked = Asked::new(engines, threads);
    wildbg::routes().merge(nodots::routes()).with_state(asked)
}

impl HttpServer {
    /// Listens; port 0 is any free one. The rest is as for [`router`].
    ///
    /// # Errors
    /// If the port is taken or may not be used.
    pub async fn bind(
        engines: Engines,
        threads: usize,
        address: IpAddr,
        port: u16,
    ) -> io::Result<Self> {
        let listener = TcpListener::bind((address, port)).await?;
        let address = listener.local_addr()?;
        Ok(Self {
            listener,
            address,
            router: router(engines, threads),
        })
    }

    /// The address, without a path.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Answers until `stop` resolves; requests under way are finished.
    ///
    /// # Errors
    /// If the listener fails.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        axum::serve(self.listener, self.router)
            .with_graceful_shutdown(stop)
            .await
    }
}
