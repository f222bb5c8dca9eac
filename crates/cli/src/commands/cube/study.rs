//! The study of a cube decision as text.

use std::io::Write;

use barpoint_engine::CubeStudy;
use barpoint_equity::{CubeEquities, Scoring};
use barpoint_wire::class_name;

use crate::error::CliError;
use crate::render::{values, window};

pub(super) fn print(out: &mut dyn Write, study: &CubeStudy) -> Result<(), CliError> {
    let context = study.hint.context;
    values::cube(out, &study.hint)?;
    if let Some(three) = study.mwc {
        let [no_double, double_take, double_pass] = three.map(|mwc| 100.0 * mwc.get());
        writeln!(
            out,
            "MWC: no double {no_double:.2} %, double and take {double_take:.2} %, double and pass {double_pass:.2} %"
        )?;
    }
    writeln!(out, "\nTheory                no double  double, take")?;
    for (model, decision, verdict) in &study.by_model {
        row(
            out,
            &model.to_string(),
            &decision.equities,
            &verdict.to_string(),
        )?;
    }
    let verdict = study.jump_verdict.to_string();
    row(out, "jump, local", &study.by_jumps, &verdict)?;
    if let Some((equities, verdict)) = &study.by_lives {
        row(out, "two lives given", equities, &verdict.to_string())?;
    }
    jumps(out, study)?;
    for (name, points) in ["player on roll", "opponent"]
        .into_iter()
        .zip(&study.windows)
    {
        writeln!(out)?;
        window::print(out, name, points, context)?;
    }
    let values = study.gammon_values;
    for (name, value) in [
        ("player on roll", values.on_roll),
        ("opponent", values.opponent),
    ] {
        writeln!(
            out,
            "Gammon value, {name}: {:.3} (price {:.3}); backgammon value {:.3}",
            value.gammon,
            2.0 * value.gammon,
            value.backgammon
        )?;
    }
    Ok(())
}

fn row(
    out: &mut dyn Write,
    theory: &str,
    equities: &CubeEquities,
    action: &str,
) -> Result<(), CliError> {
    writeln!(
        out,
        "  {theory:<20} {:>+8.3} {:>+13.3}   {action}",
        equities.no_double.get(),
        equities.double_take.get()
    )?;
    Ok(())
}

/// Volatility, what the jump model says at money play, and what cube life would explain the equities if they are not
/// exact.
fn jumps(out: &mut dyn Write, study: &CubeStudy) -> Result<(), CliError> {
    let (won, lost) = study.hint.decision.outcome.points_won_and_lost();
    let local = study.jumps.expected_jump;
    writeln!(
        out,
        "\nVolatility over two rolls: {:.1} % (deviation {:.1} %)\n  average taken for {}: {:.1} %",
        100.0 * local.get(),
        100.0 * study.jumps.std_dev,
        class_name(study.class),
        100.0 * study.volatilities.average.get()
    )?;
    if let Scoring::Money { .. } = study.hint.context.scoring {
        let points = study.jump_points;
        writeln!(
            out,
            "Jump model, W {won:.3}, L {lost:.3}:\n  take {:.1}, initial double {:.1}, redouble {:.1}, cash {:.1} %",
            100.0 * points.take,
            100.0 * points.initial_double,
            100.0 * points.redouble,
            100.0 * points.cash
        )?;
    }
    if study.exact {
        return Ok(());
    }
    writeln!(
        out,
        "Cube life that corresponds to the local volatility: {:.2}",
        local.life(won, lost)
    )?;
    match study.effective_life {
        Some(life) if (0.0..=1.0).contains(&life) => writeln!(
            out,
            "Cube life that explains the value without double: {life:.2}"
        )?,
        Some(_) => writeln!(
            out,
            "No cube life from 0 to 1 explains the value without double."
        )?,
        None => {}
    }
    Ok(())
}
