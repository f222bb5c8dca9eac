//! Who played what, how it ended, and how it was analysed.

use std::fmt::Write;

use barpoint_analysis::statistics::statistics;
use barpoint_record::{Candidate, CubeAnalysis, Depth, MatchRecord, MoveAnalysis};
use barpoint_rules::{BySide, Side};

use crate::Report;
use crate::markup::{Page, escaped, printed};

pub(crate) fn write(page: &mut Page, report: &Report<'_>) {
    let BySide { white, black } = &report.names;
    page.element("h1", &format!("{white} – {black}"));
    let info = &report.record.info;
    let date = info.date.map(|date| {
        let part = |n: Option<u8>| n.map_or(String::new(), |n| format!("-{n:02}"));
        format!("{}{}{}", date.year, part(date.month), part(date.day))
    });
    let kind = Some(report.kind());
    let facts = [&kind, &info.event, &info.round, &info.place, &date];
    let facts: Vec<&str> = facts.into_iter().flatten().map(String::as_str).collect();
    page.element("p", &facts.join(" · "));
    page.add(&format!(
        "<p class=\"result\">{}</p>\n",
        escaped(&result(report))
    ));
    if let Some(annotator) = &info.annotator {
        page.add(&format!(
            "<p class=\"soft\">Annotated by {}</p>\n",
            escaped(annotator)
        ));
    }
    if let Some(comment) = &info.comment {
        page.add(&format!("<p class=\"comment\">{}</p>\n", escaped(comment)));
    }
    if !report.is_analysed() {
        let none = "This match is not analysed: there are no errors, chances and ratings to show.";
        page.element("p", none);
        return;
    }
    let mut how: Vec<String> = report
        .about
        .analysis
        .map(str::to_owned)
        .into_iter()
        .collect();
    how.extend(depths(report.record));
    how.push(format!("match equity table {}", report.about.met.name()));
    page.add(&format!(
        "<p class=\"soft\">Analysed: {}.</p>\n",
        escaped(&how.join("; "))
    ));
    let missing = report.about.missing;
    if missing == 0 {
        rates(page, report);
    } else {
        page.element(
            "p",
            &format!(
                "{missing} decisions are not analysed yet: errors and counts are those found so far, PR and the other rates come \
                 when every decision is analysed."
            ),
        );
    }
}

/// How the match stands after its last game. (Some money sessions are written with every game starting at 0-0.)
fn result(report: &Report<'_>) -> String {
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

/// What valued the decisions, most decisions first.
fn depths(record: &MatchRecord) -> Option<String> {
    let mut counts: Vec<(String, usize)> = Vec::new();
    let entries = record.games.iter().flat_map(|game| &game.entries);
    let found = entries.filter_map(|entry| {
        let best = entry.move_analysis.as_ref().and_then(MoveAnalysis::best);
        let cube = entry.cube_analysis.as_ref();
        let depth = best.map(Candidate::depth);
        Some(match depth.or(cube.map(CubeAnalysis::depth))? {
            Depth::Plies(plies) => format!("{plies}-ply"),
            Depth::Trials(_) => "rollout".to_owned(),
        })
    });
    for name in found {
        match counts.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => counts.push((name, 1)),
        }
    }
    counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    let counts = counts.into_iter();
    let words: Vec<String> = counts
        .map(|(name, n)| format!("{name} ({n} turns)"))
        .collect();
    (!words.is_empty()).then(|| words.join(", "))
}

/// The three usual error rates side by side, and luck.
fn rates(page: &mut Page, report: &Report<'_>) {
    let total = statistics(report.record, report.about.met).total;
    let mut table = String::from(
        "<table class=\"key\">\n<thead><tr><th>Player</th><th class=\"n\">PR</th><th class=\"n\">Error rate<br/>(mEMG)</th>\
         <th class=\"n\">Snowie<br/>rate</th><th class=\"n\">Errors</th><th class=\"n\">Luck<br/>(EMG)</th></tr></thead>\n<tbody>\n",
    );
    for side in Side::BOTH {
        let numbers = &total.sides[side];
        let errors = report.errors.iter().filter(|error| error.side == side);
        let _ = writeln!(
            table,
            "<tr><th scope=\"row\">{}</th><td class=\"n\">{:.2}</td><td class=\"n\">{:.1}</td><td class=\"n\">{:.1}</td>\
             <td class=\"n\">{}</td><td class=\"n\">{}</td></tr>",
            escaped(&report.names[side]),
            numbers.pr(),
            1000.0 * numbers.rate().emg.get(),
            total.snowie_rate(side),
            errors.count(),
            printed(&format!("{:+.3}", numbers.total_luck().emg.get()))
        );
    }
    table.push_str(
        "</tbody>\n</table>\n<p class=\"soft\">PR: 500 × loss (EMG) by plays with a choice and close or actual cube decisions, on \
         average; error rate: the same × 1000; Snowie rate: 1000 × loss by all decisions for each move of either player. \
         Lower is better.</p>\n",
    );
    page.add(&table);
}
