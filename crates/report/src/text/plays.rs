//! The analysis of a checker play, line by line as gnubg's text has it.

use barpoint_equity::{Equity, Stakes};
use barpoint_record::{Candidate, CandidateValue, Luck, LuckMark, MoveAnalysis};
use barpoint_rules::notation::display_play;

use crate::turn::Turn;
use crate::{About, Selection, settings_words as settings, words};

/// What is said of the play made and of the roll.
pub(super) fn alerts(turn: &Turn<'_>, about: &About<'_>) -> String {
    let mut text = String::new();
    if turn.entry.event.roll().is_none() {
        return text;
    }
    let loss = turn
        .entry
        .move_analysis
        .as_deref()
        .and_then(MoveAnalysis::loss);
    if let Some(mark) = turn.play_mark(about) {
        let mark = words::skill(mark);
        let loss = loss.map_or_else(String::new, |Equity(loss)| format!(" ({:+7.3})", -loss));
        put_line!(text, "Alert: {mark} move{loss}");
    }
    let luck = turn.entry.luck.and_then(Luck::known);
    if let Some((mark, luck)) = turn
        .entry
        .luck_mark
        .or_else(|| LuckMark::of(luck?))
        .zip(luck)
    {
        let mark = words::luck(mark);
        put_line!(text, "Alert: {mark} roll! ({:+7.3})", luck.get());
    }
    text
}

/// The roll and the candidates.
pub(super) fn plays(turn: &Turn<'_>, about: &About<'_>, selection: &Selection) -> String {
    let Some(roll) = turn.entry.event.roll() else {
        return String::new();
    };
    let luck = turn.entry.luck.and_then(Luck::known);
    let luck = luck.map_or_else(String::new, |luck| format!(" ({:+.3})", luck.get()));
    let mut text = format!("\nRolled {}{}{luck}:\n", roll.high(), roll.low());
    let analysis = turn.entry.move_analysis.as_deref();
    let Some(analysis) = analysis.filter(|found| !found.candidates.is_empty()) else {
        if let Some(play) = words::play_made(turn) {
            put_line!(text, "*    {play}");
        }
        return text;
    };
    let stakes = turn.stakes(about);
    let best = analysis.best().map_or(0.0, |best| best.equity().get());
    for (rank, candidate) in analysis.candidates.iter().enumerate() {
        let made = analysis.played == Some(rank);
        if rank < selection.plays.most || made {
            let row = Row { rank, made, best };
            text.push_str(&row.lines(candidate, stakes, selection));
        }
    }
    if analysis.played.is_none()
        && let Some(play) = words::play_made(turn)
    {
        put_line!(text, "*    {play}");
    }
    text
}

/// A candidate's place among the others.
struct Row {
    rank: usize,
    made: bool,
    best: f32,
}

impl Row {
    fn lines(
        &self,
        candidate: &Candidate,
        stakes: Option<Stakes>,
        selection: &Selection,
    ) -> String {
        let mark = if self.made { '*' } else { ' ' };
        let rank = self.rank + 1;
        let kind = match &candidate.value {
            CandidateValue::Rollout(_) => "Rollout".to_owned(),
            CandidateValue::Evaluation { settings, .. } => {
                let cube = if settings.cubeful {
                    "Cubeful"
                } else {
                    "Cubeless"
                };
                format!("{cube} {}-ply", settings.plies)
            }
        };
        let Equity(equity) = candidate.equity();
        let behind = if self.rank == 0 {
            String::new()
        } else {
            format!(" ({:+6.3})", -(self.best - equity))
        };
        let play = display_play(&candidate.play);
        let mut text = format!("{mark}{rank:5}. {kind:<17}{play:<29}Eq.: {equity:+6.3}{behind}\n");
        let shown = &selection.plays;
        match &candidate.value {
            CandidateValue::Evaluation {
                outcome, settings, ..
            } => {
                if shown.probabilities {
                    let chances = settings::chances(outcome.to_array());
                    put_line!(text, "       {chances}");
                }
                if shown.evaluation_settings {
                    put_line!(text, "        {}", settings::evaluation(*settings));
                }
            }
            CandidateValue::Rollout(rollout) => {
                let error = candidate.std_err(stakes).map(Equity::get);
                let [means, errors] = settings::ranked(rollout, error);
                if shown.probabilities {
                    put_line!(text, "       {means}\n      {errors}");
                }
                if shown.rollout_settings {
                    for line in settings::rollout(&rollout.settings, rollout.trials) {
                        put_line!(text, "        {line}");
                    }
                }
            }
        }
        text
    }
}
