//! One error: its position and what the alternatives are worth.

use barpoint_analysis::{Mistake, MistakeKind};
use barpoint_draw::{BoardView, Captions, Orientation, PictureOptions, board_svg_named};
use barpoint_equity::{CubeEquities, Stakes};
use barpoint_record::{Candidate, CubeAnalysis, Depth, Entry, MoveAnalysis};
use barpoint_rules::notation::{Xgid, display_play};
use barpoint_rules::{MatchState, Side};
use maud::{Markup, PreEscaped, html};

use crate::Report;
use crate::errors::{anchor, better, is_of_cube, what};
use crate::markup::{BOARD, comment, mark, printed, severity};
use crate::opinions::said;

/// How many candidates a table has, beside the play made.
const CANDIDATES: usize = 5;

pub(crate) fn card(
    report: &Report<'_>,
    error: &Mistake,
    entry: &Entry,
    before: &MatchState,
) -> Markup {
    let state = match error.kind {
        MistakeKind::Play { .. } => barpoint_record::shown(*before, &entry.event),
        _ => *before,
    };
    let found = report.about.marks.mark(error.loss);
    html! {
        article.error id=(anchor(error)) {
            h3 {
                @if let Some(found) = found { (mark(found, is_of_cube(error))) " " }
                (report.names[error.side]) " " (what(error))
            }
            p.where.soft {
                @if let Some(found) = found { (severity(found).2) ", " }
                "loses " (format!("{:.3}", error.loss.get())) "; better: " (better(error))
            }
            figure {
                (picture(report, error, &state))
                figcaption.xgid { (Xgid::of(&state).to_string()) }
            }
            div {
                (alternatives(report, error, entry))
                (said(report, error, entry))
                (comment(entry.comment.as_ref()))
            }
        }
    }
}

/// The board with the better play as arrows, the player who erred at the bottom.
fn picture(report: &Report<'_>, error: &Mistake, state: &MatchState) -> Markup {
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
    let prefix = format!("{}.", anchor(error));
    PreEscaped(board_svg_named(&view, &BOARD, &options, &prefix))
}

fn alternatives(report: &Report<'_>, error: &Mistake, entry: &Entry) -> Markup {
    match &error.kind {
        MistakeKind::Play { .. } => {
            let stakes = Stakes::of(&error.context, report.about.met);
            let analysis = entry.move_analysis.as_ref();
            analysis.map_or_else(Markup::default, |analysis| plays(analysis, stakes))
        }
        MistakeKind::MissedDouble(equities)
        | MistakeKind::WrongDouble(equities)
        | MistakeKind::WrongTake(equities)
        | MistakeKind::WrongPass(equities) => html! {
            (actions(error, equities))
            @if let Some(analysis) = &entry.cube_analysis { (without_doubling(analysis)) }
        },
    }
}

/// What the best candidates and the play made are worth.
fn plays(analysis: &MoveAnalysis, stakes: Option<Stakes>) -> Markup {
    let best = analysis.best().map_or(0.0, |best| best.equity().get());
    let candidates = analysis.candidates.iter().enumerate();
    html! {
        table {
            thead {
                tr {
                    th {}
                    th { "Play" }
                    th.n { "Equity" }
                    th.n { "Loss" }
                    th.n.wide { "Win" }
                    th.n.wide { "Gammon" }
                    th.n.wide { "Lose gammon" }
                    th.wide.by { "By" }
                }
            }
            tbody {
                @for (rank, candidate) in candidates {
                    @let played = analysis.played == Some(rank);
                    @if rank < CANDIDATES || played {
                        (play(candidate, rank, played, best, stakes))
                    }
                }
            }
        }
    }
}

fn play(
    candidate: &Candidate,
    rank: usize,
    played: bool,
    best: f32,
    stakes: Option<Stakes>,
) -> Markup {
    let value = candidate.equity().get();
    let outcome = candidate.outcome();
    html! {
        tr.chosen[played] {
            td.rank { (rank + 1) @if played { " played" } }
            td { (display_play(&candidate.play)) }
            td.n { (printed(&format!("{value:+.3}"))) }
            td.n { @if best > value { (format!("{:.3}", best - value)) } }
            td.n.wide { (percent(outcome.win)) }
            td.n.wide { (percent(outcome.win_gammon)) }
            td.n.wide { (percent(outcome.lose_gammon)) }
            td.wide.by {
                (depth(candidate.depth()))
                @if let Some(error) = candidate.std_err(stakes) { ", ± " (format!("{:.3}", error.get())) }
            }
        }
    }
}

fn percent(chance: f32) -> String {
    format!("{:.1} %", 100.0 * chance)
}

/// How deeply something was looked into.
fn depth(depth: Depth) -> String {
    match depth {
        Depth::Plies(plies) => format!("{plies}-ply"),
        Depth::Trials(trials) => format!("{trials} trials"),
    }
}

/// What the cube actions are worth to the player who may double.
fn actions(error: &Mistake, equities: &CubeEquities) -> Markup {
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
    let actions = [
        ("No double", none),
        ("Double, take", take),
        ("Double, pass", pass),
    ];
    html! {
        table {
            thead {
                tr { th { "Action" } th.n { "Equity" } th.n { "Against proper" } }
            }
            tbody {
                @for (name, value) in actions {
                    tr.chosen[name == made] {
                        th scope="row" { (name) }
                        td.n { (printed(&format!("{value:+.3}"))) }
                        td.n { (printed(&format!("{:+.3}", value - proper))) }
                    }
                }
            }
        }
    }
}

fn without_doubling(analysis: &CubeAnalysis) -> Markup {
    let outcome = analysis.no_double().outcome;
    html! {
        p.soft {
            "Of the player who may double, without doubling: wins " (percent(outcome.win)) ", gammons "
            (percent(outcome.win_gammon)) ", loses gammons " (percent(outcome.lose_gammon)) " (" (depth(analysis.depth())) ")."
        }
    }
}
