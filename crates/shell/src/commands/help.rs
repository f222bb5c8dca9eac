//! `help`: commands, their arguments and what they do.

use super::Call;
use crate::language::{Command, Meaning};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// All commands, or one with what may follow it.
pub(super) fn help(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let asked = call.words.rest();
    let language = shell.language();
    if asked.is_empty() {
        writeln!(call.out, "Commands:")?;
        return listed(&language.root().below, call);
    }
    let lookup = language.look_up(asked);
    let (Some(command), false) = (
        lookup.found.last(),
        matches!(lookup.meaning, Meaning::Unknown(_)),
    ) else {
        return Err(Refusal::new(format!(
            "No help available for topic `{asked}'"
        )));
    };
    let path = lookup.path();
    writeln!(call.out, "{path} - {}\n", command.meaning)?;
    if command.below.is_empty() {
        writeln!(call.out, "Usage: {path} {}", command.arguments)?;
        return Ok(Flow::Continue);
    }
    writeln!(call.out, "Usage: {path} <subcommand>\nSubcommands:")?;
    listed(&command.below, call)
}

fn listed(commands: &[Command], call: &mut Call<'_>) -> Outcome {
    for command in commands.iter().filter(|command| !command.hidden) {
        writeln!(call.out, "{:<18} {}", command.name, command.meaning)?;
    }
    Ok(Flow::Continue)
}
