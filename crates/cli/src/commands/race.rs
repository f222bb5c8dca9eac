//! `barpoint race`: race counts.

use std::io::Write;

use barpoint_app::position;
use barpoint_engine::RaceStudy;
use barpoint_equity::RaceCount;
use barpoint_rules::Side;
use barpoint_wire::RaceReport;

use super::inquiry::BeforeTheRollArgs;
use crate::error::CliError;
use crate::render::situation::{self, letter};
use crate::render::values;

/// Count a race: Keith, Thorp, Keeler, Isight, 8-9-12, rule 62, Kleinman
///
/// The adjusted counts of both sides by each rule of thumb, what it says to do, and the winning chance where the
/// rule gives one; beside them pips, effective pip counts (EPC) and the engine's own answer. The rules are for
/// money play; the engine answers at the score of the position.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    asked: BeforeTheRollArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let (question, engine, engines) = args.asked.open()?;
    let answer = position::race(&engine, &engines.endings(), &question);
    let answer = answer.map_err(|error| CliError::Input(error.to_string()))?;
    if args.asked.format.is_json() {
        return super::print_json(out, &RaceReport::from(&answer));
    }
    let basis = &answer.basis;
    situation::state(out, &basis.state)?;
    writeln!(out)?;
    print(out, &answer.found, basis.state.on_roll())?;
    if answer.found.effective_pips.contains(&None) {
        writeln!(
            out,
            "No EPC for a side with checkers outside its home board: that takes a bearoff\n\
             database of more points (`barpoint bearoff build`, `barpoint bearoff show`)."
        )?;
    }
    match &answer.found.cube {
        Ok(cube) => {
            writeln!(out)?;
            values::cube(out, cube)?;
        }
        Err(reason) => writeln!(out, "\n{}", values::no_decision(*reason, basis))?,
    }
    writeln!(out, "Evaluated by: {}", basis.source)?;
    if !basis.state.is_money() {
        writeln!(out, "The rules of thumb are for money play.")?;
    }
    Ok(())
}

fn print(out: &mut dyn Write, study: &RaceStudy, on_roll: Side) -> Result<(), CliError> {
    let [own, theirs] = [on_roll, on_roll.other()].map(letter);
    writeln!(
        out,
        "  {:<8} {:>9} {theirs:>8} {:>14} {:>8}",
        "",
        format!("{own} on roll"),
        "",
        "win  "
    )?;
    let [pips, epc] = [
        study.pips.map(|pips| pips.to_string()),
        study
            .effective_pips
            .map(|epc| epc.map_or_else(|| "-".to_owned(), |epc| format!("{epc:.2}"))),
    ];
    for (name, [own, theirs]) in [("pips", pips), ("EPC", epc)] {
        writeln!(out, "  {name:<8} {own:>9} {theirs:>8}")?;
    }
    for count in &study.counts {
        row(out, count)?;
    }
    let win = 100.0 * study.chances.win;
    let action = match &study.cube {
        Ok(cube) => cube.verdict.to_string(),
        Err(_) => String::new(),
    };
    writeln!(
        out,
        "  {:<8} {:>9} {:>8} {:>14} {win:>6.1} %  {action}",
        "barpoint", "", "", ""
    )?;
    Ok(())
}

fn row(out: &mut dyn Write, count: &RaceCount) -> Result<(), CliError> {
    let win = count
        .win
        .map_or_else(|| "-  ".to_owned(), |win| format!("{:.1} %", 100.0 * win));
    writeln!(
        out,
        "  {:<8} {:>9} {:>8} {:>14} {win:>8}  {}",
        count.rule.name(),
        figure(count.leader),
        figure(count.trailer),
        measure(count),
        count.action
    )?;
    Ok(())
}

/// A count, with one decimal where it is no whole number.
fn figure(count: f32) -> String {
    if count.fract() == 0.0 {
        format!("{count:.0}")
    } else {
        format!("{count:.1}")
    }
}

/// What decides beside the counts, with a word that says what it is.
fn measure(count: &RaceCount) -> String {
    use barpoint_equity::RaceRule::{Isight, Keeler, Keith, Kleinman, Percentage, Rule62, Thorp};
    let Some(measure) = count.measure else {
        return String::new();
    };
    match count.rule {
        Keith => format!("+1/7 = {}", figure(measure)),
        Thorp | Keeler => format!("+1/10 = {measure:.1}"),
        Percentage => format!("lead {measure:.1} %"),
        Rule62 => format!("takes to {measure:.0}"),
        Kleinman => format!("K = {measure:.3}"),
        Isight => String::new(),
    }
}
