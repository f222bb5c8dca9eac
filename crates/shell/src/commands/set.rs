//! Settings of rules, of what is done by itself, and of output.

use super::Call;
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// `set automatic game`, `move` and `roll`.
pub(super) fn automatic(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let on = call.switch()?;
    let automatic = &mut shell.session.automatic;
    let (setting, what) = match call.path {
        "set automatic game" => (&mut automatic.game, "The next game starts by itself"),
        "set automatic move" => (&mut automatic.play, "Forced plays are made by themselves"),
        _ => (
            &mut automatic.roll,
            "Where no double is possible the dice roll by themselves",
        ),
    };
    *setting = on;
    writeln!(call.out, "{what}: {}", super::show::on_off(on))?;
    Ok(Flow::Continue)
}

/// `set automatic doubles`: how many tied opening rolls turn the cube.
pub(super) fn automatic_doubles(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let limit = call.number("a number of automatic doubles", 0, 12)?;
    shell.session.rules.automatic_doubles = u8::try_from(limit).unwrap_or_default();
    writeln!(
        call.out,
        "Automatic doubles in new money games: at most {limit}"
    )?;
    Ok(Flow::Continue)
}

/// `set beavers`: how many redoubles may follow a double at once.
pub(super) fn beavers(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let limit = call.number("a number of beavers", 0, 12)?;
    let beavers = u8::try_from(limit).unwrap_or_default();
    shell.session.rules.beavers = beavers;
    shell.change_rules(|rules| rules.beavers = beavers)?;
    writeln!(
        call.out,
        "Beavers and raccoons in money sessions: at most {limit}"
    )?;
    Ok(Flow::Continue)
}

/// `set jacoby`: whether gammons of a cube that was not turned count once.
pub(super) fn jacoby(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let on = call.switch()?;
    shell.session.rules.jacoby = on;
    shell.change_rules(|rules| rules.jacoby = on)?;
    writeln!(
        call.out,
        "Jacoby rule in money sessions: {}",
        super::show::on_off(on)
    )?;
    Ok(Flow::Continue)
}

/// `set cube use`: whether there is a cube in new games.
pub(super) fn cube_use(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let on = call.switch()?;
    shell.session.rules.cube = on;
    shell.change_rules(|rules| rules.cube = on)?;
    writeln!(call.out, "Doubling cube: {}", super::show::on_off(on))?;
    Ok(Flow::Continue)
}

/// `set matchlength`: of new matches for which no length is given.
pub(super) fn length(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let length = call.number("a length in points", 0, 64)?;
    shell.session.length = u16::try_from(length).unwrap_or_default();
    writeln!(call.out, "New matches default to {length} points.")?;
    Ok(Flow::Continue)
}

/// `set clockwise`: which way player 1 moves on the board.
pub(super) fn clockwise(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    shell.session.look.clockwise = call.switch()?;
    super::show::clockwise(shell, call)
}

/// `set prompt`: what stands before a line that is typed.
pub(super) fn prompt(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let text = call.words.rest();
    let text = if text.is_empty() {
        "(\\p) ".to_owned()
    } else {
        format!("{text} ")
    };
    shell.session.look.prompt = text;
    super::show::prompt(shell, call)
}

/// `set output digits`: after the point.
pub(super) fn digits(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let digits = call.number("a number of digits", 1, 6)?;
    shell.session.settings.output.digits = usize::try_from(digits).unwrap_or(3);
    writeln!(
        call.out,
        "Chances and equities are shown with {digits} digits after the point."
    )?;
    Ok(Flow::Continue)
}

impl Shell {
    /// Changes the rules of the game that is on, if there is one.
    fn change_rules(
        &mut self,
        change: impl FnOnce(&mut barpoint_rules::MatchRules),
    ) -> Result<(), Refusal> {
        let Some(game) = &mut self.session.game else {
            return Ok(());
        };
        game.change_rules(change).map_err(Refusal::new)
    }
}
