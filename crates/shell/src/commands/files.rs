//! Files: commands, matches.

use std::path::Path;

use barpoint_app::files;
use barpoint_app::matches::{self, exported, format_for};

use super::Call;
use crate::playing::Playing;
use crate::shell::{Flow, Outcome, Refusal, Shell};

fn named(call: &Call<'_>) -> Result<String, Refusal> {
    let name = call.words.clone().text();
    if name.is_empty() {
        let path = call.path;
        return Err(Refusal::new(format!("{path}: expected the name of a file")));
    }
    Ok(name)
}

/// Does what the lines of a file say.
pub(super) fn commands(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let name = named(call)?;
    let path = Path::new(&name);
    let text = files::read(path)
        .and_then(|bytes| files::text(path, bytes))
        .map_err(Refusal::new)?;
    let whole = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    if shell.session.loading.contains(&whole) {
        return Err(Refusal::new(format!(
            "{name}: this file of commands loads itself"
        )));
    }
    shell.session.loading.push(whole);
    let mut flow = Ok(Flow::Continue);
    for line in text.lines() {
        flow = shell.line(line, call.out);
        if !matches!(flow, Ok(Flow::Continue)) {
            break;
        }
    }
    shell.session.loading.pop();
    flow.map_err(Refusal::from)
}

/// Reads a match of any format; the position after its last move is shown.
pub(super) fn load(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let name = named(call)?;
    let path = Path::new(&name);
    let imported = matches::read(path).map_err(Refusal::new)?;
    for warning in &imported.warnings {
        writeln!(call.out, "{name}: {warning}")?;
    }
    let game = Playing::of(imported.record).map_err(Refusal::new)?;
    let record = &game.record;
    if record.games.is_empty() {
        return Err(Refusal::new(format!(
            "{name}: expected a match, found no game"
        )));
    }
    for (seat, player) in [
        (&mut shell.session.seats.white, &record.players.white),
        (&mut shell.session.seats.black, &record.players.black),
    ] {
        if !player.name.is_empty() {
            seat.name.clone_from(&player.name);
        }
    }
    shell.session.game = Some(game);
    shell.take_match_info();
    shell.show_board(call.out)?;
    let state = shell.game()?.state;
    writeln!(call.out, "{}", shell.score_line(&state))?;
    Ok(Flow::Continue)
}

/// Writes the match as SGF.
pub(super) fn save(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    written(shell, call, "sgf")
}

/// Writes the match in the format that the command names.
pub(super) fn export(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let format = match call.path.rsplit(' ').next() {
        Some("text") => "txt",
        _ => "mat",
    };
    written(shell, call, format)
}

fn written(shell: &mut Shell, call: &mut Call<'_>, format: &str) -> Outcome {
    let name = named(call)?;
    let path = Path::new(&name);
    let format = format_for(path, Some(format)).map_err(Refusal::new)?;
    let record = shell.game()?.whole_record();
    let bytes = exported(&record, path, format).map_err(Refusal::new)?;
    for lost in format.losses(&record) {
        writeln!(call.out, "{} cannot hold {lost}.", format.name())?;
    }
    files::write_whole(path, &bytes).map_err(Refusal::new)?;
    writeln!(call.out, "Saved in {name}.")?;
    Ok(Flow::Continue)
}
