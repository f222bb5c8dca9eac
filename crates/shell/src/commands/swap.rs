//! `swap players`.

use super::Call;
use crate::shell::{Flow, Outcome, Shell};

/// Exchanges the two players, their names and what makes their decisions; the game stays as it is.
pub(super) fn players(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let seats = &mut shell.session.seats;
    std::mem::swap(&mut seats.white, &mut seats.black);
    if let Some(game) = &mut shell.session.game {
        let players = &mut game.record.players;
        std::mem::swap(&mut players.white, &mut players.black);
    }
    shell.show_board(call.out)?;
    Ok(Flow::Continue)
}
