//! What other programs said, apart from our own numbers.

use barpoint_analysis::{Mistake, MistakeKind};
use barpoint_equity::Equity;
use barpoint_record::{Analyst, AnalystFigures, CheckerOpinion, CubeOpinion, Entry, Said};
use barpoint_rules::Side;
use barpoint_rules::notation::display_play;
use maud::{Markup, html};

use crate::markup::printed;
use crate::{Report, Words};

/// The figures that other programs counted, by their own definitions.
pub(crate) fn figures(report: &Report<'_>) -> Markup {
    let told = |analyst: &&Analyst| {
        let known = |side: &Side| analyst.figures[*side] != AnalystFigures::default();
        Side::BOTH.iter().any(known)
    };
    let analysts: Vec<&Analyst> = report.record.analysts.iter().filter(told).collect();
    let words = report.words();
    html! {
        @if !analysts.is_empty() {
            h2 { (words.text("by-others")) }
            p.soft { (words.text("by-others-help")) }
            div.blocks {
                @for analyst in analysts { (block(report, analyst)) }
            }
        }
    }
}

fn block(report: &Report<'_>, analyst: &Analyst) -> Markup {
    let words = report.words();
    let row = |label: &str, value: &dyn Fn(&AnalystFigures) -> Option<String>| {
        let values = Side::BOTH.map(|side| value(&analyst.figures[side]));
        html! {
            @if values.iter().any(Option::is_some) {
                tr {
                    th scope="row" { (label) }
                    @for value in &values { td.n { (printed(value.as_deref().unwrap_or("-"))) } }
                }
            }
        }
    };
    let equity = |found: Option<Equity>| found.map(|found| format!("{:.3}", found.get()));
    html! {
        table {
            thead {
                tr {
                    th { (analyst.software.to_string()) }
                    th.n { (report.names.white) }
                    th.n { (report.names.black) }
                }
            }
            tbody {
                (row("PR", &|of| of.pr.map(|pr| format!("{pr:.2}"))))
                (row(&words.text("decisions"), &|of| of.decisions.map(|found| found.to_string())))
                (row(&words.text("lost-in-play"), &|of| equity(of.checker_loss)))
                (row(&words.text("lost-in-cube"), &|of| equity(of.cube_loss)))
                (row(&words.text("luck"), &|of| of.luck.map(|luck| format!("{:+.3}", luck.get()))))
            }
        }
    }
}

/// What other programs said of an error, a line for each.
pub(crate) fn said(report: &Report<'_>, error: &Mistake, entry: &Entry) -> Markup {
    let analysts = report.record.analysts.iter().enumerate();
    let lines = analysts.filter_map(|(index, analyst)| {
        let mut said = entry.opinions.iter().filter(|one| one.analyst == index);
        let words = said.find_map(|one| match (&one.said, &error.kind) {
            (Said::Checker(opinion), MistakeKind::Play { .. }) => checker(opinion, report.words()),
            (Said::Cube(opinion), kind) if !matches!(kind, MistakeKind::Play { .. }) => {
                Some(cube(opinion, report.words()))
            }
            _ => None,
        })?;
        Some((&analyst.software.name, words))
    });
    html! {
        @for (name, words) in lines {
            p.soft { (name) ": " (printed(&words)) }
        }
    }
}

/// `3-ply, best 24/18 13/10; the play made -0.045`
fn checker(opinion: &CheckerOpinion, words: &Words) -> Option<String> {
    let best = opinion.plays.first()?;
    let level = ("level", best.level.name.as_str().into());
    let mut said = words.with(
        "opinion-best",
        [level, ("play", display_play(&best.play).into())],
    );
    if let Some(loss) = opinion.lost() {
        let loss = format!("{:.3}", loss.get());
        said.push_str(&words.with("opinion-lost", [("loss", loss.into())]));
    }
    Some(said)
}

/// `XG Roller++, no double +0.412, double/take +0.398, double/pass +1.000`
fn cube(opinion: &CubeOpinion, words: &Words) -> String {
    let mut said = opinion.level.name.clone();
    for (action, equity) in [
        ("better-no-double", opinion.no_double),
        ("better-double-take", opinion.double_take),
        ("better-double-pass", opinion.double_pass),
    ] {
        if let Some(equity) = equity {
            put!(said, ", {} {:+.3}", words.text(action), equity.get());
        }
    }
    said
}
