//! The analysis of decisions as tables.

use barpoint_draw::latex_text;
use barpoint_equity::Equity;
use barpoint_record::{CandidateValue, CubeAnalysis, Luck, LuckMark, MoveAnalysis};
use barpoint_rules::notation::display_play;

use super::Writer;
use crate::turn::Turn;
use crate::{settings_words as settings, words};

impl Writer<'_> {
    /// What was wrong about the cube decision, and what its actions are worth.
    pub(super) fn cube(&self, turn: &Turn<'_>) -> String {
        let (about, selection) = (self.about, self.selection);
        if turn.beaver || !turn.shows_cube(about, selection) {
            return String::new();
        }
        let Some((analysis, equities)) = turn.cube(about) else {
            return String::new();
        };
        let mut text = String::new();
        let Equity(loss) = turn.cube_loss(&equities);
        if loss > 0.0 {
            let wrong = words::wrong(&turn.entry.event);
            let mark = turn.cube_mark(about);
            let mark = mark.map_or_else(String::new, |mark| format!(" ({})", words::skill(mark)));
            text.push_str(&alert(&format!("{wrong}{mark}: {}", signed(-loss))));
        }
        let answers = turn.entry.event.is_answer();
        let sign = if answers { -1.0 } else { 1.0 };
        text.push_str("{\\footnotesize\\begin{tabular}{@{}rlrr@{}}\n");
        text.push_str(&self.cubeless(turn, analysis, answers));
        let verdict = equities.verdict(&turn.context());
        let rows = words::cube_rows(&equities, verdict);
        for (rank, (name, equity)) in (1..).zip(rows) {
            let behind = sign * words::behind(&equities, rows[0].1, equity);
            let behind = if rank == 1 {
                String::new()
            } else {
                format!("({})", signed(behind))
            };
            put_line!(
                text,
                "{rank}. & {name} & {} & {behind} \\\\",
                signed(sign * equity)
            );
        }
        let proper = latex_text(&words::proper(&equities, verdict));
        put_line!(
            text,
            "\\multicolumn{{4}}{{l}}{{Proper cube action: \\textbf{{{proper}}}}} \\\\"
        );
        if let CubeAnalysis::Rollout(rollout) = analysis
            && selection.cubes.rollout_settings
        {
            for line in settings::rollout(&rollout.settings, rollout.trials) {
                text.push_str(&wide(4, &line));
            }
        }
        text.push_str("\\end{tabular}}\\par\n");
        text
    }

    fn cubeless(&self, turn: &Turn<'_>, analysis: &CubeAnalysis, answers: bool) -> String {
        let estimate = analysis.no_double();
        let (outcome, sign) = if answers {
            (estimate.outcome.flipped(), -1.0)
        } else {
            (estimate.outcome, 1.0)
        };
        let depth = words::depth(analysis.depth());
        let money = if turn.before.is_money() {
            String::new()
        } else {
            format!(" (money: {})", signed(outcome.money_equity().get()))
        };
        let equity = signed(sign * estimate.cubeless.get());
        let mut text =
            format!("\\multicolumn{{4}}{{l}}{{{depth} cubeless equity {equity}{money}}} \\\\\n");
        if self.selection.cubes.probabilities {
            text.push_str(&wide(4, &settings::chances(outcome.to_array())));
        }
        if self.selection.cubes.evaluation_settings
            && let CubeAnalysis::Evaluation(found) = analysis
        {
            text.push_str(&wide(4, &settings::evaluation(found.settings)));
        }
        text
    }

    /// What is said of the play made and of the roll.
    pub(super) fn alerts(&self, turn: &Turn<'_>) -> String {
        let mut text = String::new();
        if turn.entry.event.roll().is_none() {
            return text;
        }
        let loss = turn
            .entry
            .move_analysis
            .as_deref()
            .and_then(MoveAnalysis::loss);
        if let Some(mark) = turn.play_mark(self.about) {
            let mark = words::skill(mark);
            let lost = loss.map_or_else(String::new, |Equity(loss)| format!(": {}", signed(-loss)));
            text.push_str(&alert(&format!("{mark} move{lost}")));
        }
        let luck = turn.entry.luck.and_then(Luck::known);
        let mark = turn.entry.luck_mark.or_else(|| LuckMark::of(luck?));
        if let Some((mark, Equity(luck))) = mark.zip(luck) {
            text.push_str(&alert(&format!(
                "{} roll: {}",
                words::luck(mark),
                signed(luck)
            )));
        }
        text
    }

    /// The candidates.
    pub(super) fn plays(&self, turn: &Turn<'_>) -> String {
        let Some(analysis) = &turn.entry.move_analysis else {
            return String::new();
        };
        if analysis.candidates.is_empty() || !turn.shows_play(self.about, self.selection) {
            return String::new();
        }
        let mut text = String::from("{\\footnotesize\\begin{tabular}{@{}rrllrr@{}}\n");
        let stakes = turn.stakes(self.about);
        let best = analysis.best().map_or(0.0, |best| best.equity().get());
        let shown = &self.selection.plays;
        for (rank, candidate) in analysis.candidates.iter().enumerate() {
            let made = analysis.played == Some(rank);
            if rank >= shown.most && !made {
                continue;
            }
            let Equity(equity) = candidate.equity();
            let behind = if rank == 0 {
                String::new()
            } else {
                format!("({})", signed(-(best - equity)))
            };
            let (mark, depth) = (
                if made { "$\\bullet$" } else { "" },
                words::depth(candidate.depth()),
            );
            let play = latex_text(&display_play(&candidate.play));
            put_line!(
                text,
                "{mark} & {}. & {depth} & {play} & {} & {behind} \\\\",
                rank + 1,
                signed(equity)
            );
            let (figures, lines) = match &candidate.value {
                CandidateValue::Evaluation {
                    outcome, settings, ..
                } => {
                    let lines = shown
                        .evaluation_settings
                        .then(|| settings::evaluation(*settings));
                    let chances = settings::chances(outcome.to_array());
                    (vec![chances], lines.into_iter().collect())
                }
                CandidateValue::Rollout(rollout) => {
                    let error = candidate.std_err(stakes).map(Equity::get);
                    let lines = if shown.rollout_settings {
                        settings::rollout(&rollout.settings, rollout.trials)
                    } else {
                        Vec::new()
                    };
                    (Vec::from(settings::ranked(rollout, error)), lines)
                }
            };
            let figures = figures.iter().filter(|_| shown.probabilities);
            for line in figures.chain(&lines) {
                put!(text, "& & {}", wide(4, line));
            }
        }
        text.push_str("\\end{tabular}}\\par\n");
        text
    }
}

/// A row across all columns.
fn wide(columns: u8, words: &str) -> String {
    format!(
        "\\multicolumn{{{columns}}}{{l}}{{\\scriptsize {}}} \\\\\n",
        latex_text(words)
    )
}

fn alert(words: &str) -> String {
    format!("\\textbf{{Alert: {words}}}\\par\n")
}

/// A number with its sign, set as in formulas.
fn signed(value: f32) -> String {
    format!("${value:+.3}$")
}
