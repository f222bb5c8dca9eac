//! A decision with its board and what the alternatives are worth.

use barpoint_draw::{BoardView, HomeSide, Orientation, Page, Ruler};
use barpoint_rules::notation::Xgid;
use barpoint_rules::{BySide, Play, Side};

use super::Error;
use super::flow::right;
use super::ink::{Ink, style};
use crate::{About, Selection};

/// What a card is drawn with.
pub(super) struct Card<'a> {
    pub(super) error: &'a Error<'a>,
    pub(super) names: &'a BySide<String>,
    pub(super) about: &'a About<'a>,
    pub(super) selection: &'a Selection,
    pub(super) ink: Ink,
    pub(super) ruler: &'a Ruler,
}

impl Card<'_> {
    /// Draws it with its upper left corner there; gives its height.
    pub(super) fn draw(&self, page: &mut Page, [left, top]: [f64; 2], width: f64) -> f64 {
        let below = top + self.title(page, [left, top], width);
        let board_width = (width * 0.42).min(200.0);
        let height = self.board(page, [left, below], board_width);
        let beside = left + board_width + 12.0;
        let room = width - board_width - 12.0;
        let table = if self.error.of_cube {
            self.actions(page, [beside, below], room)
        } else {
            self.plays(page, [beside, below], room)
        };
        let height = height.max(table);
        let xgid = Xgid::of(&self.state()).to_string();
        page.text([left, below + height + 8.0], &self.ink.soft(6.0), &xgid);
        below - top + height + 20.0
    }

    fn state(&self) -> barpoint_rules::MatchState {
        if self.error.of_cube {
            self.error.turn.before
        } else {
            self.error.turn.shown
        }
    }

    fn title(&self, page: &mut Page, [left, top]: [f64; 2], width: f64) -> f64 {
        let mark = if self.error.of_cube {
            self.error.turn.cube_mark(self.about)
        } else {
            self.error.turn.play_mark(self.about)
        };
        let bold = self.ink.bold(9.0);
        let did = self.error.did(self.names, self.about.words);
        let roll = self
            .error
            .turn
            .entry
            .event
            .roll()
            .filter(|_| !self.error.of_cube);
        let roll = roll.map_or_else(String::new, |roll| {
            format!("{}{}: ", roll.high(), roll.low())
        });
        let number = format!(
            "{}.{}  {roll}",
            self.error.turn.at.game + 1,
            self.error.turn.number
        );
        let loss = self.error.loss.get();
        let lost = (loss > 0.0).then(|| format!("{loss:.3}"));
        let wide = lost
            .as_ref()
            .map_or(0.0, |lost| self.ruler.width(lost, 9.0, true) + 26.0);
        let title = self
            .ruler
            .fitted(&format!("{number}{did}"), 9.0, true, width - wide);
        page.text([left, top + 9.0], &bold, &title);
        if let Some(lost) = lost {
            let colour = mark.map_or(self.ink.soft, |mark| self.ink.mark(mark));
            let sign = mark.map_or("", |mark| crate::markup::severity(mark).1);
            let words = format!("{sign} \u{2212}{lost}");
            right(
                page,
                self.ruler,
                [left + width, top + 9.0],
                &style(9.0, true, colour),
                &words,
            );
        }
        14.0
    }

    fn board(&self, page: &mut Page, at: [f64; 2], width: f64) -> f64 {
        let state = self.state();
        let view = BoardView::of(&state, self.names.clone());
        let seen = Orientation {
            bottom: self.error.turn.side,
            home: HomeSide::Right,
            light: Side::Black,
        };
        page.board(at, width, &view, seen, self.better().as_ref())
    }

    /// The better play, if another one was made.
    fn better(&self) -> Option<Play> {
        if self.error.of_cube {
            return None;
        }
        let analysis = self.error.turn.entry.move_analysis.as_deref()?;
        let best = analysis.best()?;
        (analysis.played != Some(0)).then_some(best.play)
    }
}

pub(super) fn signed(value: f32) -> String {
    format!("{value:+.3}").replace('-', "\u{2212}")
}
