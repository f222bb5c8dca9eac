//! `show`: settings and the state of the game.

use barpoint_rules::{Crawford, CubeOwner};

use super::Call;
use crate::shell::{Flow, Outcome, Refusal, Shell};

fn say(call: &mut Call<'_>, text: impl std::fmt::Display) -> Outcome {
    writeln!(call.out, "{text}")?;
    Ok(Flow::Continue)
}

/// The board, or that of the position that is named.
pub(super) fn board(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    if call.words.rest().is_empty() {
        shell.game()?;
        shell.show_place(call.out)?;
    } else {
        let state = shell.position(call)?;
        shell.show_state(&state, call.out)?;
    }
    Ok(Flow::Continue)
}

/// Whether this is the Crawford game, or one after it.
pub(super) fn crawford(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = shell.game()?.state;
    let post = call.path == "show postcrawford";
    say(
        call,
        match (state.is_money(), state.crawford()) {
            (true, _) => "A money session has no Crawford game.",
            (false, Crawford::Post) if post => "This game comes after the Crawford game.",
            (false, _) if post => "This game does not come after the Crawford game.",
            (false, Crawford::Now) => "This game is the Crawford game.",
            (false, _) => "This game is not the Crawford game.",
        },
    )
}

/// The cube.
pub(super) fn cube(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let line = shell.cube_line()?;
    say(call, line)
}

/// The roll to be moved.
pub(super) fn dice(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = shell.state()?;
    let name = shell.session.name(state.on_roll());
    say(
        call,
        match state.roll() {
            Some(roll) => format!("{name} has rolled {} and {}.", roll.high(), roll.low()),
            None => format!("{name} has not rolled yet."),
        },
    )
}

/// The pip counts, the player on roll first.
pub(super) fn pip_count(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = if call.words.rest().is_empty() {
        shell.game()?.state
    } else {
        shell.position(call)?
    };
    let count = |side| state.board_of(side).pip_count();
    let name = |side| shell.session.name(side);
    let (first, second) = (state.on_roll(), state.on_roll().other());
    say(
        call,
        format!(
            "The pip counts are: {} {}, {} {}.",
            name(first),
            count(first),
            name(second),
            count(second)
        ),
    )
}

/// Where dice come from.
pub(super) fn rng(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let line = shell.dice_line();
    say(call, line)
}

/// The seed of the dice, and how often they were rolled since.
pub(super) fn seed(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let dice = &shell.session.dice;
    let rolled = dice.rolled();
    let seed = match (dice.word(), dice.seed()) {
        (_, "") => "Dice that are typed have no seed.".to_owned(),
        ("file", name) => format!("The dice are those of the file {name}."),
        (_, seed) => format!("The current seed is {seed}."),
    };
    say(call, format!("{seed}\nRolls since then: {rolled}."))
}

/// The score.
pub(super) fn score(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = shell.game()?.state;
    let line = shell.score_line(&state);
    say(call, line)
}

/// Whose turn it is.
pub(super) fn turn(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = shell.state()?;
    let name = shell.session.name(state.on_roll());
    say(call, format!("{name} is on roll."))
}

impl Shell {
    /// The cube in a line.
    pub(super) fn cube_line(&mut self) -> Result<String, Refusal> {
        let cube = self.state()?.cube();
        let value = cube.value();
        Ok(match cube.owner() {
            CubeOwner::Centred => format!("The cube is at {value}, and is centred."),
            CubeOwner::Owned(side) => {
                format!(
                    "The cube is at {value}, and is owned by {}.",
                    self.session.name(side)
                )
            }
        })
    }
}
