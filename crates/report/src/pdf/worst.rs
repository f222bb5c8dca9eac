//! The worst errors of a match, each a small board and what would have been better.

use std::rc::Rc;

use barpoint_draw::{BoardView, HomeSide, Orientation, Page};
use barpoint_rules::Side;
use barpoint_rules::notation::display_play;

use super::flow::{Flow, right};
use super::ink::style;
use super::{Document, Error};

/// Rows of boards.
const ROWS: usize = 2;

impl Document<'_> {
    pub(super) fn worst(&self, flow: &mut Flow, errors: &[Error<'_>]) {
        let mut worst: Vec<&Error<'_>> = errors.iter().collect();
        if worst.is_empty() {
            return;
        }
        worst.sort_by(|a, b| b.loss.get().total_cmp(&a.loss.get()));
        let across = if self.settings.paper.is_landscape() {
            5
        } else {
            3
        };
        worst.truncate(ROWS * across);
        let gap = 14.0;
        let columns = f64::from(u8::try_from(across).unwrap_or(3));
        let width = (flow.width() - (columns - 1.0) * gap) / columns;
        let height = Page::board_height(width) + 40.0;
        flow.heading(&self.report.words().text("worst-errors"), 13.0, height);
        for row in worst.chunks(across) {
            flow.need(height);
            for (place, error) in (0_u8..).zip(row) {
                let x = flow.left() + f64::from(place) * (width + gap);
                self.small(flow, [x, flow.y()], width, error);
            }
            flow.advance(height + 6.0);
        }
    }

    /// A board with two lines below.
    fn small(&self, flow: &mut Flow, [left, top]: [f64; 2], width: f64, error: &Error<'_>) {
        let turn = error.turn;
        let state = if error.of_cube {
            turn.before
        } else {
            turn.shown
        };
        let view = BoardView::of(&state, self.names().clone());
        let seen = Orientation {
            bottom: turn.side,
            home: HomeSide::Right,
            light: Side::Black,
        };
        let best = turn
            .entry
            .move_analysis
            .as_deref()
            .and_then(|found| found.best());
        let best = best.filter(|_| !error.of_cube).map(|best| best.play);
        let height = flow
            .page()
            .board([left, top], width, &view, seen, best.as_ref());
        let area = [left, top, width, height + 24.0];
        flow.link(area, (turn.at, error.of_cube));
        let ruler = Rc::clone(&flow.ruler);
        let (text, soft) = (flow.ink.bold(7.5), flow.ink.soft(7.5));
        let words = self.report.words();
        let did = error.did(self.names(), words);
        let mark = self.report.about.marks.mark(error.loss);
        let lost = format!("\u{2212}{:.3}", error.loss.get());
        let room = width - ruler.width(&lost, 7.5, true) - 6.0;
        let y = top + height + 9.0;
        flow.page()
            .text([left, y], &text, &ruler.fitted(&did, 7.5, true, room));
        let colour = mark.map_or(flow.ink.soft, |mark| flow.ink.mark(mark));
        right(
            flow.page(),
            &ruler,
            [left + width, y],
            &style(7.5, true, colour),
            &lost,
        );
        let better = match best {
            Some(best) => words.with("better-short", [("play", display_play(&best).into())]),
            None => turn
                .cube(self.report.about)
                .map_or_else(String::new, |(_, equities)| {
                    let verdict = equities.verdict(&turn.context());
                    let verdict = words.name("verdict", &verdict.to_string());
                    words.with("proper-short", [("verdict", verdict.into())])
                }),
        };
        let place = format!("{}.{}  {better}", turn.at.game + 1, turn.number);
        flow.page().text(
            [left, y + 10.0],
            &soft,
            &ruler.fitted(&place, 7.5, false, width),
        );
    }
}
