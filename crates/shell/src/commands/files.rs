//! Files: commands, matches.

use std::path::Path;

use barpoint_app::files;
use barpoint_app::matches;
use barpoint_engine::EntryIndex;

use super::{Call, Handler};
use crate::external;
use crate::playing::Playing;
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] = &[
    ("external", external::serve),
    ("import *", load),
    ("load commands", commands),
    ("load game", load),
    ("load match", load),
    ("load position", load),
    ("load python", python),
];

/// Runs a script in Python.
fn python(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let name = named(call)?;
    let path = Path::new(&name);
    if !path.is_file() {
        return Err(Refusal::new(format!(
            "{name}: expected a Python script, found no file"
        )));
    }
    shell.run_python(path, call.out)
}

fn named(call: &Call<'_>) -> Result<String, Refusal> {
    let name = call.words.clone().text();
    if name.is_empty() {
        let path = call.path;
        return Err(Refusal::new(format!("{path}: expected the name of a file")));
    }
    Ok(name)
}

/// Does what the lines of a file say.
fn commands(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
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

impl Shell {
    /// Whether the settings say that a player of this name is player 1 in matches that are imported.
    fn is_player_1(&self, name: &str) -> bool {
        let mut aliases = self.session.settings.kept("aliases").split(';');
        aliases.any(|alias| !alias.is_empty() && alias.trim().eq_ignore_ascii_case(name))
    }
}

/// Reads a match of any format; the position after its last move is shown.
fn load(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let name = named(call)?;
    let path = Path::new(&name);
    let imported = matches::read(path).map_err(Refusal::new)?;
    for warning in &imported.warnings {
        writeln!(call.out, "{name}: {warning}")?;
    }
    let mut imported = imported.record;
    if call.path.starts_with("import") && shell.is_player_1(&imported.players.white.name) {
        imported.swap_players();
    }
    let mut game = Playing::of(imported).map_err(Refusal::new)?;
    if shell.session.settings.is_on("gotofirstgame") {
        let first = EntryIndex { game: 0, entry: 0 };
        game.go_to(first, false).map_err(Refusal::new)?;
    }
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
