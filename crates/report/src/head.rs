//! Who played what, how it ended, and how it was analysed.

use barpoint_analysis::methods;
use barpoint_analysis::statistics::statistics;
use barpoint_record::MatchRecord;
use barpoint_rules::Side;
use maud::{Markup, html};

use crate::Report;
use crate::markup::{comment, printed};

pub(crate) fn markup(report: &Report<'_>) -> Markup {
    let info = &report.record.info;
    html! {
        h1 { (report.names.white) " – " (report.names.black) }
        p { (facts(report)) }
        p.result { (result(report)) }
        @if let Some(annotator) = &info.annotator { p.soft { "Annotated by " (annotator) } }
        (comment(info.comment.as_ref()))
        @if report.is_analysed() {
            p.soft { "Analysed: " (analysis(report)) "." }
            @match report.about.missing {
                0 => (rates(report)),
                missing => p {
                    (missing) " decisions are not analysed yet: errors and counts are those found so far, PR and the other \
                    rates come when every decision is analysed."
                },
            }
        } @else {
            p { "This match is not analysed: there are no errors, chances and ratings to show." }
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
    how.extend(depths(report.record));
    let table = about
        .met_words
        .map(|words| format!("match equity table {words}"));
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
    let ahead = match white.cmp(&black) {
        std::cmp::Ordering::Greater => Side::White,
        std::cmp::Ordering::Less => Side::Black,
        std::cmp::Ordering::Equal => return format!("{white} : {black}, level"),
    };
    let length = u32::from(report.record.length);
    let won = length > 0 && white.max(black) >= length;
    let verb = if won { "wins" } else { "leads" };
    format!("{white} : {black}, {} {verb}", report.names[ahead])
}

/// What valued the turns, most turns first.
fn depths(record: &MatchRecord) -> Option<String> {
    let counts = methods(record).into_iter();
    let words: Vec<String> = counts
        .map(|(method, n)| format!("{method} ({n} turns)"))
        .collect();
    (!words.is_empty()).then(|| words.join(", "))
}

/// The three usual error rates side by side, and luck.
fn rates(report: &Report<'_>) -> Markup {
    let total = statistics(report.record, report.about.met).total;
    let errors = |side| {
        let errors = report.errors.iter();
        errors.filter(|error| error.side == side).count()
    };
    html! {
        table.key {
            thead {
                tr {
                    th { "Player" }
                    th.n { "PR" }
                    th.n { "Error rate" br; "(mEMG)" }
                    th.n { "Snowie" br; "rate" }
                    th.n { "Errors" }
                    th.n { "Luck" br; "(EMG)" }
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
        p.soft {
            "PR: 500 × loss (EMG) by plays with a choice and close or actual cube decisions, on average; error rate: the same \
             × 1000; Snowie rate: 1000 × loss by all decisions for each move of either player. Lower is better."
        }
    }
}
