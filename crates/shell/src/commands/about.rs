//! About the program: its version, licence, nets and commands, and how fast it evaluates.

use std::time::Instant;

use barpoint_app::bearoff::list;
use barpoint_equity::Outcome as Chances;
use barpoint_rules::{PlayList, Roll, Variation};

use super::{Call, Handler};
use crate::language::Use;
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] = &[
    ("calibrate", calibrate),
    ("show buildinfo", build),
    ("show commands", commands),
    ("show copying", copying),
    ("show credits", credits),
    ("show engine", engine),
    ("show version", version),
    ("show warranty", warranty),
];

fn say(call: &mut Call<'_>, text: impl std::fmt::Display) -> Outcome {
    writeln!(call.out, "{text}")?;
    Ok(Flow::Continue)
}

/// Passes over the positions that are timed, unless another number is given.
const PASSES: u32 = 20;

/// Times static evaluations.
fn calibrate(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let passes = if call.words.rest().is_empty() {
        PASSES
    } else {
        call.number("a number of passes", 1, 10_000)?
    };
    let start = Variation::Standard.start();
    let mut boards = Vec::new();
    let mut plays = PlayList::new();
    for (roll, _) in Roll::weighted() {
        plays.generate(&start, roll);
        boards.extend(plays.plays().iter().filter_map(|play| start.after(play)));
    }
    let engine = shell.engine()?;
    let nothing = Chances::new([0.5, 0.0, 0.0, 0.0, 0.0]).map_err(Refusal::new)?;
    let mut values = vec![nothing; boards.len()];
    let watch = std::sync::Arc::clone(&shell.watch);
    let total = usize::try_from(passes).unwrap_or(usize::MAX);
    watch.begin("Calibrating", total);
    let begun = Instant::now();
    let mut done = 0;
    while done < total && watch.progress(done, total).is_continue() {
        engine.search().evaluator().evaluate(&boards, &mut values);
        done += 1;
    }
    let seconds = begun.elapsed().as_secs_f64();
    watch.end();
    let count = u32::try_from(done * boards.len()).unwrap_or(u32::MAX);
    let speed = f64::from(count) / seconds.max(1e-9);
    say(call, format!("{speed:.0} static evaluations/second"))
}

fn version(_: &mut Shell, call: &mut Call<'_>) -> Outcome {
    say(call, format!("barpoint {}", env!("CARGO_PKG_VERSION")))
}

/// For which machine the program is built.
fn build(_: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let (system, machine) = (std::env::consts::OS, std::env::consts::ARCH);
    say(
        call,
        format!(
            "barpoint {} for {system} on {machine}\nNets, small bearoff tables and match equity tables are built in.\n\
             Matches are kept in SQLite.",
            env!("CARGO_PKG_VERSION")
        ),
    )
}

/// All commands that are no groups, one a line.
fn commands(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    for (path, command) in shell.language().leaves() {
        let hidden = ["n ", "p ", "r ", "analysis ", "analyze "];
        let is_hidden = hidden
            .iter()
            .any(|name| format!("{path} ").starts_with(name));
        if !is_hidden && command.used != Use::Legacy {
            writeln!(call.out, "{path}")?;
        }
    }
    Ok(Flow::Continue)
}

fn copying(_: &mut Shell, call: &mut Call<'_>) -> Outcome {
    say(
        call,
        "barpoint is free software under the MIT licence or the Apache licence 2.0, as you like.\n\
         The files LICENSE-MIT and LICENSE-APACHE that come with it have their texts.",
    )
}

fn warranty(_: &mut Shell, call: &mut Call<'_>) -> Outcome {
    say(
        call,
        "barpoint comes as it is, without warranty of any kind: the licences (`show copying') say so in full.",
    )
}

fn credits(_: &mut Shell, call: &mut Call<'_>) -> Outcome {
    say(
        call,
        "barpoint is made by its contributors. Its command language, its file formats and much of what it knows of\n\
         backgammon follow GNU Backgammon by Gary Wong, Joseph Heled, Oystein Johansen, Jorn Thyssen and many others;\n\
         no code or net of theirs is in it.",
    )
}

/// The nets and databases in use.
fn engine(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let engine = shell.engine()?;
    writeln!(call.out, "Nets: {}", engine.fingerprint())?;
    writeln!(call.out, "Match equity table: {}", engine.met().name())?;
    writeln!(
        call.out,
        "Bearoff: one-sided up to the six-point, two-sided with six checkers, in memory"
    )?;
    let folder = shell.engines.folders().data.clone();
    for found in folder
        .map_or(Ok(Vec::new()), |folder| list(&folder))
        .map_err(Refusal::new)?
    {
        writeln!(call.out, "Bearoff: {}", found.path.display())?;
    }
    Ok(Flow::Continue)
}
