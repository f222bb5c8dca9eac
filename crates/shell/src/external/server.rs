//! `external`: the shell listens, and answers one program after the other until Ctrl-C.

use std::io::{self, ErrorKind, Read, Write};
use std::net::TcpListener;
use std::time::Duration;

use super::answer::Answer;
use crate::commands::Call;
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// How often Ctrl-C is looked for.
const PAUSE: Duration = Duration::from_millis(50);
/// The longest line.
const LONGEST: usize = 4096;

/// Both ways of a connection.
trait Connection: Read + Write {}

impl<T: Read + Write> Connection for T {}

/// Where programs connect; what waits returns at once.
enum Listener {
    Tcp(TcpListener),
    #[cfg(unix)]
    Unix(std::os::unix::net::UnixListener, std::path::PathBuf),
}

impl Listener {
    /// Listens at `HOST:PORT`, or at the path of a socket that is made.
    fn at(address: &str) -> io::Result<Self> {
        #[cfg(unix)]
        if !address.contains(':') {
            let listener = std::os::unix::net::UnixListener::bind(address)?;
            listener.set_nonblocking(true)?;
            return Ok(Self::Unix(listener, address.into()));
        }
        let listener = TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        Ok(Self::Tcp(listener))
    }

    /// The address, with the port that was chosen for port 0.
    fn address(&self) -> io::Result<String> {
        match self {
            Self::Tcp(listener) => Ok(listener.local_addr()?.to_string()),
            #[cfg(unix)]
            Self::Unix(_, path) => Ok(path.display().to_string()),
        }
    }

    fn accept(&self) -> io::Result<Box<dyn Connection>> {
        match self {
            Self::Tcp(listener) => {
                let (connection, _) = listener.accept()?;
                connection.set_nonblocking(false)?;
                connection.set_read_timeout(Some(PAUSE))?;
                connection.set_nodelay(true)?;
                Ok(Box::new(connection))
            }
            #[cfg(unix)]
            Self::Unix(listener, _) => {
                let (connection, _) = listener.accept()?;
                connection.set_nonblocking(false)?;
                connection.set_read_timeout(Some(PAUSE))?;
                Ok(Box::new(connection))
            }
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        #[cfg(unix)]
        if let Self::Unix(_, path) = self {
            std::fs::remove_file(path).ok();
        }
    }
}

/// Whether nothing has come yet.
fn waits(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted
    )
}

/// Answers other programs until Ctrl-C.
pub(crate) fn serve(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let address = call.words.clone().text();
    if address.is_empty() {
        return Err(Refusal::new(
            "external: expected HOST:PORT or the path of a socket",
        ));
    }
    let failed = |error| Refusal::new(format!("external {address}: {error}"));
    let listener = Listener::at(&address).map_err(failed)?;
    let address = listener.address().map_err(failed)?;
    writeln!(call.out, "Listening at {address}; Ctrl-C stops.")?;
    call.out.flush()?;
    while !shell.watch.stops() {
        match listener.accept() {
            Ok(mut connection) => {
                writeln!(call.out, "A program has connected.")?;
                call.out.flush()?;
                let ended = shell.converse(&mut *connection, call.out)?;
                writeln!(call.out, "The connection is closed.")?;
                call.out.flush()?;
                if ended == Ended::Stopped {
                    break;
                }
            }
            Err(error) if waits(&error) => std::thread::sleep(PAUSE),
            Err(error) => return Err(failed(error)),
        }
    }
    writeln!(call.out, "Stopped.")?;
    Ok(Flow::Continue)
}

/// Why a conversation ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ended {
    /// The other program went.
    Closed,
    /// Ctrl-C.
    Stopped,
}

impl Shell {
    /// Answers the lines of a connection.
    fn converse(
        &self,
        connection: &mut dyn Connection,
        out: &mut dyn Write,
    ) -> Result<Ended, Refusal> {
        let mut typed = Vec::new();
        let mut shown = false;
        loop {
            let mut part = [0; 1024];
            match connection.read(&mut part) {
                Ok(0) => return Ok(Ended::Closed),
                Ok(count) => typed.extend_from_slice(&part[..count]),
                Err(error) if waits(&error) => {
                    if self.watch.stops() {
                        return Ok(Ended::Stopped);
                    }
                }
                Err(_) => return Ok(Ended::Closed),
            }
            while let Some(end) = typed.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = typed.drain(..=end).collect();
                let line = String::from_utf8_lossy(&line);
                // gnubg ends its lines with a zero.
                let line = line.trim_matches(|c: char| c.is_whitespace() || c == '\0');
                let Answer::Text(answer) = self.answer_line(line, &mut shown) else {
                    return Ok(Ended::Closed);
                };
                if shown {
                    writeln!(out, "< {line}\n> {answer}")?;
                    out.flush()?;
                }
                let sent = connection.write_all(format!("{answer}\n").as_bytes());
                if sent.and_then(|()| connection.flush()).is_err() {
                    return Ok(Ended::Closed);
                }
            }
            if typed.len() > LONGEST {
                return Ok(Ended::Closed);
            }
        }
    }
}
