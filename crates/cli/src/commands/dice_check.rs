//! `barpoint dice-check`: were the dice those that the program committed itself to?

use std::io::Write;
use std::path::Path;

use barpoint_app::files;
use barpoint_engine::table::{CommittedDice, DiceSeed};
use barpoint_wire::DiceRecord;

use crate::args::number::whole;
use crate::error::CliError;

/// Check that the dice of a match or session are those that the program committed itself to
///
/// Reads the file that the board saves when a match is over or a session ended, and says whether the commitment and every
/// roll follow from the seed; the exit code is 1 if not. Given a seed alone, it prints its commitment and the rolls that
/// follow from it. docs/dice.md explains the scheme.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file, or a seed of 64 hexadecimal digits
    #[arg(value_name = "FILE|SEED")]
    what: String,
    /// With a seed: the words that you gave when the game began
    #[arg(long, default_value = "", hide_default_value = true)]
    words: String,
    /// With a seed: how many rolls are printed
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = whole::<u16>(1..=65535, "rolls"))]
    rolls: u16,
    /// Check that this is the commitment, too
    #[arg(long, value_name = "SHA256")]
    commitment: Option<String>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    if let Ok(seed) = args.what.parse() {
        return print(args, seed, out);
    }
    let path = Path::new(&args.what);
    let unusable = |reason: String| CliError::File {
        path: path.to_path_buf(),
        reason,
    };
    let text = files::read_text(path)?;
    let read: DiceRecord = serde_json::from_str(&text)
        .map_err(|error| unusable(format!("expected a record of dice: {error}")))?;
    let record = read.record().map_err(|error| unusable(error.to_string()))?;
    check_shown(args, &record.commitment)?;
    record
        .check()
        .map_err(|fault| unusable(fault.to_string()))?;
    writeln!(out, "commitment {}", record.commitment)?;
    writeln!(out, "seed       {}", record.dice.seed)?;
    if !record.dice.words.is_empty() {
        writeln!(out, "words      {}", record.dice.words)?;
    }
    let count = record.rolls.len();
    Ok(writeln!(
        out,
        "The seed is the one committed to, and all rolls ({count}) follow from it."
    )?)
}

/// Whether the commitment that the user saw is this one.
fn check_shown(args: &Args, found: &str) -> Result<(), CliError> {
    match &args.commitment {
        Some(shown) if !shown.trim().eq_ignore_ascii_case(found) => Err(CliError::Job(format!(
            "expected the commitment {}, found {found}",
            shown.trim()
        ))),
        _ => Ok(()),
    }
}

fn print(args: &Args, seed: DiceSeed, out: &mut dyn Write) -> Result<(), CliError> {
    let commitment = seed.commitment();
    check_shown(args, &commitment)?;
    let dice = CommittedDice {
        seed,
        words: args.words.clone(),
    };
    writeln!(out, "commitment {commitment}")?;
    for number in 0..u64::from(args.rolls) {
        let (a, b) = dice.roll(number);
        writeln!(out, "{:>5}  {a}{b}", number + 1)?;
    }
    Ok(())
}
