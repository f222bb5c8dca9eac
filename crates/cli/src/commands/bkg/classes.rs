//! `barpoint bkg classes`: what BKG-VI recognises, and what it makes of it.

use std::io::Write;

use barpoint_bkg::vi::{CLASSES, Expectation, Functions, LANES, Neighbours, ROW_UNIT, TERMS};
use barpoint_engine::Edition;
use barpoint_wire::{BkgClass, BkgClassesReport, BkgTermValue};

use crate::args::FormatArg;
use crate::commands::print_json;
use crate::error::CliError;
use crate::evaluators::bkg;
use crate::render::wrap;

/// How a function is read.
const SUM: &str = "A chance is the sum of one row for each count, in per cent. Points have the numbers of the side whose men stand there.";

/// Show the state classes of BKG-VI, or the function of one
///
/// Classes are tried in this order; a position belongs to the first that recognises it, seen by the side that has just moved.
/// The function of a class adds up what each count is worth there, one row for each count and nothing else: chances to win, to win a
/// gammon and to lose one, in per cent, if no blot is hit and if one is; these are joined by the rolls that hit. Points have the numbers
/// of the side whose men stand there. Values that no position had are left out.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The class whose function is shown, by its name
    class: Option<String>,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let player = bkg(Edition::Vi)?;
    let functions = player
        .expectation()
        .map(Expectation::functions)
        .ok_or_else(|| CliError::Job("BKG-VI has no functions".to_owned()))?;
    let chosen = args.class.as_ref().map(|name| {
        let found = CLASSES
            .iter()
            .position(|class| class.name.eq_ignore_ascii_case(name));
        found.ok_or_else(|| {
            CliError::Input(format!(
                "expected a class as `barpoint bkg classes` lists them, found {name:?}"
            ))
        })
    });
    let chosen = chosen.transpose()?;
    let classes = match chosen {
        Some(class) => vec![described(functions, class, true)],
        None => (0..CLASSES.len())
            .map(|class| described(functions, class, false))
            .collect(),
    };
    if args.format.is_json() {
        return print_json(
            out,
            &BkgClassesReport {
                version: barpoint_wire::VERSION,
                classes,
            },
        );
    }
    for class in &classes {
        print(out, class)?;
    }
    Ok(())
}

fn described(functions: &Functions, class: usize, with_function: bool) -> BkgClass {
    let names = |set| {
        Neighbours::members(set)
            .map(|class| Neighbours::name(class).to_owned())
            .collect()
    };
    let neighbours = functions.neighbours(class);
    BkgClass {
        name: CLASSES[class].name.to_owned(),
        recognises: CLASSES[class].says.to_owned(),
        forward: names(neighbours.forward),
        backward: names(neighbours.backward),
        function: with_function.then(|| function(functions, class)),
    }
}

fn function(functions: &Functions, class: usize) -> Vec<BkgTermValue> {
    let mut values = Vec::new();
    for term in &TERMS {
        let rows = &functions.of(class)[term.start..][..term.values];
        for (value, row) in rows.iter().enumerate() {
            if row.iter().any(|&number| number != 0) {
                let chances = |from: usize| {
                    let worth = |lane: usize| f64::from(row[from + lane]) * f64::from(ROW_UNIT);
                    [worth(0), worth(1), worth(2)]
                };
                values.push(BkgTermValue {
                    term: term.count.to_string(),
                    value,
                    missed: chances(0),
                    hit: chances(LANES),
                });
            }
        }
    }
    values
}

fn print(out: &mut dyn Write, class: &BkgClass) -> Result<(), CliError> {
    writeln!(out, "{}", class.name)?;
    let listed = |names: &[String]| match names {
        [] => "none".to_owned(),
        names => names.join(", "),
    };
    let neighbours = [
        class.recognises.clone(),
        format!("Forward: {}.", listed(&class.forward)),
        format!("Backward: {}.", listed(&class.backward)),
    ];
    for text in neighbours {
        for line in wrap(&format!("  {text}"), "    ") {
            writeln!(out, "{line}")?;
        }
    }
    let Some(function) = &class.function else {
        return Ok(());
    };
    for line in wrap(&format!("  {SUM}"), "    ") {
        writeln!(out, "{line}")?;
    }
    // In races there is no blot to hit.
    let hits = function
        .iter()
        .any(|row| row.hit.iter().any(|&worth| worth.abs() > 0.0));
    let columns = |missed: &str, hit: &str| {
        if hits {
            format!("{missed}  {hit}")
        } else {
            missed.to_owned()
        }
    };
    let missed = if hits { "% if no blot is hit" } else { "%" };
    let hit = "% if a blot is hit";
    let over = columns(&format!("{missed:>21}"), &format!("{hit:>21}"));
    let head = columns("    win gammon   lost", "    win gammon   lost");
    writeln!(
        out,
        "\n{:<34}{over}\n{:<29}{:>5}{head}",
        "", "count", "value"
    )?;
    for row in function {
        let worth = |chances: [f64; 3]| {
            chances
                .map(|chance| format!("{:>7.2}", 100.0 * chance))
                .concat()
        };
        let worths = columns(&worth(row.missed), &worth(row.hit));
        writeln!(out, "{:<29}{:>5}{worths}", row.term, row.value)?;
    }
    Ok(())
}
