//! The report of an analysed match.

use std::io::Write;

use barpoint_analysis::statistics::{Rating, Section, Statistics, sections, statistics};
use barpoint_analysis::{Mistake, MistakeKind, mistakes};
use barpoint_equity::{CubeEquities, Equity, Met};
use barpoint_eval::Regime;
use barpoint_record::{Event, GameRecord, MatchRecord, SkillMark};
use barpoint_rules::Side;
use barpoint_rules::notation::display_play;
use barpoint_wire::{AnalysisReport, MistakeKindName, MistakeReport};

use super::situation::{Situation, letter};
use super::style;
use super::wrap;
use crate::error::CliError;

/// What to show.
pub(crate) struct ReportOptions<'a> {
    /// How many of the costliest decisions.
    pub(crate) top: usize,
    /// The match equity table used.
    pub(crate) met: &'a Met,
}

/// Prints the whole report.
pub(crate) fn print(
    out: &mut dyn Write,
    record: &MatchRecord,
    report: &AnalysisReport,
    options: &ReportOptions<'_>,
) -> Result<(), CliError> {
    let statistics = statistics(record, options.met);
    heading(out, record, report)?;
    summary(out, record, &statistics.total)?;
    games(out, record)?;
    let costly = mistakes(record, options.met, Equity(0.0));
    let shown = costly.len().min(options.top);
    if shown > 0 {
        writeln!(
            out,
            "\nThe {shown} costliest decisions (of {} that lost anything)",
            costly.len()
        )?;
    }
    for (rank, (mistake, told)) in (1..).zip(costly[..shown].iter().zip(&report.mistakes)) {
        writeln!(out)?;
        print_mistake(out, record, rank, mistake)?;
        match told.trials {
            Some(trials) => writeln!(out, "    rolled out: {trials} trials{}", errors(told))?,
            None if told.source != Regime::Net.name() => {
                writeln!(out, "    evaluated by: {}", told.source)?;
            }
            None => {}
        }
    }
    writeln!(out, "\nStatistics")?;
    tables(out, record, &sections(&statistics.total))
}

/// The standard errors of a rollout, in the order in which its equities stand above.
fn errors(told: &MistakeReport) -> String {
    let Some([first, second]) = told.standard_errors else {
        return String::new();
    };
    match told.kind {
        MistakeKindName::Play => format!(", standard errors: best {first:.3}, played {second:.3}"),
        _ => format!(", standard errors: no double {first:.3}, double/take {second:.3}"),
    }
}

fn heading(
    out: &mut dyn Write,
    record: &MatchRecord,
    report: &AnalysisReport,
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
    writeln!(
        out,
        "Analysed at {}\nnets {}, MET {}",
        report.settings, report.nets, report.met
    )?;
    if let Some(rollouts) = &report.rollouts {
        let told = format!(
            "Errors above {} rolled out: {} trials, {}",
            rollouts.threshold, rollouts.trials, rollouts.settings
        );
        for line in wrap(&told, "  ") {
            writeln!(out, "{line}")?;
        }
    }
    let sources = report.sources.iter();
    let sources: Vec<String> = sources
        .map(|of| format!("{} {}", of.source, of.decisions))
        .collect();
    if report.sources.len() > 1 {
        writeln!(out, "Decisions by {}", sources.join(", "))?;
    }
    if report.done < report.total {
        writeln!(
            out,
            "INTERRUPTED: {} of {} decisions analysed; all below counts these only",
            report.done, report.total
        )?;
    }
    Ok(())
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
        let shown: String = name(record, side).chars().take(16).collect();
        writeln!(
            out,
            "{} {shown:<18} {:>6.2} {:>9.3} {:>7.3} {:>+7.3} {:>+9.2}{}  {}",
            letter(side),
            numbers.pr(),
            numbers.checker_loss().emg.get(),
            numbers.cube_loss().emg.get(),
            numbers.total_luck().emg.get(),
            unit * total.luck_adjusted_result(side).get(),
            if record.length > 0 { "%" } else { " " },
            numbers.rating().map_or("-", rating_name)
        )?;
    }
    writeln!(
        out,
        "PR: 500 x EMG lost per unforced play or close cube decision; checker, cube,\n\
         luck: EMG in all; luck-adj.: result with both players' luck taken out, {unit_name}"
    )?;
    Ok(())
}

/// One line for each game.
fn games(out: &mut dyn Write, record: &MatchRecord) -> Result<(), CliError> {
    writeln!(out)?;
    for (number, game) in (1..).zip(&record.games) {
        let crawford = if game.crawford { ", Crawford" } else { "" };
        let result = match game.result {
            None => "unfinished".to_owned(),
            Some(result) => format!(
                "{} wins {} point{}{}",
                name(record, result.winner),
                result.points,
                if result.points == 1 { "" } else { "s" },
                how(game)
            ),
        };
        writeln!(
            out,
            "Game {number} at {}-{}{crawford}: {result}",
            game.score.white, game.score.black
        )?;
    }
    Ok(())
}

fn how(game: &GameRecord) -> &'static str {
    let last = game
        .entries
        .iter()
        .rev()
        .find(|entry| entry.event.side().is_some());
    match (game.result, last.map(|entry| &entry.event)) {
        (Some(result), _) if result.resigned => " (resignation)",
        (_, Some(Event::Pass(_))) => " (double, pass)",
        _ => "",
    }
}

#[expect(
    clippy::too_many_lines,
    reason = "the rows of one table in their order"
)]
fn print_mistake(
    out: &mut dyn Write,
    record: &MatchRecord,
    rank: usize,
    mistake: &Mistake,
) -> Result<(), CliError> {
    let Some(game) = record.games.get(mistake.at.game) else {
        return Ok(());
    };
    let player = name(record, mistake.side);
    let (what, cube) = describe(mistake);
    writeln!(
        out,
        "{rank}. Game {}, move {}: {player} {what}, loses {:.3}{}",
        mistake.at.game + 1,
        move_number(game, mistake.at.entry),
        mistake.loss.get(),
        severity(mistake.loss)
    )?;
    // Takes and passes are shown from the doubler's side, as the equities are.
    let on_roll = match mistake.kind {
        MistakeKind::WrongTake(_) | MistakeKind::WrongPass(_) => mistake.side.other(),
        _ => mistake.side,
    };
    let names = barpoint_rules::BySide::from_fn(|side| record.players[side].name.as_str());
    let situation = Situation {
        names,
        bottom: on_roll,
        board: &mistake.board,
        score: game.score,
        length: record.length,
        crawford: game.crawford,
        cube: (mistake.context.cube(on_roll)).map_err(|error| CliError::Job(error.to_string()))?,
        roll: match mistake.kind {
            MistakeKind::Play { roll, .. } => Some(roll),
            _ => None,
        },
        doubled: on_roll != mistake.side,
        jacoby: record.length == 0 && record.rules.jacoby,
        beavers: record.length == 0 && record.rules.beavers > 0,
    };
    situation.print(out)?;
    writeln!(out, "    {}", situation.xgid())?;
    match (mistake.kind, cube) {
        (MistakeKind::Play { made, best, .. }, _) => {
            writeln!(
                out,
                "    best    {:<28} {:>+7.3}",
                display_play(&best.0),
                best.1.get()
            )?;
            writeln!(
                out,
                "    played  {:<28} {:>+7.3}",
                display_play(&made.0),
                made.1.get()
            )?;
        }
        (_, Some(equities)) => {
            writeln!(
                out,
                "    no double {:+.3}   double/take {:+.3}   double/pass {:+.3}",
                equities.no_double.get(),
                equities.double_take.get(),
                CubeEquities::PASS.get()
            )?;
        }
        (_, None) => {}
    }
    Ok(())
}

fn describe(mistake: &Mistake) -> (String, Option<CubeEquities>) {
    match mistake.kind {
        MistakeKind::Play { roll, .. } => (format!("plays {roll}"), None),
        MistakeKind::MissedDouble(e) => ("does not double".to_owned(), Some(e)),
        MistakeKind::WrongDouble(e) => ("doubles".to_owned(), Some(e)),
        MistakeKind::WrongTake(e) => ("takes".to_owned(), Some(e)),
        MistakeKind::WrongPass(e) => ("passes".to_owned(), Some(e)),
    }
}

/// The number of a move as match files count: each player's move on one line.
fn move_number(game: &GameRecord, entry: usize) -> usize {
    let acts = game.entries[..=entry].iter().filter_map(|e| e.event.side());
    let first = game.entries.iter().find_map(|e| e.event.side());
    // White has the left column: a game that Black begins has an empty first cell.
    let offset = usize::from(first == Some(Side::Black));
    (acts.count() + offset).div_ceil(2)
}

fn severity(loss: Equity) -> String {
    let mark = SkillMark::of(loss);
    let words = match mark {
        Some(SkillMark::VeryBad) => "very bad",
        Some(SkillMark::Bad) => "bad",
        Some(SkillMark::Doubtful) => "doubtful",
        None => return String::new(),
    };
    format!(" ({})", style::marked(mark, words))
}

fn tables(out: &mut dyn Write, record: &MatchRecord, sections: &[Section]) -> Result<(), CliError> {
    let [white, black] = Side::BOTH.map(|side| name(record, side));
    for section in sections {
        writeln!(out, "\n{:<33}{white:<24.23}{black:.23}", section.title)?;
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
fn name(record: &MatchRecord, side: Side) -> String {
    let name = record.players[side].name.trim();
    match (name, side) {
        ("", Side::White) => "White".to_owned(),
        ("", Side::Black) => "Black".to_owned(),
        _ => name.chars().take(23).collect(),
    }
}

const fn rating_name(rating: Rating) -> &'static str {
    match rating {
        Rating::Awful => "awful",
        Rating::Beginner => "beginner",
        Rating::CasualPlayer => "casual player",
        Rating::Intermediate => "intermediate",
        Rating::Advanced => "advanced",
        Rating::Expert => "expert",
        Rating::WorldClass => "world class",
        Rating::Supernatural => "supernatural",
    }
}
