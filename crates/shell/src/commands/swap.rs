//! `swap players`: the players change seats.

use super::{Call, Handler};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] = &[("swap players", players)];

/// Everything that belongs to one player belongs to the other seat: name, who decides, score, checkers, cube, and all that
/// the record says.
fn players(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    if let Some(game) = &mut shell.session.game {
        game.swap_players().map_err(Refusal::new)?;
    }
    let session = &mut shell.session;
    std::mem::swap(&mut session.seats.white, &mut session.seats.black);
    let players = &mut session.settings.players;
    std::mem::swap(&mut players.white, &mut players.black);
    if shell.session.game.is_some() {
        shell.show_place(call.out)?;
    }
    Ok(Flow::Continue)
}
