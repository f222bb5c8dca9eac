//! An installed GNU Backgammon as an opponent: one process, driven over its standard input.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use barpoint_equity::{CubeAccess, CubeContext, Scoring};
use barpoint_protocol::client::apart;
use barpoint_rules::{Board, Point};

use super::contestant::{Contestant, CubeState, DuelError, Turn, points};

const BRIDGE: &str = include_str!("gnubg_bridge.py");

/// A running gnubg. Each answer takes about 10 ms of sleep and little processor time, so many
/// processes run side by side.
pub struct Gnubg {
    child: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
    plies: u8,
    cubeful: bool,
    /// Keeps the bridge script on disk while the process runs.
    _script: tempfile::NamedTempFile,
}

/// Where gnubg is installed: `$GNUBG`, the search path or Debian's folder for games.
#[must_use]
pub fn find_gnubg() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os("GNUBG") {
        return Some(PathBuf::from(path)).filter(|p| p.is_file());
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .chain([PathBuf::from("/usr/games")])
        .map(|folder| folder.join("gnubg"))
        .find(|candidate| candidate.is_file())
}

impl Gnubg {
    /// Starts gnubg playing money games at this depth.
    ///
    /// # Errors
    /// If gnubg is not installed or does not answer.
    pub fn start(plies: u8, cubeful: bool) -> Result<Self, DuelError> {
        let program = find_gnubg().ok_or(DuelError::NotInstalled)?;
        let mut script = tempfile::Builder::new().suffix(".py").tempfile()?;
        script.write_all(BRIDGE.as_bytes())?;
        script.flush()?;
        let mut call = Command::new(program);
        call.args(["-t", "-q", "-r", "-p"])
            .arg(script.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut child = apart(&mut call).spawn()?;
        let (Some(requests), Some(answers)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(DuelError::Answer("no pipes to gnubg".to_owned()));
        };
        let mut gnubg = Self {
            child,
            requests,
            answers: BufReader::new(answers),
            plies,
            cubeful,
            _script: script,
        };
        gnubg.answer("READY")?;
        Ok(gnubg)
    }

    /// Reads lines until one begins with this word; returns what follows it.
    fn answer(&mut self, word: &str) -> Result<String, DuelError> {
        loop {
            let mut line = String::new();
            if self.answers.read_line(&mut line)? == 0 {
                return Err(DuelError::Answer(format!("gnubg ended; expected {word}")));
            }
            let mut words = line.split_whitespace();
            if words.next() == Some(word) {
                return Ok(words.collect::<Vec<_>>().join(" "));
            }
        }
    }

    pub(super) fn cube_equities(
        &mut self,
        board: &Board,
        context: CubeContext,
    ) -> Result<(f32, f32), DuelError> {
        writeln!(
            self.requests,
            "C {} {} {} {} {}",
            self.plies,
            barpoint_rules::notation::position_id(board),
            context.value,
            owner_code(context.access),
            score_words(context.scoring)
        )?;
        let answer = self.answer("E")?;
        let mut numbers = answer.split_whitespace().map(str::parse::<f32>);
        match (numbers.next(), numbers.next()) {
            (Some(Ok(no_double)), Some(Ok(double_take))) => Ok((no_double, double_take)),
            _ => Err(DuelError::Answer(answer)),
        }
    }
}

/// As the bridge reads a score.
fn score_words(scoring: Scoring) -> String {
    let (length, [opponent, own], is_crawford) = points(scoring);
    format!("{length} {opponent} {own} {}", u8::from(is_crawford))
}

fn owner_code(access: CubeAccess) -> i8 {
    match access {
        CubeAccess::Centred => -1,
        CubeAccess::OnRoll => 1,
        CubeAccess::Opponent => 0,
    }
}

/// The board after moving checkers as gnubg lists them; `None` if that is impossible.
fn apply_pairs(board: &Board, answer: &str) -> Option<Board> {
    let numbers: Vec<u8> = answer
        .split_whitespace()
        .map_while(|w| w.parse().ok())
        .collect();
    let mut setup = barpoint_rules::Setup {
        on_roll: *board.on_roll(),
        opponent: *board.opponent(),
    };
    for pair in numbers.chunks_exact(2) {
        let (from, to) = (Point::new(pair[0])?, Point::new(pair[1])?);
        setup.on_roll[from.index()] = setup.on_roll[from.index()].checked_sub(1)?;
        setup.on_roll[to.index()] += 1;
        if let Some(hit) = to.mirrored()
            && setup.opponent[hit.index()] == 1
        {
            setup.opponent[hit.index()] = 0;
            setup.opponent[25] += 1;
        }
    }
    Board::try_from(setup).ok()
}

impl Contestant for Gnubg {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<usize, DuelError> {
        let Turn { context, roll, .. } = *turn;
        writeln!(
            self.requests,
            "P {} {} {} {} {} {} {} {}",
            self.plies,
            u8::from(turn.has_cube(self.cubeful)),
            barpoint_rules::notation::position_id(turn.board),
            roll.high(),
            roll.low(),
            context.value,
            owner_code(context.access),
            score_words(context.scoring)
        )?;
        let answer = self.answer("M")?;
        apply_pairs(turn.board, &answer)
            .and_then(|after| turn.plays.boards().iter().position(|b| *b == after))
            .ok_or_else(|| {
                let id = barpoint_rules::notation::position_id(turn.board);
                let roll = turn.roll;
                DuelError::Answer(format!("{answer:?} is no legal {roll} play of {id}"))
            })
    }

    fn doubles(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError> {
        let (no_double, double_take) = self.cube_equities(board, cube.context())?;
        Ok(double_take.min(1.0) > no_double)
    }

    fn takes(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError> {
        let (_, double_take) = self.cube_equities(board, cube.context())?;
        Ok(double_take <= 1.0)
    }

    fn cube_actions(
        &mut self,
        board: &Board,
        context: CubeContext,
    ) -> Result<Option<[bool; 2]>, DuelError> {
        let (no_double, double_take) = self.cube_equities(board, context)?;
        Ok(Some([double_take.min(1.0) > no_double, double_take <= 1.0]))
    }
}

impl Drop for Gnubg {
    fn drop(&mut self) {
        // The process ends by itself when its input closes; killing it is only a safeguard, and
        // neither failure matters any more.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
