//! The tables beside the board of a card: what could have been done and what it is worth.

use barpoint_draw::Page;
use barpoint_equity::{CubeEquities, CubeVerdict, Equity, Outcome, Stakes};
use barpoint_record::{Candidate, Event, MoveAnalysis};
use barpoint_rules::notation::display_play;
use fluent_bundle::FluentValue;

use super::card::{Card, signed};
use super::flow::right;
use crate::card::depth;
use crate::{Words, words};

/// Height of a line of the tables.
const LINE: f64 = 11.0;
const SIZE: f64 = 8.0;

impl Card<'_> {
    pub(super) fn plays(&self, page: &mut Page, [left, top]: [f64; 2], width: f64) -> f64 {
        let Some(analysis) = &self.error.turn.entry.move_analysis else {
            return 0.0;
        };
        let words = self.about.words;
        let (soft, right_edge) = (self.ink.soft(6.5), left + width);
        let equity_edge = right_edge - 42.0;
        right(
            page,
            self.ruler,
            [equity_edge, top + 7.0],
            &soft,
            &words.text("equity"),
        );
        right(
            page,
            self.ruler,
            [right_edge, top + 7.0],
            &soft,
            &words.text("loss"),
        );
        let mut y = top + LINE;
        let stakes = self.error.turn.stakes(self.about);
        for (rank, candidate) in analysis.candidates.iter().enumerate() {
            let made = analysis.played == Some(rank);
            if rank < self.selection.plays.most || made {
                y += self.candidate(
                    page,
                    [left, y],
                    width,
                    (rank, made),
                    candidate,
                    analysis,
                    stakes,
                );
            }
        }
        y - top
    }

    #[expect(clippy::too_many_arguments, reason = "a row knows its table")]
    fn candidate(
        &self,
        page: &mut Page,
        [left, top]: [f64; 2],
        width: f64,
        (rank, made): (usize, bool),
        candidate: &Candidate,
        analysis: &MoveAnalysis,
        stakes: Option<Stakes>,
    ) -> f64 {
        let probabilities = self.selection.plays.probabilities;
        let height = if probabilities {
            2.0 * LINE - 2.0
        } else {
            LINE
        };
        if made {
            let area = [left - 3.0, top - 1.0, width + 6.0, height];
            page.rect(area, 2.0, self.ink.band);
        }
        let text = if made {
            self.ink.bold(SIZE)
        } else {
            self.ink.text(SIZE)
        };
        let best = analysis.best().map_or(0.0, |best| best.equity().get());
        let Equity(equity) = candidate.equity();
        let play = format!("{}. {}", rank + 1, display_play(&candidate.play));
        let fitted = self.ruler.fitted(&play, SIZE, text.bold, width - 84.0);
        let y = top + 8.0;
        page.text([left, y], &text, &fitted);
        let edge = left + width;
        right(page, self.ruler, [edge - 42.0, y], &text, &signed(equity));
        if best > equity {
            right(
                page,
                self.ruler,
                [edge, y],
                &text,
                &format!("{:.3}", best - equity),
            );
        }
        if probabilities {
            let outcome = candidate.outcome();
            let by = depth(candidate.depth(), self.about.words);
            let chances = chances(&outcome, by);
            let mut words = self.about.words.with("chances-play", chances);
            if let Some(Equity(error)) = candidate.std_err(stakes) {
                put!(words, ", \u{b1} {error:.3}");
            }
            let soft = self.ink.soft(6.5);
            let fitted = self.ruler.fitted(&words, soft.size, false, width);
            page.text([left + 8.0, y + LINE - 3.0], &soft, &fitted);
        }
        height
    }

    pub(super) fn actions(&self, page: &mut Page, [left, top]: [f64; 2], width: f64) -> f64 {
        let Some((analysis, equities)) = self.error.turn.cube(self.about) else {
            return 0.0;
        };
        let verdict = equities.verdict(&self.error.turn.context());
        let own = self.about.words;
        let rows = words::cube_rows(&equities, verdict);
        let made = made(&self.error.turn.entry.event, &equities);
        let mut y = top;
        for (name, equity) in rows {
            let chosen = name == made;
            if chosen {
                page.rect(
                    [left - 3.0, y - 1.0, width + 6.0, LINE + 1.0],
                    2.0,
                    self.ink.band,
                );
            }
            let text = if chosen {
                self.ink.bold(SIZE)
            } else {
                self.ink.text(SIZE)
            };
            page.text([left, y + 8.0], &text, &own.text(&action_id(name)));
            let edge = left + width;
            right(
                page,
                self.ruler,
                [edge - 42.0, y + 8.0],
                &text,
                &signed(equity),
            );
            let behind = words::behind(&equities, rows[0].1, equity);
            if name != rows[0].0 {
                right(page, self.ruler, [edge, y + 8.0], &text, &signed(behind));
            }
            y += LINE + 1.0;
        }
        let soft = self.ink.soft(6.5);
        let proper = own.with(
            "proper-action",
            [("verdict", proper(own, &equities, verdict).into())],
        );
        let chances = chances(&analysis.no_double().outcome, depth(analysis.depth(), own));
        for line in [proper, own.with("chances-double", chances)] {
            for line in self.ruler.lines(&line, soft.size, false, width) {
                page.text([left, y + 8.0], &soft, &line);
                y += 9.5;
            }
        }
        y - top + 4.0
    }
}

/// The action made, as the rows of actions call it.
fn made(event: &Event, equities: &CubeEquities) -> &'static str {
    let passes = equities.double_take.get() > CubeEquities::PASS.get();
    match event {
        Event::Take(_) => "Double, take",
        Event::Pass(_) => "Double, pass",
        Event::Double(_) if passes => "Double, pass",
        Event::Double(_) => "Double, take",
        _ => "No double",
    }
}

/// The text of an action: `Double, take` is `double-take`.
fn action_id(name: &str) -> String {
    name.to_lowercase().replace(", ", "-").replace(' ', "-")
}

/// The proper cube action, and how often the opponent must go wrong to make another one right.
fn proper(own: &Words, equities: &CubeEquities, verdict: CubeVerdict) -> String {
    let english = words::proper(equities, verdict);
    let share = english.find(" (").filter(|_| english.ends_with("%)"));
    let share = share.map_or("", |at| &english[at..]);
    let verdict = own.name("verdict", &verdict.to_string());
    let mut letters = verdict.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    format!("{}{share}", first.chain(letters).collect::<String>())
}

/// The arguments of texts with winning chances.
fn chances(outcome: &Outcome, by: String) -> [(&'static str, FluentValue<'static>); 4] {
    [
        ("win", percent(outcome.win).into()),
        ("gammon", percent(outcome.win_gammon).into()),
        ("lost", percent(outcome.lose_gammon).into()),
        ("by", by.into()),
    ]
}

fn percent(chance: f32) -> String {
    format!("{:.1} %", 100.0 * chance)
}
