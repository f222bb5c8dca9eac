//! The results of a rollout as lines of text, in the shape of gnubg's.

use barpoint_analysis::recorded_settings;
use barpoint_engine::{CandidateName, RolledOut, RolloutFindings};
use barpoint_report::rollout_lines;
use barpoint_rollout::Estimate;
use barpoint_rules::{Play, Side, notation::display_play};

use super::jsd;

/// A candidate with its figures, their standard errors and how its trials were played. Not doubling alone is the position.
#[must_use]
pub fn candidate_lines(row: &RolledOut, found: &RolloutFindings, decides: Side) -> Vec<String> {
    let name = match row.name {
        CandidateName::NoDouble if found.candidates.len() == 1 => "Current Position".to_owned(),
        CandidateName::NoDouble => "No double".to_owned(),
        CandidateName::DoubleTake => "Double, take".to_owned(),
        CandidateName::Play(play) if play == Play::DANCE => "Cannot move".to_owned(),
        CandidateName::Play(play) => display_play(&play),
    };
    let figures = &row.figures;
    let settings = recorded_settings(&found.settings, decides);
    let error = |of: &Estimate| of.known_std_err().unwrap_or(0.0);
    let [win, wg, wbg, lg, lbg] = figures.chances.map(|of| of.mean);
    let errors = figures.chances.map(|of| error(&of));
    let [value, doubt] = if settings.cubeful {
        let equity = &figures.equity;
        [
            format!(" CF {:+.3}", equity.mean),
            format!(" CF  {:.3}", error(equity)),
        ]
    } else {
        Default::default()
    };
    let behind = jsd(row).map_or_else(String::new, |jsd| format!(" {jsd:.3}"));
    let cubeless = &figures.cubeless;
    let mut lines = vec![
        format!("{name}:"),
        format!(
            "  {win:.3} {wg:.3} {wbg:.3} - {:.3} {lg:.3} {lbg:.3} CL {:+.3}{value}",
            1.0 - win,
            cubeless.mean
        ),
        format!(
            " [{:.3} {:.3} {:.3} - {:.3} {:.3} {:.3} CL  {:.3}{doubt}] {}r{behind}",
            errors[0],
            errors[1],
            errors[2],
            errors[0],
            errors[3],
            errors[4],
            error(cubeless),
            figures.rank
        ),
    ];
    lines.extend(rollout_lines(&settings, figures.trials));
    lines
}

/// All candidates in the order asked for.
#[must_use]
pub fn lines(found: &RolloutFindings, decides: Side) -> Vec<String> {
    let rows = found.candidates.iter();
    rows.flat_map(|row| candidate_lines(row, found, decides))
        .collect()
}
