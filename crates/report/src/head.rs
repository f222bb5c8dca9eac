//! Who played what, how it ended, and how it was analysed.

use barpoint_analysis::statistics::statistics;
use barpoint_analysis::{Method, methods};
use barpoint_rules::Side;
use maud::{Markup, html};

use crate::Report;
use crate::markup::{comment, printed};

pub(crate) fn markup(report: &Report<'_>) -> Markup {
    let info = &report.record.info;
    let words = report.words();
    html! {
        h1 { (report.names.white) " – " (report.names.black) }
        p { (facts(report)) }
        p.result { (result(report)) }
        @if let Some(annotator) = &info.annotator {
            p.soft { (words.with("annotated-by", [("name", annotator.as_str().into())])) }
        }
        (comment(info.comment.as_ref()))
        @if report.is_analysed() {
            p.soft { (words.with("analysed", [("how", analysis(report).into())])) }
            @match report.about.missing {
                0 => (rates(report)),
                missing => p { (words.with("missing", [("count", missing.into())])) },
            }
        } @else {
            p { (words.text("not-analysed")) }
        }
    }
}

/// What was played, where and when.
pub(crate) fn facts(report: &Report<'_>) -> String {
    let info = &report.record.info;
    let date = info.date.map(|date| date.to_string());
    let kind = Some(report.kind());
    let facts = [&kind, &info.event, &info.round, &info.place, &date];
    let facts: Vec<&str> = facts.into_iter().flatten().map(String::as_str).collect();
    facts.join(" · ")
}

/// How the analysis was made.
pub(crate) fn analysis(report: &Report<'_>) -> String {
    let about = report.about;
    let mut how: Vec<String> = about.analysis.map(str::to_owned).into_iter().collect();
    how.extend(depths(report));
    let table = about
        .met_words
        .map(|table| about.words.with("table-of", [("table", table.into())]));
    how.extend(table);
    how.join("; ")
}

/// How the match stands after its last game. (Some money sessions are written with every game starting at 0-0.)
pub(crate) fn result(report: &Report<'_>) -> String {
    let games = &report.record.games;
    let points = |side: Side| {
        let before = games.first().map_or(0, |game| u32::from(game.score[side]));
        let won = games.iter().filter_map(|game| game.result);
        let won = won.filter(|result| result.winner == side);
        before + won.map(|result| result.points).sum::<u32>()
    };
    let [white, black] = Side::BOTH.map(points);
    let words = report.words();
    let level = [("white", white.into()), ("black", black.into())];
    let ahead = match white.cmp(&black) {
        std::cmp::Ordering::Greater => Side::White,
        std::cmp::Ordering::Less => Side::Black,
        std::cmp::Ordering::Equal => return words.with("score-level", level),
    };
    let length = u32::from(report.record.length);
    let won = length > 0 && white.max(black) >= length;
    let [white, black] = level;
    let name = ("name", report.names[ahead].as_str().into());
    let id = if won { "score-wins" } else { "score-leads" };
    words.with(id, [white, black, name])
}

/// What valued the turns, most turns first.
fn depths(report: &Report<'_>) -> Option<String> {
    let words = report.words();
    let found: Vec<String> = methods(report.record)
        .into_iter()
        .map(|(method, count)| {
            let method = match method {
                Method::Plies(plies) => words.with("plies", [("count", plies.into())]),
                Method::Rollout => words.text("rollout"),
            };
            words.with(
                "turns-by",
                [("method", method.into()), ("count", count.into())],
            )
        })
        .collect();
    (!found.is_empty()).then(|| found.join(", "))
}

/// The three usual error rates side by side, and luck.
fn rates(report: &Report<'_>) -> Markup {
    let total = statistics(report.record, report.about.met).total;
    let errors = |side| {
        let errors = report.errors.iter();
        errors.filter(|error| error.side == side).count()
    };
    let words = report.words();
    html! {
        table.key {
            thead {
                tr {
                    th { (words.text("player")) }
                    th.n { "PR" }
                    th.n { (words.text("error-rate")) br; "(mEMG)" }
                    th.n { (words.text("snowie-rate")) }
                    th.n { (words.text("errors")) }
                    th.n { (words.text("luck")) br; "(EMG)" }
                }
            }
            tbody {
                @for side in Side::BOTH {
                    @let numbers = &total.sides[side];
                    tr {
                        th scope="row" { (report.names[side]) }
                        td.n { (numbers.pr().map_or_else(|| "-".to_owned(), |pr| format!("{pr:.2}"))) }
                        td.n { (format!("{:.1}", 1000.0 * numbers.rate().emg.get())) }
                        td.n { (format!("{:.1}", total.snowie_rate(side))) }
                        td.n { (errors(side)) }
                        td.n { (printed(&numbers.known_luck().map_or_else(|| "-".to_owned(), |luck| format!("{:+.3}", luck.emg.get())))) }
                    }
                }
            }
        }
        p.soft { (words.text("rates-help")) }
    }
}
