//! What games and jobs are called.

use barpoint_engine::table::Table;
use barpoint_rules::Side;

use super::{Phrase, Said};
use crate::rollout::Rollout;

/// The title of a game being played.
#[must_use]
pub fn game_title(table: &Table) -> Phrase {
    let name = |side| table.setup().seats[side].name();
    let players = Phrase::new("game-title").with("white", &name(Side::White));
    let players = players.with("black", &name(Side::Black));
    players.with("length", table.state().length())
}

/// The title of a job on a match: its analysis at a level, or rollouts of its errors.
#[must_use]
pub fn job_title(name: &str, level: Option<&str>) -> Said {
    let Some(level) = level else {
        let phrase = Phrase::new("job-error-rollouts").with("name", name);
        return Said::new(format!("Rollouts of {name}"), Some(phrase));
    };
    let phrase = Phrase::new("job-analysis").with("name", name);
    let text = format!("Analysis of {name}: {level}");
    Said::new(text, Some(phrase.with("level", level)))
}

/// The title of the job that plays a rollout.
#[must_use]
pub fn rollout_job_title(rollout: &Rollout) -> Said {
    let title = rollout.title();
    let phrase = match rollout.phrase() {
        Some(_) => Phrase::new("job-rollout-cube"),
        None => Phrase::new("job-rollout").with("title", &title),
    };
    Said::new(format!("Rollout of {title}"), Some(phrase))
}
