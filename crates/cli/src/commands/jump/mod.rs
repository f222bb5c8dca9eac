//! `barpoint jump`: a calculator for the jump model of the cube.

mod chart;

use std::io::Write;

use barpoint_draw::plot::curves::{self, Chart};
use barpoint_equity::{CubeLife, JumpModel, JumpProcess, JumpVolatility, Volatilities};
use barpoint_wire::{JumpPoint, JumpReport, JumpSolution, JumpSolutionRow};

use crate::args::{FormatArg, OutputFormat};
use crate::drawing::DrawingFile;
use crate::error::CliError;

/// Calculate with the jump model of the cube
///
/// Prints take point, initial double, redouble and cash point for money, given the average points in games won and
/// lost and the volatilities (expected change of the winning chance over two rolls), beside Janowski's points for the
/// cube efficiency with the same take point. With --exact it solves the integral equation behind the model
/// numerically for a centred cube and compares the closed form. Source: M. Higgins, "Cube handling in backgammon
/// money games under a jump model" (2012).
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Average points in games won, 1 to 3
    #[arg(long, default_value_t = 1.0, value_parser = parse_points)]
    won: f32,
    /// Average points in games lost, 1 to 3
    #[arg(long, default_value_t = 1.0, value_parser = parse_points)]
    lost: f32,
    /// Average volatility once the game has turned, in percent
    #[arg(long, value_name = "PERCENT", default_value = "9.3", value_parser = parse_volatility)]
    average: JumpVolatility,
    /// Volatility of the position, in percent [default: the average]
    #[arg(long, value_name = "PERCENT", value_parser = parse_volatility)]
    local: Option<JumpVolatility>,
    /// Solve for a window and a standard deviation of jumps, in percent: take,cash,deviation (30,70,20)
    #[arg(long, value_name = "TAKE,CASH,DEVIATION", value_parser = parse_process, conflicts_with_all = ["won", "lost", "average", "local"])]
    exact: Option<JumpProcess>,
    /// Draw the equities as SVG or PNG
    #[arg(long, value_name = "OUT.svg|OUT.png")]
    plot: Option<DrawingFile>,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let mut unprinted = Vec::new();
    let standard = args.plot.as_ref().is_some_and(DrawingFile::is_standard);
    let text: &mut dyn Write = if standard { &mut unprinted } else { out };
    let chart = match &args.exact {
        Some(process) => exact(args.format, text, process)?,
        None => points(args, text)?,
    };
    match &args.plot {
        Some(file) => file.save(&curves::draw(&chart), out),
        None => Ok(()),
    }
}

fn points(args: &Args, out: &mut dyn Write) -> Result<Chart<'static>, CliError> {
    let (won, lost) = (args.won, args.lost);
    let model = JumpModel {
        won,
        lost,
        volatilities: Volatilities {
            local: args.local.unwrap_or(args.average),
            average: args.average,
        },
    };
    let found = model.points();
    let x = args.average.life(won, lost);
    let span = won + lost + x / 2.0;
    let point = |point: &str, jump, janowski| JumpPoint {
        point: point.to_owned(),
        jump,
        janowski,
    };
    let report = JumpReport {
        version: barpoint_wire::VERSION,
        won,
        lost,
        average: args.average.get(),
        local: model.volatilities.local.get(),
        efficiency: x,
        points: vec![
            point("take point", found.take, (lost - 0.5) / span),
            point(
                "initial double",
                found.initial_double,
                (lost + (3.0 - x) / (2.0 - x) * x / 2.0) / span,
            ),
            point("redouble", found.redouble, (lost + x) / span),
            point("cash point", found.cash, (lost + 0.5 + x / 2.0) / span),
        ],
    };
    match args.format.get() {
        OutputFormat::Json => super::print_json(out, &report)?,
        OutputFormat::Text => print_points(&report, out)?,
    }
    Ok(chart::of_model(&model))
}

fn print_points(report: &JumpReport, out: &mut dyn Write) -> Result<(), CliError> {
    let JumpReport {
        won,
        lost,
        efficiency,
        ..
    } = report;
    writeln!(
        out,
        "W {won}, L {lost}; volatility {:.1} % average, {:.1} % local",
        100.0 * report.average,
        100.0 * report.local
    )?;
    writeln!(
        out,
        "Cube efficiency for the average volatility: {efficiency:.2}\n"
    )?;
    writeln!(
        out,
        "                  jump model   Janowski, that efficiency"
    )?;
    for row in &report.points {
        writeln!(
            out,
            "  {:<15} {:>8.1} % {:>18.1} %",
            row.point,
            100.0 * row.jump,
            100.0 * row.janowski
        )?;
    }
    if CubeLife::new(*efficiency).is_none() {
        writeln!(
            out,
            "\nThe volatility is too high for any cube efficiency from 0 to 1."
        )?;
    }
    Ok(())
}

/// Points of the numerical solution.
const STEPS: usize = 200;

fn exact(
    format: FormatArg,
    out: &mut dyn Write,
    process: &JumpProcess,
) -> Result<Chart<'static>, CliError> {
    let solution = process.solve(STEPS);
    let row = |&(win, solved)| JumpSolutionRow {
        win,
        solved,
        closed_form: process.approximation(win),
    };
    let differences = solution.iter().map(|at| {
        let row = row(at);
        (row.solved - row.closed_form).abs()
    });
    let report = JumpSolution {
        version: barpoint_wire::VERSION,
        largest_difference: differences.fold(0.0, f32::max),
        rows: solution.iter().map(row).collect(),
    };
    match format.get() {
        OutputFormat::Json => super::print_json(out, &report)?,
        OutputFormat::Text => print_solution(&report, out)?,
    }
    Ok(chart::of_solution(process, &report))
}

fn print_solution(report: &JumpSolution, out: &mut dyn Write) -> Result<(), CliError> {
    writeln!(out, "chance    solved   closed form   difference")?;
    for row in report.rows.iter().step_by(STEPS / 20) {
        let (solved, closed) = (row.solved, row.closed_form);
        writeln!(
            out,
            "{:>5.1} %  {solved:>+7.4}      {closed:>+7.4}      {:>+7.4}",
            100.0 * row.win,
            solved - closed
        )?;
    }
    let largest = report.largest_difference;
    Ok(writeln!(out, "Largest difference: {largest:.4}")?)
}

fn percent(text: &str) -> Option<f32> {
    let number = text.trim().trim_end_matches('%').trim_end().parse().ok();
    number.filter(|n: &f32| n.is_finite()).map(|n| n / 100.0)
}

fn parse_points(text: &str) -> Result<f32, String> {
    let points = text.parse().ok();
    points
        .filter(|points| (1.0..=3.0).contains(points))
        .ok_or_else(|| format!("expected average points from 1 to 3, found {text:?}"))
}

fn parse_volatility(text: &str) -> Result<JumpVolatility, String> {
    percent(text)
        .and_then(JumpVolatility::new)
        .ok_or_else(|| format!("expected 0 to 50 percent, found {text:?}"))
}

fn parse_process(text: &str) -> Result<JumpProcess, String> {
    let numbers: Option<Vec<f32>> = text.split(',').map(percent).collect();
    match numbers.as_deref() {
        Some(&[take, cash, deviation])
            if 0.0 < take && take < cash && cash < 1.0 && (0.001..=0.5).contains(&deviation) =>
        {
            Ok(JumpProcess {
                take,
                cash,
                deviation,
            })
        }
        _ => Err(format!(
            "expected take point, cash point and deviation in percent such as 30,70,20, found {text:?}"
        )),
    }
}
