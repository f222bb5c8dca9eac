//! The errors: the worst of the match, and all of them with their positions.

use barpoint_analysis::{Mistake, MistakeKind};
use barpoint_equity::CubeEquities;
use barpoint_record::GameRecord;
use barpoint_rules::notation::display_play;
use maud::{Markup, html};

use crate::card::card;
use crate::entry::states;
use crate::games::heading;
use crate::markup::mark;
use crate::{Report, Words};

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
pub(crate) fn what(error: &Mistake, words: &Words) -> String {
    let id = match error.kind {
        MistakeKind::Play { roll, made, .. } => {
            let roll = ("roll", roll.to_string().into());
            return words.with("did-play", [roll, ("play", display_play(&made.0).into())]);
        }
        MistakeKind::MissedDouble(_) => "did-not-double",
        MistakeKind::WrongDouble(_) => "did-double",
        MistakeKind::WrongTake(_) => "did-take",
        MistakeKind::WrongPass(_) => "did-pass",
    };
    words.text(id)
}

/// What would have been right.
pub(crate) fn better(error: &Mistake, words: &Words) -> String {
    let id = match error.kind {
        MistakeKind::Play { best, .. } => return display_play(&best.0),
        MistakeKind::MissedDouble(equities) => {
            if equities.double_take.get() >= CubeEquities::PASS.get() {
                "better-double-pass"
            } else {
                "better-double-take"
            }
        }
        MistakeKind::WrongDouble(_) => "better-no-double",
        MistakeKind::WrongTake(_) => "better-pass",
        MistakeKind::WrongPass(_) => "better-take",
    };
    words.text(id)
}

/// The list of the worst.
pub(crate) fn worst(report: &Report<'_>) -> Markup {
    let mut worst: Vec<&Mistake> = report.errors.iter().collect();
    if worst.is_empty() {
        return Markup::default();
    }
    worst.sort_by(|a, b| b.loss.get().total_cmp(&a.loss.get()));
    worst.truncate(WORST);
    let words = report.words();
    html! {
        h2 { (words.text("worst-errors")) }
        table.key.worst {
            thead {
                tr {
                    th {}
                    th { (words.text("game")) }
                    th { (words.text("player")) }
                    th { (words.text("error")) }
                    th.wide { (words.text("better")) }
                    th.n { (words.text("loss")) }
                }
            }
            tbody {
                @for error in worst {
                    tr {
                        td {
                            @if let Some(found) = report.about.marks.mark(error.loss) { (mark(found, is_of_cube(error), words)) }
                        }
                        td { (error.at.game + 1) }
                        td { (report.names[error.side]) }
                        td { a href={ "#" (anchor(error)) } { (what(error, words)) } }
                        td.wide { (better(error, words)) }
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
                h2 { (report.words().with("errors-of", [("heading", heading(report, index, game).into())])) }
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
