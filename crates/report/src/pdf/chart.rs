//! The course of the match: the winning chance of every game, and its errors.

use std::rc::Rc;

use barpoint_draw::Page;
use barpoint_rules::Side;

use super::Document;
use super::flow::{Flow, right};
use super::ink::Ink;
use crate::timeline;

impl Document<'_> {
    /// White's chance of each game, decision by decision.
    pub(super) fn chart(&self, flow: &mut Flow) {
        let height = match flow.left_over() - 56.0 {
            room if room > 60.0 => room.min(110.0),
            _ => 110.0,
        };
        flow.need(height + 50.0);
        let words = self.report.words();
        flow.heading(&words.text("winning-chances"), 11.0, height);
        let (left, top, width) = (flow.left() + 30.0, flow.y(), flow.width() - 30.0);
        let ink = flow.ink;
        let games = &self.report.record.games;
        let lengths = games
            .iter()
            .map(|game| timeline::number(game.entries.len().max(1)));
        let all: f64 = lengths.clone().sum::<f64>().max(1.0);
        let ruler = Rc::clone(&flow.ruler);
        let page = flow.page();
        let y_of = |chance: f64| top + (1.0 - chance) * height;
        for (share, label) in [(0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %")] {
            let y = y_of(share);
            page.line(&[[left, y], [left + width, y]], ink.line, 0.5);
            right(page, &ruler, [left - 4.0, y + 2.5], &ink.soft(6.5), label);
        }
        let mut before = 0.0;
        for ((index, game), length) in games.iter().enumerate().zip(lengths) {
            let x_of = |entry: usize| left + (before + timeline::number(entry)) / all * width;
            let x = x_of(0);
            page.line(&[[x, top], [x, top + height + 8.0]], ink.soft, 0.5);
            let name = words.with("game-number", [("number", (index + 1).into())]);
            let room = length / all * width - 4.0;
            let name = ruler.fitted(&name, 6.5, false, room);
            page.text([x + 2.0, top + height + 8.0], &ink.soft(6.5), &name);
            let decided = |at: usize| {
                let mut turns = self.turns.iter();
                turns.any(|turn| turn.at.game == index && turn.at.entry == at)
            };
            for stretch in timeline::stretches(game, decided) {
                let places = stretch
                    .iter()
                    .map(|&(at, chance)| [x_of(at), y_of(f64::from(chance))]);
                page.line(&places.collect::<Vec<_>>(), ink.accent, 1.1);
            }
            self.dots(page, index, [top, top + height], &x_of);
            before += length;
        }
        let players = [
            ("white", self.names().white.as_str().into()),
            ("black", self.names().black.as_str().into()),
        ];
        let words = words.with("chances-help-short", players);
        flow.advance(height + 14.0);
        let soft = ink.soft(7.0);
        flow.paragraph(&words, &soft);
        flow.advance(6.0);
    }

    /// The errors of a game above and below its line.
    fn dots(
        &self,
        page: &mut Page,
        game: usize,
        [top, bottom]: [f64; 2],
        x_of: &impl Fn(usize) -> f64,
    ) {
        let (about, ink) = (self.report.about, Ink::of(self.report.about.scheme));
        for turn in self.turns.iter().filter(|turn| turn.at.game == game) {
            let y = match turn.side {
                Side::White => top + 4.0,
                Side::Black => bottom - 4.0,
            };
            let marks = [
                (turn.cube_mark(about), false),
                (turn.play_mark(about), true),
            ];
            for (mark, round) in marks {
                if let Some(mark) = mark {
                    let paper = ink.page.unwrap_or("#ffffff");
                    let at = [x_of(turn.at.entry), y];
                    page.dot(at, 2.4, round, [paper, ink.mark(mark)]);
                }
            }
        }
    }
}
