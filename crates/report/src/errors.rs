//! The errors: the worst of the match, and all of them with their positions.

use barpoint_analysis::{Mistake, MistakeKind};
use barpoint_equity::CubeEquities;
use barpoint_record::GameRecord;
use barpoint_rules::notation::display_play;
use maud::{Markup, html};

use crate::Report;
use crate::card::card;
use crate::entry::states;
use crate::games::heading;
use crate::markup::mark;

/// How many errors the list of the worst has.
const WORST: usize = 10;

/// Whether it is about the cube.
pub(crate) const fn is_of_cube(error: &Mistake) -> bool {
    !matches!(error.kind, MistakeKind::Play { .. })
}

/// The name of an error's place on the page.
pub(crate) fn anchor(error: &Mistake) -> String {
    let kind = if is_of_cube(error) { "c" } else { "p" };
    format!("e{}-{}{kind}", error.at.game + 1, error.at.entry + 1)
}

/// What a player did wrong.
pub(crate) fn what(error: &Mistake) -> String {
    match error.kind {
        MistakeKind::Play { roll, made, .. } => format!("plays {roll}: {}", display_play(&made.0)),
        MistakeKind::MissedDouble(_) => "does not double".to_owned(),
        MistakeKind::WrongDouble(_) => "doubles".to_owned(),
        MistakeKind::WrongTake(_) => "takes".to_owned(),
        MistakeKind::WrongPass(_) => "passes".to_owned(),
    }
}

/// What would have been right.
pub(crate) fn better(error: &Mistake) -> String {
    match error.kind {
        MistakeKind::Play { best, .. } => display_play(&best.0),
        MistakeKind::MissedDouble(equities) => {
            if equities.double_take.get() >= CubeEquities::PASS.get() {
                "double, pass".to_owned()
            } else {
                "double, take".to_owned()
            }
        }
        MistakeKind::WrongDouble(_) => "no double".to_owned(),
        MistakeKind::WrongTake(_) => "pass".to_owned(),
        MistakeKind::WrongPass(_) => "take".to_owned(),
    }
}

/// The list of the worst.
pub(crate) fn worst(report: &Report<'_>) -> Markup {
    let mut worst: Vec<&Mistake> = report.errors.iter().collect();
    if worst.is_empty() {
        return Markup::default();
    }
    worst.sort_by(|a, b| b.loss.get().total_cmp(&a.loss.get()));
    worst.truncate(WORST);
    html! {
        h2 { "Worst errors" }
        table.key.worst {
            thead {
                tr {
                    th {}
                    th { "Game" }
                    th { "Player" }
                    th { "Error" }
                    th.wide { "Better" }
                    th.n { "Loss" }
                }
            }
            tbody {
                @for error in worst {
                    tr {
                        td {
                            @if let Some(found) = report.about.marks.mark(error.loss) { (mark(found, is_of_cube(error))) }
                        }
                        td { (error.at.game + 1) }
                        td { (report.names[error.side]) }
                        td { a href={ "#" (anchor(error)) } { (what(error)) } }
                        td.wide { (better(error)) }
                        td.n { (format!("{:.3}", error.loss.get())) }
                    }
                }
            }
        }
    }
}

/// All errors, game by game.
pub(crate) fn all(report: &Report<'_>) -> Markup {
    html! {
        @for (index, game) in report.record.games.iter().enumerate() {
            @if report.errors.iter().any(|error| error.at.game == index) {
                h2 { "Errors: " (heading(report, index, game)) }
                (of_game(report, index, game))
            }
        }
    }
}

fn of_game(report: &Report<'_>, index: usize, game: &GameRecord) -> Markup {
    let states = states(report.record, game);
    let errors = report.errors.iter();
    html! {
        @for error in errors.filter(|error| error.at.game == index) {
            @let entry = game.entries.get(error.at.entry);
            @if let Some((entry, before)) = entry.zip(states.get(error.at.entry)) {
                (card(report, error, entry, before))
            }
        }
    }
}
