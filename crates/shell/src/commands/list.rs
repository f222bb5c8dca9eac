//! `list game`: the moves of the game in two columns.

use barpoint_record::{Event, PlayedRoll};
use barpoint_rules::Side;

use super::Call;
use crate::shell::{Flow, Outcome, Shell};

/// How wide the column of player 0 is.
const WIDTH: usize = 42;

/// The moves so far, player 0 on the left.
pub(super) fn game(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let record = shell.game()?.whole_record();
    let entries = record.games.last().map_or(&[][..], |game| &game.entries);
    let mut cube = 1;
    let mut left = String::new();
    let cells = entries
        .iter()
        .filter_map(|entry| cell(&entry.event, &mut cube))
        .collect::<Vec<_>>();
    for (side, text) in cells {
        match side {
            Side::White => {
                if !left.is_empty() {
                    writeln!(call.out, "{left}")?;
                }
                left = text;
            }
            Side::Black => {
                writeln!(call.out, "{left:<WIDTH$}  {text}")?;
                left.clear();
            }
        }
    }
    if !left.is_empty() {
        writeln!(call.out, "{left}")?;
    }
    Ok(Flow::Continue)
}

/// An entry of the list; `None` for what is set by hand.
fn cell(event: &Event, cube: &mut u32) -> Option<(Side, String)> {
    let text = match event {
        Event::Play(PlayedRoll { roll, play, .. }) => format!("{roll}: {play}"),
        Event::IllegalPlay { roll, .. } => format!("{roll}: ?"),
        Event::Roll { roll, .. } => format!("{roll}: Rolled"),
        Event::Double(_) => {
            *cube *= 2;
            format!("Doubles to {cube}")
        }
        Event::Take(_) => "Takes".to_owned(),
        Event::Pass(_) => "Drops".to_owned(),
        Event::SetCubeValue(value) => {
            *cube = *value;
            return None;
        }
        Event::SetPosition(_) | Event::SetCubeOwner(_) => return None,
    };
    event.side().map(|side| (side, text))
}
