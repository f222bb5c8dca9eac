//! Programs that decide over a socket, in the words of gnubg's external players: each decision goes out as a line of figures,
//! and a line with the decision comes back.
//!
//! - [`ExternalPlayer`]: a connection, asked for decisions;
//! - [`action()`]: what an answer means;
//! - [`raw_board`]: the line of figures.

pub mod raw_board;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use barpoint_rules::{Action, BySide, Decision, MatchState, Side, WinKind};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_mins(5);
/// The longest answer.
const LONGEST: u64 = 1000;

/// Both ways of a socket.
trait Socket: Read + Write + Send {}

impl<T: Read + Write + Send> Socket for T {}

/// Why a player over a socket does not answer.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ExternalError {
    /// The connection fails.
    #[error("{address}: {source}")]
    Io {
        /// The host and port, or the path.
        address: String,
        /// Why.
        source: std::io::Error,
    },
    /// Nothing comes.
    #[error("{address}: no answer")]
    Silent {
        /// The host and port, or the path.
        address: String,
    },
}

/// A player over a socket.
pub struct ExternalPlayer {
    address: String,
    socket: BufReader<Box<dyn Socket>>,
}

impl ExternalPlayer {
    /// Connects to `HOST:PORT`, or to the socket of a path.
    ///
    /// # Errors
    /// If nobody listens there.
    pub fn connect(address: &str) -> Result<Self, ExternalError> {
        let socket = open(address).map_err(|source| ExternalError::Io {
            address: address.to_owned(),
            source,
        })?;
        Ok(Self {
            address: address.to_owned(),
            socket: BufReader::new(socket),
        })
    }

    /// The host and port, or the path.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The answer to a state. The player on roll comes first in the question, who is the one who doubled where a double is to be
    /// answered.
    ///
    /// # Errors
    /// If none comes.
    pub fn ask(
        &mut self,
        state: &MatchState,
        names: BySide<&str>,
    ) -> Result<String, ExternalError> {
        let line = raw_board::seen_by(state, names, state.on_roll());
        let answer = self.exchange(&line).map_err(|source| ExternalError::Io {
            address: self.address.clone(),
            source,
        })?;
        let text = answer.trim_matches(|letter: char| letter.is_whitespace() || letter == '\0');
        if text.is_empty() {
            return Err(ExternalError::Silent {
                address: self.address.clone(),
            });
        }
        Ok(text.to_owned())
    }

    fn exchange(&mut self, line: &str) -> std::io::Result<String> {
        let out = self.socket.get_mut();
        // gnubg ends its lines like this.
        out.write_all(format!("{line}\n\0").as_bytes())?;
        out.flush()?;
        let mut answer = Vec::new();
        (&mut self.socket)
            .take(LONGEST)
            .read_until(b'\n', &mut answer)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }
}

fn open(address: &str) -> std::io::Result<Box<dyn Socket>> {
    #[cfg(unix)]
    if address.contains('/') {
        let socket = std::os::unix::net::UnixStream::connect(address)?;
        socket.set_read_timeout(Some(PATIENCE))?;
        return Ok(Box::new(socket));
    }
    let socket = TcpStream::connect(address)?;
    socket.set_read_timeout(Some(PATIENCE))?;
    Ok(Box::new(socket))
}

/// The action that an answer means; `None` if it is no decision in this state. To roll is no action.
#[must_use]
pub fn action(state: &MatchState, side: Side, answer: &str) -> Option<Action> {
    let lower = answer.to_ascii_lowercase();
    let action = match (lower.as_str(), state.decision()) {
        ("double", Decision::Turn(_)) => Action::Double,
        ("take" | "accept", Decision::AnswerDouble(_)) => Action::Take,
        ("drop" | "pass" | "reject", Decision::AnswerDouble(_)) => Action::Pass,
        ("beaver" | "redouble", Decision::AnswerDouble(_)) => Action::Beaver,
        (text, Decision::Play(..)) if !text.starts_with("resign") => {
            Action::Play(state.parse_play(answer).ok()?)
        }
        (text, _) => {
            let points = text.strip_prefix("resign")?.trim().parse().ok()?;
            let kind = WinKind::from_multiplier(points)?;
            Action::Resign { side, kind }
        }
    };
    Some(action)
}
