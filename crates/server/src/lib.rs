//! The board's HTTP server: routes, games in progress, static assets.
//!
//! All backgammon is in the engine, all JSON in the wire crate. The server answers only on the loopback interface, to
//! requests that name it as host, come from its own pages and carry its token.
//!
//! What it does not do: parse arguments, print, know the rules.

#![forbid(unsafe_code)]

mod access;
mod app;
mod assets;
mod causes;
mod error;
mod files;
mod folder;
mod games;
mod job;
mod jobs;
mod json_errors;
mod levels;
mod library;
mod matches;
mod options;
mod plain_words;
mod pledges;
mod refusals;
mod rollouts;
mod routes;
mod study;
mod token;
mod work;

use std::net::{Ipv4Addr, SocketAddr};

pub use app::App;
pub use error::ServerError;
pub use options::{ServerOptions, Warn};
pub use routes::{open_api, router};
pub use token::Token;

use tokio::net::TcpListener;

/// A server that is listening but not yet answering.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: App,
}

impl Server {
    /// Listens on a port of the loopback interface, or on any other if that is taken and `any_port` is set.
    ///
    /// # Errors
    /// If no port is available or the folder cannot be used.
    pub async fn bind(
        options: ServerOptions,
        port: u16,
        any_port: bool,
    ) -> Result<Self, ServerError> {
        let loopback = |port| SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let bound = match TcpListener::bind(loopback(port)).await {
            Err(_) if any_port => TcpListener::bind(loopback(0)).await,
            bound => bound,
        };
        let listener = bound.map_err(|source| ServerError::Bind { port, source })?;
        let address = listener
            .local_addr()
            .map_err(|source| ServerError::Bind { port, source })?;
        Ok(Self {
            app: App::new(options, address)?,
            listener,
            address,
        })
    }

    /// The address to open, including the token.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}/?token={}", self.address, self.app.token())
    }

    /// Answers until `stop` resolves; requests under way are finished, streams of events end.
    ///
    /// # Errors
    /// If the listener fails.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServerError> {
        let app = self.app.clone();
        let stop = async move {
            stop.await;
            app.stop();
        };
        axum::serve(self.listener, router(self.app))
            .with_graceful_shutdown(stop)
            .await
            .map_err(ServerError::Serve)
    }
}
