//! `barpoint report`: an analysed match as one HTML page.

use std::io::Write;
use std::path::PathBuf;

use barpoint_app::files;
use barpoint_engine::Strength;
use barpoint_equity::Met;
use barpoint_formats::Imported;
use barpoint_report::{About, Scheme, html};
use barpoint_wire::SettingsInfo;
use clap::ValueEnum;

use super::analyse::{check_known, evaluate};
use crate::args::{StrengthArgs, ThreadsArg};
use crate::error::CliError;
use crate::matches;
use crate::meter::ProgressArg;

/// Write a match as an HTML page: statistics, winning chances, errors
///
/// The page shows the analysis stored in the file (SGF), or one made now with --analyse: both players' ratings and
/// statistics, the course of the winning chance, the game record, and every error with its position, the alternatives and
/// the comments. It is one file that loads nothing and runs no script, for reading, printing and sending on.
#[derive(clap::Args)]
#[command(
    mut_arg("threads", |threads| threads.requires("analyse")),
    mut_arg("quiet", |quiet| quiet.requires("analyse")),
)]
pub(crate) struct Args {
    /// Match file to read
    input: PathBuf,
    /// File to write [default: standard output]
    #[arg(short, long, value_name = "OUT.html")]
    output: Option<PathBuf>,
    /// Analyse the match first, at this level
    #[arg(long, value_name = "LEVEL", value_parser = Strength::named)]
    analyse: Option<Strength>,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    progress: ProgressArg,
    /// Light or dark; as the reader's system is, if absent
    #[arg(long, value_enum)]
    scheme: Option<SchemeName>,
}

/// How the page looks.
#[derive(Clone, Copy, ValueEnum)]
enum SchemeName {
    Light,
    Dark,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let Imported {
        mut record,
        warnings,
    } = matches::import(&args.input)?;
    for warning in &warnings {
        writeln!(
            std::io::stderr(),
            "warning: {}: {warning}",
            args.input.display()
        )?;
    }
    check_known(&args.input, &record)?;
    let mut analysis = None;
    if let Some(strength) = &args.analyse {
        let engine = StrengthArgs::default()
            .engines()
            .of(record.rules.variation)?;
        let how = (strength.analysis(), args.threads.count(), args.progress);
        let done = evaluate(&engine, &args.input, &mut record, &how)?;
        if done.done < done.total {
            return Err(CliError::Interrupted);
        }
        let settings = SettingsInfo::from(strength);
        analysis = Some(format!("{settings}, nets {}", engine.fingerprint()));
    }
    let done = barpoint_engine::review::progress(&record);
    let missing = done.total - done.done;
    let about = About {
        met: &Met::kazaross_xg2(),
        analysis: analysis.as_deref(),
        missing,
        program: concat!("barpoint ", env!("CARGO_PKG_VERSION")),
        scheme: match args.scheme {
            None => Scheme::System,
            Some(SchemeName::Light) => Scheme::Light,
            Some(SchemeName::Dark) => Scheme::Dark,
        },
    };
    let page = html(&record, &about);
    match &args.output {
        Some(path) => Ok(files::write_whole(path, page.as_bytes())?),
        None => Ok(out.write_all(page.as_bytes())?),
    }
}
