//! The report of an analysed match.

use std::io::Write;

use barpoint_analysis::mistakes;
use barpoint_analysis::statistics::{Section, Statistics, sections, statistics};
use barpoint_app::describe;
use barpoint_equity::{Equity, Met};
use barpoint_eval::Regime;
use barpoint_record::{MatchRecord, SkillThresholds};
use barpoint_rules::Side;
use barpoint_wire::{AnalysisMade, AnalysisReport, SourceCount};

use super::rolled_out::{error_rollouts, errors};
use super::situation::{letter, weights};
use super::{analysts, games, mistake, rating, wrap};
use crate::error::CliError;

/// What to show.
pub(crate) struct ReportOptions<'a> {
    /// How many of the costliest decisions.
    pub(crate) top: usize,
    /// The match equity table used.
    pub(crate) met: &'a Met,
    /// What it is called, perhaps with the reason why it is this one.
    pub(crate) met_words: &'a str,
    /// How the analysis was made, unless it was read from the file.
    pub(crate) made: Option<AnalysisMade<'a>>,
    /// By which loss errors are marked.
    pub(crate) marks: &'a SkillThresholds,
}

/// Prints the whole report.
pub(crate) fn print(
    out: &mut dyn Write,
    record: &MatchRecord,
    report: &AnalysisReport,
    options: &ReportOptions<'_>,
) -> Result<(), CliError> {
    let statistics = statistics(record, options.met);
    heading(out, record, report, options)?;
    let is_analysed = report.done > 0;
    if is_analysed {
        summary(out, record, &statistics.total)?;
    }
    analysts::print(out, record)?;
    games::print(out, record)?;
    if !is_analysed {
        return Ok(());
    }
    let costly = mistakes(record, options.met, Equity(0.0));
    let shown = costly.len().min(options.top);
    if shown > 0 {
        let which = match shown {
            1 => "costliest decision".to_owned(),
            shown => format!("{shown} costliest decisions"),
        };
        let all = costly.len();
        writeln!(out, "\nThe {which} (of {all} that lost anything)")?;
    }
    for (rank, (found, row)) in (1..).zip(costly[..shown].iter().zip(&report.mistakes)) {
        writeln!(out)?;
        mistake::print(out, record, (rank, found), options.marks)?;
        match row.trials {
            Some(trials) => writeln!(out, "    rolled out: {trials} trials{}", errors(row))?,
            None => {
                if let Some(source) = row.source.filter(|&source| source != Regime::Net.name()) {
                    writeln!(out, "    evaluated by: {source}")?;
                }
            }
        }
    }
    writeln!(out, "\nStatistics")?;
    tables(out, record, &sections(&statistics.total))
}

fn heading(
    out: &mut dyn Write,
    record: &MatchRecord,
    report: &AnalysisReport,
    options: &ReportOptions<'_>,
) -> Result<(), CliError> {
    let [white, black] = Side::BOTH.map(|side| name(record, side));
    let kind = match record.length {
        0 => "money session".to_owned(),
        length => format!("{length}-point match"),
    };
    writeln!(out, "{white} vs {black}, {kind}")?;
    let info = &record.info;
    let place: Vec<&str> = [&info.event, &info.round, &info.place]
        .into_iter()
        .flatten()
        .map(String::as_str)
        .collect();
    if !place.is_empty() {
        writeln!(out, "{}", place.join(", "))?;
    }
    let [w, b] = Side::BOTH.map(|side| record.final_points(side));
    let verdict = match (record.length, w.cmp(&b)) {
        (_, std::cmp::Ordering::Equal) => "level".to_owned(),
        (length, order) => {
            let ahead = if order.is_gt() { &white } else { &black };
            let won = length > 0 && w.max(b) >= u32::from(length);
            format!("{ahead} {}", if won { "wins" } else { "leads" })
        }
    };
    writeln!(out, "Result: {w}-{b}, {verdict}")?;
    let met = options.met_words;
    match (&options.made, &report.nets) {
        (Some(made), Some(nets)) => {
            let settings = describe::strength(made.strength);
            let weights = weights(made.strength);
            writeln!(out, "Analysed at {settings}\n{weights} {nets}, MET {met}")?;
        }
        _ => stored(out, report, met)?,
    }
    if let Some(rollouts) = options.made.and_then(|made| made.rollouts) {
        error_rollouts(out, rollouts)?;
    }
    let named = |of: &SourceCount| format!("{} {}", of.source, of.decisions);
    let sources: Vec<String> = report.sources.iter().map(named).collect();
    if report.sources.len() > 1 {
        writeln!(out, "Decisions by {}", sources.join(", "))?;
    }
    if report.done < report.total {
        let what = match report.settings {
            Some(_) => "INTERRUPTED",
            None => "Not all of it",
        };
        writeln!(
            out,
            "{what}: {} of {} decisions analysed; all below counts these only",
            report.done, report.total
        )?;
    }
    Ok(())
}

/// Where an analysis comes from that was not made now.
fn stored(out: &mut dyn Write, report: &AnalysisReport, met: &str) -> Result<(), CliError> {
    if report.methods.is_empty() {
        return Ok(writeln!(
            out,
            "The file holds only what other programs said."
        )?);
    }
    let program = report.program.as_deref().unwrap_or("an unknown program");
    let methods = report.methods.iter();
    let methods: Vec<String> = methods
        .map(|of| format!("{} ({} turns)", of.method, of.turns))
        .collect();
    let text = format!("As stored in the file by {program}: {}", methods.join(", "));
    for line in wrap(&text, "  ") {
        writeln!(out, "{line}")?;
    }
    Ok(writeln!(out, "MET {met}")?)
}

fn summary(out: &mut dyn Write, record: &MatchRecord, total: &Statistics) -> Result<(), CliError> {
    let unit = if record.length > 0 { 100.0 } else { 1.0 };
    let unit_name = if record.length > 0 { "% MWC" } else { "points" };
    writeln!(
        out,
        "\n{:<20} {:>6} {:>9} {:>7} {:>7} {:>10}   rating",
        "", "PR", "checker", "cube", "luck", "luck-adj."
    )?;
    for side in Side::BOTH {
        let numbers = &total.sides[side];
        let pr = numbers.pr().map(|pr| format!("{pr:.2}"));
        let luck = numbers.known_luck();
        let luck = luck.map(|luck| format!("{:+.3}", luck.emg.get()));
        let adjusted = total.known_luck_adjusted_result(side);
        let adjusted = adjusted.map(|result| format!("{:+.2}", unit * result.get()));
        let shown = super::fitted(&name(record, side), 16);
        writeln!(
            out,
            "{} {shown}   {:>6} {:>9.3} {:>7.3} {:>7} {:>9}{}  {}",
            letter(side),
            pr.as_deref().unwrap_or("-"),
            numbers.checker_loss().emg.get(),
            numbers.cube_loss().emg.get(),
            luck.unwrap_or_else(|| "-".to_owned()),
            adjusted.as_deref().unwrap_or("-"),
            if record.length > 0 && adjusted.is_some() {
                "%"
            } else {
                " "
            },
            numbers.rating().map_or("-", rating::name)
        )?;
    }
    writeln!(
        out,
        "PR: 500 x EMG lost per unforced play or close cube decision; checker, cube,\n\
         luck: EMG in all; luck-adj.: result with both players' luck taken out, {unit_name}"
    )?;
    Ok(())
}

fn tables(out: &mut dyn Write, record: &MatchRecord, sections: &[Section]) -> Result<(), CliError> {
    let [white, black] = Side::BOTH.map(|side| name(record, side));
    for section in sections {
        writeln!(
            out,
            "\n{:<33}{white:<24.23}{black:.23}",
            section.kind.title()
        )?;
        for row in &section.rows {
            // Every error row gives both units; saying so in each label would not fit 80 columns.
            let label = row
                .label
                .replace(" (EMG (MWC))", "")
                .replace(" (EMG (Points))", "");
            let line = format!("{label:<33}{:<24}{}", row.values.white, row.values.black);
            writeln!(out, "{}", line.trim_end())?;
        }
    }
    Ok(())
}

/// The name of a player, shortened so that lines with it fit 80 columns.
pub(super) fn name(record: &MatchRecord, side: Side) -> String {
    let name = record.players[side].name.trim();
    match (name, side) {
        ("", Side::White) => "White".to_owned(),
        ("", Side::Black) => "Black".to_owned(),
        _ => super::shortened(name, 23),
    }
}
