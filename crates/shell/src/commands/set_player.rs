//! `set player`: names, and who makes a player's decisions.

use barpoint_app::external::ExternalPlayer;
use barpoint_engine::Edition;
use barpoint_rules::Side;

use super::Call;
use crate::session::Control;
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The longest name.
const LONGEST: usize = 60;

/// A name.
pub(super) fn name(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let side = shell.player(call.player.unwrap_or_default())?;
    let name = call.words.clone().text();
    check_name(&name)?;
    let other = shell.session.name(side.other());
    if other.eq_ignore_ascii_case(&name) {
        return Err(Refusal::new(format!(
            "the other player is called {other}: expected another name"
        )));
    }
    if shell.session.loading.is_empty() {
        writeln!(
            call.out,
            "Player {} is now known as `{name}'.",
            number(side)
        )?;
    }
    if let Some(game) = &mut shell.session.game {
        game.record.players[side].name.clone_from(&name);
    }
    shell.session.seats[side].name = name;
    shell.session.named[side] = true;
    Ok(Flow::Continue)
}

/// Refuses what cannot be the name of a player.
pub(crate) fn check_name(name: &str) -> Result<(), Refusal> {
    let letters = name.chars().count();
    let is_text = !name
        .chars()
        .any(|letter| letter.is_control() || letter == '"');
    if !(1..=LONGEST).contains(&letters) || !is_text {
        return Err(Refusal::new(format!(
            "expected a name of 1 to {LONGEST} letters without quotes"
        )));
    }
    if ["0", "1", "both"].contains(&name.to_ascii_lowercase().as_str()) {
        return Err(Refusal::new(format!(
            "`{name}' already means a player: expected another name"
        )));
    }
    Ok(())
}

const fn number(side: Side) -> u8 {
    match side {
        Side::White => 0,
        Side::Black => 1,
    }
}

/// Whoever types.
pub(super) fn human(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    controlled(shell, call, Control::Human, "is played by you")
}

/// Another program, over a socket.
pub(super) fn external(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let side = shell.player(call.player.unwrap_or_default())?;
    let address = call.words.clone().text();
    if address.is_empty() {
        return Err(Refusal::new(
            "set player external: expected HOST:PORT or the path of a socket",
        ));
    }
    shell.session.externals[side] =
        Some(ExternalPlayer::connect(&address).map_err(|error| Refusal::new(error.to_string()))?);
    controlled(shell, call, Control::External, "is played over a socket")
}

/// The program.
pub(super) fn program(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    controlled(shell, call, Control::Program, "is played by the program")
}

/// BKG of 1977.
pub(super) fn bkg(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    by_bkg(shell, call, Edition::Of1977)
}

/// BKG-VI.
pub(super) fn bkg_vi(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    by_bkg(shell, call, Edition::Vi)
}

fn by_bkg(shell: &mut Shell, call: &mut Call<'_>, edition: Edition) -> Outcome {
    shell.engines.bkg(edition).map_err(Refusal::new)?;
    let how = format!("is played by {}", edition.title());
    controlled(shell, call, Control::Bkg(edition), &how)
}

fn controlled(shell: &mut Shell, call: &mut Call<'_>, control: Control, how: &str) -> Outcome {
    let word = call.player.unwrap_or_default();
    let sides = shell.session.players(word);
    for side in sides.ok_or_else(|| shell.unknown_player(word))? {
        shell.session.seats[side].control = control;
        if shell.session.loading.is_empty() {
            writeln!(call.out, "{} {how}.", shell.session.name(side))?;
        }
    }
    Ok(Flow::Continue)
}

impl Shell {
    /// The player that a word means.
    pub(super) fn player(&self, word: &str) -> Result<Side, Refusal> {
        self.session
            .player(word)
            .ok_or_else(|| self.unknown_player(word))
    }

    /// A word that means no player.
    pub(super) fn unknown_player(&self, word: &str) -> Refusal {
        let name = |side| self.session.name(side);
        Refusal::new(format!(
            "Unknown player `{word}': expected 0 ({}), 1 ({}) or a name",
            name(Side::White),
            name(Side::Black)
        ))
    }
}
