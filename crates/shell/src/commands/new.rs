//! `new game`, `new match`, `new session`.

use barpoint_record::MatchInfo;
use barpoint_rules::{BySide, Decision, Side};

use super::Call;
use crate::playing::Playing;
use crate::shell::{Outcome, Refusal, Shell};

/// The longest match that gnubg plays.
const LONGEST: u32 = 64;
/// The most games that a session is set to.
const MOST_GAMES: u32 = 10_000;

/// The next game of the match, or this one begun again.
pub(super) fn game(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let Some(game) = &mut shell.session.game else {
        return begin(shell, 0, None, call);
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
    begin(shell, length, None, call)
}

/// A money session, of as many games as a number says.
pub(super) fn session(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let series = if call.words.rest().is_empty() {
        None
    } else {
        let games = call.number("a number of games", 1, MOST_GAMES)?;
        u16::try_from(games).ok()
    };
    begin(shell, 0, series, call)
}

fn begin(shell: &mut Shell, length: u16, series: Option<u16>, call: &mut Call<'_>) -> Outcome {
    let session = &mut shell.session;
    session.series = series;
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
