//! The rows of a game, in the layout of gnubg or of XG.

use std::fmt::Write;

use barpoint_record::{Entry, Event, GameRecord, MatchRecord, Replay};
use barpoint_rules::{Board, PlayList, Roll, Side};

use super::dialect::Dialect;
use super::shown::{Shown, is_set_up};
use super::xg;
use crate::snowie;
use crate::text::dice;

/// Fills with blanks up to a width in bytes, counted from `start` (gnubg pads bytes, not letters).
pub(super) fn pad(text: &mut String, start: usize, width: usize) {
    let missing = (start + width).saturating_sub(text.len());
    text.extend(std::iter::repeat_n(' ', missing));
}

pub(super) struct GameWriter<'a> {
    record: &'a MatchRecord,
    dialect: Dialect,
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
    pub(super) fn new(record: &'a MatchRecord, game: &GameRecord, dialect: Dialect) -> Self {
        Self {
            record,
            dialect,
            replay: Replay::new(record, game).unwrap_or_else(|_| Replay::at_start(record)),
            text: String::new(),
            row: 0,
            open: false,
            white_passed: false,
            set_ups: false,
        }
    }

    pub(super) fn entries(&mut self, game: &GameRecord) -> Result<(), &'static str> {
        let mut rest = game.entries.as_slice();
        if self.dialect == Dialect::Xg
            && let Some((set_up, count)) = xg::set_up(game)?
        {
            let _ = writeln!(self.text, "; {}", set_up.text());
            let (start, after) = rest.split_at(count);
            for entry in start {
                self.advance(&entry.event);
            }
            rest = after;
        }
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
    ) -> Result<(), &'static str> {
        let cube = before.state().cube().value();
        match &entry.event {
            Event::Play(played) => {
                let moves = self.dialect.play(played);
                let cell = format!("{}: {moves}", dice(played.roll, entry));
                self.cell(played.side, &cell);
            }
            Event::IllegalPlay {
                side, roll, after, ..
            } => {
                let board = before.state().board_of(*side);
                let moved = after.as_deref().is_some_and(|after| *after != board);
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
                let is_clear = self.dialect == Dialect::Gnubg && legal_plays(&board, *roll) > 1;
                let mark = if is_clear { "" } else { "????" };
                self.cell(*side, &format!("{}: {mark}", dice(*roll, entry)));
                if *side == Side::White && self.dialect == Dialect::Gnubg {
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
            Event::SetPosition(_) => return Err("a position set up by hand"),
            Event::SetCubeValue(_) | Event::SetCubeOwner(_) => return Err("a cube set by hand"),
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
        let width = self.dialect.cell();
        let start = self.text.len();
        match side {
            Side::White => {
                self.text += cell;
                pad(&mut self.text, start, width - 1);
                self.text.push(' ');
                self.open = true;
            }
            Side::Black => {
                if !self.open {
                    pad(&mut self.text, start, width);
                }
                let start = self.text.len();
                self.text += cell;
                if self.dialect == Dialect::Xg {
                    pad(&mut self.text, start, width);
                }
                self.text.push('\n');
                self.open = false;
            }
        }
    }

    pub(super) fn finish(mut self, game: &GameRecord, last: bool) -> String {
        let Some(result) = game.result else {
            if self.open {
                self.text.push('\n');
            }
            if !last {
                self.text += self.dialect.between();
            }
            return self.text;
        };
        let length = u32::from(self.record.length);
        let score = u32::from(game.score[result.winner]) + result.points;
        let wins = self
            .dialect
            .wins(result.points, length > 0 && score >= length);
        let _ = match (self.open, result.winner) {
            (true, Side::Black) if self.white_passed && self.dialect == Dialect::Gnubg => {
                writeln!(self.text, " {wins} ")
            }
            (true, Side::Black) => writeln!(self.text, " {wins}"),
            (true, Side::White) => writeln!(self.text, "\n      {wins}"),
            (false, Side::White) => writeln!(self.text, "      {wins}"),
            (false, Side::Black) => {
                writeln!(
                    self.text,
                    "{:width$}{wins}",
                    "",
                    width = self.dialect.result()
                )
            }
        };
        self.text += self.dialect.between();
        self.text
    }
}

fn legal_plays(board: &Board, roll: Roll) -> usize {
    let mut plays = PlayList::new();
    plays.generate(board, roll);
    plays.len()
}
