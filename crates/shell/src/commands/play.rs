//! `play` and `end game`: the program plays for whoever is on roll.

use super::Call;
use crate::session::Control;
use crate::shell::{Outcome, Refusal, Shell};

/// Lets the program go on when it is its turn.
pub(super) fn play(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = shell.state()?;
    let decides = state.decision().side();
    let is_program = decides.is_some_and(|side| shell.session.seats[side].control.is_program());
    if !is_program {
        return Err(Refusal::new("It is not the program's turn."));
    }
    shell.go_on(call.out)
}

/// Plays the game to its end for both players, without doubling a person's cube.
pub(super) fn end_game(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    shell.state()?;
    let seats = shell.session.seats.clone();
    for seat in [
        &mut shell.session.seats.white,
        &mut shell.session.seats.black,
    ] {
        if !seat.control.is_program() {
            seat.control = Control::Program;
        }
    }
    let automatic = std::mem::replace(&mut shell.session.automatic.game, false);
    let ended = shell.go_on(call.out);
    shell.session.seats = seats;
    shell.session.automatic.game = automatic;
    let flow = ended?;
    if automatic && shell.game()?.state.game_result().is_some() {
        return shell.go_on(call.out);
    }
    Ok(flow)
}
