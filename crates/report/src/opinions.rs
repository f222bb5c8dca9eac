//! What other programs said, apart from our own numbers.

use barpoint_analysis::{Mistake, MistakeKind};
use barpoint_equity::Equity;
use barpoint_record::{Analyst, AnalystFigures, CheckerOpinion, CubeOpinion, Entry, Said};
use barpoint_rules::Side;
use barpoint_rules::notation::display_play;
use maud::{Markup, html};

use crate::Report;
use crate::markup::printed;

/// The figures that other programs counted, by their own definitions.
pub(crate) fn figures(report: &Report<'_>) -> Markup {
    let told = |analyst: &&Analyst| {
        let known = |side: &Side| analyst.figures[*side] != AnalystFigures::default();
        Side::BOTH.iter().any(known)
    };
    let analysts: Vec<&Analyst> = report.record.analysts.iter().filter(told).collect();
    html! {
        @if !analysts.is_empty() {
            h2 { "By other programs" }
            p.soft {
                "As the file holds them or as counted from it by the program's own definitions, which differ from ours: \
                 above all in which decisions count."
            }
            div.blocks {
                @for analyst in analysts { (block(report, analyst)) }
            }
        }
    }
}

fn block(report: &Report<'_>, analyst: &Analyst) -> Markup {
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
                (row("Decisions", &|of| of.decisions.map(|found| found.to_string())))
                (row("Lost in checker play", &|of| equity(of.checker_loss)))
                (row("Lost in cube decisions", &|of| equity(of.cube_loss)))
                (row("Luck", &|of| of.luck.map(|luck| format!("{:+.3}", luck.get()))))
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
            (Said::Checker(opinion), MistakeKind::Play { .. }) => checker(opinion),
            (Said::Cube(opinion), kind) if !matches!(kind, MistakeKind::Play { .. }) => {
                Some(cube(opinion))
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
fn checker(opinion: &CheckerOpinion) -> Option<String> {
    let best = opinion.plays.first()?;
    let mut words = format!("{}, best {}", best.level.name, display_play(&best.play));
    if let Some(loss) = opinion.lost() {
        put!(words, "; the play made loses {:.3}", loss.get());
    }
    Some(words)
}

/// `XG Roller++, no double +0.412, double/take +0.398, double/pass +1.000`
fn cube(opinion: &CubeOpinion) -> String {
    let mut words = opinion.level.name.clone();
    for (action, equity) in [
        ("no double", opinion.no_double),
        ("double/take", opinion.double_take),
        ("double/pass", opinion.double_pass),
    ] {
        if let Some(equity) = equity {
            put!(words, ", {action} {:+.3}", equity.get());
        }
    }
    words
}
