//! What exports hold, by the settings of `set export`.

use barpoint_app::matches::{CubesShown, MarksShown, PlaysShown, Selection};
use barpoint_rules::Side;

use crate::settings::Settings;
use crate::shell::Shell;

/// What is chosen.
pub(super) fn chosen(shell: &Shell) -> Selection {
    let settings = &shell.session.settings;
    let on = |path: &str| is_on(settings, path);
    let marks = |of: &str| MarksShown {
        unmarked: on(&format!("export {of} display unmarked")),
        doubtful: on(&format!("export {of} display doubtful")),
        bad: on(&format!("export {of} display bad")),
        very_bad: on(&format!("export {of} display verybad")),
    };
    let number = |path: &str, usual| settings.kept(path).parse().unwrap_or(usual);
    Selection {
        comments: on("export include annotations"),
        analysis: on("export include analysis"),
        statistics: on("export include statistics"),
        match_info: on("export include matchinfo"),
        board_every: number("export show board", 1),
        player: match settings.kept("export show player") {
            "0" => Some(Side::White),
            "1" => Some(Side::Black),
            _ => None,
        },
        plays: PlaysShown {
            most: number("export moves number", 5),
            probabilities: on("export moves probabilities"),
            evaluation_settings: on("export moves parameters evaluation"),
            rollout_settings: on("export moves parameters rollout"),
            marks: marks("moves"),
        },
        cubes: CubesShown {
            probabilities: on("export cube probabilities"),
            evaluation_settings: on("export cube parameters evaluation"),
            rollout_settings: on("export cube parameters rollout"),
            marks: marks("cube"),
            actual: on("export cube display actual"),
            missed: on("export cube display missed"),
            close: on("export cube display close"),
        },
        ..Selection::GNUBG
    }
}

fn is_on(settings: &Settings, path: &str) -> bool {
    matches!(settings.kept(path), "yes" | "on")
}
