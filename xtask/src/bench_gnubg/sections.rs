//! The comparisons, one for each [`Section`].

use std::path::Path;

use super::Section;
use super::hints::hints;
use super::programs::{Pair, Programs};
use crate::{TaskError, target};

/// Iterations of gnubg's `calibrate`, 1024 evaluations each.
const ITERATIONS: u32 = 400;
/// Decisions the choices are timed on.
const DECISIONS: &str = "2000";
/// gnubg's self-play: matches of 63 points.
const MATCHES: usize = 4;

/// Measures a section; returns the lines to print.
pub(super) fn compare(
    section: Section,
    programs: &Programs,
    file: &Path,
) -> Result<Vec<String>, TaskError> {
    match section {
        Section::Static => statics(programs).map(|line| vec![line]),
        Section::Choices => choices(programs).map(|line| vec![line]),
        Section::Checker2 => hints(programs, "checker hint, 2-ply", 2, true, 4),
        Section::Checker3 => hints(programs, "checker hint, 3-ply", 3, true, 1),
        Section::Cube2 => hints(programs, "cube hint, 2-ply", 2, false, 8),
        Section::Cube3 => hints(programs, "cube hint, 3-ply", 3, false, 2),
        Section::Analysis => analysis(programs, file, 2).map(|line| vec![line]),
        Section::Analysis3 => analysis(programs, file, 3).map(|line| vec![line]),
        Section::SelfPlay => self_play(programs).map(|line| vec![line]),
        Section::Rollout => super::rollouts::compare(programs),
        Section::Threads => super::threads::threads(programs, file),
        Section::Memory => memory(programs, file),
    }
}

pub(super) fn line(name: &str, pair: Pair, show: impl Fn(f64) -> String) -> String {
    let ratio = pair.gnubg / pair.barpoint;
    let (gnubg, barpoint) = (show(pair.gnubg), show(pair.barpoint));
    format!("{name:<44} {gnubg:>12} {barpoint:>12} {ratio:>6.1}x")
}

pub(super) fn milliseconds(seconds: f64) -> String {
    format!("{:.2} ms", 1000.0 * seconds)
}

/// A rate from the seconds one piece of work takes.
fn rate(seconds: f64) -> String {
    format!("{:.0} /s", 1.0 / seconds)
}

/// The figure that barpoint's `calibrate` prints before `unit`, as seconds.
fn calibrated(programs: &Programs, unit: &str) -> Result<f64, TaskError> {
    let run = programs.barpoint(&["calibrate", "--seconds", "2"])?;
    let unexpected = || TaskError::Output {
        expected: format!("a line \"N {unit}\" of barpoint calibrate"),
    };
    run.printed
        .lines()
        .find_map(|line| line.strip_suffix(unit)?.trim().parse::<f64>().ok())
        .map(|rate| 1.0 / rate)
        .ok_or_else(unexpected)
}

fn statics(programs: &Programs) -> Result<String, TaskError> {
    let script = |iterations: u32| format!("calibrate {iterations}\n");
    let pair = programs.compare(
        || {
            let many = programs.gnubg(&script(ITERATIONS))?.cpu;
            let one = programs.gnubg(&script(1))?.cpu;
            Ok((many - one) / f64::from(1024 * (ITERATIONS - 1)))
        },
        || calibrated(programs, "evaluations/s"),
    )?;
    Ok(line("static evaluations, contact", pair, rate))
}

/// The same decisions for both, found by barpoint's `calibrate --decisions`.
fn choices(programs: &Programs) -> Result<String, TaskError> {
    let decisions = programs.barpoint(&["calibrate", "--decisions", DECISIONS])?;
    let count = u32::try_from(decisions.printed.lines().count()).unwrap_or(u32::MAX);
    let file = target().join("bench_gnubg.py");
    let python = |chooses: bool| {
        let action = if chooses {
            "gnubg.findbestmove(board, money, context, (int(high), int(low)))"
        } else {
            "pass"
        };
        let program = format!(
            "gnubg.command('new session')\n\
             money = gnubg.cubeinfo(1, -1, 1, 0, (0, 0), 0, 0)\n\
             context = dict(cubeful=0, plies=0, deterministic=1, prune=1, noise=0.0)\n\
             for line in '''{}'''.split('\\n'):\n    position, high, low = line.split()\n    \
             board = gnubg.positionfromid(position)\n    {action}\n",
            decisions.printed.trim_end()
        );
        std::fs::write(&file, program).map_err(|source| TaskError::Write {
            path: file.clone(),
            source,
        })?;
        programs.gnubg_python(&file).map(|run| run.cpu)
    };
    let pair = programs.compare(
        || Ok((python(true)? - python(false)?) / f64::from(count)),
        || calibrated(programs, "choices/s"),
    )?;
    Ok(line("0-ply play choices", pair, rate))
}

fn analysis_script(file: &Path, plies: u8) -> String {
    let file = file.display();
    format!(
        "set analysis chequerplay evaluation plies {plies}\nset analysis cubedecision evaluation plies {plies}\n\
         import auto \"{file}\"\nanalyse match\n"
    )
}

fn analysis(programs: &Programs, file: &Path, plies: u8) -> Result<String, TaskError> {
    let shown = file.display().to_string();
    let (script, import) = (
        analysis_script(file, plies),
        format!("import auto \"{shown}\"\n"),
    );
    let plies = plies.to_string();
    let pair = programs.compare(
        || Ok(programs.gnubg(&script)?.cpu - programs.gnubg(&import)?.cpu),
        || {
            let arguments = ["analyse", &shown, "--ply", &plies, "--threads", "1"];
            let run = programs.barpoint(&arguments)?;
            Ok(programs.beyond_start(&run))
        },
    )?;
    let name = format!(
        "analysis of {}, {plies}-ply",
        file.file_name().unwrap_or_default().to_string_lossy()
    );
    Ok(line(&name, pair, |seconds| format!("{seconds:.2} s")))
}

fn self_play(programs: &Programs) -> Result<String, TaskError> {
    let settings = "set automatic game on\nset automatic roll on\nset automatic move on\n\
        set player both gnubg\nset seed 5\n\
        set player 0 chequer evaluation plies 0\nset player 0 cube evaluation plies 0\n\
        set player 1 chequer evaluation plies 0\nset player 1 cube evaluation plies 0\n";
    let script = format!("{settings}{}", "new match 63\n".repeat(MATCHES));
    let pair = programs.compare(
        || {
            let run = programs.gnubg(&script)?;
            let games = run.printed.matches(" wins a ").count();
            let games = u32::try_from(games.max(1)).unwrap_or(u32::MAX);
            Ok((run.cpu - programs.gnubg(settings)?.cpu) / f64::from(games))
        },
        || calibrated(programs, "games/s"),
    )?;
    Ok(line("0-ply cubeful self-play, games", pair, rate))
}

fn memory(programs: &Programs, file: &Path) -> Result<Vec<String>, TaskError> {
    let gnubg = programs.gnubg(&analysis_script(file, 2))?;
    let file = file.display().to_string();
    let barpoint = programs.barpoint(&["analyse", &file, "--threads", "1"])?;
    let pair = Pair {
        gnubg: gnubg.peak_mib,
        barpoint: barpoint.peak_mib,
    };
    let name = "peak memory, analysis";
    Ok(vec![line(name, pair, |mib| format!("{mib:.0} MiB"))])
}
