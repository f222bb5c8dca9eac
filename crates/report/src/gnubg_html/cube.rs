//! The analysis of a cube decision as a table.

use barpoint_draw::svg::Element;
use barpoint_equity::Equity;
use barpoint_record::CubeAnalysis;

use super::{Page, cell, nothing, row};
use crate::turn::Turn;
use crate::{settings_words as settings, words};

impl Page<'_> {
    /// What was wrong about the cube decision, and what its actions are worth.
    pub(super) fn cube(&self, turn: &Turn<'_>) -> Vec<Element> {
        let (about, selection) = (self.about, self.selection);
        if turn.beaver || !turn.shows_cube(about, selection) {
            return Vec::new();
        }
        let Some((analysis, equities)) = turn.cube(about) else {
            return Vec::new();
        };
        let mut parts = Vec::from_iter(self.wrong(turn, turn.cube_loss(&equities)));
        let answers = turn.entry.event.is_answer();
        let sign = if answers { -1.0 } else { 1.0 };
        let mut table = self.style.dressed("table", &["cubedecision"]);
        let header = self.style.dressed("th", &["cubedecisionheader"]);
        table.add(&row([header.set("colspan", "4").words("Cube decision")]));
        table.add_all(self.cubeless(turn, analysis, answers));
        let title = Element::new("td").set("colspan", "4");
        table.add(&row([title.words("Cubeful equities:")]));
        let verdict = equities.verdict(&turn.context());
        let actions = words::cube_rows(&equities, verdict);
        for (rank, (name, equity)) in (1..).zip(actions) {
            let behind = sign * words::behind(&equities, actions[0].1, equity);
            let behind = if rank == 1 {
                nothing()
            } else {
                format!("{behind:+6.3}")
            };
            let value = self.style.dressed("td", &["cubeequity"]);
            table.add(&row([
                cell(&format!("{rank}.")),
                cell(name),
                value.words(&format!("{:+6.3}", sign * equity)),
                cell(&behind),
            ]));
        }
        let proper = self
            .style
            .dressed("td", &["cubeaction"])
            .set("colspan", "2");
        table.add(&row([
            Element::new("td")
                .set("colspan", "2")
                .words("Proper cube action:"),
            proper.words(&words::proper(&equities, verdict)),
        ]));
        if let CubeAnalysis::Rollout(rollout) = analysis
            && selection.cubes.rollout_settings
        {
            let lines = settings::rollout(&rollout.settings, rollout.trials);
            table.add_all(lines.iter().map(|line| wide_row(line, 4)));
        }
        parts.push(table);
        parts
    }

    /// What was wrong about a cube action.
    fn wrong(&self, turn: &Turn<'_>, Equity(loss): Equity) -> Option<Element> {
        let wrong = words::wrong(&turn.entry.event);
        let mark = turn.cube_mark(self.about);
        let mark = mark.map_or_else(String::new, |mark| format!(" [{}]", words::skill(mark)));
        let words = format!("Alert: {wrong} ({:+6.3})!{mark}", -loss);
        (loss > 0.0).then(|| self.alert("blunder", &words))
    }

    fn cubeless(&self, turn: &Turn<'_>, analysis: &CubeAnalysis, answers: bool) -> Vec<Element> {
        let estimate = analysis.no_double();
        let (outcome, sign) = if answers {
            (estimate.outcome.flipped(), -1.0)
        } else {
            (estimate.outcome, 1.0)
        };
        let depth = self.style.dressed("span", &["cubeply"]);
        let depth = depth.words(&words::depth(analysis.depth()));
        let equity = |equity: String| self.style.dressed("td", &["cubeequity"]).words(&equity);
        let money = if turn.before.is_money() {
            nothing()
        } else {
            format!("(Money: {:+.3})", outcome.money_equity().get())
        };
        let label = Element::new("td").set("colspan", "2").with(&depth);
        let mut rows = vec![row([
            label.words(" cubeless equity"),
            equity(format!("{:+.3}", sign * estimate.cubeless.get())),
            equity(money),
        ])];
        if self.selection.cubes.probabilities {
            let chances = self.style.dressed("td", &["cubeprobs"]).set("colspan", "3");
            let chances = chances.words(&settings::chances(outcome.to_array()));
            rows.push(row([cell(&nothing()), chances]));
        }
        if self.selection.cubes.evaluation_settings
            && let CubeAnalysis::Evaluation(found) = analysis
        {
            rows.push(wide_row(&settings::evaluation(found.settings), 4));
        }
        rows
    }

    pub(super) fn alert(&self, class: &'static str, text: &str) -> Element {
        Element::new("p").with(&self.style.dressed("span", &[class]).words(text))
    }
}

fn wide_row(text: &str, columns: u8) -> Element {
    row([Element::new("td")
        .set("colspan", &columns.to_string())
        .words(text)])
}
