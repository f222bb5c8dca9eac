//! The rows of a game in gnubg's layout.

use std::fmt::Write;

use barpoint_record::{Entry, Event, GameRecord, GameResult, MatchRecord, PlayedRoll, Replay};
use barpoint_rules::notation::mat_play;
use barpoint_rules::{Board, PlayList, Roll, Side};

use super::write::cannot_hold;
use crate::text::dice;
use crate::{ExportError, snowie};

/// Width of White's cell; a blank follows.
const CELL: usize = 27;

/// Fills with blanks up to a width in bytes, counted from `start` (gnubg pads bytes, not letters).
pub(super) fn pad(text: &mut String, start: usize, width: usize) {
    let missing = (start + width).saturating_sub(text.len());
    text.extend(std::iter::repeat_n(' ', missing));
}

pub(super) struct GameWriter<'a> {
    record: &'a MatchRecord,
    replay: Replay,
    text: String,
    row: u32,
    /// Whether White's cell is written and Black's is not.
    open: bool,
    /// Whether the last cell was White's pass.
    white_passed: bool,
    /// Whether positions set up by hand are written, as Snowie words them.
    pub(super) set_ups: bool,
}

impl<'a> GameWriter<'a> {
    pub(super) fn new(record: &'a MatchRecord, game: &GameRecord) -> Self {
        Self {
            record,
            replay: Replay::new(record, game).unwrap_or_else(|_| Replay::at_start(record)),
            text: String::new(),
            row: 0,
            open: false,
            white_passed: false,
            set_ups: false,
        }
    }

    pub(super) fn entries(&mut self, entries: &[Entry]) -> Result<(), ExportError> {
        let mut rest = entries;
        while let [entry, after @ ..] = rest {
            rest = after;
            let mut event = &entry.event;
            if self.set_ups && is_set_up(event) {
                self.advance(event);
                if !rest.first().is_some_and(|next| is_set_up(&next.event)) {
                    self.set_up(rest.first().and_then(|next| next.event.roll()));
                }
                continue;
            }
            let shown = Shown::of(event, after);
            if shown == Shown::RollAndPosition {
                // A roll and a set-up together are how Snowie words an illegal play.
                self.advance(event);
                event = &after[0].event;
                rest = &after[1..];
            }
            let before = self.replay.clone();
            self.advance(event);
            let next = rest.first().and_then(|entry| entry.event.roll());
            self.entry(entry, shown, &before, next)?;
        }
        Ok(())
    }

    /// A line of its own for a position that nobody played to; `next` are the dice rolled there.
    fn set_up(&mut self, next: Option<Roll>) {
        if std::mem::take(&mut self.open) {
            self.text.push('\n');
        }
        let numbering = snowie::Numbering::MatchText;
        let position = snowie::write(self.record, self.replay.state(), next, numbering);
        let _ = writeln!(self.text, "Illegal play ({position})");
    }

    fn advance(&mut self, event: &Event) {
        // What cannot be replayed is still shown; only cube values and positions depend on it.
        let _ = self.replay.advance(event);
    }

    fn entry(
        &mut self,
        entry: &Entry,
        shown: Shown,
        before: &Replay,
        next: Option<Roll>,
    ) -> Result<(), ExportError> {
        let cube = before.state().cube().value();
        match &entry.event {
            Event::Play(PlayedRoll { side, roll, play }) => {
                let cell = format!("{}: {}", dice(*roll, entry), mat_play(play));
                self.cell(*side, &cell);
            }
            Event::IllegalPlay {
                side, roll, after, ..
            } => {
                let board = before.state().board_of(*side);
                let moved = after.is_some_and(|after| after != board);
                let cell = if moved || legal_plays(&board, *roll) < 2 {
                    self.illegal(*roll, entry, next)
                } else {
                    format!("{}: ", dice(*roll, entry))
                };
                self.cell(*side, &cell);
            }
            Event::Roll { side, roll } if shown == Shown::RollAndPosition => {
                let cell = self.illegal(*roll, entry, next);
                self.cell(*side, &cell);
            }
            Event::Roll { side, roll } => {
                // gnubg would play the only play there is, or take the roll for a dance.
                let board = before.state().board_of(*side);
                let clear = legal_plays(&board, *roll) > 1;
                let mark = if clear { "" } else { "????" };
                self.cell(*side, &format!("{}: {mark}", dice(*roll, entry)));
                if *side == Side::White {
                    // gnubg leaves out the blank after such a cell.
                    self.text.pop();
                }
            }
            Event::Double(side) => {
                let beavers = before.state().beavers();
                let (word, value) = match beavers {
                    None => ("Doubles", cube.saturating_mul(2)),
                    Some(0) => ("Beavers", cube.saturating_mul(4)),
                    Some(_) => ("Raccoons", cube.saturating_mul(4)),
                };
                self.cell(*side, &format!(" {word} => {value}"));
            }
            // The next roll shows that a beaver was accepted; without one it must be said.
            Event::Take(_) if next.is_some() && before.state().beavers().is_some_and(|n| n > 0) => {
            }
            Event::Take(side) => self.cell(*side, " Takes"),
            Event::Pass(side) => {
                self.cell(*side, " Drops");
                self.white_passed = *side == Side::White;
            }
            Event::SetPosition(_) => return Err(cannot_hold("a position set up by hand")),
            Event::SetCubeValue(_) | Event::SetCubeOwner(_) => {
                return Err(cannot_hold("a cube set by hand"));
            }
        }
        Ok(())
    }

    /// Snowie's words for a play that was not legal: the position it led to.
    fn illegal(&self, roll: Roll, entry: &Entry, next: Option<Roll>) -> String {
        let position = snowie::write(
            self.record,
            self.replay.state(),
            next,
            snowie::Numbering::MatchText,
        );
        format!("{}: Illegal play ({position})", dice(roll, entry))
    }

    fn cell(&mut self, side: Side, cell: &str) {
        if side == Side::White && self.open {
            self.text.push('\n');
            self.open = false;
        }
        if !self.open {
            self.row += 1;
            let _ = write!(self.text, "{:3}) ", self.row);
        }
        let start = self.text.len();
        match side {
            Side::White => {
                self.text += cell;
                pad(&mut self.text, start, CELL);
                self.text.push(' ');
                self.open = true;
            }
            Side::Black => {
                if !self.open {
                    pad(&mut self.text, start, CELL + 1);
                }
                self.text += cell;
                self.text.push('\n');
                self.open = false;
            }
        }
    }

    pub(super) fn finish(mut self, result: Option<GameResult>, last: bool) -> String {
        let Some(result) = result else {
            if self.open {
                self.text.push('\n');
            }
            if !last {
                self.text.push('\n');
            }
            return self.text;
        };
        let plural = if result.points == 1 { "" } else { "s" };
        let wins = format!("Wins {} point{plural}", result.points);
        let _ = match (self.open, result.winner) {
            (true, Side::Black) if self.white_passed => writeln!(self.text, " {wins} "),
            (true, Side::Black) => writeln!(self.text, " {wins}"),
            (true, Side::White) => writeln!(self.text, "\n      {wins}"),
            (false, Side::White) => writeln!(self.text, "      {wins}"),
            (false, Side::Black) => writeln!(self.text, "{:34}{wins}", ""),
        };
        self.text.push('\n');
        self.text
    }
}

/// How an entry appears in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    /// In a separate cell.
    Alone,
    /// Together with the position set up after it.
    RollAndPosition,
}

impl Shown {
    fn of(event: &Event, after: &[Entry]) -> Self {
        let next = after.first().map(|entry| &entry.event);
        match (event, next) {
            (Event::Roll { .. }, Some(Event::SetPosition(_))) => Self::RollAndPosition,
            _ => Self::Alone,
        }
    }
}

const fn is_set_up(event: &Event) -> bool {
    matches!(
        event,
        Event::SetPosition(_) | Event::SetCubeValue(_) | Event::SetCubeOwner(_)
    )
}

fn legal_plays(board: &Board, roll: Roll) -> usize {
    let mut plays = PlayList::new();
    plays.generate(board, roll);
    plays.len()
}
