//! The first page: who played what, how it ended, how well, and the course of the match.

use std::rc::Rc;

use barpoint_analysis::statistics::{Section, Statistics, sections, statistics};
use barpoint_draw::Page;
use barpoint_rules::Side;

use super::Document;
use super::flow::{Flow, right};
use super::ink::Ink;
use crate::{head, timeline};

/// Height of a row of the statistics.
const ROW: f64 = 10.0;
const SIZE: f64 = 7.0;

impl Document<'_> {
    pub(super) fn front(&self, flow: &mut Flow) {
        let (top, title) = (flow.y(), self.report.title());
        flow.page().bookmark(&title, top);
        let names = format!("{} \u{2013} {}", self.names().white, self.names().black);
        flow.heading(&names, 20.0, 0.0);
        let (text, bold, soft) = (flow.ink.text(9.5), flow.ink.bold(11.0), flow.ink.soft(8.5));
        if self.selection.match_info {
            flow.paragraph(&head::facts(&self.report), &text);
        }
        flow.paragraph(&head::result(&self.report), &bold);
        if self.selection.match_info {
            let info = &self.report.record.info;
            if let Some(annotator) = &info.annotator {
                flow.paragraph(&format!("Annotated by {annotator}"), &soft);
            }
            if let Some(comment) = info.comment.as_ref().filter(|_| self.selection.comments) {
                flow.paragraph(comment, &text);
            }
        }
        let report = &self.report;
        if !report.is_analysed() || !self.selection.analysis {
            flow.paragraph("This match is not analysed.", &soft);
            return;
        }
        flow.paragraph(&format!("Analysed: {}.", head::analysis(report)), &soft);
        flow.advance(6.0);
        if report.about.missing > 0 {
            let words = format!("{} decisions are not analysed yet.", report.about.missing);
            flow.paragraph(&words, &soft);
        } else if self.selection.statistics {
            self.statistics(flow);
        }
        self.chart(flow);
    }

    /// Upright one block below the other, sideways in pairs.
    fn statistics(&self, flow: &mut Flow) {
        let counted = statistics(self.report.record, self.report.about.met).total;
        self.rates(flow, &counted);
        let sections = sections(&counted);
        let across = if self.settings.paper.is_landscape() {
            2
        } else {
            1
        };
        for pair in sections.chunks(across) {
            let rows = pair
                .iter()
                .map(|section| section.rows.len())
                .max()
                .unwrap_or(0);
            let rows = u32::try_from(rows).map_or(0.0, f64::from);
            let height = (rows + 1.6) * ROW;
            flow.need(height + 4.0);
            let (left, top, gap) = (flow.left(), flow.y(), 20.0);
            let all = flow.width();
            let width = if across == 2 {
                (all - gap) / 2.0
            } else {
                all.min(440.0)
            };
            for (place, section) in (0_u8..).zip(pair) {
                let x = left + f64::from(place) * (width + gap);
                self.block(flow, [x, top], width, section);
            }
            flow.advance(height + 4.0);
        }
    }

    fn block(&self, flow: &mut Flow, [left, top]: [f64; 2], width: f64, section: &Section) {
        let value = (width * 0.27).max(88.0);
        let edges = [left + width - value, left + width];
        let (bold, text, line) = (flow.ink.bold(SIZE), flow.ink.text(SIZE), flow.ink.line);
        let y = top + SIZE;
        let ruler = Rc::clone(&flow.ruler);
        flow.page().text([left, y], &bold, section.kind.title());
        for (side, edge) in Side::BOTH.into_iter().zip(edges) {
            let name = ruler.fitted(&self.names()[side], SIZE, true, value - 6.0);
            right(flow.page(), &ruler, [edge, y], &bold, &name);
        }
        let below = top + ROW;
        flow.page()
            .line(&[[left, below], [left + width, below]], line, 0.6);
        let mut y = below + SIZE + 2.0;
        for row in &section.rows {
            // The unit stands with the totals.
            let label = row.label.split(" (EMG").next().unwrap_or_default();
            let label = ruler.fitted(label, SIZE, false, width - 2.0 * value);
            flow.page().text([left, y], &text, &label);
            for (side, edge) in Side::BOTH.into_iter().zip(edges) {
                let shown = crate::markup::printed(&row.values[side]);
                let shown = ruler.fitted(&shown, SIZE, false, value - 2.0);
                right(flow.page(), &ruler, [edge, y], &text, &shown);
            }
            y += ROW;
        }
    }

    /// The figures people ask for first.
    fn rates(&self, flow: &mut Flow, counted: &Statistics) {
        let ruler = Rc::clone(&flow.ruler);
        let titles = ["PR", "Error rate (mEMG)", "Snowie rate", "Luck (EMG)"];
        let (left, width) = (flow.left(), flow.width().min(520.0));
        let columns = [0.46, 0.66, 0.83, 1.0].map(|share| left + share * width);
        let (soft, text, bold) = (flow.ink.soft(7.5), flow.ink.text(9.0), flow.ink.bold(9.0));
        flow.need(56.0);
        let y = flow.y() + 9.0;
        for (title, edge) in titles.iter().zip(columns) {
            right(flow.page(), &ruler, [edge, y], &soft, title);
        }
        flow.advance(13.0);
        for side in Side::BOTH {
            let numbers = &counted.sides[side];
            let y = flow.y() + 9.0;
            let name = ruler.fitted(&self.names()[side], 9.0, true, 0.38 * width);
            flow.page().text([left, y], &bold, &name);
            let luck = numbers.known_luck();
            let luck = luck.map_or_else(
                || "-".to_owned(),
                |luck| super::card::signed(luck.emg.get()),
            );
            let figures = [
                numbers
                    .pr()
                    .map_or_else(|| "\u{2013}".to_owned(), |pr| format!("{pr:.2}")),
                format!("{:.1}", 1000.0 * numbers.rate().emg.get()),
                format!("{:.1}", counted.snowie_rate(side)),
                luck,
            ];
            for (figure, edge) in figures.iter().zip(columns) {
                right(flow.page(), &ruler, [edge, y], &text, figure);
            }
            flow.advance(13.0);
        }
        flow.advance(10.0);
    }

    /// White's chance of each game, decision by decision.
    fn chart(&self, flow: &mut Flow) {
        let height = match flow.left_over() - 56.0 {
            room if room > 60.0 => room.min(110.0),
            _ => 110.0,
        };
        flow.need(height + 50.0);
        flow.heading("Winning chances", 11.0, height);
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
            let name = format!("Game {}", index + 1);
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
        let words = format!(
            "Chance of {} to win the game. Marks: round for plays, square for cube actions; errors of {} above, of {} below.",
            self.names().white,
            self.names().white,
            self.names().black
        );
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
