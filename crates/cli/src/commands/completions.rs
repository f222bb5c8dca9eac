//! `barpoint completions`: what a shell needs to complete command lines.

use std::io::Write;

use clap_complete::{Shell, generate};

use crate::definition::definition;
use crate::error::CliError;

/// Print completions for a shell
///
/// They belong into
///   bash  ~/.local/share/bash-completion/completions/barpoint
///   fish  ~/.config/fish/completions/barpoint.fish
///   zsh   _barpoint in a folder of $fpath
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// The shell
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let mut script = Vec::new();
    generate(args.shell, &mut definition(), "barpoint", &mut script);
    Ok(out.write_all(&script)?)
}
