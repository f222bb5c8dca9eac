//! `new game`, `new match`, `new session`.

use barpoint_record::MatchInfo;
use barpoint_rules::{BySide, Decision, Side};

use super::Call;
use crate::playing::Playing;
use crate::shell::{Outcome, Refusal, Shell};

/// The longest match that gnubg plays.
const LONGEST: u32 = 64;

/// The next game of the match, or this one begun again.
pub(super) fn game(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let Some(game) = &mut shell.session.game else {
        return begin(shell, 0, call);
    };
    match game.state.decision() {
        Decision::Nothing => {
            return Err(Refusal::new(
                "The match is over: `new match' or `new session' starts another.",
            ));
        }
        Decision::NextGame => game
            .apply(barpoint_rules::Action::NextGame)
            .map_err(Refusal::new)?,
        _ => game.restart().map_err(Refusal::new)?,
    }
    shell.go_on(call.out)
}

/// A match to so many points.
pub(super) fn match_to(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let length = if call.words.rest().is_empty() {
        shell.session.length
    } else {
        let length = call.number("a length in points", 0, LONGEST)?;
        u16::try_from(length).unwrap_or_default()
    };
    begin(shell, length, call)
}

/// A money session.
pub(super) fn session(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    begin(shell, 0, call)
}

fn begin(shell: &mut Shell, length: u16, call: &mut Call<'_>) -> Outcome {
    let session = &mut shell.session;
    for side in Side::BOTH {
        if !session.named[side] {
            session.seats[side]
                .name
                .clone_from(&session.new_names[side]);
        }
    }
    if session.game.is_some() {
        // What was known was about that match.
        session.match_info = MatchInfo::default();
        session.ratings = BySide::new(None, None);
    }
    let names = BySide::from_fn(|side| session.name(side).to_owned());
    session.game = Some(Playing::new(length, session.rules, names));
    shell.note_match_info();
    match length {
        0 => writeln!(call.out, "A new session has been started.")?,
        1 => writeln!(call.out, "A new 1 point match has been started.")?,
        points => writeln!(call.out, "A new {points} points match has been started.")?,
    }
    shell.go_on(call.out)
}
