//! The errors, each with its position and the alternatives.

use std::fmt::Write;

use barpoint_analysis::{Mistake, MistakeKind};
use barpoint_draw::{BoardView, Captions, Orientation, PictureOptions, board_svg};
use barpoint_equity::{CubeEquities, Stakes};
use barpoint_record::{Candidate, CubeAnalysis, Depth, Entry, MoveAnalysis, SkillMark};
use barpoint_rules::notation::{Xgid, display_play};
use barpoint_rules::{MatchState, Side};

use crate::Report;
use crate::entry::states;
use crate::games::heading;
use crate::markup::{BOARD, Page, escaped, mark, printed, severity};

/// How many errors the list of the worst has.
const WORST: usize = 10;
/// How many candidates a table has, beside the play made.
const CANDIDATES: usize = 5;

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
fn what(error: &Mistake) -> String {
    match error.kind {
        MistakeKind::Play { roll, made, .. } => format!("plays {roll}: {}", display_play(&made.0)),
        MistakeKind::MissedDouble(_) => "does not double".to_owned(),
        MistakeKind::WrongDouble(_) => "doubles".to_owned(),
        MistakeKind::WrongTake(_) => "takes".to_owned(),
        MistakeKind::WrongPass(_) => "passes".to_owned(),
    }
}

/// What would have been right.
fn better(error: &Mistake) -> String {
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
pub(crate) fn write_worst(page: &mut Page, report: &Report<'_>) {
    if report.errors.is_empty() {
        return;
    }
    let mut worst: Vec<&Mistake> = report.errors.iter().collect();
    worst.sort_by(|a, b| b.loss.get().total_cmp(&a.loss.get()));
    worst.truncate(WORST);
    page.element("h2", "Worst errors");
    let mut table = String::from(
        "<table class=\"key worst\">\n<thead><tr><th></th><th>Game</th><th>Player</th><th>Error</th><th class=\"wide\">Better</th>\
         <th class=\"n\">Loss</th></tr></thead>\n<tbody>\n",
    );
    for error in worst {
        let Some(found) = SkillMark::of(error.loss) else {
            continue;
        };
        let _ = writeln!(
            table,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td><a href=\"#{}\">{}</a></td><td class=\"wide\">{}</td><td class=\"n\">{:.3}</td></tr>",
            mark(found, is_of_cube(error)),
            error.at.game + 1,
            escaped(&report.names[error.side]),
            anchor(error),
            escaped(&what(error)),
            escaped(&better(error)),
            error.loss.get()
        );
    }
    table.push_str("</tbody>\n</table>\n");
    page.add(&table);
}

/// All errors, game by game.
pub(crate) fn write_all(page: &mut Page, report: &Report<'_>) {
    for (index, game) in report.record.games.iter().enumerate() {
        let errors = report.errors.iter().filter(|error| error.at.game == index);
        let mut errors = errors.peekable();
        if errors.peek().is_none() {
            continue;
        }
        page.element("h2", &format!("Errors: {}", heading(report, index, game)));
        let states = states(report.record, game);
        for error in errors {
            let entry = game.entries.get(error.at.entry);
            let before = states.get(error.at.entry);
            if let Some((entry, before)) = entry.zip(before) {
                page.add(&card(report, error, entry, before));
            }
        }
    }
}

fn card(report: &Report<'_>, error: &Mistake, entry: &Entry, before: &MatchState) -> String {
    let state = match error.kind {
        MistakeKind::Play { .. } => barpoint_record::shown(*before, &entry.event),
        _ => *before,
    };
    let cube = is_of_cube(error);
    let severity = SkillMark::of(error.loss).map(|found| (mark(found, cube), severity(found).2));
    let (sign, words) = severity.unwrap_or_default();
    let mut card = format!(
        "<article class=\"error\" id=\"{}\">\n<h3>{sign} {}</h3>\n<p class=\"where soft\">{words}, loses {:.3}; better: {}</p>\n<figure>\n",
        anchor(error),
        escaped(&format!("{} {}", report.names[error.side], what(error))),
        error.loss.get(),
        escaped(&better(error))
    );
    card.push_str(&picture(report, error, &state));
    let _ = writeln!(
        card,
        "<figcaption class=\"xgid\">{}</figcaption>\n</figure>\n<div>",
        escaped(&Xgid::of(&state).to_string())
    );
    match error.kind {
        MistakeKind::Play { .. } => {
            if let Some(analysis) = &entry.move_analysis {
                let stakes = Stakes::of(&error.context, report.about.met);
                plays(&mut card, analysis, stakes);
            }
        }
        MistakeKind::MissedDouble(e)
        | MistakeKind::WrongDouble(e)
        | MistakeKind::WrongTake(e)
        | MistakeKind::WrongPass(e) => actions(&mut card, error, &e, entry.cube_analysis.as_ref()),
    }
    if let Some(comment) = &entry.comment {
        let _ = writeln!(card, "<p class=\"comment\">{}</p>", escaped(comment));
    }
    card.push_str("</div>\n</article>\n");
    card
}

/// The board with the better play as arrows, the player who erred at the bottom.
fn picture(report: &Report<'_>, error: &Mistake, state: &MatchState) -> String {
    let better = match &error.kind {
        MistakeKind::Play { best, .. } => Some(&best.0),
        _ => None,
    };
    let options = PictureOptions {
        orientation: Orientation {
            bottom: error.side,
            light: Side::Black,
            ..Orientation::USUAL
        },
        captions: Captions::Players,
        play: better,
    };
    let view = BoardView::of(state, report.names.clone());
    board_svg(&view, &BOARD, &options)
}

/// What the best candidates and the play made are worth.
fn plays(card: &mut String, analysis: &MoveAnalysis, stakes: Option<Stakes>) {
    card.push_str(
        "<table>\n<thead><tr><th></th><th>Play</th><th class=\"n\">Equity</th><th class=\"n\">Loss</th><th class=\"n wide\">Win</th>\
         <th class=\"n wide\">Gammon</th><th class=\"n wide\">Lose gammon</th><th class=\"wide by\">By</th></tr></thead>\n<tbody>\n",
    );
    let best = analysis.best().map_or(0.0, |best| best.equity().get());
    for (rank, candidate) in analysis.candidates.iter().enumerate() {
        let played = analysis.played == Some(rank);
        if rank >= CANDIDATES && !played {
            continue;
        }
        let value = candidate.equity().get();
        let [win, win_gammon, lose_gammon, by] = chances(candidate, stakes);
        let loss = best - value;
        let loss = if loss > 0.0 {
            format!("{loss:.3}")
        } else {
            String::new()
        };
        let _ = writeln!(
            card,
            "<tr{}><td class=\"rank\">{}{}</td><td>{}</td><td class=\"n\">{}</td><td class=\"n\">{loss}</td><td class=\"n wide\">{win}</td>\
             <td class=\"n wide\">{win_gammon}</td><td class=\"n wide\">{lose_gammon}</td><td class=\"wide by\">{by}</td></tr>",
            if played { " class=\"chosen\"" } else { "" },
            rank + 1,
            if played { " played" } else { "" },
            escaped(&display_play(&candidate.play)),
            printed(&format!("{value:+.3}")),
        );
    }
    card.push_str("</tbody>\n</table>\n");
}

/// Winning chance, gammons of both, and where they come from.
fn chances(candidate: &Candidate, stakes: Option<Stakes>) -> [String; 4] {
    let percent = |chance: f32| format!("{:.1} %", 100.0 * chance);
    let outcome = candidate.outcome();
    let by = match candidate.std_err(stakes) {
        Some(error) => format!("{}, ± {:.3}", depth(candidate.depth()), error.get()),
        None => depth(candidate.depth()),
    };
    [
        percent(outcome.win),
        percent(outcome.win_gammon),
        percent(outcome.lose_gammon),
        by,
    ]
}

/// How deeply something was looked into.
fn depth(depth: Depth) -> String {
    match depth {
        Depth::Plies(plies) => format!("{plies}-ply"),
        Depth::Trials(trials) => format!("{trials} trials"),
    }
}

/// What the cube actions are worth to the player who may double.
fn actions(
    card: &mut String,
    error: &Mistake,
    equities: &CubeEquities,
    analysis: Option<&CubeAnalysis>,
) {
    let [none, take, pass] = [
        equities.no_double.get(),
        equities.double_take.get(),
        CubeEquities::PASS.get(),
    ];
    let proper = equities.best().get();
    let made = match error.kind {
        MistakeKind::MissedDouble(_) => "No double",
        MistakeKind::WrongTake(_) => "Double, take",
        MistakeKind::WrongPass(_) => "Double, pass",
        _ if take < pass => "Double, take",
        _ => "Double, pass",
    };
    card.push_str(
        "<table>\n<thead><tr><th>Action</th><th class=\"n\">Equity</th><th class=\"n\">Against proper</th></tr></thead>\n<tbody>\n",
    );
    for (name, value) in [
        ("No double", none),
        ("Double, take", take),
        ("Double, pass", pass),
    ] {
        let chosen = if name == made {
            " class=\"chosen\""
        } else {
            ""
        };
        let _ = writeln!(
            card,
            "<tr{chosen}><th scope=\"row\">{name}</th><td class=\"n\">{}</td><td class=\"n\">{}</td></tr>",
            printed(&format!("{value:+.3}")),
            printed(&format!("{:+.3}", value - proper))
        );
    }
    card.push_str("</tbody>\n</table>\n");
    if let Some(analysis) = analysis {
        let outcome = analysis.no_double().outcome;
        let _ = writeln!(
            card,
            "<p class=\"soft\">Of the player who may double, without doubling: wins {:.1} %, gammons {:.1} %, loses gammons {:.1} % ({}).</p>",
            100.0 * outcome.win,
            100.0 * outcome.win_gammon,
            100.0 * outcome.lose_gammon,
            depth(analysis.depth())
        );
    }
}
