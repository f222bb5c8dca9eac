//! Players who answer over a socket: each decision goes out as a line of figures, and a line with the decision comes back.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use barpoint_engine::BkgMemory;
use barpoint_engine::table::{self, ProgramAction};
use barpoint_rules::{Action, BySide, Decision, MatchState, Side, WinKind};

use crate::flow::legal;
use crate::render::raw_board;
use crate::shell::{Refusal, Shell};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_mins(5);
/// The longest answer.
const LONGEST: u64 = 1000;

/// Both ways of a socket.
trait Socket: Read + Write + Send {}

impl<T: Read + Write + Send> Socket for T {}

/// A player over a socket.
pub(crate) struct External {
    address: String,
    socket: BufReader<Box<dyn Socket>>,
}

impl External {
    /// Connects to `HOST:PORT`, or to the socket of a path.
    pub(crate) fn connect(address: &str) -> Result<Self, Refusal> {
        let socket = open(address).map_err(|error| Refusal::new(format!("{address}: {error}")))?;
        Ok(Self {
            address: address.to_owned(),
            socket: BufReader::new(socket),
        })
    }

    /// The host and port, or the path.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// The answer to a state.
    fn ask(&mut self, line: &str) -> Result<String, Refusal> {
        let asked = self.exchange(line);
        let answer = asked.map_err(|error| Refusal::new(format!("{}: {error}", self.address)))?;
        let text = answer.trim_matches(|letter: char| letter.is_whitespace() || letter == '\0');
        if text.is_empty() {
            return Err(Refusal::new(format!("{}: no answer", self.address)));
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

impl Shell {
    /// What a player over a socket does; `false` if the game waits because the answer is of no use.
    pub(crate) fn external_acts(
        &mut self,
        state: &MatchState,
        side: Side,
        out: &mut dyn Write,
    ) -> Result<bool, Refusal> {
        if let Decision::AnswerResignation(..) = state.decision() {
            // The protocol has no resignations: the program answers them.
            let seats = BySide::from_fn(|_| self.session.program_at_table(side, state.decision()));
            return match table::program_action(
                state,
                &seats,
                &*self.engine()?,
                &BkgMemory::default(),
            ) {
                ProgramAction::Do(action) => self.act(state, action, out).map(|()| true),
                ProgramAction::Roll => self.throw(out),
            };
        }
        // gnubg, asked without the cube, offers it all the same.
        if matches!(state.decision(), Decision::Turn(_)) && !state.may_double() {
            return self.throw(out);
        }
        if let Decision::Play(_, roll) = state.decision()
            && legal(state, roll).is_empty()
        {
            return self.without_choice(state, out);
        }
        // The player who doubled comes first in the question.
        let names = BySide::from_fn(|side| self.session.name(side));
        let line = raw_board::seen_by(state, names, state.on_roll());
        let Some(external) = &mut self.session.externals[side] else {
            return Ok(false);
        };
        let answer = external.ask(&line)?;
        if answer.eq_ignore_ascii_case("roll") && matches!(state.decision(), Decision::Turn(_)) {
            return self.throw(out);
        }
        let name = self.session.name(side).to_owned();
        let action = action(state, side, &answer).ok_or_else(|| {
            Refusal::new(format!(
                "{name} answered `{answer}', which is no decision here."
            ))
        })?;
        self.act(state, action, out)?;
        Ok(true)
    }
}

/// The action that an answer means.
fn action(state: &MatchState, side: Side, answer: &str) -> Option<Action> {
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
