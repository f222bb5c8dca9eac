//! `show`: settings and the state of the game.

use barpoint_rules::{Crawford, CubeOwner, Side};

use super::Call;
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// A switch in a word.
pub(super) const fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn say(call: &mut Call<'_>, text: impl std::fmt::Display) -> Outcome {
    writeln!(call.out, "{text}")?;
    Ok(Flow::Continue)
}

/// What is done without being asked.
pub(super) fn automatic(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let automatic = shell.session.automatic;
    let doubles = shell.session.rules.automatic_doubles;
    let rows = [
        (
            "crawford",
            "the Crawford game comes by the score",
            on_off(true).to_owned(),
        ),
        (
            "doubles",
            "tied opening rolls that turn the cube",
            doubles.to_string(),
        ),
        (
            "game",
            "the next game starts by itself",
            on_off(automatic.game).to_owned(),
        ),
        (
            "move",
            "forced plays are made",
            on_off(automatic.play).to_owned(),
        ),
        (
            "roll",
            "rolls where no double is possible",
            on_off(automatic.roll).to_owned(),
        ),
    ];
    for (name, what, value) in rows {
        writeln!(call.out, "{name:<10}{what:<44}{value}")?;
    }
    Ok(Flow::Continue)
}

/// Beavers and raccoons.
pub(super) fn beavers(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let most = shell.session.rules.beavers;
    say(
        call,
        format!("Beavers and raccoons in money sessions: at most {most}"),
    )
}

/// The board.
pub(super) fn board(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    shell.game()?;
    shell.show_place(call.out)?;
    Ok(Flow::Continue)
}

/// Which way player 1 moves.
pub(super) fn clockwise(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let way = if shell.session.look.clockwise {
        "clockwise"
    } else {
        "anticlockwise"
    };
    say(call, format!("Player 1 moves {way}."))
}

/// Whether this is the Crawford game.
pub(super) fn crawford(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let state = shell.game()?.state;
    say(
        call,
        match (state.is_money(), state.crawford()) {
            (true, _) => "A money session has no Crawford game.",
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
            Some(roll) => format!("{name} has rolled {roll}."),
            None => format!("{name} has not rolled yet."),
        },
    )
}

/// The Jacoby rule.
pub(super) fn jacoby(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let on = shell.session.rules.jacoby;
    say(
        call,
        format!("Jacoby rule in money sessions: {}", on_off(on)),
    )
}

/// The length of new matches.
pub(super) fn length(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let length = shell.session.length;
    say(call, format!("New matches default to {length} points."))
}

/// The pip counts.
pub(super) fn pip_count(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    if let Some(id) = call.words.next() {
        let board = super::position::position_of(&id)?;
        let (own, theirs) = (board.pip_count(), board.opponent_pip_count());
        return say(
            call,
            format!("The pip counts are: on roll {own}, opponent {theirs}."),
        );
    }
    let state = shell.game()?.state;
    let count = |side| state.board_of(side).pip_count();
    let name = |side| shell.session.name(side);
    let [white, black] = Side::BOTH;
    say(
        call,
        format!(
            "The pip counts are: {} {}, {} {}.",
            name(white),
            count(white),
            name(black),
            count(black)
        ),
    )
}

/// What stands before a line that is typed.
pub(super) fn prompt(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let text = &shell.session.look.prompt;
    say(call, format!("The prompt is set to `{text}'."))
}

/// Where dice come from.
pub(super) fn rng(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let line = shell.dice_line();
    say(call, line)
}

/// The seed of the dice.
pub(super) fn seed(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    rng(shell, call)
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

/// The version of the program.
pub(super) fn version(_: &mut Shell, call: &mut Call<'_>) -> Outcome {
    say(call, format!("barpoint {}", env!("CARGO_PKG_VERSION")))
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
