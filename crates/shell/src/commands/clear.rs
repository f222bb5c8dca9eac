//! `clear`, `copy`, `history`, `invert`.

use barpoint_analysis::white_wins;
use barpoint_rules::Side;

use super::{Call, Handler};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] = &[
    ("clear cache", cache),
    ("clear hint", hint),
    ("clear turn", turn),
    ("copy", copy),
    ("history", history),
    ("invert matchequitytable", invert),
    ("invert met", invert),
];

/// Forgets what was evaluated.
fn cache(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    shell.engines.change(|_| {});
    writeln!(call.out, "The evaluations in the cache are forgotten.")?;
    Ok(Flow::Continue)
}

/// Forgets what was rolled out of the roll to be played.
fn hint(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    shell.session.rolled_out = None;
    writeln!(call.out, "The next hint is found anew.")?;
    Ok(Flow::Continue)
}

/// Takes back the dice and the cube of this turn.
fn turn(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let side = shell.state()?.on_roll();
    let game = shell.game()?;
    game.edit(|state| state.set_on_roll(side), [])
        .map_err(Refusal::new)?;
    shell.session.asks_dice = false;
    shell.show_board(call.out)?;
    Ok(Flow::Continue)
}

/// The board and its IDs as text: there is no clipboard to put them on.
fn copy(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    shell.game()?;
    shell.show_board(call.out)?;
    Ok(Flow::Continue)
}

/// How wide the chances are drawn.
const WIDTH: f32 = 50.0;

/// The winning chance of player 0 from move to move, as far as it is analysed.
fn history(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let name = shell.session.name(Side::White).to_owned();
    let games = shell.game()?.record.games.clone();
    let mut any = false;
    for (number, game) in (1..).zip(&games) {
        let known: Vec<(usize, f32)> = game
            .entries
            .iter()
            .enumerate()
            .filter_map(|(index, entry)| Some((index + 1, white_wins(entry)?)))
            .collect();
        if known.is_empty() {
            continue;
        }
        any = true;
        writeln!(call.out, "Game {number}: winning chances of {name}")?;
        for (record, chance) in known {
            let stars: String = (0_u8..)
                .take_while(|&star| f32::from(star) < WIDTH * chance)
                .map(|_| '*')
                .collect();
            writeln!(call.out, "{record:4} {:6.2}% {stars}", 100.0 * chance)?;
        }
    }
    if !any {
        return Err(Refusal::new(
            "Nothing is analysed yet: `analyse match' does it.",
        ));
    }
    Ok(Flow::Continue)
}

/// The players of the match equity table in each other's place.
fn invert(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let value = call.words.rest().to_owned();
    let line = format!("set invert matchequitytable {value}");
    Ok(shell.strictly(&line, call.out)?)
}
