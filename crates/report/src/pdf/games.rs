//! The record of a game in two columns, and its errors with their boards.

use std::rc::Rc;

use barpoint_draw::Page;
use barpoint_record::{Event, GameRecord};
use barpoint_rules::{BySide, Side};

use super::flow::Flow;
use super::ink::style;
use super::{Document, Error};
use crate::games::heading;
use crate::turn::Turn;
use crate::{Words, words};

/// Height of a row.
const ROW: f64 = 11.5;
const SIZE: f64 = 8.0;

impl Document<'_> {
    /// A game: its moves, then its errors.
    pub(super) fn game(
        &self,
        flow: &mut Flow,
        index: usize,
        game: &GameRecord,
        errors: &[Error<'_>],
    ) {
        let turns: Vec<&Turn<'_>> = self
            .turns
            .iter()
            .filter(|turn| turn.at.game == index)
            .collect();
        let title = heading(&self.report, index, game);
        flow.need(130.0);
        let top = flow.y();
        flow.page().bookmark(&title, top);
        flow.heading(&title, 10.5, 80.0);
        self.players(flow);
        for (number, row) in rows(&turns).iter().enumerate() {
            flow.need(ROW);
            self.row(flow, number, row);
        }
        flow.advance(8.0);
        for error in errors.iter().filter(|error| error.turn.at.game == index) {
            self.card(flow, error);
        }
    }

    /// An error with its board.
    pub(super) fn card(&self, flow: &mut Flow, error: &Error<'_>) {
        let ruler = Rc::clone(&flow.ruler);
        let card = self.card_of(&ruler, flow.ink, error);
        let width = flow.width();
        let mut scratch = Page::new(self.settings.paper);
        let height = card.draw(&mut scratch, [0.0, 0.0], width);
        flow.need(height);
        flow.place((error.turn.at, error.of_cube));
        let at = [flow.left(), flow.y()];
        card.draw(flow.page(), at, width);
        flow.advance(height);
        if let Some(comment) = error
            .turn
            .entry
            .comment
            .as_ref()
            .filter(|_| self.selection.comments)
        {
            let soft = flow.ink.text(8.0);
            flow.paragraph(comment, &soft);
            flow.advance(6.0);
        }
    }

    /// The names above the columns.
    fn players(&self, flow: &mut Flow) {
        let (left, y, half) = (flow.left(), flow.y() + SIZE, half(flow));
        let bold = flow.ink.bold(SIZE);
        for (side, x) in [
            (Side::White, left + 22.0),
            (Side::Black, left + 22.0 + half),
        ] {
            let name = flow
                .ruler
                .fitted(&self.names()[side], SIZE, true, half - 8.0);
            flow.page().text([x, y], &bold, &name);
        }
        let width = flow.width();
        let (line, below) = (flow.ink.line, flow.y() + ROW);
        flow.page()
            .line(&[[left, below], [left + width, below]], line, 0.6);
        flow.advance(ROW + 2.0);
    }

    fn row(&self, flow: &mut Flow, number: usize, row: &BySide<Option<&Turn<'_>>>) {
        let (left, top, half) = (flow.left(), flow.y(), half(flow));
        if number % 2 == 1 {
            let (width, band) = (flow.width(), flow.ink.band);
            flow.page().rect([left, top - 1.0, width, ROW], 0.0, band);
        }
        let soft = flow.ink.soft(7.0);
        let y = top + SIZE;
        flow.page()
            .text([left + 2.0, y], &soft, &format!("{}", number + 1));
        for (side, x) in [
            (Side::White, left + 22.0),
            (Side::Black, left + 22.0 + half),
        ] {
            if let Some(turn) = row[side] {
                self.cell(flow, turn, [x, y], half - 8.0);
            }
        }
        flow.advance(ROW);
    }

    fn cell(&self, flow: &mut Flow, turn: &Turn<'_>, [x, y]: [f64; 2], width: f64) {
        let text = flow.ink.text(SIZE);
        let marks = [
            (turn.cube_mark(self.report.about), true),
            (turn.play_mark(self.report.about), false),
        ];
        let marks = marks
            .into_iter()
            .filter_map(|(mark, of_cube)| Some((mark?, of_cube)));
        let mut edge = x + width;
        for (mark, of_cube) in marks.rev() {
            let sign = crate::markup::severity(mark).1;
            let sign = if of_cube {
                self.report
                    .words()
                    .with("cube-sign", [("sign", sign.into())])
            } else {
                sign.to_owned()
            };
            let bold = style(SIZE, true, flow.ink.mark(mark));
            let wide = flow.ruler.width(&sign, SIZE, true);
            edge -= wide + 4.0;
            flow.page().text([edge, y], &bold, &sign);
            let area = [edge - 1.0, y - SIZE, wide + 2.0, SIZE + 3.0];
            flow.link(area, (turn.at, of_cube));
        }
        let words = said(turn, self.report.words());
        let fitted = flow.ruler.fitted(&words, SIZE, false, edge - x - 2.0);
        flow.page().text([x, y], &text, &fitted);
    }
}

/// Room for a player's cells.
fn half(flow: &Flow) -> f64 {
    (flow.width() - 22.0) / 2.0
}

/// What was done, as match files have it.
fn said(turn: &Turn<'_>, own: &Words) -> String {
    let roll = turn.entry.event.roll();
    let roll = roll.map_or_else(String::new, |roll| {
        format!("{}{}: ", roll.high(), roll.low())
    });
    match &turn.entry.event {
        Event::Double(_) => own.with("doubles-to", [("value", turn.doubled().into())]),
        Event::Take(_) => own.text("takes"),
        Event::Pass(_) => own.text("passes"),
        Event::IllegalPlay { .. } => {
            let play = words::play_made(turn).unwrap_or_default();
            let play = own.with("not-legal", [("play", play.into())]);
            format!("{roll}{play}")
        }
        _ => format!("{roll}{}", words::play_made(turn).unwrap_or_default()),
    }
}

/// The actions of both sides, row by row: White's first.
fn rows<'a>(turns: &[&'a Turn<'a>]) -> Vec<BySide<Option<&'a Turn<'a>>>> {
    let mut rows: Vec<BySide<Option<&Turn<'_>>>> = Vec::new();
    for turn in turns
        .iter()
        .copied()
        .filter(|turn| turn.entry.event.side().is_some())
    {
        let fits = rows.last().is_some_and(|row| {
            row[turn.side].is_none() && (turn.side == Side::Black || row.black.is_none())
        });
        if !fits {
            rows.push(BySide::default());
        }
        if let Some(row) = rows.last_mut() {
            row[turn.side] = Some(turn);
        }
    }
    rows
}
