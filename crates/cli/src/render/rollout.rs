//! Tables of rollouts.

use std::io::Write;

use barpoint_app::describe;
use barpoint_app::rollout::{RolloutReport, jsd};
use barpoint_engine::RolledOut;
use barpoint_equity::CubeEquities;
use barpoint_eval::Regime;
use barpoint_rollout::{Estimate, Row};

use super::values::verdict_words;
use super::wrap;
use crate::error::CliError;

/// Prints a rollout: its settings, the candidates best first, the proper cube action.
pub(crate) fn print(out: &mut dyn Write, report: &RolloutReport) -> Result<(), CliError> {
    for part in describe::trials_by(&report.found.settings, report.found.program).split("; ") {
        for line in wrap(&format!("  {part}"), "    ") {
            writeln!(out, "{line}")?;
        }
    }
    if report.has_mwc() {
        for line in wrap(&format!("  match equities by {}", report.basis.met), "    ") {
            writeln!(out, "{line}")?;
        }
    }
    writeln!(out)?;
    rows(out, report)?;
    if let Some((equities, verdict)) = report.found.cube {
        let best = equities.best().get();
        let pass = CubeEquities::PASS.get();
        writeln!(
            out,
            "     {:<26} {pass:>+7.3}           ({:+.3})",
            "double, pass",
            pass - best
        )?;
        let words = verdict_words(verdict, &equities);
        writeln!(out, "Proper action: {words}")?;
    }
    Ok(())
}

/// Columns for the name of a candidate.
const NAME: usize = 26;

/// Prints candidates best first, with a line of errors below each line of means.
pub(crate) fn rows(out: &mut dyn Write, report: &RolloutReport) -> std::io::Result<()> {
    writeln!(
        out,
        "     candidate                  equity cubeless    diff    JSD  trials"
    )?;
    writeln!(
        out,
        "                                    win     wg    wbg     lg    lbg{}",
        if report.has_mwc() { "     MWC" } else { "" }
    )?;
    for row in report.ranked() {
        equities(out, row)?;
        chances(out, &row.figures)?;
        if let Some(known) = row.known.map(Regime::name) {
            writeln!(out, "       by {known}: no dice rolled")?;
        }
    }
    Ok(())
}

/// The lines of a candidate's equities.
fn equities(out: &mut dyn Write, candidate: &RolledOut) -> std::io::Result<()> {
    let row = &candidate.figures;
    let diff = row
        .behind
        .map_or_else(String::new, |behind| format!("{:+.3}", -behind.mean));
    let jsd = jsd(candidate).map_or_else(String::new, |jsd| match jsd {
        jsd if jsd < 1000.0 => format!("{jsd:.2}"),
        jsd => format!("{jsd:.0}"),
    });
    let mut name = candidate.name.to_string();
    if name.chars().count() > NAME {
        // The numbers stand below a name that is too long.
        name = format!("{name}\n{:31}", "");
    }
    writeln!(
        out,
        "{:>3}. {name:<NAME$} {:>+7.3}  {:>+7.3} {diff:>7} {jsd:>6} {:>7}",
        row.rank, row.equity.mean, row.cubeless.mean, row.trials
    )?;
    let joint = row.behind.map_or_else(String::new, |behind| {
        format!(" {:>7}", error(&behind, 1.0, 4))
    });
    writeln!(
        out,
        "     {:<26} {:>7}  {:>7}{joint}",
        "  standard error",
        error(&row.equity, 1.0, 4),
        error(&row.cubeless, 1.0, 4)
    )
}

/// The lines of a candidate's chances.
fn chances(out: &mut dyn Write, row: &Row) -> std::io::Result<()> {
    let means = row
        .chances
        .map(|chance| format!("{:>7.2}", 100.0 * chance.mean));
    let errors = row
        .chances
        .map(|chance| format!("{:>7}", error(&chance, 100.0, 2)));
    let mwc = |text: String| format!("  {text:>7}");
    let (mean, spread) = row.mwc.map_or_else(Default::default, |m| {
        let mean = format!("{:.2} %", 100.0 * m.mean);
        (mwc(mean), mwc(error(&m, 100.0, 2)))
    });
    writeln!(out, "{:32}{}{mean}", "", means.concat())?;
    writeln!(out, "{:32}{}{spread}", "", errors.concat())
}

/// A standard error; `-` where there is none.
fn error(estimate: &Estimate, scale: f64, digits: usize) -> String {
    let error = estimate.known_std_err();
    error.map_or_else(|| "-".to_owned(), |e| format!("{:.digits$}", scale * e))
}
