//! One error: its position and what the alternatives are worth.

use barpoint_analysis::{Mistake, MistakeKind};
use barpoint_equity::{CubeEquities, Stakes};
use barpoint_record::{Candidate, CubeAnalysis, Depth, Entry, MoveAnalysis};
use barpoint_rules::MatchState;
use barpoint_rules::notation::{Xgid, display_play};
use maud::{Markup, html};

use crate::errors::{anchor, better, is_of_cube, what};
use crate::markup::{comment, mark, printed, severity};
use crate::opinions::said;
use crate::picture::picture;
use crate::{Report, Words};

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
    let words = report.words();
    let did = [
        ("name", report.names[error.side].as_str().into()),
        ("what", what(error, words).into()),
    ];
    let lost = [
        ("loss", format!("{:.3}", error.loss.get()).into()),
        ("better", better(error, words).into()),
    ];
    html! {
        article.error id=(anchor(error)) {
            h3 {
                @if let Some(found) = found { (mark(found, is_of_cube(error), words)) " " }
                (words.with("did", did))
            }
            p.where.soft {
                @if let Some(found) = found { (words.text(severity(found).0)) ", " }
                (words.with("loses-better", lost))
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

fn alternatives(report: &Report<'_>, error: &Mistake, entry: &Entry) -> Markup {
    match &error.kind {
        MistakeKind::Play { .. } => {
            let stakes = Stakes::of(&error.context, report.about.met);
            let analysis = entry.move_analysis.as_deref();
            analysis.map_or_else(Markup::default, |analysis| plays(report, analysis, stakes))
        }
        MistakeKind::MissedDouble(equities)
        | MistakeKind::WrongDouble(equities)
        | MistakeKind::WrongTake(equities)
        | MistakeKind::WrongPass(equities) => html! {
            (actions(report, error, equities))
            @if let Some(analysis) = &entry.cube_analysis { (without_doubling(report, analysis)) }
        },
    }
}

/// What the best candidates and the play made are worth.
fn plays(report: &Report<'_>, analysis: &MoveAnalysis, stakes: Option<Stakes>) -> Markup {
    let words = report.words();
    let best = analysis.best().map_or(0.0, |best| best.equity().get());
    let candidates = analysis.candidates.iter().enumerate();
    html! {
        table {
            thead {
                tr {
                    th {}
                    th { (words.text("play")) }
                    th.n { (words.text("equity")) }
                    th.n { (words.text("loss")) }
                    th.n.wide { (words.text("win")) }
                    th.n.wide { (words.text("gammon")) }
                    th.n.wide { (words.text("lose-gammon")) }
                    th.wide.by { (words.text("by")) }
                }
            }
            tbody {
                @for (rank, candidate) in candidates {
                    @let played = analysis.played == Some(rank);
                    @if rank < CANDIDATES || played {
                        (play(candidate, (rank, played), best, stakes, words))
                    }
                }
            }
        }
    }
}

fn play(
    candidate: &Candidate,
    (rank, played): (usize, bool),
    best: f32,
    stakes: Option<Stakes>,
    words: &Words,
) -> Markup {
    let value = candidate.equity().get();
    let outcome = candidate.outcome();
    html! {
        tr.chosen[played] {
            td.rank { (rank + 1) @if played { " " (words.text("played")) } }
            td { (display_play(&candidate.play)) }
            td.n { (printed(&format!("{value:+.3}"))) }
            td.n { @if best > value { (format!("{:.3}", best - value)) } }
            td.n.wide { (percent(outcome.win)) }
            td.n.wide { (percent(outcome.win_gammon)) }
            td.n.wide { (percent(outcome.lose_gammon)) }
            td.wide.by {
                (depth(candidate.depth(), words))
                @if let Some(error) = candidate.std_err(stakes) { ", ± " (format!("{:.3}", error.get())) }
            }
        }
    }
}

fn percent(chance: f32) -> String {
    format!("{:.1} %", 100.0 * chance)
}

/// How deeply something was looked into.
pub(crate) fn depth(depth: Depth, words: &Words) -> String {
    match depth {
        Depth::Plies(plies) => words.with("plies", [("count", plies.into())]),
        Depth::Trials(trials) => words.with("trials", [("count", trials.to_string().into())]),
    }
}

/// What the cube actions are worth to the player who may double.
fn actions(report: &Report<'_>, error: &Mistake, equities: &CubeEquities) -> Markup {
    let words = report.words();
    let [none, take, pass] = [
        equities.no_double.get(),
        equities.double_take.get(),
        CubeEquities::PASS.get(),
    ];
    let proper = equities.best().get();
    let made = match error.kind {
        MistakeKind::MissedDouble(_) => "no-double",
        MistakeKind::WrongTake(_) => "double-take",
        MistakeKind::WrongPass(_) => "double-pass",
        _ if take < pass => "double-take",
        _ => "double-pass",
    };
    let actions = [
        ("no-double", none),
        ("double-take", take),
        ("double-pass", pass),
    ];
    html! {
        table {
            thead {
                tr {
                    th { (words.text("action")) }
                    th.n { (words.text("equity")) }
                    th.n { (words.text("against-proper")) }
                }
            }
            tbody {
                @for (name, value) in actions {
                    tr.chosen[name == made] {
                        th scope="row" { (words.text(name)) }
                        td.n { (printed(&format!("{value:+.3}"))) }
                        td.n { (printed(&format!("{:+.3}", value - proper))) }
                    }
                }
            }
        }
    }
}

fn without_doubling(report: &Report<'_>, analysis: &CubeAnalysis) -> Markup {
    let (outcome, words) = (analysis.no_double().outcome, report.words());
    let chances = [
        ("win", percent(outcome.win).into()),
        ("gammon", percent(outcome.win_gammon).into()),
        ("lost", percent(outcome.lose_gammon).into()),
        ("by", depth(analysis.depth(), words).into()),
    ];
    html! { p.soft { (words.with("without-doubling", chances)) } }
}
