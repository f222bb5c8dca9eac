//! BGBlitz as the analyst of a match, with what it counted of each player.

use barpoint_equity::Equity;
use barpoint_record::{Analyst, AnalystFigures, MatchRecord, Software};
use barpoint_rules::BySide;

use super::data::{Figures, Match};
use super::event::narrow;

/// Adds BGBlitz to the analysts; its index there.
pub(super) fn add_analyst(file: &Match, record: &mut MatchRecord) -> usize {
    let figures = |found: &Option<Figures>| found.as_ref().map(counted).unwrap_or_default();
    record.analysts.push(Analyst {
        software: Software {
            name: "BGBlitz".to_owned(),
            version: None,
        },
        met: None,
        figures: BySide::new(figures(&file.figures_green), figures(&file.figures_red)),
    });
    record.analysts.len() - 1
}

fn counted(figures: &Figures) -> AnalystFigures {
    let loss = |error: Option<f64>| error.map(|error| 0.0_f64.max(-error));
    let (checker, cube) = (
        loss(figures.checker_error.known()),
        loss(figures.cube_error.known()),
    );
    let decisions = figures
        .checker_cnt
        .whole::<u32>()
        .zip(figures.cube_cnt.whole::<u32>())
        .and_then(|(checker, cube)| checker.checked_add(cube));
    let pr = || {
        let decisions = f64::from(decisions.filter(|&n| n > 0)?);
        Some(narrow(500.0 * (checker? + cube?) / decisions))
    };
    let equity = |loss: Option<f64>| loss.map(Equity::narrowed);
    AnalystFigures {
        pr: pr(),
        decisions,
        checker_loss: equity(checker),
        cube_loss: equity(cube),
        luck: None,
    }
}
