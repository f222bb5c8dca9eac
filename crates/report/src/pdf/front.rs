//! The first page: who played what, how it ended, how well, and the course of the match.

use std::rc::Rc;

use barpoint_analysis::statistics::{Section, Statistics, sections, statistics};
use barpoint_rules::Side;

use super::Document;
use super::flow::{Flow, right};
use crate::head;
use crate::statistics::{row_label, row_value, section_title};

/// Height of a row of the statistics.
const ROW: f64 = 10.0;
const SIZE: f64 = 7.0;

impl Document<'_> {
    pub(super) fn front(&self, flow: &mut Flow) {
        let words = self.report.words();
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
                flow.paragraph(
                    &words.with("annotated-by", [("name", annotator.as_str().into())]),
                    &soft,
                );
            }
            if let Some(comment) = info.comment.as_ref().filter(|_| self.selection.comments) {
                flow.paragraph(comment, &text);
            }
        }
        let report = &self.report;
        if !report.is_analysed() || !self.selection.analysis {
            flow.paragraph(&words.text("not-analysed-short"), &soft);
            return;
        }
        flow.paragraph(
            &words.with("analysed", [("how", head::analysis(report).into())]),
            &soft,
        );
        flow.advance(6.0);
        if report.about.missing > 0 {
            let missing = report.about.missing.into();
            let words = words.with("missing-short", [("count", missing)]);
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
        flow.page()
            .text([left, y], &bold, &section_title(&self.report, section));
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
            let label = row_label(&self.report, row);
            let label = label.split(" (EMG").next().unwrap_or_default();
            let label = ruler.fitted(label, SIZE, false, width - 2.0 * value);
            flow.page().text([left, y], &text, &label);
            for (side, edge) in Side::BOTH.into_iter().zip(edges) {
                let shown = row_value(&self.report, row, side);
                let shown = ruler.fitted(&shown, SIZE, false, value - 2.0);
                right(flow.page(), &ruler, [edge, y], &text, &shown);
            }
            y += ROW;
        }
    }

    /// The figures people ask for first.
    fn rates(&self, flow: &mut Flow, counted: &Statistics) {
        let ruler = Rc::clone(&flow.ruler);
        let words = self.report.words();
        let titles = [
            "PR".to_owned(),
            format!("{} (mEMG)", words.text("error-rate")),
            words.text("snowie-rate"),
            format!("{} (EMG)", words.text("luck")),
        ];
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
}
