//! The analysis of a checker play as a table.

use barpoint_draw::svg::Element;
use barpoint_equity::{Equity, Stakes};
use barpoint_record::{Candidate, CandidateValue, Luck, LuckMark, MoveAnalysis};
use barpoint_rules::notation::display_play;

use super::{Page, cell, nothing, row};
use crate::turn::Turn;
use crate::{settings_words as settings, words};

impl Page<'_> {
    /// What is said of the play made and of the roll.
    pub(super) fn alerts(&self, turn: &Turn<'_>) -> Vec<Element> {
        let mut parts = Vec::new();
        if turn.entry.event.roll().is_none() {
            return parts;
        }
        let loss = turn
            .entry
            .move_analysis
            .as_deref()
            .and_then(MoveAnalysis::loss);
        if let Some(mark) = turn.play_mark(self.about) {
            let mark = words::skill(mark);
            let lost = loss.map_or_else(String::new, |Equity(loss)| format!(" ({:+7.3})", -loss));
            parts.push(self.alert("blunder", &format!("Alert: {mark} move{lost}")));
        }
        let luck = turn.entry.luck.and_then(Luck::known);
        let mark = turn.entry.luck_mark.or_else(|| LuckMark::of(luck?));
        if let Some((mark, Equity(luck))) = mark.zip(luck) {
            let mark = words::luck(mark);
            parts.push(self.alert("joker", &format!("Alert: {mark} roll! ({luck:+7.3})")));
        }
        parts
    }

    /// The candidates.
    pub(super) fn plays(&self, turn: &Turn<'_>) -> Option<Element> {
        if !turn.shows_play(self.about, self.selection) {
            return None;
        }
        let head = |class: &'static str, name: &str| {
            self.style.dressed("th", &["moveheader", class]).words(name)
        };
        let analysis = turn.entry.move_analysis.as_deref();
        let analysis = analysis.filter(|found| !found.candidates.is_empty());
        let mut number = head("movenumber", "#");
        if analysis.is_some() {
            // Above the mark of the play made and the rank.
            number = number.set("colspan", "2");
        }
        let mut table = self.style.dressed("table", &["movetable"]);
        table.add(&row([
            number,
            head("moveply", "Ply"),
            head("movemove", "Move"),
            head("moveequity", "Equity"),
        ]));
        let Some(analysis) = analysis else {
            // What was played without a choice.
            let line = self.style.dressed("tr", &["movethemove"]);
            let play = self.style.dressed("td", &["movemove"]).set("colspan", "4");
            let play = play.words(&words::play_made(turn)?);
            return Some(table.with(&line.with(&play)));
        };
        let stakes = turn.stakes(self.about);
        let best = analysis.best().map_or(0.0, |best| best.equity().get());
        for (rank, candidate) in analysis.candidates.iter().enumerate() {
            let made = analysis.played == Some(rank);
            if rank < self.selection.plays.most || made {
                table.add_all(self.candidate(candidate, rank, made, best, stakes));
            }
        }
        Some(table)
    }

    fn candidate(
        &self,
        candidate: &Candidate,
        rank: usize,
        made: bool,
        best: f32,
        stakes: Option<Stakes>,
    ) -> Vec<Element> {
        let line = || match (made, rank % 2) {
            (true, _) => self.style.dressed("tr", &["movethemove"]),
            (false, 1) => self.style.dressed("tr", &["moveodd"]),
            (false, _) => Element::new("tr"),
        };
        let dressed =
            |class: &'static str, text: &str| self.style.dressed("td", &[class]).words(text);
        let Equity(equity) = candidate.equity();
        let behind = if rank == 0 {
            String::new()
        } else {
            format!(" ({:+6.3})", -(best - equity))
        };
        let (depth, figures, lines) = self.found(candidate, stakes);
        let mark = if made {
            "\u{2022}".to_owned()
        } else {
            nothing()
        };
        let mut rows = vec![
            line()
                .with(&dressed("movenumber", &mark))
                .with(&dressed("movenumber", &(rank + 1).to_string()))
                .with(&dressed("moveply", &depth))
                .with(&dressed("movemove", &display_play(&candidate.play)))
                .with(&dressed("moveequity", &format!("{equity:+6.3}{behind}"))),
        ];
        let figures = figures
            .iter()
            .filter(|_| self.selection.plays.probabilities);
        rows.extend(figures.chain(&lines).map(|text| {
            let empty = Element::new("td").set("colspan", "3").words(&nothing());
            line()
                .with(&empty)
                .with(&cell(text))
                .with(&cell(&nothing()))
        }));
        rows
    }

    /// How deeply it was looked into, its chances, and the settings that are shown.
    fn found(
        &self,
        candidate: &Candidate,
        stakes: Option<Stakes>,
    ) -> (String, Vec<String>, Vec<String>) {
        let shown = &self.selection.plays;
        match &candidate.value {
            CandidateValue::Evaluation {
                outcome, settings, ..
            } => {
                let chances = settings::chances(outcome.to_array());
                let lines = shown
                    .evaluation_settings
                    .then(|| settings::evaluation(*settings));
                (
                    settings.plies.to_string(),
                    vec![chances],
                    lines.into_iter().collect(),
                )
            }
            CandidateValue::Rollout(rollout) => {
                let error = candidate.std_err(stakes).map(Equity::get);
                let figures = Vec::from(settings::ranked(rollout, error));
                let lines = if shown.rollout_settings {
                    settings::rollout(&rollout.settings, rollout.trials)
                } else {
                    Vec::new()
                };
                ("R".to_owned(), figures, lines)
            }
        }
    }
}
