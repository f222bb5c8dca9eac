//! `barpoint jump`: a calculator for the jump model of the cube.

use std::io::Write;

use barpoint_draw::plot::curves::{self, Chart, Look, Series};
use barpoint_equity::{CubeLife, JumpModel, JumpProcess, JumpVolatility, Volatilities};

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
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let mut unprinted = Vec::new();
    let standard = args.plot.as_ref().is_some_and(DrawingFile::is_standard);
    let text: &mut dyn Write = if standard { &mut unprinted } else { out };
    let chart = match &args.exact {
        Some(process) => exact(text, process)?,
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
    writeln!(
        out,
        "W {won}, L {lost}; volatility {:.1} % average, {:.1} % local",
        100.0 * args.average.get(),
        100.0 * model.volatilities.local.get()
    )?;
    writeln!(out, "Cube efficiency for the average volatility: {x:.2}\n")?;
    let span = won + lost + x / 2.0;
    writeln!(
        out,
        "                  jump model   Janowski, that efficiency"
    )?;
    for (name, jump, janowski) in [
        ("take point", found.take, (lost - 0.5) / span),
        (
            "initial double",
            found.initial_double,
            (lost + (3.0 - x) / (2.0 - x) * x / 2.0) / span,
        ),
        ("redouble", found.redouble, (lost + x) / span),
        ("cash point", found.cash, (lost + 0.5 + x / 2.0) / span),
    ] {
        writeln!(
            out,
            "  {name:<15} {:>8.1} % {:>18.1} %",
            100.0 * jump,
            100.0 * janowski
        )?;
    }
    if CubeLife::new(x).is_none() {
        writeln!(
            out,
            "\nThe volatility is too high for any cube efficiency from 0 to 1."
        )?;
    }
    Ok(model_chart(&model))
}

/// Figure 5 of the source and its companions.
fn model_chart(model: &JumpModel) -> Chart<'static> {
    let points = model.points();
    let curve = |name: &str, value: &dyn Fn(f32) -> f32, breaks: &[f32]| {
        let mut parts: Vec<Vec<[f32; 2]>> = vec![Vec::new()];
        for i in 0..=1000_u16 {
            let x = f32::from(i) / 1000.0;
            let part = breaks.iter().filter(|&&at| x > at).count();
            if part >= parts.len() {
                parts.push(Vec::new());
            }
            if let Some(last) = parts.last_mut() {
                last.push([x, value(x)]);
            }
        }
        Series {
            name: name.to_owned(),
            parts,
            look: Look::Line,
        }
    };
    let (take, cash) = (points.take, points.cash);
    let series = vec![
        curve("cube centred", &|x| model.centred(x), &[take, cash]),
        curve("cube owned", &|x| model.owned(x), &[cash]),
        curve("opponent's cube", &|x| model.opponents(x), &[take]),
    ];
    let (y, y_step) = curves::equity_axis(&series);
    Chart {
        title: "Equity in the jump model".to_owned(),
        x_label: "cubeless winning chance (%)",
        y_label: "equity (points per cube)",
        x: [0.0, 1.0],
        y,
        y_step,
        percent: false,
        series,
        marks: [
            (take, "take"),
            (points.initial_double, "initial double"),
            (points.redouble, "redouble"),
            (cash, "cash"),
        ]
        .map(|(at, name)| (at, format!("{name} {:.1} %", 100.0 * at)))
        .to_vec(),
    }
}

/// Points of the numerical solution.
const STEPS: usize = 200;

fn exact(out: &mut dyn Write, process: &JumpProcess) -> Result<Chart<'static>, CliError> {
    let solution = process.solve(STEPS);
    let largest = solution
        .iter()
        .map(|&(x, y)| (y - process.approximation(x)).abs())
        .fold(0.0, f32::max);
    writeln!(out, "chance    solved   closed form   difference")?;
    for &(x, y) in solution.iter().step_by(STEPS / 20) {
        let closed = process.approximation(x);
        writeln!(
            out,
            "{:>5.1} %  {y:>+7.4}      {closed:>+7.4}      {:>+7.4}",
            100.0 * x,
            y - closed
        )?;
    }
    writeln!(out, "Largest difference: {largest:.4}")?;
    let line = |name: &str, look, inner: Vec<[f32; 2]>| Series {
        name: name.to_owned(),
        parts: vec![
            vec![[0.0, -1.0], [process.take, -1.0]],
            inner,
            vec![[process.cash, 1.0], [1.0, 1.0]],
        ],
        look,
    };
    let solved = solution.iter().map(|&(x, y)| [x, y]).collect();
    let closed = solution.iter().map(|&(x, _)| [x, process.approximation(x)]);
    Ok(Chart {
        title: "A centred cube: integral equation and closed form".to_owned(),
        x_label: "cubeless winning chance (%)",
        y_label: "equity (points per cube)",
        x: [0.0, 1.0],
        y: [-1.5, 1.5],
        y_step: 0.5,
        percent: false,
        series: vec![
            line("solved numerically", Look::Line, solved),
            line("closed form (small jumps)", Look::Dashed, closed.collect()),
        ],
        marks: Vec::new(),
    })
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
